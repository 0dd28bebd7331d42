// Deletes an entry. Screens whose people may delete pass this to the edit dialog.

import { worklogs } from '#shared/api/worklogs.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { useChange } from '#web/api/query.ts';

/** Sends the version and the number of comments that the person saw: an entry that changed since is not deleted. */
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
