// Clocking in, out and over: one effect per press, one open entry per employee, honest clocks.

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clockIn } from '#functions/domain/worklogs/clock-in.ts';
import { clockOut } from '#functions/domain/worklogs/clock-out.ts';
import { switchProject } from '#functions/domain/worklogs/switch.ts';
import type { Company } from '#functions/table/company-row.ts';
import type { Employee } from '#functions/table/employee-row.ts';
import { keys } from '#functions/table/keys.ts';
import type { Project } from '#functions/table/project-row.ts';
import { toWire } from '#shared/time/instant.ts';
import type { DynamoCall } from '#infra/local/dynamo.ts';
import { aClientId, at, openWorld, type World } from '#test/kit/context.ts';

let world: World;
let company: Company;
let employee: Employee;
let project: Project;
let other: Project;

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.now = at('2026-11-18T08:00:00Z');
  company = await world.aCompany();
  employee = await world.anEmployee(company, { name: 'Anna' });
  project = await world.aProject(company, { name: 'Roof' });
  other = await world.aProject(company, { name: 'Wall' });
});

const now = () => toWire(world.clock.now);
type InSent = Parameters<typeof clockIn>[1]['body'];
const press = (over: Partial<InSent> = {}): InSent => ({
  id: aClientId(),
  project_id: project.id,
  at: now(),
  ...over,
});
const clockedIn = async (body: InSent = press(), who = employee) =>
  clockIn(await world.asEmployee(who), { body });
const clockedOut = async (body: Partial<Parameters<typeof clockOut>[1]['body']> = {}, who = employee) =>
  clockOut(await world.asEmployee(who), { body: { id: aClientId(), at: now(), ...body } });
const switched = async (body: InSent, who = employee) => switchProject(await world.asEmployee(who), { body });
const refusedWith = (code: string) => expect.objectContaining({ code });

describe('clocking in', () => {
  it('starts an entry, shows it as open and points the employee at it', async () => {
    const entry = await clockedIn(press({ comment: 'Early start' }));
    expect(entry).toMatchObject({
      project: { id: project.id, name: 'Roof' },
      employee: { id: employee.id, name: 'Anna' },
      start_time: '2026-11-18T08:00:00Z',
      approved: false,
      has_location: false,
      created_by: 'Employee',
      version: 1,
      work_log_comments: [{ comment: 'Early start', created_by: 'Employee' }],
    });
    expect(entry).not.toHaveProperty('end_time');
    expect((await world.employee(employee)).open).toMatchObject({ id: entry.id, projectId: project.id });
    expect((await world.project(project)).latestAt).toBe(world.clock.now);
  });

  it('has one effect and one answer however often it is sent', async () => {
    const body = press({ comment: 'Hello' });
    const answers = await Promise.all([1, 2, 3, 4].map(() => clockedIn(body)));
    world.pass(60);
    answers.push(await clockedIn(body));
    expect([...new Set(answers.map((answer) => JSON.stringify(answer)))]).toHaveLength(1);
    expect(await world.table.queryAll({ PK: `C#${company.id}#W#202611`, begins: '' })).toHaveLength(1);
  });

  it('is answered as the first time after the entry has ended and a week has passed', async () => {
    const body = press();
    const first = await clockedIn(body);
    world.pass(3600);
    await clockedOut();
    world.pass(7 * 86_400);
    expect(await clockedIn(body)).toEqual(first);
    expect((await world.employee(employee)).open).toBeUndefined();
  });

  it('refuses the same id with another content', async () => {
    const body = press();
    await clockedIn(body);
    await expect(clockedIn({ ...body, project_id: other.id })).rejects.toEqual(refusedWith('key_reused'));
    await clockedOut({ at: toWire(world.clock.now + 60) });
    await expect(clockedIn({ ...body, comment: 'More' })).rejects.toEqual(refusedWith('key_reused'));
  });

  it('elsewhere is refused with the open entry', async () => {
    const open = await clockedIn();
    await expect(clockedIn(press({ project_id: other.id }))).rejects.toMatchObject({
      code: 'already_clocked_in',
      params: { work_log: open },
    });
  });

  it('of a hundred phones at once succeeds for one', async () => {
    const results = await Promise.allSettled(Array.from({ length: 100 }, () => clockedIn()));
    const refused = results.filter((one) => one.status === 'rejected');
    expect(results.length - refused.length).toBe(1);
    for (const one of refused) expect(one.reason).toMatchObject({ code: 'already_clocked_in' });
  });

  it('needs an open project of the own company', async () => {
    const shut = await world.aProject(company, { isOpen: false });
    const foreign = await world.aProject(await world.aCompany());
    await expect(clockedIn(press({ project_id: shut.id }))).rejects.toEqual(refusedWith('project_closed'));
    await expect(clockedIn(press({ project_id: foreign.id }))).rejects.toEqual(
      refusedWith('project_missing'),
    );
  });

  it('is refused to an employee who was disabled after the request began', async () => {
    const ctx = await world.asEmployee(employee);
    await world.table.write({ update: keys.employee(company.id, employee.id), set: { off: 1 } });
    await expect(clockIn(ctx, { body: press() })).rejects.toEqual(refusedWith('employee_disabled'));
  });

  it('keeps a location only when the company has switched locations on', async () => {
    const location = { lat: '64.1', lon: '-21.9', accuracy: 12, timestamp: now() };
    expect((await clockedIn(press({ location }))).has_location).toBe(false);
    const located = await world.aCompany({
      settings: { ...company.settings, location: { enabled: true, kept_days: 90 } },
    });
    const someone = await world.anEmployee(located);
    const place = await world.aProject(located);
    expect((await clockedIn(press({ project_id: place.id, location }), someone)).has_location).toBe(true);
  });
});

describe('the time a device says', () => {
  it.each([
    ['two minutes ahead', 120],
    ['exact', 0],
    ['three days late', -72 * 3600],
  ])('is believed when it is %s', async (_, skew) => {
    const entry = await clockedIn(press({ at: toWire(world.clock.now + skew) }));
    expect(entry.start_time).toBe(toWire(world.clock.now + skew));
    expect(entry).not.toHaveProperty('clock_corrected');
  });

  it.each([
    ['over two minutes ahead', 121],
    ['over three days late', -72 * 3600 - 1],
    ['a year ahead', 365 * 86_400],
    ['of the last century', -50 * 365 * 86_400],
  ])('gives way to the server when it is %s, and a repeat still finds the entry', async (_, skew) => {
    const body = press({ at: toWire(world.clock.now + skew) });
    const entry = await clockedIn(body);
    expect(entry).toMatchObject({ start_time: now(), clock_corrected: true });
    world.pass(3600);
    expect(await clockedIn(body)).toEqual(entry);
    await clockedOut();
    world.pass(40 * 86_400);
    expect(await clockedIn(body)).toEqual(entry);
    expect((await world.employee(employee)).open).toBeUndefined();
  });

  it('of a late clock-in never reaches into the entry that was clocked out last', async () => {
    await clockedIn();
    world.pass(3600);
    await clockedOut();
    const late = await clockedIn(press({ at: toWire(world.clock.now - 1800) }));
    expect(late).toMatchObject({ start_time: now(), clock_corrected: true });
  });

  it('of an older entry leaves the newest start as it is', async () => {
    const start = world.clock.now;
    const mate = await world.anEmployee(company);
    await clockedIn(press(), mate);
    await clockedIn(press({ at: toWire(start - 7200) }));
    expect((await world.project(project)).latestAt).toBe(start);
    expect((await world.employee(employee)).latestAt).toBe(start - 7200);
  });
});

describe('clocking out', () => {
  it('ends the entry, frees the employee and adds to the project', async () => {
    const open = await clockedIn();
    world.pass(5400);
    const ended = await clockedOut({ comment: 'Done' });
    expect(ended).toMatchObject({ id: open.id, end_time: now(), total_time: 5400, version: 2 });
    expect(ended.work_log_comments.map(({ comment }) => comment)).toEqual(['Done']);
    expect((await world.employee(employee)).open).toBeUndefined();
    expect((await world.project(project)).totalSeconds).toBe(5400);
  });

  it('has one effect and one answer however often it is sent, also after the next clock-in', async () => {
    await clockedIn();
    world.pass(600);
    const body = { id: aClientId(), at: now() };
    const answers = await Promise.all([1, 2, 3].map(() => clockedOut(body)));
    world.pass(60);
    await clockedIn();
    answers.push(await clockedOut(body));
    world.pass(60);
    await clockedOut();
    await clockedIn();
    answers.push(await clockedOut(body));
    expect([...new Set(answers.map((answer) => JSON.stringify(answer)))]).toHaveLength(1);
    expect((await world.project(project)).totalSeconds).toBe(660);
    expect((await world.employee(employee)).open).toBeDefined();
  });

  it('is found again when its device time was not believed', async () => {
    const open = await clockedIn();
    world.pass(600);
    const body = { id: aClientId(), at: toWire(world.clock.now + 30 * 86_400) };
    const ended = await clockedOut(body);
    expect(ended).toMatchObject({ id: open.id, end_time: now(), clock_corrected: true });
    world.pass(60);
    await clockedIn();
    world.pass(60);
    await clockedOut();
    world.pass(31 * 86_400);
    expect(await clockedOut(body)).toEqual(ended);
  });

  it('with the same id and another content is refused', async () => {
    await clockedIn();
    world.pass(60);
    const body = { id: aClientId(), at: now() };
    await clockedOut(body);
    await expect(clockedOut({ ...body, comment: 'x' })).rejects.toEqual(refusedWith('key_reused'));
  });

  it('is refused when nobody is in, when the entry is over, not there or a mate’s', async () => {
    await expect(clockedOut()).rejects.toEqual(refusedWith('not_clocked_in'));
    const { id } = await clockedIn();
    world.pass(60);
    await clockedOut();
    await expect(clockedOut({ work_log_id: id })).rejects.toEqual(refusedWith('not_clocked_in'));
    const mate = await world.anEmployee(company);
    await expect(clockedOut({ work_log_id: id }, mate)).rejects.toEqual(refusedWith('work_log_missing'));
    await expect(clockedOut({ work_log_id: `${id}0` })).rejects.toEqual(refusedWith('work_log_missing'));
  });

  it('before the clocking in is refused, but clocks may differ a little', async () => {
    await clockedIn();
    await expect(clockedOut({ at: toWire(world.clock.now - 121) })).rejects.toEqual(
      refusedWith('out_before_in'),
    );
    const ended = await clockedOut({ at: toWire(world.clock.now - 30) });
    expect(ended).toMatchObject({ total_time: 1, clock_corrected: true });
  });

  it('works on a project that was closed meanwhile', async () => {
    await clockedIn();
    await world.table.write({ update: keys.project(company.id, project.id), set: { shut: 1 } });
    world.pass(60);
    expect((await clockedOut()).total_time).toBe(60);
  });
});

describe('switching', () => {
  it('ends one entry and starts the next in the same second', async () => {
    const first = await clockedIn();
    world.pass(900);
    const { ended, started } = await switched(press({ project_id: other.id, comment: 'Now the wall' }));
    expect(ended).toMatchObject({ id: first.id, end_time: now(), total_time: 900, work_log_comments: [] });
    expect(started).toMatchObject({ start_time: now(), project: { name: 'Wall' } });
    expect(started.work_log_comments).toHaveLength(1);
    expect((await world.employee(employee)).open?.id).toBe(started.id);
    expect((await world.project(project)).totalSeconds).toBe(900);
    expect((await world.project(other)).latestAt).toBe(world.clock.now);
  });

  it('to the same project splits the entry', async () => {
    await clockedIn();
    world.pass(900);
    const { started } = await switched(press());
    expect(started.project.id).toBe(project.id);
    expect((await world.project(project)).totalSeconds).toBe(900);
  });

  it('has one effect and one answer however often it is sent', async () => {
    await clockedIn();
    world.pass(900);
    const body = press({ project_id: other.id });
    const answers = await Promise.all([1, 2, 3].map(() => switched(body)));
    world.pass(60);
    answers.push(await switched(body));
    world.pass(60);
    await clockedOut();
    answers.push(await switched(body));
    expect([...new Set(answers.map((answer) => JSON.stringify(answer)))]).toHaveLength(1);
    expect((await world.project(project)).totalSeconds).toBe(900);
  });

  it('needs an open entry and an open project', async () => {
    await expect(switched(press())).rejects.toEqual(refusedWith('not_clocked_in'));
    await clockedIn();
    world.pass(60);
    const shut = await world.aProject(company, { isOpen: false });
    await expect(switched(press({ project_id: shut.id }))).rejects.toEqual(refusedWith('project_closed'));
    expect((await world.employee(employee)).open).toBeDefined();
  });
});

describe('what a punch costs', () => {
  it('is one transaction of at most 6 write units, and one read beside it', async () => {
    const calls: DynamoCall[] = [];
    const entryCtx = await world.asEmployee(employee);
    const stop = world.dynamo.watch((call) => calls.push(call));
    await clockIn(entryCtx, { body: press({ comment: 'A comment of usual length' }) });
    const into = calls.splice(0);
    world.pass(3600);
    const outCtx = await world.asEmployee(employee);
    calls.splice(0);
    await clockOut(outCtx, { body: { id: aClientId(), at: now() } });
    stop();
    for (const punch of [into, calls]) {
      const writes = punch.filter(({ operation }) => operation === 'TransactWriteItems');
      expect(writes).toHaveLength(1);
      expect(writes[0]?.consumed.reduce((sum, one) => sum + one.writeUnits, 0)).toBeLessThanOrEqual(6);
      expect(punch.filter(({ operation }) => /Write|Put|Update|Delete/.test(operation))).toHaveLength(1);
    }
    expect(into).toHaveLength(2);
    expect(calls).toHaveLength(3);
  });
});
