// Clocking in: one effect per press, one open entry per employee, honest clocks.

import { describe, expect, it } from 'vitest';
import { clockIn, clockInReads } from '#functions/domain/worklogs/press/clock-in.ts';
import { keys, ranges } from '#functions/table/keys.ts';
import { toWire } from '#shared/time/instant.ts';
import { at } from '#test/kit/world/context.ts';
import { aSite, different } from '#test/kit/world/site.ts';
import { useSite } from '#test/kit/world/use-site.ts';

const { world, site } = await useSite();

describe('clocking in', () => {
  it('starts an entry, shows it as open and points the employee at it [employee-app.clock-in employee-app.comments-optional]', async () => {
    const entry = await site.clockedIn({ comment: 'Early start' });
    expect(entry).toMatchObject({
      project: { id: site.roof.id, name: 'Roof' },
      employee: { id: site.anna.id, name: 'Anna' },
      start_time: '2026-11-18T08:00:00Z',
      approved: false,
      has_location: false,
      created_by: 'Employee',
      version: 1,
      work_log_comments: [{ comment: 'Early start', created_by: 'Employee' }],
    });
    expect(entry).not.toHaveProperty('end_time');
    expect((await world.employee(site.anna)).open).toMatchObject({ id: entry.id, projectId: site.roof.id });
    expect((await world.project(site.roof)).latestAt).toBe(world.clock.now);
  });

  it('makes an id that holds the UTC month, the employee, the day and a random part [ids.worklog-holds-bucket]', async () => {
    world.clock.now = at('2026-11-30T23:30:00Z');
    const [{ id }, other] = [await site.clockedIn(), await site.clockedIn({}, site.bjorn)];
    expect(id).toMatch(new RegExp(`^w202611${site.anna.id}30[0-9a-f]{14}$`));
    expect(other.id.slice(-14)).not.toBe(id.slice(-14));
    const rows = await world.table.queryAll(ranges.employeeMonth(site.company.id, '202611', site.anna.id));
    expect(rows).toMatchObject([{ SK: `${site.anna.id}#30#${id.slice(-14)}` }]);
  });

  it('reads nothing of its own when its project came along with the session, and still refuses a closed one', async () => {
    const projectKey = keys.project(site.company.id, site.roof.id);
    const unread = () => expect.fail('the table was read');
    const asAnna = async () => ({
      ...(await world.asEmployee(site.anna)),
      extraRows: [(await world.table.get(projectKey)) ?? {}],
      table: { ...world.table, get: unread, getMany: unread, query: unread, queryAll: unread },
    });
    const body = site.press();
    expect(clockInReads(site.company.id, { body })).toEqual([projectKey]);
    const entry = await clockIn(await asAnna(), { body });
    expect(entry.project).toEqual({ id: site.roof.id, name: 'Roof' });
    world.pass(60);
    await site.clockedOut();
    const before = await asAnna();
    await site.closed(site.roof);
    const late = clockIn(before, { body: site.press() });
    await expect(late).rejects.toMatchObject({ code: 'project_closed' });
  });

  it('has one effect and one answer however often it is sent', async () => {
    const body = site.press({ comment: 'Hello' });
    const answers = await Promise.all([1, 2, 3, 4].map(() => site.clockedIn(body)));
    world.pass(60);
    answers.push(await site.clockedIn(body));
    expect(different(answers)).toHaveLength(1);
    expect(await world.table.queryAll(ranges.month(site.company.id, '202611'))).toHaveLength(1);
  });

  it('is answered as the first time for seven days after the entry was ended, edited, moved and deleted', async () => {
    const body = site.press({ comment: 'Hello' });
    const first = await site.clockedIn(body);
    world.pass(3600);
    await site.clockedOut();
    world.pass(6 * 86_400);
    const answers = [await site.clockedIn(body)];
    await site.edited({ id: first.id, new_project_id: site.wall.id });
    answers.push(await site.clockedIn(body));
    await site.edited({
      id: first.id,
      new_start_time: '2026-10-30T08:00:00Z',
      new_end_time: '2026-10-30T09:00:00Z',
    });
    answers.push(await site.clockedIn(body));
    await site.removed(first.id);
    answers.push(await site.clockedIn(body));
    expect(answers).toEqual([first, first, first, first]);
    expect((await world.employee(site.anna)).open).toBeUndefined();
    expect(await site.listed({ from: '2026-10-01', to: '2026-12-31' })).toEqual([]);
  });

  it('is answered with the entry as it is now from the seventh day on, and still starts nothing [retries.client-ids-for-ever]', async () => {
    const body = site.press({ comment: 'Hello' });
    const first = await site.clockedIn(body);
    world.pass(3600);
    await site.clockedOut();
    world.pass(7 * 86_400 - 3601);
    expect(await site.clockedIn(body)).toEqual(first);
    world.pass(1);
    const ended = { id: first.id, project: { name: 'Roof' }, total_time: 3600, version: 2 };
    expect(await site.clockedIn(body)).toMatchObject(ended);
    await site.edited({ id: first.id, new_project_id: site.wall.id });
    expect(await site.clockedIn(body)).toMatchObject({ ...ended, project: { name: 'Wall' }, version: 3 });
    await expect(site.clockedIn({ ...body, comment: 'More' })).rejects.toMatchObject({ code: 'key_reused' });
    await site.removed(first.id);
    expect(await site.clockedIn(body)).toMatchObject({ id: first.id, work_log_comments: [], version: 4 });
    expect((await world.employee(site.anna)).open).toBeUndefined();
    expect(await site.listed({ from: '2026-10-01', to: '2026-12-31' })).toEqual([]);
  });

  it('refuses the same id with another content, while the entry is open and after', async () => {
    const body = site.press();
    await site.clockedIn(body);
    const reused = { code: 'key_reused' };
    await expect(site.clockedIn({ ...body, project_id: site.wall.id })).rejects.toMatchObject(reused);
    await expect(site.clockedIn({ ...body, at: '2026-11-19T08:00:00Z' })).rejects.toMatchObject(reused);
    world.pass(60);
    await site.clockedOut();
    await expect(site.clockedIn({ ...body, comment: 'More' })).rejects.toMatchObject(reused);
  });

  it('elsewhere is refused with the open entry', async () => {
    const open = await site.clockedIn();
    await expect(site.clockedIn({ project_id: site.wall.id })).rejects.toMatchObject({
      code: 'already_clocked_in',
      params: { work_log: open },
    });
  });

  it('of a hundred phones at once succeeds for one', async () => {
    const results = await Promise.allSettled(Array.from({ length: 100 }, () => site.clockedIn()));
    const refused = results.filter((one) => one.status === 'rejected');
    expect(results.length - refused.length).toBe(1);
    for (const one of refused) expect(one.reason).toMatchObject({ code: 'already_clocked_in' });
  });

  it('needs an open project of the own company', async () => {
    const shut = await world.aProject(site.company, { isOpen: false });
    const foreign = await world.aProject(await world.aCompany());
    await expect(site.clockedIn({ project_id: shut.id })).rejects.toMatchObject({ code: 'project_closed' });
    await expect(site.clockedIn({ project_id: foreign.id })).rejects.toMatchObject({
      code: 'project_missing',
    });
  });

  it('is refused to an employee who was disabled after the request began [employee.disabled-cannot-clock-in]', async () => {
    const ctx = await world.asEmployee(site.anna);
    await site.disabled(site.anna);
    await expect(clockIn(ctx, { body: site.press() })).rejects.toMatchObject({ code: 'employee_disabled' });
  });

  it('of an employee who has left the last entry after the request began starts the next', async () => {
    await site.clockedIn();
    const ctx = await world.asEmployee(site.anna);
    world.pass(600);
    await site.clockedOut();
    const body = site.press({ project_id: site.wall.id });
    const employeeKey = keys.employee(site.company.id, site.anna.id);
    const get: typeof ctx.table.get = async (key) =>
      key.SK === employeeKey.SK ? undefined : ctx.table.get(key);
    await expect(clockIn({ ...ctx, table: { ...ctx.table, get } }, { body })).rejects.toMatchObject({
      code: 'employee_missing',
    });
    const next = await clockIn(ctx, { body });
    expect((await world.employee(site.anna)).open).toMatchObject({ id: next.id, projectId: site.wall.id });
  });

  it('keeps a location only when the company has switched locations on [employee-app.location-optional]', async () => {
    const location = { lat: '64.1', lon: '-21.9', accuracy: 12, timestamp: site.now() };
    expect((await site.clockedIn({ location })).has_location).toBe(false);
    const settings = { ...site.company.settings, location: { enabled: true, kept_days: 90 } };
    const located = await aSite(world, { settings });
    expect((await located.clockedIn({ location })).has_location).toBe(true);
  });
});

describe('the time a device says', () => {
  it.each([
    ['two minutes ahead', 120],
    ['exact', 0],
    ['three days late', -72 * 3600],
  ])('is believed when it is %s', async (_, skew) => {
    const entry = await site.clockedIn({ at: toWire(world.clock.now + skew) });
    expect(entry.start_time).toBe(toWire(world.clock.now + skew));
    expect(entry).not.toHaveProperty('clock_corrected');
  });

  it.each([
    ['over two minutes ahead', 121],
    ['over three days late', -72 * 3600 - 1],
    ['a year ahead', 365 * 86_400],
    ['of the last century', -50 * 365 * 86_400],
  ])('gives way to the server when it is %s, and a repeat still finds the entry', async (_, skew) => {
    const body = site.press({ at: toWire(world.clock.now + skew) });
    const entry = await site.clockedIn(body);
    expect(entry).toMatchObject({ start_time: site.now(), clock_corrected: true });
    world.pass(3600);
    expect(await site.clockedIn(body)).toEqual(entry);
    const { version } = await site.clockedOut();
    world.pass(40 * 86_400);
    expect(await site.clockedIn(body)).toMatchObject({ id: entry.id, total_time: 3600, version });
    expect((await world.employee(site.anna)).open).toBeUndefined();
  });

  it('of an older entry leaves the newest start as it is', async () => {
    const start = world.clock.now;
    await site.clockedIn({}, site.bjorn);
    await site.clockedIn({ at: toWire(start - 7200) });
    expect((await world.project(site.roof)).latestAt).toBe(start);
    expect((await world.employee(site.anna)).latestAt).toBe(start - 7200);
  });
});
