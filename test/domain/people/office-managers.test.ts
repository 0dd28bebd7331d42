// People of the office: invited by mail, one log-in each, gone at once, and named in the history for ever.
import { describe, expect, it } from 'vitest';
import { createKey, listKeys } from '#functions/domain/api-keys/api-keys.ts';
import { findActorOrKey } from '#functions/domain/api-keys/key-actor.ts';
import { listAudit } from '#functions/domain/audit/audit.ts';
import { listEmployees, createEmployee } from '#functions/domain/employees/employees.ts';
import {
  cancel as cancelExport,
  create,
  createEverything,
  list as listExports,
  read as readExport,
  remove as removeExport,
} from '#functions/domain/exports/exports.ts';
import { changeIntegration } from '#functions/domain/companies/integrations.ts';
import { requestTrial } from '#functions/domain/companies/trial.ts';
import { checkInvariants } from '#functions/domain/invariants/checker.ts';
import {
  changeManager,
  endManagerSessions,
  inviteManager,
  inviteManagerAgain,
  listManagers,
  listManagerSessions,
  removeManager,
} from '#functions/domain/office-managers/office-managers.ts';
import { createProject, listProjects } from '#functions/domain/projects/projects.ts';
import { requestExport } from '#functions/domain/payroll/request.ts';
import { findAnyActor, self } from '#functions/domain/sessions/sessions.ts';
import {
  changePassword,
  changePasswordByLink,
  forgotPassword,
  passwordLinkCompany,
} from '#functions/domain/sign-in/passwords.ts';
import { login, switchToTimeClock } from '#functions/domain/sign-in/sign-in.ts';
import { createWebhook, listWebhooks } from '#functions/domain/webhooks/webhooks.ts';
import { keys } from '#functions/table/keys.ts';
import type { OfficeRole } from '#shared/access.ts';
import { managers } from '#shared/api/office-managers.ts';
import { budgets, invitationSeconds, managersMax } from '#shared/limits.ts';
import { useCompany } from '#test/kit/world/use-people.ts';

const { world, company } = await useCompany('Smiðir');
const password = 'timbur og naglar';
const email = 'bara@example.com';
const owner = () => world.asCompany(company.token);
type Over = { email?: string; name?: string; office_role?: OfficeRole; project_ids?: string[] };
const bara = (over: Over = {}) => ({
  body: { name: 'Bára', email, office_role: 'pay' as const, ...over },
});
const invited = async (over: Parameters<typeof bara>[0] = {}) => inviteManager(await owner(), bara(over));
const choose = (token: string, new_password = password) =>
  changePasswordByLink(world.asVisitor(), { body: { token, new_password } });
async function joined(over: Parameters<typeof bara>[0] = {}) {
  const { id } = await invited(over);
  const { session_token: token = '' } = await choose(world.tokenInNotice());
  return { id, token };
}
const removed = async (id: string, query: Parameters<typeof removeManager>[1]['query'] = {}) =>
  removeManager(await owner(), { path: { id }, query });
const enter = (username: string, typed = password, of?: string) =>
  login(world.asVisitor(), { body: { username, password: typed, ...(of ? { company_name: of } : {}) } });
const sound = async () => expect(checkInvariants(await world.items(), world.clock.now)).toEqual([]);

describe('an invitation', () => {
  it('is a mailed link that names its person, sets the first password and logs in with their rights', async () => {
    const { id, state } = await invited();
    expect(state).toBe('invited');
    const token = world.tokenInNotice();
    const page = await passwordLinkCompany(world.asVisitor(), { body: { token } });
    expect(page).toEqual({ company: 'Smiðir', manager: { name: 'Bára', email, invited: true } });
    const session = await choose(token);
    expect(session).toMatchObject({ role: 'COMPANY', id: company.id, time_clock_token: null });
    expect(session.manager).toEqual({ id, name: 'Bára', email, office_role: 'pay' });
    await expect(choose(token)).rejects.toThrow('link_over');
    expect(await listManagers(await owner())).toMatchObject([
      { id, state: 'joined', seen: expect.any(String) },
    ]);
  });

  it('is over after a week, and can be mailed again until it is taken', async () => {
    const { id } = await invited();
    const first = world.tokenInNotice();
    world.clock.now += invitationSeconds;
    await expect(choose(first)).rejects.toThrow('link_over');
    await inviteManagerAgain(await owner(), { path: { id } });
    await choose(world.tokenInNotice());
    await expect(inviteManagerAgain(await owner(), { path: { id } })).rejects.toThrow('manager_joined');
  });

  it('is refused for a mail that is in the office already, in any spelling, and for the company’s own', async () => {
    await invited();
    await expect(invited({ email: 'BARA@example.com' })).rejects.toThrow('manager_exists');
    await expect(invited({ email: company.email.toUpperCase() })).rejects.toThrow('email_of_company');
    expect(await listManagers(await owner())).toHaveLength(1);
  });

  it('never goes out to more than a handful of mailboxes a day, nor beyond the limit of people', async () => {
    const [most] = budgets.invitations;
    for (let n = 0; n < most; n += 1) await invited({ email: `n${n}@example.com`, name: `N ${n}` });
    await expect(invited({ email: 'more@example.com' })).rejects.toThrow('too_many_requests');
    world.clock.now += 86_400;
    for (let n = most; n < managersMax; n += 1) await invited({ email: `n${n}@example.com` });
    await expect(invited({ email: 'more@example.com' })).rejects.toThrow('limit_reached');
  });

  it('waits until the company has confirmed its own e-mail', async () => {
    const ctx = await owner();
    const unproven = { ...ctx, company: { ...ctx.company, isEmailVerified: false } };
    await expect(inviteManager(unproven, bara())).rejects.toThrow('email_unverified');
  });

  it('is neither sent nor sent again by an administrator who acts as the company, who changes no access either', async () => {
    const { id } = await invited();
    const ctx = await owner();
    const acting = { ...ctx, session: { ...ctx.session, actingFor: 'boss' } };
    await expect(inviteManager(acting, bara({ email: 'boss@example.com' }))).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(inviteManagerAgain(acting, { path: { id } })).rejects.toMatchObject({ code: 'forbidden' });
    const raised = { body: { id, new_office_role: 'everything' as const } };
    await expect(changeManager(acting, raised)).rejects.toMatchObject({ code: 'forbidden' });
    expect(await listManagers(await owner())).toMatchObject([
      { email, office_role: 'pay', state: 'invited' },
    ]);
  });

  it('takes no password that is the person’s or the company’s name', async () => {
    await invited({ name: 'Sigurbjörg' });
    await expect(choose(world.tokenInNotice(), 'sigurbjorg12')).rejects.toThrow('invalid_input');
    await expect(choose(world.tokenInNotice(), 'smidirsmidir')).rejects.toThrow('invalid_input');
  });
});

describe('a log-in by e-mail', () => {
  it('opens the person’s company, whatever the case of the mail', async () => {
    const { id } = await joined();
    expect((await enter('Bara@Example.com')).manager?.id).toBe(id);
  });

  it('answers a wrong password, an unknown mail and an open invitation with the same words', async () => {
    await joined();
    await invited({ email: 'open@example.com', name: 'Óli' });
    for (const mail of [email, 'open@example.com', 'stranger@example.com'])
      await expect(enter(mail, 'wrong')).rejects.toThrow('wrong_credentials');
  });

  it('is guessed at no more often than a company’s', async () => {
    await joined();
    const [most] = budgets.companyGuess;
    for (let n = 0; n < most; n += 1)
      await expect(enter(email, 'wrong')).rejects.toThrow('wrong_credentials');
    await expect(enter(email)).rejects.toThrow('too_many_requests');
    for (let n = 0; n < most; n += 1) await enter('none@example.com', 'wrong').catch(() => undefined);
    await expect(enter('NONE@example.com')).rejects.toThrow('too_many_requests');
  });

  it('asks for the company only where one password opens several', async () => {
    const other = await world.aCompany('Málarar');
    await joined();
    await inviteManager(await world.asCompany(other.token), bara());
    await choose(world.tokenInNotice(), 'penslar og rullur');
    expect((await enter(email)).name).toBe('Smiðir');
    expect((await enter(email, 'penslar og rullur')).name).toBe('Málarar');
    await forgotPassword(world.asVisitor(), { body: { email, name: 'Málarar' } });
    await choose(world.tokenInNotice());
    await expect(enter(email)).rejects.toThrow('company_ambiguous');
    expect((await enter(email, password, 'malarar')).name).toBe('Málarar');
  });
});

describe('a stranger who knows the mail', () => {
  const asked = (name: string) =>
    requestTrial(world.asVisitor(), { body: { name, email: 'stranger@example.com', language: 'en' } });

  it('cannot bar the log-in by a company of that name, in any spelling', async () => {
    const { id } = await joined();
    for (const name of [email, 'BÁRA＠example.com.', 'b а r a@example.com'])
      await expect(asked(name)).rejects.toThrow('invalid_input');
    expect((await enter(email)).manager?.id).toBe(id);
    expect((await asked('Fix@Home')).name).toBe('Fix@Home');
  });

  it('cannot bar it by invitations of many companies', async () => {
    const companies = [];
    for (let n = 0; n < 16; n += 1) companies.push(await world.aCompany(`Other ${n}`));
    // The table keeps people of one e-mail in the order of their companies' ids: the one who has joined comes last.
    const byId = companies.toSorted((one, other) => (one.id < other.id ? -1 : 1));
    for (const [n, { token }] of byId.entries()) {
      if (n % budgets.invitationsPerMailbox[0] === 0) world.clock.now += budgets.invitationsPerMailbox[1];
      await inviteManager(await world.asCompany(token), bara());
    }
    await choose(world.tokenInNotice());
    expect((await enter(email)).name).toBe(byId.at(-1)?.name);
  });
});

describe('a password', () => {
  it('of a person is changed by them alone, and ends their other sessions but no other person’s', async () => {
    const { token } = await joined();
    const second = (await enter(email)).session_token ?? '';
    const body = { current_password: password, new_password: 'penslar og rullur' };
    await changePassword(await world.asCompany(token), { body });
    expect(await findAnyActor(world.table, second, world.clock.now)).not.toBeTypeOf('object');
    await world.asCompany(token);
    await owner();
    await enter(email, 'penslar og rullur');
    await enter(company.name, company.password);
  });

  it('of a person is asked of them within their tries, which the security history counts, and changed once at a time', async () => {
    const { token } = await joined();
    const change = async (current: string, by = world.asCompany(token)) =>
      changePassword(await by, { body: { current_password: current, new_password: 'penslar og rullur' } });
    const [most] = budgets.deviceGuessHour;
    for (let n = 0; n < most; n += 1) await expect(change('wrong')).rejects.toThrow('wrong_current_password');
    await expect(change('wrong')).rejects.toThrow('too_many_requests');
    const counts = (await listAudit(await owner(), { query: {} })).flatMap(({ event, count }) =>
      event === 'password_change_failed' ? [count ?? 1] : [],
    );
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(most);
    world.clock.now += 86_400;
    const { session_token: fresh = '' } = await enter(email);
    const [one, other] = [await world.asCompany(fresh), await world.asCompany(fresh)];
    const both = await Promise.allSettled([one, other].map((ctx) => change(password, Promise.resolve(ctx))));
    const refused = both.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(refused).toEqual([expect.objectContaining({ code: 'session_over' })]);
  });

  it('is forgotten and set again by a mailed link; the company’s is not touched', async () => {
    await joined();
    await forgotPassword(world.asVisitor(), { body: { email } });
    await choose(world.tokenInNotice(), 'penslar og rullur');
    await expect(enter(email)).rejects.toThrow('wrong_credentials');
    await enter(email, 'penslar og rullur');
    await enter(company.name, company.password);
  });

  it('of a person opens no time clock and ends none', async () => {
    const { token } = await joined();
    const body = { current_password: password, new_password: 'penslar og rullur', end_time_clocks: true };
    await expect(changePassword(await world.asCompany(token), { body })).rejects.toThrow('forbidden');
  });
});

describe('a removed person', () => {
  it('is out with the next request: session, password, mailed links; only the name stays', async () => {
    const { id, token } = await joined();
    await forgotPassword(world.asVisitor(), { body: { email } });
    const link = world.tokenInNotice();
    await removed(id);
    expect(await findAnyActor(world.table, token, world.clock.now)).toBeUndefined();
    await expect(enter(email)).rejects.toThrow('wrong_credentials');
    await expect(choose(link)).rejects.toThrow('link_over');
    await expect(forgotPassword(world.asVisitor(), { body: { email } })).rejects.toThrow('company_missing');
    expect(await listManagers(await owner())).toMatchObject([{ name: 'Bára', email: null, state: 'left' }]);
    await sound();
  });

  it('is removed where people were never counted, and the rest are counted then', async () => {
    const { id } = await joined();
    await invited({ email: 'oli@example.com', name: 'Óli' });
    const counter = keys.count(company.id, 'managers');
    await world.table.write({ delete: counter });
    expect((await removed(id)).state).toBe('left');
    expect(await world.table.get(counter)).toMatchObject({ n: 1 });
  });

  it('is removed once, however often it is asked, and can be invited again under the same mail', async () => {
    const { id } = await joined();
    await removed(id);
    expect((await removed(id)).state).toBe('left');
    const again = await joined({ office_role: 'read' });
    expect(again.id).not.toBe(id);
    expect((await enter(email)).manager?.office_role).toBe('read');
    await sound();
  });

  it('is answered like a person who never was, once they have left', async () => {
    const { id } = await joined();
    await removed(id);
    const body = { id, new_office_role: 'everything' } as const;
    await expect(changeManager(await owner(), { body })).rejects.toThrow('manager_missing');
    await expect(inviteManagerAgain(await owner(), { path: { id } })).rejects.toThrow('manager_missing');
    await expect(endManagerSessions(await owner(), { path: { id } })).rejects.toThrow('manager_missing');
  });
});

describe('a time clock that a person opened', () => {
  const clockOf = async (token: string) =>
    (await switchToTimeClock(await world.asCompany(token))).session_token ?? '';
  const isIn = async (clock: string) =>
    typeof (await findAnyActor(world.table, clock, world.clock.now)) === 'object';
  const opened = async () => {
    const { id } = await joined({ office_role: 'everything' });
    const clock = await clockOf((await enter(email)).session_token ?? '');
    return { id, clock };
  };
  const said = async () => (await listAudit(await owner(), { query: {} })).map(({ event }) => event);

  it('is listed with them, and logged out with their removal, which the security history says', async () => {
    const { id, clock } = await opened();
    const others = await clockOf((await enter(company.name, company.password)).session_token ?? '');
    const listed = await listManagerSessions(await owner(), { path: { id } });
    expect(listed.map(({ time_clock: isClock }) => isClock ?? false)).toEqual([false, true]);
    await removed(id);
    expect(await isIn(clock)).toBe(false);
    expect(await isIn(others)).toBe(true);
    expect(await said()).toContain('time_clocks_logged_out');
  });

  it('is listed before those that they opened earlier', async () => {
    const { id } = await opened();
    world.clock.now += 60;
    await clockOf((await enter(email)).session_token ?? '');
    const listed = await listManagerSessions(await owner(), { path: { id } });
    const clocks = listed.filter(({ time_clock: isClock }) => isClock).map(({ begun }) => begun);
    expect(clocks).toEqual(['2026-11-18T08:01:00Z', '2026-11-18T08:00:00Z']);
  });

  it('stays where the office keeps it, and goes when the removal is asked again without that', async () => {
    const { id, clock } = await opened();
    await removed(id, { keep_time_clocks: 'true' });
    expect(await isIn(clock)).toBe(true);
    expect(await said()).not.toContain('time_clocks_logged_out');
    await removed(id);
    expect(await isIn(clock)).toBe(false);
  });
});

describe('a program that a person connected', () => {
  const hooks = { isOpenAddress: async () => true };
  async function connected() {
    const { id } = await joined({ office_role: 'everything' });
    const { session_token: token = '' } = await enter(email);
    const by = async () => world.asCompany(token);
    const { key } = await createKey(await by(), { body: { name: 'Payroll', scopes: ['entries.read'] } });
    const body = { url: 'https://hooks.example/stund', events: ['entry.created' as const] };
    await createWebhook({ ...(await by()), ...hooks }, { body });
    return { id, key };
  }
  const mayCall = async (key: string) =>
    typeof (await findActorOrKey(world.table, key, world.clock.now)) === 'object';
  const isOn = async () => (await listWebhooks(await owner())).map(({ off_since: off }) => off === null);
  const said = async () => (await listAudit(await owner(), { query: {} })).map(({ event }) => event);

  it('is named with its maker, and stops with their removal, which the security history says', async () => {
    const { id, key } = await connected();
    const own = await createKey(await owner(), { body: { name: 'Own', scopes: ['entries.read'] } });
    const listed = await listKeys(await owner());
    expect(listed.find(({ name }) => name === 'Payroll')).toMatchObject({
      created_by: 'Bára',
      created_by_id: id,
    });
    expect(await mayCall(key)).toBe(true);
    expect((await owner()).company.webhookEvents).toEqual(['entry.created']);
    await removed(id);
    expect(await mayCall(key)).toBe(false);
    expect(await mayCall(own.key)).toBe(true);
    expect(await isOn()).toEqual([false]);
    expect((await owner()).company.webhookEvents).toBeUndefined();
    expect(await said()).toEqual(expect.arrayContaining(['api_key_revoked', 'webhooks_turned_off']));
    await sound();
  });

  it('goes on where the office keeps it, and stops when the removal is asked again without that', async () => {
    const { id, key } = await connected();
    await removed(id, { keep_programs: 'true' });
    expect([await mayCall(key), await isOn()]).toEqual([true, [true]]);
    await removed(id);
    expect([await mayCall(key), await isOn()]).toEqual([false, [false]]);
    await sound();
  });

  it('goes on after its maker is given less access', async () => {
    const { id, key } = await connected();
    await changeManager(await owner(), { body: { id, new_office_role: 'read' } });
    expect([await mayCall(key), await isOn()]).toEqual([true, [true]]);
  });
});

describe('what a person may do', () => {
  it('is changed by somebody else, from the next request on', async () => {
    const { id, token } = await joined();
    await changeManager(await owner(), { body: { id, new_office_role: 'everything' } });
    const ctx = await world.asCompany(token);
    expect(ctx.manager?.role).toBe('everything');
    expect((await self(ctx)).time_clock_token).toEqual(expect.any(String));
    const body = { id, new_office_role: 'read' } as const;
    await expect(changeManager(ctx, { body })).rejects.toThrow('own_access');
    await expect(removeManager(ctx, { path: { id }, query: {} })).rejects.toThrow('own_access');
  });

  it('is not changed from an older version: the second manager sees what the first did', async () => {
    const { id } = await joined();
    await changeManager(await owner(), { body: { id, version: 0, new_office_role: 'read' } });
    const late = changeManager(await owner(), { body: { id, version: 0, new_name: 'Bára B.' } });
    await expect(late).rejects.toMatchObject({
      code: 'manager_changed',
      params: { manager: { office_role: 'read', version: 1 } },
    });
    const repeat = { id, version: 0, new_office_role: 'read' } as const;
    expect((await changeManager(await owner(), { body: repeat })).version).toBe(1);
  });

  it('is changed once by two managers at the same moment: the second is told what the first did', async () => {
    const { id } = await joined();
    const ctx = await owner();
    const both = await Promise.allSettled([
      changeManager(ctx, { body: { id, version: 0, new_office_role: 'read' } }),
      changeManager(ctx, { body: { id, version: 0, new_name: 'Bára B.' } }),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [late] = both.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(late).toMatchObject({ code: 'manager_changed', params: { manager: { id, version: 1 } } });
  });

  it('is listed by name in the company’s alphabet, those who have left last; a change of nothing is refused', async () => {
    const { id } = await joined({ email: 'aron@example.com', name: 'Aron' });
    await removed(id);
    for (const name of ['Örn', 'Bára', 'Ásta'])
      await invited({ name, email: `${name.length}${name.charCodeAt(0)}@example.com` });
    const listed = await listManagers(await owner());
    expect(listed.map(({ name }) => name)).toEqual(['Ásta', 'Bára', 'Örn', 'Aron']);
    const same = { id: listed[0]?.id ?? '', new_name: 'Ásta', new_office_role: 'pay' as const };
    await expect(changeManager(await owner(), { body: same })).rejects.toThrow('no_changes');
  });

  it('hides letters and phones from limited roles, kennitölur from who only reads', async () => {
    const integrations = { payday: { kt: '0101302989' } };
    const body = { name: 'Anna', token: 'bcdf', phone_number: '6111234', integrations };
    await createEmployee(await owner(), { body });
    const seenBy = async (role: OfficeRole) => {
      const { token } = await joined({ office_role: role, email: `${role}@example.com`, name: role });
      return (await listEmployees(await world.asCompany(token)))[0];
    };
    const open = { login_token: 'bcdf', phone_number: '+3546111234' };
    const hidden = { login_token: '', phone_number: '' };
    expect(await seenBy('everything')).toMatchObject({ name: 'Anna', ...open, integrations });
    expect(await seenBy('pay')).toMatchObject({ name: 'Anna', ...hidden, integrations });
    expect(await seenBy('read')).toMatchObject({ name: 'Anna', ...hidden, integrations: {} });
  });
});

describe('a person who sees some projects only', () => {
  const projectOf = async (name: string) => (await createProject(await owner(), { body: { name } })).id;
  const seen = async (token: string) =>
    (await listProjects(await world.asCompany(token))).map(({ name }) => name);

  it('has at least one, of this company, and is shown with them', async () => {
    const other = await world.aCompany('Málarar');
    const foreign = await createProject(await world.asCompany(other.token), { body: { name: 'Annað' } });
    const asked = (project_ids?: string[]) => ({
      body: { ...bara({ office_role: 'projects' }).body, project_ids },
    });
    await expect(inviteManager(await owner(), asked())).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(inviteManager(await owner(), asked([foreign.id]))).rejects.toThrow('project_missing');
    const roof = await projectOf('Þak');
    expect(await inviteManager(await owner(), asked([roof, roof]))).toMatchObject({ project_ids: [roof] });
  });

  it('sees others from the next request after they were changed, and none once the role is another', async () => {
    const [roof, wall] = [await projectOf('Þak'), await projectOf('Veggur')];
    const { id, token } = await joined({ office_role: 'projects', project_ids: [roof] });
    expect(await seen(token)).toEqual(['Þak']);
    await changeManager(await owner(), { body: { id, new_project_ids: [wall] } });
    expect(await seen(token)).toEqual(['Veggur']);
    const kept = await changeManager(await owner(), { body: { id, new_name: 'Bára B.' } });
    expect(kept).toMatchObject({ project_ids: [wall] });
    expect(await changeManager(await owner(), { body: { id, new_office_role: 'read' } })).not.toHaveProperty(
      'project_ids',
    );
    expect((await seen(token)).toSorted()).toEqual(['Veggur', 'Þak']);
    const back = changeManager(await owner(), { body: { id, new_office_role: 'projects' } });
    await expect(back).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it('is told nothing of all projects together, of pay, or of an employee but the name', async () => {
    const roof = await projectOf('Þak');
    const integrations = { payday: { kt: '0101302989' } };
    await createEmployee(await owner(), { body: { name: 'Anna', token: 'bcdf', integrations } });
    const { token } = await joined({ office_role: 'projects', project_ids: [roof] });
    const ctx = await world.asCompany(token);
    expect(await self(ctx)).toMatchObject({
      latest_work_log: null,
      integrations: {},
      time_clock_token: null,
      settings: { monthly_report: null },
    });
    const nothing = { login_token: '', phone_number: '', needs: [], integrations: {}, latest_work_log: null };
    expect(await listEmployees(ctx)).toMatchObject([{ name: 'Anna', ...nothing }]);
  });
});

describe('files', () => {
  const filters = { from: '2026-11-01', to: '2026-11-30' };
  const fileAddresses = { address: async () => 'https://files.example.com', remove: async () => {} };

  const office = async (token: string) => ({ ...(await world.asCompany(token)), fileAddresses });
  const entries = { body: { kind: 'entries', filters } } as const;
  const regla = { body: { kind: 'regla', filters } } as const;
  const ofOwner = () => office(company.token);
  async function people() {
    const path = { path: { key: 'regla' }, query: {}, body: { active: true } } as const;
    await changeIntegration(await owner(), path);
    const reader = await joined({ office_role: 'read' });
    const pay = await joined({ email: 'oli@example.com', name: 'Óli' });
    const all = await joined({ email: 'una@example.com', name: 'Una', office_role: 'everything' });
    return { reader: await office(reader.token), pay: await office(pay.token), all: await office(all.token) };
  }

  it('are their own for limited roles, and those of payroll for pay; others are missing', async () => {
    const { reader, pay, all } = await people();
    const whole = await createEverything(await ofOwner(), { body: {} });
    const payroll = await create(await ofOwner(), regla);
    const report = await create(await ofOwner(), entries);
    const [readers, pays] = [await create(reader, entries), await create(pay, entries)];
    const seen = async (ctx: typeof pay) => (await listExports(ctx)).map(({ id }) => id).toSorted();
    expect(await seen(reader)).toEqual([readers.id]);
    expect(await seen(pay)).toEqual([pays.id, payroll.id].toSorted());
    const everyone = [whole, payroll, report, readers, pays].map(({ id }) => id).toSorted();
    expect(await seen(all)).toEqual(everyone);
    for (const { id } of [whole, report, pays])
      for (const act of [readExport, cancelExport, removeExport])
        await expect(act(reader, { path: { id } })).rejects.toThrow('export_missing');
  });

  it('of another person are neither cancelled nor removed by limited roles, one’s own are', async () => {
    const { reader, pay, all } = await people();
    const payroll = await create(await ofOwner(), regla);
    expect((await readExport(pay, { path: payroll })).id).toBe(payroll.id);
    await expect(cancelExport(pay, { path: payroll })).rejects.toThrow('forbidden');
    await expect(removeExport(pay, { path: payroll })).rejects.toThrow('forbidden');
    const own = await create(reader, entries);
    await removeExport(reader, { path: own });
    expect((await cancelExport(all, { path: payroll })).state).toBe('cancelled');
  });

  it('for payroll are not made by who only reads, whatever is missing in them', async () => {
    const { reader, pay } = await people();
    await expect(requestExport(reader, regla)).rejects.toThrow('forbidden');
    await expect(requestExport(pay, regla)).rejects.toThrow('payroll_empty');
  });

  it('with kennitölur are closed to their maker too once they only read', async () => {
    const { id, token } = await joined();
    const made = await create(await office(token), entries);
    await changeManager(await owner(), { body: { id, new_office_role: 'read' } });
    expect(await listExports(await office(token))).toEqual([]);
    await expect(readExport(await office(token), { path: made })).rejects.toThrow('export_missing');
  });
});

describe('sessions', () => {
  it('are listed and ended: a person’s own without the one that asks, another’s all', async () => {
    const { id, token } = await joined();
    await enter(email);
    const ctx = await world.asCompany(token);
    const listed = await listManagerSessions(ctx, { path: { id } });
    expect(listed.filter(({ current }) => current)).toHaveLength(1);
    expect(listed).toHaveLength(2);
    await endManagerSessions(ctx, { path: { id } });
    expect(await listManagerSessions(await world.asCompany(token), { path: { id } })).toHaveLength(1);
    await endManagerSessions(await owner(), { path: { id } });
    expect(await findAnyActor(world.table, token, world.clock.now)).not.toBeTypeOf('object');
    await enter(email);
  });

  it('of others are seen and ended by a person with every right', async () => {
    const { id, token } = await joined();
    const una = await joined({ email: 'una@example.com', name: 'Una', office_role: 'everything' });
    const ctx = await world.asCompany(una.token);
    expect(await listManagerSessions(ctx, { path: { id } })).toMatchObject([{ current: false }]);
    await endManagerSessions(ctx, { path: { id } });
    expect(await findAnyActor(world.table, token, world.clock.now)).not.toBeTypeOf('object');
    await world.asCompany(una.token);
  });

  it('of others are nothing a limited person sees', async () => {
    const { token } = await joined();
    const other = await joined({ email: 'oli@example.com', name: 'Óli' });
    const ctx = await world.asCompany(token);
    const path = { id: other.id };
    await expect(listManagerSessions(ctx, { path })).rejects.toThrow('manager_missing');
    await expect(endManagerSessions(ctx, { path })).rejects.toThrow('manager_missing');
  });
});

it('the security history says which person did it, also after they have left', async () => {
  const { id, token } = await joined({ office_role: 'everything' });
  const { id: olis } = await inviteManager(
    await world.asCompany(token),
    bara({ email: 'oli@example.com', name: 'Óli' }),
  );
  world.clock.now += 1;
  await removed(id);
  const rows = await listAudit(await owner(), { query: {} });
  expect(rows.find(({ manager }) => manager?.id === olis)).toMatchObject({
    event: 'manager_invited',
    by: 'Company',
    by_manager: { id, name: 'Bára' },
    manager: { name: 'Óli' },
  });
  expect(rows[0]).toMatchObject({ event: 'manager_removed', by_manager: null, manager: { name: 'Bára' } });
});

it('the role of some projects is given with one project at least', () => {
  const { inviteManager: invite, changeManager: change } = managers.endpoints;
  const given = (project_ids: string[]) => bara({ office_role: 'projects', project_ids }).body;
  expect(invite.body.safeParse(given(['p1'])).success).toBe(true);
  expect(invite.body.safeParse(given([])).error?.issues.map(({ path }) => path)).toEqual([['project_ids']]);
  expect(change.body.safeParse({ id: 'o1', new_project_ids: [] }).success).toBe(false);
});
