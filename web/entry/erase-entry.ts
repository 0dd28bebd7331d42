// Deletes an entry; handed to the edit dialog by the screens whose people may delete.

import { worklogs } from '#shared/api/worklogs.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { useChange } from '#web/api/query.ts';

/** What the person knows of the entry: one that became another meanwhile is not deleted unseen. */
export const removalOf = ({ id, version, work_log_comments }: WorkLog) => ({
  path: { id },
  query: { version: String(version), comments: String(work_log_comments.length) },
});

export type EraseEntry = (entry: WorkLog) => Promise<void>;

export function useEraseEntry(): EraseEntry {
  const removal = useChange(worklogs.endpoints.remove);
  return async (entry) => {
    await removal.mutateAsync(removalOf(entry));
  };
}
