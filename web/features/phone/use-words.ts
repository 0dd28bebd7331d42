// Days, times and hours in the employee's language and the company's zone.

import { type Day, weekdayOf } from '#shared/time/day.ts';
import { clockOf, dayOf } from '#shared/time/zone.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { dayFormatOf, dayTextOf, hoursTextOf, shortDayTextOf } from '#web/day-format.ts';
import { currentLanguage, useTexts } from '#web/text.ts';
import { serverSeconds } from '#web/entry/server-time.ts';
import type { Total } from './own/own-days.ts';
import { useZone } from './own/own-work.ts';

export function useWords() {
  const t = useTexts('phone');
  const shell = useTexts('shell');
  const zone = useZone();
  const language = currentLanguage();
  const format = dayFormatOf(useSignedIn().country);
  const names = t('weekdays').split(' ');
  /** 'Thu 19.11.' in the middle of a sentence: 'fim. 19.11.' in Icelandic. */
  const dayInText = (day: Day): string => `${names[weekdayOf(day) - 1] ?? ''} ${shortDayTextOf(day, format)}`;
  const hours = (seconds: number): string => hoursTextOf(language, seconds);
  const time = (seconds: number): string => clockOf(zone, seconds);
  const moment = (seconds: number): string => `${dayInText(dayOf(zone, seconds))} ${time(seconds)}`;
  return {
    zone,
    dayInText,
    /** 'Thu 19.11.' with a capital, for the beginning of a line. */
    weekday: (day: Day) => dayInText(day).replace(/^./, (first) => first.toLocaleUpperCase()),
    time,
    moment,
    day: (day: Day) => dayTextOf(day, format),
    /** '07:02' on the day of `first`, 'Thu 19.11. 07:02' on another. */
    momentAfter: (first: number, seconds: number) =>
      dayOf(zone, first) === dayOf(zone, seconds) ? time(seconds) : moment(seconds),
    /** '13:47' for today, 'Thu 19.11. 13:47' for an earlier day. */
    sinceText: (seconds: number) =>
      dayOf(zone, seconds) === dayOf(zone, serverSeconds()) ? time(seconds) : moment(seconds),
    hours,
    /** '34.50 h'; with a running entry '34.50 h · until now'. */
    total: ({ seconds, isUntilNow }: Total): string =>
      [t('week.total', { hours: hours(seconds) }), ...(isUntilNow ? [shell('untilNow')] : [])].join(' · '),
  };
}
