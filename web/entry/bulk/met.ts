// What a refused change of an entry has met.

import * as z from 'zod/mini';
import { type WorkLog, workLog } from '#shared/model/worklog.ts';
import { ApiError } from '#web/api/client.ts';

export type Met = {
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

export function met(error: unknown, isSo: ((now: WorkLog) => boolean) | undefined): Met {
  const now = nowIn(error);
  const isUnchanged = error instanceof ApiError && error.code === 'no_changes';
  return { now, isAlready: isUnchanged || (now !== undefined && isSo?.(now) === true) };
}
