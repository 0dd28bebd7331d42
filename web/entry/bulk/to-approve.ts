// What an approval of many entries changes, and what it leaves out.

import type { WorkLog } from '#shared/model/worklog.ts';
import { isRunning } from '#web/entry/entry-times.ts';

export type Approvable = {
  /** What an approval, or its clearing, would change: running entries have no end to approve. */
  readonly needed: readonly WorkLog[];
  /** How many it leaves out, because their end is assumed: they are approved where they are opened. */
  readonly left: number;
  /** How many still run. */
  readonly running: number;
  /** How many are as wanted already. */
  readonly already: number;
};

export function toApprove(entries: readonly WorkLog[], isApproved: boolean): Approvable {
  const ended = entries.filter((entry) => !isRunning(entry));
  const others = ended.filter((entry) => entry.approved !== isApproved);
  const needed = isApproved ? others.filter((entry) => !entry.assumed_end) : others;
  return {
    needed,
    left: others.length - needed.length,
    running: entries.length - ended.length,
    already: ended.length - others.length,
  };
}
