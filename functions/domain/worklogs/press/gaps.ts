// Gaps that a cut press leaves, in which the person is clocked in nowhere: the end before a gap is to be confirmed,
// because only people know whether they worked then.

import { sameArrivalSecondsMax } from '#shared/limits.ts';
import type { PressedWorkLog } from '#shared/model/worklog.ts';
import { fail } from '#functions/runtime/fail.ts';
import { forwardOf, ledFrom, monthAt, type WorkLogRow } from '#functions/table/rows/work-log-row.ts';
import { type Item, WriteRefused } from '#functions/table/write.ts';
import { itemsOfMonths, workLogsOf } from '#functions/domain/worklogs/store.ts';
import type { WorkCtx } from '#functions/domain/worklogs/wire.ts';
import { doubtChanges, isSettled } from './doubt.ts';
import { instantOf, isLate, type Press } from './press.ts';

export type Ended = WorkLogRow & { readonly endAt: number };
const triesMax = 5;

/**
 * For a press that has ended an entry where the person's next one began: marks each end that a gap of more than an hour
 * follows, up to the press, unless `isAgreed` or settled. Returns whether the person is asked. Safe to repeat.
 * Source: functions/domain/worklogs/README.md, 'Time'.
 */
export async function askAboutGaps(
  ctx: WorkCtx,
  employeeId: string,
  press: Press,
  ended: PressedWorkLog,
  isAgreed: (row: Ended, items: readonly Item[]) => boolean = () => false,
): Promise<boolean> {
  if (!ended.ends_before) return false;
  const from = instantOf(ended.ends_before.start_time);
  for (let tries = 0; tries < triesMax; tries += 1) {
    const items = await itemsSince(ctx, employeeId, press, from);
    let isAsked = false;
    try {
      for (const row of endsBeforeGaps(rowsSince(ctx, items, press, from), press.pressedAt)) {
        if (isAgreed(row, items)) continue;
        const isKnown = await isSettled(ctx, row);
        if (!isKnown) await ctx.table.write(...doubtChanges(ctx, row, press, isKnown));
        isAsked ||= !isKnown || row.isEndAssumed === true;
      }
      return isAsked;
    } catch (error) {
      if (!(error instanceof WriteRefused)) throw error;
    }
  }
  return fail('busy');
}

/**
 * For an own clock-out that arrives late: a foreman has seen the person since, by a clock-in that left the entry running,
 * so the end is marked. Safe to repeat. Source: functions/domain/worklogs/README.md, 'Crews'.
 */
export async function askIfSeenSince(
  ctx: WorkCtx,
  employeeId: string,
  press: Press,
  { id }: PressedWorkLog,
): Promise<void> {
  if (!isLate(press, ctx.now)) return;
  const { table, company } = ctx;
  const months = [...new Set([press.pressedAt, ctx.now].map(monthAt))];
  const items = await itemsOfMonths(table, company.id, months, [employeeId]);
  const row = workLogsOf(company.id, items).find((one) => one.id === id);
  const isSeen = (item: Item) => {
    const there = forwardOf(item);
    const at = ledFrom(item)?.at ?? 0;
    return there?.month === row?.month && there?.entry === row?.entry && at > (row?.endAt ?? Infinity);
  };
  if (!row || !items.some(isSeen) || (await isSettled(ctx, row))) return;
  await ctx.table.write(...doubtChanges(ctx, row, undefined, false)).catch(unlessRefused);
}

/** Somebody has changed the entry meanwhile; a repeat looks again. */
function unlessRefused(error: unknown): void {
  if (!(error instanceof WriteRefused)) throw error;
}

/** The person's rows of the months from `from` to the press, receipts included. */
const itemsSince = ({ table, company }: WorkCtx, id: string, { pressedAt }: Press, from: number) =>
  itemsOfMonths(table, company.id, [...new Set([from, pressedAt].map(monthAt))], [id]);

const rowsSince = ({ company }: WorkCtx, items: readonly Item[], { pressedAt }: Press, from: number) =>
  workLogsOf(company.id, items)
    .filter(({ isDeleted, startAt }) => !isDeleted && from <= startAt && startAt < pressedAt)
    .toSorted((one, other) => one.startAt - other.startAt);

/** The entries that a gap of more than an hour follows, up to `until`. `rows` oldest first. */
function endsBeforeGaps(rows: readonly WorkLogRow[], until: number): Ended[] {
  const found: Ended[] = [];
  let last: WorkLogRow | undefined;
  for (const next of [...rows, undefined]) {
    const { endAt = Infinity } = last ?? {};
    if (last && (next?.startAt ?? until) - endAt > sameArrivalSecondsMax) found.push({ ...last, endAt });
    if (!last || (next?.endAt ?? Infinity) > endAt) last = next;
  }
  return found;
}

/** The entry that ends last of those between an end that was cut and its press. */
export async function lastSince(
  ctx: WorkCtx,
  employeeId: string,
  press: Press,
  { ends_before }: PressedWorkLog,
): Promise<WorkLogRow | undefined> {
  if (!ends_before) return undefined;
  const from = instantOf(ends_before.start_time);
  const items = await itemsSince(ctx, employeeId, press, from);
  return rowsSince(ctx, items, press, from).toSorted(
    (one, other) => (other.endAt ?? Infinity) - (one.endAt ?? Infinity),
  )[0];
}
