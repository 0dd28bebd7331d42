// The hours that are usual on a day: by the company's usual week, else those that somebody worked.

import type { UsualWeek } from '#shared/model/company/usual-week.ts';
import { clockOfMinutes, minutesOfClock, minutesPerDay } from '#shared/time/calendar.ts';
import { type Day, weekdayOf } from '#shared/time/day.ts';

export type Usual = {
  /** Minutes of the day, for its ruler; up to midnight where the end is on the day after. */
  readonly fromMinute: number;
  readonly toMinute: number;
  /** Clocks, 'HH:MM'; an `end` at or before the `start` is on the day after. */
  readonly start: string;
  readonly end: string;
};

/** Undefined on a weekday that is usually off. */
export function usualByWeek(week: UsualWeek, day: Day): Usual | undefined {
  const usual = week[weekdayOf(day) - 1];
  if (!usual) return undefined;
  const { start, end } = usual;
  const fromMinute = minutesOfClock(start);
  return { start, end, fromMinute, toMinute: end <= start ? minutesPerDay : minutesOfClock(end) };
}

const clockOf = (minute: number): string => clockOfMinutes(minute % minutesPerDay);

/** The hours between two minutes of a day. */
export const usualBetween = (fromMinute: number, toMinute: number): Usual => ({
  fromMinute,
  toMinute,
  start: clockOf(fromMinute),
  end: clockOf(toMinute),
});
