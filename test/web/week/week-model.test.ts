// Proves the computations of the week: cells, nights, changes of the clocks, what is missing, sums, order, the address.
import { noNotes } from '#web/entry/day-notes/day-notes.ts';
import { describe, expect, it } from 'vitest';
import type { WorkLog } from '#shared/model/worklog.ts';
import { daysOf, isLatest, olderRange, readRange, stepped } from '#web/features/week/week-days.ts';
import {
  needsLook,
  ordered,
  peopleOf,
  type WeekInput,
  type WeekRow,
  weekRow,
  weekSums,
} from '#web/entry/days/week-model.ts';
import { restMarks } from '#web/entry/days/rest-marks.ts';
import { weekQueryFrom, weekSearchOf } from '#web/features/week/week-query.ts';
import { addDays } from '#shared/time/day.ts';
import { companyTime } from '#web/words/company-time.ts';
import { aWorkLog } from '#test/web/desk/desk.ts';

const iceland = companyTime({ zoneName: 'Atlantic/Reykjavik', country: 'IS' }, 'en');
const lisbon = companyTime({ zoneName: 'Europe/Lisbon', country: 'PT' }, 'pt');
const at = (text: string) => Date.parse(text) / 1000;
const anna = { id: 'e0000001', name: 'Anna' };

const ended = (start_time: string, end_time: string, over: Partial<WorkLog> = {}): WorkLog =>
  aWorkLog({ start_time, end_time, total_time: at(end_time) - at(start_time), ...over });
function running(start_time: string): WorkLog {
  const { end_time: _end, total_time: _total, ...open } = aWorkLog({ start_time });
  return open;
}
const inputOf = (over: Partial<WeekInput> = {}): WeekInput => ({
  time: iceland,
  now: at('2026-11-27T14:39:00Z'),
  days: daysOf('week', '2026-11-27'),
  isFree: () => false,
  marksMissing: true,
  usualWeek: undefined,
  notes: noNotes,
  ...over,
});
const rowOf = (own: readonly WorkLog[], over: Partial<WeekInput> = {}, person = {}): WeekRow =>
  weekRow(inputOf(over), { ...anna, ...person }, own);
const cellOn = (row: WeekRow, day: string) =>
  row.cells.find((cell) => cell.day === day) ?? expect.fail(`no cell of ${day}`);
const hours = (seconds: number) => seconds / 3600;

describe('too little rest', () => {
  const short = [
    ended('2026-11-23T08:00:00Z', '2026-11-23T23:00:00Z'),
    ended('2026-11-24T06:30:00Z', '2026-11-24T16:00:00Z'),
  ];
  const marksOf = (own: readonly WorkLog[], over: Partial<WeekInput> = {}) =>
    rowOf(own, { restMarks, ...over }).cells.flatMap(({ day, rest }) => (rest ? [[day, rest]] : []));

  it('is marked on the day whose work it followed, only where the company warns', () => {
    expect(marksOf(short)).toEqual([['2026-11-23', { shortSeconds: 3.5 * 3600, hasNoDayOff: false }]]);
    expect(marksOf(short, { restMarks: undefined })).toEqual([]);
    expect(rowOf(short, { restMarks }).looks).toBe(rowOf(short).looks);
  });

  it('is marked while an entry runs, as far as it can no longer be had', () => {
    const own = [running('2026-11-27T00:39:00Z')];
    expect(marksOf(own)).toEqual([['2026-11-27', { shortSeconds: 3600, hasNoDayOff: false }]]);
  });

  it('counts Sunday by the Monday after it, which is read with the week', () => {
    const sunday = ended('2026-11-29T08:00:00Z', '2026-11-29T20:00:00Z');
    const monday = ended('2026-11-30T05:00:00Z', '2026-11-30T12:00:00Z');
    const now = at('2026-12-09T12:00:00Z');
    expect(marksOf([sunday, monday], { now })).toEqual([
      ['2026-11-29', { shortSeconds: 2 * 3600, hasNoDayOff: false }],
    ]);
    const days = daysOf('week', '2026-11-29');
    expect(readRange(days, '2026-12-09', true)).toEqual({ from: '2026-11-16', to: '2026-11-30' });
    expect(readRange(days, '2026-11-29', true)).toEqual(readRange(days, '2026-11-29'));
  });

  it('a week of seven worked days says so on its Sunday', () => {
    const seven = daysOf('week', '2026-11-27').map((day) => ended(`${day}T08:00:00Z`, `${day}T12:00:00Z`));
    const now = at('2026-11-29T14:00:00Z');
    expect(marksOf(seven, { now })).toEqual([['2026-11-29', { shortSeconds: 0, hasNoDayOff: true }]]);
    expect(marksOf(seven.slice(1), { now })).toEqual([]);
  });
});

describe('the days of a view', () => {
  it('are a day, the week from Monday, or that week and the one before', () => {
    expect(daysOf('day', '2026-11-27')).toEqual(['2026-11-27']);
    expect(daysOf('week', '2026-11-29').join(' ')).toMatch(/^2026-11-23 .* 2026-11-29$/);
    const two = daysOf('two', '2026-11-27');
    expect([two.length, two[0], two.at(-1)]).toEqual([14, '2026-11-16', '2026-11-29']);
  });

  it('step by their own length, and end a year from today', () => {
    expect(stepped('week', '2026-11-18', -1, '2026-11-27')).toBe('2026-11-11');
    expect(stepped('two', '2026-11-27', -1, '2026-11-27')).toBe('2026-11-13');
    expect(stepped('week', '2026-11-24', 1, '2026-11-27')).toBe('2026-12-01');
    expect(stepped('week', '2027-11-27', 1, '2026-11-27')).toBe('2027-11-28');
    expect(isLatest(daysOf('week', '2026-11-23'), '2026-11-27')).toBe(false);
    expect(isLatest(daysOf('week', '2027-11-28'), '2026-11-27')).toBe(true);
    expect(isLatest(daysOf('day', '2026-11-26'), '2026-11-27')).toBe(false);
  });

  it('are read with the week before; this week’s range is the overview’s, and a day’s is its week’s', () => {
    const today = '2026-11-27';
    expect(readRange(daysOf('week', today), today)).toEqual({ from: '2026-11-16', to: today });
    expect(readRange(daysOf('day', '2026-11-24'), today)).toEqual({ from: '2026-11-16', to: today });
    expect(readRange(daysOf('week', '2026-11-10'), today)).toEqual({ from: '2026-11-02', to: '2026-11-15' });
    const [thisWeek, next] = [daysOf('week', today), daysOf('week', '2026-12-09')];
    expect(readRange(next, today)).toEqual(readRange(thisWeek, today));
    expect(olderRange(next, today)).toEqual(olderRange(thisWeek, today));
    expect(readRange(daysOf('two', today), today)).toEqual({ from: '2026-11-09', to: today });
  });

  it('have older weeks before that range, four back from the first day', () => {
    const today = '2026-11-27';
    expect(olderRange(daysOf('week', today), today)).toEqual({ from: '2026-10-26', to: '2026-11-15' });
    expect(olderRange(daysOf('day', '2026-11-29'), today)).toEqual({ from: '2026-11-01', to: '2026-11-15' });
    expect(olderRange(daysOf('two', today), today)).toEqual({ from: '2026-10-19', to: '2026-11-08' });
  });
});

describe('a cell', () => {
  it('of a night is drawn in both days, with the hours of each, by one entry', () => {
    const night = ended('2026-11-25T21:40:00Z', '2026-11-26T06:10:00Z');
    const row = rowOf([night]);
    const [before, after] = [cellOn(row, '2026-11-25'), cellOn(row, '2026-11-26')];
    expect(before.segments).toEqual([{ fromMinute: 1300, toMinute: 1440, kind: 'work' }]);
    expect(after.segments).toEqual([{ fromMinute: 0, toMinute: 370, kind: 'work' }]);
    expect([before, after].map(({ seconds }) => Math.round(hours(seconds) * 100) / 100)).toEqual([
      2.33, 6.17,
    ]);
    expect(before.entries).toEqual(after.entries);
    expect(weekSums([row]).entries).toBe(1);
  });

  it('of a running entry counts up to now, and is neither approved nor too long before 16 hours', () => {
    const cell = cellOn(rowOf([{ ...running('2026-11-27T07:30:00Z'), approved: true }]), '2026-11-27');
    expect(cell).toMatchObject({ isRunning: true, isApproved: false, isTooLong: false });
    expect(cell.segments).toEqual([{ fromMinute: 450, toMinute: 879, kind: 'running' }]);
    expect(cell.seconds).toBe(429 * 60);
  });

  it('of an entry that is written ahead counts until now, as on the overview, and is drawn whole', () => {
    const cell = cellOn(rowOf([ended('2026-11-27T12:39:00Z', '2026-11-27T18:00:00Z')]), '2026-11-27');
    expect(hours(cell.seconds)).toBe(2);
    expect(cell.segments).toEqual([{ fromMinute: 759, toMinute: 1080, kind: 'work' }]);
  });

  it('of a running entry from the day before marks only the day where it still runs', () => {
    const row = rowOf([running('2026-11-26T21:39:00Z')]);
    expect(cellOn(row, '2026-11-26').isTooLong).toBe(false);
    expect(cellOn(row, '2026-11-27')).toMatchObject({ isTooLong: true, isRunning: true });
    expect(row.isRunning).toBe(true);
  });

  it('holds the whole day of an entry of forty hours, and marks where it ends', () => {
    const row = rowOf([ended('2026-11-23T20:00:00Z', '2026-11-25T12:00:00Z')]);
    expect(row.cells.slice(0, 4).map(({ seconds }) => hours(seconds))).toEqual([4, 24, 12, 0]);
    expect(row.cells.slice(0, 3).map(({ isTooLong }) => isTooLong)).toEqual([false, false, true]);
    expect(cellOn(row, '2026-11-24').segments).toEqual([{ fromMinute: 0, toMinute: 1440, kind: 'over' }]);
  });

  it('of overlapping entries has two lanes and the shared time through both; touching ones do not overlap', () => {
    const cell = cellOn(
      rowOf([
        ended('2026-11-25T07:30:00Z', '2026-11-25T13:30:00Z'),
        ended('2026-11-25T12:12:00Z', '2026-11-25T16:30:00Z'),
      ]),
      '2026-11-25',
    );
    expect(cell.isOverlapping).toBe(true);
    expect(cell.segments).toEqual([
      { fromMinute: 450, toMinute: 810, kind: 'work', lane: 1 },
      { fromMinute: 732, toMinute: 990, kind: 'work', lane: 2 },
      { fromMinute: 732, toMinute: 810, kind: 'shared' },
    ]);
    const touching = rowOf([
      ended('2026-11-25T07:30:00Z', '2026-11-25T12:00:00Z'),
      ended('2026-11-25T12:00:00Z', '2026-11-25T16:30:00Z'),
    ]);
    expect(cellOn(touching, '2026-11-25').isOverlapping).toBe(false);
  });

  it('is marked on the day of the overlap alone', () => {
    const row = rowOf([
      ended('2026-11-24T20:00:00Z', '2026-11-25T06:00:00Z'),
      ended('2026-11-25T05:00:00Z', '2026-11-25T12:00:00Z'),
    ]);
    expect([cellOn(row, '2026-11-24').isOverlapping, cellOn(row, '2026-11-25').isOverlapping]).toEqual([
      false,
      true,
    ]);
  });

  it('is approved only if all its entries are', () => {
    const morning = ended('2026-11-25T07:00:00Z', '2026-11-25T11:00:00Z', { approved: true });
    const noon = ended('2026-11-25T12:00:00Z', '2026-11-25T16:00:00Z');
    expect(cellOn(rowOf([morning, noon]), '2026-11-25').isApproved).toBe(false);
    expect(cellOn(rowOf([morning, { ...noon, approved: true }]), '2026-11-25').isApproved).toBe(true);
    expect(cellOn(rowOf([]), '2026-11-25').isApproved).toBe(false);
  });

  it('counts the hours of the day on which the clocks change, and draws them by the clock on the wall', () => {
    const back = { time: lisbon, now: at('2026-10-26T12:00:00Z'), days: daysOf('week', '2026-10-25') };
    // From midnight of the day with 25 hours to noon: thirteen hours.
    const row = rowOf([ended('2026-10-24T23:00:00Z', '2026-10-25T12:00:00Z')], back);
    expect(cellOn(row, '2026-10-24').entries).toEqual([]);
    expect(hours(cellOn(row, '2026-10-25').seconds)).toBe(13);
    expect(cellOn(row, '2026-10-25').segments).toEqual([{ fromMinute: 0, toMinute: 720, kind: 'work' }]);
    const forward = { time: lisbon, now: at('2026-03-30T12:00:00Z'), days: daysOf('week', '2026-03-29') };
    const night = rowOf([ended('2026-03-28T22:00:00Z', '2026-03-29T05:00:00Z')], forward);
    expect(night.cells.slice(5).map(({ seconds }) => hours(seconds))).toEqual([2, 5]);
    expect(cellOn(night, '2026-03-29').segments).toEqual([{ fromMinute: 0, toMinute: 360, kind: 'work' }]);
  });

  it('draws an entry within the repeated hour, which ends at an earlier time of day than it began', () => {
    const row = rowOf([ended('2026-10-25T00:50:00Z', '2026-10-25T01:10:00Z')], {
      time: lisbon,
      now: at('2026-10-26T12:00:00Z'),
      days: daysOf('week', '2026-10-25'),
    });
    const cell = cellOn(row, '2026-10-25');
    expect(cell.segments).toEqual([{ fromMinute: 70, toMinute: 110, kind: 'work' }]);
    expect(cell.seconds).toBe(20 * 60);
  });
});

describe('a missing day', () => {
  const spell = (day: string, from: string, to: string) => ended(`${day}T${from}:00Z`, `${day}T${to}:00Z`);
  const lastWeek = [
    spell('2026-11-17', '07:30', '12:00'),
    spell('2026-11-17', '12:30', '16:00'),
    spell('2026-11-10', '08:00', '15:00'),
    spell('2026-11-03', '06:00', '23:00'),
  ];

  it('is one of a weekday that was worked in most of the last weeks, with the hours of the middle one, from first in to last out', () => {
    const row = rowOf(lastWeek);
    expect(cellOn(row, '2026-11-24').missing).toEqual({
      fromMinute: 450,
      toMinute: 960,
      start: '07:30',
      end: '16:00',
    });
    expect(row.cells.filter(needsLook).map(({ day }) => day)).toEqual(['2026-11-24']);
    expect(row.looks).toBe(1);
  });

  it('may come from entries of older weeks that were read apart', () => {
    const [first, second, ...older] = lastWeek;
    const recent = first && second ? [first, second] : expect.fail();
    expect(rowOf(recent).looks).toBe(0);
    expect(rowOf(recent, { older: new Map([['e0000001', older]]) }).looks).toBe(1);
    expect(rowOf(recent, { older: new Map([['e0000009', older]]) }).looks).toBe(0);
  });

  it('is no Saturday that was worked once, or twice', () => {
    const saturdays = ['2026-11-14', '2026-11-07', '2026-10-31'].map((day) => spell(day, '08:00', '12:00'));
    const onSunday = { now: at('2026-11-22T12:00:00Z'), days: daysOf('week', '2026-11-22') };
    const missing = (count: number) => rowOf(saturdays.slice(0, count), onSunday).looks;
    expect([missing(1), missing(2), missing(3)]).toEqual([0, 0, 1]);
  });

  it('is not today or later, a holiday, a worked day, or one whose entries a filter hides', () => {
    const friday = ['2026-11-20', '2026-11-13', '2026-11-06'].map((day) => spell(day, '07:00', '15:00'));
    expect(cellOn(rowOf(friday), '2026-11-27').missing).toBeUndefined();
    expect(rowOf(lastWeek, { isFree: () => true }).looks).toBe(0);
    expect(rowOf(lastWeek, { marksMissing: false }).looks).toBe(0);
    expect(rowOf([...lastWeek, ended('2026-11-24T10:00:00Z', '2026-11-24T10:30:00Z')]).looks).toBe(0);
  });

  it('marks the days of the usual week without hours, from the day the employee was added, until they are noted', () => {
    const long = { start: '07:00', end: '16:00' };
    const night = { start: '22:00', end: '06:00' };
    const usualWeek = [long, long, long, night, null, null, null];
    const missingOf = (over: Partial<WeekInput>, person = {}) =>
      rowOf([], { usualWeek, ...over }, person).cells.map(({ missing }) => missing);
    const day = { ...long, fromMinute: 420, toMinute: 960 };
    const over = { ...night, fromMinute: 1320, toMinute: 1440 };
    const none = undefined;
    expect(missingOf({})).toEqual([day, day, day, over, none, none, none]);
    expect(missingOf({}, { created: '2026-11-24T09:00:00Z' })).toEqual([
      none,
      day,
      day,
      over,
      none,
      none,
      none,
    ]);
    // The person's own week comes before the company's.
    const usual_week = [long, null, null, null, null, null, long];
    expect(missingOf({}, { usual_week })).toEqual([day, none, none, none, none, none, none]);
    expect(missingOf({ usualWeek: undefined }, { usual_week })[0]).toEqual(day);
    const notes = new Map([['2026-11-23 e0000001', { kind: 'sick' as const }]]);
    const noted = rowOf([], { usualWeek, notes });
    expect(noted.cells.map(({ note }) => note)).toEqual(['sick', none, none, none, none, none, none]);
    expect([noted.cells[0]?.missing, noted.looks]).toEqual([none, 3]);
    expect(rowOf([], { usualWeek, isFree: (one) => one === '2026-11-23' }).looks).toBe(3);
  });

  it('is not one of a disabled employee or of the example crew, nor the end of a night a week ago', () => {
    expect(rowOf(lastWeek, {}, { disabled: true }).looks).toBe(0);
    expect(rowOf(lastWeek, {}, { example: true }).looks).toBe(0);
    const night = rowOf(
      ['2026-11-17', '2026-11-10', '2026-11-03'].map((day) =>
        ended(`${day}T22:00:00Z`, `${addDays(day, 1)}T06:00:00Z`),
      ),
    );
    expect(night.cells.filter(needsLook).map(({ day }) => day)).toEqual(['2026-11-24']);
    expect(cellOn(night, '2026-11-24').missing).toEqual({
      fromMinute: 1320,
      toMinute: 1440,
      start: '22:00',
      end: '00:00',
    });
  });
});

describe('the people', () => {
  const input = inputOf();
  const byPerson = (entries: readonly WorkLog[]) => Map.groupBy(entries, ({ employee }) => employee.id);

  it('are everybody active by name, the example crew last', () => {
    const people = [
      { id: 'x', name: 'Ása', example: true },
      { id: 'b', name: 'Þór' },
      { id: 'a', name: 'Birna' },
    ];
    expect(peopleOf(people, byPerson([]), input).map(({ name }) => name)).toEqual(['Birna', 'Þór', 'Ása']);
  });

  it('who are disabled, or no longer known, stand there only with hours on these days', () => {
    const people = [{ ...anna, disabled: true }];
    const before = ended('2026-11-17T07:00:00Z', '2026-11-17T15:00:00Z');
    const now = ended('2026-11-24T07:00:00Z', '2026-11-24T15:00:00Z');
    expect(peopleOf(people, byPerson([before]), input)).toEqual([]);
    expect(peopleOf(people, byPerson([before, now]), input)).toHaveLength(1);
    expect(peopleOf([], byPerson([now]), input)).toEqual([{ ...now.employee, disabled: true }]);
  });
});

describe('the sums', () => {
  it('are the people and hours of each day and of the week, without the example crew', () => {
    const own = rowOf([
      ended('2026-11-24T07:00:00Z', '2026-11-24T15:00:00Z'),
      running('2026-11-27T12:39:00Z'),
    ]);
    const example = rowOf([ended('2026-11-24T07:00:00Z', '2026-11-24T15:00:00Z')], {}, { example: true });
    const sums = weekSums([own, example]);
    expect(sums).toMatchObject({ seconds: 10 * 3600, entries: 2, running: 1 });
    expect(sums.days.map(({ people, seconds }) => [people, hours(seconds)])).toEqual([
      [0, 0],
      [1, 8],
      [0, 0],
      [0, 0],
      [1, 2],
      [0, 0],
      [0, 0],
    ]);
    expect(weekSums([])).toEqual({ days: [], seconds: 0, entries: 0, running: 0 });
  });

  it('of three hundred people are the sums of their rows', () => {
    const rows = Array.from({ length: 300 }, (_, index) =>
      rowOf([ended('2026-11-24T07:00:00Z', '2026-11-24T15:00:00Z')], {}, { id: `e${index}` }),
    );
    expect(weekSums(rows)).toMatchObject({ seconds: 300 * 8 * 3600 });
    expect(weekSums(rows).days[1]?.people).toBe(300);
  });
});

it('rows by hours or by what needs a look have the most first, the example crew last', () => {
  const short = rowOf([ended('2026-11-24T07:00:00Z', '2026-11-24T08:00:00Z')], {}, { id: 'a', name: 'A' });
  const long = rowOf([ended('2026-11-24T07:00:00Z', '2026-11-24T15:00:00Z')], {}, { id: 'b', name: 'B' });
  const example = rowOf(
    [ended('2026-11-24T01:00:00Z', '2026-11-24T15:00:00Z')],
    {},
    { id: 'x', example: true },
  );
  const rows = [short, long, example];
  expect(ordered(rows, 'name')).toBe(rows);
  expect(ordered(rows, 'hours').map(({ person }) => person.id)).toEqual(['b', 'a', 'x']);
});

describe('the address', () => {
  const today = '2026-11-27';

  it('holds the days, filters and order, and nothing that is as usual', () => {
    const address = 'day=2026-11-10&view=two&employee_id=a&project_id=p&approved=false&look=true&order=hours';
    expect(weekSearchOf(weekQueryFrom(address, today))).toBe(address);
    expect(weekSearchOf(weekQueryFrom('', today))).toBe('');
  });

  it('with wrong values, or a day more than a year ahead, is this week', () => {
    const wrong = weekQueryFrom('day=2026-13-40&view=year&approved=maybe&order=age&employee_id=', today);
    expect(weekSearchOf(wrong)).toBe('');
    expect(weekQueryFrom('day=2027-01-01', today).day).toBe('2027-01-01');
    expect(weekQueryFrom('day=2028-01-01', today).day).toBeUndefined();
  });
});
