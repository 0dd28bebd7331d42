// Lists and the history: the entries each caller gets, and their order.

import { describe, expect, it } from 'vitest';
import { history, historyOwn, locations, locationsOwn } from '#functions/domain/worklogs/history.ts';
import { list, listOwn } from '#functions/domain/worklogs/list/list.ts';
import { keys } from '#functions/table/keys.ts';
import { worklogs } from '#shared/api/worklogs.ts';
import { toWire } from '#shared/time/instant.ts';
import { at } from '#test/kit/world/context.ts';
import { aSite } from '#test/kit/world/site.ts';
import { useSite } from '#test/kit/world/use-site.ts';

const { world, site } = await useSite();
const idsOf = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);

describe('the list of work logs', () => {
  it('shows the current local month without dates, newest start first [wire.days-in-company-zone ids.range-reads-neighbours]', async () => {
    const zone = { ...site.company.settings, time_zone: 'America/Sao_Paulo' };
    const brazil = await aSite(world, { settings: zone });
    world.clock.now = at('2026-12-01T02:59:59Z');
    const entry = (start_time: string) => ({
      start_time,
      end_time: toWire(at(start_time) + 3600),
      employee_id: brazil.anna.id,
      project_id: brazil.roof.id,
    });
    const [october, november, december] = await brazil.added(
      entry('2026-11-01T02:59:59Z'),
      entry('2026-11-01T03:00:00Z'),
      entry('2026-12-01T02:59:59Z'),
    );
    expect(await brazil.listed()).toEqual([december, november]);
    expect(await brazil.listed({ from: '2026-10-31', to: '2026-10-31' })).toEqual([october]);
  });

  it('filters by employee, project and approval', async () => {
    const first = await site.worked(3600);
    const second = await site.worked(3600, { project_id: site.wall.id }, site.bjorn);
    await site.edited({ id: second.id, approved: true });
    expect(idsOf(await site.listed({ employee_id: [site.bjorn.id] }))).toEqual([second.id]);
    expect(idsOf(await site.listed({ project_id: [site.roof.id] }))).toEqual([first.id]);
    expect(idsOf(await site.listed({ approved: true }))).toEqual([second.id]);
    expect(idsOf(await site.listed({ approved: false }))).toEqual([first.id]);
    const both = { employee_id: [site.anna.id, site.bjorn.id], project_id: [site.wall.id] };
    expect(idsOf(await site.listed(both))).toEqual([second.id]);
    // Flags are kept and hidden while the company approves nothing.
    const off = { ...site.company.settings, features: { approve_work_logs: false } };
    await world.table.write({ update: keys.company(site.company.id), set: { st: off } });
    expect(await site.listed({ approved: true })).toEqual([]);
    expect(idsOf(await site.listed({ approved: false }))).toEqual([second.id, first.id]);
  });

  it('comes page by page, each entry once, over months and equal starts [lists.limit-and-cursor]', async () => {
    const starts = ['2026-09-30', '2026-10-01', '2026-10-01', '2026-10-31', '2026-11-02', '2026-11-03'];
    await site.added(
      ...starts.map((day) => ({ start_time: `${day}T08:00:00Z`, end_time: `${day}T09:00:00Z` })),
    );
    const query = { from: '2026-01-01', to: '2026-12-31' };
    const whole = await site.listed(query);
    expect(whole).toHaveLength(6);
    for (const limit of [1, 2, 4, 6]) {
      const pages: string[] = [];
      let cursor: string | undefined;
      do {
        const ctx = await world.asCompany(site.company);
        const page = await list(ctx, { query: { ...query, limit, ...(cursor ? { cursor } : {}) } });
        pages.push(...idsOf(page));
        cursor = ctx.extras.nextCursor;
      } while (cursor !== undefined);
      expect(pages).toEqual(idsOf(whole));
    }
  });

  it('refuses more than 366 days, an end before its start and a made-up cursor', async () => {
    await expect(site.listed({ from: '2024-01-01', to: '2025-01-01' })).rejects.toMatchObject({
      code: 'range_too_long',
      params: { days: 366 },
    });
    expect(await site.listed({ from: '2024-01-01', to: '2024-12-31' })).toEqual([]);
    await expect(site.listed({ from: '2024-01-02', to: '2024-01-01' })).rejects.toMatchObject({
      code: 'invalid_input',
      issues: [{ field: 'to' }],
    });
    for (const cursor of ['x', '1.202611.w1 ', ' 1.202611.w1', '1.20261.w1', '1.202611.W1', '1.202611.'])
      await expect(site.listed({ cursor })).rejects.toMatchObject({
        code: 'invalid_input',
        issues: [{ field: 'cursor' }],
      });
  });

  it('takes the first and the last day that may be asked for, and none beyond', async () => {
    const range = (from: string, to: string) => worklogs.endpoints.list.query.safeParse({ from, to }).success;
    expect(await site.listed({ from: '1971-01-01', to: '1971-01-01' })).toEqual([]);
    expect(await site.listed({ from: '2099-12-31', to: '2099-12-31' })).toEqual([]);
    expect([range('1970-12-31', '1971-01-01'), range('2099-12-31', '2100-01-01')]).toEqual([false, false]);
    expect(range('1971-01-01', '2099-12-31')).toBe(true);
  });

  it('of an employee holds own entries only, whichever employee is asked for', async () => {
    const own = await site.worked(3600);
    await site.worked(3600, {}, site.bjorn);
    const ctx = await world.asEmployee(site.anna);
    expect(idsOf(await listOwn(ctx, { query: { employee_id: [site.bjorn.id] } }))).toEqual([own.id]);
  });

  it('of another company holds nothing of this one', async () => {
    await site.worked(3600);
    const stranger = await aSite(world);
    expect(await stranger.listed({ employee_id: [site.anna.id] })).toEqual([]);
  });
});

describe('the history of an entry', () => {
  it('names who did what, oldest first [worklogs.history-who-changed-what]', async () => {
    const { id } = await site.clockedIn({ comment: 'Start' });
    world.pass(3600);
    await site.clockedOut();
    world.pass(1800);
    await site.editedByAnna({ id, new_end_time: '2026-11-18T09:30:00Z' });
    world.pass(60);
    await site.edited({ id, approved: true });
    const rows = await history(await world.asCompany(site.company), { path: { id } });
    expect(rows.map(({ action, by }) => `${action} by ${by.name}`)).toEqual([
      'created by Anna',
      'commented by Anna',
      'ended by Anna',
      'changed by Anna',
      `approved by ${site.company.name}`,
    ]);
    expect(rows[3]?.changes).toEqual([
      { field: 'end_time', from: '2026-11-18T09:00:00Z', to: '2026-11-18T09:30:00Z' },
    ]);
    expect(rows[4]?.changes).toEqual([{ field: 'approved', from: 'false', to: 'true' }]);
    expect(await historyOwn(await world.asEmployee(site.anna), { path: { id } })).toEqual(rows);
  });

  it('and its positions are missing for a mate, a stranger and once it is deleted', async () => {
    const { id } = await site.worked(60);
    const missing = { code: 'work_log_missing' };
    const mate = await world.asEmployee(site.bjorn);
    const stranger = await world.asCompany(await world.aCompany());
    await expect(historyOwn(mate, { path: { id } })).rejects.toMatchObject(missing);
    await expect(locationsOwn(mate, { path: { id } })).rejects.toMatchObject(missing);
    await expect(history(stranger, { path: { id } })).rejects.toMatchObject(missing);
    await expect(locations(stranger, { path: { id } })).rejects.toMatchObject(missing);
    await site.removed(id);
    await expect(locations(await world.asCompany(site.company), { path: { id } })).rejects.toMatchObject(
      missing,
    );
    await expect(historyOwn(await world.asEmployee(site.anna), { path: { id } })).rejects.toMatchObject(
      missing,
    );
  });

  it('tells the office who deleted it, and the list of deleted entries which it was, without its comments', async () => {
    const left = await site.worked(60);
    const gone = await site.worked(60, { comment: 'Private' });
    await site.removed(gone.id);
    const boss = await world.asCompany(site.company);
    const rows = await history(boss, { path: { id: gone.id } });
    expect(rows.at(-1)).toMatchObject({
      action: 'deleted',
      by: { name: site.company.name },
      changes: [
        { field: 'start_time', from: gone.start_time, to: null },
        { field: 'end_time', from: gone.end_time, to: null },
        { field: 'project', from: site.roof.id, to: null },
      ],
    });
    expect(rows.map(({ action }) => action)).toEqual(['created', 'ended', 'deleted']);
    const deleted = await site.listed({ deleted: true });
    expect(deleted).toMatchObject([{ id: gone.id, start_time: gone.start_time, work_log_comments: [] }]);
    expect((await site.listed({ deleted: false })).map(({ id }) => id)).toEqual([left.id]);
  });
});

describe('the positions of an entry', () => {
  it('are those of clocking in and out, as they were sent', async () => {
    const settings = { ...site.company.settings, location: { enabled: true, kept_days: 90 } };
    const located = await aSite(world, { settings });
    const location = { lat: '64.1466', lon: '-21.9426', accuracy: 12, timestamp: '2026-11-18T07:59:00Z' };
    const { id } = await located.clockedIn({ location });
    world.pass(60);
    await located.clockedOut({ location: { ...location, lat: '64.2' } });
    expect(await locations(await world.asCompany(located.company), { path: { id } })).toEqual([
      { ...location, created: '2026-11-18T08:00:00Z', event: 'in' },
      { ...location, lat: '64.2', created: '2026-11-18T08:01:00Z', event: 'out' },
    ]);
  });
});
