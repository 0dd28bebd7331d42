// Proves the question about a day without hours: when it is asked, what settles it, and that an own note never covers the office's.

import { describe, expect, it } from 'vitest';
import { listDayNotes, noteDays } from '#functions/domain/day-notes/day-notes.ts';
import { noteOwnDay, ownDayAsked } from '#functions/domain/day-notes/own-day.ts';
import { describe as selfOf } from '#functions/domain/sessions/self.ts';
import { askCorrection } from '#functions/domain/worklogs/corrections/ask.ts';
import type { DayNoteKind } from '#shared/model/day-note.ts';
import { budgets, restorableSecondsMax } from '#shared/limits.ts';
import { keys } from '#functions/table/keys.ts';
import { aClientId, at } from '#test/kit/world/context.ts';
import type { Item } from '#functions/table/write.ts';
import { useRenewed, useWorld } from '#test/kit/world/use-site.ts';
import { aCrew } from '#test/domain/exports/exported-month.ts';
import { worked } from '#test/domain/report/worked.ts';

const world = await useWorld('2026-03-02T08:00:00Z');
const weekdays = [1, 2, 3, 4, 5, 6, 7].map((day) => (day < 6 ? { start: '08:00', end: '16:00' } : null));
const everyDay = weekdays.map(() => ({ start: '08:00', end: '16:00' }));
const only = (weekday: number, end: string) =>
  weekdays.map((_, index) => (index === weekday - 1 ? { start: '22:00', end } : null));
/** Irish, and created on Monday 2 March 2026. */
const crew = await useRenewed(async () => {
  const made = await aCrew(world);
  await world.table.write({
    update: keys.company(made.company.id),
    set: { 'st.usual_week': weekdays, 'st.features.ask_missing': true },
  });
  return made;
});

const setting = (set: Item) => world.table.write({ update: keys.company(crew.company.id), set });
const asAnna = () => world.asEmployee(crew.anna);
const code = (value: string, params = {}) => expect.objectContaining({ code: value, params });
async function askedAt(now: string): Promise<string | null> {
  world.clock.now = at(now);
  return (await ownDayAsked(await asAnna())).date;
}
const note = async (date: string, kind: DayNoteKind | null, was: DayNoteKind | null = null) =>
  (await noteOwnDay(await asAnna(), { body: { date, kind, was } })).note;
const officeNotes = async (date: string, kind: DayNoteKind | null) =>
  noteDays(await world.asCompany(crew.company), {
    body: { notes: [{ employee_id: crew.anna.id, date, kind }] },
  });
const listed = async (day: string) =>
  listDayNotes(await world.asCompany(crew.company), { query: { from: day, to: day } });
const closed = (state: string) => ({ cd: [{ from: '2026-03-01', to: '2026-03-31', state }], cdv: 1 });

describe('the question about a day without hours', () => {
  it('comes when the usual hours end, not a second before', async () => {
    expect(await askedAt('2026-03-02T15:59:59Z')).toBeNull();
    expect(await askedAt('2026-03-02T16:00:00Z')).toBe('2026-03-02');
  });

  it('comes by the company’s clock, on the day its clocks go forward too', async () => {
    await setting({ 'st.usual_week': everyDay, 'st.time_zone': 'America/New_York' });
    world.clock.now = at('2026-03-08T19:59:59Z');
    for (const date of ['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06', '2026-03-07'])
      await note(date, 'off');
    expect(await askedAt('2026-03-08T19:59:59Z')).toBeNull();
    expect(await askedAt('2026-03-08T20:00:00Z')).toBe('2026-03-08');
  });

  it('comes for a usual night once it is over, on the day after', async () => {
    await setting({ 'st.usual_week': only(1, '06:00') });
    expect(await askedAt('2026-03-03T05:59:59Z')).toBeNull();
    expect(await askedAt('2026-03-03T06:00:00Z')).toBe('2026-03-02');
  });

  it('is about the newest day without hours, yesterday while today is not over, for seven days', async () => {
    expect(await askedAt('2026-03-04T15:59:59Z')).toBe('2026-03-03');
    expect(await askedAt('2026-03-04T16:00:00Z')).toBe('2026-03-04');
    await setting({ 'st.usual_week': only(2, '23:00') });
    expect(await askedAt('2026-03-10T22:59:59Z')).toBe('2026-03-03');
    await officeNotes('2026-03-10', 'off');
    expect(await askedAt('2026-03-10T23:30:00Z')).toBe('2026-03-03');
    expect(await askedAt('2026-03-11T00:00:00Z')).toBeNull();
  });

  it('is not asked of a weekend, a public holiday, or a day before the employee was added', async () => {
    expect(await askedAt('2026-03-02T08:00:00Z')).toBeNull();
    // St Patrick's day, a Tuesday; the Monday before it has hours.
    await worked(world, crew.anna, crew.roof, '2026-03-16T08:00:00Z', '2026-03-16T16:00:00Z');
    expect(await askedAt('2026-03-17T20:00:00Z')).toBe('2026-03-13');
    expect(await askedAt('2026-03-15T20:00:00Z')).toBe('2026-03-13');
  });

  it.each([
    ['hours', () => worked(world, crew.anna, crew.roof, '2026-03-02T09:00:00Z', '2026-03-02T09:00:01Z')],
    ['running hours', () => worked(world, crew.anna, crew.roof, '2026-03-02T09:00:00Z', undefined)],
    ['the office’s note', () => officeNotes('2026-03-02', 'leave')],
    ['an own note', () => note('2026-03-02', 'sick')],
    [
      'a request for the missing hours',
      async () =>
        askCorrection(await asAnna(), {
          body: {
            id: aClientId(),
            start_time: '2026-03-02T08:00:00Z',
            end_time: '2026-03-02T12:00:00Z',
            project_id: crew.roof.id,
            word: 'forgot',
          },
        }),
    ],
    ['a lock of its pay period', () => setting(closed('locked'))],
  ])('is settled by %s', async (_, settle) => {
    expect(await askedAt('2026-03-02T17:00:00Z')).toBe('2026-03-02');
    await settle();
    expect(await askedAt('2026-03-02T17:00:00Z')).toBeNull();
  });

  it('is asked by no company that did not choose it, and its phones do not know of it', async () => {
    const phone = async () =>
      (await selfOf(world.table, { role: 'EMPLOYEE', ...(await asAnna()) })).settings?.features;
    expect(await phone()).toEqual({ approve_work_logs: false, ask_missing: true });
    await setting({ 'st.features.ask_missing': false });
    expect(await askedAt('2026-03-02T17:00:00Z')).toBeNull();
    expect(await phone()).toEqual({ approve_work_logs: false });
    await expect(note('2026-03-02', 'sick')).rejects.toThrow(code('invalid_input'));
  });
});

describe('what the phone lists', () => {
  it('has every missing day, newest first, and the notes of this week and the last with who wrote them', async () => {
    world.clock.now = at('2026-03-11T17:00:00Z');
    await officeNotes('2026-03-02', 'leave');
    await officeNotes('2026-03-01', 'off');
    await note('2026-03-09', 'sick');
    await officeNotes('2026-03-10', 'off');
    expect(await ownDayAsked(await asAnna())).toEqual({
      date: '2026-03-11',
      dates: ['2026-03-11', '2026-03-06', '2026-03-05', '2026-03-04'],
      notes: [
        { date: '2026-03-10', kind: 'off' },
        { date: '2026-03-09', kind: 'sick', own: true, changeable: true },
        { date: '2026-03-02', kind: 'leave' },
      ],
    });
  });

  it('says that an own note of a closed day, or of more than seven days ago, can no longer be changed', async () => {
    world.clock.now = at('2026-03-04T17:00:00Z');
    await note('2026-03-03', 'sick');
    const changeable = async () => (await ownDayAsked(await asAnna())).notes.map((one) => one.changeable);
    expect(await changeable()).toEqual([true]);
    world.clock.now = at('2026-03-11T00:00:00Z');
    expect(await changeable()).toEqual([false]);
    world.clock.now = at('2026-03-04T17:00:00Z');
    await setting(closed('locked'));
    expect(await ownDayAsked(await asAnna())).toMatchObject({ dates: [], notes: [{ changeable: false }] });
  });

  it('is empty where the company does not ask', async () => {
    await officeNotes('2026-03-02', 'off');
    await setting({ 'st.features.ask_missing': false });
    world.clock.now = at('2026-03-04T17:00:00Z');
    expect(await ownDayAsked(await asAnna())).toEqual({ date: null, dates: [], notes: [] });
  });
});

describe('an own note', () => {
  const day = '2026-03-02';
  const evening = () => {
    world.clock.now = at('2026-03-02T17:00:00Z');
  };

  it('is the employee’s in the office’s list, can be changed and taken back; a repeat changes nothing', async () => {
    evening();
    const made = {
      employee_id: crew.anna.id,
      date: day,
      kind: 'sick',
      noted: '2026-03-02T17:00:00Z',
      own: true,
    };
    expect(await note(day, 'sick')).toEqual(made);
    world.pass(60);
    expect(await note(day, 'sick')).toEqual(made);
    expect(await listed(day)).toEqual([made]);
    expect(await note(day, 'leave', 'sick')).toMatchObject({ kind: 'leave', own: true });
    expect(await note(day, null, 'leave')).toBeNull();
    expect(await note(day, null, 'leave')).toBeNull();
    expect(await listed(day)).toEqual([]);
  });

  it('that the office replaced is the employee’s again by the office’s Undo, and never one that the employee did not write', async () => {
    world.clock.now = at('2026-03-02T17:00:00Z');
    const date = '2026-03-02';
    const office = async (kind: DayNoteKind | null, was: DayNoteKind | null, back?: true) =>
      noteDays(await world.asCompany(crew.company), {
        body: { notes: [{ employee_id: crew.anna.id, date, kind, was, ...(back ? { back } : {}) }] },
      });
    const own = { kind: 'sick', own: true, noted: '2026-03-02T17:00:00Z' };
    await note(date, 'sick');
    for (const other of [null, 'off', 'sick'] as const) {
      world.clock.now += 60;
      await office(other, 'sick');
      await office('sick', other, true);
      // A second press, of another manager too, changes nothing.
      await office('sick', other, true);
      expect(await listed(date)).toMatchObject([own]);
    }
    expect(await note(date, 'leave', 'sick')).toMatchObject({ kind: 'leave', own: true });

    await office(null, 'leave');
    const [forged] = await office('sick', null, true);
    expect(forged).not.toHaveProperty('own');
    await office(null, 'sick');
    const [plain] = await office('leave', null);
    expect(plain).not.toHaveProperty('own');
    await office(null, 'leave');

    await note(date, 'off');
    await note(date, null, 'off');
    const [since] = await office('leave', null, true);
    expect(since).not.toHaveProperty('own');
    await office(null, 'leave');

    await note(date, 'sick');
    await office('off', 'sick');
    world.clock.now += restorableSecondsMax;
    const [late] = await office('sick', 'off', true);
    expect(late).not.toHaveProperty('own');

    await office(null, 'sick');
    await note(date, 'sick');
    await office('off', 'sick');
    world.clock.now += restorableSecondsMax - 1;
    expect(await office('sick', 'off', true)).toMatchObject([{ kind: 'sick', own: true }]);
    await office('off', 'sick');
    world.clock.now += 60;
    // Said again by the office, it is no longer as its first press left it.
    await office('off', 'off');
    const [again] = await office('sick', 'off', true);
    expect(again).not.toHaveProperty('own');
  });

  it('never covers or removes the office’s, which the refusal names', async () => {
    evening();
    const [office] = await officeNotes(day, 'leave');
    for (const kind of ['sick', 'leave', null] as const)
      await expect(note(day, kind, 'leave')).rejects.toThrow(code('day_note_changed', { day_note: office }));
    expect(await listed(day)).toEqual([office]);
  });

  it('that the office has replaced is the office’s, even with the same word', async () => {
    evening();
    await note(day, 'sick');
    const [office] = await officeNotes(day, 'sick');
    expect(office).not.toHaveProperty('own');
    await expect(note(day, null, 'sick')).rejects.toThrow(code('day_note_changed', { day_note: office }));
  });

  it('of two phones at once is one of them, and the other is refused with it', async () => {
    evening();
    const both = await Promise.allSettled([note(day, 'sick'), note(day, 'off')]);
    const refused = both.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    const [kept] = await listed(day);
    expect(refused).toEqual([code('day_note_changed', { day_note: kept })]);
  });

  it('is refused on a closed day with the period’s name, and on a submitted one', async () => {
    evening();
    await note(day, 'sick');
    for (const state of ['locked', 'submitted']) {
      await setting(closed(state));
      const refusal = code('period_closed', { from: '2026-03-01', to: '2026-03-31', state });
      await expect(note(day, null, 'sick')).rejects.toThrow(refusal);
      await expect(note(day, 'off', 'sick')).rejects.toThrow(refusal);
    }
  });

  it('is refused on a day with hours, from which it can still be taken back', async () => {
    evening();
    await note(day, 'sick');
    await worked(world, crew.anna, crew.roof, '2026-03-02T09:00:00Z', '2026-03-02T10:00:00Z');
    await expect(note(day, 'off', 'sick')).rejects.toThrow(code('day_has_hours'));
    expect(await note(day, null, 'sick')).toBeNull();
  });

  it.each([
    ['whose usual hours are not over', '2026-03-03T15:59:59Z', '2026-03-03'],
    ['of a weekend', '2026-03-09T08:00:00Z', '2026-03-08'],
    ['of a public holiday', '2026-03-18T08:00:00Z', '2026-03-17'],
    ['before the employee was added', '2026-03-02T08:00:00Z', '2026-02-27'],
    ['eight days ago', '2026-03-11T08:00:00Z', '2026-03-03'],
  ])('is refused on a day %s', async (_, now, date) => {
    world.clock.now = at(now);
    await expect(note(date, 'sick')).rejects.toThrow(code('invalid_input'));
  });
});

it('takes fifty changes a day of an own note; a repeat costs nothing, and Undo is one of them', async () => {
  world.clock.now = at('2026-03-03T16:00:00Z');
  const [most] = budgets.ownDayNotes;
  await note('2026-03-03', 'sick');
  for (let n = 0; n < 5; n += 1) await note('2026-03-03', 'sick', 'sick');
  for (let n = 1; n < most; n += 1) {
    const isOn = n % 2 === 0;
    await note('2026-03-03', isOn ? 'sick' : null, isOn ? null : 'sick');
  }
  await expect(note('2026-03-03', 'sick')).rejects.toThrow('too_many_requests');
  world.clock.now += 86_400;
  await note('2026-03-03', 'sick');
});
