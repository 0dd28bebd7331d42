// Sessions: found in one read, renewed by use, and when they stop counting.

import { describe, expect, it } from 'vitest';
import { createEmployee, disableEmployee } from '#functions/domain/employees/employees.ts';
import { findActor, findAnyActor, hashPassword, logout, self } from '#functions/domain/sessions/sessions.ts';
import { loginAdministrator } from '#functions/domain/sign-in/administrator.ts';
import { switchToTimeClock } from '#functions/domain/sign-in/sign-in.ts';
import { employeeLogin, login } from '#functions/domain/sign-in/sign-in.ts';
import { keys } from '#functions/table/keys.ts';
import { administratorItem } from '#functions/table/rows/administrator-row.ts';
import { sessionSeconds } from '#shared/limits.ts';
import { usePeople } from '#test/kit/world/use-people.ts';

const world = await usePeople();

const enter = (name: string, password: string, address?: string) =>
  login(world.asVisitor(address ? { address } : {}), { body: { username: name, password } });
const isOver = async (token: string) => (await findActor(world.table, token, world.clock.now)) === 'over';
const isGone = async (token = '') => (await findActor(world.table, token, world.clock.now)) === undefined;
const anna = { name: 'Anna', token: 'bcdf', needs: ['create_projects' as const] };
const annaLogin = (companyName: string, password = 'bcdf') => ({
  body: { company_name: companyName, employee_name: 'anna', password },
});

describe('a session', () => {
  it('ends after its idle time, which use moves, and after its whole time, which nothing moves', async () => {
    const { token } = await world.aCompany('Smiðir');
    const { idle, whole } = sessionSeconds.COMPANY;
    const started = world.clock.now;
    for (let at = started; at < started + whole; at += idle - 10) {
      world.clock.now = at;
      await world.actor(token);
    }
    world.clock.now = started + whole - 1;
    await world.actor(token);
    world.clock.now = started + whole;
    expect(await isOver(token)).toBe(true);
    const second = await enter('Smiðir', 'right password');
    world.clock.now += idle;
    expect(await isOver(second.session_token ?? '')).toBe(true);
  });

  it('of an administrator is elsewhere for functions that serve companies, and reads its rows besides', async () => {
    const password = 'a long password';
    await world.table.write({
      put: administratorItem({ name: 'boss', passwordHash: await hashPassword(password) }),
    });
    const { session_token: token = '' } = await loginAdministrator(world.asVisitor(), {
      body: { username: 'boss', password },
    });
    const { id } = await world.aCompany('Smiðir');
    const extra = () => [keys.company(id), keys.company('c000000000')];
    const { now } = world.clock;
    expect(await findActor(world.table, token, now)).toBe('elsewhere');
    expect(await findAnyActor(world.table, token, now, extra)).toMatchObject({
      role: 'ADMIN',
      administrator: { name: 'boss' },
      extraRows: [{ id }],
    });
    world.clock.now += sessionSeconds.ADMIN.whole;
    expect(await findActor(world.table, token, world.clock.now)).toBe('over');
  });

  it('is none once its company is erased, its person is gone or its text is no token', async () => {
    const { id, token } = await world.aCompany('Smiðir');
    const actor = (text: string) => findActor(world.table, text, world.clock.now);
    for (const text of ['', 'x', `${token}x`, token.replace(id, 'c000000000')])
      expect(await actor(text)).toBeUndefined();
    const employee = await createEmployee(await world.asCompany(token), { body: anna });
    const { session_token: annas = '' } = await employeeLogin(world.asVisitor(), annaLogin('Smiðir'));
    await world.table.write({ delete: keys.employee(id, employee.id) });
    expect(await actor(annas)).toBeUndefined();
    const { now } = world.clock;
    await world.table.write({ update: keys.company(id), set: { da: now, de: now, dx: 1 } });
    expect(await actor(token)).toBeUndefined();
  });

  it('is read with its company and employee in one call, and its use is noted once an hour', async () => {
    const { token } = await world.aCompany('Smiðir');
    const calls: string[] = [];
    const stop = world.dynamo.watch(({ operation }) => calls.push(operation));
    await world.actor(token);
    world.clock.now += 3600;
    await Promise.all([world.actor(token), world.actor(token)]);
    await world.actor(token);
    stop();
    expect(calls.filter((operation) => operation === 'BatchGetItem')).toHaveLength(4);
    expect(calls.filter((operation) => operation === 'UpdateItem').length).toBeLessThanOrEqual(2);
    expect(calls).not.toContain('GetItem');
  });

  it('of a company has its newest entry, country, time-clock token, integrations and settings [session.self-returns-facts]', async () => {
    const { token } = await world.aCompany('Smiðir');
    const reply = await self(await world.asCompany(token));
    expect(reply).toMatchObject({
      role: 'COMPANY',
      latest_work_log: null,
      country: 'IS',
      time_clock_token: expect.stringMatching(/^[\w-]{43}$/),
      integrations: {},
      settings: { language: 'is', time_zone: 'Atlantic/Reykjavik' },
    });
  });

  it('that was logged out is unknown, and is not brought back by a request under way', async () => {
    const { token } = await world.aCompany('Smiðir');
    const ctx = await world.asCompany(token);
    world.clock.now += 7200;
    await Promise.all([logout(ctx), findActor(world.table, token, world.clock.now)]);
    expect(ctx.extras.session).toBe('ended');
    expect(await findActor(world.table, token, world.clock.now)).toBeUndefined();
  });

  it('of another company is not reached by naming that company', async () => {
    const one = await world.aCompany('One');
    const other = await world.aCompany('Other');
    const forged = one.token.replace(/^[^.]+/, other.id);
    expect(await findActor(world.table, forged, world.clock.now)).toBeUndefined();
    expect(await findActor(world.table, 'nonsense', world.clock.now)).toBeUndefined();
  });

  it('of the company is destroyed by switching to the time clock, which gets a new one', async () => {
    const { token } = await world.aCompany('Smiðir');
    const ctx = await world.asCompany(token);
    const clock = await switchToTimeClock(ctx);
    expect(clock.role).toBe('COMPANY_TIME_CLOCK');
    expect(ctx.extras.session).toMatchObject({ token: clock.session_token });
    expect(await findActor(world.table, token, world.clock.now)).toBeUndefined();
    expect((await world.actor(clock.session_token ?? '')).role).toBe('COMPANY_TIME_CLOCK');
  });

  it('that a browser held ends with its next log-in, whosever it was', async () => {
    const { token: held, name } = await world.aCompany('Smiðir');
    await world.aCompany('Other');
    const body = { username: 'Other', password: 'right password' };
    const next = await login(world.asVisitor({ held }), { body });
    expect([await isGone(held), next.name]).toEqual([true, 'Other']);
    const forged = held.slice(0, -43).padEnd(held.length, 'x');
    await login(world.asVisitor({ held: forged }), { body: { ...body, username: name } });
    expect(await isGone(next.session_token)).toBe(false);
  });

  it.each(['its own', 'another'] as const)(
    'ends once as the browser switches to the time clock while it holds %s',
    async (which) => {
      const { token } = await world.aCompany('Smiðir');
      const { session_token: other = '' } = await enter('Smiðir', 'right password');
      const held = which === 'another' ? other : token;
      const clock = await switchToTimeClock(await world.asCompany(token, { held }));
      expect(await isGone(token)).toBe(true);
      expect(await isGone(other)).toBe(which === 'another');
      expect(await isGone(clock.session_token)).toBe(false);
    },
  );

  it('of a disabled employee ends at once; a new one may read [employee.disabled-can-log-in]', async () => {
    const company = await world.aCompany('Smiðir');
    const employee = await createEmployee(await world.asCompany(company.token), { body: anna });
    const before = await employeeLogin(world.asVisitor(), annaLogin('Smiðir'));
    await disableEmployee(await world.asCompany(company.token), { path: { id: employee.id } });
    expect(await findActor(world.table, before.session_token ?? '', world.clock.now)).toBeUndefined();
    const after = await employeeLogin(world.asVisitor(), annaLogin('Smiðir'));
    expect(after.disabled).toBe(true);
    expect((await world.actor(after.session_token ?? '')).employee?.isDisabled).toBe(true);
  });
});
