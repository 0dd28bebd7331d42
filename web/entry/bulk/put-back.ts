// The action that puts changed entries back as they were. Fetched once something is changed.

import type { WorkLog } from '#shared/model/worklog.ts';
import { type BulkAction, sendChange } from './bulk.ts';

/** An entry before a change, and as the change left it. */
export type Changed = { readonly before: WorkLog; readonly after: WorkLog };

/** The change that leads from `after` back to `before`. */
function backwards({ before, after }: Changed) {
  const moves = {
    ...(before.project.id === after.project.id ? {} : { new_project_id: before.project.id }),
    ...(before.start_time === after.start_time ? {} : { new_start_time: before.start_time }),
    ...(before.end_time === after.end_time ? {} : { new_end_time: before.end_time ?? null }),
  };
  const lunch =
    before.worked_through_lunch === after.worked_through_lunch
      ? {}
      : { worked_through_lunch: before.worked_through_lunch ?? false };
  // A change that settled an assumed end has answered the employee's question: its undo asks again.
  const question = before.assumed_end && !after.assumed_end ? { assumed_end: true } : {};
  const isMoved = Object.keys(moves).length > 0;
  // Moving an approved entry clears its approval.
  const isApprovalSent = before.approved !== after.approved || (isMoved && before.approved);
  return { ...moves, ...lunch, ...question, ...(isApprovalSent ? { approved: before.approved } : {}) };
}

/** Names the versions that the change made, so that what somebody has changed since is refused. */
export function putBack(made: readonly Changed[]): BulkAction {
  const changedOf = new Map(made.map((one) => [one.after.id, one]));
  return {
    act: async (entry) => {
      const change = changedOf.get(entry.id);
      if (!change) return entry;
      const body = { id: entry.id, version: change.after.version, ...backwards(change) };
      return sendChange(body);
    },
    hope: (entry) => {
      const before = changedOf.get(entry.id)?.before;
      return before ? { ...before, version: entry.version } : entry;
    },
    isSeen: (entry, now) => now !== undefined && now.version > entry.version,
  };
}
