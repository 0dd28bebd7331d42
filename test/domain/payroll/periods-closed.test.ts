// Closed pay periods: the changes each state refuses to whom, and the requests that are never refused.

import { beforeEach, describe, expect, it } from 'vitest';
import { describe as tellSelf } from '#functions/domain/sessions/self.ts';
import { lateEntriesShown } from '#shared/limits.ts';
import type { PeriodState } from '#shared/model/pay-period.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { add, addOwn } from '#functions/domain/worklogs/change/add.ts';
import { edit, editOwn } from '#functions/domain/worklogs/change/edit.ts';
import { remove } from '#functions/domain/worklogs/change/remove.ts';
import { restore } from '#functions/domain/worklogs/change/restore.ts';
import { meanwhile } from '#test/kit/world/contended.ts';
import { useChecker, useRenewed, useWorld } from '#test/kit/world/use-site.ts';
import { aPeriodSite, monthly, october, shift } from './period-site.ts';

const world = await useWorld('2026-11-02T08:00:00Z');
useChecker(world);
const site = await useRenewed(() => aPeriodSite(world));

describe.each([
  ['open', true, true],
  ['submitted', true, false],
  ['approved', false, false],
  ['locked', false, false],
] as const)('a period that is %s', (state: PeriodState, isCompanys: boolean, isEmployees: boolean) => {
  let entry: WorkLog;
  let november: WorkLog;
  beforeEach(async () => {
    const [first, second, guessed] = await site.added(
      shift('10-30'),
      { ...shift('11-01'), end_time: '2026-11-01T12:00:00Z' },
      shift('10-29', '22:00'),
    );
    if (!first || !second || !guessed) throw new Error('three were added');
    [entry, november] = [first, second];
    if (state !== 'open') await site.taken(state);
    else await site.edited({ id: entry.id, approved: true });
    await site.assumed(guessed);
  });
  const guessed = async () => (await site.listed({ from: '2026-10-29', to: '2026-10-29' }))[0]?.id ?? '';
  const asWritten = () => entry.id;
  const byCompany = {
    'changes an end': () => site.edited({ id: asWritten(), new_end_time: '2026-10-30T17:00:00Z' }),
    'changes a project': () => site.edited({ id: asWritten(), new_project_id: site.wall.id }),
    'takes an approval back': () => site.edited({ id: asWritten(), approved: false }),
    'moves an entry out of it': () => site.edited({ id: asWritten(), ...renamed(shift('11-01')) }),
    'moves an entry into it': () => site.edited({ id: november.id, ...renamed(shift('10-31')) }),
    'edits the times of the day': () =>
      site.edited({ id: asWritten(), multiple_edit: { new_start_time: '07:00' } }),
    'adds an entry': () => site.added(shift('10-31')),
    'adds one among others that lie elsewhere': () => site.added(shift('11-01', '09:00'), shift('10-31')),
    'deletes an entry': () => site.removed(asWritten()),
  };
  const byEmployee = {
    'changes an end': () => site.editedByAnna({ id: asWritten(), new_end_time: '2026-10-30T17:00:00Z' }),
    'moves an entry out of it': () => site.editedByAnna({ id: asWritten(), ...renamed(shift('11-01')) }),
    'moves an entry into it': () => site.editedByAnna({ id: november.id, ...renamed(shift('10-31')) }),
    'adds an entry': () => site.addedByAnna(shift('10-31')),
    'says when an assumed end really was': async () => site.answered(await guessed(), '2026-10-29T15:00:00Z'),
  };
  const refusedOr = async (may: boolean, write: () => Promise<unknown>) => {
    const before = await site.listed({ from: october, to: '2026-11-30' });
    if (may) return expect(write()).resolves.not.toThrow();
    await expect(write()).rejects.toMatchObject({
      code: 'period_closed',
      params: { from: october, to: '2026-10-31', state },
    });
    return expect(await site.listed({ from: october, to: '2026-11-30' })).toEqual(before);
  };

  it.each(Object.entries(byCompany))(
    `${isCompanys ? 'is changed' : 'is not changed'} when the company %s`,
    (_, write) => refusedOr(isCompanys, write),
  );
  it.each(Object.entries(byEmployee))(
    `${isEmployees ? 'is changed' : 'is not changed'} when an employee %s`,
    (_, write) => refusedOr(isEmployees, write),
  );
  it('takes comments, and leaves the days around it alone', async () => {
    await expect(site.commented(entry.id)).resolves.toMatchObject({ comment: 'Said later' });
    await expect(
      site.editedByAnna({ id: november.id, new_end_time: '2026-11-01T13:00:00Z' }),
    ).resolves.toBeTruthy();
    await expect(site.added(shift('09-30'), shift('11-01', '09:00'))).resolves.toHaveLength(2);
  });
  it('gives its days to company and employee, and none to the time clock', async () => {
    const ranges =
      state === 'open' ? undefined : [{ from: october, to: '2026-10-31', state, zone: 'Atlantic/Reykjavik' }];
    const company = await world.company(site.company.id);
    const employee = await world.employee(site.anna);
    const closedDaysFor = async (who: Parameters<typeof tellSelf>[1]) =>
      (await tellSelf(world.table, who)).closed_days;
    expect(await closedDaysFor({ role: 'COMPANY', company })).toEqual(ranges);
    expect(await closedDaysFor({ role: 'EMPLOYEE', company, employee })).toEqual(ranges);
    expect(await closedDaysFor({ role: 'COMPANY_TIME_CLOCK', company })).toBeUndefined();
  });
});

const renamed = ({ start_time, end_time }: { start_time: string; end_time: string }) => ({
  new_start_time: start_time,
  new_end_time: end_time,
});

describe('presses of the clock', () => {
  it('that arrive after their days were locked count, and stand at the period as late', async () => {
    await site.added(shift('10-30'));
    await site.taken('locked');
    world.pass(3600);
    const pressed = await site.clockedIn({ at: '2026-10-31T08:00:00Z' });
    await site.clockedOut({ at: '2026-10-31T12:00:00Z' });
    const locked = await site.period();
    expect(locked).toMatchObject({
      state: 'locked',
      entries: 2,
      seconds: 12 * 3600,
      unapproved: 1,
      closed: { at: '2026-11-02T08:00:00Z', entries: 1, seconds: 8 * 3600 },
      late: {
        count: 1,
        entries: [{ id: pressed.id, employee: { name: 'Anna' }, received_at: '2026-11-02T09:00:00Z' }],
      },
    });
  });

  it('that arrive in the second of the locking stand as late; the newest of them are named', async () => {
    await site.taken('locked');
    for (let pressed = 0; pressed <= lateEntriesShown; pressed += 1) {
      const at = new Date(Date.parse('2026-10-31T08:00:00Z') + pressed * 120_000).toISOString();
      await site.clockedIn({ at });
      await site.clockedOut({ at: new Date(Date.parse(at) + 60_000).toISOString() });
      if (pressed === 0) expect((await site.period()).late).toMatchObject({ count: 1 });
      world.pass(1);
    }
    const { late } = await site.period();
    expect(late.count).toBe(lateEntriesShown + 1);
    expect(late.entries).toHaveLength(lateEntriesShown);
    expect(late.entries.map(({ start_time }) => start_time)).not.toContain('2026-10-31T08:00:00Z');
  });

  it('are late no more once the period was opened and locked with them', async () => {
    await site.taken('locked');
    world.pass(60);
    await site.clockedIn({ at: '2026-10-31T08:00:00Z' });
    await site.clockedOut({ at: '2026-10-31T12:00:00Z' });
    await site.moved('open', 'A phone without a network');
    world.pass(60);
    await site.taken('locked');
    expect(await site.period()).toMatchObject({
      late: { count: 0 },
      closed: { entries: 1, seconds: 4 * 3600 },
    });
  });

  it('that clock out of an entry of closed days end it', async () => {
    await site.taken('locked');
    world.pass(60);
    await site.clockedIn({ at: '2026-10-31T20:00:00Z' });
    world.pass(60);
    await expect(site.clockedOut()).resolves.toMatchObject({ total_time: 36 * 3600 + 120 });
  });
});

describe('a night from an open day into a locked one', () => {
  const night = { start_time: '2026-09-30T20:00:00Z', end_time: '2026-10-01T02:00:00Z' };
  const refusal = { code: 'period_closed', params: { from: october, to: '2026-10-31', state: 'locked' } };
  async function lockedOctober() {
    const [into, evening] = await site.added(night, {
      start_time: '2026-09-29T20:00:00Z',
      end_time: '2026-09-30T00:00:00Z',
    });
    if (!into || !evening) throw new Error('two were added');
    await site.taken('locked');
    return { into, evening };
  }

  it('is neither added, moved, marked nor deleted by hand', async () => {
    const { into, evening } = await lockedOctober();
    await site.set({ worked_through_lunch: true });
    const { id } = into;
    const [from, before] = [{ from: '2026-09-01', to: '2026-10-31' }, await site.listed()];
    for (const change of [
      () => site.added({ start_time: '2026-09-30T22:00:00Z', end_time: '2026-10-01T00:00:01Z' }),
      () => site.edited({ id, new_end_time: '2026-09-30T23:00:00Z' }),
      () => site.edited({ id, new_start_time: '2026-09-30T21:00:00Z' }),
      () =>
        site.edited({
          id: evening.id,
          new_end_time: '2026-10-01T01:00:00Z',
          new_start_time: '2026-09-30T19:00:00Z',
        }),
      () => site.edited({ id, worked_through_lunch: true }),
      () => site.removed(id),
    ])
      await expect(change()).rejects.toMatchObject(refusal);
    expect(await site.listed(from)).toHaveLength(2);
    expect(await site.listed()).toEqual(before);
  });

  it('is approved and given a project with the day it began on, and may end at midnight', async () => {
    const { into, evening } = await lockedOctober();
    await expect(site.edited({ id: into.id, approved: true })).resolves.toMatchObject({ approved: true });
    await expect(site.edited({ id: into.id, new_project_id: site.wall.id })).resolves.toBeTruthy();
    await expect(
      site.added({ start_time: '2026-09-30T12:00:00Z', end_time: '2026-10-01T00:00:00Z' }),
    ).resolves.toHaveLength(1);
    await expect(site.removed(evening.id)).resolves.toBeUndefined();
  });

  it('is kept when it was clocked, and stands as late at the period that it reaches into', async () => {
    await site.set({ pay_periods: { every: 'week', starts: '2026-10-26', steps: 'lock' } });
    await site.moved('locked', undefined, '2026-10-26');
    world.pass(3600);
    const pressed = await site.clockedIn({ at: '2026-10-25T20:00:00Z', sent_at: site.now() });
    await site.clockedOut({ at: '2026-10-26T02:00:00Z', sent_at: site.now() });
    await site.clockedIn({ at: '2026-10-25T20:00:00Z', sent_at: site.now() }, site.bjorn);
    await site.clockedOut({ at: '2026-10-26T00:00:00Z', sent_at: site.now() }, site.bjorn);
    const week = () => site.period('2026-10-26');
    const before = await site.period('2026-10-19');
    const late = { count: 1, entries: [{ id: pressed.id }] };
    expect(await week()).toMatchObject({ entries: 0, seconds: 0, late });
    await site.clockedIn({ at: '2026-10-26T00:00:00Z', sent_at: site.now() }, site.bjorn);
    await site.clockedOut({ at: '2026-10-26T01:00:00Z', sent_at: site.now() }, site.bjorn);
    expect(await week()).toMatchObject({ entries: 1, seconds: 3600, late: { count: 2 } });
    expect(before).toMatchObject({ entries: 2, seconds: 10 * 3600, late: { count: 0 } });
  });
});

describe('a period that is locked in the moment of a change', () => {
  it.each([
    'an edit',
    'an addition',
    'a deletion',
    'an own edit',
    'an own addition',
    'a restoration',
  ] as const)('refuses it, and has locked the hours as they were: %s', async (what) => {
    await site.set({ features: { approve_work_logs: false }, pay_periods: monthly('lock') });
    const [entry] = await site.added(shift('10-30'));
    const id = entry?.id ?? '';
    if (what === 'a restoration') await site.removed(id);
    const table = meanwhile(() => site.moved('locked'))(world.table);
    const changed = { id, new_end_time: '2026-10-30T17:00:00Z' };
    const hours = { ...shift('10-31'), project_id: site.roof.id };
    const byOffice = { ...(await world.asCompany(site.company)), table };
    const own = { ...(await world.asEmployee(site.anna)), table };
    const acts = {
      'an edit': () => edit(byOffice, { body: changed }),
      'an addition': () => add(byOffice, { body: [{ ...hours, employee_id: site.anna.id }] }),
      'a deletion': () => remove(byOffice, { path: { id } }),
      'an own edit': () => editOwn(own, { body: changed }),
      'an own addition': () => addOwn(own, { body: [hours] }),
      'a restoration': () => restore(byOffice, { path: { id }, body: {} }),
    };
    await expect(acts[what]()).rejects.toMatchObject({ code: 'period_closed' });
    const entries = what === 'a restoration' ? 0 : 1;
    expect(await site.period()).toMatchObject({ entries, closed: { entries, seconds: entries * 8 * 3600 } });
  });
});

describe('a company without pay periods', () => {
  it('closes nothing and is kept from nothing', async () => {
    await site.set({ pay_periods: null });
    expect(await site.periods()).toEqual([]);
    await expect(site.sent(october, { to_state: 'locked', version: 0 })).rejects.toMatchObject({
      code: 'period_missing',
    });
    await expect(site.added(shift('10-30'))).resolves.toHaveLength(1);
  });

  it('pays for no gate; with them every change by hand passes one', async () => {
    const passed = async () => {
      const gates = await world.table.queryAll({ PK: `C#${site.company.id}#R`, begins: 'G#' });
      return gates.reduce((sum, gate) => sum + Number(gate['n']), 0);
    };
    await site.set({ pay_periods: null });
    const [entry] = await site.added(shift('10-30'));
    expect(await passed()).toBe(0);
    await site.set({ pay_periods: monthly('lock') });
    await site.edited({ id: entry?.id ?? '', approved: true });
    await site.added(shift('10-31'));
    await site.removed(entry?.id ?? '');
    await site.worked(60);
    expect(await passed()).toBe(3);
  });

  it('that has switched them off keeps closed what was closed, until it is opened', async () => {
    await site.added(shift('10-30'));
    await site.taken('locked');
    await site.set({ pay_periods: null });
    await expect(site.added(shift('10-30'))).rejects.toMatchObject({ code: 'period_closed' });
    expect(await site.periods()).toMatchObject([{ from: october, state: 'locked' }]);
    await site.moved('open', 'No more periods');
    expect(await site.periods()).toEqual([]);
    await expect(site.added(shift('10-30'))).resolves.toHaveLength(1);
  });

  it('that divides its days in another way keeps the closed ones as they were', async () => {
    await site.taken('locked');
    await site.set({ pay_periods: { every: 'month', starts: 16, steps: 'lock' } });
    expect(await site.periods({ from: '2026-09-20', to: '2026-11-30' })).toMatchObject([
      { from: '2026-11-01', to: '2026-11-15', state: 'open' },
      { from: october, to: '2026-10-31', state: 'locked' },
      { from: '2026-09-16', to: '2026-09-30', state: 'open' },
    ]);
    await site.set({ time_zone: 'America/New_York' });
    await expect(site.added(shift('10-31'))).rejects.toMatchObject({
      code: 'period_closed',
      params: { from: '2026-10-16', to: '2026-10-31' },
    });
  });
});
