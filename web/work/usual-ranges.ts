// The ranges of days people ask for, and the range of an address.

import { addDays, type Day } from '#shared/time/day.ts';
import { lastDayOfMonth } from '#shared/time/day-range.ts';
import { weekStartOf } from '#shared/time/week.ts';

export type Days = { readonly from: Day; readonly to: Day };

const monthStart = (day: Day): Day => `${day.slice(0, 8)}01`;

/** From `today`; the pay month runs from the 21st of a month to the 20th of the next. */
export function usualRanges(today: Day) {
  const week = weekStartOf(today);
  const month = monthStart(today);
  const monthEnd = lastDayOfMonth(today);
  const before = monthStart(addDays(month, -1));
  const isPastTwentieth = Number(today.slice(8)) > 20;
  const payMonth = isPastTwentieth ? addDays(monthEnd, 1) : month;
  return {
    thisWeek: { from: week, to: addDays(week, 6) },
    lastWeek: { from: addDays(week, -7), to: addDays(week, -1) },
    thisMonth: { from: month, to: monthEnd },
    lastMonth: { from: before, to: lastDayOfMonth(before) },
    payMonth: {
      from: `${(isPastTwentieth ? month : before).slice(0, 8)}21`,
      to: `${payMonth.slice(0, 8)}20`,
    },
    lastThirty: { from: addDays(today, -29), to: today },
    thisYear: { from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31` },
  } as const satisfies Record<string, Days>;
}

/** A range turned around is turned back. */
export const turnedRight = (from: Day, to: Day): Days => (from <= to ? { from, to } : { from: to, to: from });
