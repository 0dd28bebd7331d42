// Proves the figures of a person's page: the month's days and sums, what the report counts, weeks, what is usual, projects.
import { describe, expect, it } from 'vitest';
import type { WorkLog } from '#shared/model/worklog.ts';
import { type WeekInput, weekRow } from '#web/entry/days/week-model.ts';
import { kennitalaGroups } from '#web/features/people/person/login-card.tsx';
import {
  lastMondays,
  paidByDay,
  type PaidByDay,
  personMonth,
  usualWeekSeconds,
  weekBars,
} from '#web/features/people/person/person-model.ts';
import { daysOfMonth, monthStep } from '#web/features/people/person/person-month.ts';
import { monthFrom } from '#web/features/people/person/person-query.ts';
import { personHref, personIn } from '#web/desk/person-href.ts';
import { companyTime } from '#web/words/company-time.ts';
import { aWorkLog } from '#test/web/desk/desk.ts';

const time = companyTime({ zoneName: 'Atlantic/Reykjavik', country: 'IS' }, 'en');
const at = (text: string) => Date.parse(text) / 1000;
const now = at('2026-11-27T14:39:00Z');
const anna = { id: 'e0000001', name: 'Anna' };
const hour = 3600;

const ended = (day: string, from: string, to: string, over: Partial<WorkLog> = {}): WorkLog => {
  const [start_time, end_time] = [`${day}T${from}:00Z`, `${day}T${to}:00Z`];
  return aWorkLog({
    employee: anna,
    start_time,
    end_time,
    total_time: at(end_time) - at(start_time),
    ...over,
  });
};
function running(start_time: string): WorkLog {
  const { end_time: _end, total_time: _total, ...open } = aWorkLog({ employee: anna, start_time });
  return open;
}
const november = daysOfMonth('2026-11');
const monthOf = (entries: readonly WorkLog[], over: Partial<WeekInput> = {}, paid: PaidByDay = new Map()) => {
  const input: WeekInput = {
    time,
    now,
    days: november.days,
    isFree: () => false,
    marksMissing: true,
    usualWeek: undefined,
    notes: new Map(),
    ...over,
  };
  const row = weekRow(input, anna, entries);
  return personMonth({ row, month: november, paid, entries, time, now });
};

describe('a month', () => {
  it('is shown in whole weeks from Monday', () => {
    expect([november.days.length, november.days[0], november.days.at(-1)]).toEqual([
      42,
      '2026-10-26',
      '2026-12-06',
    ]);
    expect([november.first, november.last]).toEqual(['2026-11-01', '2026-11-30']);
    // A February that begins on a Monday has four whole weeks.
    expect(daysOfMonth('2027-02').days).toHaveLength(28);
  });

  it('steps over the year', () => {
    expect([monthStep('2026-12', 1), monthStep('2026-01', -1), monthStep('2026-11', -12)]).toEqual([
      '2027-01',
      '2025-12',
      '2025-11',
    ]);
  });

  it('comes from the address, and is this month where the address names none', () => {
    expect(monthFrom('?month=2026-09', '2026-11')).toBe('2026-09');
    for (const wrong of ['', '?month=2026-13', '?month=2027-01', '?month=x']) {
      expect(monthFrom(wrong, '2026-11')).toBe('2026-11');
    }
    expect(personIn(new URL(personHref('e 1/ö'), 'https://example.test').hash)).toBe('e 1/ö');
    expect(personIn('#employee/%')).toBe('');
  });
});

describe('the figures of a month', () => {
  it('add up to its own days: those of other months in its weeks count nowhere', () => {
    const month = monthOf([
      ended('2026-10-31', '08:00', '16:00'),
      ended('2026-11-02', '08:00', '16:00', { approved: true }),
      ended('2026-11-03', '08:00', '18:30'),
    ]);
    expect(month.seconds).toBe(18.5 * hour);
    expect(month.worked).toBe(2);
    expect(month.weeks.map(({ number, seconds }) => [number, seconds / hour]).slice(0, 3)).toEqual([
      [44, 0],
      [45, 18.5],
      [46, 0],
    ]);
    expect(month.waiting).toEqual({ entries: 1, seconds: 10.5 * hour });
  });

  it('split a night at the edge of the month, and count what runs until now but not as waiting', () => {
    const night = aWorkLog({
      employee: anna,
      start_time: '2026-10-31T22:00:00Z',
      end_time: '2026-11-01T06:00:00Z',
      total_time: 8 * hour,
    });
    const month = monthOf([night, running('2026-11-27T12:39:00Z')]);
    expect(month.seconds).toBe(8 * hour);
    expect(month.waiting).toEqual({ entries: 1, seconds: 6 * hour });
  });

  it('take overtime from the report, by the day of its part', () => {
    const part = (day: string, over_time: number, employee_id = anna.id) => ({
      day,
      log_id: 'w1',
      employee_id,
      project_id: 'p1',
      start: '',
      end: '',
      regular_time: hour,
      over_time,
      lunch_deduction: 1800,
      total_time: 0,
    });
    const paid = paidByDay(
      {
        parts: [
          part('2026-11-02', hour),
          part('2026-11-02', 2 * hour),
          part('2026-11-09', hour),
          part('2026-10-31', 5 * hour),
          part('2026-11-02', 9 * hour, 'another'),
        ],
      },
      anna.id,
    );
    expect(paid.get('2026-11-02')).toEqual({ normal: 2 * hour, overtime: 3 * hour, lunch: hour });
    const month = monthOf([], {}, paid);
    expect(month.overtime).toBe(4 * hour);
    expect(month.weeks.map(({ overtime }) => overtime / hour)).toEqual([0, 3, 1, 0, 0, 0]);
  });

  it('name missing days by the usual week, except noted, free and coming ones', () => {
    const day = { start: '06:00', end: '15:00' };
    const month = monthOf([ended('2026-11-25', '06:00', '15:00')], {
      usualWeek: [day, null, day, null, null, null, null],
      isFree: (one) => one === '2026-11-16',
      notes: new Map([[`2026-11-18 ${anna.id}`, { kind: 'sick' }]]),
    });
    expect(month.missing.map((cell) => cell.day)).toEqual([
      '2026-11-02',
      '2026-11-04',
      '2026-11-09',
      '2026-11-11',
      '2026-11-23',
    ]);
    expect(month.missing[0]?.missing).toMatchObject(day);
  });

  it('list projects with the most hours first', () => {
    const of = (id: string) => ({ project: { id, name: id } });
    const month = monthOf([
      ended('2026-11-02', '08:00', '10:00', of('roof')),
      ended('2026-11-03', '08:00', '16:00', of('wall')),
      ended('2026-11-04', '08:00', '11:00', of('roof')),
    ]);
    expect(month.places.map(({ id, seconds }) => [id, seconds / hour])).toEqual([
      ['wall', 8],
      ['roof', 5],
    ]);
  });
});

describe('the weeks of the chart', () => {
  const wordsOf = (day: string) => ({ label: day, name: day });
  const mondays = lastMondays('2026-11-27', 2);

  it('are the last ones, with this week at the end', () => {
    expect(mondays).toEqual(['2026-11-16', '2026-11-23']);
  });

  it('are normal hours without rules; what runs is normal until the report counts it', () => {
    const entries = [ended('2026-11-17', '08:00', '16:00'), running('2026-11-27T12:39:00Z')];
    const input = { mondays, entries, time, now, wordsOf };
    const hoursOf = (paid: Parameters<typeof weekBars>[0]['paid']) =>
      weekBars({ ...input, paid }).map(({ normal, overtime, lunch, isCurrent }) => [
        normal / hour,
        overtime / hour,
        lunch / hour,
        isCurrent,
      ]);
    expect(hoursOf(undefined)).toEqual([
      [8, 0, 0, false],
      [2, 0, 0, true],
    ]);
    const paid = new Map([['2026-11-17', { normal: 6 * hour, overtime: 1.5 * hour, lunch: hour / 2 }]]);
    expect(hoursOf(paid)).toEqual([
      [6, 1.5, 0.5, false],
      [2, 0, 0, true],
    ]);
  });

  it('say what is usual: the usual week, else the middle of the weeks before this one', () => {
    const bar = (hours: number) => ({
      label: '',
      isCurrent: false,
      normal: hours * hour,
      overtime: 0,
      lunch: 0,
    });
    const own = [45, 0, 40, 44, 20, 90].map(bar);
    expect(usualWeekSeconds(undefined, own)).toBe(44 * hour);
    expect(usualWeekSeconds(undefined, own.slice(0, 4))).toBeUndefined();
    const day = { start: '06:00', end: '15:00' };
    const night = { start: '20:00', end: '04:00' };
    expect(usualWeekSeconds([day, day, null, null, night, null, null], own)).toBe(26 * hour);
  });
});

describe('the kennitala', () => {
  it('is one for every payroll system that has the same', () => {
    const kt = '1205851239';
    expect(
      kennitalaGroups({
        integrations: { payday: { kt }, regla: { kt }, dk: { kt: '0101302989', deild: '' } },
      }),
    ).toEqual([
      { kennitala: kt, systems: ['payday', 'regla'] },
      { kennitala: '0101302989', systems: ['dk'] },
    ]);
    expect(kennitalaGroups({ integrations: {} })).toEqual([]);
  });
});
