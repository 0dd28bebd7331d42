// Changing the settings: sends the changed part, then asks again who is logged in, since the session carries them.

import type * as z from 'zod/mini';
import { companies } from '#shared/api/company.ts';
import type { Settings, settingsChange } from '#shared/model/company.ts';
import { useChange } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useSession, useSignedIn } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { showToast } from '#web/ui/toast.tsx';

export type SettingsChange = z.input<typeof settingsChange>;

export type SettingsHand = {
  readonly settings: Settings;
  readonly isSaving: boolean;
  /** True when it went through; otherwise the reason has been said. */
  readonly save: (change: SettingsChange) => Promise<boolean>;
};

/** Undefined while the session does not carry settings. */
export function useSettings(): SettingsHand | undefined {
  const t = useTexts('settings');
  const words = useErrorWords();
  const { settings } = useSignedIn();
  const { renew } = useSession();
  const change = useChange(companies.endpoints.changeSettings);
  if (!settings) return undefined;
  const save = async (body: SettingsChange): Promise<boolean> => {
    try {
      await change.mutateAsync({ body });
      await renew();
    } catch (error) {
      showToast({ tone: 'bad', message: words.say(error) });
      return false;
    }
    showToast({ message: t('saved') });
    return true;
  };
  return { settings, isSaving: change.isPending, save };
}
