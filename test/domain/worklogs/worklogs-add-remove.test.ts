// Adding entries by hand and deleting them: all or none, once; a deleted entry counts nowhere.

import { describe, expect, it } from 'vitest';
import { add, addOwn } from '#functions/domain/worklogs/change/add.ts';
import { comment } from '#functions/domain/worklogs/comments.ts';
import { remove } from '#functions/domain/worklogs/change/remove.ts';
import { history } from '#functions/domain/worklogs/history.ts';
import { Replayed } from '#functions/runtime/once.ts';
import { toWire } from '#shared/time/instant.ts';
import type { DynamoCall } from '#infra/local/aws/dynamo/dynamo.ts';
import { at } from '#test/kit/world/context.ts';
import { aSite, type Site } from '#test/kit/world/site.ts';
import { useSite } from '#test/kit/world/use-site.ts';

const { world, site } = await useSite();
const latestOf = async () => ({
  anna: (await world.employee(site.anna)).latestAt,
  roof: (await world.project(site.roof)).latestAt,
  wall: (await world.project(site.wall)).latestAt,
});
const totalOf = async (project: Site['roof']) => (await world.project(project)).totalSeconds;

describe('adding by hand', () => {
  it('adds all or none [worklog.can-be-added]', async () => {
    const good = { start_time: '2026-11-16T08:00:00Z', end_time: '2026-11-16T16:00:00Z' };
    const bad = { ...good, employee_id: 'enobody0' };
    await expect(site.added(good, bad)).rejects.toMatchObject({ code: 'employee_missing' });
    expect(await site.listed()).toEqual([]);
    const later = { ...good, start_time: '2026-11-16T10:00:00Z' };
    const entries = await site.added(good, {
      ...later,
      employee_id: site.bjorn.id,
      project_id: site.wall.id,
    });
    expect(entries.map(({ created_by }) => created_by)).toEqual(['Company', 'Company']);
    expect([await totalOf(site.roof), await totalOf(site.wall)]).toEqual([8 * 3600, 6 * 3600]);
    const [first, second] = [good, later].map(({ start_time }) => at(start_time));
    expect(await latestOf()).toEqual({ anna: first, roof: first, wall: second });
    expect((await world.employee(site.bjorn)).latestAt).toBe(second);
    const path = { id: entries[0]?.id ?? '' };
    const lines = await history(await world.asCompany(site.company), { path });
    expect(lines).toMatchObject([{ action: 'created', at: site.now() }]);
    expect(lines[0]).not.toHaveProperty('device_time');
  });

  it('searches no months for the newest entry: older hours leave it as it is', async () => {
    const [newest] = await site.added({});
    const calls: DynamoCall[] = [];
    const stop = world.dynamo.watch((call) => calls.push(call));
    await site.added({ start_time: '2026-11-16T08:00:00Z', end_time: '2026-11-16T16:00:00Z' });
    stop();
    expect(calls.filter(({ operation }) => operation === 'Query')).toEqual([]);
    const start = at(newest?.start_time ?? '');
    expect(await latestOf()).toEqual({ anna: start, roof: start, wall: undefined });
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

  it('takes hours of a disabled employee on a closed project: they were worked', async () => {
    await site.closed(site.roof);
    await site.disabled(site.anna);
    expect(await site.added({})).toMatchObject([{ project: { name: 'Roof' }, employee: { name: 'Anna' } }]);
  });

  it('takes as many people and projects at once as one transaction holds', async () => {
    const of = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ employee_id: `e${index}`, project_id: `p${index}` }));
    await expect(site.added(...of(33))).rejects.toMatchObject({
      code: 'invalid_input',
      issues: [{ field: 'body', code: 'too_long' }],
    });
    const most = [...of(32), { employee_id: 'e0', project_id: 'p32' }];
    await expect(site.added(...most)).rejects.toMatchObject({ code: 'employee_missing' });
  });

  it('reaches five years before the company, and ahead to the end of its own today', async () => {
    const tokyo = await aSite(world, { settings: { ...site.company.settings, time_zone: 'Asia/Tokyo' } });
    world.clock.now = at('2026-11-18T14:30:00Z');
    const hour = (start: string) => ({ start_time: start, end_time: toWire(at(start) + 3600) });
    for (const start of ['2021-11-20T08:00:00Z', '2026-11-18T23:59:59Z'])
      expect(await site.added(hour(start))).toHaveLength(1);
    expect(await tokyo.added(hour('2026-11-18T14:59:59Z'))).toHaveLength(1);
    const refused = async (where: Site, start: string, message: string) =>
      expect(where.added(hour('2026-11-17T08:00:00Z'), hour(start))).rejects.toMatchObject({
        code: 'invalid_input',
        issues: [{ field: '1.start_time', message }],
      });
    await refused(site, '2021-11-12T08:00:00Z', 'is too long ago');
    for (const start of ['2026-11-19T00:00:00Z', '2027-11-18T08:00:00Z', '2100-12-31T08:00:00Z'])
      await refused(site, start, 'is in the future');
    await refused(tokyo, '2026-11-18T15:00:00Z', 'is in the future');
  });

  it('takes a night that ends tomorrow, a whole day, and nothing longer or the wrong way round', async () => {
    const span = (start_time: string, end_time: string) => site.added({ start_time, end_time });
    const [night] = await span('2026-11-18T22:00:00Z', '2026-11-19T06:00:00Z');
    expect(night?.total_time).toBe(8 * 3600);
    const [day] = await span('2026-11-16T08:00:00Z', '2026-11-17T08:00:00Z');
    expect(day?.total_time).toBe(24 * 3600);
    await expect(span('2026-11-16T08:00:00Z', '2026-11-17T08:00:01Z')).rejects.toMatchObject({
      code: 'invalid_input',
      issues: [{ field: '0.end_time', message: 'is more than 24 hours after the in time' }],
    });
    for (const end of ['2026-11-16T08:00:00Z', '2026-11-16T07:00:00Z'])
      await expect(span('2026-11-16T08:00:00Z', end)).rejects.toMatchObject({
        code: 'out_before_in',
        issues: [{ field: '0.end_time' }],
      });
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

  it.each([
    ['deleted', (id: string) => site.removed(id)],
    ['moved', (id: string) => site.edited({ id, new_start_time: '2026-11-17T09:00:00Z' })],
  ])('answers a repeat of hours that were %s since with that fact, and adds nothing', async (_, undo) => {
    const body = [
      {
        start_time: '2026-11-17T08:00:00Z',
        end_time: '2026-11-17T16:00:00Z',
        project_id: site.roof.id,
      },
    ];
    const ask = async () => addOwn(await world.asEmployee(site.anna, { once: 'form-0001', body }), { body });
    const [entry] = await ask();
    await site.edited({ id: entry?.id ?? '', approved: true });
    await expect(ask()).rejects.toBeInstanceOf(Replayed);
    await undo(entry?.id ?? '');
    const left = await site.listed();
    await expect(ask()).rejects.toMatchObject({ code: 'undone_since' });
    // Refused for another reason by now, it is the same repeat.
    await site.closed(site.roof);
    await expect(ask()).rejects.toMatchObject({ code: 'undone_since' });
    expect(await site.listed()).toEqual(left);
  });
});

describe('deleting', () => {
  it('takes the entry out of every list and sum, and frees an employee who was in [worklog.can-be-deleted]', async () => {
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

  it('of the newest one finds the next in two steps, a year behind it', async () => {
    await site.added({ start_time: '2025-11-20T08:00:00Z', end_time: '2025-11-20T09:00:00Z' });
    const { id } = await site.worked(3600);
    const company = await world.asCompany(site.company);
    const calls: DynamoCall[] = [];
    const stop = world.dynamo.watch((call) => calls.push(call));
    await remove(company, { path: { id } });
    stop();
    const start = at('2025-11-20T08:00:00Z');
    expect(await latestOf()).toEqual({ anna: start, roof: start, wall: undefined });
    // Its own month, then the twelve before it side by side; for the employee and the project.
    expect(calls.filter(({ operation }) => operation === 'Query').length).toBeLessThanOrEqual(26);
  });

  it('of the newest one finds one of the first month that may be entered, and none in an empty table', async () => {
    const [oldest] = await site.added({
      start_time: '2021-11-20T08:00:00Z',
      end_time: '2021-11-20T09:00:00Z',
    });
    const { id } = await site.worked(3600);
    await site.removed(id);
    const start = at('2021-11-20T08:00:00Z');
    expect(await latestOf()).toEqual({ anna: start, roof: start, wall: undefined });
    await site.removed(oldest?.id ?? '');
    expect(await latestOf()).toEqual({ anna: undefined, roof: undefined, wall: undefined });
  });

  it('is refused with the newest, where the caller knows an older one; who says nothing of it deletes it', async () => {
    const { id, version } = await site.worked(3600);
    const company = await world.asCompany(site.company);
    const known = (query: { version?: number; comments?: number }) =>
      remove(company, { path: { id }, query });
    const newest = await site.edited({ id, new_project_id: site.wall.id });
    await expect(known({ version })).rejects.toMatchObject({
      code: 'work_log_changed',
      params: { work_log: newest },
    });
    await comment(company, { body: { work_log_id: id, comment: 'Please keep this one' } });
    await expect(known({ version: newest.version, comments: 0 })).rejects.toMatchObject({
      code: 'work_log_changed',
      params: { work_log: { work_log_comments: [{ comment: 'Please keep this one' }] } },
    });
    expect(await site.listed()).toHaveLength(1);
    await known({ version: newest.version, comments: 1 });
    const other = await site.worked(3600);
    await site.edited({ id: other.id, approved: true });
    await site.removed(other.id);
    expect(await site.listed()).toEqual([]);
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
