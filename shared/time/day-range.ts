// Ranges of days: which one is meant when an end is missing, and how one is written.

import { addDays, type Day } from './day.ts';
import { dayTextOf } from './day-text.ts';

/**
 * A missing end of the range is the end of the given end's month, or of today's. Without dates the current month:
 * 3-decisions.md, 'Worklog and report filters'.
 * @example wholeRange({ to: '2026-11-18' }, '2026-12-24') → { from: '2026-11-01', to: '2026-11-18' }
 */
export function wholeRange(
  given: { readonly from?: Day | undefined; readonly to?: Day | undefined },
  today: Day,
): { from: Day; to: Day } {
  const from = given.from ?? `${(given.to ?? today).slice(0, 8)}01`;
  const to = given.to ?? lastDayOfMonth(given.from ?? today);
  return { from, to };
}

/**
 * @example lastDayOfMonth('2024-02-10') → '2024-02-29'
 */
export function lastDayOfMonth(day: Day): Day {
  const nextMonth = addDays(`${day.slice(0, 8)}28`, 4);
  return addDays(`${nextMonth.slice(0, 8)}01`, -1);
}

/**
 * A range as short as it stays clear (specification 1, section 9): what both days share is written once, at the side
 * where the format has it. `format` is one of `DayFormat`.
 * @example rangeText('2026-11-09', '2026-11-13', 'DD.MM.YYYY') → '09.–13.11.2026'
 */
export function rangeText(from: Day, to: Day, format: string): string {
  const last = dayTextOf(to, format);
  if (from === to) return last;
  const isYearFirst = format.startsWith('Y');
  const sharesYear = from.slice(0, 4) === to.slice(0, 4);
  const sharesMonth = from.slice(0, 7) === to.slice(0, 7);
  if (!sharesYear) return `${dayTextOf(from, format)}–${last}`;
  if (isYearFirst) return `${dayTextOf(from, format)}–${sharesMonth ? last.slice(8) : last.slice(5)}`;
  // In Icelandic the point belongs to the number before it: '09.–13.11.2026'.
  const point = format[2] === '.' ? 1 : 0;
  return `${dayTextOf(from, format).slice(0, (sharesMonth ? 2 : 5) + point)}–${last}`;
}
