// Public holidays of Iceland, Ireland, England and Portugal, computed; right from 2000 on, with what is known today.

import {
  type CompanyCalendar,
  type HolidayName,
  plainCalendar,
} from '#shared/model/company/company-calendar.ts';
import {
  type Day,
  dayFromNumber,
  dayNumber,
  minutesOfClock,
  weekdayOfNumber,
} from '#shared/time/calendar.ts';

export interface Holiday {
  /** `null` for a day of the company's own. */
  readonly name: HolidayName | null;
  /** What the company calls a day of its own; '' for a public holiday. */
  readonly ownName: string;
  /** Minutes after local midnight from which the day is a holiday; 0 for a whole day. */
  readonly fromMinute: number;
  readonly isMajor: boolean;
}

const monday = 1;
const thursday = 4;
const friday = 5;
const saturday = 6;

/** Icelandic agreements pay these more (samidn.is, efling.is); a company may name others. */
const majorInIceland: readonly HolidayName[] = [
  'new_year',
  'good_friday',
  'easter_sunday',
  'whit_sunday',
  'icelandic_national_day',
  'christmas_eve',
  'christmas_day',
  'new_years_eve',
];

/**
 * The major holidays of a country's agreements. Iceland's: domain-facts.md, 'Major holidays'; other countries have
 * none.
 * @example majorsOf('IE') → []
 */
export function majorsOf(country: string): readonly HolidayName[] {
  return country === 'IS' ? majorInIceland : [];
}

/**
 * The holiday a day is for a company in a country ('IS', 'IE', 'GB' for England, 'PT'); `undefined` for none and for a
 * country whose holidays are not known. The company's own days go before the computed ones. Iceland: domain-facts.md,
 * 'Ordinary holidays' and 'Major holidays', never moved off a weekend; from which hour 24 and 31 December are holidays
 * is a setting.
 * @example holidayOn('IS', '2026-04-23') →
 *   { name: 'first_day_of_summer', ownName: '', fromMinute: 0, isMajor: false }
 */
export function holidayOn(
  country: string,
  day: Day,
  calendar: CompanyCalendar = plainCalendar,
): Holiday | undefined {
  const own = calendar.days.find((one) => one.day === day);
  if (own?.kind === 'work_day') return undefined;
  const name = holidaysOf(country, Number(day.slice(0, 4))).get(dayNumber(day));
  if (own !== undefined) {
    const isMajor = own.kind === 'major_holiday';
    return { name: null, ownName: own.name, fromMinute: minutesOfClock(own.from), isMajor };
  }
  if (name === undefined || calendar.without.includes(name)) return undefined;
  const isHalf = name === 'christmas_eve' || name === 'new_years_eve';
  return {
    name,
    ownName: '',
    fromMinute: isHalf ? minutesOfClock(calendar.half_day_from) : 0,
    isMajor: (calendar.majors ?? majorsOf(country)).includes(name),
  };
}

/**
 * A company's holidays of a year with their days, in order.
 * @example holidaysIn('IE', 2026).slice(1, 3).map(({ day }) => day) → ['2026-02-02', '2026-03-17']
 */
export function holidaysIn(
  country: string,
  year: number,
  calendar: CompanyCalendar = plainCalendar,
): (Holiday & { readonly day: Day })[] {
  const own = calendar.days.map(({ day }) => day).filter((day) => Number(day.slice(0, 4)) === year);
  const computedDays = [...holidaysOf(country, year).keys()].map(dayFromNumber);
  return [...new Set([...computedDays, ...own])].toSorted().flatMap((day) => {
    const holiday = holidayOn(country, day, calendar);
    return holiday === undefined ? [] : [{ ...holiday, day }];
  });
}

/**
 * Easter Sunday in the Gregorian calendar, as days since 1970-01-01.
 * @example dayFromNumber(easterOf(2026)) → '2026-04-05'
 */
export function easterOf(year: number): number {
  // The ecclesiastical full moon by golden number and century corrections, then the Sunday after it.
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const moonOrbit = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const epact = (moonOrbit + 19 * golden + 15) % 30;
  // The two years of a cycle in which the full moon would fall too late move one day back.
  const fullMoon = epact - (epact === 29 || (epact === 28 && golden > 10) ? 1 : 0);
  const moonDay = dayAt(year, 3, 21) + fullMoon;
  return moonDay + 8 - weekdayOfNumber(moonDay + 1);
}

type Calendar = (year: number, put: (day: number, name: HolidayName) => void) => void;

const iceland: Calendar = (year, put) => {
  const easter = easterOf(year);
  put(dayAt(year, 1, 1), 'new_year');
  // Where the first day of summer meets Maundy Thursday or 1 May meets the Ascension, one name is enough.
  put(onOrAfter(dayAt(year, 4, 19), thursday), 'first_day_of_summer');
  put(easter - 3, 'maundy_thursday');
  put(easter - 2, 'good_friday');
  put(easter, 'easter_sunday');
  put(easter + 1, 'easter_monday');
  put(easter + 39, 'ascension');
  put(dayAt(year, 5, 1), 'labour_day');
  put(easter + 49, 'whit_sunday');
  put(easter + 50, 'whit_monday');
  put(dayAt(year, 6, 17), 'icelandic_national_day');
  put(onOrAfter(dayAt(year, 8, 1), monday), 'commerce_day');
  put(dayAt(year, 12, 24), 'christmas_eve');
  put(dayAt(year, 12, 25), 'christmas_day');
  put(dayAt(year, 12, 26), 'boxing_day');
  put(dayAt(year, 12, 31), 'new_years_eve');
};

const ireland: Calendar = (year, put) => {
  put(dayAt(year, 1, 1), 'new_year');
  if (year >= 2023) {
    const first = dayAt(year, 2, 1);
    put(weekdayOfNumber(first) === friday ? first : onOrAfter(first, monday), 'st_brigid');
  }
  put(dayAt(year, 3, 17), 'st_patrick');
  if (year === 2022) put(dayAt(year, 3, 18), 'special_bank_holiday');
  put(easterOf(year) + 1, 'easter_monday');
  put(onOrAfter(dayAt(year, 5, 1), monday), 'may_bank_holiday');
  put(onOrAfter(dayAt(year, 6, 1), monday), 'june_bank_holiday');
  put(onOrAfter(dayAt(year, 8, 1), monday), 'august_bank_holiday');
  put(onOrAfter(dayAt(year, 10, 25), monday), 'october_bank_holiday');
  put(dayAt(year, 12, 25), 'christmas_day');
  put(dayAt(year, 12, 26), 'st_stephen');
};

const specialBankHolidays = ['2011-04-29', '2012-06-05', '2022-06-03', '2022-09-19', '2023-05-08'];
const movedMayBankHolidays: Record<number, Day> = { 1995: '1995-05-08', 2020: '2020-05-08' };
const movedSpringBankHolidays: Record<number, Day> = {
  2002: '2002-06-04',
  2012: '2012-06-04',
  2022: '2022-06-02',
};

/** England alone moves a holiday off the weekend; the substitute is the holiday, as gov.uk lists it. */
const england: Calendar = (year, put) => {
  const easter = easterOf(year);
  put(offWeekend(dayAt(year, 1, 1)), 'new_year');
  put(easter - 2, 'good_friday');
  put(easter + 1, 'easter_monday');
  put(dayOr(movedMayBankHolidays[year], onOrAfter(dayAt(year, 5, 1), monday)), 'may_bank_holiday');
  put(dayOr(movedSpringBankHolidays[year], onOrAfter(dayAt(year, 5, 25), monday)), 'spring_bank_holiday');
  put(onOrAfter(dayAt(year, 8, 25), monday), 'august_bank_holiday');
  const christmas = dayAt(year, 12, 25);
  const boxing = christmas + 1;
  put(weekdayOfNumber(christmas) >= saturday ? dayAt(year, 12, 27) : christmas, 'christmas_day');
  put(weekdayOfNumber(boxing) >= saturday ? dayAt(year, 12, 28) : boxing, 'boxing_day');
  for (const day of specialBankHolidays) {
    if (day.startsWith(String(year))) put(dayNumber(day), 'special_bank_holiday');
  }
};

const portugal: Calendar = (year, put) => {
  const easter = easterOf(year);
  put(dayAt(year, 1, 1), 'new_year');
  put(easter - 2, 'good_friday');
  put(easter, 'easter_sunday');
  put(dayAt(year, 4, 25), 'freedom_day');
  put(dayAt(year, 5, 1), 'labour_day');
  put(dayAt(year, 6, 10), 'portugal_day');
  put(dayAt(year, 8, 15), 'assumption');
  put(dayAt(year, 12, 8), 'immaculate_conception');
  put(dayAt(year, 12, 25), 'christmas_day');
  // Law 23/2012 suspended these four; law 8/2016 brought them back.
  if (year >= 2013 && year <= 2015) return;
  put(easter + 60, 'corpus_christi');
  put(dayAt(year, 10, 5), 'republic_day');
  put(dayAt(year, 11, 1), 'all_saints');
  put(dayAt(year, 12, 1), 'independence_day');
};

const calendars = new Map<string, Calendar>([
  ['IS', iceland],
  ['IE', ireland],
  ['GB', england],
  ['PT', portugal],
]);
const none: ReadonlyMap<number, HolidayName> = new Map();
const computed = new Map<string, ReadonlyMap<number, HolidayName>>();

function holidaysOf(country: string, year: number): ReadonlyMap<number, HolidayName> {
  const calendar = calendars.get(country);
  if (calendar === undefined) return none;
  const key = `${country}${year}`;
  let holidays = computed.get(key);
  if (holidays === undefined) {
    const days = new Map<number, HolidayName>();
    calendar(year, (day, name) => days.set(day, name));
    holidays = days;
    computed.set(key, holidays);
  }
  return holidays;
}

function dayAt(year: number, month: number, day: number): number {
  return Date.UTC(year, month - 1, day) / 86_400_000;
}

function onOrAfter(day: number, weekday: number): number {
  return day + ((weekday - weekdayOfNumber(day) + 7) % 7);
}

function offWeekend(day: number): number {
  return weekdayOfNumber(day) >= saturday ? onOrAfter(day, monday) : day;
}

function dayOr(day: Day | undefined, otherwise: number): number {
  return day === undefined ? otherwise : dayNumber(day);
}
