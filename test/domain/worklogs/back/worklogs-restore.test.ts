// Putting a deleted entry back: the same entry in full, within an hour, and never beside hours recorded in its place.

import { describe, expect, it } from 'vitest';
import { history, locations } from '#functions/domain/worklogs/history.ts';
import { comment } from '#functions/domain/worklogs/comments.ts';
import { remove } from '#functions/domain/worklogs/change/remove.ts';
import { askCorrection, listOwnCorrections } from '#functions/domain/worklogs/corrections/ask.ts';
import { listCorrections } from '#functions/domain/worklogs/corrections/answer.ts';
import { firstSettings } from '#functions/table/rows/company-row.ts';
import { keys } from '#functions/table/keys.ts';
import { restorableSecondsMax } from '#shared/limits.ts';
import { aClientId } from '#test/kit/world/context.ts';
import { useSite } from '#test/kit/world/use-site.ts';

const settings = {
  ...firstSettings('en', 'Atlantic/Reykjavik'),
  features: { approve_work_logs: true },
  location: { enabled: true, kept_days: 30 },
};
const { world, site } = await useSite({ settings });
const boss = () => world.asCompany(site.company);
const day = '2026-11-17';
const hours = (from: string, to: string) => ({
  start_time: `${day}T${from}:00Z`,
  end_time: `${day}T${to}:00Z`,
});
const added = async (from: string, to: string, more: object = {}) => {
  const [entry] = await site.added({ ...hours(from, to), ...more });
  if (!entry) throw new Error('nothing was added');
  return entry;
};
const location = () => ({ lat: '64.1', lon: '-21.9', accuracy: 12, timestamp: site.now() });

describe('a deleted entry that is put back', () => {
  it('is the same entry in every list and sum, with comments, location, approval and its place as the last one', async () => {
    const { id } = await site.clockedIn({ comment: 'Began', location: location() });
    world.pass(3600);
    await site.clockedOut();
    await comment(await boss(), { body: { work_log_id: id, comment: 'Seen' } });
    await site.edited({ id, approved: true });
    const [before] = await site.listed();
    const [anna, roof] = [await world.employee(site.anna), await world.project(site.roof)];
    await site.removed(id);
    world.pass(60);
    const back = await site.restored(id, before?.version);
    expect(back).toEqual({ ...before, version: (before?.version ?? 0) + 2 });
    expect(await site.listed()).toEqual([back]);
    expect(await locations(await boss(), { path: { id } })).toHaveLength(1);
    expect(await world.employee(site.anna)).toMatchObject({ latestAt: anna.latestAt, ended: anna.ended });
    expect(await world.project(site.roof)).toMatchObject({
      latestAt: roof.latestAt,
      totalSeconds: roof.totalSeconds,
    });
    expect(await world.table.get(keys.deletedEntry(site.company.id, id))).toBeUndefined();
    const lines = await history(await boss(), { path: { id } });
    expect(lines.map(({ action }) => action)).toEqual([
      'created',
      'commented',
      'ended',
      'commented',
      'approved',
      'deleted',
      'restored',
    ]);
  });

  it('runs again where it ran, and is refused while the employee is in on another one', async () => {
    const running = await site.clockedIn();
    await site.removed(running.id);
    const other = await site.clockedIn({ project_id: site.wall.id });
    await expect(site.restored(running.id)).rejects.toMatchObject({
      code: 'already_clocked_in',
      params: { work_log: { id: other.id } },
    });
    await site.removed(other.id);
    expect(await site.restored(running.id, running.version)).toMatchObject({ id: running.id });
    expect((await world.employee(site.anna)).open?.id).toBe(running.id);
    await expect(site.restored(other.id)).rejects.toMatchObject({ code: 'already_clocked_in' });
    expect(await site.clockedOut()).toMatchObject({ id: running.id });
  });

  it('is answered again when repeated, and refused where it is there, was changed, or never was', async () => {
    const { id, version } = await added('08:00', '16:00');
    await expect(site.restored(id)).rejects.toMatchObject({ code: 'no_changes' });
    await expect(site.restored('wnothing')).rejects.toMatchObject({ code: 'work_log_missing' });
    await site.removed(id);
    await expect(site.restored(id, version + 1)).rejects.toMatchObject({ code: 'work_log_missing' });
    const back = await site.restored(id, version);
    expect(await site.restored(id, version)).toEqual(back);
    const newer = await site.edited({ id, new_project_id: site.wall.id });
    await expect(site.restored(id, version)).rejects.toMatchObject({
      code: 'work_log_changed',
      params: { work_log: newer },
    });
  });

  it('is refused after an hour', async () => {
    const { id } = await added('08:00', '16:00');
    await site.removed(id);
    world.pass(restorableSecondsMax - 1);
    await site.restored(id);
    await site.removed(id);
    world.pass(restorableSecondsMax);
    await expect(site.restored(id)).rejects.toMatchObject({ code: 'restore_too_late' });
    expect(await site.listed()).toEqual([]);
  });

  it('is refused where hours were added or moved to its time since; overlaps from before stay', async () => {
    const { id, version } = await added('08:00', '16:00');
    const beside = await added('15:00', '17:00');
    const free = await added('18:00', '19:00');
    world.pass(60);
    await site.removed(id);
    await site.edited({ id: beside.id, approved: true });
    const instead = await added('09:00', '10:00');
    await expect(site.restored(id, version)).rejects.toMatchObject({ code: 'restore_overlaps' });
    await site.removed(instead.id);
    await site.edited({ id: free.id, new_start_time: `${day}T15:30:00Z` });
    await expect(site.restored(id, version)).rejects.toMatchObject({ code: 'restore_overlaps' });
    await site.edited({ id: free.id, new_start_time: `${day}T18:30:00Z` });
    // Hours right before and after, another person's, and two entries that overlapped before: neither stands in the way.
    await added('07:00', '08:00');
    const after = await added('16:00', '17:00');
    await added('08:00', '16:00', { employee_id: site.bjorn.id });
    await site.removed(beside.id);
    await site.restored(id, version);
    await site.removed(after.id);
    await site.restored(beside.id);
    expect((await site.listed()).map((entry) => entry.id)).toEqual(expect.arrayContaining([id, beside.id]));
  });

  it('is refused where the employee’s phone has delivered a press for its time since, not where it came before', async () => {
    const pressed = async (from: string, to: string) => {
      const sent_at = site.now();
      await site.clockedIn({ at: `${day}T${from}:00Z`, sent_at });
      await site.clockedOut({ at: `${day}T${to}:00Z`, sent_at });
    };
    await pressed('08:00', '10:00');
    world.pass(60);
    const { id } = await added('09:00', '12:00');
    await site.removed(id);
    await site.restored(id);
    await site.removed(id);
    world.pass(60);
    await pressed('11:00', '13:00');
    await expect(site.restored(id)).rejects.toMatchObject({ code: 'restore_overlaps' });
  });

  it('is refused where another deleted entry of its time, which it never counted beside, was put back first', async () => {
    const first = await added('08:00', '16:00');
    await site.removed(first.id);
    world.pass(60);
    const second = await added('08:00', '16:00');
    await site.removed(second.id);
    world.pass(60);
    await site.restored(first.id, first.version);
    await expect(site.restored(second.id, second.version)).rejects.toMatchObject({
      code: 'restore_overlaps',
    });
    // Away again, the other one may come.
    await site.removed(first.id);
    expect(await site.restored(second.id, second.version)).toMatchObject({ id: second.id });
    await expect(site.restored(first.id)).rejects.toMatchObject({ code: 'restore_overlaps' });
    await site.removed(second.id);
  });

  it('comes back beside one that it had overlapped before both were deleted, in either order', async () => {
    const one = await added('08:00', '12:00');
    const other = await added('11:00', '15:00');
    world.pass(60);
    for (const [first, last] of [
      [one, other],
      [other, one],
    ] as const) {
      await site.removed(first.id);
      await site.removed(last.id);
      world.pass(60);
      await site.restored(first.id);
      expect(await site.restored(last.id)).toMatchObject({ id: last.id });
      world.pass(60);
    }
  });

  it('is refused on a day that was closed since', async () => {
    const { id } = await added('08:00', '16:00');
    await site.removed(id);
    await world.table.write({
      update: keys.company(site.company.id),
      set: {
        'st.pay_periods': { every: 'month', starts: 1, steps: 'lock' },
        cd: [{ from: '2026-11-01', to: '2026-11-30', state: 'locked' }],
      },
    });
    await expect(site.restored(id)).rejects.toMatchObject({ code: 'period_closed' });
    await world.table.write({ update: keys.company(site.company.id), remove: ['cd', 'st.pay_periods'] });
  });

  it('opens the requests again that its deletion closed, and no other', async () => {
    const { id, version } = await added('08:00', '16:00');
    const ask = async (work_log_id: string) =>
      askCorrection(await world.asEmployee(site.anna), {
        body: {
          id: aClientId(),
          work_log_id,
          ...hours('08:00', '17:00'),
          project_id: site.roof.id,
          word: 'Later',
        },
      });
    const asked = await ask(id);
    await site.removed(id);
    await site.restored(id, version);
    const own = await listOwnCorrections(await world.asEmployee(site.anna));
    expect(own).toMatchObject([{ id: asked.id, state: 'waiting' }]);
    expect(await listCorrections(await boss())).toMatchObject([{ id: asked.id, state: 'waiting' }]);
  });

  it('has its location while the sweep still comes to its month', async () => {
    const { id } = await site.clockedIn({ location: location() });
    world.pass(3600);
    await site.clockedOut();
    // A day back is in the same month, which the sweep reads again.
    await world.table.write({ update: keys.company(site.company.id), set: { 'st.location.kept_days': 1 } });
    await site.removed(id);
    expect(await site.restored(id)).toMatchObject({ has_location: true });
  });

  it('has no location from before the days that the company keeps them', async () => {
    const { id } = await site.clockedIn({ location: location() });
    world.pass(60);
    await site.clockedOut();
    world.pass(120 * 86_400);
    await site.removed(id);
    expect(await site.restored(id)).toMatchObject({ has_location: false });
  });

  it('by two at once, or beside an addition, is put back once', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { id, version } = await added('08:00', '16:00');
      await remove(await boss(), { path: { id }, query: { version } });
      await Promise.allSettled([
        site.restored(id, version),
        site.restored(id, version),
        site.edited({ id, approved: true }),
      ]);
      expect((await site.listed()).map((entry) => entry.id)).toEqual([id]);
      expect(await world.project(site.roof)).toMatchObject({ totalSeconds: 8 * 3600 });
      await site.removed(id);
    }
  });
});
