// The steps of pay periods: their order, what prevents one, notices, and the record of each.

import { describe, expect, it } from 'vitest';
import { newManager } from '#functions/domain/office-managers/store.ts';
import { movePayPeriod } from '#functions/domain/periods/move.ts';
import { keys } from '#functions/table/keys.ts';
import { periodDaysMax, productName } from '#shared/limits.ts';
import type { PeriodState } from '#shared/model/pay-period.ts';
import { addDays } from '#shared/time/day.ts';
import { broken, meanwhile, refusing, type Through } from '#test/kit/world/contended.ts';
import { managerRow } from '#test/kit/world/rows.ts';
import { useChecker, useRenewed, useWorld } from '#test/kit/world/use-site.ts';
import { aPeriodSite, monthly, october, shift } from './period-site.ts';

const world = await useWorld('2026-11-02T08:00:00Z');
useChecker(world);
const site = await useRenewed(() => aPeriodSite(world));
const states = ['open', 'submitted', 'approved', 'locked'] as const;
const code = (value: string, params: object = {}) =>
  expect.objectContaining({ code: value, params: expect.objectContaining(params) });
const wrong = (field: string) => expect.objectContaining({ issues: [expect.objectContaining({ field })] });

describe('the steps of a period', () => {
  it.each([
    ['submit_approve_lock', 'open', ['submitted']],
    ['submit_approve_lock', 'submitted', ['open', 'approved']],
    ['submit_approve_lock', 'approved', ['submitted', 'locked']],
    ['submit_approve_lock', 'locked', ['open']],
    ['lock', 'open', ['locked']],
    ['lock', 'submitted', ['open', 'locked']],
    ['lock', 'approved', ['open', 'locked']],
    ['lock', 'locked', ['open']],
  ] as const)('of a company that chose %s lead from %s to %s', async (steps, from, wanted) => {
    for (const to_state of states) {
      const other = await aPeriodSite(world);
      await other.taken(from);
      await other.set({ pay_periods: monthly(steps) });
      const move = other.moved(to_state, 'Why');
      if (wanted.some((state) => state === to_state))
        await expect(move).resolves.toMatchObject({ state: to_state });
      else await expect(move).rejects.toEqual(wrong('to_state'));
    }
  });

  it('are kept for ever: who, when, from and to, why, and the hours of that moment', async () => {
    await site.added(shift('10-30'));
    await site.taken('locked');
    world.pass(60);
    await expect(site.moved('open')).rejects.toEqual(wrong('reason'));
    await expect(site.moved('open', '')).rejects.toEqual(wrong('reason'));
    const opened = await site.moved('open', 'Björn’s Friday is missing');
    expect(opened).toMatchObject({ state: 'open', version: 4 });
    expect(opened).not.toHaveProperty('closed');
    await site.added({ ...shift('10-30'), employee_id: site.bjorn.id });
    world.pass(60);
    await site.taken('submitted');
    const by = { kind: 'Company', name: site.company.name };
    expect((await site.period()).history).toMatchObject([
      {
        from_state: 'open',
        to_state: 'submitted',
        at: '2026-11-02T08:02:00Z',
        entries: 2,
        seconds: 57_600,
        by,
      },
      { from_state: 'locked', to_state: 'open', reason: 'Björn’s Friday is missing', entries: 1, by },
      { from_state: 'approved', to_state: 'locked', at: '2026-11-02T08:00:00Z', seconds: 28_800 },
      { from_state: 'submitted', to_state: 'approved' },
      { from_state: 'open', to_state: 'submitted', from: october, to: '2026-10-31' },
    ]);
    for (const start of ['2026-09-01', '2026-11-01']) expect((await site.period(start)).history).toEqual([]);
  });

  it('name the person of the office who took them, and us where an administrator acts as the company', async () => {
    const manager = managerRow(0, site.company.id, { name: 'Bára', email: 'bara@example.com' });
    await world.table.write(...newManager(manager, 'bara@example.com'));
    const ctx = await world.asCompany(site.company);
    const move = (by: typeof ctx, to_state: PeriodState, version: number) =>
      movePayPeriod(by, { path: { start: october }, body: { to_state, version } });
    await move({ ...ctx, manager }, 'submitted', 0);
    world.pass(60);
    await move({ ...ctx, session: { ...ctx.session, actingFor: 'Ólöf' } }, 'approved', 1);
    expect((await site.period()).history.map(({ by }) => by)).toEqual([
      { kind: 'Platform', name: productName },
      { kind: 'Company', name: 'Bára' },
    ]);
    await world.table.write({ update: keys.count(site.company.id, 'managers'), set: { n: 1, v: 1 } });
  });

  it('wait until the last day has passed where the company is', async () => {
    const november = '2026-11-01';
    const lock = () => site.sent(november, { to_state: 'submitted', version: 0 });
    await expect(lock()).rejects.toEqual(code('period_not_over', { to: '2026-11-30' }));
    await site.set({ time_zone: 'Pacific/Auckland' });
    world.clock.now = Date.parse('2026-11-30T10:59:00Z') / 1000;
    await expect(lock()).rejects.toEqual(code('period_not_over'));
    world.pass(60);
    await expect(lock()).resolves.toMatchObject({ state: 'submitted' });
  });

  it('are refused while an employee is still clocked in, and to approval while an entry waits for it', async () => {
    await site.clockedIn({ at: '2026-10-31T20:00:00Z' });
    await site.added({ ...shift('10-30'), employee_id: site.bjorn.id });
    await expect(site.moved('submitted')).rejects.toEqual(
      code('period_not_ready', { open: 1, unapproved: 0, from: october, to: '2026-10-31' }),
    );
    await site.clockedOut();
    await expect(site.moved('submitted')).resolves.toMatchObject({ open: 0, unapproved: 2 });
    await expect(site.moved('approved')).rejects.toEqual(
      code('period_not_ready', { open: 0, unapproved: 2 }),
    );
    await site.set({ features: { approve_work_logs: false } });
    await expect(site.moved('approved')).resolves.toMatchObject({ state: 'approved', unapproved: 0 });
  });

  it('of what came late in the way are taken back first', async () => {
    await site.taken('approved');
    world.pass(60);
    await site.clockedIn({ at: '2026-10-31T08:00:00Z' });
    const { id } = await site.clockedOut({ at: '2026-10-31T12:00:00Z' });
    await expect(site.moved('locked')).rejects.toEqual(code('period_not_ready', { unapproved: 1 }));
    await site.moved('submitted');
    await site.edited({ id, approved: true });
    world.pass(60);
    await site.moved('approved');
    await expect(site.moved('locked')).resolves.toMatchObject({ late: { count: 0 }, closed: { entries: 1 } });
  });

  it('are only named by the day on which a period begins', async () => {
    for (const start of ['2026-10-02', '2026-12-01', '1969-10-01', '9999-01-01', 'october', ''])
      await expect(site.sent(start, { to_state: 'submitted', version: 0 })).rejects.toEqual(
        code('period_missing'),
      );
    const other = await aPeriodSite(world, {
      pay_periods: { every: 'week', starts: '2026-10-05', steps: 'lock' },
    });
    await expect(other.sent('2026-10-26', { to_state: 'locked', version: 0 })).resolves.toMatchObject({
      from: '2026-10-26',
      to: '2026-11-01',
    });
    expect(await site.period()).toMatchObject({ state: 'open', version: 0 });
  });
});

describe('two who move the same period', () => {
  it('have one effect: the second gets the present state', async () => {
    const { version } = await site.period();
    await site.moved('submitted');
    await expect(site.sent(october, { to_state: 'locked', version })).rejects.toEqual(
      code('period_changed', { period: expect.objectContaining({ state: 'submitted', version: 1 }) }),
    );
  });

  it('at the same moment leave one step', async () => {
    const all = await Promise.allSettled(
      Array.from({ length: 6 }, (_, at) =>
        site.sent(october, { to_state: 'submitted', version: 0, reason: `Reason ${at}` }),
      ),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of all)
      if (one.status === 'rejected') expect(['period_changed', 'busy']).toContain(one.reason.code);
    const { history, version } = await site.period();
    expect([history.length, version]).toEqual([1, 1]);
  });

  it.each([
    ['approval', { features: { approve_work_logs: true } }, 'period_not_ready'],
    ['time zone', { time_zone: 'Pacific/Honolulu' }, 'period_not_over'],
    ['first day', { pay_periods: { every: 'month', starts: 16, steps: 'lock' } }, 'period_missing'],
    ['steps', { pay_periods: monthly('submit_approve_lock') }, 'invalid_input'],
    ['weeks', { pay_periods: { every: 'two_weeks', starts: october, steps: 'lock' } }, 'period_missing'],
  ] as const)('is judged by the %s of the moment in which it is written', async (what, since, refusal) => {
    const weekly = { every: 'week', starts: october, steps: 'lock' } as const;
    const start = what === 'weeks' ? '2026-10-22' : october;
    await site.set({
      features: { approve_work_logs: false },
      pay_periods: what === 'weeks' ? weekly : monthly('lock'),
    });
    await site.added(shift('10-30'), shift('10-23'));
    world.clock.now = Date.parse('2026-11-01T08:00:00Z') / 1000;
    const ctx = await world.asCompany(site.company);
    const table = meanwhile(() => site.set(since))(ctx.table);
    await expect(
      movePayPeriod({ ...ctx, table }, { path: { start }, body: { to_state: 'locked', version: 0 } }),
    ).rejects.toEqual(code(refusal));
    expect((await world.company(site.company.id)).closedDays).toEqual([]);
  });

  it('is moved at a later try where others are faster, and given up as busy where they always are', async () => {
    await site.added(shift('10-30'));
    const ctx = await world.asCompany(site.company);
    const move = (through: Through) =>
      movePayPeriod(
        { ...ctx, table: through(ctx.table) },
        { path: { start: october }, body: { to_state: 'submitted', version: 0 } },
      );
    await expect(move(broken)).rejects.toThrow('the table is broken');
    await expect(move(refusing(Infinity))).rejects.toEqual(code('busy'));
    expect(await site.period()).toMatchObject({ state: 'open', version: 0, history: [] });
    expect(await move(refusing(2))).toMatchObject({ state: 'submitted', entries: 1 });
  });

  it('of whom one lost the reply get the same answer for the same step', async () => {
    await site.taken('locked');
    const { version } = await site.period();
    const open: PeriodState = 'open';
    const body = { to_state: open, version, reason: 'Forgotten hours' };
    const first = await site.sent(october, body);
    expect(await site.sent(october, body)).toEqual(first);
    expect((await site.period()).history).toHaveLength(4);
    await expect(site.sent(october, { ...body, reason: 'Another' })).rejects.toEqual(code('period_changed'));
  });
});

describe('the list of periods', () => {
  it('begins with the current one and ends with the first that holds anything, a year back at most', async () => {
    expect((await site.periods()).map(({ from, is_over }) => [from, is_over])).toEqual([
      ['2026-11-01', false],
    ]);
    await site.added(shift('08-15'), {
      start_time: '2024-01-10T08:00:00Z',
      end_time: '2024-01-10T09:00:00Z',
    });
    const froms = (await site.periods()).map(({ from }) => from);
    expect(froms).toEqual(['2026-11-01', october, '2026-09-01', '2026-08-01']);
    await site.added({ start_time: '2025-11-10T08:00:00Z', end_time: '2025-11-10T09:00:00Z' });
    expect(await site.periods()).toHaveLength(13);
    expect(await site.periods({ from: '2024-01-31', to: '2024-02-01' })).toMatchObject([
      { from: '2024-02-01', entries: 0 },
      { from: '2024-01-01', entries: 1, seconds: 3600, is_over: true },
    ]);
    await expect(site.periods({ from: '2026-10-01', to: '2026-09-01' })).rejects.toEqual(wrong('to'));
    const to = '2026-09-01';
    const fromOf = (days: number) => addDays(to, 1 - days);
    await expect(site.periods({ from: fromOf(periodDaysMax + 1), to })).rejects.toEqual(
      code('range_too_long'),
    );
    expect((await site.periods({ from: fromOf(periodDaysMax), to })).at(-1)?.from).toBe('2023-08-01');
    expect(await site.periods({ from: '2027-01-01', to: '2027-02-01' })).toEqual([]);
  });

  it('is of one day where one is asked for, and until today where only the first is', async () => {
    const fromsOf = async (query: { from?: string; to?: string }) =>
      (await site.periods(query)).map(({ from }) => from);
    expect(await fromsOf({ to: '2026-10-15' })).toEqual([october]);
    expect(await fromsOf({ from: '2026-10-15' })).toEqual(['2026-11-01', october]);
  });

  it('names the late entries that came last first, with their employees', async () => {
    await site.taken('locked');
    const presses = [
      [site.anna, '10'],
      [site.bjorn, '08'],
      [site.anna, '12'],
    ] as const;
    for (const [who, hour] of presses) {
      world.pass(60);
      await site.clockedIn({ at: `2026-10-31T${hour}:00:00Z` }, who);
      await site.clockedOut({ at: `2026-10-31T${hour}:30:00Z` }, who);
    }
    const { late } = await site.period();
    expect(late.entries.map(({ employee, start_time }) => [employee.name, start_time])).toEqual([
      ['Anna', '2026-10-31T12:00:00Z'],
      ['Björn', '2026-10-31T08:00:00Z'],
      ['Anna', '2026-10-31T10:00:00Z'],
    ]);
  });

  it('counts entries and hours by the local day they began, and what overlaps', async () => {
    await site.set({ time_zone: 'Europe/Lisbon' });
    await site.added(
      { start_time: '2026-09-30T22:59:59Z', end_time: '2026-10-01T04:00:00Z' },
      { start_time: '2026-09-30T23:00:00Z', end_time: '2026-10-01T01:00:00Z' },
      { start_time: '2026-10-01T00:30:00Z', end_time: '2026-10-01T01:30:00Z' },
      { start_time: '2026-10-01T01:30:00Z', end_time: '2026-10-01T02:30:00Z' },
      { start_time: '2026-10-31T23:30:00Z', end_time: '2026-11-01T06:30:00Z' },
      { start_time: '2026-11-01T00:00:00Z', end_time: '2026-11-01T01:00:00Z' },
    );
    expect(await site.period()).toMatchObject({
      entries: 4,
      seconds: 11 * 3600,
      unapproved: 4,
      overlapping: 2,
    });
    expect(await site.period('2026-11-01')).toMatchObject({ entries: 1, overlapping: 0 });
    await site.clockedIn({ at: '2026-11-02T07:00:00Z' });
    await site.added({ start_time: '2026-11-02T07:30:00Z', end_time: '2026-11-02T07:45:00Z' });
    expect(await site.period('2026-11-01')).toMatchObject({ entries: 3, open: 1, overlapping: 2 });
  });
});
