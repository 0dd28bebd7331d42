// Which days are usual for an employee, when such a day is over, and what settles it.

import { holidayOn } from '#shared/pay/holidays.ts';
import { minutesOfClock } from '#shared/time/calendar.ts';
import { addDays, type Day, weekdayOf } from '#shared/time/day.ts';
import { dayOf, instantOf, startOfDay, zoneOf } from '#shared/time/zone.ts';
import type { UsualDay } from '#shared/model/company/usual-week.ts';
import type { Company } from '#functions/table/rows/company-row.ts';
import type { Employee } from '#functions/table/rows/employee-row.ts';

/** No day is usual on a whole public holiday. */
export function isHoliday({ country, settings }: Company, day: Day): boolean {
  return holidayOn(country, day, settings.calendar ?? undefined)?.fromMinute === 0;
}

/** The employee's usual hours on the day, by their own week or the company's; none before they were added. */
export function usualOn(
  { settings: { time_zone, usual_week } }: Company,
  { isDisabled, createdAt, usualWeek }: Employee,
  day: Day,
): UsualDay | undefined {
  if (isDisabled || day < dayOf(zoneOf(time_zone), createdAt)) return undefined;
  return (usualWeek ?? usual_week)?.[weekdayOf(day) - 1] ?? undefined;
}

/** When the usual hours of the day end (epoch seconds). */
export function endOfUsual({ settings }: Company, day: Day, { start, end }: UsualDay): number {
  const endDay = end > start ? day : addDays(day, 1);
  return instantOf(zoneOf(settings.time_zone), endDay, minutesOfClock(end));
}

type Span = { readonly startAt: number; readonly endAt?: number | undefined };

/** Tests whether an entry has time on the day. A running entry lasts until `now`. */
export function isOnDay({ settings }: Company, day: Day, now: number): (hours: Span) => boolean {
  const zone = zoneOf(settings.time_zone);
  const from = startOfDay(zone, day);
  const until = startOfDay(zone, addDays(day, 1));
  return ({ startAt, endAt = now }) => startAt < until && (endAt > from || startAt >= from);
}
