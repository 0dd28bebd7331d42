// After a change went through that the session carries: what it answered is shown, and the session asked for again.

import type { Session } from '#shared/model/company.ts';
import { useSession } from '#web/api/session.tsx';

/** Never fails: where nobody answers who is logged in, the change stands all the same. */
export function useAfterChange(): (answered?: Partial<Session>) => Promise<void> {
  const { learn, renew } = useSession();
  return async (answered = {}) => {
    learn(answered);
    await renew().catch((error: unknown) => console.warn('Nobody answered what else has changed', error));
  };
}
