// Proves how rest is counted: eleven hours in the 24 from a work day's start, and a day off in each week from Monday.
import { describe, expect, it } from 'vitest';
import { addDays } from '#shared/time/day.ts';
import { restDays, weeksWithoutDayOff, type WorkSpell } from '#shared/time/rest.ts';
import { fromWire, toWire } from '#shared/time/instant.ts';
import { instantOf, zoneOf } from '#shared/time/zone.ts';

const iceland = zoneOf('Atlantic/Reykjavik');
const ireland = zoneOf('Europe/Dublin');

const weekdays = ['Mon', 'Tue', 'Wed'] as const;
/** 'Mon 08:00' is of the week from 2 November 2026. */
const at = (text: string): number => {
  const day = 2 + weekdays.findIndex((name) => text.startsWith(name));
  return fromWire(`2026-11-0${day}T${text.slice(4)}:00Z`) ?? 0;
};
const spell = (from: string, to: string): WorkSpell => ({ startAt: at(from), endAt: at(to) });
const shorts = (...spells: readonly WorkSpell[]) =>
  restDays(spells).map(({ startAt, shortSeconds }) => [toWire(startAt).slice(8, 16), shortSeconds / 3600]);

describe('eleven hours of rest', () => {
  it('a night of eleven hours is enough, and an hour less is an hour short', () => {
    expect(shorts(spell('Mon 08:00', 'Mon 21:00'), spell('Tue 08:00', 'Tue 16:00'))).toEqual([
      ['02T08:00', 0],
      ['03T08:00', 0],
    ]);
    expect(shorts(spell('Mon 08:00', 'Mon 18:00'), spell('Tue 04:00', 'Tue 12:00'))).toEqual([
      ['02T08:00', 1],
      ['03T08:00', 0],
    ]);
  });

  it('the day that follows a short night begins where the 24 hours end, so no break is counted twice', () => {
    expect(
      shorts(
        spell('Mon 08:00', 'Mon 23:00'),
        spell('Tue 06:30', 'Tue 23:00'),
        spell('Wed 06:30', 'Wed 16:00'),
      ),
    ).toEqual([
      ['02T08:00', 3.5],
      ['03T08:00', 3.5],
      ['04T08:00', 0],
    ]);
  });

  it('a day longer than 13 hours is short also where the next day is free', () => {
    expect(shorts(spell('Mon 08:00', 'Tue 01:00'), spell('Wed 08:00', 'Wed 16:00'))).toEqual([
      ['02T08:00', 4],
      ['04T08:00', 0],
    ]);
  });

  it('several entries a day, such as before and after lunch, are one work day', () => {
    expect(
      shorts(
        spell('Mon 08:00', 'Mon 12:00'),
        spell('Mon 12:30', 'Mon 17:00'),
        spell('Tue 08:00', 'Tue 12:00'),
      ),
    ).toEqual([
      ['02T08:00', 0],
      ['03T08:00', 0],
    ]);
  });

  it('work that touches or overlaps is one, in any order, and what has no length is none', () => {
    const whole = shorts(spell('Mon 08:00', 'Tue 00:00'));
    expect(whole).toEqual([['02T08:00', 3]]);
    expect(shorts(spell('Mon 16:00', 'Tue 00:00'), spell('Mon 08:00', 'Mon 16:00'))).toEqual(whole);
    expect(shorts(spell('Mon 08:00', 'Tue 00:00'), spell('Mon 10:00', 'Mon 12:00'))).toEqual(whole);
    expect(shorts(spell('Mon 08:00', 'Tue 00:00'), spell('Tue 05:00', 'Tue 05:00'))).toEqual(whole);
  });

  it('an entry over midnight is one work day', () => {
    expect(shorts(spell('Mon 20:00', 'Tue 06:00'), spell('Tue 20:00', 'Wed 06:00'))).toEqual([
      ['02T20:00', 0],
      ['03T20:00', 0],
    ]);
    expect(shorts(spell('Mon 20:00', 'Tue 06:00'), spell('Tue 14:00', 'Tue 22:00'))).toEqual([
      ['02T20:00', 3],
      ['03T20:00', 0],
    ]);
  });

  it('eleven hours between two halves of a day are the rest', () => {
    expect(shorts(spell('Mon 06:00', 'Mon 08:00'), spell('Mon 19:00', 'Mon 23:00'))).toEqual([
      ['02T06:00', 0],
      ['02T19:00', 0],
    ]);
  });

  it('work without any break loses all eleven hours of each 24', () => {
    expect(shorts(spell('Mon 08:00', 'Wed 08:00'))).toEqual([
      ['02T08:00', 11],
      ['03T08:00', 11],
    ]);
    expect(shorts(spell('Mon 08:00', 'Wed 10:00'))).toEqual([
      ['02T08:00', 11],
      ['03T08:00', 11],
      ['04T08:00', 0],
    ]);
  });

  it('while a day goes on, the shortfall is what can no longer be had', () => {
    const until = (to: string) => restDays([spell('Mon 08:00', to)]).map(({ shortSeconds }) => shortSeconds);
    expect(until('Mon 21:00')).toEqual([0]);
    expect(until('Mon 21:01')).toEqual([60]);
    expect(restDays([{ startAt: at('Mon 08:00'), endAt: at('Mon 21:01') - 1 }])[0]?.shortSeconds).toBe(0);
    expect(until('Mon 21:36')).toEqual([0.6 * 3600]);
    // The gap before 04:00 is ten hours; what is left of the 24 is less.
    expect(shorts(spell('Mon 08:00', 'Mon 18:00'), spell('Tue 04:00', 'Tue 04:01'))[0]).toEqual([
      '02T08:00',
      1,
    ]);
    // At 21:30 again, 10.5 hours are left until 08:00.
    expect(shorts(spell('Mon 08:00', 'Mon 18:00'), spell('Mon 21:29', 'Mon 21:30'))[0]).toEqual([
      '02T08:00',
      0.5,
    ]);
  });

  it('says the last work within the 24 hours: the day of a short night is the one that ended it', () => {
    const [day] = restDays([spell('Mon 08:00', 'Mon 23:00'), spell('Tue 06:30', 'Tue 16:00')]);
    expect(day).toMatchObject({ lastFrom: at('Tue 06:30'), lastUntil: at('Tue 08:00') });
    expect(day?.restSeconds).toBe(7.5 * 3600);
  });

  it('hours are real ones: a night in which the clocks go forward is an hour shorter', () => {
    const on = (day: string, hour: number) => instantOf(ireland, day, hour * 60);
    const night = (first: string) =>
      restDays([
        { startAt: on(first, 9), endAt: on(first, 21) },
        { startAt: on(addDays(first, 1), 8), endAt: on(addDays(first, 1), 9) },
      ])[0]?.shortSeconds;
    expect(night('2026-03-27')).toBe(0);
    expect(night('2026-03-28')).toBe(3600);
    expect(night('2026-10-24')).toBe(0);
  });

  it('a person who did not work is not short of rest', () => {
    expect(restDays([])).toEqual([]);
  });
});

describe('a day off in each week', () => {
  const day = (date: string): WorkSpell => ({
    startAt: instantOf(iceland, date, 8 * 60),
    endAt: instantOf(iceland, date, 9 * 60),
  });
  const monday = '2026-11-02';
  const week = Array.from({ length: 7 }, (_, index) => day(addDays(monday, index)));

  it('is missing where all seven days from Monday were worked', () => {
    expect(weeksWithoutDayOff(iceland, week)).toEqual([monday]);
    expect(weeksWithoutDayOff(iceland, week.slice(0, 6))).toEqual([]);
    const acrossWeeks = [...week.slice(1), day(addDays(monday, 7))];
    expect(weeksWithoutDayOff(iceland, acrossWeeks)).toEqual([]);
  });

  it('a night over midnight takes both days, and one until midnight takes its own', () => {
    const saturdayNight = (to: string): WorkSpell => ({
      startAt: fromWire('2026-11-07T20:00:00Z') ?? 0,
      endAt: fromWire(to) ?? 0,
    });
    const fiveDays = week.slice(0, 5);
    expect(weeksWithoutDayOff(iceland, [...fiveDays, saturdayNight('2026-11-08T02:00:00Z')])).toEqual([
      monday,
    ]);
    expect(weeksWithoutDayOff(iceland, [...fiveDays, saturdayNight('2026-11-08T00:00:00Z')])).toEqual([]);
  });
});
