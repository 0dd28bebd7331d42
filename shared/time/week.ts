// Weeks: they start on Monday, as the agreements on overtime and rest count them.

import { addDays, type Day, daysBetween, weekdayOf } from './day.ts';

/**
 * The Monday of a day's week. Source: domain-facts.md, 'Week start'.
 * @example weekStartOf('2026-11-15') → '2026-11-09'
 */
export function weekStartOf(day: Day): Day {
  return addDays(day, 1 - weekdayOf(day));
}

/**
 * The ISO number of a day's week: week 1 holds the year's first Thursday. Source: ISO 8601.
 * @example weekNumberOf('2027-01-03') → 53
 */
export function weekNumberOf(day: Day): number {
  const thursday = addDays(weekStartOf(day), 3);
  return Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / 7) + 1;
}
