// A clock-out or switch at the entry's own start: the worked time is unknown, so the employee is asked.

import { describe, expect, it } from 'vitest';
import { answerEnd } from '#functions/domain/worklogs/press/assumed.ts';
import { ownClock } from '#functions/domain/worklogs/press/own-clock.ts';
import { closeWorkLog, createWorkLog, switchWorkLog } from '#functions/domain/worklogs/press/time-clock.ts';
import { toWire } from '#shared/time/instant.ts';
import { different } from '#test/kit/world/site.ts';
import { useSite } from '#test/kit/world/use-site.ts';

const { world, site } = await useSite();
const clock = async () => ownClock(await world.asEmployee(site.anna));
const answered = async (id: string, end_time: string) =>
  answerEnd(await world.asEmployee(site.anna), { path: { id }, body: { end_time } });
const totalOf = async () => (await world.project(site.roof)).totalSeconds;
const oneSecond = { total_time: 1, clock_corrected: true, assumed_end: true };

describe('an out at its own start, sent nine hours late', () => {
  it.each([0, 1, 120])('and %i s before it lasts one second, and its employee is asked', async (before) => {
    const pressed = world.clock.now;
    const open = await site.clockedIn();
    world.pass(9 * 3600);
    const out = site.leave({ at: toWire(pressed - before) });
    const ended = await site.clockedOut(out);
    expect(ended).toMatchObject({ id: open.id, end_time: toWire(pressed + 1), ...oneSecond });
    expect(await totalOf()).toBe(1);
    expect(await clock()).toMatchObject({ open: null, assumed: [{ id: open.id, total_time: 1 }] });
    const real = await answered(open.id, toWire(pressed + 8 * 3600));
    expect(real).toMatchObject({ total_time: 8 * 3600, original_end_time: toWire(pressed + 1) });
    expect(real).not.toHaveProperty('assumed_end');
    expect(await clock()).toMatchObject({ assumed: [] });
    expect(await totalOf()).toBe(8 * 3600);
    expect(different([ended, await site.clockedOut(out)])).toHaveLength(1);
  });

  it('and hours before it is of the entry that it names, which lasts one second, and its employee is asked', async () => {
    const pressed = world.clock.now;
    const { id } = await site.clockedIn();
    world.pass(9 * 3600);
    const out = site.leave({ at: toWire(pressed - 3 * 3600), work_log_id: id });
    const ended = await site.clockedOut(out);
    expect(ended).toMatchObject({ id, end_time: toWire(pressed + 1), ...oneSecond });
    expect(await clock()).toMatchObject({ open: null, assumed: [{ id, total_time: 1 }] });
    expect(different([ended, await site.clockedOut(out)])).toHaveLength(1);
    expect(await totalOf()).toBe(1);
  });

  it('and 121 s before it is refused where it names no entry: it may be of another one', async () => {
    const pressed = world.clock.now;
    await site.clockedIn();
    world.pass(9 * 3600);
    const early = site.clockedOut({ at: toWire(pressed - 121) });
    await expect(early).rejects.toMatchObject({ code: 'out_before_in' });
    expect((await world.employee(site.anna)).open).toBeDefined();
  });

  it('one second after the start counts as it was pressed, and the employee is not asked', async () => {
    const pressed = world.clock.now;
    await site.clockedIn();
    world.pass(9 * 3600);
    const ended = await site.clockedOut({ at: toWire(pressed + 1) });
    expect(ended).toMatchObject({ total_time: 1 });
    expect(ended).not.toHaveProperty('assumed_end');
    expect(await clock()).toMatchObject({ assumed: [] });
  });

  it.each([
    ['2026-11-30T17:00:00Z', '2026-12-01T08:00:00Z'],
    ['2027-02-27T17:00:00Z', '2027-03-01T08:00:00Z'],
    ['2027-06-15T17:00:00Z', '2027-07-01T08:00:00Z'],
  ])('at %s is asked about at %s, in the month after', async (pressed, asked) => {
    world.clock.now = Date.parse(pressed) / 1000;
    const { id } = await site.clockedIn();
    await site.clockedOut({ at: site.now() });
    world.clock.now = Date.parse(asked) / 1000;
    expect(await clock()).toMatchObject({ assumed: [{ id }] });
  });

  it('is settled by the employee or the office, not by another press', async () => {
    const pressed = world.clock.now;
    const { id } = await site.clockedIn();
    world.pass(9 * 3600);
    await site.clockedOut({ at: toWire(pressed) });
    const again = site.clockedOut({ at: toWire(pressed + 3600), work_log_id: id });
    await expect(again).rejects.toMatchObject({ code: 'not_clocked_in' });
    const mended = await site.edited({ id, new_end_time: toWire(pressed + 3600) });
    expect(mended).not.toHaveProperty('assumed_end');
    expect(await clock()).toMatchObject({ assumed: [] });
  });
});

describe('a switch at the start, sent nine hours late', () => {
  it('leaves one second, starts the next entry then, and asks about the first', async () => {
    const pressed = world.clock.now;
    await site.clockedIn();
    world.pass(9 * 3600);
    const body = site.press({ at: toWire(pressed), project_id: site.wall.id });
    const first = await site.switched(body);
    expect(first.ended).toMatchObject(oneSecond);
    expect(first.started).toMatchObject({ start_time: toWire(pressed + 1), clock_corrected: true });
    expect(await clock()).toMatchObject({
      open: { id: first.started.id },
      assumed: [{ id: first.ended.id }],
    });
    expect(await site.switched(body)).toEqual(first);
  });
});

describe('the time clock on the wall', () => {
  it('asks the same of an out and a switch that waited for the network', async () => {
    const asClock = () => world.asCompany(site.company);
    const at = toWire(world.clock.now);
    const hourBefore = toWire(world.clock.now - 3600);
    const body = { employee_id: site.anna.id, project_id: site.roof.id, at };
    const { id } = await createWorkLog(await asClock(), { body });
    const other = { employee_id: site.bjorn.id, project_id: site.roof.id, at };
    const mate = await createWorkLog(await asClock(), { body: other });
    world.pass(9 * 3600);
    expect(await closeWorkLog(await asClock(), { body: { id, at } })).toMatchObject(oneSecond);
    const sent = { id: mate.id, project_id: site.wall.id, at: hourBefore };
    expect(await switchWorkLog(await asClock(), { body: sent })).toMatchObject({ clock_corrected: true });
    expect(await totalOf()).toBe(2);
    expect(await clock()).toMatchObject({ open: null, assumed: [{ id }] });
  });
});
