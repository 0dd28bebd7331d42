// How a day is written: by the company's country on its own screens and files (specification 3, Dates).

/**
 * @example dayTextOf('2026-11-20', 'DD.MM.YYYY') → '20.11.2026'
 */
export function dayTextOf(day: string, format: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return format.replace('YYYY', year).replace('MM', month).replace('DD', date);
}

/**
 * The same without its year; a date with points keeps its last one. Formats by country: 3-decisions.md, 'Dates'.
 * @example shortDayTextOf('2026-11-20', 'DD.MM.YYYY') → '20.11.'
 */
export function shortDayTextOf(day: string, format: string): string {
  return dayTextOf(day, format.replace(/[-/]?YYYY-?/, ''));
}
