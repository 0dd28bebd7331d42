// The hours that are usual on a day: by the company's usual week, else those that somebody worked.

import type { UsualWeek } from '#shared/model/company/usual-week.ts';
import { type Day, weekdayOf } from '#shared/time/day.ts';
import { minutesOf } from '#web/words/company-time.ts';

const minutesPerDay = 1440;

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
  const fromMinute = minutesOf(start);
  return { start, end, fromMinute, toMinute: end <= start ? minutesPerDay : minutesOf(end) };
}

const clockOf = (minute: number): string =>
  `${String(Math.floor((minute % minutesPerDay) / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** The hours between two minutes of a day. */
export const usualBetween = (fromMinute: number, toMinute: number): Usual => ({
  fromMinute,
  toMinute,
  start: clockOf(fromMinute),
  end: clockOf(toMinute),
});
