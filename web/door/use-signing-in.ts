// After a log-in: remembers the session and goes home; words for what a log-in may be refused with.

import type { Session } from '#shared/model/company.ts';
import { ApiError } from '#web/api/client.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useSession } from '#web/api/session.tsx';
import { homeOf } from '#web/screens.ts';
import { useTexts } from '#web/text.ts';
import { useGo } from './go.ts';
import { speaksOtherThan } from '#web/words/own-language.ts';

export function useSigningIn() {
  const { signedIn } = useSession();
  const go = useGo();
  const t = useTexts('sign-in');
  const words = useErrorWords();

  const enter = async (session: Session): Promise<void> => {
    const home = homeOf(session);
    if (speaksOtherThan(session)) {
      location.assign(home);
      return;
    }
    signedIn(session);
    go(home);
  };

  /** `fields` says which field a code is about; the rest stands above the form. */
  const explain = (fields: Readonly<Record<string, string>>) => (error: unknown) => {
    if (!(error instanceof ApiError)) return { message: t('networkError') };
    const path = fields[error.code];
    if (path) return { issues: [{ path, message: words.say(error) }] };
    if (error.issues.length > 0) return words.explain(error);
    if (error.status === 401 && error.code === 'unknown') {
      return { message: words.say(new ApiError('wrong_credentials')) };
    }
    return { message: error.code === 'unknown' ? t('networkError') : words.say(error) };
  };
  return { enter, explain, words };
}
