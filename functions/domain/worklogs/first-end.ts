// The first answer to a clocking out, made again for a repeat: the entry as that press left it, later changes undone.

import type { PressedWorkLog } from '#shared/model/worklog.ts';
import {
  type ChangedField,
  type FieldChange,
  type HistoryEntry,
  historyFrom,
} from '#functions/table/history-row.ts';
import type { Employee } from '#functions/table/employee-row.ts';
import type { WorkLogRow } from '#functions/table/work-log-row.ts';
import { entriesMet, meeting } from './fit.ts';
import type { Punch } from './punch.ts';
import { historyOf, namesOf } from './store.ts';
import { type WorkCtx, workLogOnWire } from './wire.ts';

export async function firstEnd(
  ctx: WorkCtx,
  employee: Employee,
  kept: WorkLogRow,
  punch: Punch,
): Promise<PressedWorkLog> {
  const items = await historyOf(ctx.table, ctx.company.id, kept.id);
  const history = items.map((item) => historyFrom(ctx.company.id, kept.id, item));
  const first = undone(kept, history);
  const there = await entriesMet(ctx, employee.id, punch, first.startAt);
  return {
    ...(await workLogOnWire(ctx, first, await namesOf(ctx.table, first))),
    ...(await meeting(ctx, employee, there, first)),
  };
}

/** Every change has a line in the history but the clocking out itself: it made the one version without a line. */
function undone(kept: WorkLogRow, history: readonly HistoryEntry[]): WorkLogRow {
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
  };
}
