// Employees: unique names, sealed passwords, phones, payroll identities, and the login SMS within its budgets.

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as employees from '#functions/domain/employees/employees.ts';
import { isEmployeeToken, openToken } from '#functions/domain/employees/token.ts';
import { employeeLogin, employeeLoginByLink, loginByLink } from '#functions/domain/sessions/sign-in.ts';
import { findActor } from '#functions/domain/sessions/sessions.ts';
import { employeeFrom } from '#functions/table/employee-row.ts';
import { keys, ranges } from '#functions/table/keys.ts';
import { companies as contract } from '#shared/api/company.ts';
import { timeClock } from '#shared/api/time-clock.ts';
import { employeeTokenAlphabet } from '#shared/limits.ts';
import { type Arrival, openPeople, type People } from '#test/kit/people.ts';

let world: People;
let company: Awaited<ReturnType<People['aCompany']>>;
beforeEach(async () => {
  world = await openPeople();
  company = await world.aCompany('Smiðir ehf.');
});
afterEach(() => world.close());

const code = (value: string) => expect.objectContaining({ code: value });
const field = (name: string) =>
  expect.objectContaining({ code: 'invalid_input', issues: [expect.objectContaining({ field: name })] });
const as = (arrival: Arrival = {}) => world.asCompany(company.token, arrival);
type Creation = Parameters<typeof employees.createEmployee>[1]['body'];
const create = async (body: Partial<Creation> = {}, arrival: Arrival = {}) =>
  employees.createEmployee(await as(arrival), { body: { name: 'Anna', token: 'bcdf', ...body } });
const change = async (body: Parameters<typeof employees.changeEmployee>[1]['body']) =>
  employees.changeEmployee(await as(), { body });
const send = async (id: string) => employees.sendLoginSms(await as(), { path: { id } });
const logIn = (password: string, name = 'Anna') =>
  employeeLogin(world.arriving(), {
    body: { company_name: company.name, employee_name: name, password },
  });
const rowOf = async (id: string) =>
  employeeFrom((await world.table.get(keys.employee(company.id, id))) ?? {});

describe('an employee', () => {
  it('is created active, without needs, phone or entries, and the company sees its password', async () => {
    const made = await create();
    expect(made).toEqual({
      id: expect.stringMatching(/^e[0-9a-z]{7}$/),
      name: 'Anna',
      created: '2026-11-18T08:00:00Z',
      latest_work_log: null,
      disabled: false,
      login_token: 'bcdf',
      phone_number: '',
      needs: [],
      integrations: {},
    });
    expect(contract.endpoints.createEmployee.reply.parse(made)).toEqual(made);
    expect(await employees.listEmployees(await as())).toEqual([made]);
  });

  it('has a name of its own within the company, whatever its case', async () => {
    await create();
    await expect(create({ name: 'ANNA' })).rejects.toThrow(code('employee_exists'));
    const other = await world.aCompany('Other');
    await expect(
      employees.createEmployee(await world.asCompany(other.token), { body: { name: 'Anna', token: 'bcdf' } }),
    ).resolves.toMatchObject({ name: 'Anna' });
  });

  it('created twenty times at once under one name exists once', async () => {
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => create()));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await employees.listEmployees(await as())).toHaveLength(1);
    expect((await world.table.queryAll(ranges.company(company.id))).map(({ SK }) => String(SK)[0])).toEqual([
      'A',
      'E',
      'E',
    ]);
  });

  it('is created once per idempotency key, and the receipt does not hold its password', async () => {
    const arrival = { key: 'key-employee-1' };
    const [first, again] = [await create({}, arrival), await create({}, arrival)];
    expect(again).toEqual(first);
    expect(JSON.stringify(await world.table.get(keys.receipt('-', arrival.key)))).not.toContain('bcdf');
    await expect(create({}, { ...arrival, content: 'other' })).rejects.toThrow(code('key_reused'));
  });

  it('is renamed only to a free name, and its old name is free then', async () => {
    const [anna] = [await create(), await create({ name: 'Bára' })];
    await expect(change({ id: anna.id, new_name: 'bára' })).rejects.toThrow(code('employee_exists'));
    expect(await change({ id: anna.id, new_name: 'anna' })).toMatchObject({ name: 'anna' });
    expect(await change({ id: anna.id, new_name: 'Hanna' })).toMatchObject({ name: 'Hanna' });
    await expect(logIn('bcdf', 'Hanna')).resolves.toMatchObject({ name: 'Hanna' });
    await expect(create()).resolves.toMatchObject({ name: 'Anna' });
  });

  it('renamed to one free name by two at once: the loser changes nothing', async () => {
    const people = [await create(), await create({ name: 'Bára' })];
    const all = await Promise.allSettled(people.map(({ id }) => change({ id, new_name: 'Clara' })));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const names = (await employees.listEmployees(await as())).map(({ name }) => name).toSorted();
    expect(names).toHaveLength(2);
    expect(names.filter((name) => name === 'Clara')).toHaveLength(1);
  });

  it('that is changed to what it is, is refused', async () => {
    const anna = await create({ phone_number: '611 1234', needs: ['manage_worklogs'] });
    const same = { id: anna.id, new_name: 'Anna', new_token: 'bcdf', phone_number: '+3546111234' };
    await expect(change({ ...same, needs: ['manage_worklogs'] })).rejects.toThrow(code('no_changes'));
    await expect(change({ id: 'e0000000', new_name: 'X' })).rejects.toThrow(code('employee_missing'));
  });

  it('of another company looks missing', async () => {
    const anna = await create();
    const other = await world.asCompany((await world.aCompany('Other')).token);
    const path = { path: { id: anna.id } };
    await expect(employees.disableEmployee(other, path)).rejects.toThrow(code('employee_missing'));
    await expect(
      employees.changeEmployee(other, { body: { id: anna.id, new_name: 'Mine' } }),
    ).rejects.toThrow(code('employee_missing'));
    await expect(employees.sendLoginSms(other, path)).rejects.toThrow(code('employee_missing'));
    expect(await employees.listEmployees(other)).toEqual([]);
  });

  it('keeps payroll identities per system: what is not sent stays, what is emptied goes', async () => {
    const made = await create({
      integrations: { payday: { kt: '1201603389' }, dk: { kt: '1201603389', deild: '10' } },
    });
    expect(made.integrations).toEqual({
      payday: { kt: '1201603389' },
      dk: { kt: '1201603389', deild: '10' },
    });
    const after = await change({ id: made.id, integrations: { payday: { kt: '' }, dk: { deild: '20' } } });
    expect(after.integrations).toEqual({ dk: { kt: '1201603389', deild: '20' } });
  });

  it('has a phone number that is valid in the company’s country, kept in international form', async () => {
    expect((await create({ phone_number: '611 1234' })).phone_number).toBe('+3546111234');
    expect((await create({ name: 'Piotr', phone_number: '+48 501 234 567' })).phone_number).toBe(
      '+48501234567',
    );
    await expect(create({ name: 'X', phone_number: '12' })).rejects.toThrow(field('phone_number'));
    expect(await change({ id: (await create({ name: 'Y' })).id, phone_number: '5812345' })).toMatchObject({
      phone_number: '+3545812345',
    });
  });

  it('is one of two hundred active ones at most; inactive ones do not count', async () => {
    const [first] = await Promise.all(
      Array.from({ length: 200 }, (_, n) => create({ name: `Employee ${n}` })),
    );
    await expect(create({ name: 'One more' })).rejects.toThrow(code('limit_reached'));
    await employees.disableEmployee(await as(), { path: { id: first?.id ?? '' } });
    await create({ name: 'One more' });
    await expect(employees.enableEmployee(await as(), { path: { id: first?.id ?? '' } })).rejects.toThrow(
      code('limit_reached'),
    );
  }, 30_000);

  it('that is disabled and enabled again keeps everything but its sessions', async () => {
    const anna = await create();
    const path = { path: { id: anna.id } };
    expect(await employees.disableEmployee(await as(), path)).toEqual({ ...anna, disabled: true });
    expect(await employees.disableEmployee(await as(), path)).toMatchObject({ disabled: true });
    expect(await employees.enableEmployee(await as(), path)).toEqual(anna);
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

  it('given by the client is four of the twenty consonants', () => {
    const body = contract.endpoints.createEmployee.body;
    const isAllowed = (token: string) => body.safeParse({ name: 'Anna', token }).success;
    expect(employeeTokenAlphabet).toHaveLength(20);
    expect(['bcdf', 'BCDF'].map(isAllowed)).toEqual([true, true]);
    expect(['bcd', 'bcdfg', 'bcda', 'bcdy', 'bcd1', ''].map(isAllowed)).not.toContain(true);
  });

  it('that is new ends the sessions and links of the old one', async () => {
    const anna = await create({ phone_number: '6111234' });
    const session = await logIn('bcdf');
    await send(anna.id);
    const link = world.tokenInNotice();
    await change({ id: anna.id, new_token: 'zxwv' });
    expect(await findActor(world.table, session.session_token ?? '', world.clock.now)).toBeUndefined();
    await expect(employeeLoginByLink(world.arriving(), { body: { token: link } })).rejects.toThrow(
      code('link_over'),
    );
    await expect(logIn('bcdf')).rejects.toThrow(code('wrong_employee_password'));
    await expect(logIn('zxwv')).resolves.toMatchObject({ name: 'Anna' });
  });

  it('is asked for at the time clock ten times an hour, then the right one is refused too', async () => {
    const anna = await rowOf((await create()).id);
    const prove = async (typed: string | undefined) => employees.proveAtTimeClock(await as(), anna, typed);
    for (let n = 0; n < 12; n += 1) await prove('BCDF');
    for (let n = 0; n < 10; n += 1) {
      await expect(prove(n ? 'zzzz' : undefined)).rejects.toThrow(code('wrong_employee_password'));
    }
    await expect(prove('bcdf')).rejects.toThrow(code('too_many_requests'));
  });
});

describe('the login SMS', () => {
  it('is promised in the transaction that creates the employee and logs it in once', async () => {
    const anna = await create({ phone_number: '6111234', send_sms: true });
    expect(world.sent.at(-1)).toMatchObject({
      name: 'sms.requested',
      body: { to: '+3546111234', language: 'is', companyName: 'Smiðir ehf.', employeeName: 'Anna' },
    });
    const enter = () => loginByLink(world.arriving(), { body: { token: world.tokenInNotice() } });
    await expect(enter()).resolves.toMatchObject({ role: 'EMPLOYEE', id: anna.id });
    await expect(enter()).rejects.toThrow(code('link_over'));
  });

  it('that cannot be sent leaves no employee behind', async () => {
    await expect(create({ send_sms: true })).rejects.toThrow(code('phone_missing'));
    await expect(create({ send_sms: true, phone_number: '5812345' })).rejects.toThrow(code('phone_missing'));
    expect(await employees.listEmployees(await as())).toEqual([]);
  });

  it('goes to one number once a minute and three times a day', async () => {
    const anna = await create({ phone_number: '6111234' });
    const sends = await Promise.allSettled(Array.from({ length: 5 }, () => send(anna.id)));
    expect(sends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (let n = 0; n < 2; n += 1) {
      world.clock.now += 60;
      await send(anna.id);
    }
    world.clock.now += 60;
    await expect(send(anna.id)).rejects.toThrow(code('too_many_requests'));
    world.clock.now += 86_400;
    await send(anna.id);
  });

  it('leaves a company five times before its e-mail is verified', async () => {
    await world.table.write({ update: keys.company(company.id), remove: ['ev'] });
    for (let n = 0; n < 5; n += 1) {
      await send((await create({ name: `E${n}`, phone_number: `611123${n}` })).id);
    }
    const sixth = await create({ name: 'Sixth', phone_number: '6111239' });
    await expect(send(sixth.id)).rejects.toThrow(code('too_many_requests'));
    await world.table.write({ update: keys.company(company.id), set: { ev: 1 } });
    await send(sixth.id);
  });

  it('to a country where nobody works for us is refused', async () => {
    const anna = await create({ phone_number: '+882 1650 1234567' }).catch(() => create());
    await expect(send(anna.id)).rejects.toThrow(code('phone_missing'));
    const cuba = await create({ name: 'Far', phone_number: '+53 5 1234567' });
    await expect(send(cuba.id)).rejects.toThrow(code('phone_missing'));
  });
});

describe('the time clock', () => {
  it('shows active employees by name with what they work on, and no secret of theirs', async () => {
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
