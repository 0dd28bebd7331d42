// Every event of the audit is made to happen: one row each, by the right author, and no secret in any of them.
import { beforeEach, expect, it } from 'vitest';
import { payByBank } from '#functions/domain/billing/bank.ts';
import { cancel } from '#functions/domain/billing/cancel.ts';
import { changeIntegration, deleteIntegration } from '#functions/domain/companies/integrations.ts';
import { changeSettings } from '#functions/domain/companies/settings.ts';
import {
  changeEmployee,
  createEmployee,
  disableEmployee,
  enableEmployee,
  proveAtTimeClock,
  sendLoginSms,
} from '#functions/domain/employees/employees.ts';
import { noteOwnDay } from '#functions/domain/day-notes/own-day.ts';
import { checkCounts } from '#functions/domain/upkeep/counts-check.ts';
import { addExampleCrew, removeExampleCrew } from '#functions/domain/example-crew/example-crew.ts';
import { create } from '#functions/domain/exports/exports.ts';
import { askDeletion, takeDeletionBack } from '#functions/domain/deletions/deletions.ts';
import { createKey, revokeKey } from '#functions/domain/api-keys/api-keys.ts';
import { deliver } from '#functions/domain/webhooks/deliver.ts';
import { deliveriesOf } from '#functions/domain/webhooks/store.ts';
import {
  changeWebhook,
  createWebhook,
  removeWebhook,
  testWebhook,
} from '#functions/domain/webhooks/webhooks.ts';
import {
  changeManager,
  endManagerSessions,
  inviteManager,
  removeManager,
} from '#functions/domain/office-managers/office-managers.ts';
import { deliverSms } from '#functions/domain/notices/deliver.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  loginAdministrator,
} from '#functions/domain/sign-in/administrator.ts';
import { changeNotes, createCompany } from '#functions/domain/platform/platform.ts';
import { runScript } from '#functions/domain/scripts/scripts.ts';
import { loginAs } from '#functions/domain/sign-in/login-as.ts';
import { openLogIns } from '#functions/domain/sign-in/log-ins.ts';
import { addPasskey, listPasskeys, orderPasskey, removePasskey } from '#functions/domain/sign-in/passkeys.ts';
import { changePassword, changePasswordByLink, forgotPassword } from '#functions/domain/sign-in/passwords.ts';
import { hashPassword } from '#functions/domain/sessions/sessions.ts';
import {
  employeeLogin,
  login,
  loginByLink,
  switchToTimeClock,
  timeClockLogin,
  timeClockLoginByLink,
} from '#functions/domain/sign-in/sign-in.ts';
import { smsRequested } from '#events/notices.ts';
import { openPaddle } from '#functions/partners/paddle.ts';
import type { Bank } from '#functions/partners/payday.ts';
import { platformId } from '#functions/table/rows/session-row.ts';
import { keys, ranges } from '#functions/table/keys.ts';
import { administratorItem } from '#functions/table/rows/administrator-row.ts';
import { employeeFrom } from '#functions/table/rows/employee-row.ts';
import { totp } from '#shared/limits.ts';
import { toWire } from '#shared/time/instant.ts';
import type { AuditEvent } from '#shared/model/audit.ts';
import { aPasskeyDevice } from '#test/kit/passkey-device.ts';
import { messageExamples } from '#test/kit/message-examples.ts';
import { codeOf } from '#test/kit/authenticator.ts';
import { useCompany } from '#test/kit/world/use-people.ts';

const { world, company } = await useCompany('Smiðir');
const letters = 'bcdf';
const newPassword = 'another long password';
let anna: string;
/** Whose audit is looked at. */
let about: string;
beforeEach(async () => {
  about = company.id;
  const body = { name: 'Anna', token: letters, phone_number: '6111234' };
  anna = (await createEmployee(await manager(), { body })).id;
});

const manager = () => world.asCompany(company.token);
async function bossIn(code?: string): Promise<string> {
  const body = { username: 'boss', password: newPassword, code };
  return (await loginAdministrator(world.asVisitor(), { body })).session_token ?? '';
}
const asBoss = async (token: string) => (await world.asAdministrator(token))();
async function administrator() {
  const passwordHash = await hashPassword(newPassword);
  await world.table.write({ put: administratorItem({ name: 'boss', passwordHash }) });
  return asBoss(await bossIn());
}
/** An administrator with a second factor: its next code, a recovery code, and the session. */
async function enrolled() {
  about = platformId;
  await administrator();
  const token = await bossIn();
  const { secret } = await beginSecondFactor(await asBoss(token), { body: { password: newPassword } });
  const code = () => {
    world.clock.now += totp.stepSeconds;
    return codeOf(secret, world.clock.now);
  };
  const body = { code: code() };
  const { recovery_codes: codes } = await confirmSecondFactor(await asBoss(token), { body });
  return { code, recovery: codes[0] ?? '', token };
}
const invited = async () =>
  inviteManager(await manager(), {
    body: { name: 'Bára', email: 'bara@example.com', office_role: 'pay' },
  });
async function joined() {
  const { id } = await invited();
  const body = { token: world.tokenInNotice(), new_password: newPassword };
  const { session_token: token = '' } = await changePasswordByLink(world.asVisitor(), { body });
  return { id, token };
}
/** Somebody in the office who has just added a passkey. */
async function withPasskey(): Promise<string> {
  const { token } = await joined();
  const device = aPasskeyDevice({ origin: 'https://app.example.com', host: 'app.example.com' });
  const credential = device.make(await orderPasskey(await world.asCompany(token)));
  await addPasskey(await world.asCompany(token), { body: { name: 'Laptop', credential } });
  return token;
}
/** A receiver that always fails. */
const hooks = {
  isOpenAddress: async () => true,
  post: async () => ({ status: 500, fault: 'status' as const, milliseconds: 1 }),
};
const hookMade = async (by?: Awaited<ReturnType<typeof manager>>) =>
  createWebhook(
    { ...(by ?? (await manager())), ...hooks },
    { body: { url: 'https://example.com/hook', events: ['entry.created'] } },
  );
const keyMade = async () =>
  createKey(await manager(), { body: { name: 'Payroll', scopes: ['entries.read'] } });
const own = (dry_run: boolean) => ({ params: { company_id: company.id }, dry_run });
const annasRow = async () => employeeFrom((await world.table.get(keys.employee(company.id, anna))) ?? {});
const path = () => ({ id: anna });
const enter = (password: string) => ({ body: { username: company.name, password } });
const enterAnna = (password: string) =>
  employeeLogin(world.asVisitor(), {
    body: { company_name: company.name, employee_name: 'Anna', password },
  });
const forgotten = () => forgotPassword(world.asVisitor(), { body: { email: company.email } });
const refused = (asked: Promise<unknown>) => expect(asked).rejects.toThrow(/wrong_/);
const fileAddresses = { address: async () => 'https://files.example.com', remove: async () => {} };
const exported = async (kind: 'entries' | 'regla') =>
  create(
    { ...(await manager()), fileAddresses },
    { body: { kind, filters: { from: '2026-11-01', to: '2026-11-30' } } },
  );
const regla = { path: { key: 'regla' }, query: {}, body: { active: true } } as const;
const clockLink = async () => String((await world.table.get(keys.company(company.id)))?.['tt']);
const text = {
  ...smsRequested.body.parse(messageExamples['sms.requested']),
  link: 'https://x.example/?token=very-secret',
};
/** The bank takes every order. */
const bank: Bank = {
  order: async () => ({ is: 'answered', content: { customerId: 'c', invoiceId: 'i' } }),
  find: async () => ({ is: 'answered', content: null }),
  revoke: async () => ({ is: 'answered', content: undefined }),
};
const card = openPaddle({ origin: 'https://card.example', script: '', toleranceSeconds: 5 });
const subscribe = async (by: Bank = bank) =>
  payByBank(
    { ...(await manager()), bank: by, card },
    { body: { ssn: '6203081190', email_billing: 'bills@example.com', subscription_plan: 1 } },
  );
const sms = async (template: typeof text.template) =>
  deliverSms(
    { table: world.table, now: world.clock.now, sms: { send: async () => {} } },
    { ...text, companyId: company.id, template },
  );

/** Made by the script that makes and rotates administrators: test/domain/administrators. */
type ByScript = 'administrator_made' | 'administrator_password_changed';
/** Made by the eraser, once the company is gone: test/domain/deletion. */
type ByEraser = 'company_erased';

const happenings: Readonly<
  Record<Exclude<AuditEvent, ByScript | ByEraser>, readonly [by: string, happen: () => Promise<unknown>]>
> = {
  company_created: [
    'Platform',
    async () => {
      const body = { name: 'Nýtt ehf.', email: 'n@example.com', password: newPassword };
      about = (await createCompany(await administrator(), { body })).id;
    },
  ],
  company_logged_in: ['Company', () => login(world.asVisitor(), enter(company.password))],
  company_logged_in_by_link: [
    'Company',
    async () => {
      const body = { name: 'Nýtt ehf.', email: 'n@example.com', password: newPassword };
      about = (await createCompany(await administrator(), { body })).id;
      await loginByLink(world.asVisitor(), { body: { token: world.tokenInNotice() } });
    },
  ],
  company_log_in_failed: ['Visitor', () => refused(login(world.asVisitor(), enter('wrong')))],
  time_clock_logged_in: [
    'CompanyTimeClock',
    () => timeClockLogin(world.asVisitor(), enter(company.password)),
  ],
  time_clock_logged_in_by_link: [
    'CompanyTimeClock',
    async () => timeClockLoginByLink(world.asVisitor(), { body: { token: await clockLink() } }),
  ],
  time_clock_log_in_failed: ['Visitor', () => refused(timeClockLogin(world.asVisitor(), enter('wrong')))],
  time_clock_switched: ['Company', async () => switchToTimeClock(await manager())],
  subscription_started: ['Company', async () => subscribe()],
  subscription_cancelled: [
    'Company',
    async () => {
      await subscribe();
      await cancel(await manager(), { body: {} });
    },
  ],
  order_cancelled: [
    'Company',
    async () => {
      const unsure: Bank = { ...bank, order: async () => ({ is: 'unsure', why: 'no answer' }) };
      await expect(subscribe(unsure)).rejects.toThrow('billing_unavailable');
      await cancel(await manager(), { body: {} });
    },
  ],
  deletion_asked: ['Company', async () => askDeletion(await manager(), { body: { name: company.name } })],
  deletion_undone: [
    'Company',
    async () => {
      await askDeletion(await manager(), { body: { name: company.name } });
      await takeDeletionBack(await manager());
    },
  ],
  time_clock_link_renewed: [
    'Company',
    async () => changeSettings(await manager(), { body: { time_clock: { renew_token: true } } }),
  ],
  time_clock_password_missed: [
    'CompanyTimeClock',
    async () => {
      const { session_token: token = '' } = await timeClockLogin(world.asVisitor(), enter(company.password));
      await refused(proveAtTimeClock(await world.asCompany(token), await annasRow(), 'zzzz'));
    },
  ],
  employee_logged_in: ['Employee', () => enterAnna(letters)],
  new_device: ['Employee', () => enterAnna(letters)],
  employee_logged_in_by_link: [
    'Employee',
    async () => {
      await sendLoginSms(await manager(), { path: path(), query: {} });
      await loginByLink(world.asVisitor(), { body: { token: world.tokenInNotice() } });
    },
  ],
  employee_log_in_failed: ['Visitor', () => refused(enterAnna('zzzz'))],
  manager_invited: ['Company', async () => invited()],
  manager_joined: ['Company', async () => joined()],
  manager_changed: [
    'Company',
    async () => {
      const { id } = await invited();
      await changeManager(await manager(), { body: { id, new_office_role: 'read' } });
    },
  ],
  manager_removed: [
    'Company',
    async () => {
      const { id } = await joined();
      await removeManager(await manager(), { path: { id }, query: {} });
    },
  ],
  time_clocks_logged_out: [
    'Company',
    async () => {
      const { id, token } = await joined();
      await switchToTimeClock(await world.asCompany(token));
      await removeManager(await manager(), { path: { id }, query: {} });
    },
  ],
  webhooks_turned_off: [
    'Company',
    async () => {
      const { id, token } = await joined();
      await hookMade(await world.asCompany(token));
      await removeManager(await manager(), { path: { id }, query: {} });
    },
  ],
  manager_logged_out: [
    'Company',
    async () => {
      const { id } = await joined();
      await endManagerSessions(await manager(), { path: { id } });
    },
  ],
  manager_log_in_failed: [
    'Visitor',
    async () => {
      await joined();
      await refused(login(world.asVisitor(), { body: { username: 'bara@example.com', password: 'wrong' } }));
    },
  ],
  passkey_added: ['Company', async () => withPasskey()],
  passkey_removed: [
    'Company',
    async () => {
      const token = await withPasskey();
      const [one] = await listPasskeys(await world.asCompany(token));
      await removePasskey(await world.asCompany(token), { path: { id: one?.id ?? '' } });
    },
  ],
  api_key_created: ['Company', async () => keyMade()],
  api_key_revoked: [
    'Company',
    async () => {
      const { id } = await keyMade();
      await revokeKey(await manager(), { path: { id } });
    },
  ],
  webhook_created: ['Company', async () => hookMade()],
  webhook_changed: [
    'Company',
    async () => {
      const { id } = await hookMade();
      await changeWebhook({ ...(await manager()), ...hooks }, { body: { id, new_active: false } });
    },
  ],
  webhook_removed: [
    'Company',
    async () => {
      const { id } = await hookMade();
      await removeWebhook(await manager(), { path: { id } });
    },
  ],
  webhook_stopped: [
    'System',
    async () => {
      const { id } = await hookMade();
      const { session: _, ...asked } = await manager();
      const job = { ...asked, attempt: 8, processId: undefined, post: hooks.post };
      // Four days of a week on which every try failed.
      for (const day of [0, 2, 2, 3]) {
        world.clock.now += day * 86_400;
        await testWebhook({ ...(await manager()), ...hooks }, { path: { id } });
        const [row] = await deliveriesOf(world.table, company.id, id);
        const due = { companyId: company.id, webhookId: id, deliveryId: row?.id ?? '', turn: 'first' };
        await deliver({ ...job, now: world.clock.now }, due);
      }
    },
  ],
  log_ins_opened: ['Company', async () => openLogIns(await manager())],
  password_changed: [
    'Company',
    async () =>
      changePassword(await manager(), {
        body: { current_password: company.password, new_password: newPassword },
      }),
  ],
  password_change_failed: [
    'Company',
    async () =>
      refused(
        changePassword(await manager(), { body: { current_password: 'wrong', new_password: newPassword } }),
      ),
  ],
  password_reset_asked: ['Visitor', forgotten],
  password_reset: [
    'Company',
    async () => {
      await forgotten();
      const body = { token: world.tokenInNotice(), new_password: newPassword };
      await changePasswordByLink(world.asVisitor(), { body });
    },
  ],
  employee_created: [
    'Company',
    async () => createEmployee(await manager(), { body: { name: 'Bára', token: 'ghjk' } }),
  ],
  employee_changed: [
    'Company',
    async () => changeEmployee(await manager(), { body: { id: anna, needs: ['manage_worklogs'] } }),
  ],
  employee_password_changed: [
    'Company',
    async () => changeEmployee(await manager(), { body: { id: anna, new_token: 'tkgv' } }),
  ],
  example_crew_added: [
    'Company',
    async () => {
      await world.table.write({ delete: keys.employee(company.id, anna) });
      await addExampleCrew(await manager());
    },
  ],
  example_crew_removed: [
    'Company',
    async () => {
      await world.table.write({ update: keys.company(company.id), set: { ex: world.clock.now } });
      await removeExampleCrew(await manager());
    },
  ],
  employee_disabled: ['Company', async () => disableEmployee(await manager(), { path: path() })],
  employee_enabled: [
    'Company',
    async () => {
      await disableEmployee(await manager(), { path: path() });
      await enableEmployee(await manager(), { path: path() });
    },
  ],
  login_sms_asked: ['Company', async () => sendLoginSms(await manager(), { path: path(), query: {} })],
  day_noted: [
    'Employee',
    async () => {
      const usual = Array.from({ length: 7 }, () => ({ start: '00:00', end: '00:01' }));
      const set = { 'st.usual_week': usual, 'st.features.ask_missing': true };
      await world.table.write({ update: keys.company(company.id), set });
      const { session_token: token = '' } = await enterAnna(letters);
      const date = toWire(world.clock.now).slice(0, 10);
      return noteOwnDay(await world.asEmployee(token), { body: { date, kind: 'sick', was: null } });
    },
  ],
  settings_changed: ['Company', async () => changeSettings(await manager(), { body: { language: 'pt' } })],
  zero_rules_off: [
    'System',
    async () => {
      const set = { 'st.lunch': { minutes: 30, from_hours: 0 } };
      await world.table.write({ update: keys.company(company.id), set });
      await checkCounts(world.asVisitor());
    },
  ],
  integration_changed: ['Company', async () => changeIntegration(await manager(), regla)],
  integration_removed: [
    'Company',
    async () => {
      await changeIntegration(await manager(), regla);
      await deleteIntegration(await manager(), { path: { key: 'regla' } });
    },
  ],
  export_asked: ['Company', () => exported('entries')],
  payroll_asked: [
    'Company',
    async () => {
      await changeIntegration(await manager(), regla);
      await exported('regla');
    },
  ],
  notes_changed: [
    'Platform',
    async () =>
      changeNotes(await administrator(), { body: { company_id: company.id, notes: 'Rang them up' } }),
  ],
  company_changed: [
    'Platform',
    async () => runScript(await administrator(), { path: { name: 'disable_company' }, body: own(false) }),
  ],
  script_run: [
    'Platform',
    async () => {
      about = platformId;
      await runScript(await administrator(), { path: { name: 'disable_company' }, body: own(false) });
    },
  ],
  script_run_dry: [
    'Platform',
    async () => {
      about = platformId;
      await runScript(await administrator(), { path: { name: 'disable_company' }, body: own(true) });
    },
  ],
  administrator_logged_in_as: [
    'Platform',
    async () => loginAs(await administrator(), { path: { id: company.id }, query: { reason: 'Asked' } }),
  ],
  administrator_logged_in: [
    'Platform',
    async () => {
      about = platformId;
      await administrator();
    },
  ],
  administrator_log_in_failed: [
    'Visitor',
    async () => {
      about = platformId;
      await refused(loginAdministrator(world.asVisitor(), { body: { username: 'boss', password: 'wrong' } }));
    },
  ],
  administrator_code_asked: [
    'Visitor',
    async () => {
      about = platformId;
      await enrolled();
      const body = { username: 'boss', password: newPassword };
      await expect(loginAdministrator(world.asVisitor(), { body })).rejects.toThrow('second_factor_missing');
    },
  ],
  second_factor_on: ['Platform', () => enrolled()],
  second_factor_off: [
    'Platform',
    async () => {
      const { code, token } = await enrolled();
      await endSecondFactor(await asBoss(token), { body: { password: newPassword, code: code() } });
    },
  ],
  recovery_code_used: [
    'Platform',
    async () => {
      const { recovery } = await enrolled();
      await bossIn(recovery);
    },
  ],
  sms_employee_login: ['System', () => sms('employee_login')],
  sms_clock_out_reminder: ['System', () => sms('clock_out_reminder')],
  sms_missing_day: ['System', () => sms('missing_day')],
};

const idsOf = async (companyId: string) =>
  new Set((await world.table.queryAll(ranges.audit(companyId))).map(({ SK }) => SK));
const newRows = async (before: ReadonlySet<unknown>) =>
  (await world.table.queryAll(ranges.audit(about))).filter(({ SK }) => !before.has(SK));

it.each(Object.entries(happenings))('%s is one row, by its author', async (event, [by, happen]) => {
  const before = await idsOf(company.id);
  await happen();
  const rows = await newRows(before);
  const found = rows.filter(({ k }) => k === event);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({ b: by, r: expect.stringMatching(/./) });
  if (by !== 'System') expect(found[0]).toMatchObject({ a: expect.stringMatching(/^192\.0\.2\./) });
  const clock = await clockLink();
  const secrets = [
    company.password,
    newPassword,
    letters,
    'zzzz',
    'wrong',
    'tkgv',
    clock,
    'very-secret',
    'Rang',
  ];
  const texts = rows.flatMap((row) => Object.values({ ...row, k: '' }).map(String));
  expect(texts.filter((one) => secrets.some((secret) => one.includes(secret)))).toEqual([]);
});

it('a refused change leaves no row of it', async () => {
  const before = await idsOf(company.id);
  const taken = { name: 'anna', token: 'ghjk' };
  await expect(createEmployee(await manager(), { body: taken })).rejects.toThrow('employee_exists');
  await expect(changeEmployee(await manager(), { body: { id: anna, new_token: letters } })).rejects.toThrow(
    'no_changes',
  );
  await changeSettings(await manager(), { body: { language: 'is' } });
  await disableEmployee(await manager(), { path: path() });
  await disableEmployee(await manager(), { path: path() });
  expect((await newRows(before)).map(({ k }) => k)).toEqual(['employee_disabled']);
});
