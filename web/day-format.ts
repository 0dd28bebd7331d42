// How days and numbers are written, by language and the company's country (3-decisions, Dates).

import type { Language } from './text.ts';

/** A dayjs format of a day: is DD.MM.YYYY, Ireland DD-MM-YYYY, Britain and Portugal DD/MM/YYYY, else YYYY-MM-DD. */
export function dayFormatOf(language: Language, country?: string): string {
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

/** `dayTextOf('2026-11-20', 'DD.MM.YYYY')` → '20.11.2026'. */
export function dayTextOf(day: string, format: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return format.replace('YYYY', year).replace('MM', month).replace('DD', date);
}

// Chrome's Intl has no Icelandic: German writes numbers the same way.
const numberLocale: Record<Language, string> = { en: 'en', is: 'de', pt: 'pt-PT' };
const formats = new Map<string, Intl.NumberFormat>();

/** A number with the language's marks: `numberTextOf('is', 2316.5, 2)` → '2.316,50'. */
export function numberTextOf(language: Language, value: number, decimals: number): string {
  const key = `${language} ${decimals}`;
  const known = formats.get(key);
  const format =
    known ??
    new Intl.NumberFormat(numberLocale[language], {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      useGrouping: 'always',
    });
  if (!known) formats.set(key, format);
  return format.format(value);
}
/** Seconds as hours to two decimals, in the language's marks: 30600 → '8,50' in Icelandic. */
export const hoursTextOf = (language: Language, seconds: number): string =>
  numberTextOf(language, Math.round(seconds / 36) / 100, 2);
