// What the employee's clock shows: the running entry, and entries with an assumed end to confirm.

import type * as z from 'zod/mini';
import type { ownClock as shape } from '#shared/model/worklog.ts';
import { toWire } from '#shared/time/instant.ts';
import type { EmployeeCtx } from '#functions/runtime/context.ts';
import { monthAt } from '#functions/table/rows/work-log-row.ts';
import { newestFirst } from '#functions/domain/worklogs/list/list.ts';
import { itemsOfMonths, namesFor, rowAt, workLogsOf } from '#functions/domain/worklogs/store.ts';
import { type WorkCtx, workLogOnWire } from '#functions/domain/worklogs/wire.ts';

/** An assumed end is asked about for this long. */
const askedSeconds = 31 * 86_400;

/**
 * `open` is null when nothing runs; `assumed` are the last 31 days' entries whose end is not confirmed yet, newest
 * first.
 */
export async function ownClock(ctx: WorkCtx & EmployeeCtx): Promise<z.output<typeof shape>> {
  const { table, company, employee } = ctx;
  // Every day lies in one of three months: February is shorter than the time asked about.
  const months = [...new Set([askedSeconds, askedSeconds / 2, 0].map((before) => monthAt(ctx.now - before)))];
  const [running, items] = await Promise.all([
    employee.open && rowAt(table, company.id, employee.open),
    itemsOfMonths(table, company.id, months, [employee.id]),
  ]);
  const assumed = workLogsOf(company.id, items)
    .filter((row) => row.isEndAssumed && !row.isDeleted && row.startAt >= ctx.now - askedSeconds)
    .toSorted(newestFirst);
  // It may have been ended between the two reads.
  const open = running && running.endAt === undefined && !running.isDeleted ? running : undefined;
  const rows = [...(open ? [open] : []), ...assumed];
  const names = await namesFor(
    ctx,
    employee,
    rows.map(({ projectId }) => projectId),
  );
  return {
    open: open ? await workLogOnWire(ctx, open, names) : null,
    assumed: await Promise.all(assumed.map((row) => workLogOnWire(ctx, row, names))),
    time: toWire(ctx.now),
  };
}
