// The usual week in words: 'Mon–Thu 07:00–16:00, Fri 07:00–15:00'.

import type { UsualDay, UsualWeek } from '#shared/model/company/usual-week.ts';
import type { languages } from '#shared/limits.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { capital, shortWeekday, weekdayName } from './day-words.ts';

type Language = (typeof languages)[number];
/** Any Monday: only its weekday counts. */
const monday: Day = '2026-11-23';
const weekdays: readonly Day[] = Array.from({ length: 7 }, (_, at) => addDays(monday, at));

const dayAt = (index: number): Day => weekdays[index] ?? monday;
export const dayName = (language: Language, index: number): string =>
  capital(weekdayName(language, dayAt(index)), language);
export const shortDayName = (language: Language, index: number): string =>
  capital(shortWeekday(language, dayAt(index)), language);

const hoursOf = (day: UsualDay): string => `${day.start}–${day.end}`;

/** Neighbouring days with the same hours are one part. */
export function usualWeekWords(language: Language, week: UsualWeek): string {
  const parts: { from: number; to: number; hours: string }[] = [];
  week.forEach((day, at) => {
    if (day === null) return;
    const last = parts.at(-1);
    if (last?.to === at - 1 && last.hours === hoursOf(day)) last.to = at;
    else parts.push({ from: at, to: at, hours: hoursOf(day) });
  });
  const name = (at: number): string => shortWeekday(language, dayAt(at));
  return parts
    .map(({ from, to, hours }) => `${from === to ? name(from) : `${name(from)}–${name(to)}`} ${hours}`)
    .join(', ');
}
