// Logging in: who is let in, the refusals, and the reply for each role.

import { describe, expect, it } from 'vitest';
import { changeSettings } from '#functions/domain/companies/settings.ts';
import { requestTrial } from '#functions/domain/companies/trial.ts';
import { createEmployee } from '#functions/domain/employees/employees.ts';
import { findActor, self } from '#functions/domain/sessions/sessions.ts';
import {
  employeeLogin,
  login,
  timeClockLogin,
  timeClockLoginByLink,
} from '#functions/domain/sign-in/sign-in.ts';
import { budgets } from '#shared/limits.ts';
import { usePeople } from '#test/kit/world/use-people.ts';

const world = await usePeople();

const code = (value: string) => expect.objectContaining({ code: value });
const enter = (name: string, password: string, address?: string) =>
  login(world.asVisitor(address ? { address } : {}), { body: { username: name, password } });
const anna = { name: 'Anna', token: 'bcdf', needs: ['create_projects' as const] };
const annaLogin = (companyName: string, password = 'bcdf') => ({
  body: { company_name: companyName, employee_name: 'anna', password },
});

describe('signing in', () => {
  it('answers a wrong company name and a wrong company password differently', async () => {
    const company = await world.aCompany('Smiðir');
    await expect(enter('Nobody', 'right password')).rejects.toThrow(code('wrong_company_name'));
    await expect(enter('Smiðir', 'wrong')).rejects.toThrow(code('wrong_company_password'));
    await expect(enter(' smiðir ', company.password)).resolves.toMatchObject({
      role: 'COMPANY',
      name: 'Smiðir',
    });
  });

  it('has no password before the welcome link set one', async () => {
    await requestTrial(world.asVisitor(), { body: { name: 'Fresh', email: 'f@example.com' } });
    await expect(enter('Fresh', '')).rejects.toThrow(code('wrong_company_password'));
  });

  it('after five misses from one address only says that something was wrong', async () => {
    await world.aCompany('Smiðir');
    for (let n = 0; n < budgets.exactAnswerToAddress[0]; n += 1) {
      await expect(enter(`Nobody ${n}`, 'x', '198.51.100.8')).rejects.toThrow(code('wrong_company_name'));
    }
    await expect(enter('Nobody', 'x', '198.51.100.8')).rejects.toThrow(code('wrong_credentials'));
    await expect(enter('Smiðir', 'x', '198.51.100.8')).rejects.toThrow(code('wrong_credentials'));
  });

  it('is refused after ten wrong passwords in an hour, the right one included, and misses only count', async () => {
    const company = await world.aCompany('Smiðir');
    for (let n = 0; n < 12; n += 1) await enter('Smiðir', company.password);
    for (let n = 0; n < budgets.companyGuess[0]; n += 1) {
      await expect(enter('Smiðir', 'wrong')).rejects.toThrow(code('wrong_company_password'));
    }
    await expect(enter('Smiðir', company.password)).rejects.toThrow(code('too_many_requests'));
    world.clock.now += budgets.companyGuess[1];
    await expect(enter('Smiðir', company.password)).resolves.toMatchObject({ role: 'COMPANY' });
  }, 120_000);

  it('as an employee names which of the three values is wrong, and folds the case of all of them [roles.employee-logs-in employee-login.reply.*]', async () => {
    const company = await world.aCompany('Smiðir');
    await createEmployee(await world.asCompany(company.token), { body: anna });
    const refusals = [
      [annaLogin('Nobody'), 'wrong_company_name'],
      [{ body: { ...annaLogin('Smiðir').body, employee_name: 'Bára' } }, 'wrong_employee_name'],
      [annaLogin('Smiðir', 'ghjk'), 'wrong_employee_password'],
    ] as const;
    for (const [input, refusal] of refusals) {
      await expect(employeeLogin(world.asVisitor(), input)).rejects.toThrow(code(refusal));
    }
    await expect(employeeLogin(world.asVisitor(), annaLogin('SMIÐIR', 'BCDF'))).resolves.toMatchObject({
      role: 'EMPLOYEE',
      name: 'Anna',
      company: { name: 'Smiðir' },
      needs: ['create_projects'],
      disabled: false,
    });
  });

  it('as an employee is refused after three wrong passwords a day', async () => {
    const company = await world.aCompany('Smiðir');
    await createEmployee(await world.asCompany(company.token), { body: anna });
    const guess = (password: string) => employeeLogin(world.asVisitor(), annaLogin('Smiðir', password));
    const wrong = await Promise.allSettled(['ghjk', 'lmnp', 'qrst', 'vwxz', 'bbbb'].map(guess));
    const codes = wrong.flatMap((one) => (one.status === 'rejected' ? [String(one.reason.code)] : []));
    expect(codes.toSorted()).toEqual([
      'too_many_requests',
      'too_many_requests',
      ...Array.from({ length: budgets.employeeGuess[0] }, () => 'wrong_employee_password'),
    ]);
    await expect(guess('bcdf')).rejects.toMatchObject({
      code: 'too_many_requests',
      params: { seconds: budgets.employeeGuess[1] },
    });
  });

  it('returns its secrets to the company alone, and to a browser no session token [session.token-only-without-browser-headers time-clock-login.company-credentials]', async () => {
    const company = await world.aCompany('Smiðir');
    const asBrowser = await login(world.asVisitor({ isBrowser: true }), {
      body: { username: 'Smiðir', password: company.password },
    });
    expect(asBrowser).not.toHaveProperty('session_token');
    const clock = await timeClockLogin(world.asVisitor(), {
      body: { username: 'Smiðir', password: company.password },
    });
    expect(clock).toMatchObject({ role: 'COMPANY_TIME_CLOCK', name: 'Smiðir' });
    for (const secret of ['time_clock_token', 'email', 'integrations', 'needs']) {
      expect(clock).not.toHaveProperty(secret);
    }
  });

  it('makes the device known: a phone app gets its token, a browser keeps a cookie', async () => {
    const { name: username, password } = await world.aCompany('Smiðir');
    const { device_token: device } = await login(world.asVisitor(), { body: { username, password } });
    expect(device).toMatch(/^[\w.~]+$/);
    const browser = world.asVisitor({ isBrowser: true });
    expect(await login(browser, { body: { username, password } })).not.toHaveProperty('device_token');
    expect(browser.extras.device).toMatch(/^[\w.~]+$/);
  });

  it('again ends the older session of the same browser, and no other', async () => {
    const company = await world.aCompany('Smiðir');
    const body = { username: 'Smiðir', password: company.password };
    const { session_token: held = '' } = await login(world.asVisitor(), { body });
    const { session_token: newer = '' } = await login(world.asVisitor({ held }), { body });
    const standing = (token: string) => findActor(world.table, token, world.clock.now);
    expect(await standing(held)).toBeUndefined();
    expect(await standing(newer)).toMatchObject({ role: 'COMPANY' });
    expect(await standing(company.token)).toMatchObject({ role: 'COMPANY' });
    await createEmployee(await world.asCompany(newer), { body: anna });
    await expect(
      employeeLogin(world.asVisitor({ held: newer }), annaLogin('Smiðir', 'zzzz')),
    ).rejects.toThrow();
    expect(await standing(newer)).toMatchObject({ role: 'COMPANY' });
    await employeeLogin(world.asVisitor({ held: newer }), annaLogin('Smiðir'));
    expect(await standing(newer)).toBeUndefined();
    const forged = company.token.replace(/.$/, (last) => (last === 'x' ? 'y' : 'x'));
    await login(world.asVisitor({ held: forged }), { body });
    await login(world.asVisitor({ held: 'no token' }), { body });
    expect(await standing(company.token)).toMatchObject({ role: 'COMPANY' });
  });

  it('by the time-clock link works again and again until the link is renewed in the settings', async () => {
    const company = await world.aCompany('Smiðir');
    const { time_clock_token: token } = await self(await world.asCompany(company.token));
    const open = () => timeClockLoginByLink(world.asVisitor(), { body: { token: token ?? '' } });
    await expect(open()).resolves.toMatchObject({ role: 'COMPANY_TIME_CLOCK' });
    world.clock.now += 100 * 86_400;
    const { session_token: kiosk } = await open();
    const { session_token: fresh } = await enter('Smiðir', company.password);
    await changeSettings(await world.asCompany(fresh ?? ''), { body: { time_clock: { renew_token: true } } });
    await expect(open()).rejects.toThrow(code('link_over'));
    expect(await findActor(world.table, kiosk ?? '', world.clock.now)).toBeUndefined();
  });
});
