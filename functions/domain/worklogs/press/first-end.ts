// Rebuilds the first answer to a clock-out for a repeat: the entry as that press left it, later changes undone. A late
// repeat gets the entry as it is now.

import type { Employee } from '#functions/table/rows/employee-row.ts';
import {
  type ChangedField,
  type FieldChange,
  type HistoryEntry,
  historyFrom,
} from '#functions/table/rows/history-row.ts';
import type { WorkLogRow } from '#functions/table/rows/work-log-row.ts';
import type { PressedWorkLog } from '#shared/model/worklog.ts';
import { clockOutTimes, isLateRepeat } from './clock-times.ts';
import { neighboursOf, collisionsOf } from './fit.ts';
import type { Press } from './press.ts';
import { historyOf, namesOf } from '#functions/domain/worklogs/store.ts';
import { type WorkCtx, workLogOnWire } from '#functions/domain/worklogs/wire.ts';

/** `startedId` is the entry started by the same press; it is not a collision. */
export async function firstEnd(
  ctx: WorkCtx,
  employee: Employee,
  kept: WorkLogRow,
  press: Press,
  startedId?: string,
): Promise<PressedWorkLog> {
  if (isLateRepeat(clockOutTimes(kept), ctx.now))
    return workLogOnWire(ctx, kept, await namesOf(ctx.table, kept));
  const items = await historyOf(ctx.table, ctx.company.id, kept.id);
  const history = items.map((item) => historyFrom(ctx.company.id, kept.id, item));
  const first = undone(kept, history);
  const wanted = mayBeCut(first) ? { endAt: press.pressedAt } : {};
  const met = await neighboursOf(ctx, employee.id, press, first.startAt, mayBeCut(first));
  const there = met.filter(({ id }) => id !== startedId);
  return {
    ...(await workLogOnWire(ctx, first, await namesOf(ctx.table, first))),
    ...(await collisionsOf(ctx, employee, there, first, wanted)),
  };
}

/** Whether the end was cut: it is neither the device's time nor the second the server received it. */
const mayBeCut = ({ endAt, deviceEndAt, endHeardAfter = 0 }: WorkLogRow): boolean =>
  deviceEndAt !== undefined && endAt !== deviceEndAt + endHeardAfter;

/** Every change has a history row except the clock-out itself, which made the one version without. */
export function undone(kept: WorkLogRow, history: readonly HistoryEntry[]): WorkLogRow {
  const lined = new Set(history.map(({ version }) => version));
  let version = 2;
  while (lined.has(version)) version += 1;
  const isBefore = (entry: HistoryEntry) => entry.version < version;
  const changesOf = (entries: readonly HistoryEntry[]) =>
    entries.filter(({ action }) => action !== 'deleted').flatMap(({ changes }) => changes);
  const later = changesOf(history.filter((entry) => !isBefore(entry)));
  const earlier = new Set(changesOf(history.filter(isBefore)).map(([field]) => field));
  const then = (name: ChangedField): FieldChange[1] | undefined =>
    later.find(([field]) => field === name)?.[1];
  const [startAt, endAt, projectId] = [then('start_time'), then('end_time'), then('project')];
  const wasAssumed = then('assumed_end');
  return {
    ...kept,
    version,
    startAt: typeof startAt === 'number' ? startAt : kept.startAt,
    endAt: typeof endAt === 'number' ? endAt : kept.endAt,
    projectId: typeof projectId === 'string' ? projectId : kept.projectId,
    isApproved: false,
    originalStartAt: earlier.has('start_time') ? kept.originalStartAt : undefined,
    originalEndAt: undefined,
    isEndAssumed: (typeof wasAssumed === 'boolean' ? wasAssumed : kept.isEndAssumed) || undefined,
    isLunchWorked: (then('worked_through_lunch') ?? kept.isLunchWorked) === true,
  };
}
