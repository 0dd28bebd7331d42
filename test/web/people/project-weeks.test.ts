// Proves the weeks of a project's page: which show, their bars, the rate, and when a budget is used up.
import { describe, expect, it } from 'vitest';
import {
  aheadOf,
  barsOf,
  daysOf,
  hoursOfWeeks,
  rateOf,
  thisWeekOf,
  totalOf,
  isDrawn,
  usedUpOn,
  weeksOf,
} from '#web/features/people/project/project-weeks.ts';
import { companyTime } from '#web/words/company-time.ts';
import { aProject, aWorkLog } from '#test/web/desk/desk.ts';

const time = companyTime({ zoneName: 'Atlantic/Reykjavik', country: 'IS' }, 'en');
/** A Friday, 14:40. */
const now = Date.UTC(2026, 10, 27, 14, 40) / 1000;
const today = '2026-11-27';
const hour = 3600;
const nothingPaid = new Map();
const ended = (day: string, hours: number) =>
  aWorkLog({
    start_time: `${day}T08:00:00Z`,
    end_time: new Date(Date.parse(`${day}T08:00:00Z`) + hours * hour * 1000).toISOString(),
    total_time: hours * hour,
  });
const running = (start_time: string) => {
  const { end_time: _, total_time: __, ...entry } = aWorkLog({ start_time });
  return entry;
};

describe('the weeks of a project', () => {
  it('are twelve up to this one, read until today', () => {
    const weeks = weeksOf(time, aProject({ latest_work_log: '2026-11-26T08:00:00Z' }), today);
    expect([weeks.length, weeks[0], weeks.at(-1)]).toEqual([12, '2026-09-07', '2026-11-23']);
    expect(daysOf(weeks, today)).toEqual({ from: '2026-09-07', to: today });
  });

  it('end with the last entry of a closed project, and of one that has rested for twelve weeks', () => {
    const closed = aProject({ latest_work_log: '2026-10-27T08:00:00Z', is_open: false });
    expect(weeksOf(time, closed, today).at(-1)).toBe('2026-10-26');
    expect(daysOf(weeksOf(time, closed, today), today).to).toBe('2026-11-01');
    const resting = aProject({ latest_work_log: '2026-08-31T08:00:00Z' });
    expect(weeksOf(time, resting, today).at(-1)).toBe('2026-08-31');
    expect(weeksOf(time, { ...resting, latest_work_log: '2026-09-07T08:00:00Z' }, today).at(-1)).toBe(
      '2026-11-23',
    );
    expect(weeksOf(time, aProject(), today).at(-1)).toBe('2026-11-23');
  });

  it('count running hours until now, as the total does', () => {
    const entries = [running('2026-11-27T12:40:00Z'), ended('2026-11-24', 8)];
    expect(totalOf(time, aProject({ total_working_hours: 8 * hour }), entries, now)).toBe(10 * hour);
    const weeks = hoursOfWeeks(
      { time, entries, weeks: ['2026-11-16', '2026-11-23'], now, paid: nothingPaid },
      10 * hour,
    );
    expect(weeks.at(-1)).toEqual({ monday: '2026-11-23', seconds: 10 * hour, overtime: 0, lunch: 0 });
  });

  it('leave out empty ones before the first hours of a new project, but show six', () => {
    const weeks = weeksOf(time, aProject(), today);
    const input = { time, weeks, now, paid: nothingPaid };
    const hours = (day: string, total: number) =>
      hoursOfWeeks({ ...input, entries: [ended(day, 8)] }, total * hour).length;
    expect(hours('2026-11-24', 8)).toBe(6);
    expect(hours('2026-09-30', 8)).toBe(9);
    // Hours from before the twelve weeks: all of them show.
    expect(hours('2026-11-24', 100)).toBe(12);
    expect(hoursOfWeeks({ ...input, entries: [] }, 0)).toHaveLength(6);
  });

  it('split an entry over Sunday midnight between its weeks', () => {
    const night = aWorkLog({
      start_time: '2026-11-22T22:00:00Z',
      end_time: '2026-11-23T04:00:00Z',
      total_time: 6 * hour,
    });
    const weeks = hoursOfWeeks(
      { time, entries: [night], weeks: ['2026-11-16', '2026-11-23'], now, paid: nothingPaid },
      6 * hour,
    );
    expect(weeks.map(({ seconds }) => seconds / hour)).toEqual([2, 4]);
  });

  it('are bars of normal hours, overtime and lunch that add up to the hours; later ones are expected', () => {
    const paid = new Map([['2026-11-23', { overtime: 2 * hour, lunch: hour }]]);
    const weeks = hoursOfWeeks(
      { time, entries: [ended('2026-11-24', 10)], weeks: ['2026-11-23'], now, paid },
      20 * hour,
    );
    const rate = { perWeek: 12 * hour };
    const bars = barsOf(weeks, today, { weeks: 1, rate }, (day) => ({ label: day, name: day }));
    expect(bars).toMatchObject([
      { label: '2026-11-23', isCurrent: true, normal: 7 * hour, overtime: 2 * hour, lunch: hour },
      { label: '2026-11-30', isCurrent: false, normal: 0, expected: 12 * hour },
    ]);
  });

  it('compare this week with the last one at the same moment', () => {
    const entries = [ended('2026-11-24', 6), ended('2026-11-17', 4), ended('2026-11-21', 8)];
    expect(thisWeekOf({ time, entries, now })).toEqual({ seconds: 6 * hour, percentMore: 50 });
    expect(thisWeekOf({ time, entries: entries.slice(0, 1), now }).percentMore).toBeUndefined();
    const few = [ended('2026-11-24', 6), ended('2026-11-17', 3)];
    expect(thisWeekOf({ time, entries: few, now }).percentMore).toBeUndefined();
  });
});

describe('the rate of a project', () => {
  const open = aProject();
  const rate = (days: readonly (readonly [string, number])[], hasEarlier = false, project = open) =>
    rateOf({ time, now, entries: days.map(([day, hours]) => ended(day, hours)) }, project, hasEarlier);

  it('is the average of the last four weeks', () => {
    const days = [
      ['2026-11-24', 10],
      ['2026-11-17', 10],
      ['2026-11-10', 10],
      ['2026-11-03', 10],
      ['2026-10-27', 20],
    ] as const;
    expect(rate(days)).toEqual({ perWeek: 10 * hour });
    expect(rate([['2026-11-24', 8]], true)).toEqual({ perWeek: 2 * hour });
  });

  it('is the average so far of a project of two or three weeks, and none before', () => {
    const threeWeeks = rate([
      ['2026-11-24', 15],
      ['2026-11-06', 15],
    ]);
    expect((threeWeeks?.perWeek ?? 0) / hour).toBeCloseTo(9.87, 1);
    expect(rate([['2026-11-14', 30]])).toBeUndefined();
    expect(rate([])).toBeUndefined();
  });

  it('is none for a closed project, and for one without hours in four weeks', () => {
    const days = [['2026-11-24', 10]] as const;
    expect(rate(days, true, aProject({ is_open: false }))).toBeUndefined();
    expect(rate([['2026-10-20', 10]], true)).toBeUndefined();
  });
});

describe('a budget of hours', () => {
  const rate = { perWeek: 106 * hour };

  it('is used up after the rest of it at this rate', () => {
    expect(usedUpOn(today, 167.75 * hour, rate)).toBe('2026-12-09');
    expect(usedUpOn(today, 0, rate)).toBeUndefined();
    expect(usedUpOn(today, -10 * hour, rate)).toBeUndefined();
    expect(usedUpOn(today, 10 * hour, undefined)).toBeUndefined();
    expect(usedUpOn(today, 1e6 * hour, rate)).toBeUndefined();
  });

  it('lets the chart grow to the week in which it is used up, if that is near', () => {
    expect(aheadOf(today, rate, '2026-12-09')).toBe(2);
    expect(aheadOf(today, rate, '2026-12-29')).toBe(5);
    expect(aheadOf(today, rate, '2027-02-01')).toBe(2);
    expect(aheadOf(today, rate, undefined)).toBe(2);
    expect(aheadOf(today, undefined, undefined)).toBe(0);
  });

  it('is drawn in the chart up to the last Sunday of its weeks', () => {
    expect(isDrawn('2026-11-27', 2, '2026-12-13')).toBe(true);
    expect(isDrawn('2026-11-27', 2, '2026-12-14')).toBe(false);
  });
});
