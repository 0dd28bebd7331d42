// Proves that pay periods divide the days: every day in exactly one, whatever the rule was before, and what is closed stays.

import { dayFromNumber, dayNumber } from '#shared/time/calendar.ts';
import type { ClosedRange } from '#shared/model/company/pay-period-rule.ts';
import { payPeriodRule } from '#shared/model/company/pay-period-rule.ts';
import { closedAfter, closedTo, closureOf } from '#shared/pay/closed-days.ts';
import { addDays, daysBetween } from '#shared/time/day.ts';
import { type DaySpan, periodOf, periodsBetween } from '#shared/pay/pay-periods.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const first = dayNumber('2015-01-01');
const days = fc.integer({ min: first, max: dayNumber('2035-12-31') }).map(dayFromNumber);
const grids = fc.oneof(
  fc.record({ every: fc.constant('month' as const), starts: fc.integer({ min: 1, max: 28 }) }),
  fc.record({ every: fc.constantFrom('week' as const, 'two_weeks' as const), starts: days }),
);
const within = ({ from, to }: DaySpan, day: string) => from <= day && day <= to;
const eachDay = (from: string, to: string) =>
  Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, at) => addDays(from, at));

describe('a pay period', () => {
  test.each([
    ['month', 1, '2026-02-28', '2026-02-01', '2026-02-28'],
    ['month', 1, '2024-02-29', '2024-02-01', '2024-02-29'],
    ['month', 16, '2026-01-15', '2025-12-16', '2026-01-15'],
    ['month', 28, '2026-02-28', '2026-02-28', '2026-03-27'],
    ['month', 28, '2026-03-27', '2026-02-28', '2026-03-27'],
    ['month', 26, '2026-12-31', '2026-12-26', '2027-01-25'],
    ['week', '2026-11-16', '2026-11-22', '2026-11-16', '2026-11-22'],
    ['week', '2026-11-16', '2026-11-15', '2026-11-09', '2026-11-15'],
    ['two_weeks', '2026-11-16', '2026-11-15', '2026-11-02', '2026-11-15'],
    ['two_weeks', '2026-11-16', '2026-11-29', '2026-11-16', '2026-11-29'],
    ['two_weeks', '2030-01-07', '2026-11-29', '2026-11-16', '2026-11-29'],
  ] as const)('every %s from %s: %s lies in %s to %s', (every, starts, day, from, to) => {
    expect(periodOf({ every, starts }, day)).toEqual({ from, to });
  });

  test('holds its day, and each of its days names the same period', () => {
    fc.assert(
      fc.property(grids, days, fc.nat(30), (grid, day, step) => {
        const period = periodOf(grid, day);
        expect(within(period, day)).toBe(true);
        const other = addDays(period.from, step % (daysBetween(period.from, period.to) + 1));
        expect(periodOf(grid, other)).toEqual(period);
        expect(periodOf(grid, addDays(period.to, 1)).from).toBe(addDays(period.to, 1));
        expect(periodOf(grid, addDays(period.from, -1)).to).toBe(addDays(period.from, -1));
      }),
    );
  });

  test('of a month begins on a day that every month has', () => {
    const rule = (starts: number) =>
      payPeriodRule.safeParse({ every: 'month', starts, steps: 'lock' }).success;
    expect([rule(0), rule(1), rule(28), rule(29), rule(1.5)]).toEqual([false, true, true, false, false]);
    const weeks = (starts: unknown) =>
      payPeriodRule.safeParse({ every: 'week', starts, steps: 'lock' }).success;
    expect([weeks('2026-11-16'), weeks('2026-02-30'), weeks(1)]).toEqual([true, false, false]);
  });
});

/** Spans of earlier rules: apart, in any order. */
const keptSpans = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 40 })), { maxLength: 5 })
  .map((gaps) => {
    let next = dayFromNumber(first + 400);
    return gaps.map(([gap, length]): DaySpan => {
      const from = addDays(next, gap);
      next = addDays(from, length);
      return { from, to: addDays(next, -1) };
    });
  });

describe('days in periods', () => {
  test('lie in exactly one each, and stored periods keep their days', () => {
    fc.assert(
      fc.property(grids, keptSpans, fc.nat(400), fc.nat(200), (grid, kept, begin, length) => {
        const from = dayFromNumber(first + 300 + begin);
        const to = addDays(from, length);
        const spans = periodsBetween(grid, kept, from, to);
        for (const day of eachDay(from, to))
          expect(spans.filter((span) => within(span, day))).toHaveLength(1);
        for (const span of kept.filter((one) => one.to >= from && one.from <= to))
          expect(spans).toContainEqual(span);
        for (const span of spans) expect(span.from <= span.to).toBe(true);
        // A period is the same whichever day it is asked by.
        for (const span of spans) expect(periodsBetween(grid, kept, span.to, span.to)).toEqual([span]);
      }),
    );
  });

  test('without a rule are the stored ones only', () => {
    const kept = [{ from: '2026-01-01', to: '2026-01-31' }];
    expect(periodsBetween(null, kept, '2026-01-31', '2026-12-31')).toEqual(kept);
    expect(periodsBetween(undefined, kept, '2026-02-01', '2026-12-31')).toEqual([]);
  });
});

const closings = fc.array(
  fc.record({
    from: fc.nat(60),
    length: fc.integer({ min: 1, max: 20 }),
    state: fc.constantFrom('submitted' as const, 'approved' as const, 'locked' as const, undefined),
  }),
  { maxLength: 12 },
);

describe('closed days', () => {
  test('are those of the last closing or opening, in the fewest ranges, in order', () => {
    fc.assert(
      fc.property(closings, (all) => {
        let ranges: ClosedRange[] = [];
        const wanted = new Map<string, ClosedRange['state']>();
        for (const { from: start, length, state } of all) {
          const from = dayFromNumber(first + start);
          const to = addDays(from, length - 1);
          ranges = closedAfter(ranges, { from, to }, state);
          for (const day of eachDay(from, to)) {
            if (state) wanted.set(day, state);
            else wanted.delete(day);
          }
        }
        for (const day of eachDay(dayFromNumber(first - 2), dayFromNumber(first + 90)))
          expect(closureOf(ranges, day)?.state).toBe(wanted.get(day));
        ranges.forEach((range, at) => {
          const next = ranges[at + 1];
          if (!next) return;
          expect(range.to < next.from).toBe(true);
          expect(range.state === next.state && addDays(range.to, 1) === next.from).toBe(false);
        });
      }),
    );
  });

  test('that are only submitted are open to the company and closed to employees', () => {
    const ranges: ClosedRange[] = [
      { from: '2026-01-01', to: '2026-01-31', state: 'submitted' },
      { from: '2026-02-01', to: '2026-02-28', state: 'approved' },
    ];
    const closed = (day: string, who: 'company' | 'employee') => closedTo(ranges, day, who)?.state;
    expect([closed('2026-01-31', 'company'), closed('2026-01-31', 'employee')]).toEqual([
      undefined,
      'submitted',
    ]);
    expect([closed('2026-02-01', 'company'), closed('2026-02-01', 'employee')]).toEqual([
      'approved',
      'approved',
    ]);
    expect(closed('2026-03-01', 'employee')).toBeUndefined();
  });
});
