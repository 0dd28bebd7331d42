// Proves the average week: 48 hours over the 17 whole weeks that have ended, without weeks of sickness or leave.
import { describe, expect, it } from 'vitest';
import { averagedDays, averageWeek } from '#shared/time/average-week.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import type { WorkSpell } from '#shared/time/rest.ts';
import { instantOf, zoneOf } from '#shared/time/zone.ts';

const iceland = zoneOf('Atlantic/Reykjavik');
const ireland = zoneOf('Europe/Dublin');
// A Sunday; its 17 weeks begin on the third of August.
const last = '2026-11-29';
const first = '2026-08-03';
const mondays = Array.from({ length: 17 }, (_, week) => addDays(first, 7 * week));

/** So many minutes on each of the first six days of a week, from eight. */
const worked = (monday: Day, minutes: number, zone = iceland): WorkSpell[] =>
  Array.from({ length: 6 }, (_, day) => {
    const startAt = instantOf(zone, addDays(monday, day), 8 * 60);
    return { startAt, endAt: startAt + minutes * 60 };
  });
const since = '2020-01-01';
const eightHours = mondays.flatMap((monday) => worked(monday, 8 * 60));
const of = (spells: readonly WorkSpell[], over: Partial<Parameters<typeof averageWeek>[2]> = {}) =>
  averageWeek(iceland, spells, { last, since, away: [], ...over });

describe('the 17 weeks', () => {
  it('end with a Sunday that is the last day, else with the Sunday before', () => {
    expect(averagedDays(last)).toEqual({ from: first, to: last });
    expect(averagedDays('2026-11-30')).toEqual({ from: first, to: last });
    expect(averagedDays('2026-12-05')).toEqual({ from: first, to: last });
    expect(averagedDays('2026-11-28').to).toBe('2026-11-22');
  });
});

describe('the average week', () => {
  it('of exactly 48 hours is not over; a minute a week more is, and a second less than a minute is not', () => {
    const [monday = first] = mondays;
    const more = (seconds: number) => {
      const startAt = instantOf(iceland, addDays(monday, 6), 8 * 60);
      return of([...eightHours, { startAt, endAt: startAt + seconds }]);
    };
    expect(of(eightHours)).toEqual({ weeks: 17, averageSeconds: 48 * 3600, overSeconds: 0 });
    expect(more(17 * 60)?.overSeconds).toBe(60);
    expect(more(17 * 60 - 1)?.overSeconds).toBe(0);
  });

  it('takes no hours of the week before, of a running week, or twice where entries overlap', () => {
    const around = [...worked(addDays(first, -7), 12 * 60), ...worked(addDays(last, 1), 12 * 60)];
    expect(of([...eightHours, ...around, ...eightHours])?.averageSeconds).toBe(48 * 3600);
  });

  it('cuts work over the first and the last midnight', () => {
    const from = instantOf(iceland, first, 0);
    const until = instantOf(iceland, addDays(last, 1), 0);
    const nights = [from, until].map((at) => ({ startAt: at - 3600, endAt: at + 3600 }));
    expect(of(nights)?.averageSeconds).toBeCloseTo((2 * 3600) / 17);
  });

  it('leaves a week with sickness or leave out, with its hours and without an older one instead', () => {
    const [sick = first] = mondays;
    const long = worked(sick, 16 * 60);
    const rest = mondays.slice(1).flatMap((monday) => worked(monday, 9 * 60));
    const away = [addDays(sick, 6)];
    expect(of([...long, ...rest], { away })).toEqual({
      weeks: 16,
      averageSeconds: 54 * 3600,
      overSeconds: 6 * 3600,
    });
    expect(of(rest, { away: mondays })).toBeUndefined();
  });

  it('of somebody who came later is of the whole weeks since, by their first work where that is earlier', () => {
    const ofTwo = mondays.slice(-2).flatMap((monday) => worked(monday, 10 * 60));
    const [, later = first] = mondays.slice(-2);
    const came = (day: Day) => of(ofTwo, { since: day });
    expect(came(later)).toMatchObject({ weeks: 2, averageSeconds: 60 * 3600, overSeconds: 12 * 3600 });
    expect(came(since)).toMatchObject({ weeks: 17, overSeconds: 0 });
    // In the middle of a week: that week is not whole.
    expect(of(worked(later, 10 * 60).slice(1), { since: addDays(later, 1) })).toBeUndefined();
    expect(of([], { since: addDays(last, 1) })).toBeUndefined();
  });

  it('counts real hours: the week in which clocks go back can be an hour longer', () => {
    const sunday = '2026-10-25';
    const night = {
      startAt: instantOf(ireland, addDays(sunday, -1), 22 * 60),
      endAt: instantOf(ireland, sunday, 6 * 60),
    };
    const one = averageWeek(ireland, [night], { last: sunday, since: addDays(sunday, -6), away: [] });
    expect(one).toEqual({ weeks: 1, averageSeconds: 9 * 3600, overSeconds: 0 });
    const untilMidnight = instantOf(ireland, addDays(sunday, 1), 0);
    const over = { startAt: untilMidnight - 3600, endAt: untilMidnight + 3600 };
    expect(
      averageWeek(ireland, [over], { last: sunday, since: addDays(sunday, -6), away: [] })?.averageSeconds,
    ).toBe(3600);
  });
});
