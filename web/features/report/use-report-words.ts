// Days, hours and numbers of the report in the reader's language, and the order of names.

import type { Day } from '#shared/time/day.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { dayFormatOf, dayTextOf, hoursTextOf, numberTextOf } from '#web/day-format.ts';
import { currentLanguage } from '#web/text.ts';
import { byName } from '#web/words/alphabet.ts';

export function useReportWords() {
  const language = currentLanguage();
  const { country } = useSignedIn();
  const format = dayFormatOf(country);
  const hours = (seconds: number) => hoursTextOf(language, seconds);
  return {
    day: (day: Day) => dayTextOf(day, format),
    hours,
    /** Deducted hours: '−0.50'. */
    minus: (seconds: number) => (seconds === 0 ? hours(0) : `−${hours(seconds)}`),
    /** A rule's hours: '40', '7,50'. */
    plain: (value: number) => numberTextOf(language, value, Number.isInteger(value) ? 0 : 2),
    number: (value: number) => numberTextOf(language, value, 0),
    compare: byName,
  };
}
