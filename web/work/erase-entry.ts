// Deletes an entry; handed to the edit dialog by the screens whose people may delete.

import { worklogs } from '#shared/api/worklogs.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { useChange } from '#web/api/query.ts';

export type EraseEntry = (entry: WorkLog) => Promise<void>;

export function useEraseEntry(): EraseEntry {
  const removal = useChange(worklogs.endpoints.remove);
  return async ({ id }) => {
    await removal.mutateAsync({ path: { id } });
  };
}
