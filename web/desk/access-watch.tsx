// Watches for a change of the person's access while the page is open, then drops what was read and reads it again.

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sessions } from '#shared/api/session.ts';
import type { Session } from '#shared/model/company/company.ts';
import { beforeEachPoll } from '#web/api/poll.ts';
import { call } from '#web/api/client.ts';
import { useSession, useSignedIn } from '#web/api/session.tsx';

const accessOf = ({ manager }: Session): string =>
  JSON.stringify([manager?.office_role, manager?.project_ids?.toSorted()]);

export function AccessWatch() {
  const queries = useQueryClient();
  const { renew } = useSession();
  const known = accessOf(useSignedIn());
  useEffect(() => {
    const isSame = async (): Promise<boolean> => {
      if (accessOf(await call(sessions.endpoints.self, {})) === known) return true;
      await renew();
      // What the person may see no more goes at once, before anything is read again.
      await queries.resetQueries();
      return false;
    };
    const seen = () => {
      if (document.visibilityState === 'visible') void isSame().catch(() => undefined);
    };
    const end = beforeEachPoll(isSame);
    document.addEventListener('visibilitychange', seen);
    return () => {
      end();
      document.removeEventListener('visibilitychange', seen);
    };
  }, [known, queries, renew]);
  return null;
}
