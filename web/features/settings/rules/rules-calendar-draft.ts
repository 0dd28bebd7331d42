// The days of a year as the calendar dialog lists them, and what a choice there does to the calendar.

import type {
  CompanyCalendar,
  HolidayName,
  OwnDay,
  OwnDayKind,
} from '#shared/model/company/company-calendar.ts';
import { minutesOfClock } from '#shared/time/calendar.ts';
import type { Day } from '#shared/time/day.ts';
import { holidaysIn } from '#shared/pay/holidays.ts';

export type DayKind = OwnDayKind;
export type ListedDay = {
  readonly day: Day;
  /** `null` for a day that the company put on the list. */
  readonly name: HolidayName | null;
  readonly ownName: string;
  readonly kind: DayKind;
  readonly fromMinute: number;
};

/** Every public holiday of the year, also those that are worked, with the company's own days among them. */
export function listedDays(country: string, year: number, calendar: CompanyCalendar): ListedDay[] {
  const own = calendar.days.filter(({ day }) => Number(day.slice(0, 4)) === year);
  const taken = new Set(own.map(({ day }) => day));
  const computed = holidaysIn(country, year, { ...calendar, without: [], days: [] })
    .filter(({ day }) => !taken.has(day))
    .map(({ day, name, fromMinute, isMajor }): ListedDay => {
      const isWorked = name !== null && calendar.without.includes(name);
      const kind = isWorked ? 'work_day' : isMajor ? 'major_holiday' : 'holiday';
      return { day, name, ownName: '', kind, fromMinute };
    });
  const added = own.map(
    ({ day, name, kind, from }): ListedDay => ({
      day,
      name: null,
      ownName: name,
      kind,
      fromMinute: minutesOfClock(from),
    }),
  );
  return [...computed, ...added].toSorted((one, other) => (one.day < other.day ? -1 : 1));
}

/** A public holiday's kind holds for every year, an own day's for that day. */
export function withKind(
  calendar: CompanyCalendar,
  { day, name }: ListedDay,
  kind: DayKind,
  majorsOfCountry: readonly HolidayName[],
): CompanyCalendar {
  if (name === null)
    return { ...calendar, days: calendar.days.map((one) => (one.day === day ? { ...one, kind } : one)) };
  const without = calendar.without.filter((one) => one !== name);
  // A holiday that becomes a work day stays among the majors, for the day it is a holiday again.
  if (kind === 'work_day') return { ...calendar, without: [...without, name] };
  const others = (calendar.majors ?? majorsOfCountry).filter((one) => one !== name);
  const majors = kind === 'major_holiday' ? [...others, name] : others;
  const isAsAgreed =
    majors.length === majorsOfCountry.length && majors.every((one) => majorsOfCountry.includes(one));
  return { ...calendar, majors: isAsAgreed ? null : majors, without };
}

export const withDay = (calendar: CompanyCalendar, day: OwnDay): CompanyCalendar => ({
  ...calendar,
  days: [...calendar.days, day].toSorted((one, other) => (one.day < other.day ? -1 : 1)),
});

export const withoutDay = (calendar: CompanyCalendar, day: Day): CompanyCalendar => ({
  ...calendar,
  days: calendar.days.filter((one) => one.day !== day),
});
