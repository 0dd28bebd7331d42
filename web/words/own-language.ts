// The language of the person who is logged in: which one it is, and changing it.

import type { Session } from '#shared/model/company/company.ts';
import { adoptLanguage, chooseLanguage, keepLanguage, type Language } from '#web/text.ts';
import { useShowRefusal } from './show-refusal.ts';

/**
 * The company's account has the language of its settings; an employee has their own, never the company's; a person of
 * the office has the device's.
 */
function ownLanguageOf({ role, manager, settings, language }: Session): Language | undefined {
  if (role === 'COMPANY') return manager ? undefined : settings?.language;
  return role === 'EMPLOYEE' ? language : undefined;
}

/** True if the page must be reloaded to show the language of this session. */
export function speaksOtherThan(session: Session): boolean {
  if (session.role !== 'COMPANY_TIME_CLOCK') return adoptLanguage(ownLanguageOf(session));
  keepLanguage();
  return false;
}

/** Saves the choice in the person's settings, then on this device; a refusal changes neither. */
export function useChooseLanguage(
  save: (language: Language) => Promise<unknown>,
): (language: Language) => Promise<void> {
  const showRefusal = useShowRefusal();
  return async (language) => {
    try {
      await save(language);
    } catch (error) {
      showRefusal(error);
      return;
    }
    chooseLanguage(language);
  };
}
