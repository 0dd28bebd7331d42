// The newest start of an employee or project: kept up to date, and searched for only when the newest entry goes.

import { yearsBeforeCompanyMax } from '#shared/limits.ts';
import type { CompanyCtx } from '#functions/runtime/context.ts';
import { type Holder, holderRow } from '#functions/table/rows/holder.ts';
import { monthAt, type WorkLogRow } from '#functions/table/rows/work-log-row.ts';
import { above, absent, all, any, atLeast, atMost, type Condition } from '#functions/table/write.ts';
import { itemsOfMonths, workLogsOf } from '#functions/domain/worklogs/store.ts';

const { latestAt: newestAt } = holderRow.at;
const isNewest = (startAt: number): Condition => any(absent(newestAt), atMost(newestAt, startAt));

/** Keeps the newest start unless something newer is known; otherwise checks that something newer is still there. */
export const latestChange = (
  startAt: number,
  isOlder: boolean,
): { fields: Partial<Holder>; when: Condition } =>
  isOlder
    ? { fields: {}, when: above(newestAt, startAt) }
    : { fields: { latestAt: startAt }, when: isNewest(startAt) };
/** Both in epoch seconds; no other entry is known without `latestAt`. */
export const isOlderThan = (startAt: number, latestAt: number | undefined): boolean =>
  latestAt !== undefined && latestAt > startAt;

/** The starts an employee or project loses and gains in one transaction. */
export type Shift = { readonly removed: readonly number[]; readonly added: readonly number[] };
export type LatestChange = { readonly fields: Partial<Holder>; readonly when: Condition | undefined };

const yearSeconds = 366 * 86_400;
/**
 * No entry of the company starts before this. In epoch seconds: `yearsBeforeCompanyMax` years of 366 days before the
 * company was created. Source: functions/domain/worklogs/README.md, 'Time'.
 */
export const earliestStart = (company: CompanyCtx['company']): number =>
  company.createdAt - yearsBeforeCompanyMax * yearSeconds;

/** The change of the newest start of a holder, as it was read; `search` finds the newest remaining entry. */
export async function latestAfter(
  holder: Holder,
  shift: Shift,
  search: () => Promise<number | undefined>,
): Promise<LatestChange> {
  const { latestAt, turn } = holder;
  const added = shift.added.length ? Math.max(...shift.added) : undefined;
  const removed = shift.removed.length ? Math.max(...shift.removed) : undefined;
  if (added !== undefined && added >= (latestAt ?? added)) {
    return { fields: { latestAt: added }, when: isNewest(added) };
  }
  if (removed === undefined || (latestAt !== undefined && removed < latestAt)) {
    const still = [
      ...(removed === undefined ? [] : [above(newestAt, removed)]),
      ...(added === undefined ? [] : [atLeast(newestAt, added)]),
    ];
    return { fields: {}, when: still.length ? all(...still) : undefined };
  }
  // No entry may be added, moved or deleted between this search and the write: `turn` checks that.
  const found = await search();
  const latest = Math.max(found ?? -1, added ?? -1);
  return { fields: { latestAt: latest < 0 ? undefined : latest }, when: holderRow.is({ turn }) };
}

const monthsPerBatch = 12;

/**
 * The newest start of entries that `belongs` accepts, searched backwards from the month of `latestAt`. Epoch seconds;
 * undefined when no entry is left.
 */
export async function newestStart(
  ctx: Pick<CompanyCtx, 'table' | 'company'>,
  latestAt: number,
  employeeIds: readonly string[] | undefined,
  belongs: (row: WorkLogRow) => boolean,
): Promise<number | undefined> {
  const floor = monthAt(Math.max(0, earliestStart(ctx.company)));
  let month = monthAt(latestAt);
  for (let batch = 1; month >= floor; batch = monthsPerBatch) {
    const months: string[] = [];
    for (; months.length < batch && month >= floor; month = monthBefore(month)) months.push(month);
    const items = await itemsOfMonths(ctx.table, ctx.company.id, months, employeeIds);
    const starts = workLogsOf(ctx.company.id, items)
      .filter((row) => !row.isDeleted && belongs(row))
      .map((row) => row.startAt);
    if (starts.length) return starts.reduce((newest, start) => Math.max(newest, start));
  }
  return undefined;
}

const monthBefore = (month: string): string =>
  monthAt(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(4)) - 2, 1) / 1000);
