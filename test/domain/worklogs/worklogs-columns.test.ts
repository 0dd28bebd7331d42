// The list as columns has the same content as the plain list, for every kind of entry.

import { describe, expect, it } from 'vitest';
import { listAsAsked } from '#functions/domain/worklogs/list/list.ts';
import { refresh } from '#functions/domain/worklogs/list/refresh.ts';
import { firstSettings } from '#functions/table/rows/company-row.ts';
import { workLogColumns, workLogColumnsMediaType, workLogsOf } from '#shared/model/worklog/columns.ts';
import { toWire } from '#shared/time/instant.ts';
import { useSite } from '#test/kit/world/use-site.ts';

const settings = {
  ...firstSettings('en', 'Atlantic/Reykjavik'),
  features: { approve_work_logs: true },
  location: { enabled: true, kept_days: 90 },
};
const { world, site } = await useSite({ settings });

async function asColumns(query: Parameters<typeof site.listed>[0] = {}) {
  const asked = {
    ...(await world.asCompany(site.company)),
    accepts: (type: string) => type === workLogColumnsMediaType,
  };
  const answer = await listAsAsked(asked, { query });
  expect(asked.extras.form?.mediaType).toBe(workLogColumnsMediaType);
  // As it arrives: through the contract's schema and through JSON.
  return {
    columns: workLogColumns.parse(JSON.parse(JSON.stringify(workLogColumns.parse(answer)))),
    extras: asked.extras,
  };
}

describe('the list as columns', () => {
  it('says of every kind of entry what the list says', async () => {
    const location = { lat: '64.1', lon: '-21.9', timestamp: site.now() };
    await site.worked(3600);
    await site.worked(1800, { comment: 'Hello', location });
    const moved = await site.worked(900, { project_id: site.wall.id });
    await site.edited({ id: moved.id, new_start_time: toWire(world.clock.now - 1200), approved: true });
    await site.clockedIn({ at: toWire(world.clock.now - 30 * 86_400) }, site.bjorn);
    await site.clockedOut({}, site.bjorn);
    world.pass(600);
    await site.clockedIn({}, site.bjorn);
    world.pass(600);
    await site.added({ start_time: toWire(world.clock.now - 300), end_time: site.now() });
    // One thing each that only the whole entry says: why a place is missing, an end to confirm, a press that came late.
    const earlier = (seconds: number) => toWire(world.clock.now - seconds);
    for (const [into, out] of [
      [{ location_missing: 'denied' }, {}],
      [{}, { location_missing: 'denied' }],
      [{}, { at: () => earlier(3700) }],
      [{ at: () => earlier(600) }, {}],
      [{}, { at: () => earlier(600) }],
    ] as const) {
      world.pass(3600);
      await site.clockedIn({ ...into, at: 'at' in into ? into.at() : site.now() });
      world.pass(3600);
      await site.clockedOut({ ...out, at: 'at' in out ? out.at() : site.now() });
    }
    const plain = await site.listed();
    const { columns } = await asColumns();
    expect(plain).toHaveLength(11);
    expect(workLogsOf(columns)).toEqual(plain);
    expect(columns.rest.length).toBeLessThan(plain.length);
  });

  it('says where presses were made only if asked, as the list and the poll do', async () => {
    const here = { lat: '64.1417', lon: '-21.9266', accuracy: 12, timestamp: site.now() };
    await site.worked(3600);
    const entry = await site.worked(1800, { location: here });
    const places = { in: { lat: 64.1417, lon: -21.9266, accuracy: 12 } };
    const asked = await asColumns({ places: true });
    expect(asked.columns.places).toEqual([[expect.any(Number), places]]);
    const plain = await site.listed({ places: true });
    expect(workLogsOf(asked.columns)).toEqual(plain);
    expect(plain.find(({ id }) => id === entry.id)?.places).toEqual(places);
    expect((await asColumns()).columns).not.toHaveProperty('places');
    expect((await site.listed()).some((one) => 'places' in one)).toBe(false);
    const manager = await world.asCompany(site.company);
    const poll = (query: { places?: boolean }) => refresh(manager, { path: { id: entry.id }, query });
    expect((await poll({ places: true })).changed.find(({ id }) => id === entry.id)?.places).toEqual(places);
    expect((await poll({})).changed.some((one) => 'places' in one)).toBe(false);
  });

  it('goes from page to page by the same cursor', async () => {
    for (let n = 0; n < 3; n += 1) await site.worked(60);
    const { columns, extras } = await asColumns({ limit: 2 });
    const next = await asColumns({ limit: 2, cursor: extras.nextCursor });
    expect([...workLogsOf(columns), ...workLogsOf(next.columns)]).toEqual(await site.listed());
    expect(next.extras.nextCursor).toBeUndefined();
  });

  it('of nothing is nothing', async () => {
    expect(workLogsOf((await asColumns()).columns)).toEqual([]);
  });
});
