// Sessions: who gets in, what each role is told, and when a session stops counting.

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { requestTrial } from '#functions/domain/companies/trial.ts';
import { createEmployee, disableEmployee } from '#functions/domain/employees/employees.ts';
import {
  changePassword,
  changePasswordByLink,
  forgotPassword,
} from '#functions/domain/sessions/passwords.ts';
import { findActor, logout, self, switchToTimeClock } from '#functions/domain/sessions/sessions.ts';
import {
  employeeLogin,
  login,
  timeClockLogin,
  timeClockLoginByLink,
} from '#functions/domain/sessions/sign-in.ts';
import { sessions as contract } from '#shared/api/session.ts';
import { budgets, sessionSeconds } from '#shared/limits.ts';
import { openPeople, type People } from '#test/kit/people.ts';

let world: People;
beforeEach(async () => {
  world = await openPeople();
});
afterEach(() => world.close());

const code = (value: string) => expect.objectContaining({ code: value });
const enter = (name: string, password: string, address?: string) =>
  login(world.arriving(address ? { address } : {}), { body: { username: name, password } });
const isOver = async (token: string) => (await findActor(world.table, token, world.clock.now)) === 'over';
const anna = { name: 'Anna', token: 'bcdf', needs: ['create_projects' as const] };
const annaLogin = (companyName: string, password = 'bcdf') => ({
  body: { company_name: companyName, employee_name: 'anna', password },
});

describe('a trial', () => {
  it('creates the company, logs it in at once and mails the link that sets its password', async () => {
    const ctx = world.arriving();
    const reply = await requestTrial(ctx, {
      body: { name: 'Ósk ehf.', email: 'osk@example.com', language: 'is' },
    });
    expect(reply).toMatchObject({
      role: 'COMPANY',
      name: 'Ósk ehf.',
      email: 'osk@example.com',
      email_verified: false,
      country: 'IS',
      paying_customer: false,
      trial_ends: '2026-12-02T08:00:00Z',
      latest_work_log: null,
      integrations: {},
      settings: { language: 'is', time_zone: 'Atlantic/Reykjavik', features: { approve_work_logs: false } },
    });
    expect(ctx.extras.session).toEqual({ token: reply.session_token, seconds: sessionSeconds.COMPANY.whole });
    expect(contract.endpoints.requestTrial.reply.parse(reply)).toEqual(reply);
    expect(world.sent).toMatchObject([
      {
        name: 'mail.requested',
        body: { template: 'welcome', to: 'osk@example.com', language: 'is', companyName: 'Ósk ehf.' },
      },
    ]);
    expect(JSON.stringify(world.sent)).toContain('https://app.example.com/change_password_link?token=');
  });

  it('takes country and time zone from the language of the site', async () => {
    const of = async (name: string, language?: 'pt' | 'en') =>
      requestTrial(world.arriving(), {
        body: { name, email: 'a@example.com', ...(language ? { language } : {}) },
      });
    expect(await of('Obras', 'pt')).toMatchObject({
      country: 'PT',
      settings: { time_zone: 'Europe/Lisbon', language: 'pt' },
    });
    expect(await of('Builders')).toMatchObject({
      country: 'IE',
      settings: { time_zone: 'Europe/Dublin', language: 'en' },
    });
  });

  it('is refused with 409 when the name is taken, in any case and spacing', async () => {
    await world.aCompany('Smiðir ehf.');
    await expect(
      requestTrial(world.arriving(), { body: { name: 'SMIÐIR  EHF.', email: 'b@example.com' } }),
    ).rejects.toThrow(code('company_exists'));
  });

  it('of one name asked for twenty times at once creates one company', async () => {
    const all = await Promise.allSettled(
      Array.from({ length: 20 }, () =>
        requestTrial(world.arriving(), { body: { name: 'Race', email: 'race@example.com' } }),
      ),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const reasons = all.flatMap((one) =>
      one.status === 'rejected' ? [one.reason.code ?? String(one.reason)] : [],
    );
    expect(reasons.filter((reason) => reason !== 'company_exists' && reason !== 'busy')).toEqual([]);
    expect(world.sent).toHaveLength(1);
  });

  it('repeated with its idempotency key logs into the same company and mails once', async () => {
    const ask = (content?: string) =>
      requestTrial(world.arriving({ key: 'key-12345', ...(content ? { content } : {}) }), {
        body: { name: 'Lost reply', email: 'lost@example.com' },
      });
    const first = await ask();
    const again = await ask();
    expect(again.id).toBe(first.id);
    expect(again.session_token).not.toBe(first.session_token);
    expect((await world.actor(again.session_token ?? '')).company?.id).toBe(first.id);
    expect(world.sent).toHaveLength(1);
    await expect(ask('another body')).rejects.toThrow(code('key_reused'));
    await changePasswordByLink(world.arriving(), {
      body: { token: world.tokenInNotice(), new_password: 'my own password' },
    });
    await expect(ask()).rejects.toThrow(code('company_exists'));
  });

  it('is refused after five from one address in an hour', async () => {
    const ask = (name: string) =>
      requestTrial(world.arriving({ address: '198.51.100.7' }), { body: { name, email: 'x@example.com' } });
    for (let n = 0; n < budgets.trialsPerAddress[0]; n += 1) await ask(`Company ${n}`);
    await expect(ask('One more')).rejects.toThrow(code('too_many_requests'));
    world.clock.now += budgets.trialsPerAddress[1];
    await expect(ask('One more')).resolves.toMatchObject({ name: 'One more' });
  });
});

describe('signing in', () => {
  it('tells a wrong company name from a wrong company password', async () => {
    const company = await world.aCompany('Smiðir');
    await expect(enter('Nobody', 'right password')).rejects.toThrow(code('wrong_company_name'));
    await expect(enter('Smiðir', 'wrong')).rejects.toThrow(code('wrong_company_password'));
    await expect(enter(' smiðir ', company.password)).resolves.toMatchObject({
      role: 'COMPANY',
      name: 'Smiðir',
    });
  });

  it('has no password before the welcome link set one', async () => {
    await requestTrial(world.arriving(), { body: { name: 'Fresh', email: 'f@example.com' } });
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
  });

  it('as an employee tells the three wrong values apart and folds the case of all of them', async () => {
    const company = await world.aCompany('Smiðir');
    await createEmployee(await world.asCompany(company.token), { body: anna });
    const refusals = [
      [annaLogin('Nobody'), 'wrong_company_name'],
      [{ body: { ...annaLogin('Smiðir').body, employee_name: 'Bára' } }, 'wrong_employee_name'],
      [annaLogin('Smiðir', 'ghjk'), 'wrong_employee_password'],
    ] as const;
    for (const [input, refusal] of refusals) {
      await expect(employeeLogin(world.arriving(), input)).rejects.toThrow(code(refusal));
    }
    await expect(employeeLogin(world.arriving(), annaLogin('SMIÐIR', 'BCDF'))).resolves.toMatchObject({
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
    const guess = (password: string) => employeeLogin(world.arriving(), annaLogin('Smiðir', password));
    const wrong = await Promise.allSettled(['ghjk', 'lmnp', 'qrst', 'vwxz', 'bbbb'].map(guess));
    const codes = wrong.flatMap((one) => (one.status === 'rejected' ? [String(one.reason.code)] : []));
    expect(codes.toSorted()).toEqual([
      'too_many_requests',
      'too_many_requests',
      ...Array.from({ length: budgets.employeeGuess[0] }, () => 'wrong_employee_password'),
    ]);
    await expect(guess('bcdf')).rejects.toThrow(code('too_many_requests'));
  });

  it('tells only the company its secrets, and a browser no session token', async () => {
    const company = await world.aCompany('Smiðir');
    const asBrowser = await login(world.arriving({ isBrowser: true }), {
      body: { username: 'Smiðir', password: company.password },
    });
    expect(asBrowser).not.toHaveProperty('session_token');
    const clock = await timeClockLogin(world.arriving(), {
      body: { username: 'Smiðir', password: company.password },
    });
    expect(clock).toMatchObject({ role: 'COMPANY_TIME_CLOCK', name: 'Smiðir' });
    for (const secret of ['time_clock_token', 'email', 'integrations', 'needs']) {
      expect(clock).not.toHaveProperty(secret);
    }
  });

  it('by the time-clock link works again and again until the link is renewed by a new password', async () => {
    const company = await world.aCompany('Smiðir');
    const { time_clock_token: token } = await self(await world.asCompany(company.token));
    const open = () => timeClockLoginByLink(world.arriving(), { body: { token: token ?? '' } });
    await expect(open()).resolves.toMatchObject({ role: 'COMPANY_TIME_CLOCK' });
    world.clock.now += 100 * 86_400;
    const { session_token: kiosk } = await open();
    const { session_token: fresh } = await enter('Smiðir', company.password);
    await changePassword(await world.asCompany(fresh ?? ''), {
      body: { current_password: company.password, new_password: 'another password' },
    });
    await expect(open()).rejects.toThrow(code('link_over'));
    expect(await findActor(world.table, kiosk ?? '', world.clock.now)).toBeUndefined();
  });
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

  it('of a disabled employee ends at once; a new one may read', async () => {
    const company = await world.aCompany('Smiðir');
    const employee = await createEmployee(await world.asCompany(company.token), { body: anna });
    const before = await employeeLogin(world.arriving(), annaLogin('Smiðir'));
    await disableEmployee(await world.asCompany(company.token), { path: { id: employee.id } });
    expect(await findActor(world.table, before.session_token ?? '', world.clock.now)).toBeUndefined();
    const after = await employeeLogin(world.arriving(), annaLogin('Smiðir'));
    expect(after.disabled).toBe(true);
    expect((await world.actor(after.session_token ?? '')).employee?.isDisabled).toBe(true);
  });
});

describe('a company password', () => {
  it('is changed only by who knows it, and ends every other session and every link', async () => {
    const company = await world.aCompany('Smiðir');
    const other = await enter('Smiðir', company.password);
    const clock = await timeClockLogin(world.arriving(), {
      body: { username: 'Smiðir', password: company.password },
    });
    await forgotPassword(world.arriving(), { body: { email: company.email } });
    const mailed = world.tokenInNotice();
    const change = async (current: string) =>
      changePassword(await world.asCompany(company.token), {
        body: { current_password: current, new_password: 'another password' },
      });
    await expect(change('wrong')).rejects.toThrow(code('wrong_current_password'));
    await change(company.password);
    await expect(world.actor(company.token)).resolves.toMatchObject({ role: 'COMPANY' });
    for (const ended of [other.session_token, clock.session_token]) {
      expect(await findActor(world.table, ended ?? '', world.clock.now)).toBeUndefined();
    }
    await expect(
      changePasswordByLink(world.arriving(), { body: { token: mailed, new_password: 'a third password' } }),
    ).rejects.toThrow(code('link_over'));
    await expect(enter('Smiðir', company.password)).rejects.toThrow(code('wrong_company_password'));
    await expect(enter('Smiðir', 'another password')).resolves.toMatchObject({ role: 'COMPANY' });
  });

  it('set by the mailed link proves the e-mail and ends the sessions of whoever signed up with it', async () => {
    const stranger = await requestTrial(world.arriving(), {
      body: { name: 'Smiðir', email: 'owner@example.com' },
    });
    const reply = await changePasswordByLink(world.arriving(), {
      body: { token: world.tokenInNotice(), new_password: 'the owner’s own' },
    });
    expect(reply).toMatchObject({ role: 'COMPANY', email_verified: true });
    expect(await isOver(stranger.session_token ?? '')).toBe(true);
    await world.actor(reply.session_token ?? '');
  });

  it('that is forgotten is mailed a link; no company is 404, several are 422 until named', async () => {
    const forget = (email: string, name?: string) =>
      forgotPassword(world.arriving(), { body: { email, ...(name ? { name } : {}) } });
    await expect(forget('nobody@example.com')).rejects.toThrow(code('company_missing'));
    for (const name of ['One', 'Two']) {
      await requestTrial(world.arriving(), { body: { name, email: 'both@example.com' } });
    }
    await expect(forget('Both@Example.com')).rejects.toThrow(code('company_ambiguous'));
    await forget('both@example.com', 'two');
    expect(world.sent.at(-1)).toMatchObject({ body: { template: 'reset_password', companyName: 'Two' } });
    await expect(forget('both@example.com', 'three')).rejects.toThrow(code('company_missing'));
    await expect(forget('both@example.com', 'two')).rejects.toThrow(code('too_many_requests'));
  });
});
