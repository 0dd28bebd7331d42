// A change of what the session carries: what it answered is shown, and the session asked for again.

import type { Session } from '#shared/model/company/company.ts';
import { ApiError } from '#web/api/client.ts';
import { useSession } from '#web/api/session.tsx';

/**
 * Fails only as the change does: where nobody answers who is logged in, it stands all the same. Where nobody
 * answered to the change itself, the page shows what is so now.
 */
export function useSessionChange(): (change: () => Promise<Partial<Session>>) => Promise<void> {
  const { learn, renew } = useSession();
  const again = () =>
    renew().catch((error: unknown) => console.warn('Nobody answered what else has changed', error));
  return async (change) => {
    try {
      learn(await change());
    } catch (error) {
      if (error instanceof ApiError && error.isUnsure) await again();
      throw error;
    }
    await again();
  };
}
