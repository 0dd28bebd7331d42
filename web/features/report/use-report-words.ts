// Days, hours and numbers of the report in the reader's language, and the order of names.

import type { Day } from '#shared/time/day.ts';
import { lastDayOfMonth } from '#shared/time/day-range.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { dayFormatOf, dayTextOf, hoursTextOf, numberTextOf } from '#web/day-format.ts';
import { currentLanguage } from '#web/text.ts';
import { byName } from '#web/words/alphabet.ts';
import { capital, monthTitle } from '#web/words/day-words.ts';

export function useReportWords() {
  const language = currentLanguage();
  const { country } = useSignedIn();
  const format = dayFormatOf(country);
  const hours = (seconds: number) => hoursTextOf(language, seconds);
  return {
    day: (day: Day) => dayTextOf(day, format),
    /** 'October 2026', where the days are those of a month. */
    month: ({ from, to }: { from: Day; to: Day }): string[] =>
      from.endsWith('-01') && to === lastDayOfMonth(from)
        ? [capital(monthTitle(language, from), language)]
        : [],
    hours,
    /** Deducted hours: '−0.50'. */
    minus: (seconds: number) => (seconds === 0 ? hours(0) : `−${hours(seconds)}`),
    /** A rule's hours: '40', '7,50'. */
    plain: (value: number) => numberTextOf(language, value, Number.isInteger(value) ? 0 : 2),
    number: (value: number) => numberTextOf(language, value, 0),
    compare: byName,
  };
}
