// Employees: unique names, phones, payroll identities, and switching off and on.

import { describe, expect, it } from 'vitest';
import * as employees from '#functions/domain/employees/employees.ts';
import { employeeLogin } from '#functions/domain/sign-in/sign-in.ts';
import { employeeChange } from '#shared/model/employee.ts';
import { keys, ranges } from '#functions/table/keys.ts';
import { companies as contract } from '#shared/api/company.ts';
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
const logIn = (password: string, name = 'Anna') =>
  employeeLogin(world.asVisitor(), {
    body: { company_name: company.name, employee_name: name, password },
  });

describe('an employee', () => {
  it('is created active, without needs, phone or entries, and the company sees its password [needs.array-default-empty]', async () => {
    const made = await create();
    expect(made).toEqual({
      id: expect.stringMatching(/^e[0-9a-z]{7}$/),
      name: 'Anna',
      created: '2026-11-18T08:00:00Z',
      latest_work_log: null,
      version: 0,
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

  it('is created once per idempotency key, and the receipt does not hold its password [retries.same-key-other-body]', async () => {
    const visit = { key: 'key-employee-1' };
    const [first, again] = [await create({}, visit), await create({}, visit)];
    expect(again).toEqual(first);
    expect(JSON.stringify(await world.table.get(keys.receipt('-', visit.key)))).not.toContain('bcdf');
    await expect(create({}, { ...visit, content: 'other' })).rejects.toThrow(code('key_reused'));
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

  it('changed by two at once, or switched off by two, is so once: the other is asked to try again', async () => {
    const { id } = await create();
    const path = { path: { id } };
    const outcomes = async (one: Promise<unknown>, other: Promise<unknown>) =>
      (await Promise.allSettled([one, other])).map((each) =>
        each.status === 'rejected' ? String(each.reason.code) : 'done',
      );
    const phone = change({ id, phone_number: '611 1234' });
    expect((await outcomes(phone, change({ id, needs: ['manage_worklogs'] }))).toSorted()).toEqual([
      'busy',
      'done',
    ]);
    const off = async () => employees.disableEmployee(await as(), path);
    expect((await outcomes(off(), off())).toSorted()).toEqual(['busy', 'done']);
    expect(await employees.listEmployees(await as())).toMatchObject([{ disabled: true }]);
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
    await expect(employees.sendLoginSms(other, { ...path, query: {} })).rejects.toThrow(
      code('employee_missing'),
    );
    expect(await employees.listEmployees(other)).toEqual([]);
  });

  it('keeps payroll identities per system: fields that are not sent stay, empty ones are removed [dk.sent-on-create dk.sent-on-edit]', async () => {
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

  it('has the company’s lunch until it is given one of its own, or none', async () => {
    const lunch = { minutes: 45, from_hours: 5 };
    const made = await create();
    expect(made.lunch).toBeUndefined();
    expect(await change({ id: made.id, lunch })).toMatchObject({ lunch });
    await expect(change({ id: made.id, lunch })).rejects.toThrow(code('no_changes'));
    expect(await change({ id: made.id, lunch: null })).toMatchObject({ lunch: null });
    expect((await change({ id: made.id, phone_number: '611 1234' })).lunch).toBeNull();
    expect((await change({ id: made.id, lunch: 'company' })).lunch).toBeUndefined();
    expect(await create({ name: 'Bára', lunch: null })).toMatchObject({ lunch: null });
  });

  it('has the company’s usual week until it is given one of its own', async () => {
    const day = { start: '07:00', end: '15:00' };
    const usual_week = [day, day, null, day, { start: '22:00', end: '06:00' }, null, null];
    const made = await create();
    expect(made).not.toHaveProperty('usual_week');
    const changed = await change({ id: made.id, usual_week });
    expect(changed).toMatchObject({ usual_week, version: made.version + 1 });
    await expect(change({ id: made.id, usual_week })).rejects.toThrow(code('no_changes'));
    expect((await change({ id: made.id, lunch: null })).usual_week).toEqual(usual_week);
    await expect(change({ id: made.id, version: made.version, usual_week: 'company' })).rejects.toThrow(
      code('employee_changed'),
    );
    expect(await change({ id: made.id, usual_week: 'company' })).not.toHaveProperty('usual_week');
    const isTaken = (week: unknown) => employeeChange.safeParse({ id: made.id, usual_week: week }).success;
    const refused = [usual_week.slice(1), Array.from({ length: 7 }, () => null), 'none'];
    expect([usual_week, ...refused].map(isTaken)).toEqual([true, false, false, false]);
  });

  it('has a phone number that is valid in the company’s country, kept in international form', async () => {
    expect((await create({ phone_number: '611 1234' })).phone_number).toBe('+3546111234');
    expect((await create({ name: 'Piotr', phone_number: '+48 501 234 567' })).phone_number).toBe(
      '+48501234567',
    );
    await expect(create({ name: 'X', phone_number: '12' })).rejects.toMatchObject({
      code: 'invalid_input',
      issues: [{ field: 'phone_number', code: 'wrong_format' }],
    });
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

  it('that is disabled and enabled again keeps everything but its sessions [employee.active-or-disabled employee.disabled-deletes-nothing]', async () => {
    const anna = await create();
    const path = { path: { id: anna.id } };
    expect(await employees.disableEmployee(await as(), path)).toEqual({ ...anna, disabled: true });
    expect(await employees.disableEmployee(await as(), path)).toMatchObject({ disabled: true });
    expect(await employees.enableEmployee(await as(), path)).toEqual(anna);
  });
});
