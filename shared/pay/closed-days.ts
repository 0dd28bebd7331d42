// Closed days: ranges of days whose hours no longer change, sorted and merged where they touch.

import type { ClosedRange, ClosedState, PayPeriodRule } from '#shared/model/company/pay-period-rule.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { type DaySpan, periodOf } from './pay-periods.ts';
import { dayOf, zoneOf } from '#shared/time/zone.ts';

/**
 * The ranges after the days of `span` have come to `state`; `undefined` opens them.
 * @example closedAfter([{ from: '2026-01-01', to: '2026-01-31', state: 'locked' }], { from: '2026-02-01', to: '2026-02-28' }, 'locked') →
 *   [{ from: '2026-01-01', to: '2026-02-28', state: 'locked' }]
 */
export function closedAfter(
  ranges: readonly ClosedRange[],
  span: DaySpan,
  state: ClosedState | undefined,
  zone?: string,
): ClosedRange[] {
  const left = ranges.flatMap((range): ClosedRange[] => [
    ...(range.from < span.from
      ? [{ ...range, to: range.to < span.from ? range.to : addDays(span.from, -1) }]
      : []),
    ...(range.to > span.to
      ? [{ ...range, from: range.from > span.to ? range.from : addDays(span.to, 1) }]
      : []),
  ]);
  const all =
    state === undefined
      ? left
      : [...left, { from: span.from, to: span.to, state, ...(zone === undefined ? {} : { zone }) }];
  const merged: ClosedRange[] = [];
  for (const range of all.toSorted((one, other) => (one.from < other.from ? -1 : 1))) {
    const last = merged.at(-1);
    const isAlike = last?.state === range.state && last.zone === range.zone;
    if (isAlike && addDays(last.to, 1) === range.from) merged[merged.length - 1] = { ...last, to: range.to };
    else merged.push(range);
  }
  return merged;
}

/**
 * The range that closes a day; `undefined` for a day that is open.
 * @example closureOf([{ from: '2026-01-01', to: '2026-01-31', state: 'locked' }], '2026-02-01') → undefined
 */
export function closureOf(ranges: readonly ClosedRange[], day: Day): ClosedRange | undefined {
  return ranges.find(({ from, to }) => from <= day && day <= to);
}

/**
 * The range that closes a day to `who`; submitted days stay open to the company. Source: domain-facts.md, wish 7.
 * @example closedTo([{ from: '2026-01-01', to: '2026-01-31', state: 'submitted' }], '2026-01-31', 'company') → undefined
 */
export function closedTo(
  ranges: readonly ClosedRange[],
  day: Day,
  who: 'company' | 'employee',
): ClosedRange | undefined {
  const range = closureOf(ranges, day);
  return range?.state === 'submitted' && who === 'company' ? undefined : range;
}

/**
 * The range that closes an entry started at `startAt` (epoch seconds), or any hour of it up to `endAt`, and the first
 * closed day. Each range keeps the zone it was closed in, so a company that changes its time zone reopens nothing.
 * Undefined for an entry that may be changed. Source: shared/README.md.
 * @example closedAt([{ from: '2026-01-01', to: '2026-01-31', state: 'locked', zone: 'Pacific/Kiritimati' }], 1769860800, 'Atlantic/Reykjavik', 'company') →
 *   undefined
 */
export function closedAt(
  ranges: readonly ClosedRange[],
  startAt: number,
  timeZone: string,
  who: 'company' | 'employee',
  endAt = startAt,
): { readonly range: ClosedRange; readonly day: Day } | undefined {
  for (const range of ranges) {
    const zone = zoneOf(range.zone ?? timeZone);
    const first = dayOf(zone, startAt);
    const day = first < range.from ? range.from : first;
    // An end at midnight belongs to the day before.
    if (day <= dayOf(zone, Math.max(startAt, endAt - 1)) && closedTo([range], day, who))
      return { range, day };
  }
  return undefined;
}

/**
 * The pay period of a closed day, limited to the closed range.
 * @example periodIn({ from: '2026-01-01', to: '2026-06-30', state: 'locked' }, '2026-02-10', { every: 'month', starts: 1, steps: 'lock' }) →
 *   { from: '2026-02-01', to: '2026-02-28' }
 */
export function periodIn(range: ClosedRange, day: Day, rule: PayPeriodRule | null | undefined): DaySpan {
  const period = rule ? periodOf(rule, day) : range;
  return {
    from: period.from > range.from ? period.from : range.from,
    to: period.to < range.to ? period.to : range.to,
  };
}
