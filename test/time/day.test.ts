// Proves the arithmetic of days, weeks and the months that hold a day's entries.

import { dayFromNumber, readDay } from '#shared/time/calendar.ts';
import { addDays, dayText, daysBetween, monthOf, monthsTouching, weekdayOf } from '#shared/time/day.ts';
import { weekStartOf } from '#shared/time/week.ts';
import { zoneOf } from '#shared/time/zone.ts';
import * as fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';

const lastNumber = readDay('2100-12-31') ?? Number.NaN;
const days = fc.integer({ min: 0, max: lastNumber }).map(dayFromNumber);

describe('days', () => {
  test.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2025-02-28', 1, '2025-03-01'],
    ['2100-02-28', 1, '2100-03-01'],
    ['2026-03-28', 1, '2026-03-29'],
    ['2026-11-18', 0, '2026-11-18'],
    ['2024-02-29', 366, '2025-03-01'],
  ])('%s and %i days is %s', (day, count, later) => {
    expect(addDays(day, count)).toBe(later);
    expect(daysBetween(day, later)).toBe(count);
  });

  test('adding, counting, weekdays and Mondays agree with Temporal', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -800, max: 800 }), (day, count) => {
        const plain = Temporal.PlainDate.from(day);
        const later = plain.add({ days: count });
        expect(addDays(day, count)).toBe(later.toString());
        expect(weekdayOf(day)).toBe(plain.dayOfWeek);
        expect(weekStartOf(day)).toBe(plain.subtract({ days: plain.dayOfWeek - 1 }).toString());
        expect(monthOf(day)).toBe(plain.toString().slice(0, 7).replace('-', ''));
        if (later.year >= 1970 && later.year <= 2100) expect(daysBetween(day, later.toString())).toBe(count);
      }),
      { numRuns: 2000 },
    );
  });

  test.each(['2026-11-18', '2024-02-29', '1970-01-01', '2100-12-31'])('%s is a day', (text) => {
    expect(dayText.safeParse(text).success).toBe(true);
  });

  test.each([
    '',
    '2026-11-31',
    '2025-02-29',
    '2100-02-29',
    '2026-00-10',
    '2026-13-01',
    '2026-1-1',
    '18-11-2026',
    '2026-11-18T00:00:00Z',
    '1969-12-31',
    '2101-01-01',
    '0026-11-18',
    '2026-11-18\n',
  ])('%j is no day', (text) => {
    expect(dayText.safeParse(text).success).toBe(false);
  });
});

test('arithmetic goes beyond the days that may be named, and refuses what is no day', () => {
  expect(addDays('1970-01-01', -1)).toBe('1969-12-31');
  expect(addDays('2100-12-31', 1)).toBe('2101-01-01');
  expect(weekdayOf('1969-12-31')).toBe(3);
  expect(() => weekdayOf('2026-11-31')).toThrow(RangeError);
  expect(() => addDays('tomorrow', 1)).toThrow(RangeError);
});

describe('months that hold the entries of local days', () => {
  test.each([
    ['Atlantic/Reykjavik', '2026-11-01', '2026-11-30', ['202611']],
    ['Europe/Dublin', '2026-11-01', '2026-11-30', ['202611']],
    ['Europe/Dublin', '2026-07-01', '2026-07-31', ['202606', '202607']],
    ['Europe/Dublin', '2026-07-02', '2026-07-31', ['202607']],
    ['Europe/Dublin', '2026-03-01', '2026-03-31', ['202603']],
    ['America/New_York', '2026-11-01', '2026-11-30', ['202611', '202612']],
    ['America/New_York', '2026-11-02', '2026-11-29', ['202611']],
    ['Asia/Kathmandu', '2027-01-01', '2027-01-01', ['202612', '202701']],
    ['Europe/Lisbon', '2025-12-31', '2026-02-01', ['202512', '202601', '202602']],
    ['Atlantic/Azores', '2026-12-31', '2026-12-31', ['202612', '202701']],
  ])('%s, %s to %s: %j', (zone, from, to, months) => {
    expect(monthsTouching(zoneOf(zone), from, to)).toEqual(months);
  });
});
