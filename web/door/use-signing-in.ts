// After a log-in: keeps the session and opens the page that was asked for, else home; and the words for a refused log-in.

import { sessions } from '#shared/api/session.ts';
import type { Session } from '#shared/model/company/company.ts';
import { ApiError, call } from '#web/api/client.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { endsSession, useSession } from '#web/api/session.tsx';
import { wasSignedIn } from '#web/first-move.ts';
import { useTexts } from '#web/text.ts';
import { speaksOtherThan } from '#web/words/own-language.ts';
import { useOpenPath } from './open-path.ts';
import { placeAfterLogIn } from './place-after-log-in.ts';

const { self, timeClockSelf } = sessions.endpoints;

/** The log-in succeeded but the browser stores no cookie, so the next call would have no session. */
export class CookiesRefused extends Error {}

/** Reads the session only if the cookie that pages can read is missing: a proxy may have removed that one alone. */
async function checkKept({ role }: Session): Promise<void> {
  if (wasSignedIn()) return;
  await call(role === 'COMPANY_TIME_CLOCK' ? timeClockSelf : self, {}).catch((error: unknown) => {
    if (endsSession(error)) throw new CookiesRefused();
  });
}

export function useSigningIn() {
  const { signedIn } = useSession();
  const openPath = useOpenPath();
  const t = useTexts('sign-in');
  const words = useErrorWords();

  const enter = async (session: Session): Promise<void> => {
    await checkKept(session);
    const place = placeAfterLogIn(session);
    if (speaksOtherThan(session)) {
      location.assign(place);
      return;
    }
    signedIn(session);
    openPath(place);
  };

  /** `fields`: the field for a code; other errors show above the form. */
  const explain = (fields: Readonly<Record<string, string>>) => (error: unknown) => {
    if (error instanceof CookiesRefused) return { message: t('cookiesRefused') };
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
