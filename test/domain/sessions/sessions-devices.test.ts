// Known devices and the budgets of guesses: strangers cannot get in by trying, and cannot lock anybody out.

import { beforeEach, describe, expect, it } from 'vitest';
import { changeEmployee, createEmployee } from '#functions/domain/employees/employees.ts';
import { logIns, openLogIns } from '#functions/domain/sign-in/log-ins.ts';
import { employeeLogin, employeeLoginByLink } from '#functions/domain/sign-in/sign-in.ts';
import { keys, ranges } from '#functions/table/keys.ts';
import { budgets, deviceKeptSeconds, platformMissesBreaker } from '#shared/limits.ts';
import { toWire } from '#shared/time/instant.ts';
import { code, useDoor } from './at-the-door.ts';

const { world, company, employ, enter, enterCompany, spendCompany } = await useDoor();
let annaId: string;
beforeEach(async () => {
  annaId = (await employ('Anna', 'bcdf')).id;
  await employ('Bára', 'ghjk');
});

const day = 86_400;

describe('a device that knows an employee', () => {
  it('lets them in when strangers have spent every try of the company', async () => {
    const { device_token: device } = await enter('bcdf');
    await spendCompany();
    await expect(enter('bcdf')).rejects.toThrow(code('too_many_requests'));
    await expect(enter('bcdf', device)).resolves.toMatchObject({ name: 'Anna' });
  });

  it('has ten tries an hour and thirty a day that strangers have no part in', async () => {
    const { device_token: device } = await enter('bcdf');
    await spendCompany();
    for (let hour = 0; hour < 3; hour += 1) {
      for (let n = 0; n < budgets.deviceGuessHour[0]; n += 1)
        await expect(enter('zzzz', device)).rejects.toThrow(/wrong_/);
      await expect(enter('bcdf', device)).rejects.toThrow(code('too_many_requests'));
      world.clock.now += 3600;
    }
    await expect(enter('bcdf', device)).rejects.toThrow(code('too_many_requests'));
    world.clock.now += day;
    await expect(enter('bcdf', device)).resolves.toMatchObject({ name: 'Anna' });
  });

  it('knows only who has logged in on it, several of them, and each of a company by name', async () => {
    const { device_token: ofAnna } = await enter('bcdf');
    const { device_token: ofBoth } = await enter('ghjk', ofAnna, 'Bára');
    const { device_token: ofAll } = await enterCompany(company.password, ofBoth);
    await spendCompany();
    await expect(enter('ghjk', ofAnna, 'Bára')).rejects.toThrow(code('too_many_requests'));
    await expect(enter('bcdf', ofAll)).resolves.toMatchObject({ name: 'Anna' });
    await expect(enter('ghjk', ofAll, 'Bára')).resolves.toMatchObject({ name: 'Bára' });
    for (let n = 0; n < budgets.companyGuess[0]; n += 1)
      await expect(enterCompany('wrong')).rejects.toThrow(code('wrong_company_password'));
    await expect(enterCompany(company.password)).rejects.toThrow(code('too_many_requests'));
    await expect(enterCompany(company.password, ofAll)).resolves.toMatchObject({ role: 'COMPANY' });
  }, 120_000);

  it('is believed as long as we signed it, for a year', async () => {
    const { device_token: device = '' } = await enter('bcdf');
    await spendCompany();
    const forged = [
      device.replace(
        annaId,
        annaId.replace(/.$/, (last) => (last === 'x' ? 'y' : 'x')),
      ),
      device.replace(/\.(\d{10})\./, '.9999999999.'),
      `${device.slice(0, -1)}${device.endsWith('0') ? '1' : '0'}`,
      `${'~'.repeat(20)}${device}`,
      'nonsense',
    ];
    for (const held of forged) await expect(enter('bcdf', held)).rejects.toThrow(code('too_many_requests'));
    await expect(enter('bcdf', `nonsense~${device}`)).resolves.toMatchObject({ name: 'Anna' });
    world.clock.now += deviceKeptSeconds;
    await expect(enter('zzzz', device)).rejects.toThrow(code('wrong_employee_password'));
    for (let n = 1; n < budgets.employeeGuess[0]; n += 1)
      await expect(enter('zzzz', device)).rejects.toThrow(code('wrong_employee_password'));
    await expect(enter('bcdf', device)).rejects.toThrow(code('too_many_requests'));
  });

  it('that is new stands in the company’s audit, and only then; the log-in itself stands there every time', async () => {
    const { device_token: device } = await enter('bcdf');
    world.clock.now += 1;
    await enter('bcdf', device);
    const rows = await world.table.queryAll(ranges.audit(company.id));
    const first = { e: annaId, at: world.clock.now - 1 };
    expect(rows.filter(({ k }) => k === 'new_device')).toMatchObject([first]);
    expect(rows.filter(({ k }) => k === 'employee_logged_in')).toMatchObject([
      first,
      { e: annaId, at: world.clock.now, b: 'Employee' },
    ]);
  });
});

describe('a company whose tries strangers have spent', () => {
  it('is mailed to the company, once a day', async () => {
    const warnings = () => world.sent.filter(({ body }) => JSON.stringify(body).includes('"guessing"'));
    await spendCompany();
    expect(warnings()).toMatchObject([
      { name: 'mail.requested', body: { to: company.email, language: 'is' } },
    ]);
    await expect(enter('zzzz')).rejects.toThrow(code('too_many_requests'));
    world.clock.now += day - 1;
    await expect(enter('zzzz')).rejects.toThrow(code('too_many_requests'));
    expect(warnings()).toHaveLength(1);
  });
});

describe('a four-letter password', () => {
  it('is dead on new devices after a hundred misses ever, until it is changed', async () => {
    const { device_token: device } = await enter('bcdf');
    for (let misses = 0; misses < budgets.employeeGuessEver[0]; ) {
      for (let n = 0; n < budgets.employeeGuess[0] && misses < budgets.employeeGuessEver[0]; n += 1) {
        await expect(enter('zzzz')).rejects.toThrow(/wrong_/);
        misses += 1;
      }
      world.clock.now += day;
    }
    await expect(enter('bcdf')).rejects.toThrow(code('too_many_requests'));
    await expect(enter('bcdf', device)).resolves.toMatchObject({ name: 'Anna' });
    const { session_token: fresh } = await enterCompany(company.password);
    const body = { id: annaId, new_token: 'zxwt' };
    await changeEmployee(await world.asCompany(fresh ?? ''), { body });
    await expect(enter('zxwt')).resolves.toMatchObject({ name: 'Anna' });
  }, 120_000);

  it('is asked for by links alone in companies with a miss, while the whole platform is being tried', async () => {
    const other = await world.aCompany('Málarar');
    await createEmployee(await world.asCompany(other.token), { body: { name: 'Anna', token: 'bcdf' } });
    const { device_token: device } = await enter('bcdf');
    await expect(enter('zzzz')).rejects.toThrow(code('wrong_employee_password'));
    const row = keys.budget('platformMisses all', '-');
    const full = { n: platformMissesBreaker, until: world.clock.now + day, expires: world.clock.now + day };
    await world.table.write({ put: { ...row, ...full } });
    await expect(enter('bcdf')).rejects.toThrow(code('too_many_requests'));
    await expect(enter('bcdf', device)).resolves.toMatchObject({ name: 'Anna' });
    const body = { company_name: other.name, employee_name: 'Anna', password: 'bcdf' };
    await expect(employeeLogin(world.asVisitor(), { body })).resolves.toMatchObject({ name: 'Anna' });
    await createEmployee(await world.asCompany(company.token), {
      body: { name: 'New', token: 'bcdf', phone_number: '6115678', send_sms: true },
    });
    const link = { body: { token: world.tokenInNotice() } };
    await expect(employeeLoginByLink(world.asVisitor(), link)).resolves.toMatchObject({ name: 'New' });
  });
});

describe('a company whose tries are spent', () => {
  const manager = () => world.asCompany(company.token);
  const hour = 3600;

  it('sees until when new devices are kept out, and leaves a line for each miss that the alarm counts', async () => {
    expect(await logIns(await manager())).toEqual({ closed_until: null, open_until: null });
    await spendCompany();
    expect(await logIns(await manager())).toEqual({
      closed_until: toWire(world.clock.now + day),
      open_until: null,
    });
    const missed = world.lines.filter((line) => line === 'password_missed');
    expect(missed).toHaveLength(budgets.companyEmployeesGuess[0]);
  });

  it('may let new devices in for an hour, with five tries more and no others, and it is written down once', async () => {
    await spendCompany();
    await expect(enter('bcdf')).rejects.toThrow(code('too_many_requests'));
    const opened = await openLogIns(await manager());
    expect(opened.open_until).toBe(toWire(world.clock.now + hour));
    expect(await openLogIns(await manager())).toEqual(opened);
    await expect(enter('bcdf')).resolves.toMatchObject({ name: 'Anna' });
    for (let n = 0; n < budgets.companyEmployeesOpened[0]; n += 1)
      await expect(enter('zzzz', undefined, `Stranger ${n}`)).rejects.toThrow(/wrong_/);
    await expect(enter('bcdf')).rejects.toThrow(code('too_many_requests'));
    const rows = await world.table.queryAll(ranges.audit(company.id));
    expect(rows.filter((item) => item['k'] === 'log_ins_opened')).toHaveLength(1);
  });

  it('keeps new devices out again when the hour is over', async () => {
    await spendCompany();
    await openLogIns(await manager());
    world.clock.now += hour;
    await expect(enter('bcdf')).rejects.toThrow(code('too_many_requests'));
    expect(await logIns(await manager())).toMatchObject({ open_until: null });
  });
});
