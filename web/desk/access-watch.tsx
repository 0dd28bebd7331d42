// Watches for a change of the person's access while the page is open, then drops what was read and reads it again.

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sessions } from '#shared/api/session.ts';
import { refreshPollSeconds } from '#shared/limits.ts';
import type { Session } from '#shared/model/company/company.ts';
import { call } from '#web/api/client.ts';
import { useSession, useSignedIn } from '#web/api/session.tsx';

const accessOf = ({ manager }: Session): string =>
  JSON.stringify([manager?.office_role, manager?.project_ids?.toSorted()]);

export function AccessWatch() {
  const queries = useQueryClient();
  const { renew } = useSession();
  const known = accessOf(useSignedIn());
  useEffect(() => {
    const look = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      if (accessOf(await call(sessions.endpoints.self, {})) === known) return;
      await renew();
      // What the person may see no more goes at once, before anything is read again.
      await queries.resetQueries();
    };
    const lookQuietly = () => void look().catch(() => undefined);
    const timer = setInterval(lookQuietly, refreshPollSeconds * 1000);
    document.addEventListener('visibilitychange', lookQuietly);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookQuietly);
    };
  }, [known, queries, renew]);
  return null;
}
