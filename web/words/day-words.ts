// The names of days and months in our languages; Chrome's own lack Icelandic.

import { type Day, weekdayOf } from '#shared/time/day.ts';
import type { Language } from '#web/text.ts';

type Words = {
  /** From Monday. */
  readonly days: readonly string[];
  /** Where the first three letters are no short name. */
  readonly short?: readonly string[];
  readonly months: readonly string[];
  /** Where a month has another form after the number of its day. */
  readonly monthsOfDays?: readonly string[];
};
const list = (words: string): readonly string[] => words.split(' ');
const words: Record<Language, Words> = {
  en: {
    days: list('Monday Tuesday Wednesday Thursday Friday Saturday Sunday'),
    months: list('January February March April May June July August September October November December'),
  },
  is: {
    days: list('mánudagur þriðjudagur miðvikudagur fimmtudagur föstudagur laugardagur sunnudagur'),
    months: list('janúar febrúar mars apríl maí júní júlí ágúst september október nóvember desember'),
  },
  pt: {
    days: list('segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado domingo'),
    months: list('janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'),
  },
  pl: {
    days: list('poniedziałek wtorek środa czwartek piątek sobota niedziela'),
    short: list('pon wt śr czw pt sob ndz'),
    months: list(
      'styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień',
    ),
    monthsOfDays: list(
      'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia',
    ),
  },
};

/** With a large first letter, where a name stands alone. */
export const capital = (text: string, language: Language): string =>
  text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1);

/** 'Friday' */
export const weekdayName = (language: Language, day: Day): string =>
  words[language].days[weekdayOf(day) - 1] ?? '';
/** 'Fri' */
export const shortWeekday = (language: Language, day: Day): string =>
  words[language].short?.[weekdayOf(day) - 1] ?? weekdayName(language, day).slice(0, 3);
/** 'Friday 20 November', 'föstudagur 20. nóvember', 'sexta-feira, 20 de novembro', 'piątek, 20 listopada' */
export function longDayTitle(language: Language, day: Day): string {
  const date = Number(day.slice(8));
  const { months, monthsOfDays = months } = words[language];
  const month = monthsOfDays[Number(day.slice(5, 7)) - 1] ?? '';
  const rest = {
    en: ` ${date} ${month}`,
    is: ` ${date}. ${month}`,
    pt: `, ${date} de ${month}`,
    pl: `, ${date} ${month}`,
  }[language];
  return weekdayName(language, day) + rest;
}

/** 'November', 'nóvember', 'novembro'; a month is written '2026-11'. */
export const monthName = (language: Language, month: string): string =>
  words[language].months[Number(month.slice(5, 7)) - 1] ?? '';

/** 'October 2026', 'outubro de 2026'; a month is written '2026-10'. */
export function monthTitle(language: Language, month: string): string {
  return `${monthName(language, month)}${language === 'pt' ? ' de ' : ' '}${month.slice(0, 4)}`;
}
