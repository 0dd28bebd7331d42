// The PDF's words: those of the screen, with numbers, dates and plurals.

import type { Country } from '#shared/model/company/country.ts';
import { regionOfCountry } from '#shared/model/company/region.ts';
import { report as en } from '#shared/text/en/report.ts';
import { report as is } from '#shared/text/is/report.ts';
import { numberTextOf } from '#shared/text/number-text.ts';
import { report as pl } from '#shared/text/pl/report.ts';
import { report as pt } from '#shared/text/pt/report.ts';
import { countedText, languageCodes } from '#shared/text/plural.ts';
import { fill } from '#shared/text/texts.ts';
import { dayTextOf } from '#shared/time/day-text.ts';
import { type Language, wordsOf } from '#functions/domain/exports/words.ts';

const reportTexts = { en, is, pt, pl } as const;

export function paperWords(language: Language, country: Country) {
  const words = reportTexts[language];
  const files = wordsOf(language);
  const dayFormat = regionOfCountry(country).dayFormat;
  const number = (value: number) => numberTextOf(language, value, 0);
  const counted = (key: 'totalEmployees' | 'totalProjects', count: number): string =>
    fill(countedText(words, key, language, count), { count: number(count) });
  return {
    words,
    files,
    number,
    day: (day: string) => dayTextOf(day, dayFormat),
    people: (of: 'employees' | 'projects', count: number) =>
      counted(of === 'employees' ? 'totalEmployees' : 'totalProjects', count),
    photos: (count: number) =>
      fill(countedText(files.paper, 'photos', language, count), { count: number(count) }),
  };
}

/** The month of a day, over a report of it: 'October 2026', 'Október 2026', 'Outubro de 2026'. */
export function monthText(language: Language, day: string): string {
  const month = new Intl.DateTimeFormat(languageCodes[language], {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T12:00:00Z`));
  return month.slice(0, 1).toLocaleUpperCase(language) + month.slice(1);
}
