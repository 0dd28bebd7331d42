// Many devices or links give no more tries than one, and their misses count everywhere.

import { beforeEach, describe, expect, it } from 'vitest';
import { changeEmployee } from '#functions/domain/employees/employees.ts';
import { logIns } from '#functions/domain/sign-in/log-ins.ts';
import { changePassword } from '#functions/domain/sign-in/passwords.ts';
import { self } from '#functions/domain/sessions/sessions.ts';
import {
  switchToTimeClock,
  timeClockLogin,
  timeClockLoginByLink,
} from '#functions/domain/sign-in/sign-in.ts';
import { keys } from '#functions/table/keys.ts';
import { budgets } from '#shared/limits.ts';
import { code, useDoor } from './at-the-door.ts';

const { world, company, employ, enter, enterCompany, spendCompany } = await useDoor();
let annaId: string;
beforeEach(async () => {
  annaId = (await employ('Anna', 'bcdf')).id;
  await employ('Bára', 'ghjk');
});

describe('a device that knows an employee', () => {
  it('shares its tries with every other device that knows the same person, and with no one else’s', async () => {
    const hoard = [];
    for (let n = 0; n < 4; n += 1) hoard.push((await enter('bcdf')).device_token);
    const { device_token: ofBara } = await enter('ghjk', undefined, 'Bára');
    for (let n = 0; n < budgets.deviceGuessHour[0]; n += 1)
      await expect(enter('zzzz', hoard[n % hoard.length])).rejects.toThrow(/wrong_/);
    for (const device of hoard)
      await expect(enter('bcdf', device)).rejects.toThrow(code('too_many_requests'));
    await expect(enter('ghjk', ofBara, 'Bára')).resolves.toMatchObject({ name: 'Bára' });
  });

  it('is unknown once the letters or the company’s password are changed', async () => {
    const { device_token: device } = await enter('bcdf');
    const { device_token: ofOffice } = await enterCompany(company.password);
    await changeEmployee(await world.asCompany(company.token), { body: { id: annaId, new_token: 'kpwr' } });
    for (let n = 0; n < budgets.employeeGuess[0]; n += 1)
      await expect(enter('zzzz', device)).rejects.toThrow(code('wrong_employee_password'));
    await expect(enter('kpwr', device)).rejects.toThrow(code('too_many_requests'));
    const changing = await world.asCompany(company.token);
    const changed = { current_password: company.password, new_password: 'another password' };
    await changePassword(changing, { body: changed });
    for (let n = 0; n < budgets.companyGuess[0]; n += 1)
      await expect(enterCompany('wrong', ofOffice)).rejects.toThrow(code('wrong_company_password'));
    await expect(enterCompany('another password', ofOffice)).rejects.toThrow(code('too_many_requests'));
    const where = changing.extras.device;
    await expect(enterCompany('another password', where)).resolves.toMatchObject({ role: 'COMPANY' });
  }, 120_000);

  it('counts its misses as any other: for the company, the platform and the alarm', async () => {
    const { device_token: device } = await enter('bcdf');
    const { device_token: ofBara } = await enter('ghjk', undefined, 'Bára');
    for (let n = 0; n < 5; n += 1) {
      await expect(enter('zzzz', device)).rejects.toThrow(/wrong_/);
      await expect(enter('zzzz', ofBara, 'Bára')).rejects.toThrow(/wrong_/);
    }
    const rows = [
      keys.budget('platformMisses all', '-'),
      keys.budget(`companyEmployeesGuess ${company.id}`, '-'),
    ];
    const [platform] = await world.table.getMany(rows);
    expect(platform).toMatchObject({ n: 10 });
    expect((await logIns(await world.asCompany(company.token))).closed_until).not.toBeNull();
    expect(world.lines.filter((line) => line === 'password_missed')).toHaveLength(10);
    expect(JSON.stringify(world.sent.at(-1))).toContain('"guessing"');
    for (const [one, name] of [
      [device, 'Anna'],
      [ofBara, 'Bára'],
    ] as const)
      for (let n = 0; n < 5; n += 1) await expect(enter('zzzz', one, name)).rejects.toThrow(/wrong_/);
    // One company alone never reaches the breaker of the whole platform.
    expect((await world.table.getMany(rows))[0]).toMatchObject({ n: 10 });
  });

  it('that the company’s password is missed on leaves strangers less of the hour', async () => {
    const { device_token: device } = await enterCompany(company.password);
    for (let n = 0; n < budgets.companyGuess[0]; n += 1)
      await expect(enterCompany('wrong', device)).rejects.toThrow(/wrong_/);
    await expect(enterCompany(company.password)).rejects.toThrow(code('too_many_requests'));
    expect(world.lines.filter((line) => line === 'password_missed')).toHaveLength(budgets.companyGuess[0]);
  }, 120_000);
});

describe('a device that becomes a time clock', () => {
  const clockLink = async () => {
    const { time_clock_token: token } = await self(await world.asCompany(company.token));
    return { body: { token: token ?? '' } };
  };
  const enterClock = (password: string, visit: object) =>
    timeClockLogin(world.asVisitor(visit), { body: { username: company.name, password } });

  it('by its link earns no tries at the company’s password, however often it is opened', async () => {
    const link = await clockLink();
    const address = '198.51.100.7';
    const refusals: unknown[] = [];
    for (let n = 0; n < 6; n += 1) {
      const { device_token: device } = await timeClockLoginByLink(world.asVisitor({ address }), link);
      for (let of = 0; of < 3; of += 1)
        await enterClock('wrong', { address, device }).catch((error: { code: string }) =>
          refusals.push(error.code),
        );
    }
    const judged = refusals.filter((refusal) => refusal !== 'too_many_requests');
    expect(judged).toHaveLength(budgets.companyGuess[0]);
  }, 120_000);

  it('forgets the employees it knew, and by the password knows its company as a time clock alone', async () => {
    const { device_token: anna } = await enter('bcdf');
    const { device_token: both } = await enterCompany(company.password, anna);
    const { device_token: linked } = await timeClockLoginByLink(
      world.asVisitor({ device: both }),
      await clockLink(),
    );
    await spendCompany();
    const switching = await world.asCompany(company.token, { device: both });
    const { device_token: switched } = await switchToTimeClock(switching);
    expect([linked, switched]).toEqual(['', '']);
    const { device_token: typed } = await enterClock(company.password, { device: both });
    expect(typed?.split('~')).toHaveLength(1);
    await expect(enter('bcdf', typed)).rejects.toThrow(code('too_many_requests'));
    for (let n = 0; n < budgets.companyGuess[0]; n += 1)
      await expect(enterCompany('wrong')).rejects.toThrow(/wrong_/);
    await expect(enterCompany(company.password, typed)).rejects.toThrow(code('too_many_requests'));
    await expect(enterClock(company.password, { device: typed })).resolves.toMatchObject({
      role: 'COMPANY_TIME_CLOCK',
    });
  }, 120_000);
});
