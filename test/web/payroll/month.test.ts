// Proves the model of a month's end: missing days, odd entries with their suggestions, and the six steps.
import { describe, expect, it } from 'vitest';
import type { WorkLog } from '#shared/model/worklog.ts';
import { earlierThan, laterThan, spanTitle } from '#web/features/payroll/model/days.ts';
import { missingDays } from '#web/features/payroll/model/missing.ts';
import { type OddInput, oddRows } from '#web/features/payroll/model/odd.ts';
import {
  isDone,
  stepAfter,
  type StepsInput,
  stepsOf,
  stepToShow,
} from '#web/features/payroll/model/steps.ts';
import { shownHours } from '#web/features/payroll/model/paid-hours.ts';
import { noNotes } from '#web/entry/day-notes/day-notes.ts';
import { clocksOf } from '#web/entry/days/planned.ts';
import { companyTime } from '#web/words/company-time.ts';
import { aWorkLog } from '#test/web/desk/desk.ts';

const iceland = companyTime({ zoneName: 'Atlantic/Reykjavik', country: 'IS' }, 'en');
const lisbon = companyTime({ zoneName: 'Europe/Lisbon', country: 'PT' }, 'pt');
const at = (text: string) => Date.parse(text) / 1000;
const ended = (start_time: string, end_time: string, over: Partial<WorkLog> = {}): WorkLog =>
  aWorkLog({ start_time, end_time, total_time: at(end_time) - at(start_time), ...over });
const november = { from: '2026-11-01', to: '2026-11-30' };
const anna = { id: 'e0000001', name: 'Anna', disabled: false };

describe('the days of a month', () => {
  const rule = { every: 'month', starts: 26, steps: 'lock' } as const;

  it('have neighbours by the pay periods, else by the calendar', () => {
    expect(earlierThan(november, undefined, [])).toEqual({ from: '2026-10-01', to: '2026-10-31' });
    expect(laterThan(november, undefined, [], '2026-12-02')).toEqual({
      from: '2026-12-01',
      to: '2026-12-31',
    });
    expect(laterThan(november, undefined, [], '2026-11-27')).toBeUndefined();
    const period = { from: '2026-10-26', to: '2026-11-25' };
    expect(earlierThan(period, rule, [])).toEqual({ from: '2026-09-26', to: '2026-10-25' });
  });

  it('keep a period that was closed under another rule', () => {
    const closed = { from: '2026-10-15', to: '2026-10-31' };
    expect(earlierThan(november, rule, [closed])).toBe(closed);
  });

  it('are called by their month, or by their days', () => {
    expect(spanTitle(iceland, november)).toBe('November 2026');
    expect(spanTitle(lisbon, november)).toBe('Novembro de 2026');
    expect(spanTitle(iceland, { from: '2026-10-26', to: '2026-11-25' })).toContain('26');
  });
});

describe('a missing day', () => {
  const missing = (entries: readonly WorkLog[], over: Partial<Parameters<typeof missingDays>[0]> = {}) =>
    missingDays({
      time: iceland,
      span: november,
      today: '2026-11-20',
      people: [anna],
      entries,
      isFree: () => false,
      usualWeek: undefined,
      notes: noNotes,
      ...over,
    });
  const weekBefore = ended('2026-10-28T07:30:00Z', '2026-10-28T16:10:00Z');
  const older = [
    ended('2026-10-21T08:00:00Z', '2026-10-21T12:00:00Z'),
    ended('2026-10-14T06:00:00Z', '2026-10-14T23:00:00Z'),
  ];
  const usually = [weekBefore, ...older];

  it('was worked in most weeks before; its hours are those of the middle one, on the same project', () => {
    const [one, ...others] = missing(usually, { today: '2026-11-11' });
    expect(others).toEqual([]);
    expect(missing([weekBefore])).toEqual([]);
    // The week that is missing itself is one of the last four of the next.
    expect(missing(usually).map(({ day }) => day)).toEqual(['2026-11-04', '2026-11-11']);
    expect(one).toMatchObject({
      day: '2026-11-04',
      usual: { fromMinute: 450, toMinute: 970 },
      seconds: 31_200,
    });
    expect(one && clocksOf(iceland, one)).toBe('07:30–16:10');
    expect(one?.plan).toEqual([
      {
        employee_id: 'e0000001',
        project_id: 'p0000001',
        start_time: '2026-11-04T07:30:00Z',
        end_time: '2026-11-04T16:10:00Z',
      },
    ]);
  });

  it('comes from the usual week where there is one, on the project of the last entry', () => {
    const day = { start: '08:00', end: '16:00' };
    const usualWeek = [day, null, null, null, null, null, null];
    const last = ended('2026-10-30T07:00:00Z', '2026-10-30T15:00:00Z', {
      project: { id: 'p9', name: 'Pier' },
    });
    const found = missing([weekBefore, last], { usualWeek, today: '2026-11-10' });
    expect(found.map((one) => one.day)).toEqual(['2026-11-02', '2026-11-09']);
    expect(found[0]?.plan).toMatchObject([
      { project_id: 'p9', start_time: '2026-11-02T08:00:00Z', end_time: '2026-11-02T16:00:00Z' },
    ]);
    expect(missing([], { usualWeek, today: '2026-11-03' })).toMatchObject([{ plan: [], seconds: 0 }]);
    const night = [{ start: '22:00', end: '06:00' }, ...usualWeek.slice(1)];
    const [one] = missing([weekBefore], { usualWeek: night });
    expect(one?.plan[0]?.end_time).toBe('2026-11-03T06:00:00Z');
  });

  it('is none once it has hours, a note, on a free day, of an inactive employee, or today', () => {
    const notes = new Map([['2026-11-04 e0000001', { kind: 'sick' as const }]]);
    expect(missing(usually, { notes, today: '2026-11-11' })).toEqual([]);
    const worked = ended('2026-11-03T22:00:00Z', '2026-11-04T02:00:00Z');
    expect(missing([...usually, worked])).not.toContainEqual(expect.objectContaining({ day: '2026-11-04' }));
    expect(missing(usually, { isFree: (day) => day === '2026-11-04', today: '2026-11-11' })).toEqual([]);
    expect(missing(usually, { people: [{ ...anna, disabled: true }] })).toEqual([]);
    expect(missing(usually, { people: [{ ...anna, example: true }] })).toEqual([]);
    expect(missing(usually, { today: '2026-11-04' })).toEqual([]);
  });

  it('has the same time of day after a change of the clocks', () => {
    const before = ['2026-10-22', '2026-10-15', '2026-10-08'].map((day) =>
      ended(`${day}T07:00:00Z`, `${day}T15:00:00Z`),
    );
    const [one] = missing(before, { time: lisbon, span: { from: '2026-10-01', to: '2026-10-31' } });
    expect(one).toMatchObject({ day: '2026-10-29', usual: { fromMinute: 480, toMinute: 960 } });
    expect(one?.plan[0]?.start_time).toBe('2026-10-29T08:00:00Z');
  });

  it('is not usual by an entry that runs or has no length', () => {
    const { end_time: _, total_time: __, ...running } = weekBefore;
    expect(missing([running, ...older], { today: '2026-11-05' })).toEqual([]);
    const without = ended('2026-10-28T07:30:00Z', '2026-10-28T07:30:00Z');
    expect(missing([without, ...older], { today: '2026-11-05' })).toEqual([]);
  });
});

describe('an odd entry', () => {
  const odd = (entries: readonly WorkLog[], over: Partial<OddInput> = {}) =>
    oddRows({
      time: iceland,
      now: at('2026-12-01T09:00:00Z'),
      span: november,
      entries,
      sites: new Map(),
      findings: [],
      secondsOf: () => 3600,
      isOver: true,
      isApprovalOn: true,
      right: new Set(),
      ...over,
    });
  /** Twenty days until 16:10. */
  const usualDays = Array.from({ length: 20 }, (_, day) => {
    const text = `2026-11-${String(day + 1).padStart(2, '0')}`;
    return ended(`${text}T07:45:00Z`, `${text}T16:10:00Z`, { approved: true });
  });
  const without = (entry: WorkLog): WorkLog => {
    const { end_time: _, total_time: __, ...running } = entry;
    return running;
  };

  it('that never ended is suggested to end as usual, and must be fixed', () => {
    const forgotten = without(ended('2026-11-24T07:40:00Z', '2026-11-24T08:00:00Z'));
    const [row, ...others] = odd([...usualDays, forgotten]);
    expect(others).toEqual([]);
    expect(row).toMatchObject({ kind: 'forgotten', mustFix: true, day: '2026-11-24' });
    expect(row?.fix).toEqual({ entry: forgotten, end: at('2026-11-24T16:10:00Z') });
  });

  it('is no running entry of a month that still goes on, before it is 16 hours long', () => {
    const running = without(ended('2026-11-27T07:40:00Z', '2026-11-27T08:00:00Z'));
    const now = (text: string) => odd([running], { isOver: false, now: at(text) });
    expect(now('2026-11-27T14:39:00Z')).toEqual([]);
    expect(now('2026-11-28T00:00:00Z')).toMatchObject([{ kind: 'forgotten', fix: undefined }]);
  });

  it('that overlaps the one before it starts after it, with the shared time named', () => {
    const first = ended('2026-11-25T07:30:00Z', '2026-11-25T13:00:00Z', { approved: true });
    const second = ended('2026-11-25T12:00:00Z', '2026-11-25T16:00:00Z');
    const [row, ...others] = odd([second, first]);
    expect(others).toEqual([]);
    expect(row).toMatchObject({ kind: 'overlap', mustFix: true, seconds: 34_200 });
    expect(row?.fix).toEqual({ entry: second, start: at('2026-11-25T13:00:00Z') });
    expect(row?.shared).toEqual({ from: at('2026-11-25T12:00:00Z'), to: at('2026-11-25T13:00:00Z') });
    expect(row?.segments.filter(({ kind }) => kind === 'shared')).toHaveLength(1);
  });

  it('within another has no suggestion, because nothing of it would stay', () => {
    const outer = ended('2026-11-25T07:00:00Z', '2026-11-25T16:00:00Z');
    const inner = ended('2026-11-25T09:00:00Z', '2026-11-25T10:00:00Z');
    expect(odd([outer, inner])).toMatchObject([{ kind: 'overlap', fix: undefined }]);
  });

  it('of another employee at the same time overlaps nothing', () => {
    const one = ended('2026-11-25T07:00:00Z', '2026-11-25T16:00:00Z');
    expect(odd([one, { ...one, id: 'w9', employee: { id: 'e2', name: 'Björn' } }])).toEqual([]);
  });

  it('of 16 hours is worth a look until it is approved, and is suggested to end as usual', () => {
    const long = ended('2026-11-25T07:45:00Z', '2026-11-26T00:00:00Z');
    const [row] = odd([...usualDays, long]);
    expect(row).toMatchObject({ kind: 'tooLong', mustFix: false });
    expect(row?.fix?.end).toBe(at('2026-11-25T16:10:00Z'));
    expect(odd([...usualDays, { ...long, approved: true }])).toEqual([]);
  });

  it('stays off the list where nothing is approved once it was called right, until it changes', () => {
    const long = ended('2026-11-25T07:45:00Z', '2026-11-26T02:00:00Z');
    const [row] = odd([long], { isApprovalOn: false });
    const right = new Set([row?.id ?? '']);
    expect(odd([long], { isApprovalOn: false, right })).toEqual([]);
    expect(odd([{ ...long, version: 2 }], { isApprovalOn: false, right })).toHaveLength(1);
  });

  it('with an automatic end is worth a look', () => {
    const assumed = ended('2026-11-25T07:45:00Z', '2026-11-25T18:00:00Z', { assumed_end: true });
    expect(odd([...usualDays, assumed])).toMatchObject([{ kind: 'assumed', mustFix: false }]);
  });

  it('that began outside its project’s site is worth a look, with the farther of its two presses', () => {
    const site = { lat: 64.1417, lon: -21.9266, radius: 150 };
    const north = (metres: number, accuracy = 10) => ({
      lat: site.lat + metres / 111_195,
      lon: site.lon,
      accuracy,
    });
    const worked = (places: WorkLog['places']) =>
      ended('2026-11-16T08:00:00Z', '2026-11-16T16:00:00Z', { has_location: true, places });
    const sites = new Map([['p0000001', site]]);
    const away = worked({ in: north(400), out: north(2900) });
    expect(odd([away], { sites })).toMatchObject([
      { kind: 'away', mustFix: false, fix: undefined, day: '2026-11-16', away: { event: 'out' } },
    ]);
    expect(odd([away], { sites })[0]?.away?.metres).toBeCloseTo(2900, 0);
    // A phone that does not know better than 60 m says nothing about 200 m.
    expect(odd([worked({ in: north(200, 60) })], { sites })).toEqual([]);
    expect(odd([worked(undefined)], { sites })).toEqual([]);
    expect(odd([away])).toEqual([]);
    expect(odd([{ ...away, approved: true }], { sites })).toEqual([]);
  });

  it('of another month is not listed, but one that reaches into it is', () => {
    const long = ended('2026-10-30T07:00:00Z', '2026-10-31T07:00:00Z');
    expect(odd([long])).toEqual([]);
    const into = ended('2026-10-31T22:00:00Z', '2026-11-01T06:00:00Z');
    const first = ended('2026-11-01T05:00:00Z', '2026-11-01T09:00:00Z');
    expect(odd([into, first])).toMatchObject([{ kind: 'overlap', day: '2026-11-01' }]);
  });

  it('stands behind a missing kennitala, and what must be fixed before what is worth a look', () => {
    const long = ended('2026-11-25T00:00:00Z', '2026-11-25T20:00:00Z');
    const outer = ended('2026-11-10T07:00:00Z', '2026-11-10T16:00:00Z');
    const inner = ended('2026-11-10T09:00:00Z', '2026-11-10T17:00:00Z');
    const finding = { code: 'kennitala_missing', severity: 'blocks', employee: anna } as const;
    const kinds = odd([long, outer, inner], { findings: [finding] }).map(({ kind }) => kind);
    expect(kinds).toEqual(['kennitala', 'overlap', 'tooLong']);
  });

  describe('a kennitala of two people', () => {
    const [bjarki, cecilia] = [
      { id: 'e0000002', name: 'Bjarki' },
      { id: 'e0000003', name: 'Cecilia' },
    ];
    const { disabled: _, ...one } = anna;
    const sharing = (people: readonly { readonly id: string; readonly name: string }[]) =>
      people.map((employee) => ({
        code: 'kennitala_shared' as const,
        severity: 'warns' as const,
        employee,
        others: people.filter(({ id }) => id !== employee.id),
      }));

    it('is a row for each pair, worth a look; no other kind of row counts it', () => {
      expect(odd([], { findings: sharing([one, bjarki]) })).toMatchObject([
        { kind: 'sameKennitala', mustFix: false, employee: one, other: bjarki, day: undefined },
      ]);
      const pairs = odd([], { findings: sharing([one, bjarki, cecilia]) });
      expect(pairs.map(({ employee, other }) => `${employee.name} ${other?.name}`)).toEqual([
        'Anna Bjarki',
        'Anna Cecilia',
        'Bjarki Cecilia',
      ]);
    });

    it.each([true, false])('is called right on this device, approval or not (%s)', (isApprovalOn) => {
      const findings = sharing([one, bjarki]);
      const [row] = odd([], { findings, isApprovalOn });
      expect(odd([], { findings, isApprovalOn, right: new Set([row?.id ?? '']) })).toEqual([]);
    });
  });
});

describe('the six steps', () => {
  const input = (over: Partial<StepsInput> = {}): StepsInput => ({
    missing: 0,
    odd: 0,
    oddBeforeLock: 0,
    noKennitala: 0,
    unchecked: undefined,
    answered: { missing: 0, odd: 0 },
    ended: 358,
    unapproved: 0,
    isApprovalOn: true,
    isOver: true,
    period: { state: 'open' },
    usesPeriods: true,
    hasSystem: true,
    isSending: true,
    hasFile: false,
    isSent: false,
    ...over,
  });
  const states = (over: Partial<StepsInput> = {}) => stepsOf(input(over)).map(({ state }) => state);

  it('are done one after another; the first that is not done is next', () => {
    const steps = stepsOf(input({ odd: 5, answered: { missing: 14, odd: 4 }, unapproved: 41 }));
    expect(steps.map(({ state }) => state)).toEqual(['done', 'next', 'later', 'later', 'later', 'later']);
    expect(steps[1]?.share).toBeCloseTo(4 / 9);
    expect(steps[2]?.share).toBeCloseTo(317 / 358);
    expect(stepToShow(steps)).toBe('odd');
    expect(stepAfter(steps, 'odd')).toBe('approve');
    expect(isDone(steps)).toBe(false);
  });

  it('end with where the hours are, for a company that neither approves, locks nor makes files', () => {
    const none = { missing: 0, odd: 0, isApprovalOn: false, period: undefined, usesPeriods: false };
    const steps = stepsOf(input({ ...none, hasSystem: false, isSending: false }));
    expect(steps.map(({ state }) => state)).toEqual(['done', 'done', 'off', 'off', 'off']);
    expect(stepToShow(steps)).toBe('file');
    expect(stepAfter(steps, 'odd')).toBe('file');
    expect(stepAfter(steps, 'file')).toBeUndefined();
  });

  it('say what they wait for', () => {
    const wait = (name: string, over: Partial<StepsInput>) =>
      stepsOf(input(over)).find((step) => step.name === name)?.wait;
    expect(wait('lock', { isOver: false })).toEqual({ for: 'end' });
    expect(wait('lock', { oddBeforeLock: 3, unapproved: 41 })).toEqual({
      for: 'entries',
      odd: 3,
      unapproved: 41,
    });
    expect(wait('lock', {})).toBeUndefined();
    expect(wait('file', { noKennitala: 1 })).toEqual({ for: 'kennitala', people: 1 });
    expect(wait('file', { ended: 0 })).toEqual({ for: 'nothing' });
    expect(wait('sent', {})).toEqual({ for: 'file' });
    expect(wait('sent', { hasFile: true })).toBeUndefined();
  });

  it('of a locked month are done with what was left, and the file is next', () => {
    expect(states({ missing: 2, odd: 1, unapproved: 0, period: { state: 'locked' } })).toEqual([
      'done',
      'done',
      'done',
      'done',
      'next',
      'later',
    ]);
  });

  it('that a company does not use are off, and a month is done without them', () => {
    const none = { isApprovalOn: false, hasSystem: false, period: { state: 'locked' } } as const;
    expect(states(none)).toEqual(['done', 'done', 'off', 'done', 'off', 'off']);
    expect(isDone(stepsOf(input(none)))).toBe(true);
    expect(states({ period: undefined, usesPeriods: false })[3]).toBe('off');
    const nothing = { ...none, period: undefined, usesPeriods: false };
    expect(isDone(stepsOf(input(nothing)))).toBe(false);
  });

  it('are not done with what is odd while the payroll check could not be read, unless the hours are closed', () => {
    expect(states({ unchecked: {} })[1]).toBe('next');
    expect(states({ unchecked: {}, period: { state: 'locked' } })[1]).toBe('done');
  });

  it('are all done once the file is sent; hours that change afterwards ask for a new file', () => {
    const sent = { period: { state: 'locked' }, hasFile: true, isSent: true } as const;
    expect(isDone(stepsOf(input(sent)))).toBe(true);
    expect(states({ ...sent, hasFile: false }).slice(4)).toEqual(['next', 'later']);
  });
});

describe('what will be paid', () => {
  it('is shown in parts that add up to the shown sums, each within a hundredth of an hour', () => {
    const hundredths = (seconds: number) => Math.round(seconds / 36);
    for (let normal = 3600; normal < 3672; normal += 7)
      for (let overtime = 720; overtime < 792; overtime += 5)
        for (const lunch of [0, 17, 1811]) {
          const shown = shownHours({ normal, overtime, lunch });
          expect(hundredths(shown.normal) + hundredths(shown.overtime)).toBe(hundredths(normal + overtime));
          expect(hundredths(normal + overtime) + hundredths(shown.lunch)).toBe(
            hundredths(normal + overtime + lunch),
          );
          expect(Math.abs(shown.normal - normal)).toBeLessThan(36);
          expect(Math.abs(shown.overtime - overtime)).toBeLessThan(36);
        }
  });
});
