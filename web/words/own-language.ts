// Whose language a page speaks: the person's own; it is chosen here, and kept where it belongs.

import type { Session } from '#shared/model/company/company.ts';
import { adoptLanguage, chooseLanguage, keepLanguage, type Language } from '#web/text.ts';
import { useTellRefusal } from './tell-refusal.ts';

/** A company's account speaks by its settings, an employee by their own choice: never by the employer's. */
function ownLanguageOf({ role, settings, language }: Session): Language | undefined {
  if (role === 'COMPANY') return settings?.language;
  return role === 'EMPLOYEE' ? language : undefined;
}

/** True where the page has to be loaded again, to speak the language of who is here now. */
export function speaksOtherThan(session: Session): boolean {
  if (session.role !== 'COMPANY_TIME_CLOCK') return adoptLanguage(ownLanguageOf(session));
  keepLanguage();
  return false;
}

/** Saves the choice where the person's settings are, then on this device; what is refused changes nothing. */
export function useChooseLanguage(
  save: (language: Language) => Promise<unknown>,
): (language: Language) => Promise<void> {
  const tellRefusal = useTellRefusal();
  return async (language) => {
    try {
      await save(language);
    } catch (error) {
      tellRefusal(error);
      return;
    }
    chooseLanguage(language);
  };
}
