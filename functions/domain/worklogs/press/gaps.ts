// Gaps that a cut press leaves, in which the person is clocked in nowhere: the end before a gap is to be confirmed,
// because only people know whether they worked then.

import { assumedEndSecondsMax, sameArrivalSecondsMax } from '#shared/limits.ts';
import type { PressedWorkLog } from '#shared/model/worklog.ts';
import { fail } from '#functions/runtime/fail.ts';
import { isForwardTo, ledFrom, monthAt, type WorkLogRow } from '#functions/table/rows/work-log-row.ts';
import { type Item, WriteRefused } from '#functions/table/write.ts';
import { itemsOfMonths, workLogsOf } from '#functions/domain/worklogs/store.ts';
import type { WorkCtx } from '#functions/domain/worklogs/wire.ts';
import { contradicting, doubtChanges, isSettled } from './doubt.ts';
import { instantOf, isLate, type Press } from './press.ts';

export type Ended = WorkLogRow & { readonly endAt: number };
const triesMax = 5;

type GapCtx = Pick<WorkCtx, 'table' | 'company' | 'now'>;
type Span = { readonly from: number; readonly until: number };

/**
 * For a press that has ended an entry where the person's next one began: marks each end that a gap of more than an hour
 * follows, up to the press, unless `isAgreed` or settled. Returns whether the person is asked. Safe to repeat.
 * Source: functions/domain/worklogs/README.md, 'Time'.
 */
export async function askAboutGaps(
  ctx: GapCtx,
  employeeId: string,
  press: Press,
  { ends_before }: PressedWorkLog,
  isAgreed?: (row: Ended, items: readonly Item[]) => boolean,
): Promise<boolean> {
  if (!ends_before) return false;
  const span = { from: instantOf(ends_before.start_time), until: press.pressedAt };
  return askBetween(ctx, employeeId, span, press, isAgreed);
}

/** The same without a press, for an entry that the system has ended there. Error: `busy`. */
export async function askBetween(
  ctx: GapCtx,
  employeeId: string,
  span: Span,
  press?: Press,
  isAgreed?: (row: Ended, items: readonly Item[]) => boolean,
): Promise<boolean> {
  for (let tries = 0; tries < triesMax; tries += 1) {
    const items = await itemsIn(ctx, employeeId, span);
    let isAsked = false;
    try {
      for (const row of endsBeforeGaps(rowsIn(ctx, items, span), span.until)) {
        if (isAgreed?.(row, items)) continue;
        const isKnown = await isSettled(ctx, row);
        if (!isKnown) await ctx.table.write(...doubtChanges(ctx, row, press, false));
        isAsked ||= !isKnown || row.isEndAssumed === true;
      }
      return isAsked;
    } catch (error) {
      unlessRefused(error);
    }
  }
  return fail('busy');
}

/**
 * For an own clock-out that arrives late: a foreman says that the person was at work later, by a clock-in that left the
 * entry running, or by a clock-out that contradicts the entry before. The end is marked. Safe to repeat. Source:
 * functions/domain/worklogs/README.md, 'Crews'.
 */
export async function askIfSeenSince(
  ctx: GapCtx,
  employeeId: string,
  press: Press,
  { id }: PressedWorkLog,
): Promise<void> {
  if (!isLate(press, ctx.now)) return;
  const since = press.pressedAt - assumedEndSecondsMax;
  const items = await itemsIn(ctx, employeeId, { from: since, until: ctx.now });
  const rows = workLogsOf(ctx.company.id, items).filter((one) => !one.isDeleted && one.startAt >= since);
  const row = rows.find((one) => one.id === id);
  if (row?.endAt === undefined) return;
  const { endAt } = row;
  const isSeen = items.some((item) => isForwardTo(item, row) && (ledFrom(item)?.at ?? 0) > endAt);
  const later = await laterPress(ctx, rows, { ...row, endAt });
  if (!(isSeen || later) || (await isSettled(ctx, row))) return;
  await ctx.table.write(...doubtChanges(ctx, row, later, false)).catch(unlessRefused);
}

/** What a foreman has pressed for an earlier entry, more than an hour after this one's end and before any that follows. */
async function laterPress(
  ctx: GapCtx,
  rows: readonly WorkLogRow[],
  { startAt, endAt }: Ended,
): Promise<Pick<Press, 'foremanId' | 'pressedAt'> | undefined> {
  // The entry itself too, where it was ended and in doubt before this press gave the end.
  const contradicted = rows.filter((one) => one.startAt <= startAt && (one.isEndAssumed || one.version > 2));
  const presses = await Promise.all(contradicted.map((one) => contradicting(ctx, one)));
  const next = Math.min(...rows.map((one) => (one.startAt >= endAt ? one.startAt : Infinity)));
  return presses
    .flat()
    .find(({ pressedAt }) => endAt + sameArrivalSecondsMax < pressedAt && pressedAt <= next);
}

/** Somebody has changed the entry meanwhile; another try, or a repeat, looks again. */
function unlessRefused(error: unknown): void {
  if (!(error instanceof WriteRefused)) throw error;
}

/** The person's rows of the months, receipts included. */
const itemsIn = ({ table, company }: GapCtx, id: string, { from, until }: Span) =>
  itemsOfMonths(table, company.id, [...new Set([from, until].map(monthAt))], [id]);

const rowsIn = ({ company }: GapCtx, items: readonly Item[], { from, until }: Span) =>
  workLogsOf(company.id, items)
    .filter(({ isDeleted, startAt }) => !isDeleted && from <= startAt && startAt < until)
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

/** The entry that ends last of those that begin within the span. */
export async function lastIn(ctx: GapCtx, employeeId: string, span: Span): Promise<WorkLogRow | undefined> {
  const items = await itemsIn(ctx, employeeId, span);
  return rowsIn(ctx, items, span).toSorted(
    (one, other) => (other.endAt ?? Infinity) - (one.endAt ?? Infinity),
  )[0];
}
