// Clocking out and switching: the entry that is meant ends once, its seconds are counted once.

import { describe, expect, it } from 'vitest';
import { clockOut, clockOutReads } from '#functions/domain/worklogs/press/clock-out.ts';
import { switchReads, switchProject } from '#functions/domain/worklogs/press/switch.ts';
import type { Key } from '#functions/table/keys.ts';
import { toWire } from '#shared/time/instant.ts';
import { at } from '#test/kit/world/context.ts';
import { different, type Site } from '#test/kit/world/site.ts';
import { useSite } from '#test/kit/world/use-site.ts';

const { world, site } = await useSite();
const totalOf = async (project: Site['roof']) => (await world.project(project)).totalSeconds;

/** Anna's request, with the rows of `keys` read as her session is; afterwards it may not read. */
async function withExtraRows(keys: readonly Key[]) {
  const unread = () => expect.fail('the table was read');
  const extraRows = (await world.table.getMany(keys)).filter((item) => item !== undefined);
  const table = { ...world.table, get: unread, getMany: unread, query: unread, queryAll: unread };
  const ctx = { ...(await world.asEmployee(site.anna)), extraRows };
  return { mayRead: ctx, mayNotRead: { ...ctx, table } };
}

describe('a press that names what it is about', () => {
  it('clocks out without a read of its own', async () => {
    const { id } = await site.clockedIn({ comment: 'Hello' });
    world.pass(600);
    const body = site.leave({ work_log_id: id, project_id: site.roof.id, comment: 'Done' });
    const { mayNotRead } = await withExtraRows(clockOutReads(site.company.id, { body }));
    const ended = await clockOut(mayNotRead, { body });
    expect(ended).toMatchObject({ id, project: { name: 'Roof' }, total_time: 600, version: 2 });
    expect(ended.work_log_comments.map(({ comment }) => comment)).toEqual(['Hello', 'Done']);
  });

  it('switches without a read of its own', async () => {
    const { id } = await site.clockedIn();
    world.pass(600);
    const running = { work_log_id: id, project_id: site.roof.id };
    const body = { ...site.press({ project_id: site.wall.id }), running };
    const { mayNotRead } = await withExtraRows(switchReads(site.company.id, { body }));
    const { ended, started } = await switchProject(mayNotRead, { body });
    expect(ended).toMatchObject({ id, project: { name: 'Roof' }, total_time: 600 });
    expect(started.project).toEqual({ id: site.wall.id, name: 'Wall' });
  });

  it('answers the entry as it ends, also when it was changed after the session was read', async () => {
    const { id } = await site.clockedIn();
    world.pass(600);
    const body = site.leave({ work_log_id: id, project_id: site.roof.id });
    const { mayRead } = await withExtraRows(clockOutReads(site.company.id, { body }));
    await site.edited({ id, approved: true });
    expect(await clockOut(mayRead, { body })).toMatchObject({ id, approved: false, version: 3 });
  });

  it('ends what runs, whatever project or other entry it names beside it', async () => {
    const foreign = await site.clockedIn({}, site.bjorn);
    const { id } = await site.clockedIn();
    world.pass(600);
    const running = { work_log_id: foreign.id, project_id: site.wall.id };
    const onWall = { ...site.press({ project_id: site.wall.id }), running };
    const first = await withExtraRows(switchReads(site.company.id, { body: onWall }));
    const { ended, started } = await switchProject(first.mayRead, { body: onWall });
    expect(ended).toMatchObject({ id, project: { name: 'Roof' } });
    world.pass(600);
    const out = site.leave({ work_log_id: started.id, project_id: site.roof.id });
    const second = await withExtraRows(clockOutReads(site.company.id, { body: out }));
    expect(await clockOut(second.mayRead, { body: out })).toMatchObject({ project: { name: 'Wall' } });
    expect((await world.employee(site.bjorn)).open?.id).toBe(foreign.id);
  });
});

describe('clocking out', () => {
  it('ends the entry, frees the employee and adds to the project [wire.total-time-seconds worklog.open-or-closed employee-app.clock-out]', async () => {
    const open = await site.clockedIn();
    world.pass(5400);
    const ended = await site.clockedOut({ comment: 'Done' });
    expect(ended).toMatchObject({ id: open.id, end_time: site.now(), total_time: 5400, version: 2 });
    expect(ended.work_log_comments.map(({ comment }) => comment)).toEqual(['Done']);
    expect((await world.employee(site.anna)).open).toBeUndefined();
    expect(await totalOf(site.roof)).toBe(5400);
  });

  it('ends an entry that the office has moved to another month since the request began', async () => {
    world.clock.now = at('2026-12-01T00:10:00Z');
    const { id } = await site.clockedIn();
    const ctx = await world.asEmployee(site.anna);
    await site.edited({ id, new_start_time: '2026-11-30T23:50:00Z' });
    world.pass(600);
    const later = { ...ctx, now: world.clock.now };
    const ended = await clockOut(later, { body: site.leave() });
    expect(ended).toMatchObject({ id, start_time: '2026-11-30T23:50:00Z', total_time: 1800 });
    expect(await totalOf(site.roof)).toBe(1800);
  });

  it('has one effect and one answer however often it is sent, also after the next clock-in', async () => {
    await site.clockedIn();
    world.pass(600);
    const body = site.leave();
    const answers = await Promise.all([1, 2, 3].map(() => site.clockedOut(body)));
    world.pass(60);
    await site.clockedIn();
    answers.push(await site.clockedOut(body));
    world.pass(60);
    await site.clockedOut();
    await site.clockedIn();
    answers.push(await site.clockedOut(body));
    expect(different(answers)).toHaveLength(1);
    expect(await totalOf(site.roof)).toBe(660);
    expect((await world.employee(site.anna)).open).toBeDefined();
  });

  it('is found again when its device time was not believed', async () => {
    const open = await site.clockedIn();
    world.pass(600);
    const body = site.leave({ at: toWire(world.clock.now + 30 * 86_400) });
    const ended = await site.clockedOut(body);
    expect(ended).toMatchObject({ id: open.id, end_time: site.now(), clock_corrected: true });
    world.pass(60);
    await site.worked(60);
    world.pass(31 * 86_400);
    expect(await site.clockedOut(body)).toEqual(ended);
  });

  it('is answered again as it was, whatever the office changed before and after it', async () => {
    const { id } = await site.clockedIn();
    world.pass(3600);
    const began = (earlier: number) => toWire(world.clock.now - 3600 - earlier);
    await site.edited({ id, new_start_time: began(900) });
    const out = site.leave();
    const first = await site.clockedOut(out);
    expect(first).toMatchObject({ original_start_time: began(0), start_time: began(900), version: 3 });
    await site.edited({ id, new_start_time: began(1800), new_project_id: site.wall.id });
    await site.edited({ id, new_end_time: began(-1800), approved: true });
    expect(await site.clockedOut(out)).toEqual(first);
    await site.removed(id);
    expect(await site.clockedOut(out)).toEqual(first);
  });

  it('that names its entry is answered again after the entry was moved or deleted', async () => {
    const { id } = await site.clockedIn();
    world.pass(600);
    const body = site.leave({ work_log_id: id });
    const ended = await site.clockedOut(body);
    await site.edited({ id, new_start_time: '2026-09-30T08:00:00Z', new_end_time: '2026-09-30T09:00:00Z' });
    const { end_time, total_time } = ended;
    expect(await site.clockedOut(body)).toMatchObject({ id, end_time, total_time });
    await site.removed(id);
    expect(await site.clockedOut(body)).toMatchObject({ id, end_time, total_time });
  });

  it('is answered with the entry as it is now from the seventh day on, and still ends nothing', async () => {
    const { id } = await site.clockedIn();
    world.pass(600);
    const body = site.leave();
    const ended = await site.clockedOut(body);
    await site.edited({ id, new_project_id: site.wall.id });
    world.pass(7 * 86_400 - 1);
    const next = await site.clockedIn();
    expect(await site.clockedOut(body)).toEqual(ended);
    world.pass(1);
    expect(await site.clockedOut(body)).toMatchObject({ id, project: { name: 'Wall' }, version: 3 });
    expect((await world.employee(site.anna)).open?.id).toBe(next.id);
    expect(await totalOf(site.wall)).toBe(600);
  });

  it('with the same id and another content is refused', async () => {
    await site.clockedIn();
    world.pass(60);
    const body = site.leave();
    await site.clockedOut(body);
    await expect(site.clockedOut({ ...body, comment: 'x' })).rejects.toMatchObject({ code: 'key_reused' });
  });

  it('is refused when the employee is not clocked in, and when the entry has ended, is missing or is another’s', async () => {
    await expect(site.clockedOut()).rejects.toMatchObject({ code: 'not_clocked_in' });
    const { id } = await site.worked(60);
    const missing = { code: 'work_log_missing' };
    await expect(site.clockedOut({ work_log_id: id })).rejects.toMatchObject({ code: 'not_clocked_in' });
    await expect(site.clockedOut({ work_log_id: id }, site.bjorn)).rejects.toMatchObject(missing);
    await expect(site.clockedOut({ work_log_id: `${id}0` })).rejects.toMatchObject(missing);
  });

  it('before the clocking in is refused, but clocks may differ a little', async () => {
    await site.clockedIn();
    await expect(site.clockedOut({ at: toWire(world.clock.now - 121) })).rejects.toMatchObject({
      code: 'out_before_in',
    });
    const ended = await site.clockedOut({ at: toWire(world.clock.now - 30) });
    expect(ended).toMatchObject({ total_time: 1, clock_corrected: true });
  });

  it('works on a project that was closed meanwhile, but not for an employee who was disabled [projects.running-entry-survives-closing]', async () => {
    await site.clockedIn();
    await site.clockedIn({}, site.bjorn);
    await site.closed(site.roof);
    world.pass(60);
    expect((await site.clockedOut()).total_time).toBe(60);
    await site.disabled(site.bjorn);
    await expect(site.clockedOut({}, site.bjorn)).rejects.toMatchObject({ code: 'employee_disabled' });
  });

  it('and a company that edits the open entry at the same moment leave one consistent entry', async () => {
    const { id } = await site.clockedIn();
    world.pass(3600);
    const outcomes = await Promise.allSettled([
      site.clockedOut(),
      site.edited({ id, new_start_time: '2026-11-18T07:00:00Z' }),
      site.edited({ id, new_project_id: site.wall.id }),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
    const [entry] = await site.listed();
    expect(entry).toMatchObject({ total_time: 7200, project: { id: site.wall.id } });
    expect([await totalOf(site.roof), await totalOf(site.wall)]).toEqual([0, 7200]);
  });
});

describe('switching', () => {
  it('ends one entry and starts the next in the same second', async () => {
    const first = await site.clockedIn();
    world.pass(900);
    const { ended, started } = await site.switched({ project_id: site.wall.id, comment: 'Now the wall' });
    expect(ended).toMatchObject({ id: first.id, end_time: site.now(), total_time: 900 });
    expect(ended.work_log_comments).toEqual([]);
    expect(started).toMatchObject({ start_time: site.now(), project: { name: 'Wall' } });
    expect(started.work_log_comments).toHaveLength(1);
    expect((await world.employee(site.anna)).open?.id).toBe(started.id);
    expect(await totalOf(site.roof)).toBe(900);
    expect((await world.project(site.wall)).latestAt).toBe(world.clock.now);
  });

  it('to the same project splits the entry', async () => {
    await site.clockedIn();
    world.pass(900);
    const { started } = await site.switched();
    expect(started.project.id).toBe(site.roof.id);
    expect(await totalOf(site.roof)).toBe(900);
  });

  it('has one effect and one answer however often it is sent', async () => {
    await site.clockedIn();
    world.pass(900);
    const body = site.press({ project_id: site.wall.id });
    const answers = await Promise.all([1, 2, 3].map(() => site.switched(body)));
    world.pass(60);
    answers.push(await site.switched(body));
    world.pass(60);
    await site.clockedOut();
    answers.push(await site.switched(body));
    expect(different(answers)).toHaveLength(1);
    expect(await totalOf(site.roof)).toBe(900);
  });

  it('is answered with both entries as they are now from the seventh day on, and still starts nothing', async () => {
    const { id } = await site.clockedIn();
    world.pass(600);
    const body = site.press({ project_id: site.wall.id });
    const { started } = await site.switched(body);
    world.pass(600);
    await site.clockedOut();
    await site.removed(id);
    world.pass(7 * 86_400);
    expect(await site.switched(body)).toMatchObject({
      ended: { id, total_time: 600, version: 3 },
      started: { id: started.id, total_time: 600, version: 2 },
    });
    expect((await world.employee(site.anna)).open).toBeUndefined();
  });

  it('needs an open entry and an open project', async () => {
    await expect(site.switched()).rejects.toMatchObject({ code: 'not_clocked_in' });
    await site.clockedIn();
    world.pass(60);
    await site.closed(site.wall);
    await expect(site.switched({ project_id: site.wall.id })).rejects.toMatchObject({
      code: 'project_closed',
    });
    expect((await world.employee(site.anna)).open).toBeDefined();
  });
});
