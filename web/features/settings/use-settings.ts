// Changing the settings: sends the changed part, and shows what is so from then on, since the session carries them.

import type * as z from 'zod/mini';
import { companies } from '#shared/api/company.ts';
import type { Integrations, Settings } from '#shared/model/company/company.ts';
import type { settingsChange } from '#shared/model/company/settings-change.ts';
import { useChange } from '#web/api/query.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { showToast } from '#web/ui/overlay/toast.tsx';
import { useSessionChange } from '#web/desk/session-change.ts';
import { useTellRefusal } from '#web/words/tell-refusal.ts';

export type SettingsChange = z.input<typeof settingsChange>;
/** What the company has chosen; one version counts the changes of all of it. */
export type Chosen = { readonly settings: Settings; readonly integrations: Integrations };

export type SettingsHand = Chosen & {
  readonly isSaving: boolean;
  /** Throws what it was refused with. */
  readonly put: (change: SettingsChange) => Promise<void>;
  /** Says that it went through, or why not. */
  readonly save: (change: SettingsChange, done?: string) => Promise<void>;
};

/** Undefined while the session does not carry settings. */
export function useSettings(): SettingsHand | undefined {
  const t = useTexts('settings');
  const tellRefusal = useTellRefusal();
  const { settings, integrations = {} } = useSignedIn();
  const changing = useSessionChange();
  const change = useChange(companies.endpoints.changeSettings);
  if (!settings) return undefined;
  const put: SettingsHand['put'] = async (body) => {
    await changing(async () => {
      const after = await change.mutateAsync({ body });
      return { settings: after, ...(after.country ? { country: after.country } : {}) };
    });
  };
  const save: SettingsHand['save'] = async (body, done = t('saved')) => {
    try {
      await put(body);
      showToast({ message: done });
    } catch (error) {
      tellRefusal(error);
    }
  };
  return { settings, integrations, isSaving: change.isPending, put, save };
}
