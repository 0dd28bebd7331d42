// Changing the settings: sends the changed part, then asks again who is logged in, since the session carries them.

import type * as z from 'zod/mini';
import { companies } from '#shared/api/company.ts';
import type { Settings, settingsChange } from '#shared/model/company.ts';
import { useChange } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useSession, useSignedIn } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { showToast } from '#web/ui/toast.tsx';
import { useTellRefusal } from '#web/work/tell-refusal.ts';

export type SettingsChange = z.input<typeof settingsChange>;

export type SettingsHand = {
  readonly settings: Settings;
  readonly isSaving: boolean;
  /** The reason when it was refused; undefined once it went through and has been said so. */
  readonly attempt: (change: SettingsChange, done?: string) => Promise<string | undefined>;
  /** True when it went through; otherwise the reason has been said. */
  readonly save: (change: SettingsChange, done?: string) => Promise<boolean>;
};

/** Undefined while the session does not carry settings. */
export function useSettings(): SettingsHand | undefined {
  const t = useTexts('settings');
  const words = useErrorWords();
  const tellRefusal = useTellRefusal();
  const { settings } = useSignedIn();
  const { renew } = useSession();
  const change = useChange(companies.endpoints.changeSettings);
  if (!settings) return undefined;
  const put = async (body: SettingsChange, done: string = t('saved')): Promise<void> => {
    await change.mutateAsync({ body });
    await renew();
    showToast({ message: done });
  };
  const attempt: SettingsHand['attempt'] = async (body, done) => {
    try {
      await put(body, done);
      return undefined;
    } catch (error) {
      return words.say(error);
    }
  };
  const save: SettingsHand['save'] = async (body, done) => {
    try {
      await put(body, done);
      return true;
    } catch (error) {
      tellRefusal(error);
      return false;
    }
  };
  return { settings, isSaving: change.isPending, attempt, save };
}
