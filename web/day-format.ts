// How days and numbers are written, by language and the company's country (3-decisions, Dates).

import { numberTextOf } from '#shared/text/number-text.ts';
import type { Language } from './text.ts';

export { dayFormatOf, dayTextOf, shortDayTextOf } from '#shared/time/day-text.ts';
export { numberTextOf } from '#shared/text/number-text.ts';

/** Seconds as hours to two decimals, in the language's marks: 30600 → '8,50' in Icelandic. */
export const hoursTextOf = (language: Language, seconds: number): string =>
  numberTextOf(language, Math.round(seconds / 36) / 100, 2);
