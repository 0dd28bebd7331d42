// Proves the computations of the overview: who is clocked in, hours split at the company's midnight, the week, the sites.
import { describe, expect, it } from 'vitest';
import { clockRows, siteRows, weekFigures } from '#web/features/board/board-rows.ts';
import { limitRows, restRows } from '#web/features/board/rest-rows.ts';
import { companyTime } from '#web/words/company-time.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { aProject, aWorkLog } from '#test/web/desk/desk.ts';

const iceland = companyTime({ zoneName: 'Atlantic/Reykjavik', country: 'IS' }, 'en');
const at = (text: string) => Date.parse(text) / 1000;
const open = (name: string, start_time: string): WorkLog => {
  const { end_time: _end, total_time: _total, ...entry } = aWorkLog({ start_time });
  return { ...entry, employee: { id: name, name } };
};
const ended = (name: string, start_time: string, end_time: string): WorkLog =>
  aWorkLog({
    start_time,
    end_time,
    total_time: at(end_time) - at(start_time),
    employee: { id: name, name },
  });

describe('too little rest today', () => {
  const now = at('2026-11-20T14:12:00Z');
  const shortOf = (...entries: readonly WorkLog[]) =>
    restRows({ time: iceland, entries, now }).map(
      ({ name, shortSeconds }) => `${name} ${shortSeconds / 3600}`,
    );

  it('is of those whose work today cut it short, the most first', () => {
    expect(
      shortOf(
        ended('Anna', '2026-11-19T08:00:00Z', '2026-11-19T18:00:00Z'),
        open('Anna', '2026-11-20T04:00:00Z'),
        ended('Björn', '2026-11-19T08:00:00Z', '2026-11-19T23:00:00Z'),
        ended('Björn', '2026-11-20T06:30:00Z', '2026-11-20T12:00:00Z'),
        ended('Conor', '2026-11-19T08:00:00Z', '2026-11-19T16:00:00Z'),
        open('Conor', '2026-11-20T08:00:00Z'),
      ),
    ).toEqual(['Björn 3.5', 'Anna 1']);
  });

  it('leaves out a night that ended before today, and an entry without a clock-out', () => {
    expect(shortOf(ended('Anna', '2026-11-19T06:00:00Z', '2026-11-19T23:00:00Z'))).toEqual([]);
    expect(shortOf(open('Conor', '2026-11-19T21:40:00Z'))).toEqual([]);
    expect(shortOf(open('Conor', '2026-11-19T23:12:00Z'))).toEqual(['Conor 2']);
  });
});

describe('weeks that are too full', () => {
  const now = at('2026-11-22T14:00:00Z');
  const weekOf = (name: string, days: number) =>
    Array.from({ length: days }, (_, day) =>
      ended(name, `2026-11-${16 + day}T08:00:00Z`, `2026-11-${16 + day}T12:00:00Z`),
    );

  it('are those without a day off, also while the seventh goes on, and averages as the report has them, by name', () => {
    const entries = [
      ...weekOf('Björn', 7),
      ...weekOf('Anna', 6),
      open('Anna', '2026-11-22T08:00:00Z'),
      ...weekOf('Conor', 6),
      ...weekOf('Zofia', 6),
    ];
    const average = { short_days: 0, short_time: 0, full_weeks: 0, average_over: 5400, average_weeks: 17 };
    const rows = limitRows({ time: iceland, entries, now }, [{ employee_id: 'Conor', ...average }]);
    expect(
      rows.map(({ name, fullWeeks, overSeconds, weeks }) => [name, fullWeeks, overSeconds, weeks]),
    ).toEqual([
      ['Anna', 1, 0, 0],
      ['Björn', 1, 0, 0],
      ['Conor', 0, 5400, 17],
    ]);
  });
});

describe('on the clock', () => {
  const now = at('2026-11-20T14:12:00Z');

  it('lists employees clocked in for sixteen hours first, then the running, then those who are out', () => {
    const rows = clockRows({
      time: iceland,
      now,
      entries: [
        ended('Aoife', '2026-11-20T06:30:00Z', '2026-11-20T12:15:00Z'),
        open('Björn', '2026-11-20T05:30:00Z'),
        open('Conor', '2026-11-19T21:40:00Z'),
        open('Anna', '2026-11-20T04:00:00Z'),
      ],
    });
    expect(rows.map(({ name, state }) => `${name} ${state}`)).toEqual([
      'Conor forgotten',
      'Anna running',
      'Björn running',
      'Aoife out',
    ]);
  });

  it('draws a forgotten entry on its own day and on today, striped while it runs, and counts only today’s part', () => {
    const [row] = clockRows({ time: iceland, now, entries: [open('Conor', '2026-11-19T21:40:00Z')] });
    expect(row?.rulers).toEqual([
      { day: '2026-11-19', segments: [{ fromMinute: 1300, toMinute: 1440, kind: 'over-running' }] },
      { day: '2026-11-20', segments: [{ fromMinute: 0, toMinute: 852, kind: 'over-running' }] },
    ]);
    expect(row?.entrySeconds).toBe(16 * 3600 + 32 * 60);
    expect(row?.todaySeconds).toBe(852 * 60);
  });

  it('is exactly forgotten from sixteen hours, not a second before', () => {
    const entries = [open('Conor', '2026-11-20T00:00:00Z')];
    const stateAt = (text: string) => clockRows({ time: iceland, entries, now: at(text) })[0]?.state;
    expect(stateAt('2026-11-20T15:59:59Z')).toBe('running');
    expect(stateAt('2026-11-20T16:00:00Z')).toBe('forgotten');
  });

  it('leaves out who was here on another day only', () => {
    const entries = [ended('Aoife', '2026-11-19T06:30:00Z', '2026-11-19T12:15:00Z')];
    expect(clockRows({ time: iceland, now, entries })).toEqual([]);
  });
});

describe('the week in figures', () => {
  it('splits a night at midnight, counts running time up to now, and compares with a week ago at this hour', () => {
    const figures = weekFigures({
      time: iceland,
      now: at('2026-11-18T12:00:00Z'),
      entries: [
        ended('Anna', '2026-11-16T22:00:00Z', '2026-11-17T02:00:00Z'),
        open('Anna', '2026-11-18T08:00:00Z'),
        ended('Anna', '2026-11-11T08:00:00Z', '2026-11-11T16:00:00Z'),
      ],
    });
    expect(figures.days.map(({ seconds }) => seconds / 3600)).toEqual([2, 2, 4, 0, 0]);
    expect(figures.seconds).toBe(8 * 3600);
    expect(figures.percentMore).toBe(100);
  });

  it('counts from the Sunday midnight of a zone with summer time, and shows the free Saturday before a worked Sunday', () => {
    const lisbon = companyTime({ zoneName: 'Europe/Lisbon', country: 'PT' }, 'pt');
    const figures = weekFigures({
      time: lisbon,
      now: at('2026-10-25T12:00:00Z'),
      // The clocks go back on this Sunday: it is 25 hours long.
      entries: [ended('Inês', '2026-10-24T23:00:00Z', '2026-10-25T10:00:00Z')],
    });
    expect(figures.days.map(({ day }) => day.slice(-2))).toEqual(['19', '20', '21', '22', '23', '24', '25']);
    expect(figures.days.at(-2)?.seconds).toBe(0);
    expect(figures.days.at(-1)).toEqual({ day: '2026-10-25', seconds: 11 * 3600 });
    expect(figures.percentMore).toBeUndefined();
  });
});

it('an entry that is written ahead counts until now, today’s, the week’s and the site’s, and each says so', () => {
  const entries = [ended('Anna', '2026-11-18T08:00:00Z', '2026-11-18T16:00:00Z')];
  const figures = (text: string) => {
    const input = { time: iceland, now: at(text), entries };
    const [row] = clockRows(input);
    const week = weekFigures(input);
    const [site] = siteRows(input, [aProject({ id: entries[0]?.project.id ?? '' })]);
    return [
      [row?.state, row?.todaySeconds, row?.isUntilNow],
      [week.seconds, week.isUntilNow],
      [site?.weekSeconds, site?.isUntilNow],
    ];
  };
  const hours = (seconds: number, isUntilNow: boolean) => [
    ['out', seconds, isUntilNow],
    [seconds, isUntilNow],
    [seconds, isUntilNow],
  ];
  expect(figures('2026-11-18T12:00:00Z')).toEqual(hours(4 * 3600, true));
  expect(figures('2026-11-18T15:59:59Z')).toEqual(hours(8 * 3600 - 1, true));
  expect(figures('2026-11-18T16:00:00Z')).toEqual(hours(8 * 3600, false));
});

describe('the sites', () => {
  it('beside examples hold the company’s own projects without hours too, above them', () => {
    const crew = { id: 'pexample1', name: 'Bath' };
    const input = {
      time: iceland,
      now: at('2026-11-18T12:00:00Z'),
      entries: [{ ...ended('Birna', '2026-11-16T08:00:00Z', '2026-11-16T16:00:00Z'), project: crew }],
    };
    const own = aProject({ name: 'Roof' });
    const examples = [aProject({ ...crew, example: true }), aProject({ id: 'pexample2', example: true })];
    const names = (projects: Parameters<typeof siteRows>[1]) =>
      siteRows(input, projects).map((row) => row.name);
    expect(names([...examples, own])).toEqual(['Roof', 'Bath']);
    expect(names([own])).toEqual([]);
  });

  it('are the projects of this week, the busiest first, with who is there now', () => {
    const projects = [
      aProject({ id: 'p0000001', name: 'Roof', total_working_hours: 3600 }),
      aProject({ id: 'p0000002', name: 'Quiet' }),
      aProject({ id: 'p0000003', name: 'Wall' }),
    ];
    const wall = { id: 'p0000003', name: 'Wall' };
    const rows = siteRows(
      {
        time: iceland,
        now: at('2026-11-18T12:00:00Z'),
        entries: [
          { ...open('Anna', '2026-11-18T11:00:00Z'), project: wall },
          ended('Björn', '2026-11-16T08:00:00Z', '2026-11-16T16:00:00Z'),
        ],
      },
      projects,
    );
    expect(rows.map(({ name, onSite, weekSeconds }) => [name, onSite, weekSeconds / 3600])).toEqual([
      ['Roof', [], 8],
      ['Wall', ['Anna'], 1],
    ]);
  });

  it('count in all hours what has ended, as the list of projects does; the week counts what runs now as well', () => {
    const project = aProject({ total_working_hours: 0 });
    const entry = { ...open('Anna', '2026-11-18T11:00:00Z'), project };
    const now = at('2026-11-18T12:30:00Z');
    const [row] = siteRows({ time: iceland, now, entries: [entry] }, [project]);
    expect([row?.weekSeconds, row?.totalSeconds]).toEqual([5400, 0]);
  });
});
