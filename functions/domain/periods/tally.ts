// The tally of a period: its hours, what blocks closing it, and what came after closing.

import { lateEntriesShown, workLogSecondsMax } from '#shared/limits.ts';
import { addDays, monthsTouching } from '#shared/time/day.ts';
import type { DaySpan } from '#shared/pay/pay-periods.ts';
import { overlapsOf } from '#shared/pay/overlaps.ts';
import { startOfDay, zoneOf } from '#shared/time/zone.ts';
import type { CompanyCtx } from '#functions/runtime/context.ts';
import type { WorkLogRow } from '#functions/table/rows/work-log-row.ts';
import { receivedAtOf, walkMonths } from '#functions/domain/worklogs/worklogs.ts';

type Late = { readonly row: WorkLogRow; readonly heardAt: number };
export type Tally = {
  entries: number;
  seconds: number;
  open: number;
  unapproved: number;
  overlapping: number;
  lateCount: number;
  /** The newest late entries, newest first. */
  late: Late[];
};
type Asked = DaySpan & {
  readonly closed: { readonly at: number } | undefined;
  readonly zone: string | undefined;
};
/** Time zones differ by at most 26 hours. */
const zonesApartDays = 2;
const reachingDays = workLogSecondsMax / 86_400;

const empty = (): Tally => ({
  entries: 0,
  seconds: 0,
  open: 0,
  unapproved: 0,
  overlapping: 0,
  lateCount: 0,
  late: [],
});

/** When a span's days begin, and when they are over: a closed period keeps its time zone when the company changes. */
function instantsOf({ settings }: CompanyCtx['company'], { from, to, zone }: Asked) {
  const own = zoneOf(zone ?? settings.time_zone);
  return { startsFrom: startOfDay(own, from), startsBefore: startOfDay(own, addDays(to, 1)) };
}

/**
 * The tally of each span, in order; spans are sorted and apart. `moved` are the company's periods that were ever moved;
 * `isSettled` reads may be a moment old. Seconds are whole and exact, of ended entries only (3-decisions.md, 'Sums of
 * lists and reports'). An entry counts on the local day it started on. Where a company has changed its time zone, that
 * may be in two periods: it counts in the one that was closed first. It may also be in none, where the new zone's days
 * begin later than the closed ones ended: such an entry stays open and in no sum. `lateCount` are entries with a press
 * received after the closing, also those that reach into the span from a day before it.
 */
export async function tallied(
  ctx: Pick<CompanyCtx, 'table' | 'company'>,
  spans: readonly Asked[],
  moved: readonly Asked[],
  isSettled: boolean,
): Promise<Tally[]> {
  const [first, last] = [spans[0], spans.at(-1)];
  if (!first || !last) return [];
  const { settings } = ctx.company;
  const zone = zoneOf(settings.time_zone);
  const isApprovalOn = settings.features.approve_work_logs;
  const counted = spans.map((span) => ({
    ...span,
    ...instantsOf(ctx.company, span),
    tally: empty(),
    spells: Array.of<Parameters<typeof overlapsOf>[0][number]>(),
  }));
  const isElsewhere = (span: Asked) => span.zone !== undefined && span.zone !== settings.time_zone;
  const apart = spans.some(isElsewhere) ? zonesApartDays : 0;
  const closedFirst = moved.some(isElsewhere)
    ? moved
        .flatMap((span) =>
          span.closed ? [{ ...span, ...instantsOf(ctx.company, span), closed: span.closed }] : [],
        )
        .toSorted((one, other) => one.closed.at - other.closed.at)
    : [];
  // Only a closed span asks what reaches into it.
  const before = first.closed ? reachingDays + apart : apart;
  const months = monthsTouching(zone, addDays(first.from, -before), addDays(last.to, apart));
  const spanOf = ({ startAt }: WorkLogRow) => {
    const isIn = (span: ReturnType<typeof instantsOf>) =>
      startAt >= span.startsFrom && startAt < span.startsBefore;
    const holder = closedFirst.find(isIn);
    return holder ? counted.find(({ from }) => from === holder.from) : counted.find(isIn);
  };
  await walkMonths(ctx, months, isSettled, (row) => {
    const { id, employeeId, startAt, endAt = startAt } = row;
    for (const { startsFrom, tally, closed } of counted)
      if (startAt < startsFrom && endAt > startsFrom) countLate(tally, row, closed?.at);
    const span = spanOf(row);
    if (!span) return;
    count(span.tally, row, isApprovalOn);
    countLate(span.tally, row, span.closed?.at);
    span.spells.push({ id, employeeId, startAt, endAt: row.endAt ?? Infinity });
  });
  for (const { tally, spells } of counted) {
    tally.overlapping = overlapsOf(spells).size;
    tally.late = tally.late.toSorted((one, other) => other.heardAt - one.heardAt).slice(0, lateEntriesShown);
  }
  return counted.map(({ tally }) => tally);
}

function count(tally: Tally, { endAt, startAt, isApproved }: WorkLogRow, isApprovalOn: boolean): void {
  tally.entries += 1;
  if (endAt === undefined) tally.open += 1;
  else tally.seconds += endAt - startAt;
  if (endAt !== undefined && isApprovalOn && !isApproved) tally.unapproved += 1;
}

/** A press received in the second of closing counts as late: one entry too many to check is harmless. */
function countLate(tally: Tally, row: WorkLogRow, closedAt: number | undefined): void {
  const heardAt = receivedAtOf(row);
  if (closedAt === undefined || heardAt === undefined || heardAt < closedAt) return;
  tally.lateCount += 1;
  tally.late.push({ row, heardAt });
}
