// Times for a company: instants in its time zone, days in its format, numbers in the reader's language.

import { useMemo } from 'react';
import type { Session } from '#shared/model/company/company.ts';
import { minutesOfClock } from '#shared/time/calendar.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { rangeText } from '#shared/time/day-range.ts';
import { fromWire, toWire } from '#shared/time/instant.ts';
import { weekStartOf } from '#shared/time/week.ts';
import { clockOf, dayOf, instantOf, minuteOfDay, startOfDay, zoneOf } from '#shared/time/zone.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { dayFormatOf, dayTextOf, hoursTextOf, numberTextOf, shortDayTextOf } from '#web/day-format.ts';
import { serverSeconds } from '#web/entry/server-time.ts';
import { currentLanguage, type Language } from '#web/text.ts';
import { capital, longDayTitle, shortWeekday, weekdayName } from './day-words.ts';

const unknownZone = 'UTC';

export type CompanyTime = ReturnType<typeof companyTime>;

type Place = { readonly zoneName: string | undefined; readonly country: Session['country'] };

/** Functions take instants as RFC 3339 or epoch seconds, and days as 'YYYY-MM-DD'. */
export function companyTime({ zoneName = unknownZone, country }: Place, language: Language) {
  const zone = zoneOf(zoneName);
  const format = dayFormatOf(country);
  const seconds = (at: string | number): number => (typeof at === 'number' ? at : (fromWire(at) ?? 0));
  const dayAt = (at: string | number): Day => dayOf(zone, seconds(at));
  const clockAt = (at: string | number): string => clockOf(zone, seconds(at));
  const momentText = (at: string | number): string => `${dayTextOf(dayAt(at), format)} ${clockAt(at)}`;
  return {
    language,
    zone,
    dayFormat: format,
    seconds,
    dayAt,
    today: (): Day => dayAt(serverSeconds()),
    minuteAt: (at: string | number): number => minuteOfDay(zone, seconds(at)),
    /** '07:26' */
    clockAt,
    /** The instant, as RFC 3339, at which the company's clocks show `clock` on `day`. */
    instant: (day: Day, clock: string): string => toWire(instantOf(zone, day, minutesOfClock(clock))),
    startOf: (day: Day): number => startOfDay(zone, day),
    /** '18.11.2026' */
    dayText: (day: Day): string => dayTextOf(day, format),
    /** '16.–20.11.2026' */
    rangeText: (from: Day, to: Day): string => rangeText(from, to, format),
    /** '18.11.2026 07:26' */
    momentText,
    /** '18.11.2026 07:26–07:41'; with both days if they differ. */
    spanText: (from: string | number, to: string | number): string => {
      const [first, last] = [momentText(from), momentText(to)];
      if (first === last) return first;
      return dayAt(from) === dayAt(to) ? `${first}–${clockAt(to)}` : `${first} – ${last}`;
    },
    /** 'Friday 20 November' */
    titleOf: (day: Day): string => capital(longDayTitle(language, day), language),
    /** '18.11.' */
    dateText: (day: Day): string => shortDayTextOf(day, format),
    /** 'Wed 18.11.'; in Icelandic 'mið 18.11.', because weekdays are written small. */
    shortDay: (day: Day): string => `${shortWeekday(language, day)} ${shortDayTextOf(day, format)}`,
    /** 'Wednesday 18.11.' */
    longDay: (day: Day): string => `${weekdayName(language, day)} ${shortDayTextOf(day, format)}`,
    /** 'Wed' */
    weekday: (day: Day): string => shortWeekday(language, day),
    weekdayLetter: (day: Day): string => capital(weekdayName(language, day).slice(0, 1), language),
    /** Seconds as hours: 30600 → '8.50', '8,50' in Icelandic. */
    hours: (length: number): string => hoursTextOf(language, length),
    number: (value: number, decimals = 0): string => numberTextOf(language, value, decimals),
  };
}

export function useCompanyTime(): CompanyTime {
  const { settings, country } = useSignedIn();
  const language = currentLanguage();
  const zoneName = settings?.time_zone;
  return useMemo(() => companyTime({ zoneName, country }, language), [zoneName, country, language]);
}

/** Monday of a day's week and of the week before. */
export function weeksOf(day: Day): { thisWeek: Day; lastWeek: Day } {
  const thisWeek = weekStartOf(day);
  return { thisWeek, lastWeek: addDays(thisWeek, -7) };
}
