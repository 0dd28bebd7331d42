// Runs a change of data that the session carries, shows its reply, and renews the session.

import type { Session } from '#shared/model/company/company.ts';
import { ApiError } from '#web/api/client.ts';
import { useSession } from '#web/api/session.tsx';

/**
 * Throws only if the change fails, not if renewing the session does. After a change without an answer the session is
 * renewed too, so that the page shows what is stored now.
 */
export function useSessionChange(): (change: () => Promise<Partial<Session>>) => Promise<void> {
  const { learn, renew } = useSession();
  const again = () =>
    renew().catch((error: unknown) => console.warn('The session could not be renewed', error));
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
