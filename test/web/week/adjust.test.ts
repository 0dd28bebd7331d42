// Proves how far an end may be moved, what stops it, its steps, typed times, and what is sent.
import { noNotes } from '#web/entry/day-notes/day-notes.ts';
import { describe, expect, it } from 'vitest';
import type { WorkLog } from '#shared/model/worklog.ts';
import {
  changesOf,
  clockSaid,
  clockTyped,
  dayInView,
  adjusted,
  type AdjustInput,
  movedTo,
  nextStep,
  steppedBy,
  takenHold,
  typedAt,
} from '#web/features/week/adjust/adjust.ts';
import { gainedBy } from '#web/features/week/adjust/overtime-gained.ts';
import { type End, holdByKey, holdsIn, minuteOn } from '#web/features/week/adjust/holds.ts';
import { weekRow } from '#web/entry/days/week-model.ts';
import { firstSettings } from '#functions/table/rows/company-row.ts';
import { companyTime } from '#web/words/company-time.ts';
import { aWorkLog } from '#test/web/desk/desk.ts';

const iceland = companyTime({ zoneName: 'Atlantic/Reykjavik', country: 'IS' }, 'en');
const lisbon = companyTime({ zoneName: 'Europe/Lisbon', country: 'PT' }, 'pt');
const at = (text: string) => Date.parse(text) / 1000;
const ended = (start_time: string, end_time: string, over: Partial<WorkLog> = {}): WorkLog =>
  aWorkLog({ start_time, end_time, total_time: at(end_time) - at(start_time), ...over });
const day = ended('2026-11-26T07:45:00Z', '2026-11-26T15:45:00Z');
const inputOf = (over: Partial<AdjustInput> = {}): AdjustInput => ({
  time: iceland,
  now: at('2026-11-27T14:39:00Z'),
  others: [],
  isClosed: () => false,
  ...over,
});
const moved = (end: End, to: string, over: Partial<AdjustInput> = {}, entry = day) => {
  const input = inputOf(over);
  const hand = movedTo(input, takenHold(input.time, entry, end), at(to));
  const { start_time, end_time } = adjusted(input.time, hand);
  return { at: end === 'start' ? start_time : end_time, stop: hand.stop };
};

describe('an end in hand', () => {
  it('moves freely between its neighbours', () => {
    expect(moved('end', '2026-11-26T16:10:00Z')).toEqual({ at: '2026-11-26T16:10:00Z', stop: undefined });
    expect(moved('start', '2026-11-26T07:00:00Z')).toEqual({ at: '2026-11-26T07:00:00Z', stop: undefined });
  });

  it('stops at the next entry and at the one before', () => {
    const others = [
      ended('2026-11-26T17:00:00Z', '2026-11-26T18:00:00Z'),
      ended('2026-11-26T05:00:00Z', '2026-11-26T07:00:00Z'),
    ];
    expect(moved('end', '2026-11-26T17:20:00Z', { others })).toEqual({
      at: '2026-11-26T17:00:00Z',
      stop: 'next',
    });
    expect(moved('start', '2026-11-26T06:20:00Z', { others })).toEqual({
      at: '2026-11-26T07:00:00Z',
      stop: 'before',
    });
  });

  it('of overlapping entries may be taken out of the overlap, not past the entry after it', () => {
    const others = [
      ended('2026-11-26T15:00:00Z', '2026-11-26T16:30:00Z'),
      ended('2026-11-26T17:00:00Z', '2026-11-26T18:00:00Z'),
    ];
    expect(moved('end', '2026-11-26T15:00:00Z', { others }).at).toBe('2026-11-26T15:00:00Z');
    expect(moved('end', '2026-11-26T18:30:00Z', { others }).stop).toBe('next');
  });

  it('stops at the present time, but keeps an end that was entered ahead', () => {
    const now = at('2026-11-26T16:00:00Z');
    expect(moved('end', '2026-11-26T17:00:00Z', { now })).toEqual({
      at: '2026-11-26T16:00:00Z',
      stop: 'now',
    });
    const ahead = ended('2026-11-26T08:00:00Z', '2026-11-26T18:00:00Z');
    expect(moved('end', '2026-11-26T18:00:00Z', { now }, ahead).at).toBe('2026-11-26T18:00:00Z');
    expect(moved('end', '2026-11-26T19:00:00Z', { now }, ahead).at).toBe('2026-11-26T18:00:00Z');
  });

  it('never meets the other end, and makes no entry of more than a day', () => {
    expect(moved('end', '2026-11-26T07:00:00Z')).toEqual({ at: '2026-11-26T07:46:00Z', stop: 'shortest' });
    expect(moved('start', '2026-11-26T16:00:00Z')).toEqual({ at: '2026-11-26T15:44:00Z', stop: 'shortest' });
    expect(moved('end', '2026-11-27T12:00:00Z')).toEqual({ at: '2026-11-27T07:45:00Z', stop: 'longest' });
  });

  it('goes over midnight, and is drawn on the day it has come to', () => {
    const late = ended('2026-11-25T20:00:00Z', '2026-11-25T23:50:00Z');
    const input = inputOf();
    const hand = nextStep(input, nextStep(input, takenHold(iceland, late, 'end'), 1, 300), 1, 300);
    expect(adjusted(iceland, hand).end_time).toBe('2026-11-26T00:00:00Z');
    expect(dayInView(iceland, hand)).toBe('2026-11-25');
    expect(minuteOn(iceland, '2026-11-25', at('2026-11-26T00:00:00Z'))).toBe(1440);
    const past = nextStep(input, hand, 1, 300);
    expect([adjusted(iceland, past).end_time, dayInView(iceland, past)]).toEqual([
      '2026-11-26T00:05:00Z',
      '2026-11-26',
    ]);
  });

  it('of a start stops at a locked day', () => {
    const early = ended('2026-11-26T02:00:00Z', '2026-11-26T09:00:00Z');
    const isClosed = (start: number) => start < at('2026-11-26T00:00:00Z');
    expect(moved('start', '2026-11-25T23:00:00Z', { isClosed }, early)).toEqual({
      at: '2026-11-26T00:00:00Z',
      stop: 'locked',
    });
    expect(moved('start', '2026-11-25T23:00:00Z', {}, early).stop).toBeUndefined();
  });

  it('moves by whole steps of the clock, also in a night of twenty-five hours', () => {
    const night = ended('2026-10-24T21:00:00Z', '2026-10-25T00:52:00Z');
    const input = inputOf({ time: lisbon, now: at('2026-10-26T12:00:00Z') });
    const hand = takenHold(lisbon, night, 'end');
    const first = nextStep(input, hand, 1, 300);
    // 01:55 in summer time, then 01:00 in winter time: an hour of the clock is there twice, and no step is lost.
    expect(adjusted(lisbon, first).end_time).toBe('2026-10-25T00:55:00Z');
    const second = nextStep(input, first, 1, 300);
    expect([adjusted(lisbon, second).end_time, lisbon.clockAt('2026-10-25T01:00:00Z')]).toEqual([
      '2026-10-25T01:00:00Z',
      '01:00',
    ]);
    expect(adjusted(lisbon, second).total_time).toBe(4 * 3600);
    expect(adjusted(lisbon, steppedBy(input, hand, 3600, 300)).end_time).toBe('2026-10-25T01:50:00Z');
  });

  it('takes a typed time on its own day, and an end before its start on the day after', () => {
    const input = inputOf();
    const hand = takenHold(iceland, day, 'end');
    expect(adjusted(iceland, typedAt(input, hand, '16:10')).end_time).toBe('2026-11-26T16:10:00Z');
    expect(adjusted(iceland, typedAt(input, hand, '00:30')).end_time).toBe('2026-11-27T00:30:00Z');
    const start = takenHold(iceland, day, 'start');
    expect(adjusted(iceland, typedAt(input, start, '07:00')).start_time).toBe('2026-11-26T07:00:00Z');
    // Nothing moves, rather than to where something stops it.
    expect(typedAt(input, start, '23:30')).toMatchObject({ startAt: start.startAt, stop: 'shortest' });
    expect(['1610', '2460', '161', '2400', '0000'].map(clockTyped)).toEqual([
      '16:10',
      undefined,
      undefined,
      undefined,
      '00:00',
    ]);
  });

  it('sends what has moved and nothing else, and takes the approval away', () => {
    const approved = { ...day, approved: true };
    const hand = takenHold(iceland, approved, 'end');
    expect(changesOf(iceland, hand)).toBeUndefined();
    expect(adjusted(iceland, hand)).toBe(approved);
    const later = movedTo(inputOf(), hand, at('2026-11-26T16:00:00Z'));
    expect(changesOf(iceland, later)).toEqual({ new_end_time: '2026-11-26T16:00:00Z' });
    expect(adjusted(iceland, later)).toMatchObject({ approved: false, total_time: 8.25 * 3600 });
  });
});

it('a time that moved over midnight is said with its day', () => {
  expect(clockSaid(iceland, '2026-09-30T23:00:00Z', '2026-10-01T01:00:00Z')).toBe('Wed 30.09. 23:00');
  expect(clockSaid(iceland, '2026-10-01T00:00:00Z', '2026-10-01T01:00:00Z')).toBe('00:00');
  // The clock was set back at 02:00: both lie on the same day.
  expect(clockSaid(lisbon, '2026-10-24T23:30:00Z', '2026-10-25T05:00:00Z')).toBe('00:30');
});

it('a cell offers the ends that lie on its day; of a running entry only the start', () => {
  const { end_time: _, total_time: __, ...running } = aWorkLog({ start_time: '2026-11-26T20:00:00Z' });
  const night = ended('2026-11-25T21:00:00Z', '2026-11-26T05:00:00Z');
  const input = {
    time: iceland,
    now: at('2026-11-27T10:00:00Z'),
    isFree: () => false,
    marksMissing: true,
    usualWeek: undefined,
    notes: noNotes,
  };
  const row = weekRow({ ...input, days: ['2026-11-25', '2026-11-26'] }, { id: 'a', name: 'A' }, [
    night,
    running,
  ]);
  const [first = expect.fail(), second = expect.fail()] = row.cells;
  const said = (cell: typeof first) => holdsIn(iceland, cell).map(({ end, minute }) => [end, minute]);
  expect(said(first)).toEqual([['start', 1260]]);
  expect(said(second)).toEqual([
    ['end', 300],
    ['start', 1200],
  ]);
  expect(holdByKey(iceland, first)?.end).toBe('start');
  expect(holdByKey(iceland, second)).toMatchObject({ entry: night, end: 'end' });
});

describe('the overtime that a moved end gains', () => {
  const days = ['23', '24', '25', '26', '27'].map((date) => `2026-11-${date}`);
  const week = days.map((date, index) =>
    ended(`${date}T08:00:00Z`, `${date}T16:00:00Z`, { id: `w${index}` }),
  );
  const settingsWith = (overtime: object, more: object = {}) => {
    const settings = firstSettings('en', 'Atlantic/Reykjavik');
    return { ...settings, overtime: { ...settings.overtime, ...overtime }, ...more };
  };
  const by = (settings: ReturnType<typeof settingsWith>, end: string, shown = days, lunch?: null) => {
    const [, , wednesday = expect.fail()] = week;
    const after = { ...wednesday, end_time: end };
    return gainedBy({ settings, country: 'IS', lunch, entries: week, days: shown, time: iceland }, after);
  };

  it('is counted by the company’s rules of the day and of the week, with its lunch', () => {
    const byDay = settingsWith({ after_day_hours: 8 });
    expect(by(byDay, '2026-11-25T17:00:00Z')).toBe(3600);
    expect(by(byDay, '2026-11-25T15:00:00Z')).toBe(0);
    const byWeek = settingsWith({ after_week_hours: 39 });
    expect(by(byWeek, '2026-11-25T17:00:00Z')).toBe(3600);
    expect(by(byWeek, '2026-11-25T14:00:00Z')).toBe(-3600);
    const lunch = settingsWith({ after_day_hours: 8 }, { lunch: { minutes: 30, from_hours: 6 } });
    expect(by(lunch, '2026-11-25T17:00:00Z')).toBe(1800);
    expect(by(lunch, '2026-11-25T17:00:00Z', days, null)).toBe(3600);
    expect(by(settingsWith({}), '2026-11-25T23:00:00Z')).toBe(0);
  });

  it('is that of the days shown, counted with the days of the week before them', () => {
    const byWeek = settingsWith({ after_week_hours: 20 });
    expect(by(byWeek, '2026-11-25T15:00:00Z', ['2026-11-25'])).toBe(-3600);
    expect(by(byWeek, '2026-11-25T15:00:00Z', ['2026-11-24'])).toBe(0);
  });
});
