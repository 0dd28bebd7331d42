// Proves why an employee has overtime: weeks under a weekly limit, days otherwise, and the people behind a project's.
import { describe, expect, it } from 'vitest';
import type { ColumnarReport } from '#shared/model/report.ts';
import { reportEntries } from '#shared/report/report-entries.ts';
import { daySums, weekSums } from '#web/features/report/day-sums.ts';
import {
  edgeDayOf,
  overtimeOfProject,
  overtimeWhy,
  soleLimitOf,
} from '#web/features/report/explained/overtime-rows.ts';

const hour = 3600;
const at = (text: string) => Date.parse(text) / 1000;
const rules: ColumnarReport['rules'] = {
  overtime_after_day_hours: null,
  overtime_after_week_hours: 40,
  lunch_minutes: 30,
  lunch_from_hours: 6,
  day_hours: null,
  weekends: false,
  holidays: false,
};
// Anna: Thursday 1 October 9 h, Monday 5 October 10 h (2 h over), a night from Sunday 11 October, 22:00 to 04:00.
const october: ColumnarReport = {
  from: '2026-10-01',
  to: '2026-10-31',
  time_zone: 'Atlantic/Reykjavik',
  rules,
  open_entries: 0,
  employees: [
    { id: 'e1', name: 'Anna' },
    { id: 'e2', name: 'Björn' },
  ],
  projects: [
    { id: 'p1', name: 'Roof' },
    { id: 'p2', name: 'Wall' },
  ],
  counts: [3, 1],
  ids: { shared: '0000', length: 2, rest: 'w1w2w3w4' },
  project: [0, 0, 1, 0],
  gap: [
    at('2026-10-01T08:00:00Z'),
    at('2026-10-05T08:00:00Z') - at('2026-10-01T17:00:00Z'),
    at('2026-10-11T22:00:00Z') - at('2026-10-05T18:00:00Z'),
    at('2026-10-05T08:00:00Z'),
  ],
  seconds: [9 * hour, 10 * hour, 6 * hour, 12 * hour],
  over: [0, 2 * hour, 1 * hour, 4 * hour],
  lunch: [hour / 2, hour / 2, 0, hour / 2],
  split: [[2, 1, 4 * hour, 1 * hour, 0]],
  comments: { entry: [], id: [], text: [], after: [], by: [], photos: [] },
};
const entries = reportEntries(october);

describe('the days and weeks of a report', () => {
  it('hold a night’s hours on the days on which they were worked', () => {
    const days = daySums(entries, (position) => entries.employee[position] === 0);
    expect([...days]).toEqual([
      ['2026-10-01', { paid: 8.5 * hour, overtime: 0, lunch: hour / 2 }],
      ['2026-10-05', { paid: 9.5 * hour, overtime: 2 * hour, lunch: hour / 2 }],
      ['2026-10-11', { paid: 2 * hour, overtime: 0, lunch: 0 }],
      ['2026-10-12', { paid: 4 * hour, overtime: hour, lunch: 0 }],
    ]);
  });

  it('come to the report’s own totals', () => {
    const weeks = [...weekSums(daySums(entries)).values()];
    const sum = (of: 'paid' | 'overtime' | 'lunch') => weeks.reduce((all, week) => all + week[of], 0);
    expect(sum('paid') + sum('lunch')).toBe(37 * hour);
    expect(sum('overtime')).toBe(7 * hour);
  });
});

describe('why an employee has overtime', () => {
  it('is said by weeks from Monday under a weekly limit alone', () => {
    expect(overtimeWhy(entries, 'e1', false)).toEqual({
      by: 'week',
      limit: 40 * hour,
      rows: [
        { from: '2026-09-28', to: '2026-10-04', paid: 8.5 * hour, overtime: 0, lunch: hour / 2 },
        { from: '2026-10-05', to: '2026-10-11', paid: 11.5 * hour, overtime: 2 * hour, lunch: hour / 2 },
        { from: '2026-10-12', to: '2026-10-18', paid: 4 * hour, overtime: hour, lunch: 0 },
      ],
    });
  });

  it('is said by the days with overtime where only some projects are in the report, without a limit', () => {
    const why = overtimeWhy(entries, 'e1', true);
    expect(why).toMatchObject({ by: 'day', limit: undefined });
    expect(why.rows.map(({ from }) => from)).toEqual(['2026-10-05', '2026-10-12']);
  });

  it.each([
    ['a day', { overtime_after_day_hours: 8, overtime_after_week_hours: null }, 'day', 8 * hour],
    ['a week', {}, 'week', 40 * hour],
    ['both', { overtime_after_day_hours: 8 }, 'day', undefined],
    ['a week and weekends', { weekends: true }, 'day', undefined],
    ['a week and the clock', { day_hours: { from: '08:00', to: '17:00' } }, 'day', undefined],
  ])('has a limit where one rule alone makes it: %s', (_, over, by, limit) => {
    expect(soleLimitOf({ ...rules, ...over })).toEqual({ by, limit });
  });

  it.each([
    // Björn: 11.5 h paid on one day, 4 h of them over.
    ['the day’s alone', { overtime_after_day_hours: 7.5, weekends: true }, 'day', 7.5 * hour],
    ['the week’s alone', { overtime_after_week_hours: 7.5, weekends: true }, 'week', 7.5 * hour],
    ['neither', { overtime_after_day_hours: 8, weekends: true }, 'day', undefined],
  ])('has the limit of one among several rules where that one made all of it: %s', (_, over, by, limit) => {
    const mixed = reportEntries({ ...october, rules: { ...rules, ...over } });
    expect(overtimeWhy(mixed, 'e2', false)).toMatchObject({ by, limit });
  });

  it('asks for the week’s earlier hours by a day on which the employee worked, unless the report begins on a Monday', () => {
    expect(edgeDayOf(entries, 'e1')).toBe('2026-10-01');
    expect(edgeDayOf(entries, 'e2')).toBeUndefined();
    expect(edgeDayOf(reportEntries({ ...october, from: '2026-09-28' }), 'e1')).toBeUndefined();
  });
});

describe('a project’s overtime', () => {
  it('is of the employees who have it there, most first', () => {
    expect(overtimeOfProject(entries, 'p1')).toEqual([
      { id: 'e2', name: 'Björn', paid: 11.5 * hour, overtime: 4 * hour },
      { id: 'e1', name: 'Anna', paid: 18 * hour, overtime: 2 * hour },
    ]);
    expect(overtimeOfProject(entries, 'p2').map(({ name }) => name)).toEqual(['Anna']);
  });
});
