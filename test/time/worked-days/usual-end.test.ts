// Proves when a person usually leaves, and when nothing is suggested.

import { describe, expect, it } from 'vitest';
import { usualEndDaysMax, usualEndDaysMin, usualEndReadDays, usualEndStartMinutes } from '#shared/limits.ts';
import { addDays } from '#shared/time/day.ts';
import { toWire } from '#shared/time/instant.ts';
import { instantOf, zoneOf } from '#shared/time/zone.ts';
import { usualEnd } from '#shared/time/usual-end.ts';

const zone = zoneOf('Europe/Lisbon');
/** '07:05' on a day; hours past 24 are those of the day after. */
const at = (day: string, time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return instantOf(zone, addDays(day, Math.floor(hours / 24)), (hours % 24) * 60 + minutes);
};
const worked = (day: string, from: string, to: string, isAssumed = false) => ({
  start_time: toWire(at(day, from)),
  end_time: toWire(at(day, to)),
  ...(isAssumed ? { assumed_end: true } : {}),
});
const open = (day: string, from: string) => ({ start_time: toWire(at(day, from)) });
const usualAt = (entries: Parameters<typeof usualEnd>[1], entry: { start_time: string }, now: number) =>
  usualEnd(zone, [...entries, entry], entry, now);

const ends = ['16:02', '16:11', '15:30', '16:09', '17:00'];
const week = ends.map((to, index) => worked(`2026-11-1${index + 2}`, '07:05', to));
const forgotten = open('2026-11-19', '07:00');
const dayBefore = '2026-11-18';
const morning = at('2026-11-20', '06:58');

describe('the usual end', () => {
  it('is the middle of the last days’ ends, to five minutes', () => {
    expect(usualAt(week, forgotten, morning)).toEqual({
      at: at('2026-11-19', '16:10'),
      minutes: 16 * 60 + 10,
      ends: ends.toReversed().map((end) => (at('2026-11-12', end) - at('2026-11-12', '00:00')) / 60),
    });
  });

  it('counts the last end of a day with several entries, and no more than 19 days', () => {
    const split = [worked('2026-11-11', '07:00', '12:00'), worked('2026-11-11', '12:30', '16:10')];
    expect(usualAt([...week, ...split], forgotten, morning)?.ends).toHaveLength(6);
    const long = Array.from({ length: usualEndReadDays + 1 }, (_, index) =>
      worked(addDays(dayBefore, -index), '07:00', '15:00'),
    );
    expect(usualAt(long, forgotten, morning)).toMatchObject({ minutes: 15 * 60 });
    expect(usualAt(long, forgotten, morning)?.ends).toHaveLength(usualEndDaysMax);
  });

  it('comes from the 28 days before, wherever it is asked for, and from none before them', () => {
    const from = (first: number) =>
      Array.from({ length: usualEndDaysMin }, (_, index) =>
        worked(addDays(dayBefore, index + 1 - first), '07:00', '15:00'),
      );
    expect(usualAt(from(usualEndReadDays), forgotten, morning)?.ends).toHaveLength(usualEndDaysMin);
    expect(usualAt(from(usualEndReadDays + 1), forgotten, morning)).toBeUndefined();
  });

  it('is unknown with fewer than five days, and days with an assumed or missing end are none', () => {
    expect(usualAt(week.slice(1), forgotten, morning)).toBeUndefined();
    const assumed = worked('2026-11-11', '07:00', '21:00', true);
    expect(usualAt([...week.slice(1), assumed], forgotten, morning)).toBeUndefined();
    expect(usualAt([...week.slice(1), open('2026-11-11', '07:00')], forgotten, morning)).toBeUndefined();
  });

  it('leaves out a day with an assumed end beside a given one, one that ended two days later, and days to come', () => {
    const mixed = [worked('2026-11-11', '07:00', '12:00'), worked('2026-11-11', '13:00', '21:00', true)];
    expect(usualAt([...week.slice(1), ...mixed], forgotten, morning)).toBeUndefined();
    const endless = worked('2026-11-11', '07:00', '60:00');
    expect(usualAt([...week.slice(1), endless], forgotten, morning)).toBeUndefined();
    const later = worked('2026-11-20', '07:00', '16:10');
    const noon = at('2026-11-20', '20:00');
    expect(usualAt([...week.slice(1), later], forgotten, noon)).toBeUndefined();
  });

  it('takes the last end of a day, and the newest days, in whatever order the entries come', () => {
    const split = [1, 2, 3, 4, 5].flatMap((day) => [
      worked(`2026-11-0${day}`, '12:30', '16:10'),
      worked(`2026-11-0${day}`, '07:00', '12:00'),
    ]);
    expect(usualAt(split, forgotten, morning)).toMatchObject({ minutes: 16 * 60 + 10 });
    const hours = (count: number, from: string, to: string) =>
      Array.from({ length: count }, (_, index) => worked(addDays(from, index), '07:00', to));
    const shuffled = [...hours(19, '2026-10-20', '16:00'), ...hours(19, '2026-09-20', '12:00')];
    expect(usualAt(shuffled.toReversed(), forgotten, morning)).toMatchObject({ minutes: 16 * 60 });
    expect(usualAt(shuffled, forgotten, morning)).toMatchObject({ minutes: 16 * 60 });
  });

  it('goes by the first start of the day, which may be three hours from the usual one and no more', () => {
    const earlier = worked('2026-11-19', '07:00', '12:00');
    const afternoon = open('2026-11-19', '12:30');
    expect(usualAt([...week, earlier], afternoon, morning)).toMatchObject({ minutes: 16 * 60 + 10 });
    expect(usualEndStartMinutes).toBe(180);
    const [three, more] = [open('2026-11-19', '10:05'), open('2026-11-19', '10:06')];
    expect(usualAt(week, three, morning)).toMatchObject({ minutes: 16 * 60 + 10 });
    expect(usualAt(week, more, morning)).toBeUndefined();
  });

  it('comes from days that began at about the same time: a night shift ends on the day after', () => {
    const nights = [2, 3, 4, 5, 6].map((day) => worked(`2026-11-0${day}`, '22:00', '30:10'));
    expect(
      usualAt([...week, ...nights], open('2026-11-18', '21:30'), at('2026-11-19', '20:00')),
    ).toMatchObject({
      at: at('2026-11-19', '06:10'),
      minutes: 30 * 60 + 10,
    });
    expect(usualAt(nights, forgotten, morning)).toBeUndefined();
  });

  it('is by the wall clock, also where the clocks go back between', () => {
    const before = [19, 20, 21, 22, 23].map((day) => worked(`2026-10-${day}`, '08:00', '17:00'));
    const entry = open('2026-10-26', '08:00');
    const usual = usualAt(before, entry, at('2026-10-27', '07:00'));
    expect(usual && toWire(usual.at)).toBe('2026-10-26T17:00:00Z');
    expect(toWire(at('2026-10-23', '17:00'))).toBe('2026-10-23T16:00:00Z');
  });

  it('is not suggested before the start, in the future, or after the next start', () => {
    expect(usualAt(week, open('2026-11-19', '09:00'), at('2026-11-19', '16:05'))).toBeUndefined();
    const late = [worked('2026-11-19', '07:00', '12:00'), open('2026-11-19', '17:00')] as const;
    expect(usualAt([...week, late[0]], late[1], morning)).toBeUndefined();
    expect(usualAt([...week, worked('2026-11-19', '15:00', '18:00')], forgotten, morning)).toBeUndefined();
    const usual = at('2026-11-19', '16:10');
    expect(usualAt(week, forgotten, usual)).toMatchObject({ at: usual });
    expect(usualAt(week, forgotten, usual - 1)).toBeUndefined();
    const [first, atEnd] = [worked('2026-11-19', '07:00', '12:00'), open('2026-11-19', '16:10')];
    expect(usualAt([...week, first], atEnd, morning)).toBeUndefined();
  });
});
