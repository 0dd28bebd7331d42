// Proves the holidays against published lists.

import { plainCalendar } from '#shared/model/company/company-calendar.ts';
import { dayFromNumber } from '#shared/time/calendar.ts';
import { addDays } from '#shared/time/day.ts';
import { easterOf, holidayOn } from '#shared/pay/holidays.ts';
import { describe, expect, test } from 'vitest';

function holidaysIn(country: string, year: number): string[] {
  const found: string[] = [];
  for (let day = `${year}-01-01`; day <= `${year}-12-31`; day = addDays(day, 1)) {
    const holiday = holidayOn(country, day);
    if (holiday !== undefined) found.push(`${day.slice(5)} ${holiday.name}`);
  }
  return found;
}

describe('Easter', () => {
  test.each([
    [1970, '1970-03-29'],
    [1981, '1981-04-19'],
    [2000, '2000-04-23'],
    [2008, '2008-03-23'],
    [2011, '2011-04-24'],
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
    [2049, '2049-04-18'],
    [2076, '2076-04-19'],
    [2100, '2100-03-28'],
  ])('in %i is %s', (year, day) => {
    expect(dayFromNumber(easterOf(year))).toBe(day);
  });
});

describe('holidays in Iceland', () => {
  test('2026, the movable ones as domain-facts.md lists them', () => {
    expect(holidaysIn('IS', 2026)).toEqual([
      '01-01 new_year',
      '04-02 maundy_thursday',
      '04-03 good_friday',
      '04-05 easter_sunday',
      '04-06 easter_monday',
      '04-23 first_day_of_summer',
      '05-01 labour_day',
      '05-14 ascension',
      '05-24 whit_sunday',
      '05-25 whit_monday',
      '06-17 icelandic_national_day',
      '08-03 commerce_day',
      '12-24 christmas_eve',
      '12-25 christmas_day',
      '12-26 boxing_day',
      '12-31 new_years_eve',
    ]);
  });

  test.each([
    ['2027-03-25', 'maundy_thursday'],
    ['2027-03-28', 'easter_sunday'],
    ['2027-04-22', 'first_day_of_summer'],
    ['2027-05-06', 'ascension'],
    ['2027-05-16', 'whit_sunday'],
    ['2027-08-02', 'commerce_day'],
  ])('%s is %s', (day, name) => {
    expect(holidayOn('IS', day)).toMatchObject({ name, fromMinute: 0 });
  });

  test('Christmas Eve and the last day of the year are holidays from noon, or from the hour that is set', () => {
    expect(holidayOn('IS', '2026-12-24')).toMatchObject({ name: 'christmas_eve', fromMinute: 720 });
    expect(holidayOn('IS', '2026-12-31', { ...plainCalendar, half_day_from: '13:00' })).toMatchObject({
      name: 'new_years_eve',
      fromMinute: 780,
    });
  });

  test('a holiday on a weekend is not moved', () => {
    expect(holidayOn('IS', '2027-05-01')?.name).toBe('labour_day');
    expect(holidayOn('IS', '2027-05-03')).toBeUndefined();
  });
});

describe('holidays in Ireland', () => {
  test('2026', () => {
    expect(holidaysIn('IE', 2026)).toEqual([
      '01-01 new_year',
      '02-02 st_brigid',
      '03-17 st_patrick',
      '04-06 easter_monday',
      '05-04 may_bank_holiday',
      '06-01 june_bank_holiday',
      '08-03 august_bank_holiday',
      '10-26 october_bank_holiday',
      '12-25 christmas_day',
      '12-26 st_stephen',
    ]);
  });

  test.each([
    ['2022-02-07', undefined],
    ['2022-03-18', 'special_bank_holiday'],
    ['2023-02-06', 'st_brigid'],
    ['2027-02-01', 'st_brigid'],
    ['2030-02-01', 'st_brigid'],
    ['2030-02-04', undefined],
    ['2026-04-03', undefined],
  ])('%s is %s', (day, name) => {
    expect(holidayOn('IE', day)?.name).toBe(name);
  });
});

describe('holidays in England', () => {
  test('2022, the year of two moved and two single ones', () => {
    expect(holidaysIn('GB', 2022)).toEqual([
      '01-03 new_year',
      '04-15 good_friday',
      '04-18 easter_monday',
      '05-02 may_bank_holiday',
      '06-02 spring_bank_holiday',
      '06-03 special_bank_holiday',
      '08-29 august_bank_holiday',
      '09-19 special_bank_holiday',
      '12-26 boxing_day',
      '12-27 christmas_day',
    ]);
  });

  test.each([
    ['2020-05-04', undefined],
    ['2020-05-08', 'may_bank_holiday'],
    ['2020-12-28', 'boxing_day'],
    ['2021-12-27', 'christmas_day'],
    ['2021-12-28', 'boxing_day'],
    ['2023-01-02', 'new_year'],
    ['2023-05-08', 'special_bank_holiday'],
    ['2026-12-25', 'christmas_day'],
    ['2026-12-28', 'boxing_day'],
  ])('%s is %s', (day, name) => {
    expect(holidayOn('GB', day)?.name).toBe(name);
  });
});

describe('holidays in Portugal', () => {
  test('2026', () => {
    expect(holidaysIn('PT', 2026)).toEqual([
      '01-01 new_year',
      '04-03 good_friday',
      '04-05 easter_sunday',
      '04-25 freedom_day',
      '05-01 labour_day',
      '06-04 corpus_christi',
      '06-10 portugal_day',
      '08-15 assumption',
      '10-05 republic_day',
      '11-01 all_saints',
      '12-01 independence_day',
      '12-08 immaculate_conception',
      '12-25 christmas_day',
    ]);
  });

  test('four holidays were suspended from 2013 to 2015', () => {
    expect(holidaysIn('PT', 2014)).toHaveLength(9);
    expect(holidaysIn('PT', 2016)).toHaveLength(13);
  });
});

test('a country whose holidays are not known has none', () => {
  expect(holidaysIn('US', 2026)).toEqual([]);
  expect(holidaysIn('', 2026)).toEqual([]);
});
