// Changing the settings: sends the changed part, then renews the session, which carries the settings.

import type * as z from 'zod/mini';
import { companies } from '#shared/api/company.ts';
import type { Integrations, Settings } from '#shared/model/company/company.ts';
import type { settingsChange } from '#shared/model/company/settings-change.ts';
import { useChange } from '#web/api/query.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { showToast } from '#web/ui/overlay/toast.tsx';
import { useSessionChange } from '#web/desk/session-change.ts';
import { useAttempt } from '#web/words/attempt.ts';

export type SettingsChange = z.input<typeof settingsChange>;
/** The company's settings and integrations; one version counts the changes of both. */
export type Chosen = { readonly settings: Settings; readonly integrations: Integrations };

export type SettingsEditor = Chosen & {
  readonly isSaving: boolean;
  /** Throws the refusal. */
  readonly put: (change: SettingsChange) => Promise<void>;
  /** Shows a toast: saved, or why not. */
  readonly save: (change: SettingsChange, done?: string) => Promise<void>;
};

/** Undefined while the session does not carry settings. */
export function useSettings(): SettingsEditor | undefined {
  const t = useTexts('settings');
  const attempt = useAttempt();
  const { settings, integrations = {} } = useSignedIn();
  const changing = useSessionChange();
  const change = useChange(companies.endpoints.changeSettings);
  if (!settings) return undefined;
  const put: SettingsEditor['put'] = async (body) => {
    await changing(async () => {
      const after = await change.mutateAsync({ body });
      return { settings: after, ...(after.country ? { country: after.country } : {}) };
    });
  };
  const save: SettingsEditor['save'] = (body, done = t('saved')) =>
    attempt(async () => {
      await put(body);
      showToast({ message: done });
    });
  return { settings, integrations, isSaving: change.isPending, put, save };
}
