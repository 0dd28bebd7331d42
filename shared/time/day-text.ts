// How a day is written, by language and the company's country (specification 3, Dates).

/**
 * A dayjs format: is DD.MM.YYYY, Ireland DD-MM-YYYY, Britain and Portugal DD/MM/YYYY, else YYYY-MM-DD.
 * @example dayFormatOf('en', 'GB') → 'DD/MM/YYYY'
 */
export function dayFormatOf(language: 'en' | 'is' | 'pt', country?: string): string {
  switch (country ?? { is: 'IS', pt: 'PT', en: 'IE' }[language]) {
    case 'IS':
      return 'DD.MM.YYYY';
    case 'IE':
      return 'DD-MM-YYYY';
    case 'GB':
    case 'PT':
      return 'DD/MM/YYYY';
    default:
      return 'YYYY-MM-DD';
  }
}

/**
 * @example dayTextOf('2026-11-20', 'DD.MM.YYYY') → '20.11.2026'
 */
export function dayTextOf(day: string, format: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return format.replace('YYYY', year).replace('MM', month).replace('DD', date);
}

/**
 * The same without its year; a date with points keeps its last one.
 * @example shortDayTextOf('2026-11-20', 'DD.MM.YYYY') → '20.11.'
 */
export function shortDayTextOf(day: string, format: string): string {
  return dayTextOf(day, format.replace(/[-/]?YYYY-?/, ''));
}
