// Which weekdays somebody usually works, from their own last weeks, where no usual week says so.

import { usualDayWeeks, usualDayWorkedMin } from '#shared/limits.ts';
import { addDays, type Day } from './day.ts';

const daysOfWeek = 7;

/** How far back the last weeks go. */
export const usualDayReadDays = usualDayWeeks * daysOfWeek;

/**
 * The newest day before `day` of the same weekday that was worked, where most of the last weeks' were; undefined: the
 * weekday is not usual. Three of the last four weeks, which are our own figures. Source: domain-facts.md, wish 9.
 * @example lastUsualDay('2026-11-30', (day) => ['2026-11-16', '2026-11-09', '2026-11-02'].includes(day)) → '2026-11-16'
 */
export function lastUsualDay(day: Day, wasWorked: (day: Day) => boolean): Day | undefined {
  const before = Array.from({ length: usualDayWeeks }, (_, weeks) => addDays(day, -daysOfWeek * (weeks + 1)));
  const worked = before.filter(wasWorked);
  return worked.length >= usualDayWorkedMin ? worked[0] : undefined;
}
