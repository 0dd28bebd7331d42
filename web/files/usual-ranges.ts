// The usual ranges of days (this week, last month, pay periods), and the range in an address.

import type { Settings } from '#shared/model/company/company.ts';
import type { PayPeriodRule } from '#shared/model/company/pay-period-rule.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { lastDayOfMonth } from '#shared/time/day-range.ts';
import { periodOf } from '#shared/pay/pay-periods.ts';
import { weekStartOf } from '#shared/time/week.ts';

export type Days = { readonly from: Day; readonly to: Day };

const monthStart = (day: Day): Day => `${day.slice(0, 8)}01`;

/** The pay month from the 21st to the 20th, for a company that has not set its pay periods. */
const payMonth = { every: 'month', starts: 21 } as const;

function periods(grid: PayPeriodRule | typeof payMonth, today: Day): { now: Days; last: Days } {
  const now = periodOf(grid, today);
  return { now, last: periodOf(grid, addDays(now.from, -1)) };
}

/** The ranges as seen from `today`. `rule`: the company's pay periods; without it, the month from the 21st to the 20th. */
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

/** The middle of every list of ranges, between its shortest and its longest ones. */
export const weeksAndMonths = (rule: Settings['pay_periods']) =>
  [
    'thisWeek',
    'lastWeek',
    'thisMonth',
    'lastMonth',
    'payMonth',
    rule == null ? 'lastPayMonth' : 'lastPeriod',
  ] as const;

/** The names without those whose days an earlier name has: a pay period that equals the month is listed once. */
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

/** The range with its days in order. */
export const turnedRight = (from: Day, to: Day): Days => (from <= to ? { from, to } : { from: to, to: from });
