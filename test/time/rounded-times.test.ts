// Proves rounding in reports: whole quarters, nothing lost or paid twice where entries meet, the entries untouched.

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type RoundingRule, roundingDirections, roundingMinutes } from '#shared/model/company/pay-rules.ts';
import { sumBy, sumOf, workReport } from '#shared/pay/overtime.ts';
import { roundedTimes } from '#shared/pay/rounded-times.ts';
import { localParts, zoneOf } from '#shared/time/zone.ts';
import { country, history, payRules, zone } from './any-work.ts';
import { at, dublin, rulesOf, worked } from './worked.ts';

const clock = (seconds: number) => {
  const { minuteOfDay } = localParts(dublin, seconds);
  return `${String(Math.floor(minuteOfDay / 60)).padStart(2, '0')}:${String(minuteOfDay % 60).padStart(2, '0')}`;
};
const day = '2026-11-18';
function counted(direction: RoundingRule['direction'], ...times: readonly (readonly [string, string])[]) {
  const entries = times.map(([from, to]) => worked(dublin, `${day} ${from}`, `${day} ${to}`));
  return roundedTimes(entries, { minutes: 15, direction }, dublin).map(
    ({ startAt, endAt }) => `${clock(startAt)}–${clock(endAt)}`,
  );
}

describe('rounding to a quarter of an hour', () => {
  test('takes the nearest, the half upwards', () => {
    expect(counted('nearest', ['07:53', '16:07'])).toEqual(['08:00–16:00']);
    expect(counted('nearest', ['07:52', '16:08'])).toEqual(['07:45–16:15']);
  });

  test('takes a time that lies exactly between two quarters upwards, and a second earlier downwards', () => {
    const half = at(dublin, `${day} 07:52`) + 30;
    const entry = (startAt: number) => ({ ...worked(dublin, `${day} 07:52`, `${day} 16:00`), startAt });
    const startOf = (startAt: number) =>
      roundedTimes([entry(startAt)], { minutes: 15, direction: 'nearest' }, dublin).map((one) =>
        clock(one.startAt),
      );
    expect([half - 1, half, half + 1].map(startOf)).toEqual([['07:45'], ['08:00'], ['08:00']]);
    const endOf = (endAt: number) =>
      roundedTimes(
        [{ ...worked(dublin, `${day} 07:45`, `${day} 16:00`), endAt }],
        { minutes: 15, direction: 'nearest' },
        dublin,
      ).map((one) => clock(one.endAt));
    const halfPast = at(dublin, `${day} 16:07`) + 30;
    expect([halfPast - 1, halfPast, halfPast + 1].map(endOf)).toEqual([['16:00'], ['16:15'], ['16:15']]);
  });

  test('for the employee takes the start down and the end up, for the company the other way', () => {
    expect(counted('employee', ['08:01', '16:01'])).toEqual(['08:00–16:15']);
    expect(counted('company', ['08:01', '16:14'])).toEqual(['08:15–16:00']);
  });

  test('keeps a change of projects in one place', () => {
    const change = [
      ['08:00', '12:07'],
      ['12:07', '16:00'],
    ] as const;
    expect(counted('employee', ...change)).toEqual(['08:00–12:15', '12:15–16:00']);
    expect(counted('company', ...change)).toEqual(['08:00–12:00', '12:00–16:00']);
  });

  test('pays no minute twice where two entries come close', () => {
    expect(counted('employee', ['08:00', '12:05'], ['12:10', '16:00'])).toEqual([
      '08:00–12:15',
      '12:15–16:00',
    ]);
  });

  test('never makes an entry negative', () => {
    expect(counted('company', ['08:01', '08:14'])).toEqual(['08:15–08:15']);
  });

  test('leaves an entry in the report of the day it was clocked on', () => {
    const entry = worked(dublin, `${day} 23:57`, '2026-11-19 01:00');
    const rules = { ...rulesOf({}), rounding: { minutes: 15, direction: 'nearest' } as const };
    const input = { zone: dublin, country: 'IE', rules, entries: [entry] };
    const { parts } = workReport({ ...input, from: day, to: day });
    expect(parts.map((part) => [part.day, part.totalSeconds])).toEqual([['2026-11-19', 3600]]);
    expect(workReport({ ...input, from: '2026-11-19', to: '2026-11-19' }).parts).toEqual([]);
  });

  test('follows the wall clock of a zone that is three quarters off', () => {
    const kathmandu = zoneOf('Asia/Kathmandu');
    const [entry] = roundedTimes(
      [worked(kathmandu, `${day} 08:20`, `${day} 16:40`)],
      { minutes: 60, direction: 'nearest' },
      kathmandu,
    );
    expect([entry?.startAt, entry?.endAt]).toEqual([
      at(kathmandu, `${day} 08:00`),
      at(kathmandu, `${day} 17:00`),
    ]);
  });
});

describe('rounding, whatever was worked', () => {
  const rounding = fc.record({
    minutes: fc.constantFrom(...roundingMinutes),
    direction: fc.constantFrom(...roundingDirections),
  });

  test('moves a time by less than its step, or to where the entry before it ends', () => {
    fc.assert(
      fc.property(zone, history(1), rounding, (where, entries, rule) => {
        const rounded = roundedTimes(entries, rule, where);
        expect(rounded).toHaveLength(entries.length);
        const ends = new Set(rounded.map(({ endAt }) => endAt));
        rounded.forEach((entry, index) => {
          const raw = entries[index];
          expect(entry.endAt).toBeGreaterThanOrEqual(entry.startAt);
          const moved = Math.abs(entry.startAt - (raw?.startAt ?? 0));
          expect(moved < rule.minutes * 60 || ends.has(entry.startAt)).toBe(true);
        });
      }),
      { numRuns: 200 },
    );
  });

  test('overlaps nothing that did not overlap', () => {
    fc.assert(
      fc.property(zone, history(1), rounding, (where, all, rule) => {
        const entries = all
          .toSorted((a, b) => a.startAt - b.startAt)
          .filter((entry, index, list) => list.slice(0, index).every((other) => other.endAt <= entry.startAt))
          .map((entry) => ({ ...entry, employeeId: 'aoife' }));
        // Entries of no length at one moment have no order of their own.
        const rounded = roundedTimes(entries, rule, where).toSorted(
          (a, b) => a.startAt - b.startAt || a.endAt - b.endAt,
        );
        rounded.forEach((entry, index) => {
          if (index > 0) expect(entry.startAt).toBeGreaterThanOrEqual(rounded[index - 1]?.endAt ?? 0);
        });
      }),
      { numRuns: 200 },
    );
  });

  test('leaves the sums of a report equal however they are grouped', () => {
    fc.assert(
      fc.property(zone, country, payRules, history(1), rounding, (where, land, rules, entries, rule) => {
        const { parts } = workReport({
          zone: where,
          country: land,
          rules: { ...rules, rounding: rule },
          entries,
          from: '2017-01-01',
          to: '2029-12-31',
        });
        const whole = sumOf(parts);
        expect(whole.regularSeconds + whole.overtimeSeconds + whole.lunchSeconds).toBe(whole.totalSeconds);
        for (const key of ['day', 'projectId', 'employeeId', 'entryId'] as const) {
          const sums = [...sumBy(parts, (part) => part[key]).values()];
          expect(sums.reduce((sum, { totalSeconds }) => sum + totalSeconds, 0)).toBe(whole.totalSeconds);
        }
      }),
      { numRuns: 150 },
    );
  });
});
