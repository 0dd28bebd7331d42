// Presses at the shared time clock: late ones, switching, and the reply to each.

import { describe, expect, it } from 'vitest';
import { timeClock } from '#shared/api/time-clock.ts';
import { pressedWorkLog, workLog } from '#shared/model/worklog.ts';
import { toWire } from '#shared/time/instant.ts';
import {
  closeWorkLog,
  commentAtTimeClock,
  createWorkLog,
  switchWorkLog,
} from '#functions/domain/worklogs/press/time-clock.ts';
import { ownDay } from '#functions/domain/worklogs/press/own-day.ts';
import { Replayed } from '#functions/runtime/once.ts';
import { different } from '#test/kit/world/site.ts';
import { useSite } from '#test/kit/world/use-site.ts';

const { world, site } = await useSite();

const answered = async <T>(call: Promise<T>): Promise<unknown> =>
  call.catch((error: unknown) => (error instanceof Replayed ? error.reply : Promise.reject(error)));
const ago = (seconds: number) => toWire(world.clock.now - seconds);
const as = (once?: string, body?: unknown) =>
  world.asTimeClock(site.company, once === undefined ? {} : { once, body });
type Body<V extends (ctx: never, input: never) => unknown> = Parameters<V>[1]['body'];

const clockIn = async (body: Partial<Body<typeof createWorkLog>> = {}, once = 'punch-in') => {
  const whole = { employee_id: site.anna.id, project_id: site.roof.id, ...body };
  return createWorkLog(await as(once, whole), { body: whole });
};
const clockOut = async (body: Body<typeof closeWorkLog>) => closeWorkLog(await as(), { body });
const switched = async (body: Body<typeof switchWorkLog>, once = 'punch-switch') =>
  switchWorkLog(await as(once, body), { body });

describe('a punch that waited for the network', () => {
  it('counts at the time it was made, and once however often it is sent', async () => {
    const came = ago(1800);
    const sent = () => clockIn({ at: came });
    const first = await sent();
    expect(first).toMatchObject({ start_time: came, created_by: 'CompanyTimeClock' });
    expect(first.clock_corrected).toBeUndefined();
    world.pass(60);
    expect(await answered(sent())).toEqual(first);
    const left = { id: first.id, at: ago(120) };
    const ended = await clockOut(left);
    expect(ended).toMatchObject({ start_time: came, end_time: left.at });
    world.pass(60);
    expect(await clockOut(left)).toEqual(ended);
    expect(await answered(sent())).toEqual(first);
    expect(await site.listed()).toHaveLength(1);
  });

  it('of a clock that is days off counts at the server’s time, and both times are kept', async () => {
    const log = await clockIn({ at: ago(4 * 86_400) });
    expect(log).toMatchObject({ start_time: site.now(), clock_corrected: true });
  });

  it('of a clock that is hours off counts at the right time by what that shows when it sends', async () => {
    const shows = (secondsAgo: number) => ago(secondsAgo - 3 * 3600);
    const pressed = { at: shows(1800), sent_at: shows(0) };
    const log = await clockIn(pressed);
    expect(log).toMatchObject({ start_time: ago(1800), clock_corrected: true });
    expect(log.in_clock).toEqual({ device_time: pressed.at, received_at: site.now() });
    const left = { id: log.id, at: shows(600) };
    const ended = await clockOut({ ...left, sent_at: shows(0) });
    expect(ended).toMatchObject({ start_time: log.start_time, end_time: ago(600) });
    world.pass(60);
    expect(await clockOut({ ...left, sent_at: shows(0) })).toEqual(ended);
    const over = { id: ended.id, project_id: site.wall.id };
    await expect(switched({ ...over, at: shows(0), sent_at: shows(0) })).rejects.toMatchObject({
      code: 'not_clocked_in',
    });
  });

  it('of a clock that is seconds off is taken as it says', async () => {
    const log = await clockIn({ at: ago(90), sent_at: ago(60) });
    expect(log).toMatchObject({ start_time: ago(90) });
    expect(log.clock_corrected).toBeUndefined();
  });

  it('to leave is refused when someone ended the entry meanwhile at another time', async () => {
    const { id } = await clockIn();
    world.pass(3600);
    await clockOut({ id, at: ago(600) });
    await expect(clockOut({ id, at: ago(300) })).rejects.toMatchObject({ code: 'not_clocked_in' });
  });
});

describe('switching at the time clock', () => {
  it('ends the entry that is meant and starts one on another project in the same second', async () => {
    const { id } = await clockIn();
    world.pass(3600);
    const body = { id, project_id: site.wall.id, comment: 'Rain' };
    const started = await switched(body);
    expect(started).toMatchObject({
      project: { id: site.wall.id },
      start_time: site.now(),
      created_by: 'CompanyTimeClock',
      work_log_comments: [{ comment: 'Rain' }],
    });
    world.pass(60);
    expect(different([started, await switched(body)])).toHaveLength(1);
    const [open, ended] = await site.listed();
    expect([open?.id, ended?.id, ended?.total_time]).toEqual([started.id, id, 3600]);
  });

  it('keeps the time it was pressed at when it is sent late', async () => {
    const { id } = await clockIn();
    world.pass(3600);
    const pressed = ago(600);
    expect(await switched({ id, project_id: site.wall.id, at: pressed })).toMatchObject({
      start_time: pressed,
    });
  });

  it('late names the entry that it overlaps, the one before which it was cut, and the one behind which the next starts', async () => {
    await site.worked(3600);
    await site.added({ start_time: ago(3 * 3600), end_time: ago(1.5 * 3600) });
    const { id } = await clockIn({ at: ago(2 * 3600) });
    const body = { id, project_id: site.wall.id, at: ago(1800) };
    const started = await switched(body);
    expect(started).toMatchObject({
      start_time: site.now(),
      starts_after: { start_time: ago(3600), end_time: site.now() },
      ends_before: { start_time: ago(3600) },
    });
    expect(different([started, await switched(body)])).toHaveLength(1);
  });

  it('is refused when another entry runs by then, the employee is not clocked in, or the project is closed', async () => {
    const { id } = await clockIn();
    world.pass(60);
    await site.closed(site.wall);
    const body = { id, project_id: site.wall.id };
    await expect(switched(body)).rejects.toMatchObject({ code: 'project_closed' });
    await site.opened(site.wall);
    await site.switched({ project_id: site.wall.id });
    await expect(switched(body)).rejects.toMatchObject({ code: 'not_clocked_in' });
    world.pass(60);
    await site.clockedOut();
    await expect(switched(body)).rejects.toMatchObject({ code: 'not_clocked_in' });
  });
});

describe('every call of the time clock that changes a work log', () => {
  it('answers the work log [time-clock.calls-return-the-work-log]', async () => {
    const entered = await clockIn();
    world.pass(60);
    const body = { work_log_id: entered.id, comment: 'At the door' };
    const comment = async () => commentAtTimeClock(await as('comment-1', body), { body });
    const commented = await comment();
    world.pass(60);
    const again = await answered(comment());
    expect(again).toEqual(commented);
    const moved = await switched({ id: entered.id, project_id: site.wall.id });
    world.pass(60);
    const left = await clockOut({ id: moved.id });
    for (const reply of [entered, commented, moved, left]) expect(workLog.parse(reply)).toEqual(reply);
    expect(commented).toMatchObject({
      id: entered.id,
      work_log_comments: [{ comment: 'At the door', created_by: 'CompanyTimeClock' }],
    });
    const { createWorkLog: into, closeWorkLog: out, switchWorkLog: over, comment: say } = timeClock.endpoints;
    expect([into.reply, out.reply, over.reply, say.reply]).toEqual([
      ...Array.from({ length: 3 }, () => pressedWorkLog),
      workLog,
    ]);
  });
});

describe('a press that an entry since has cut', () => {
  /** Anna works on Wall by her phone; then her time clock's clock-in of before arrives, and runs. */
  async function overtake(): Promise<{ readonly id: string; readonly came: string }> {
    const came = ago(0);
    world.pass(1200);
    await site.worked(7200, { project_id: site.wall.id }, site.anna);
    world.pass(1800);
    const { id } = await clockIn({ at: came, sent_at: site.now() });
    return { id, came };
  }
  const assumed = async () =>
    (await site.listed()).filter(({ assumed_end }) => assumed_end).map(({ project }) => project.name);

  it('out, hours after the last end, asks about that end, at the time clock and on the phone', async () => {
    const { id, came } = await overtake();
    world.pass(4 * 3600);
    const out = { id };
    for (const _ of [1, 2])
      expect(await clockOut(out)).toMatchObject({
        start_time: came,
        end_time: toWire(world.clock.now - 4 * 3600 - 1800 - 7200),
        ends_before: { project: { name: 'Wall' } },
      });
    expect(await assumed()).toEqual(['Wall']);
    const { assumed: asked } = await ownDay(await as(), { body: { employee_id: site.anna.id } });
    expect(asked).toMatchObject({ project: { name: 'Wall' } });
    await clockOut({ id: asked?.id ?? '', left_at: site.now() });
    expect((await site.listed()).map(({ total_time }) => total_time)).toEqual([7200 + 1800 + 4 * 3600, 1200]);
  });

  it('out, soon after the last end, asks nothing', async () => {
    const { id } = await overtake();
    world.pass(1800);
    expect(await clockOut({ id })).toMatchObject({ ends_before: { project: { name: 'Wall' } } });
    expect(await assumed()).toEqual([]);
  });

  it('to another project begins where the last entry ended: nothing is missing, so nothing is asked', async () => {
    const { id, came } = await overtake();
    world.pass(4 * 3600);
    await switched({ id, project_id: site.roof.id });
    expect(await assumed()).toEqual([]);
    const rows = await site.listed();
    expect(rows.map(({ start_time, total_time }) => [start_time, total_time])).toEqual([
      [toWire(world.clock.now - 4 * 3600 - 1800), undefined],
      [toWire(world.clock.now - 4 * 3600 - 1800 - 7200), 7200],
      [came, 1200],
    ]);
  });
});
