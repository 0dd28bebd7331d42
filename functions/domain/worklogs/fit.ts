// A late press is fitted between the entries that are there: whatever wrote them, no hour is counted twice by it.

import { clockSkewSecondsMax, workLogSecondsMax } from '#shared/limits.ts';
import { monthAt } from '#functions/table/work-log-row.ts';
import type { Punch } from './punch.ts';
import { itemsOfMonths, workLogsOf } from './store.ts';
import type { WorkCtx } from './wire.ts';

type FitCtx = Pick<WorkCtx, 'table' | 'company' | 'now'>;

/**
 * Where an entry starts that would start at `startAt`: behind those that lie over it. Only a late press is fitted,
 * for it alone is made without knowing what was written meanwhile; a press of now pays no read for it. An entry
 * that the office has written ahead of time is not waited for: the two lie over each other, and both sides are told.
 */
export async function fittedStart(
  ctx: FitCtx,
  employeeId: string,
  punch: Punch,
  startAt: number,
): Promise<number> {
  if (punch.pressedAt >= ctx.now - clockSkewSecondsMax) return startAt;
  const months = [...new Set([startAt - workLogSecondsMax, startAt, ctx.now].map(monthAt))];
  const items = await itemsOfMonths(ctx.table, ctx.company.id, months, [employeeId]);
  const ended = workLogsOf(ctx.company.id, items)
    .filter(({ isDeleted }) => !isDeleted)
    .toSorted((one, other) => one.startAt - other.startAt);
  let fitted = startAt;
  for (const { startAt: from, endAt = from } of ended)
    if (from <= fitted && fitted < endAt && endAt <= ctx.now) fitted = endAt;
  return fitted;
}
