// The names of days and months: Intl's, but for Icelandic, which Chrome lacks.

import { type Day, weekdayOf } from '#shared/time/day.ts';
import { languageCodes } from '#shared/text/plural.ts';
import type { Language } from '#web/text.ts';

const list = (words: string): readonly string[] => words.split(' ');
/** From Monday. */
const icelandicDays = list(
  'mánudagur þriðjudagur miðvikudagur fimmtudagur föstudagur laugardagur sunnudagur',
);
const icelandicMonths = list(
  'janúar febrúar mars apríl maí júní júlí ágúst september október nóvember desember',
);

const forms = {
  weekday: { weekday: 'long' },
  shortWeekday: { weekday: 'short' },
  month: { month: 'long' },
  date: { day: 'numeric', month: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
// Making one takes as long as a hundred words.
const formats = new Map<string, Intl.DateTimeFormat>();
function said(language: Language, form: keyof typeof forms, day: Day): string {
  const key = `${language} ${form}`;
  // An English day stands before its month here.
  const code = language === 'en' ? 'en-GB' : languageCodes[language];
  const format = formats.get(key) ?? new Intl.DateTimeFormat(code, { ...forms[form], timeZone: 'UTC' });
  formats.set(key, format);
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** With a large first letter, where a name stands alone. */
export const capital = (text: string, language: Language): string =>
  text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1);

/** 'Friday' */
export const weekdayName = (language: Language, day: Day): string =>
  language === 'is' ? (icelandicDays[weekdayOf(day) - 1] ?? '') : said(language, 'weekday', day);
/** 'Fri': the first three letters, but in Polish, where they may be those of another word; Sunday's five are too wide. */
export const shortWeekday = (language: Language, day: Day): string =>
  language === 'pl'
    ? said(language, 'shortWeekday', day).replace(/ie|z?\./g, '')
    : weekdayName(language, day).slice(0, 3);
/** 'Friday 20 November', 'föstudagur 20. nóvember', 'sexta-feira, 20 de novembro', 'piątek, 20 listopada' */
export function longDayTitle(language: Language, day: Day): string {
  const weekday = weekdayName(language, day);
  if (language === 'is') return `${weekday} ${Number(day.slice(8))}. ${monthName(language, day)}`;
  return `${weekday}${language === 'en' ? '' : ','} ${said(language, 'date', day)}`;
}

/** 'November', 'nóvember', 'novembro'; a month is written '2026-11'. */
export const monthName = (language: Language, month: string): string =>
  language === 'is'
    ? (icelandicMonths[Number(month.slice(5, 7)) - 1] ?? '')
    : said(language, 'month', `${month.slice(0, 7)}-01`);

/** 'October 2026', 'outubro de 2026'; a month is written '2026-10'. */
export function monthTitle(language: Language, month: string): string {
  return `${monthName(language, month)}${language === 'pt' ? ' de ' : ' '}${month.slice(0, 4)}`;
}
