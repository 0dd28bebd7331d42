// How employees get in: sealed passwords, the login SMS within its budgets, the shared time clock.

import { describe, expect, it } from 'vitest';
import * as employees from '#functions/domain/employees/employees.ts';
import { chooseOwnLanguage } from '#functions/domain/employees/language.ts';
import { isEmployeeToken, openToken } from '#functions/domain/employees/token.ts';
import { employeeLogin, employeeLoginByLink, loginByLink } from '#functions/domain/sign-in/sign-in.ts';
import { findActor, self } from '#functions/domain/sessions/sessions.ts';
import { employeeFrom } from '#functions/table/rows/employee-row.ts';
import { Failure } from '#functions/runtime/fail.ts';
import { errorReply } from '#functions/runtime/reply.ts';
import { keys } from '#functions/table/keys.ts';
import { companies as contract } from '#shared/api/company.ts';
import { timeClock } from '#shared/api/time-clock.ts';
import { budgets, employeeTokenAlphabet } from '#shared/limits.ts';
import { anEvent } from '#test/kit/world/http-event.ts';
import { type VisitorRequest } from '#test/kit/world/people.ts';
import { useCompany } from '#test/kit/world/use-people.ts';

const { world, company } = await useCompany();

const code = (value: string) => expect.objectContaining({ code: value });
const as = (visit: VisitorRequest = {}) => world.asCompany(company.token, visit);
type Creation = Parameters<typeof employees.createEmployee>[1]['body'];
const create = async (body: Partial<Creation> = {}, visit: VisitorRequest = {}) =>
  employees.createEmployee(await as(visit), { body: { name: 'Anna', token: 'bcdf', ...body } });
const change = async (body: Parameters<typeof employees.changeEmployee>[1]['body']) =>
  employees.changeEmployee(await as(), { body });
const send = async (id: string, query: { version?: number } = {}) =>
  employees.sendLoginSms(await as(), { path: { id }, query });
const logIn = (password: string, name = 'Anna') =>
  employeeLogin(world.asVisitor(), {
    body: { company_name: company.name, employee_name: name, password },
  });
const rowOf = async (id: string) =>
  employeeFrom((await world.table.get(keys.employee(company.id, id))) ?? {});

describe('whether an employee has a log-in', () => {
  const hasLogin = async (id: string) =>
    (await employees.listEmployees(await as())).find((one) => one.id === id)?.has_login;

  it('is no until an SMS went out or the letters were used, and yes from then on', async () => {
    const [sent, known, neither] = [
      await create({ name: 'Sent', phone_number: '6111234' }),
      await create({ name: 'Known' }),
      await create({ name: 'Neither', phone_number: '6111235' }),
    ];
    expect([sent.has_login, known.has_login]).toEqual([undefined, undefined]);
    await send(sent.id);
    await logIn('bcdf', 'Known');
    await expect(logIn('wrng', 'Neither')).rejects.toEqual(code('wrong_employee_password'));
    expect(await Promise.all([sent, known, neither].map(({ id }) => hasLogin(id)))).toEqual([
      true,
      true,
      undefined,
    ]);
    await logIn('bcdf', 'Known');
    await change({ id: known.id, new_token: 'zxwt' });
    expect(await hasLogin(known.id)).toBe(true);
  });

  it('is yes at once where the SMS went with the new employee', async () => {
    const anna = await create({ phone_number: '6111236', send_sms: true });
    expect(anna.has_login).toBe(true);
  });
});

describe('an employee’s password', () => {
  it('is encrypted and hashed at rest, bound to its owner', async () => {
    const anna = await rowOf((await create()).id);
    const bara = await rowOf((await create({ name: 'Bára' })).id);
    expect(JSON.stringify([anna, bara])).not.toContain('bcdf');
    expect(anna.tokenHash).not.toBe(bara.tokenHash);
    const moved = { ...bara, tokenSealed: anna.tokenSealed, tokenHash: anna.tokenHash };
    await expect(openToken(world, moved)).rejects.toThrow();
    expect(await isEmployeeToken(world, moved, 'bcdf')).toBe(false);
    expect(await isEmployeeToken(world, anna, ' BCDF ')).toBe(true);
    expect(await isEmployeeToken(world, undefined, 'bcdf')).toBe(false);
  });

  it('given by the client is four of the twenty consonants [employee-token.consonants]', () => {
    const body = contract.endpoints.createEmployee.body;
    const isAllowed = (token: string) => body.safeParse({ name: 'Anna', token }).success;
    expect(employeeTokenAlphabet).toHaveLength(20);
    expect(['bdgk', 'BDGK'].map(isAllowed)).toEqual([true, true]);
    expect(['bcd', 'bcdfg', 'bcda', 'bcdy', 'bcd1', ''].map(isAllowed)).not.toContain(true);
  });

  it('that is new ends the sessions and links of the old one', async () => {
    const anna = await create({ phone_number: '6111234' });
    const session = await logIn('bcdf');
    await send(anna.id);
    const link = world.tokenInNotice();
    await change({ id: anna.id, new_token: 'zxwt' });
    expect(await findActor(world.table, session.session_token ?? '', world.clock.now)).toBeUndefined();
    await expect(employeeLoginByLink(world.asVisitor(), { body: { token: link } })).rejects.toThrow(
      code('link_over'),
    );
    await expect(logIn('bcdf')).rejects.toThrow(code('wrong_employee_password'));
    await expect(logIn('zxwt')).resolves.toMatchObject({ name: 'Anna' });
  });
});

it('a link from before a new password, or from before its owner was switched off, never works again', async () => {
  const { id } = await create({ phone_number: '6111234' });
  const linkSent = async (): Promise<string> => {
    world.clock.now += 60;
    await send(id);
    return world.tokenInNotice();
  };
  const offAndOn = async () => {
    await employees.disableEmployee(await as(), { path: { id } });
    await employees.enableEmployee(await as(), { path: { id } });
  };
  const entered = (token: string) => employeeLoginByLink(world.asVisitor(), { body: { token } });
  const first = await linkSent();
  await offAndOn();
  await expect(entered(first)).rejects.toThrow(code('link_over'));
  const second = await linkSent();
  await change({ id, new_token: 'zxwt' });
  await offAndOn();
  await expect(entered(second)).rejects.toThrow(code('link_over'));
});

describe('a guess at an employee’s password', () => {
  it('costs no write once the tries are spent, with the right letters too, and another employee’s are left', async () => {
    await create();
    await create({ name: 'Bára', token: 'zxwt' });
    let writes = 0;
    const guess = (password: string, employee_name = 'Anna') => {
      const ctx = world.asVisitor();
      const write: typeof ctx.table.write = (...changes) => {
        writes += 1;
        return ctx.table.write(...changes);
      };
      const body = { company_name: company.name, employee_name, password };
      return employeeLogin({ ...ctx, table: { ...ctx.table, write } }, { body });
    };
    for (let n = 0; n < budgets.employeeGuess[0]; n += 1)
      await expect(guess('mnpq')).rejects.toEqual(code('wrong_employee_password'));
    expect(writes).toBeGreaterThan(0);
    writes = 0;
    for (const password of ['mnpq', 'bcdf'])
      await expect(guess(password)).rejects.toEqual(code('too_many_requests'));
    expect(writes).toBe(0);
    await expect(guess('zxwt', 'Bára')).resolves.toMatchObject({ name: 'Bára' });
  });
});

describe('the login SMS', () => {
  it('is promised in the transaction that creates the employee and logs it in once', async () => {
    const anna = await create({ phone_number: '6111234', send_sms: true });
    expect(world.sent.at(-1)).toMatchObject({
      name: 'sms.requested',
      body: { to: '+3546111234', language: 'is', companyName: 'Smiðir ehf.', employeeName: 'Anna' },
    });
    const enter = () => loginByLink(world.asVisitor(), { body: { token: world.tokenInNotice() } });
    await expect(enter()).resolves.toMatchObject({ role: 'EMPLOYEE', id: anna.id });
    await expect(enter()).rejects.toThrow(code('link_over'));
  });

  it('is in the language that its employee chose, which stays when the office changes them', async () => {
    const { id } = await create({ phone_number: '6111234' });
    const { session_token: token = '' } = await logIn('bcdf');
    await chooseOwnLanguage(await world.asEmployee(token), { body: { language: 'pl' } });
    await change({ id, new_name: 'Anna B.' });
    expect(await self(await world.asEmployee(token))).toMatchObject({ language: 'pl' });
    await send(id);
    expect(world.sent.at(-1)).toMatchObject({ body: { language: 'pl', employeeName: 'Anna B.' } });
  });

  it('that cannot be sent leaves no employee behind', async () => {
    await expect(create({ send_sms: true })).rejects.toThrow(code('phone_missing'));
    await expect(create({ send_sms: true, phone_number: '5812345' })).rejects.toMatchObject({
      code: 'phone_missing',
      issues: [{ field: 'phone_number', code: 'no_sms' }],
    });
    expect(await employees.listEmployees(await as())).toEqual([]);
  });

  it('goes to no number that the sender has not seen: the newer version is the answer, and nothing is sent', async () => {
    const anna = await create({ phone_number: '6111234' });
    const moved = await change({ id: anna.id, version: anna.version, phone_number: '6115678' });
    const before = world.sent.length;
    await expect(send(anna.id, { version: anna.version })).rejects.toMatchObject({
      code: 'employee_changed',
      params: { employee: { version: moved.version, phone_number: '+3546115678' } },
    });
    expect(world.sent).toHaveLength(before);
    await send(anna.id, { version: moved.version });
    expect(world.sent.at(-1)).toMatchObject({ body: { to: '+3546115678' } });
  });

  it('is in the language that the employee has chosen', async () => {
    const anna = await create({ phone_number: '6111234' });
    await world.table.write({ update: keys.employee(company.id, anna.id), set: { lg: 'pl' } });
    await send(anna.id, { version: anna.version });
    expect(world.sent.at(-1)).toMatchObject({ body: { language: 'pl' } });
  });

  it('goes to one number once a minute and three times a day', async () => {
    const anna = await create({ phone_number: '6111234' });
    const sends = await Promise.allSettled(Array.from({ length: 5 }, () => send(anna.id)));
    expect(sends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const waits = async () => {
      const refused = await send(anna.id).catch((error: unknown) => error);
      return refused instanceof Failure ? refused.params['wait'] : 'not refused';
    };
    const first = world.clock.now;
    // The usual minute is not told.
    expect(await waits()).toBeUndefined();
    for (let n = 0; n < 2; n += 1) {
      world.clock.now += 60;
      await send(anna.id);
    }
    world.clock.now += 60;
    await expect(send(anna.id)).rejects.toThrow(code('too_many_requests'));
    world.clock.now = first + 86_400 - 7201;
    expect(await waits()).toBe('3 hours');
    world.clock.now += 1;
    expect(await waits()).toBe('120 minutes');
    world.clock.now += 86_400;
    await send(anna.id);
  });

  it('leaves a company five times before its e-mail is verified [trial.sms-five-until-verified]', async () => {
    await world.table.write({ update: keys.company(company.id), remove: ['ev'] });
    for (let n = 0; n < 5; n += 1) {
      await send((await create({ name: `E${n}`, phone_number: `611123${n}` })).id);
    }
    const sixth = await create({ name: 'Sixth', phone_number: '6111239' });
    await expect(send(sixth.id)).rejects.toThrow(code('too_many_requests'));
    await world.table.write({ update: keys.company(company.id), set: { ev: 1 } });
    await send(sixth.id);
  });

  it('leaves a company twenty times in its trial, and fifty times a day when it pays', async () => {
    const sendTo = async (n: number) => {
      await send((await create({ name: `E${n}`, phone_number: `61110${String(n).padStart(2, '0')}` })).id);
    };
    for (let n = 0; n < 20; n += 1) await sendTo(n);
    await expect(sendTo(20)).rejects.toThrow(code('too_many_requests'));
    world.clock.now += 86_400;
    await expect(sendTo(21)).rejects.toThrow(code('too_many_requests'));
    await world.table.write({ update: keys.company(company.id), set: { pay: 1 } });
    for (let n = 30; n < 80; n += 1) await sendTo(n);
    world.clock.now += 3600;
    const refused = await sendTo(80).catch((error: unknown) => error);
    if (!(refused instanceof Failure)) throw refused;
    expect(refused).toMatchObject({ code: 'too_many_requests', params: { seconds: 82_800 } });
    expect(errorReply(anEvent({}), refused, 'r1').body).toBe(
      '"Too many requests in a short amount of time. Please retry after 23 hours..."',
    );
  }, 60_000);

  it('to a country that is not on the list is refused', async () => {
    const anna = await create({ phone_number: '+882 1650 1234567' }).catch(() => create());
    await expect(send(anna.id)).rejects.toThrow(code('phone_missing'));
    const cuba = await create({ name: 'Far', phone_number: '+53 5 1234567' });
    await expect(send(cuba.id)).rejects.toThrow(code('phone_missing'));
  });
});

describe('the time clock', () => {
  it('shows active employees by name with what they work on, and no secret of theirs [time-clock.names-only]', async () => {
    const anna = await create({ phone_number: '6111234' });
    await create({ name: 'Áki' });
    const off = await create({ name: 'Off' });
    await employees.disableEmployee(await as(), { path: { id: off.id } });
    await world.table.write(
      { put: { ...keys.project(company.id, 'p1'), id: 'p1', n: 'House' } },
      {
        update: keys.employee(company.id, anna.id),
        set: { o: { i: 'w1', m: '202611', k: 'x', s: world.clock.now, p: 'p1' } },
      },
    );
    const tiles = await employees.listTimeClockEmployees(await as());
    expect(tiles.map(({ name }) => name)).toEqual(['Anna', 'Áki']);
    expect(tiles[0]?.open).toEqual({
      id: 'w1',
      start_time: '2026-11-18T08:00:00Z',
      project: { id: 'p1', name: 'House' },
    });
    expect(timeClock.endpoints.listEmployees.reply.parse(tiles)).toEqual(tiles);
    expect(JSON.stringify(tiles)).not.toMatch(/bcdf|6111234/);
  });
});
