// Links: one purpose, one use, one life, and a token that is nowhere at rest.

import { describe, expect, it } from 'vitest';
import { requestTrial } from '#functions/domain/companies/trial.ts';
import { createEmployee, disableEmployee, sendLoginSms } from '#functions/domain/employees/employees.ts';
import { issue } from '#functions/domain/links/links.ts';
import {
  changePassword,
  changePasswordByLink,
  forgotPassword,
  passwordLinkCompany,
} from '#functions/domain/sign-in/passwords.ts';
import { employeeLoginByLink, loginByLink, timeClockLoginByLink } from '#functions/domain/sign-in/sign-in.ts';
import { keys, ranges } from '#functions/table/keys.ts';
import { secretHash } from '#functions/table/rows/session-row.ts';
import { budgets, resetLinkSeconds, smsLinkSeconds, welcomeLinkSeconds } from '#shared/limits.ts';
import { useCompany } from '#test/kit/world/use-people.ts';

const { world, company } = await useCompany();

const over = expect.objectContaining({ code: 'link_over' });
const anna = { name: 'Anna', token: 'bcdf', phone_number: '6111234', send_sms: true };
const employeeLink = async () => {
  const employee = await createEmployee(await world.asCompany(company.token), { body: anna });
  return { employee, token: world.tokenInNotice() };
};
const redeem = (token: string) => employeeLoginByLink(world.asVisitor(), { body: { token } });

describe('a link', () => {
  it('redeemed a hundred times at once logs in exactly once', async () => {
    const { employee, token } = await employeeLink();
    const all = await Promise.allSettled(Array.from({ length: 100 }, () => redeem(token)));
    const won = all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(won).toHaveLength(1);
    const codes = new Set(all.flatMap((one) => (one.status === 'rejected' ? [errorName(one.reason)] : [])));
    expect([...codes].filter((code) => code !== 'link_over' && code !== 'busy')).toEqual([]);
    expect(await world.table.queryAll(ranges.sessions(company.id, employee.id))).toHaveLength(1);
  }, 30_000);

  it('that set a password a hundred times at once sets one', async () => {
    await forgotPassword(world.asVisitor(), { body: { email: company.email } });
    const token = world.tokenInNotice();
    const all = await Promise.allSettled(
      Array.from({ length: 8 }, (_, n) =>
        changePasswordByLink(world.asVisitor(), { body: { token, new_password: `green kettle ${n}` } }),
      ),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  }, 30_000);

  it('serves its own purpose only', async () => {
    const { token } = await employeeLink();
    const body = { body: { token } };
    await expect(
      changePasswordByLink(world.asVisitor(), { body: { token, new_password: 'seven green kettles' } }),
    ).rejects.toThrow(over);
    await expect(timeClockLoginByLink(world.asVisitor(), body)).rejects.toThrow(over);
    await forgotPassword(world.asVisitor(), { body: { email: company.email } });
    const reset = { body: { token: world.tokenInNotice() } };
    await expect(loginByLink(world.asVisitor(), reset)).rejects.toThrow(over);
    await expect(redeem(reset.body.token)).rejects.toThrow(over);
    await expect(loginByLink(world.asVisitor(), body)).resolves.toMatchObject({ role: 'EMPLOYEE' });
  });

  it('dies when its time is over, to the second', async () => {
    const { token } = await employeeLink();
    world.clock.now += smsLinkSeconds;
    await expect(redeem(token)).rejects.toThrow(over);
    world.clock.now -= 1;
    await expect(redeem(token)).resolves.toMatchObject({ name: 'Anna' });
    await forgotPassword(world.asVisitor(), { body: { email: company.email } });
    const reset = world.tokenInNotice();
    world.clock.now += resetLinkSeconds;
    await expect(
      changePasswordByLink(world.asVisitor(), {
        body: { token: reset, new_password: 'seven green kettles' },
      }),
    ).rejects.toThrow(over);
  });

  it('that logs an employee in dies when a newer one is sent', async () => {
    const { employee, token } = await employeeLink();
    world.clock.now += budgets.smsPerNumberMinute[1];
    await sendLoginSms(await world.asCompany(company.token), { path: { id: employee.id }, query: {} });
    await expect(redeem(token)).rejects.toThrow(over);
    await expect(redeem(world.tokenInNotice())).resolves.toMatchObject({ role: 'EMPLOYEE' });
  });

  it('that sets a password works beside a newer one, until either of them was used', async () => {
    const forgotten = async () => {
      await forgotPassword(world.asVisitor(), { body: { email: company.email } });
      return world.tokenInNotice();
    };
    const set = (token: string, password: string) =>
      changePasswordByLink(world.asVisitor(), { body: { token, new_password: password } });
    const whose = (token: string) => passwordLinkCompany(world.asVisitor(), { body: { token } });
    for (const used of [0, 1] as const) {
      const pair = [await forgotten(), await forgotten()] as const;
      for (const token of pair) await expect(whose(token)).resolves.toEqual({ company: company.name });
      await expect(set(pair[used], `green kettle ${used}`)).resolves.toMatchObject({ role: 'COMPANY' });
      // Said before anybody types, and again to who types all the same.
      for (const token of pair) {
        await expect(whose(token)).rejects.toThrow(over);
        await expect(set(token, 'a third green kettle')).rejects.toThrow(over);
      }
      world.clock.now += budgets.forgotPasswordMail[1];
    }
  });

  it('that welcomes a company works for its 72 hours, though new passwords are requested meanwhile', async () => {
    const email = 'osk@example.com';
    await requestTrial(world.asVisitor(), { body: { name: 'Ósk ehf.', email } });
    const welcome = world.tokenInNotice();
    for (let n = 0; n < 5; n += 1) {
      await forgotPassword(world.asVisitor({ address: '198.51.100.66' }), { body: { email } });
      world.clock.now += budgets.forgotPasswordMail[1];
    }
    world.clock.now += welcomeLinkSeconds - 5 * budgets.forgotPasswordMail[1] - 1;
    await expect(
      changePasswordByLink(world.asVisitor(), {
        body: { token: welcome, new_password: 'seven green kettles' },
      }),
    ).resolves.toMatchObject({ role: 'COMPANY', name: 'Ósk ehf.' });
  });

  it('that sets a password, two of them used at once, sets one', async () => {
    const tokens: string[] = [];
    for (let n = 0; n < 2; n += 1) {
      await forgotPassword(world.asVisitor(), { body: { email: company.email } });
      tokens.push(world.tokenInNotice());
    }
    const all = await Promise.allSettled(
      tokens.map((token, n) =>
        changePasswordByLink(world.asVisitor(), { body: { token, new_password: `green kettle ${n}` } }),
      ),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('that sets a password says whose before it is used, uses nothing up, and is refused where using it would be', async () => {
    const { token: employees } = await employeeLink();
    await forgotPassword(world.asVisitor(), { body: { email: company.email } });
    const token = world.tokenInNotice();
    const whose = (asked: string) => passwordLinkCompany(world.asVisitor(), { body: { token: asked } });
    for (const foreign of [employees, '', 'short', 'B'.repeat(43)])
      await expect(whose(foreign)).rejects.toThrow(over);
    world.clock.now += resetLinkSeconds;
    await expect(whose(token)).rejects.toThrow(over);
    world.clock.now -= 1;
    for (let times = 0; times < 3; times += 1)
      await expect(whose(token)).resolves.toEqual({ company: company.name });
    const body = { token, new_password: 'seven green kettles' };
    await changePasswordByLink(world.asVisitor(), { body });
    await expect(whose(token)).rejects.toThrow(over);
  });

  it('that sets a password is over for the page too once the password was changed another way', async () => {
    await forgotPassword(world.asVisitor(), { body: { email: company.email } });
    const body = { token: world.tokenInNotice() };
    await changePassword(await world.asCompany(company.token), {
      body: { current_password: company.password, new_password: 'seven green kettles' },
    });
    await expect(passwordLinkCompany(world.asVisitor(), { body })).rejects.toThrow(over);
  });

  it('dies when its employee is disabled', async () => {
    const { employee, token } = await employeeLink();
    await disableEmployee(await world.asCompany(company.token), { path: { id: employee.id } });
    await expect(redeem(token)).rejects.toThrow(over);
  });

  it('of the company logs it in and proves its e-mail', async () => {
    await world.table.write({ update: keys.company(company.id), remove: ['ev'] });
    const { linkToken: token, changes } = issue({
      companyId: company.id,
      subject: 'COMPANY',
      purpose: 'company_login',
      version: 1,
      endsAt: world.clock.now + 60,
    });
    await world.table.write(...changes);
    await expect(loginByLink(world.asVisitor(), { body: { token } })).resolves.toMatchObject({
      role: 'COMPANY',
    });
    const { company: row } = await world.actor(company.token);
    expect(row?.isEmailVerified).toBe(true);
  });

  it('is kept as a hash, and reading it uses nothing up', async () => {
    const { token } = await employeeLink();
    expect(token).toMatch(/^[\w-]{43}$/);
    const row = await world.table.get(keys.link(secretHash(token)));
    expect(row).toBeDefined();
    expect(JSON.stringify(row)).not.toContain(token);
    await expect(redeem(token)).resolves.toMatchObject({ name: 'Anna' });
    expect(await world.table.get(keys.link(secretHash(token)))).toBeUndefined();
  });
});

const errorName = (error: unknown): string => {
  if (error instanceof Error && 'code' in error) return String(error.code);
  return error instanceof Error && error.constructor.name === 'WriteBusy' ? 'busy' : String(error);
};
