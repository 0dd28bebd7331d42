// The formats of days and numbers: days by the company's country or the site's region, numbers by the language.

import type { Country } from '#shared/model/company/country.ts';
import { type DayFormat, regionOfCountry } from '#shared/model/company/region.ts';
import { numberTextOf } from '#shared/text/number-text.ts';
import { pageRegion } from './region.ts';
import type { Language } from './text.ts';

export { numberTextOf } from '#shared/text/number-text.ts';
export { dayTextOf, shortDayTextOf } from '#shared/time/day-text.ts';

/** Seconds as hours to two decimals, in the language's marks: 30600 → '8,50' in Icelandic. */
export const hoursTextOf = (language: Language, seconds: number): string =>
  numberTextOf(language, Math.round(seconds / 36) / 100, 2);

/** The format of the company's country; for visitors that of the site's region (3-decisions, Dates). */
export const dayFormatOf = (country: Country | undefined): DayFormat =>
  (country ? regionOfCountry(country) : pageRegion()).dayFormat;
