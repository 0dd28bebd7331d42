// The ranges of days people ask for, and the range of an address.

import type { Settings } from '#shared/model/company/company.ts';
import type { PayPeriodRule } from '#shared/model/company/pay-period-rule.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { lastDayOfMonth } from '#shared/time/day-range.ts';
import { periodOf } from '#shared/pay/pay-periods.ts';
import { weekStartOf } from '#shared/time/week.ts';

export type Days = { readonly from: Day; readonly to: Day };

const monthStart = (day: Day): Day => `${day.slice(0, 8)}01`;

/** From the 21st to the 20th, where a company has not said how its pay periods run. */
const payMonth = { every: 'month', starts: 21 } as const;

function periods(grid: PayPeriodRule | typeof payMonth, today: Day): { now: Days; last: Days } {
  const now = periodOf(grid, today);
  return { now, last: periodOf(grid, addDays(now.from, -1)) };
}

/** From `today`; pay periods by the company's rule, the pay month from the 21st of a month to the 20th of the next. */
export function usualRanges(today: Day, rule?: Settings['pay_periods']) {
  const week = weekStartOf(today);
  const month = monthStart(today);
  const before = monthStart(addDays(month, -1));
  const yesterday = addDays(today, -1);
  const usual = periods(payMonth, today);
  const own = rule ? periods(rule, today) : usual;
  return {
    today: { from: today, to: today },
    yesterday: { from: yesterday, to: yesterday },
    thisWeek: { from: week, to: addDays(week, 6) },
    lastWeek: { from: addDays(week, -7), to: addDays(week, -1) },
    thisMonth: { from: month, to: lastDayOfMonth(today) },
    lastMonth: { from: before, to: lastDayOfMonth(before) },
    payMonth: usual.now,
    lastPayMonth: usual.last,
    thisPeriod: own.now,
    lastPeriod: own.last,
    lastThirty: { from: addDays(today, -29), to: today },
    thisYear: { from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31` },
  } as const satisfies Record<string, Days>;
}

/** What every list of usual days offers, after its shortest and before its longest ones. */
export const weeksAndMonths = (rule: Settings['pay_periods']) =>
  [
    'thisWeek',
    'lastWeek',
    'thisMonth',
    'lastMonth',
    'payMonth',
    rule == null ? 'lastPayMonth' : 'lastPeriod',
  ] as const;

/** Those of the names whose days no earlier name has: a pay period that is a month is listed once. */
export function distinctRanges<Name extends string>(
  names: readonly Name[],
  ranges: Readonly<Record<Name, Days>>,
): readonly { readonly name: Name; readonly range: Days }[] {
  const listed = new Set<string>();
  return names.flatMap((name) => {
    const range = ranges[name];
    const days = `${range.from} ${range.to}`;
    if (listed.has(days)) return [];
    listed.add(days);
    return [{ name, range }];
  });
}

/** A range turned around is turned back. */
export const turnedRight = (from: Day, to: Day): Days => (from <= to ? { from, to } : { from: to, to: from });
