// Pay periods: which one holds a day, its neighbours, and a range of days divided into them.

import type { PayPeriodRule } from '#shared/model/company/pay-period-rule.ts';
import { addDays, type Day, daysBetween } from '#shared/time/day.ts';

/** Days from one to another, both included. */
export type DaySpan = { readonly from: Day; readonly to: Day };
type Grid = { readonly every: PayPeriodRule['every']; readonly starts: PayPeriodRule['starts'] };

const weekDays = { week: 7, two_weeks: 14 } as const;
const two = (whole: number): string => String(whole).padStart(2, '0');

/** The day `months` later with the given day of the month. */
function inMonth(day: Day, months: number, dayOfMonth: number): Day {
  const month = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  return `${String(Math.floor(month / 12)).padStart(4, '0')}-${two((month % 12) + 1)}-${two(dayOfMonth)}`;
}

/**
 * The period that holds a day. Days of the company; no period is empty. Source: domain-facts.md, wish 7.
 * @example periodOf({ every: 'month', starts: 26 }, '2026-11-18') → { from: '2026-10-26', to: '2026-11-25' }
 */
export function periodOf({ every, starts }: Grid, day: Day): DaySpan {
  if (every === 'month') {
    const first = Number(starts);
    const from = inMonth(day, Number(day.slice(8)) >= first ? 0 : -1, first);
    return { from, to: addDays(inMonth(from, 1, first), -1) };
  }
  const length = weekDays[every];
  const from = addDays(day, -(((daysBetween(String(starts), day) % length) + length) % length));
  return { from, to: addDays(from, length - 1) };
}

/**
 * Divides the days from `from` to `to` into periods, oldest first. Each day lies in exactly one; the outer two may
 * reach beyond. The `kept` spans (closed under this or an earlier rule) stay as they are, and periods of the rule
 * stop at them. Without a rule only the kept spans are returned.
 * @example periodsBetween({ every: 'month', starts: 15 }, [{ from: '2026-01-01', to: '2026-01-31' }], '2026-01-10', '2026-02-20') →
 *   [{ from: '2026-01-01', to: '2026-01-31' }, { from: '2026-02-01', to: '2026-02-14' }, { from: '2026-02-15', to: '2026-03-14' }]
 */
export function periodsBetween(
  grid: Grid | null | undefined,
  kept: readonly DaySpan[],
  from: Day,
  to: Day,
): DaySpan[] {
  const sorted = kept.toSorted((one, other) => (one.from < other.from ? -1 : 1));
  if (!grid) return sorted.filter((span) => span.to >= from && span.from <= to);
  const spans: DaySpan[] = [];
  for (let day = from; day <= to; ) {
    const span = spanOf(grid, sorted, day);
    spans.push(span);
    day = addDays(span.to, 1);
  }
  return spans;
}

/** The kept span with the day, or the rule's period cut by its kept neighbours. */
function spanOf(grid: Grid, sorted: readonly DaySpan[], day: Day): DaySpan {
  const holding = sorted.find((span) => span.from <= day && day <= span.to);
  if (holding) return holding;
  const { from, to } = periodOf(grid, day);
  const before = sorted.findLast((span) => span.to < day);
  const after = sorted.find((span) => span.from > day);
  return {
    from: before && before.to >= from ? addDays(before.to, 1) : from,
    to: after && after.from <= to ? addDays(after.from, -1) : to,
  };
}
