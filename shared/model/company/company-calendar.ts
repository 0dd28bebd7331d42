// The company's calendar: which public holidays it keeps, and the days it adds to them or works on.

import * as z from 'zod/mini';
import { queryableDays, calendarDaysMax, holidayNameMax } from '#shared/limits.ts';
import { dayText } from '#shared/time/day.ts';
import { freeText } from '#shared/model/fields.ts';

/** Public holidays of the countries whose calendars are computed (`shared/pay/holidays.ts`). */
export const holidayNames = [
  'new_year',
  'st_brigid',
  'st_patrick',
  'maundy_thursday',
  'good_friday',
  'easter_sunday',
  'easter_monday',
  'first_day_of_summer',
  'freedom_day',
  'labour_day',
  'ascension',
  'whit_sunday',
  'whit_monday',
  'corpus_christi',
  'portugal_day',
  'icelandic_national_day',
  'may_bank_holiday',
  'spring_bank_holiday',
  'june_bank_holiday',
  'august_bank_holiday',
  'commerce_day',
  'assumption',
  'republic_day',
  'october_bank_holiday',
  'all_saints',
  'independence_day',
  'immaculate_conception',
  'christmas_eve',
  'christmas_day',
  'st_stephen',
  'boxing_day',
  'new_years_eve',
  'special_bank_holiday',
] as const;
export type HolidayName = (typeof holidayNames)[number];
const holidayName = z.enum(holidayNames);
const namesList = z.array(holidayName).check(z.maxLength(holidayNames.length));

/** 'HH:MM' before midnight: when a day begins to be a holiday. */
const startClock = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { abort: true }));

export const ownDayKinds = ['holiday', 'major_holiday', 'work_day'] as const;
export type OwnDayKind = (typeof ownDayKinds)[number];
export const ownDay = z.strictObject({
  day: dayText.check(z.refine((text: string) => text >= queryableDays.first && text <= queryableDays.last)),
  name: freeText(holidayNameMax),
  from: startClock,
  kind: z.enum(ownDayKinds),
});
export type OwnDay = z.output<typeof ownDay>;

const areOnceEach = (days: readonly OwnDay[]) => new Set(days.map(({ day }) => day)).size === days.length;

export const companyCalendar = z.strictObject({
  /** When Iceland's half holidays, 24 and 31 December, begin: the agreements say 12:00, others 13:00. */
  half_day_from: startClock,
  /** Public holidays on which the company works, every year. */
  without: namesList,
  /** The major ones; `null` for those of the country's agreements. */
  majors: z.nullable(namesList),
  /** Own holidays and worked holidays of single dates; they override the computed ones. */
  days: z.array(ownDay).check(z.maxLength(calendarDaysMax), z.refine(areOnceEach)),
});
export type CompanyCalendar = z.output<typeof companyCalendar>;

/** The country's holidays unchanged, until a company edits them. */
export const plainCalendar: CompanyCalendar = { half_day_from: '12:00', without: [], majors: null, days: [] };
