// Proves the offset tables against Temporal, and names the days on which clocks do surprising things.

import { dayFromNumber } from '#shared/time/calendar.ts';
import { endOfInstants, fromWire, toWire } from '#shared/time/instant.ts';
import { dayOf, instantOf, isZone, localParts, minuteOfDay, startOfDay, zoneOf } from '#shared/time/zone.ts';
import * as fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';

const zones = [
  'Europe/Lisbon',
  'Europe/Dublin',
  'Europe/London',
  'Atlantic/Reykjavik',
  'Atlantic/Azores',
  'America/New_York',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'Asia/Kathmandu',
  'America/Sao_Paulo',
  'Asia/Beirut',
  'Africa/Cairo',
  'Pacific/Apia',
  'America/St_Johns',
  'Africa/Monrovia',
];

const instant = (text: string) => fromWire(text) ?? Number.NaN;
const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

describe('a wall-clock time becomes an instant', () => {
  test.each([
    ['Europe/Dublin', '2026-03-29', '00:59', '2026-03-29T00:59:00Z'],
    ['Europe/Dublin', '2026-03-29', '01:00', '2026-03-29T01:00:00Z'],
    ['Europe/Dublin', '2026-03-29', '01:30', '2026-03-29T01:30:00Z'],
    ['Europe/Dublin', '2026-03-29', '02:00', '2026-03-29T01:00:00Z'],
    ['Europe/Dublin', '2026-10-25', '00:59', '2026-10-24T23:59:00Z'],
    ['Europe/Dublin', '2026-10-25', '01:30', '2026-10-25T00:30:00Z'],
    ['Europe/Dublin', '2026-10-25', '02:00', '2026-10-25T02:00:00Z'],
    ['Europe/Lisbon', '2026-03-29', '01:15', '2026-03-29T01:15:00Z'],
    ['Europe/Lisbon', '2026-10-25', '01:15', '2026-10-25T00:15:00Z'],
    ['Atlantic/Azores', '2026-03-29', '00:30', '2026-03-29T01:30:00Z'],
    ['Atlantic/Azores', '2026-10-25', '00:30', '2026-10-25T00:30:00Z'],
    ['America/New_York', '2026-03-08', '02:30', '2026-03-08T07:30:00Z'],
    ['America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30:00Z'],
    ['Australia/Lord_Howe', '2026-10-04', '02:10', '2026-10-03T15:40:00Z'],
    ['Australia/Lord_Howe', '2026-04-05', '01:45', '2026-04-04T14:45:00Z'],
    ['Asia/Kathmandu', '2026-11-18', '00:00', '2026-11-17T18:15:00Z'],
    ['Atlantic/Reykjavik', '2026-06-17', '12:00', '2026-06-17T12:00:00Z'],
    ['Europe/Lisbon', '2026-11-18', '24:00', '2026-11-19T00:00:00Z'],
  ])('%s %s %s is %s [wire.gap-moves-forward wire.overlap-first-offset]', (zone, day, clock, utc) => {
    expect(toWire(instantOf(zoneOf(zone), day, minutesOf(clock)))).toBe(utc);
  });
});

describe('a local day starts at its first instant', () => {
  test.each([
    ['Europe/Dublin', '2026-03-29', '2026-03-29T00:00:00Z'],
    ['Europe/Dublin', '2026-03-30', '2026-03-29T23:00:00Z'],
    ['Europe/Dublin', '2026-10-25', '2026-10-24T23:00:00Z'],
    ['Europe/Dublin', '2026-10-26', '2026-10-26T00:00:00Z'],
    ['Atlantic/Azores', '2026-03-29', '2026-03-29T01:00:00Z'],
    ['Atlantic/Azores', '2026-10-25', '2026-10-25T00:00:00Z'],
    ['America/Sao_Paulo', '2018-11-04', '2018-11-04T03:00:00Z'],
    ['America/Sao_Paulo', '2019-02-17', '2019-02-17T03:00:00Z'],
    ['Asia/Beirut', '2026-03-29', '2026-03-28T22:00:00Z'],
    ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00Z'],
    ['Africa/Cairo', '2026-10-30', '2026-10-29T22:00:00Z'],
    ['Pacific/Apia', '2011-12-30', '2011-12-30T10:00:00Z'],
    ['Pacific/Apia', '2011-12-31', '2011-12-30T10:00:00Z'],
    ['Europe/Lisbon', '2024-02-29', '2024-02-29T00:00:00Z'],
    ['Europe/Lisbon', '2027-01-01', '2027-01-01T00:00:00Z'],
  ])('%s %s starts at %s', (zone, day, utc) => {
    expect(toWire(startOfDay(zoneOf(zone), day))).toBe(utc);
  });

  test.each([
    ['Europe/Dublin', '2026-03-29', 23],
    ['Europe/Dublin', '2026-10-25', 25],
    ['Europe/Lisbon', '2026-03-29', 23],
    ['Europe/Lisbon', '2026-10-25', 25],
    ['Australia/Lord_Howe', '2026-10-04', 23.5],
    ['Australia/Lord_Howe', '2026-04-05', 24.5],
    ['Africa/Cairo', '2026-04-24', 23],
    ['Atlantic/Reykjavik', '2026-03-29', 24],
  ])('in %s %s has %d hours', (zone, day, hours) => {
    const next = dayOf(zoneOf(zone), startOfDay(zoneOf(zone), day) + 26 * 3600);
    expect((startOfDay(zoneOf(zone), next) - startOfDay(zoneOf(zone), day)) / 3600).toBe(hours);
  });
});

describe('an instant on the wall clock', () => {
  test.each([
    ['Europe/Dublin', '2026-03-29T00:59:59Z', '2026-03-29', 59],
    ['Europe/Dublin', '2026-03-29T01:00:00Z', '2026-03-29', 120],
    ['Europe/Lisbon', '2026-10-25T00:59:59Z', '2026-10-25', 119],
    ['Europe/Lisbon', '2026-10-25T01:00:00Z', '2026-10-25', 60],
    ['Europe/Lisbon', '2026-06-30T23:30:00Z', '2026-07-01', 30],
    ['America/New_York', '2027-01-01T04:59:59Z', '2026-12-31', 1439],
    ['Asia/Kathmandu', '2026-12-31T18:15:00Z', '2027-01-01', 0],
    ['Europe/London', '1971-10-31T01:59:59Z', '1971-10-31', 179],
  ])('%s at %s: %s, minute %i', (zone, utc, day, minute) => {
    expect(dayOf(zoneOf(zone), instant(utc))).toBe(day);
    expect(minuteOfDay(zoneOf(zone), instant(utc))).toBe(minute);
  });
});

describe('zone names', () => {
  test.each(['Europe/Lisbon', 'Atlantic/Reykjavik', 'UTC', 'europe/dublin'])('%s is known', (name) => {
    expect(isZone(name)).toBe(true);
  });

  test.each(['', 'Atlantis/Poseidonis', '+01:00', '-00:30', 'Europe/', '../etc', 'Europe/Lisbon '])(
    '%j is refused',
    (name) => {
      expect(isZone(name)).toBe(false);
      expect(() => zoneOf(name)).toThrow(RangeError);
    },
  );

  test('a zone is read from Intl once', () => {
    expect(zoneOf('Europe/Lisbon')).toBe(zoneOf('Europe/Lisbon'));
  });
});

// 1970 to 2100; half of the instants lie within two hours of a change of the clocks.
describe.each(zones)('%s agrees with Temporal', (name) => {
  const zone = zoneOf(name);
  const anywhere = fc.integer({ min: 86_400 * 3, max: endOfInstants - 86_400 * 3 });
  const nearChange = fc
    .tuple(fc.constantFrom(...zone.since), fc.integer({ min: -7200, max: 7200 }))
    .map(([since, by]) => Math.max(86_400 * 3, since + by));
  const instants = fc.oneof(anywhere, nearChange);

  test('on what the wall clock shows and when the day starts', () => {
    fc.assert(
      fc.property(instants, (seconds) => {
        const there = Temporal.Instant.fromEpochMilliseconds(seconds * 1000).toZonedDateTimeISO(name);
        const day = there.toPlainDate().toString();
        expect(localParts(zone, seconds)).toEqual({
          day,
          minuteOfDay: there.hour * 60 + there.minute,
          second: there.second,
          offsetSeconds: there.offsetNanoseconds / 1e9,
        });
        expect(dayOf(zone, seconds)).toBe(day);
        expect(minuteOfDay(zone, seconds)).toBe(there.hour * 60 + there.minute);
        expect(startOfDay(zone, day)).toBe(there.startOfDay().epochMilliseconds / 1000);
      }),
      { numRuns: 800 },
    );
  });

  test('on the instant of a wall-clock time, gaps and overlaps included', () => {
    fc.assert(
      fc.property(instants, fc.integer({ min: -90, max: 90 }), (seconds, by) => {
        const near = localParts(zone, seconds);
        const minutes = Math.min(1439, Math.max(0, near.minuteOfDay + by));
        const plain = Temporal.PlainDate.from(near.day).toPlainDateTime({
          hour: Math.floor(minutes / 60),
          minute: minutes % 60,
        });
        const there = plain.toZonedDateTime(name, { disambiguation: 'compatible' });
        expect(instantOf(zone, near.day, minutes)).toBe(there.epochMilliseconds / 1000);
      }),
      { numRuns: 800 },
    );
  });

  test('on every day of every tenth year, skipped days included', () => {
    for (let year = 1971; year <= 2100; year += 10) {
      const first = Date.UTC(year, 0, 1) / 86_400_000;
      for (let number = first; number < first + 366; number += 5) {
        const day = dayFromNumber(number);
        const there = Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: name });
        expect(startOfDay(zone, day)).toBe(there.epochMilliseconds / 1000);
      }
    }
  });
});
