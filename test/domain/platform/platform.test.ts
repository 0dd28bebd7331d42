// The social statistic, the administrator and error reports.

import { describe, expect, it } from 'vitest';
import { loginAdministrator } from '#functions/domain/sign-in/administrator.ts';
import {
  changeNotes,
  createCompany,
  listCompanies,
  notesHistory,
} from '#functions/domain/platform/platform.ts';
import { countSocial, socialStatistic } from '#functions/domain/public/social.ts';
import { reportError } from '#functions/domain/public/error-tunnel.ts';
import { createEmployee } from '#functions/domain/employees/employees.ts';
import { hashPassword, self } from '#functions/domain/sessions/sessions.ts';
import { login, loginByLink } from '#functions/domain/sign-in/sign-in.ts';
import { administratorItem } from '#functions/table/rows/administrator-row.ts';
import { keys } from '#functions/table/keys.ts';
import { subscriptionItem } from '#functions/table/rows/subscription-row.ts';
import type { LogFields } from '#functions/runtime/log.ts';
import { socialStatisticFloor } from '#shared/limits.ts';
import { quietLog } from '#test/kit/world/quiet-log.ts';
import { usePeople } from '#test/kit/world/use-people.ts';

const world = await usePeople();

const code = (value: string) => expect.objectContaining({ code: value });
const job = () => ({
  ...world.asVisitor(),
  attempt: 1,
  resend: async () => {},
});

describe('the social statistic', () => {
  it('is the floor until it is counted, and never below it', async () => {
    expect(await socialStatistic(job())).toEqual(socialStatisticFloor);
    await world.aCompany('Smiðir');
    await countSocial(job());
    expect(await socialStatistic(job())).toEqual(socialStatisticFloor);
  });

  it('is projects’ totals and running entries of all companies, carried on at a second a second each [workers.social-statistics]', async () => {
    const { now } = world.clock;
    const million = 20_000_000_000;
    for (const name of ['One', 'Two']) {
      const { id } = await world.aCompany(name);
      await world.table.write(
        { put: { ...keys.project(id, 'p1'), id: 'p1', c: id, n: 'A', at: 1, by: 'Company', t: million } },
        {
          put: {
            ...keys.employee(id, 'e1'),
            id: 'e1',
            c: id,
            n: 'A',
            at: 1,
            ts: '',
            th: '',
            o: { i: 'w', m: '202611', k: 'k', s: now - 100, p: 'p1' },
          },
        },
      );
    }
    await countSocial(job());
    const row = await world.table.get(keys.socialStatistic());
    expect(row).toMatchObject({ c: 2, t: 2 * million + 200, r: 2, at: now });
    world.clock.now += 50;
    expect(await socialStatistic(job())).toEqual({
      companies: socialStatisticFloor.companies,
      totalSeconds: 2 * million + 300,
      rate: socialStatisticFloor.rate,
    });
  });
});

const admin = async () => {
  await world.table.write({
    put: administratorItem({ name: 'Ólöf', passwordHash: await hashPassword('a long password') }),
  });
  return (username: string, password: string) =>
    loginAdministrator(world.asVisitor(), { body: { username, password } });
};

describe('the platform administrator', () => {
  it('logs in by name and password, and a refusal does not say which of them was wrong [roles.admin-login]', async () => {
    const enter = await admin();
    await expect(enter('nobody', 'a long password')).rejects.toThrow(code('wrong_credentials'));
    await expect(enter('ólöf', 'wrong')).rejects.toThrow(code('wrong_credentials'));
    const reply = await enter('ólöf', 'a long password');
    expect(reply).toMatchObject({ role: 'ADMIN', id: 'platform', name: 'Ólöf' });
    const actor = await world.actor(reply.session_token ?? '');
    expect(actor).toMatchObject({ role: 'ADMIN', company: undefined });
    expect(await self({ ...world.asVisitor(), ...actor })).toMatchObject({ role: 'ADMIN', name: 'Ólöf' });
  });

  it('creates a company with a password, whose mailed link logs it in once, and lists all, newest first [roles.admin-companies]', async () => {
    const { session_token: token } = await (await admin())('ólöf', 'a long password');
    const ctx = await world.asAdministrator(token ?? '');
    const older = await world.aCompany('Older');
    world.clock.now += 60;
    const body = { name: 'Verktakar', email: 'v@example.com', password: 'given password' };
    const made = await createCompany(ctx(), { body });
    await expect(createCompany(ctx(), { body: { ...body, name: 'verktakar' } })).rejects.toThrow(
      code('company_exists'),
    );
    expect(world.sent.at(-1)).toMatchObject({ body: { template: 'new_company', language: 'is' } });
    expect((await listCompanies(ctx())).map(({ id }) => id)).toEqual([made.id, older.id]);
    const entered = await login(world.asVisitor(), {
      body: { username: 'Verktakar', password: 'given password' },
    });
    expect(entered).toMatchObject({ role: 'COMPANY', email_verified: false, country: 'IS' });
    const byLink = () => loginByLink(world.asVisitor(), { body: { token: world.tokenInNotice() } });
    await expect(byLink()).resolves.toMatchObject({ role: 'COMPANY', id: made.id });
    expect((await world.actor(entered.session_token ?? '')).company?.isEmailVerified).toBe(true);
    await expect(byLink()).rejects.toThrow(code('link_over'));
  });
});

describe('notes about a company', () => {
  it('are kept for administrators, shown to no other role, and deleted when emptied [roles.admin-notes company.notes]', async () => {
    const { id, token } = await world.aCompany('Smiðir');
    const { session_token: admins } = await (await admin())('ólöf', 'a long password');
    const ctx = (await world.asAdministrator(admins ?? ''))();
    const note = (notes: string, company_id = id) => changeNotes(ctx, { body: { company_id, notes } });
    expect((await listCompanies(ctx))[0]).toMatchObject({ notes: '', billing_plan: null });
    expect(await note('Rang them up')).toMatchObject({ id, notes: 'Rang them up' });
    expect((await listCompanies(ctx))[0]).toMatchObject({ notes: 'Rang them up' });
    expect(JSON.stringify(await self({ ...world.asVisitor(), ...(await world.actor(token)) }))).not.toContain(
      'Rang',
    );
    expect(await note('')).toMatchObject({ notes: '' });
    await expect(note('x', 'c000000000')).rejects.toThrow(code('company_missing'));
  });

  it('of two administrators who change the same ones, the second is refused and can read the first’s', async () => {
    const { id: company_id } = await world.aCompany('Smiðir');
    const { session_token: token } = await (await admin())('ólöf', 'a long password');
    const ctx = await world.asAdministrator(token ?? '');
    const note = (notes: string, version: number) =>
      changeNotes(ctx(), { body: { company_id, notes, version } });
    expect((await listCompanies(ctx()))[0]).toMatchObject({ notes_version: 0, notes_saved: null });
    expect(await note('Rang them up', 0)).toMatchObject({ notes_version: 1 });
    await expect(note('Pays in December', 0)).rejects.toThrow(code('notes_changed'));
    expect((await listCompanies(ctx()))[0]).toMatchObject({
      notes: 'Rang them up',
      notes_version: 1,
      notes_saved: { at: '2026-11-18T08:00:00Z', by: 'Ólöf' },
    });
    const ends = await Promise.allSettled([note('One', 1), note('Other', 1)]);
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await note('', 2)).toMatchObject({ notes: '', notes_version: 3 });
  });
});

describe('the notes that were replaced', () => {
  it('are read newest first, with who wrote them and when, and only by what was saved', async () => {
    const { id: company_id } = await world.aCompany('Smiðir');
    const { session_token: token } = await (await admin())('ólöf', 'a long password');
    const ctx = await world.asAdministrator(token ?? '');
    const history = (id = company_id) => notesHistory(ctx(), { path: { id } });
    const note = (notes: string, version: number) =>
      changeNotes(ctx(), { body: { company_id, notes, version } });
    expect(await history()).toEqual([]);
    await note('Rang them up', 0);
    world.clock.now += 60;
    await note('', 1);
    world.clock.now += 60;
    await expect(note('Lost', 1)).rejects.toThrow(code('notes_changed'));
    await note('Pays in December', 2);
    const saved = (minute: number) => ({ at: `2026-11-18T08:0${minute}:00Z`, by: 'Ólöf' });
    expect(await history()).toEqual([
      { version: 3, notes: 'Pays in December', saved: saved(2) },
      { version: 2, notes: '', saved: saved(1) },
      { version: 1, notes: 'Rang them up', saved: saved(0) },
    ]);
    await expect(history('c000000000')).rejects.toThrow(code('company_missing'));
  });

  it('hold every text of administrators who save at the same moment without saying what they had read', async () => {
    const { id: company_id } = await world.aCompany('Múrarar');
    const { session_token: token } = await (await admin())('ólöf', 'a long password');
    const ctx = await world.asAdministrator(token ?? '');
    const texts = ['Rang them up', 'Pays in December', 'Asked about Sage'];
    await Promise.all(texts.map((notes) => changeNotes(ctx(), { body: { company_id, notes } })));
    const kept = await notesHistory(ctx(), { path: { id: company_id } });
    expect(kept.map(({ version }) => version)).toEqual([3, 2, 1]);
    expect(kept.map(({ notes }) => notes).toSorted()).toEqual(texts.toSorted());
  });
});

describe('the list of companies', () => {
  it('says how each pays, its kennitala, and the hours of this month as they were counted last', async () => {
    const { id } = await world.aCompany('Smiðir');
    const { session_token: admins } = await (await admin())('ólöf', 'a long password');
    const ctx = await world.asAdministrator(admins ?? '');
    const about = async () => (await listCompanies(ctx()))[0];
    expect(await about()).toMatchObject({ month_seconds: null, paid_by: null, kennitala: null });
    expect(await about()).toMatchObject({ listed_at: '2026-11-18T08:00:00Z' });
    await world.table.write(
      { update: keys.company(id), set: { pay: 1, mm: '202611', mh: 5400 } },
      {
        put: subscriptionItem({
          companyId: id,
          state: 'paying',
          by: 'bank',
          plan: 'FourEmployeesMax2023',
          reference: 'r',
          heldUntil: undefined,
          ssn: '6203080000',
          email: undefined,
          customerId: 'k',
          invoiceId: 'i',
          changedAt: world.clock.now,
          version: 1,
        }),
      },
    );
    expect(await about()).toMatchObject({ month_seconds: 5400, paid_by: 'bank', kennitala: '6203080000' });
    await world.table.write({ update: keys.company(id), remove: ['pay'] });
    expect(await about()).toMatchObject({ paid_by: null });
    world.clock.now += 13 * 86_400;
    expect(await about()).toMatchObject({ month_seconds: null, listed_at: '2026-12-01T08:00:00Z' });
  });

  it('asks for no entry of any company', async () => {
    await world.aCompany('Smiðir');
    const { session_token: admins } = await (await admin())('ólöf', 'a long password');
    const ctx = (await world.asAdministrator(admins ?? ''))();
    const asked: string[] = [];
    const { table } = ctx;
    await listCompanies({
      ...ctx,
      table: {
        ...table,
        query: (range, options) => (asked.push(range.PK), table.query(range, options)),
        queryAll: (range, options) => (asked.push(range.PK), table.queryAll(range, options)),
      },
    });
    expect(asked.length).toBeGreaterThan(1);
    expect(asked.filter((PK) => PK.includes('#W#'))).toEqual([]);
  });

  it('says of each its trial’s end, its employees and its newest entry', async () => {
    const { id, token } = await world.aCompany('Smiðir');
    const { session_token: admins } = await (await admin())('ólöf', 'a long password');
    const ctx = (await world.asAdministrator(admins ?? ''))();
    const about = { id, trial_ends: '2026-12-02T08:00:00Z', time_zone: 'Atlantic/Reykjavik' };
    expect(await listCompanies(ctx)).toMatchObject([
      { ...about, active_employees: 0, inactive_employees: 0, last_entry: null },
    ]);
    for (const [name, letters, disabled, latest] of [
      ['Anna', 'bcdf', false, world.clock.now - 60],
      ['Björn', 'ghjk', true, world.clock.now - 30],
      ['Ciara', 'lmnp', false, undefined],
    ] as const) {
      const made = await createEmployee(await world.asCompany(token), { body: { name, token: letters } });
      const set = { ...(disabled ? { off: 1 } : {}), ...(latest === undefined ? {} : { la: latest }) };
      if (Object.keys(set).length > 0) await world.table.write({ update: keys.employee(id, made.id), set });
    }
    expect(await listCompanies(ctx)).toMatchObject([
      { ...about, active_employees: 2, inactive_employees: 1, last_entry: '2026-11-18T07:59:30Z' },
    ]);
  });
});

describe('error reports of browsers', () => {
  it('are logged without secrets, people or control characters, cut to size', async () => {
    const stacks: string[] = [];
    const log = {
      ...quietLog,
      info: (_: string, fields?: LogFields) => void stacks.push(String(fields?.stack)),
    };
    const body = `TypeError at /login_link?token=abc123\nanna@example.com +354 611 1234 ${'k3V'.repeat(20)} ${'x '.repeat(9000)}`;
    await reportError({ ...job(), address: '192.0.2.2', log, body });
    expect(stacks).toHaveLength(1);
    const report = stacks[0] ?? '';
    expect(report).toContain('TypeError at /login_link?…');
    expect(report).not.toMatch(/abc123|anna|611|k3V|\n/);
    expect(report.length).toBeLessThanOrEqual(4000);
  });

  it('are thanked for always, and written thirty times an hour from one address', async () => {
    const lines: unknown[] = [];
    const log = { ...quietLog, info: (_: string, fields?: unknown) => void lines.push(fields) };
    const report = () => reportError({ ...job(), address: '192.0.2.1', log, body: '{"message":"x"}' });
    for (let n = 0; n < 40; n += 1) expect((await report()).status).toBe(200);
    expect(lines).toHaveLength(30);
  });
});
