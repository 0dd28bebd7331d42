// Presses made without a network or on a wrong clock: both times are kept, each has one effect, and a conflict returns the present state.

import { describe, expect, it } from 'vitest';
import { commentOwn } from '#functions/domain/worklogs/comments.ts';
import { history } from '#functions/domain/worklogs/history.ts';
import { ownClock } from '#functions/domain/worklogs/press/own-clock.ts';
import { ranges } from '#functions/table/keys.ts';
import { isForward, workLogId } from '#functions/table/rows/work-log-row.ts';
import {
  clockSkewSecondsMax,
  deviceAheadSecondsMax,
  deviceBehindSecondsMax,
  idempotencyKeptDays,
  knownClockBehindSecondsMax,
} from '#shared/limits.ts';
import { toWire } from '#shared/time/instant.ts';
import { different } from '#test/kit/world/site.ts';
import { useSite } from '#test/kit/world/use-site.ts';

const { world, site } = await useSite();
const before = (seconds: number) => toWire(world.clock.now - seconds);

describe('a press that waited for the network', () => {
  it('counts at the device’s time, and both times are kept', async () => {
    world.pass(8 * 3600);
    const sent_at = site.now();
    const open = await site.clockedIn({ at: before(8 * 3600), sent_at, comment: 'In the tunnel' });
    expect(open).toMatchObject({
      start_time: '2026-11-18T08:00:00Z',
      in_clock: { device_time: '2026-11-18T08:00:00Z', received_at: '2026-11-18T16:00:00Z' },
      work_log_comments: [{ comment: 'In the tunnel', created: '2026-11-18T08:00:00Z' }],
    });
    const ended = await site.clockedOut({ work_log_id: open.id, at: before(1800), sent_at });
    expect(ended).toMatchObject({
      end_time: '2026-11-18T15:30:00Z',
      out_clock: { device_time: '2026-11-18T15:30:00Z', received_at: '2026-11-18T16:00:00Z' },
    });
    expect(ended).not.toHaveProperty('clock_corrected');
    expect(await site.listed()).toEqual([ended]);
    const changes = await history(await world.asCompany(site.company), { path: { id: ended.id } });
    expect(changes).toMatchObject([
      { action: 'commented' },
      { at: sent_at, action: 'created', device_time: '2026-11-18T08:00:00Z', received_at: sent_at },
      { at: sent_at, action: 'ended', device_time: '2026-11-18T15:30:00Z', received_at: sent_at },
    ]);
  });

  it('says so from two minutes on, at each end', async () => {
    world.pass(600);
    const worked = async (late: number) => {
      const at = before(late);
      const { id } = await site.clockedIn({ at });
      world.pass(300);
      const ended = await site.clockedOut({ at: before(late) });
      await site.removed(id);
      return ended;
    };
    const inTime = await worked(clockSkewSecondsMax);
    expect(inTime).not.toHaveProperty('in_clock');
    expect(inTime).not.toHaveProperty('out_clock');
    const late = { device_time: expect.any(String), received_at: expect.any(String) };
    expect(await worked(clockSkewSecondsMax + 1)).toMatchObject({ in_clock: late, out_clock: late });
  });

  it('has its first answer for a week, and from then on the entry as it is', async () => {
    const [press, leave] = [site.press(), site.leave({ at: toWire(world.clock.now + 3600) })];
    const [cameAt, week] = [world.clock.now, idempotencyKeptDays * 86_400];
    const open = await site.clockedIn(press);
    world.pass(3600);
    const ended = await site.clockedOut(leave);
    const { id } = await site.edited({ id: open.id, new_project_id: site.wall.id });
    const now = { id, project: { name: 'Wall' }, version: 3 };
    world.clock.now = cameAt + week - 1;
    expect(await site.clockedIn(press)).toEqual(open);
    world.pass(1);
    expect(await site.clockedIn(press)).toMatchObject(now);
    world.clock.now = cameAt + 3600 + week - 1;
    expect(await site.clockedOut(leave)).toEqual(ended);
    world.pass(1);
    expect(await site.clockedOut(leave)).toMatchObject(now);
  });

  it('that arrives at once says nothing of two clocks, but the history keeps them', async () => {
    const { id } = await site.worked(3600);
    expect(await site.listed()).toMatchObject([
      expect.not.objectContaining({ in_clock: expect.anything(), out_clock: expect.anything() }),
    ]);
    const changes = await history(await world.asCompany(site.company), { path: { id } });
    expect(changes[1]).toMatchObject({ device_time: site.now(), received_at: site.now() });
  });

  it('has one effect and one answer, though each try shows another time of sending', async () => {
    world.pass(3600);
    const press = site.press({ at: before(3600) });
    const answers = [await site.clockedIn({ ...press, sent_at: site.now() })];
    world.pass(600);
    answers.push(await site.clockedIn({ ...press, sent_at: site.now() }), await site.clockedIn(press));
    expect(different(answers)).toHaveLength(1);
    const leave = site.leave({ at: before(300) });
    const ends = [await site.clockedOut({ ...leave, sent_at: site.now() })];
    world.pass(600);
    ends.push(await site.clockedOut({ ...leave, sent_at: site.now() }));
    await site.clockedIn();
    ends.push(await site.clockedOut({ ...leave, sent_at: site.now() }));
    expect(different(ends)).toHaveLength(1);
    expect((await world.employee(site.anna)).open).toBeDefined();
  });

  it('for days counts its hours too when the clock is known, and shows the office both times', async () => {
    world.pass(5 * 86_400);
    const sent_at = site.now();
    const open = await site.clockedIn({ at: before(5 * 86_400), sent_at });
    const leave = site.leave({ at: before(5 * 86_400 - 8 * 3600), sent_at, work_log_id: open.id });
    const ended = await site.clockedOut(leave);
    expect(ended).toMatchObject({
      start_time: '2026-11-18T08:00:00Z',
      end_time: '2026-11-18T16:00:00Z',
      total_time: 8 * 3600,
      out_clock: { device_time: '2026-11-18T16:00:00Z', received_at: sent_at },
    });
    expect(ended).not.toHaveProperty('clock_corrected');
    expect(await site.clockedOut(leave)).toEqual(ended);
  });

  it('brings its comments with the time they were written', async () => {
    const { id } = await site.clockedIn();
    world.pass(7200);
    const commented = async (written?: string) => {
      const body = { work_log_id: id, comment: 'Rain', ...(written ? { at: written } : {}) };
      return (await commentOwn(await world.asEmployee(site.anna), { body })).created;
    };
    expect(await commented(before(3600))).toBe('2026-11-18T09:00:00Z');
    expect(await commented(before(80 * 3600))).toBe(site.now());
    expect(await commented(before(-3600))).toBe(site.now());
    expect(await commented()).toBe(site.now());
  });

  it('brings its comments right from a phone whose clock is three hours off', async () => {
    const { id } = await site.clockedIn();
    world.pass(7200);
    const off = (seconds: number) => toWire(world.clock.now - seconds + 3 * 3600);
    const body = { work_log_id: id, comment: 'Rain', at: off(3600), sent_at: off(0) };
    const { created } = await commentOwn(await world.asEmployee(site.anna), { body });
    expect(created).toBe('2026-11-18T09:00:00Z');
  });
});

describe('a wrong device clock', () => {
  it.each([
    ['ten minutes behind', -600],
    ['an hour ahead', 3600],
    ['a year behind', -365 * 86_400],
  ])('%s is noticed by what it shows when it sends, and set right', async (_, ahead) => {
    world.pass(4 * 3600);
    const shows = (agoSeconds: number) => toWire(world.clock.now - agoSeconds + ahead);
    const press = site.press({ at: shows(4 * 3600), sent_at: shows(0) });
    const open = await site.clockedIn(press);
    expect(open).toMatchObject({
      start_time: '2026-11-18T08:00:00Z',
      clock_corrected: true,
      in_clock: { device_time: shows(4 * 3600), received_at: site.now() },
    });
    const leave = site.leave({ at: shows(3600), sent_at: shows(0) });
    const ended = await site.clockedOut(leave);
    expect(ended).toMatchObject({ end_time: '2026-11-18T11:00:00Z', clock_corrected: true });
    world.pass(60);
    expect(await site.clockedOut({ ...leave, sent_at: shows(0) })).toEqual(ended);
    expect(await site.clockedIn({ ...press, sent_at: shows(0) })).toEqual(open);
  });

  it('leaves a receipt of each press that was set right, under which no entry is found', async () => {
    const { id } = await site.clockedIn({ at: before(-3600) });
    world.pass(60);
    await site.clockedOut({ at: before(-3600) });
    const items = await world.table.queryAll(ranges.month(site.company.id, '202611'));
    const ids = items.filter(isForward).map((item) => workLogId('202611', String(item['SK'])));
    expect(ids.filter((one) => one !== id)).toHaveLength(1);
    const ctx = await world.asCompany(site.company);
    for (const one of ids)
      if (one !== id)
        await expect(history(ctx, { path: { id: one } })).rejects.toMatchObject({ code: 'work_log_missing' });
    expect(await history(ctx, { path: { id } })).toHaveLength(2);
  });

  it('of two minutes is forgiven: the way to the server takes its time too', async () => {
    const [, started] = [site.now(), await site.clockedIn({ at: before(120), sent_at: before(120) })];
    expect(started).toMatchObject({ start_time: '2026-11-18T07:58:00Z' });
    expect(started).not.toHaveProperty('clock_corrected');
  });

  it.each([
    ['of which nothing is known', deviceBehindSecondsMax, false],
    ['that is known to be right', knownClockBehindSecondsMax, true],
  ])('%s is believed for so long, and not a second longer', async (_, most, isKnown) => {
    world.pass(most + 60);
    const known = isKnown ? { sent_at: site.now() } : {};
    const old = await site.clockedIn({ at: before(most + 1), ...known });
    expect(old).toMatchObject({ start_time: site.now(), clock_corrected: true });
    await site.removed(old.id);
    const open = await site.clockedIn({ at: before(most), ...known });
    expect(open).toMatchObject({ start_time: before(most) });
    expect(open).not.toHaveProperty('clock_corrected');
  });

  it('is believed two minutes ahead and forgiven two minutes, and not a second more', async () => {
    world.pass(600);
    const isCorrected = async (press: { at: string; sent_at?: string }) => {
      const { id, start_time, clock_corrected = false } = await site.clockedIn(press);
      expect(start_time).toBe(clock_corrected ? site.now() : press.at);
      await site.removed(id);
      return clock_corrected;
    };
    const [ahead, skew] = [deviceAheadSecondsMax, clockSkewSecondsMax];
    expect(await isCorrected({ at: before(-ahead), sent_at: site.now() })).toBe(false);
    expect(await isCorrected({ at: before(-ahead - 1), sent_at: site.now() })).toBe(true);
    expect(await isCorrected({ at: before(skew), sent_at: before(skew) })).toBe(false);
    expect(await isCorrected({ at: before(skew + 1), sent_at: before(skew + 1) })).toBe(true);
  });

  it('does not bring a press from the future or from long ago into the books', async () => {
    world.pass(600);
    const now = { sent_at: site.now() };
    const [ahead, old] = [{ at: before(-600), ...now }, { at: before(73 * 3600) }];
    for (const press of [ahead, old, { at: before(32 * 86_400), ...now }]) {
      const open = await site.clockedIn(press);
      expect(open).toMatchObject({ start_time: site.now(), clock_corrected: true });
      world.pass(60);
      await site.clockedOut();
    }
  });
});

describe('a conflict', () => {
  it('names the open entry when a press was made elsewhere', async () => {
    const { id } = await site.clockedIn();
    await expect(site.clockedIn({ project_id: site.wall.id })).rejects.toMatchObject({
      code: 'already_clocked_in',
      params: { work_log: { id } },
    });
  });

  it('shows the entry as another has ended it meanwhile, and the state when the employee is not clocked in', async () => {
    const { id } = await site.clockedIn();
    world.pass(3600);
    const ended = await site.edited({ id, new_end_time: site.now() });
    const refused = { code: 'not_clocked_in', params: { work_log: ended } };
    await expect(site.clockedOut({ work_log_id: id })).rejects.toMatchObject(refused);
    await expect(site.clockedOut()).rejects.toMatchObject({ code: 'not_clocked_in' });
    const own = await site.worked(60);
    await expect(site.switched()).rejects.toMatchObject({
      code: 'not_clocked_in',
      params: { work_log: own },
    });
  });

  it('names the project that is now closed', async () => {
    await site.closed(site.roof);
    const refused = { code: 'project_closed', params: { project: { id: site.roof.id, name: 'Roof' } } };
    await expect(site.clockedIn()).rejects.toMatchObject(refused);
    await site.clockedIn({ project_id: site.wall.id });
    world.pass(60);
    await expect(site.switched()).rejects.toMatchObject(refused);
  });

  it('names the field and the entry when the out lies before the in', async () => {
    const { id } = await site.clockedIn();
    const early = { at: before(3600) };
    const refused = { code: 'out_before_in', params: { work_log: { id } }, issues: [{ field: 'at' }] };
    await expect(site.clockedOut(early)).rejects.toMatchObject(refused);
    await expect(site.switched(early)).rejects.toMatchObject(refused);
    const forgiven = before(clockSkewSecondsMax);
    const tooEarly = before(clockSkewSecondsMax + 1);
    await expect(site.clockedOut({ at: tooEarly })).rejects.toMatchObject(refused);
    expect(await site.clockedOut({ at: forgiven })).toMatchObject({ total_time: 1, assumed_end: true });
  });

  it('of a disabled employee is refused as that, whatever waits', async () => {
    await site.disabled(site.anna);
    await expect(site.clockedIn()).rejects.toMatchObject({ code: 'employee_disabled' });
  });
});

describe('what the clock shows', () => {
  it('is the entry that runs, also one of months ago, and the server’s time', async () => {
    const clock = async () => ownClock(await world.asEmployee(site.anna));
    expect(await clock()).toEqual({ open: null, assumed: [], time: site.now() });
    const open = await site.clockedIn();
    world.pass(70 * 86_400);
    expect(await clock()).toEqual({ open, assumed: [], time: site.now() });
  });
});
