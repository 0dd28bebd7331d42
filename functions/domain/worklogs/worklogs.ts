// What other nouns may use of work logs.

import type { Table } from '#functions/aws/table.ts';
import { keys, ranges } from '#functions/table/keys.ts';
import type { Company } from '#functions/table/rows/company-row.ts';
import type { PhotoState } from '#functions/table/rows/photo-row.ts';
import { all, type Change, present } from '#functions/table/write.ts';
import {
  commentSet,
  monthAt,
  pathOfComment,
  type WorkLogPlace,
  type WorkLogRow,
  workLogRow,
} from '#functions/table/rows/work-log-row.ts';
import { yearsBeforeCompanyMax } from '#shared/limits.ts';
import { toWire } from '#shared/time/instant.ts';
import { secondsPerDay } from '#shared/time/calendar.ts';
import { allOpen, openOf } from './corrections/store.ts';
import { find, itemsOfMonths, namesOf, rowAt, workLogsOf } from './store.ts';
import { clockInTimes, clockOutTimes } from './press/clock-times.ts';

export { refuseClosedDay } from './change/hours-gate.ts';
/**
 * The change that sets a photo's state on the comment that shows it; undefined when entry or comment is gone. Refused
 * when the entry has moved or was deleted since.
 */
export async function photoSettled(
  ctx: { readonly table: Table; readonly now: number },
  companyId: string,
  workLogId: string,
  commentId: string,
  photoState: PhotoState,
): Promise<Change | undefined> {
  const row = await find({ table: ctx.table, company: { id: companyId } }, workLogId);
  const comment = row?.comments.find(({ id }) => id === commentId);
  if (!row || !comment) return undefined;
  return {
    update: keys.workLog(companyId, row.month, row.entry),
    set: { ...workLogRow.set({ changedAt: ctx.now }).set, ...commentSet({ ...comment, photoState }) },
    when: all(present(pathOfComment(commentId)), workLogRow.is({ isDeleted: false })),
  };
}

/**
 * An entry as webhooks carry it, as it is now, deleted ones included: neither comments nor photos nor locations, and no
 * flag that the company hides. Undefined where no entry is.
 */
export async function entryForWebhook(
  table: Table,
  { id: companyId, settings }: Company,
  place: WorkLogPlace,
) {
  const row = await rowAt(table, companyId, place);
  if (!row) return undefined;
  const names = await namesOf(table, row);
  return {
    id: row.id,
    employee: { id: row.employeeId, name: names.employee(row.employeeId) },
    project: { id: row.projectId, name: names.project(row.projectId) },
    start_time: toWire(row.startAt),
    end_time: row.endAt === undefined ? null : toWire(row.endAt),
    total_time: row.endAt === undefined ? null : row.endAt - row.startAt,
    approved: row.isApproved && settings.features.approve_work_logs,
    ...(row.isLunchWorked && settings.worked_through_lunch ? { worked_through_lunch: true } : {}),
    deleted: row.isDeleted,
    version: row.version,
  };
}

/** Months of a large company are megabytes, so only this many are in memory together. */
const monthsTogether = 3;

/** Calls `tell` for every entry of the months that is not deleted; `isSettled` reads may be a moment old. */
export async function walkMonths(
  ctx: { readonly table: Table; readonly company: { readonly id: string } },
  months: readonly string[],
  isSettled: boolean,
  tell: (row: WorkLogRow) => void,
): Promise<void> {
  for (let next = 0; next < months.length; next += monthsTogether) {
    const read = (month: string) =>
      ctx.table.queryAll(ranges.month(ctx.company.id, month), { eventually: isSettled });
    for (const items of await Promise.all(months.slice(next, next + monthsTogether).map(read)))
      for (const row of workLogsOf(ctx.company.id, items)) if (!row.isDeleted) tell(row);
  }
}

/** An employee's entries of the months, and the missing ones that wait for the office. */
export async function ownHours(
  ctx: { readonly table: Table; readonly company: { readonly id: string }; readonly now: number },
  employeeId: string,
  months: readonly string[],
) {
  const [items, waiting] = await Promise.all([
    itemsOfMonths(ctx.table, ctx.company.id, months, [employeeId]),
    openOf(ctx, employeeId),
  ]);
  return {
    entries: workLogsOf(ctx.company.id, items).filter(({ isDeleted }) => !isDeleted),
    asked: waiting.filter(({ workLogId }) => workLogId === undefined),
  };
}

/** The missing entries of all employees that wait for the office. */
export const askedHours = async (ctx: {
  readonly table: Table;
  readonly company: { readonly id: string };
  readonly now: number;
}) => (await allOpen(ctx)).filter(({ workLogId }) => workLogId === undefined);

/** When the server received an entry's newest press (epoch seconds); undefined for one without presses. */
export function receivedAtOf(row: WorkLogRow): number | undefined {
  const heard = [clockInTimes(row), clockOutTimes(row)].flatMap((clocks) => (clocks ? [clocks.heardAt] : []));
  return heard.length ? Math.max(...heard) : undefined;
}

/** The earliest and latest start an entry may have around its company's; each extra month costs an empty query. */
const beforeSeconds = (yearsBeforeCompanyMax + 1) * 366 * secondsPerDay;
const aheadSeconds = 62 * secondsPerDay;

/** Every UTC month that can hold an entry of the company, oldest first. Months as 'YYYYMM'. */
export function monthsOf({ createdAt }: { readonly createdAt: number }, now: number): string[] {
  const months = new Set<string>();
  const last = monthAt(now + aheadSeconds);
  for (let at = createdAt - beforeSeconds; monthAt(at) < last; at += 28 * secondsPerDay)
    months.add(monthAt(at));
  return [...months.add(last)];
}
