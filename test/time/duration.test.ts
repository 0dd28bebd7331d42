// Proves how durations are rounded and shown.

import { deviceAheadSecondsMax } from '#shared/limits.ts';
import { clockText, hoursText, isLong, isVeryLong, latestEditedEnd } from '#shared/time/duration.ts';
import { hundredthsOf, roundedHours } from '#shared/time/rounding.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

describe('hours', () => {
  test.each([
    [0, '0.00'],
    [17, '0.00'],
    [18, '0.01'],
    [53, '0.01'],
    [54, '0.02'],
    [3600, '1.00'],
    [30_600, '8.50'],
    [3617, '1.00'],
    [3618, '1.01'],
    [35_981, '9.99'],
    [35_982, '10.00'],
    [359_100, '99.75'],
    [-1800, '-0.50'],
    [-17, '0.00'],
    [-18, '-0.01'],
    [17_745_944_303, '4929428.97'],
  ])('%i seconds are shown as %s', (seconds, text) => {
    expect(hoursText(seconds)).toBe(text);
    expect(roundedHours(seconds)).toBe(Number(text));
  });

  test('a rounded figure is within half a hundredth, and the half goes up', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 10 }), (seconds) => {
        const over = hundredthsOf(seconds) * 36 - seconds;
        expect(over).toBeGreaterThan(-18);
        expect(over).toBeLessThanOrEqual(18);
        expect(hoursText(seconds)).toBe((hundredthsOf(seconds) / 100).toFixed(2));
      }),
    );
  });

  test('nothing is ever shown as minus zero', () => {
    expect(Object.is(roundedHours(-1), 0)).toBe(true);
    expect(Object.is(roundedHours(0), 0)).toBe(true);
  });
});

describe('the running clock', () => {
  test.each([
    [0, '00:00:00'],
    [59, '00:00:59'],
    [60, '00:01:00'],
    [7928, '02:12:08'],
    [7928.9, '02:12:08'],
    [86_399, '23:59:59'],
    [360_000, '100:00:00'],
    [-5, '00:00:00'],
  ])('%d seconds show as %s', (seconds, text) => {
    expect(clockText(seconds)).toBe(text);
  });
});

describe('long entries', () => {
  test.each([
    [10 * 3600 - 1, false, false],
    [10 * 3600, true, false],
    [16 * 3600 - 1, true, false],
    [16 * 3600, true, true],
  ])('%i seconds: long %s, very long %s', (seconds, long, veryLong) => {
    expect(isLong(seconds)).toBe(long);
    expect(isVeryLong(seconds)).toBe(veryLong);
  });
});

test('the latest end of an edit is now, with what a device may be ahead, or the later end that the entry has', () => {
  const now = 1_794_988_800;
  expect(latestEditedEnd(undefined, now)).toBe(now + deviceAheadSecondsMax);
  expect(latestEditedEnd(now - 60, now)).toBe(now + deviceAheadSecondsMax);
  expect(latestEditedEnd(now + 86_400, now)).toBe(now + 86_400);
});
