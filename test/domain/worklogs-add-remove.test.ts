// Adding entries by hand and deleting them: all or none, once, and nothing of a deleted one is counted.

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { add } from '#functions/domain/worklogs/add.ts';
import { Replayed } from '#functions/runtime/once.ts';
import { checkInvariants } from '#test/kit/checker.ts';
import { at, openWorld, type World } from '#test/kit/context.ts';
import { aSite, type Site } from '#test/kit/site.ts';

let world: World;
let site: Site;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => {
  expect(checkInvariants(await world.items(), Infinity)).toEqual([]);
  await world.close();
});
beforeEach(async () => {
  world.clock.now = at('2026-11-18T08:00:00Z');
  site = await aSite(world);
});
const latestOf = async () => ({
  anna: (await world.employee(site.anna)).latestAt,
  roof: (await world.project(site.roof)).latestAt,
  wall: (await world.project(site.wall)).latestAt,
});
const totalOf = async (project: Site['roof']) => (await world.project(project)).totalSeconds;

describe('adding by hand', () => {
  it('adds all or none', async () => {
    const good = { start_time: '2026-11-16T08:00:00Z', end_time: '2026-11-16T16:00:00Z' };
    const bad = { ...good, employee_id: 'enobody0' };
    await expect(site.added(good, bad)).rejects.toMatchObject({ code: 'employee_missing' });
    expect(await site.listed()).toEqual([]);
    const entries = await site.added(good, { ...good, employee_id: site.bjorn.id, project_id: site.wall.id });
    expect(entries.map(({ created_by }) => created_by)).toEqual(['Company', 'Company']);
    expect([await totalOf(site.roof), await totalOf(site.wall)]).toEqual([8 * 3600, 8 * 3600]);
  });

  it('adds sixty days at once, and may overlap', async () => {
    const days = Array.from({ length: 60 }, (_, day) => ({
      start_time: new Date(Date.UTC(2026, 8, 1 + day, 8)).toISOString(),
      end_time: new Date(Date.UTC(2026, 8, 1 + day, 16)).toISOString(),
    }));
    expect(await site.added(...days)).toHaveLength(60);
    await site.added({ start_time: '2026-09-01T09:00:00Z', end_time: '2026-09-01T10:00:00Z' });
    expect(await site.listed({ from: '2026-09-01', to: '2026-10-31' })).toHaveLength(61);
  });

  it('reaches five years before the company and one year ahead', async () => {
    const day = (start: string) => ({ start_time: `${start}T08:00:00Z`, end_time: `${start}T09:00:00Z` });
    for (const start of ['2021-11-20', '2027-11-18']) expect(await site.added(day(start))).toHaveLength(1);
    for (const start of ['2021-11-12', '2027-11-21', '2100-12-31'])
      await expect(site.added(day(start))).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it('is done once per idempotency key', async () => {
    const body = [
      {
        start_time: '2026-11-17T08:00:00Z',
        end_time: '2026-11-17T16:00:00Z',
        employee_id: site.anna.id,
        project_id: site.roof.id,
      },
    ];
    const asking = { once: 'form-0001', body };
    const first = await add(await world.asCompany(site.company, asking), { body });
    const repeat = add(await world.asCompany(site.company, asking), { body });
    await expect(repeat).rejects.toEqual(new Replayed(first));
    await expect(
      add(await world.asCompany(site.company, { ...asking, body: 'other' }), { body }),
    ).rejects.toMatchObject({ code: 'key_reused' });
    expect(await site.listed()).toHaveLength(1);
  });
});

describe('deleting', () => {
  it('takes the entry out of every list and sum, and frees an employee who was in', async () => {
    const older = await site.worked(3600);
    const { id } = await site.clockedIn({ project_id: site.wall.id, comment: 'Gone' });
    await site.removed(id);
    expect(await site.listed()).toEqual([older]);
    expect((await world.employee(site.anna)).open).toBeUndefined();
    const start = at('2026-11-18T08:00:00Z');
    expect(await latestOf()).toEqual({ anna: start, roof: start, wall: undefined });
    await site.removed(older.id);
    expect(await totalOf(site.roof)).toBe(0);
    expect(await latestOf()).toEqual({ anna: undefined, roof: undefined, wall: undefined });
    await expect(site.removed(id)).rejects.toMatchObject({ code: 'work_log_missing' });
  });

  it('of an entry that is edited at the same moment leaves it deleted and uncounted', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await site.worked(3600);
      await Promise.allSettled([
        site.edited({ id, new_project_id: site.wall.id }),
        site.removed(id),
        site.edited({ id, approved: true }),
      ]);
    }
    expect(await site.listed()).toEqual([]);
    expect([await totalOf(site.roof), await totalOf(site.wall)]).toEqual([0, 0]);
  });
});
