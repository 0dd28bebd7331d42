// Reads the refusal of a change of an entry: the entry as it is now, and whether it is already as wanted.

import * as z from 'zod/mini';
import { type WorkLog, workLog } from '#shared/model/worklog.ts';
import { ApiError } from '#web/api/client.ts';

export type RefusedChange = {
  /** The entry as it is now, where the refusal brings it. */
  readonly now: WorkLog | undefined;
  /** It is as wanted. */
  readonly isAlready: boolean;
};

const conflict = z.object({ work_log: workLog });

/** The entry as it is now, where a refusal brings it. */
export function nowIn(error: unknown): WorkLog | undefined {
  const answer = error instanceof ApiError ? conflict.safeParse(error.params) : undefined;
  return answer?.success ? answer.data.work_log : undefined;
}

export function refusedChange(error: unknown, isSo: ((now: WorkLog) => boolean) | undefined): RefusedChange {
  const now = nowIn(error);
  const isUnchanged = error instanceof ApiError && error.code === 'no_changes';
  return { now, isAlready: isUnchanged || (now !== undefined && isSo?.(now) === true) };
}
