// Which weekdays somebody usually works, from their own last weeks, where no usual week says so.

import { usualDayWeeks, usualDayWorkedMin } from '#shared/limits.ts';
import { addDays, type Day } from './day.ts';

const daysOfWeek = 7;

/** How far back the last weeks go. */
export const usualDayReadDays = usualDayWeeks * daysOfWeek;

/**
 * The newest day of the same weekday in the last weeks whose hours are the middle of those worked, so that one odd day is not
 * taken for usual; undefined where fewer than three of the last four were worked, which are our own figures.
 * `secondsOn` says how long was worked on a day. Source: domain-facts.md, wish 9.
 * @example usualDay('2026-11-30', (day) => ({ '2026-11-16': 9, '2026-11-09': 17, '2026-11-02': 8 })[day] ?? 0) → '2026-11-16'
 */
export function usualDay(day: Day, secondsOn: (day: Day) => number): Day | undefined {
  const before = Array.from({ length: usualDayWeeks }, (_, weeks) => addDays(day, -daysOfWeek * (weeks + 1)));
  const worked = before
    .map((one) => ({ day: one, seconds: secondsOn(one) }))
    .filter(({ seconds }) => seconds > 0);
  if (worked.length < usualDayWorkedMin) return undefined;
  const middle = worked.map(({ seconds }) => seconds).toSorted((one, other) => one - other)[
    Math.floor((worked.length - 1) / 2)
  ];
  return worked.find(({ seconds }) => seconds === middle)?.day;
}
