// Forgotten clock-outs: one reminder, then an end that is marked as assumed.

import { describe, expect, it } from 'vitest';
import { toWire } from '#shared/time/instant.ts';
import { keys } from '#functions/table/keys.ts';
import { pressCrew } from '#functions/domain/worklogs/press/crew.ts';
import { aClientId } from '#test/kit/world/context.ts';
import { hour, useForgetfulSite } from '#test/domain/monthly-reports/forgetful-site.ts';

const { world, site } = await useForgetfulSite();

describe('an employee who is still clocked in after the company’s hours', () => {
  it('is reminded once per entry, by the company’s clock, however often the sweep runs', async () => {
    await site.clockedIn();
    world.pass(10 * 3600 - 1);
    await site.sweep();
    expect(site.texts).toEqual([]);
    world.pass(1);
    await Promise.all([site.sweep(), site.sweep()]);
    world.pass(3600);
    await site.sweep();
    expect(site.texts).toEqual([
      expect.stringMatching(/^Anna, .* since 05:00\. .*https:\/\/stund\.example\/employee\/app$/),
    ]);
    await site.clockedOut();
    await site.clockedIn();
    world.pass(10 * 3600);
    await site.sweep();
    expect(site.texts).toHaveLength(2);
    // It is 05:00 of the next day in São Paulo.
    expect(site.texts[1]).toContain('since 18.11.2026 16:00');
  });

  it('is reminded once by two sweeps that both found the reminder due', async () => {
    const { id } = await site.clockedIn();
    world.pass(10 * 3600 + 120);
    const beforeWrite = async () => {
      // This one began two minutes earlier, and the budget of the number is free again for the other.
      world.pass(-120);
      await site.sweep();
      world.pass(120);
    };
    await site.sweep({ beforeWrite });
    expect(site.texts).toHaveLength(1);
    expect((await world.employee(site.anna)).remindedOf).toBe(id);
  });

  it('is reminded in their own language', async () => {
    await world.table.write({ update: keys.employee(site.company.id, site.anna.id), set: { lg: 'pl' } });
    await site.clockedIn();
    world.pass(10 * 3600);
    await site.sweep();
    expect(site.texts).toEqual([expect.stringContaining('trwa praca')]);
  });

  it('is not reminded when the entry ends between the sweep’s reading and its writing', async () => {
    await site.clockedIn();
    world.pass(11 * 3600);
    await site.sweep({ beforeWrite: async () => void (await site.clockedOut()) });
    await site.clockedIn();
    expect(site.texts).toEqual([]);
    expect((await world.employee(site.anna)).remindedOf).toBeUndefined();
  });

  it('is not reminded without a mobile number, when disabled, or by a company that chose no reminder', async () => {
    await site.clockedIn({}, site.bjorn);
    await site.clockedIn();
    await site.disabled(site.anna);
    world.pass(12 * 3600);
    await site.sweep();
    await site.enabled(site.anna);
    await site.choose({ remind_after_hours: null, close_after_hours: 14 });
    await site.sweep();
    expect(site.texts).toEqual([]);
    await site.choose({ remind_after_hours: 10, close_after_hours: 14 });
    await site.sweep();
    expect(site.texts).toHaveLength(1);
  });

  it('is clocked out with an end that says it was assumed, the same whenever the sweep comes', async () => {
    const { id } = await site.clockedIn();
    world.pass(14 * 3600 - 1);
    await site.sweep();
    expect((await world.employee(site.anna)).open?.id).toBe(id);
    world.pass(4000);
    await Promise.all([site.sweep(), site.sweep()]);
    await site.sweep();
    const [entry] = await site.listed();
    expect(entry).toMatchObject({ id, end_time: hour('22:00'), assumed_end: true, version: 2 });
    expect(entry).not.toHaveProperty('original_end_time');
    expect((await world.employee(site.anna)).open).toBeUndefined();
    expect(await site.total()).toBe(14 * 3600);
    expect(await site.clock()).toMatchObject({ open: null, assumed: [{ id }] });
    const changes = await site.historyOf(id);
    expect(changes.at(-1)).toMatchObject({ action: 'ended', by: { kind: 'Platform' } });
  });

  it('is not clocked out by a sweep in whose moment they clock out, or the office changes the entry', async () => {
    await site.clockedIn();
    world.pass(15 * 3600);
    await site.sweep({ beforeWrite: async () => void (await site.clockedOut()) });
    const [entry] = await site.listed({ from: '2026-11-18', to: '2026-11-18' });
    expect(entry).toMatchObject({ total_time: 15 * 3600 });
    expect(entry).not.toHaveProperty('assumed_end');
    const { id } = await site.clockedIn();
    world.pass(15 * 3600);
    const now = { id, new_start_time: toWire(world.clock.now - 3600) };
    await site.sweep({ beforeWrite: async () => void (await site.edited(now)) });
    expect((await world.employee(site.anna)).open?.id).toBe(id);
    expect(await site.total()).toBe(15 * 3600);
  });

  it('by a clock-in that arrived after later entries had ended is clocked out where the first of them began, and asked about the last', async () => {
    const came = world.clock.now;
    world.pass(600);
    await site.worked(3600);
    world.pass(600);
    await site.worked(3600);
    const { id } = await site.clockedIn({ at: toWire(came), sent_at: site.now() });
    world.pass(14 * 3600);
    await site.sweep();
    const entry = (await site.listed()).find((one) => one.id === id);
    expect(entry).toMatchObject({ total_time: 600 });
    const assumed = (await site.listed()).filter(({ assumed_end }) => assumed_end);
    expect(assumed).toMatchObject([{ start_time: toWire(came + 600 + 3600 + 600), total_time: 3600 }]);
    expect(entry).not.toHaveProperty('assumed_end');
  });

  it('by a late clock-in is clocked out where the first clocked entry began, over hours by hand before it', async () => {
    const came = world.clock.now;
    world.pass(600);
    await site.added({ start_time: toWire(came + 120), end_time: toWire(came + 180) });
    await site.worked(3600);
    const { id } = await site.clockedIn({ at: toWire(came), sent_at: site.now() });
    world.pass(14 * 3600);
    await site.sweep();
    expect((await site.listed()).find((one) => one.id === id)).toMatchObject({ total_time: 600 });
  });

  it('whom a foreman had clocked out leaves with their own clock-out, though it arrives after the sweep', async () => {
    const boss = await world.anEmployee(site.company, { needs: ['foreman'] });
    const crewed = async (action: 'in' | 'out') =>
      pressCrew(await world.asEmployee(boss), {
        body: {
          action,
          project_id: action === 'in' ? site.roof.id : undefined,
          at: site.now(),
          presses: [{ id: aClientId(), employee_id: site.anna.id }],
        },
      });
    const eight = world.clock.now;
    const at = (hours: number) => toWire(eight + hours * 3600);
    world.pass(1200);
    await crewed('in');
    world.pass(4 * 3600);
    await crewed('out');
    world.pass(5 * 3600);
    const { id } = await site.clockedIn({ at: at(0), sent_at: site.now() });
    world.pass(5 * 3600);
    await site.sweep();
    expect((await site.listed()).map(({ assumed_end = false }) => assumed_end)).toEqual([true, false]);
    const out = site.leave({ work_log_id: id, at: at(8), sent_at: site.now() });
    const first = await site.clockedOut(out);
    expect(first).toMatchObject({ start_time: at(1 / 3), end_time: at(8) });
    expect(await site.clockedOut(out)).toEqual(first);
    expect((await site.listed()).map(({ end_time, assumed_end = false }) => [end_time, assumed_end])).toEqual(
      [
        // Hours after the foreman's: the person confirms it.
        [at(8), true],
        [at(1 / 3), false],
      ],
    );
  });

  it.each(['the person', 'another foreman'] as const)(
    'is asked about a late clock-out by %s where a foreman has pressed hours later',
    async (who) => {
      const [boss, other] = [
        await world.anEmployee(site.company, { needs: ['foreman'] }),
        await world.anEmployee(site.company, { needs: ['foreman'] }),
      ];
      const sentBy = async (foreman: typeof boss, action: 'in' | 'out', at = site.now()) =>
        pressCrew(await world.asEmployee(foreman), {
          body: {
            action,
            project_id: action === 'in' ? site.roof.id : undefined,
            at,
            sent_at: site.now(),
            presses: [{ id: aClientId(), employee_id: site.anna.id }],
          },
        });
      const eight = world.clock.now;
      if (who === 'the person') await site.clockedIn();
      else await sentBy(other, 'in');
      world.pass(600);
      await sentBy(boss, 'in');
      world.clock.now = eight + 15 * 3600;
      await site.sweep();
      world.clock.now = eight + 18 * 3600;
      expect(await sentBy(boss, 'out')).toMatchObject([{ outcome: 'not_in', assumed_end: true }]);
      const at = toWire(eight + 12 * 3600);
      if (who === 'the person') await site.clockedOut({ at, sent_at: site.now() });
      else expect(await sentBy(other, 'out', at)).toMatchObject([{ outcome: 'out' }]);
      expect(await site.listed()).toMatchObject([{ end_time: at, assumed_end: true }]);
    },
  );

  it('stays in without that choice, and in a company that is disabled', async () => {
    const { id } = await site.clockedIn();
    await site.choose({ remind_after_hours: null, close_after_hours: null });
    world.pass(80 * 3600);
    await site.sweep();
    await site.choose({ remind_after_hours: 10, close_after_hours: 14 });
    await world.table.write({ update: keys.company(site.company.id), set: { off: 1 } });
    await site.sweep();
    expect((await world.employee(site.anna)).open?.id).toBe(id);
  });

  it('is clocked out also when disabled, or when the project is closed', async () => {
    await site.clockedIn();
    await site.closed(site.roof);
    await site.disabled(site.anna);
    world.pass(15 * 3600);
    await site.sweep();
    expect(await site.listed()).toMatchObject([{ assumed_end: true, total_time: 14 * 3600 }]);
  });
});
