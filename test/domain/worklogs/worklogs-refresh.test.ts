// The poll of the entries table: it reports changed and deleted entries, and misses none that were written late.

import { describe, expect, it } from 'vitest';
import { refresh } from '#functions/domain/worklogs/list/refresh.ts';
import { keys } from '#functions/table/keys.ts';
import { refreshMarginSeconds } from '#shared/limits.ts';
import { placeOf } from '#functions/table/rows/work-log-row.ts';
import { managerRow } from '#test/kit/world/rows.ts';
import { useSite } from '#test/kit/world/use-site.ts';

const { world, site } = await useSite();
const idsOf = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);

describe('the poll', () => {
  const polled = async (id: string, query = {}) =>
    refresh(await world.asCompany(site.company), { path: { id }, query });

  it('brings the entries that changed since the newest one was made, and names the deleted ones [refresh.id-is-newest-held refresh.returns-changed-since]', async () => {
    const old = await site.worked(60);
    const moved = await site.worked(60);
    const deleted = await site.worked(60);
    world.pass(3600);
    const newest = await site.worked(60, {}, site.bjorn);
    expect(idsOf((await polled(newest.id)).changed)).toEqual([newest.id]);
    world.pass(60);
    const changed = await site.edited({ id: old.id, new_project_id: site.wall.id });
    await site.edited({
      id: moved.id,
      new_start_time: '2026-10-31T08:00:00Z',
      new_end_time: '2026-10-31T09:00:00Z',
    });
    await site.removed(deleted.id);
    const { gone, ...rest } = await polled(newest.id);
    expect(rest).toEqual({ changed: [newest, changed], now: site.now() });
    expect(gone.toSorted()).toEqual([moved.id, deleted.id].toSorted());
    expect((await polled(newest.id, { project_id: [site.wall.id] })).gone).toContain(newest.id);
  });

  it('finds an entry under its key after a change to another day of its month: only another month moves its row', async () => {
    const { id } = await site.worked(60);
    const { month, entry } = placeOf(id) ?? expect.fail('no place');
    const rows = () =>
      world.table.queryAll({ PK: keys.workLog(site.company.id, month, entry).PK, begins: '' });
    const before = (await rows()).length;
    const moved = { new_start_time: '2026-11-03T08:00:00Z', new_end_time: '2026-11-03T09:00:00Z' };
    await site.edited({ id, ...moved });
    expect(await rows()).toHaveLength(before);
    expect(await world.table.get(keys.workLog(site.company.id, month, entry))).toMatchObject({ v: 3 });
  });

  it('brings a change that was written a while after its moment', async () => {
    const slow = await site.worked(60);
    world.pass(600);
    const moment = world.clock.now;
    world.pass(50);
    const held = await site.worked(1, {}, site.bjorn);
    expect(idsOf((await polled(held.id)).changed)).toEqual([held.id]);
    // A request of the moment before reaches the table only now, after the poll.
    await world.table.write({
      update: keys.workLog(site.company.id, '202611', placeOf(slow.id)?.entry ?? ''),
      set: { u: moment, 'c.mslow000': { t: 'Slow', a: moment } },
    });
    const { changed } = await polled(held.id);
    expect(changed.find(({ id }) => id === slow.id)?.work_log_comments).toMatchObject([{ comment: 'Slow' }]);
  });

  it('goes back for that while from when an entry was made, not from the hours it is about, and no further', async () => {
    const old = await site.worked(60);
    const lastWeek = async () => {
      const hours = { start_time: '2026-11-11T08:00:00Z', end_time: '2026-11-11T16:00:00Z' };
      return (await site.added(hours))[0]?.id ?? '';
    };
    world.pass(refreshMarginSeconds);
    const held = await lastWeek();
    expect(idsOf((await polled(held)).changed)).toEqual([old.id, held]);
    world.pass(1);
    const later = await lastWeek();
    expect(idsOf((await polled(later)).changed).toSorted()).toEqual([held, later].toSorted());
    await site.edited({
      id: later,
      new_start_time: '2026-11-10T08:00:00Z',
      new_end_time: '2026-11-10T09:00:00Z',
    });
    expect(idsOf((await polled(later)).changed)).not.toContain(old.id);
  });

  it('goes on from an entry that was deleted, and from none that never was', async () => {
    const { id } = await site.worked(60);
    await site.removed(id);
    expect((await polled(id)).gone).toEqual([id]);
    await expect(polled('w202611nothing')).rejects.toMatchObject({ code: 'work_log_missing' });
  });

  it('tells a person of some projects what has left them, and nothing of what never was theirs', async () => {
    const manager = managerRow(0, site.company.id, { role: 'projects', projectIds: [site.roof.id] });
    const seenBy = async (id: string) =>
      refresh({ ...(await world.asCompany(site.company)), manager }, { path: { id }, query: {} });
    const [left, month, foreign] = [
      await site.worked(60),
      await site.worked(60),
      await site.worked(60, { project_id: site.wall.id }),
    ];
    const own = await site.worked(60);
    await site.edited({ id: left.id, new_project_id: site.wall.id });
    await site.edited({
      id: month.id,
      new_start_time: '2026-10-31T08:00:00Z',
      new_end_time: '2026-10-31T09:00:00Z',
    });
    await site.edited({
      id: foreign.id,
      new_start_time: '2026-10-30T08:00:00Z',
      new_end_time: '2026-10-30T09:00:00Z',
    });
    const { changed, gone } = await seenBy(own.id);
    expect(idsOf(changed)).toEqual([own.id]);
    expect(gone.toSorted()).toEqual([left.id, month.id].toSorted());
    expect((await seenBy(left.id)).gone).toContain(left.id);
    await expect(seenBy(foreign.id)).rejects.toMatchObject({ code: 'work_log_missing' });
  });
});
