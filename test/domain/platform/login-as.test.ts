// An administrator who is logged in as a company: for an hour, known to both audits, and never more than the company.

import { beforeEach, describe, expect, it } from 'vitest';
import { listAudit } from '#functions/domain/audit/audit.ts';
import { changeSettings } from '#functions/domain/companies/settings.ts';
import {
  changeEmployee,
  createEmployee,
  disableEmployee,
  enableEmployee,
  listEmployees,
  sendLoginSms,
} from '#functions/domain/employees/employees.ts';
import { auditTrail } from '#functions/domain/platform/trail.ts';
import { loginAdministrator } from '#functions/domain/sign-in/administrator.ts';
import { loginAs } from '#functions/domain/sign-in/login-as.ts';
import { changePassword } from '#functions/domain/sign-in/passwords.ts';
import { hashPassword, self } from '#functions/domain/sessions/sessions.ts';
import { login, switchToTimeClock } from '#functions/domain/sign-in/sign-in.ts';
import type { AdministratorCtx } from '#functions/runtime/context.ts';
import { administratorItem } from '#functions/table/rows/administrator-row.ts';
import { keys } from '#functions/table/keys.ts';
import { actingSeconds } from '#shared/limits.ts';
import { useCompany } from '#test/kit/world/use-people.ts';

const { world, company } = await useCompany('Smiðir');
const code = (value: string) => expect.objectContaining({ code: value });

let boss: () => AdministratorCtx;
let bossToken: string;
beforeEach(async () => {
  const password = 'a long password';
  await world.table.write({
    put: administratorItem({ name: 'Ólöf', passwordHash: await hashPassword(password) }),
  });
  const body = { username: 'Ólöf', password };
  bossToken = (await loginAdministrator(world.asVisitor(), { body })).session_token ?? '';
  boss = await world.asAdministrator(bossToken);
});
const enter = (id = company.id, reason?: string) => loginAs(boss(), { path: { id }, query: { reason } });
const acting = async () => world.asCompany((await enter()).session_token ?? '');

describe('an administrator who logs in as a company', () => {
  it('has a session of that company, marked with the name of the administrator [roles.admin-login-as]', async () => {
    const reply = await enter();
    expect(reply).toMatchObject({ role: 'COMPANY', id: company.id, acting_for: 'Ólöf' });
    const actor = await world.actor(reply.session_token ?? '');
    expect(actor).toMatchObject({ role: 'COMPANY', session: { actingFor: 'Ólöf' } });
    expect(actor.administrator).toBeUndefined();
    expect(await self({ ...world.asVisitor(), ...actor })).toMatchObject({ acting_for: 'Ólöf' });
    const own = await login(world.asVisitor(), {
      body: { username: company.name, password: company.password },
    });
    expect(own).not.toHaveProperty('acting_for');
  });

  it('is out an hour later, however often the session is used', async () => {
    const { session_token: token = '' } = await enter();
    for (let minutes = 20; minutes < 60; minutes += 20) {
      world.clock.now += 20 * 60;
      await world.asCompany(token);
    }
    world.clock.now += 20 * 60 - 1;
    await world.asCompany(token);
    world.clock.now += 1;
    await expect(world.asCompany(token)).rejects.toThrow('over');
    expect(actingSeconds).toBe(3600);
  });

  it('stands in both audits with the reason; the company reads no name of an administrator [admin.login-as-reason]', async () => {
    await enter(company.id, 'Cannot find the lunch setting');
    const entries = await listAudit(await world.asCompany(company.token), { query: {} });
    const own = entries.find(({ event }) => event === 'administrator_logged_in_as');
    expect(own).toMatchObject({
      event: 'administrator_logged_in_as',
      by: 'Platform',
      detail: 'Cannot find the lunch setting',
    });
    expect(JSON.stringify(own)).not.toContain('Ólöf');
    const [platform] = (await auditTrail(boss(), { query: { company_id: 'platform' } })).filter(
      ({ event }) => event === 'administrator_logged_in_as',
    );
    expect(platform).toMatchObject({
      administrator: 'Ólöf',
      detail: `${company.id}: Cannot find the lunch setting`,
    });
  });

  it('does what the company may, and the audit names both', async () => {
    await changeSettings(await acting(), { body: { language: 'pt' } });
    const entries = await listAudit(await world.asCompany(company.token), { query: {} });
    expect(entries.find(({ event }) => event === 'settings_changed')).toMatchObject({
      by: 'Platform',
      acting_as: 'Company',
    });
  });

  it('changes no password and opens no time clock, which would outlast the hour', async () => {
    const body = { current_password: company.password, new_password: 'another long password' };
    await expect(changePassword(await acting(), { body })).rejects.toThrow(code('forbidden'));
    await expect(switchToTimeClock(await acting())).rejects.toThrow(code('forbidden'));
  });

  it('sees neither letters nor the time clock’s link, and gives no new ones', async () => {
    const letters = 'kfrt';
    const body = { name: 'Anna', token: letters, phone_number: '+354 611 1234' };
    const { id } = await createEmployee(await world.asCompany(company.token), { body });
    const ctx = await acting();
    expect(await listEmployees(ctx)).toMatchObject([{ name: 'Anna', login_token: '' }]);
    expect(await changeEmployee(ctx, { body: { id, new_name: 'Anna B.' } })).toMatchObject({
      login_token: '',
    });
    expect(await disableEmployee(ctx, { path: { id } })).toMatchObject({ login_token: '' });
    expect(await enableEmployee(ctx, { path: { id } })).toMatchObject({ login_token: '' });
    expect((await enter()).time_clock_token).toBeNull();
    expect((await self(ctx)).time_clock_token).toBeNull();
    const renew = { time_clock: { renew_token: true } };
    await expect(changeSettings(ctx, { body: renew })).rejects.toThrow(code('forbidden'));
    const change = { body: { id, new_token: 'qzxw' } };
    await expect(changeEmployee(ctx, change)).rejects.toThrow(code('forbidden'));
    await expect(sendLoginSms(ctx, { path: { id }, query: {} })).rejects.toThrow(code('forbidden'));
    const added = { name: 'Björn', token: 'qzxw', phone_number: '+354 611 1235' };
    const withSms = createEmployee(ctx, { body: { ...added, send_sms: true } });
    await expect(withSms).rejects.toThrow(code('forbidden'));
    expect((await createEmployee(ctx, { body: added })).login_token).toBe('');
    const seen = await listEmployees(await world.asCompany(company.token));
    expect(seen.find(({ name }) => name === 'Anna B.')?.login_token).toBe(letters);
    expect(seen.find(({ name }) => name === 'Björn')?.login_token).toMatch(/^(?!qzxw)[a-z]{4}$/);
  });

  it('changes no phone number, to which log-ins go', async () => {
    const body = { name: 'Anna', token: 'kfrt', phone_number: '+354 611 1234' };
    const { id } = await createEmployee(await world.asCompany(company.token), { body });
    const ctx = await acting();
    for (const phone_number of ['+354 611 9999', ''])
      await expect(changeEmployee(ctx, { body: { id, new_name: 'Anna B.', phone_number } })).rejects.toThrow(
        code('forbidden'),
      );
    expect(await changeEmployee(ctx, { body: { id, new_name: 'Anna B.' } })).toMatchObject({
      name: 'Anna B.',
    });
    const seen = await listEmployees(await world.asCompany(company.token));
    expect(seen).toMatchObject([{ phone_number: '+3546111234' }]);
  });

  it('gives the monthly report to no other address; may take addresses away and turn it off', async () => {
    const report = (...addresses: string[]) => ({
      body: { monthly_report: { addresses, kinds: ['pdf' as const], language: 'en' as const, day: 1 } },
    });
    const ctx = await acting();
    await world.table.write({ update: keys.company(company.id), set: { ev: 1 } });
    await expect(changeSettings(await acting(), report('boss@example.com'))).rejects.toThrow(
      code('forbidden'),
    );
    await changeSettings(await world.asCompany(company.token), report('pay@example.com', 'old@example.com'));
    await expect(
      changeSettings(await acting(), report('pay@example.com', 'boss@example.com')),
    ).rejects.toThrow(code('forbidden'));
    const { monthly_report } = await changeSettings(await acting(), report('pay@example.com'));
    expect(monthly_report?.addresses).toEqual(['pay@example.com']);
    expect(
      (await changeSettings(await acting(), { body: { monthly_report: null } })).monthly_report,
    ).toBeNull();
    expect(ctx.session.actingFor).toBe('Ólöf');
  });

  it('finds no company that is not there', async () => {
    await expect(enter('c000000000')).rejects.toThrow(code('company_missing'));
  });

  it('finds no company that is being erased, and leaves no session of it', async () => {
    const set = { da: world.clock.now - 1, de: world.clock.now - 1, dw: world.clock.now - 1, dx: 1 };
    await world.table.write({ update: keys.company(company.id), set });
    const { PK } = keys.session(company.id, '', '');
    const held = async () => (await world.table.queryAll({ PK, begins: '' })).length;
    const before = await held();
    await expect(enter()).rejects.toThrow(code('company_missing'));
    expect(await held()).toBe(before);
  });

  it('leaves the company’s own sessions as they are', async () => {
    await enter();
    await expect(world.asCompany(company.token)).resolves.toMatchObject({
      session: { actingFor: undefined },
    });
    await expect(world.actor(bossToken)).resolves.toMatchObject({ role: 'ADMIN' });
  });
});
