// Days: the company's local calendar dates as 'YYYY-MM-DD' text, and the months that hold them.

import * as z from 'zod/mini';
import {
  type Day,
  dayFromNumber,
  dayNumber,
  firstDayNumber,
  lastDayNumber,
  readDay,
  weekdayOfNumber,
} from './calendar.ts';
import { startOfDay, type Zone } from './zone.ts';

export type { Day } from './calendar.ts';

/**
 * The day so many days later, earlier when negative.
 * @example addDays('2026-12-31', 1) → '2027-01-01'
 */
export function addDays(day: Day, days: number): Day {
  return dayFromNumber(dayNumber(day) + days);
}

/**
 * How many days after `from` the day `to` is; negative when it is earlier.
 * @example daysBetween('2024-02-28', '2024-03-01') → 2
 */
export function daysBetween(from: Day, to: Day): number {
  return dayNumber(to) - dayNumber(from);
}

/**
 * 1 is Monday, 7 is Sunday.
 * @example weekdayOf('2026-11-18') → 3
 */
export function weekdayOf(day: Day): number {
  return weekdayOfNumber(dayNumber(day));
}

/**
 * The month of a day as the table's buckets write it.
 * @example monthOf('2026-11-18') → '202611'
 */
export function monthOf(day: Day): string {
  return day.slice(0, 4) + day.slice(5, 7);
}

/**
 * The UTC months that hold the starts of entries whose local start day is from `from` to `to` (both included). A
 * neighbouring month is named only when the zone's offset reaches into it. Buckets are UTC months, days are the
 * company's: 3-decisions.md, 'Ids'.
 * @example monthsTouching(zoneOf('Europe/Dublin'), '2026-07-01', '2026-07-31') → ['202606', '202607']
 */
export function monthsTouching(zone: Zone, from: Day, to: Day): string[] {
  const start = new Date(startOfDay(zone, from) * 1000);
  const last = new Date((startOfDay(zone, addDays(to, 1)) - 1) * 1000);
  const months: string[] = [];
  for (
    let month = start.getUTCFullYear() * 12 + start.getUTCMonth();
    month <= last.getUTCFullYear() * 12 + last.getUTCMonth();
    month++
  ) {
    months.push(`${Math.floor(month / 12)}${String((month % 12) + 1).padStart(2, '0')}`);
  }
  return months;
}

/** A real calendar day, 1970 to 2100. */
export const dayText = z.string().check(
  z.maxLength(10),
  z.refine((text: string) => {
    const number = readDay(text);
    return number !== undefined && number >= firstDayNumber && number <= lastDayNumber;
  }),
  z.meta({ format: 'date', examples: ['2026-11-18'] }),
);
