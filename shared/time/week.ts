// Weeks: they start on Monday, as the agreements on overtime and rest count them.

import { addDays, type Day, weekdayOf } from './day.ts';

/**
 * The Monday of a day's week.
 * @example weekStartOf('2026-11-15') → '2026-11-09'
 */
export function weekStartOf(day: Day): Day {
  return addDays(day, 1 - weekdayOf(day));
}
