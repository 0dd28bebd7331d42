// A company of the running system with people, work and a session of every kind, for tests of the API's borders.

import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { newCompany } from '#functions/domain/companies/store.ts';
import { issue, type LinkPurpose, timeClockLink } from '#functions/domain/links/links.ts';
import { countItem, oneMore } from '#functions/domain/counts/counts.ts';
import { newManager } from '#functions/domain/office-managers/store.ts';
import { hashPassword } from '#functions/domain/sessions/password-hash.ts';
import type { Table } from '#functions/aws/table.ts';
import { administratorSubject } from '#functions/table/keys.ts';
import { apiKeyItem, apiKeyText } from '#functions/table/rows/programs/api-key-row.ts';
import { administratorItem } from '#functions/table/rows/administrator-row.ts';
import { firstSettings } from '#functions/table/rows/company-row.ts';
import { newId } from '#functions/table/new-id.ts';
import { payrollItem, payrollRowId } from '#functions/table/rows/payroll/payroll-row.ts';
import {
  newSecret,
  platformId,
  secretHash,
  sessionItem,
  tokenText,
} from '#functions/table/rows/session-row.ts';
import { deliveryId, deliveryItem, webhooksItem } from '#functions/table/rows/programs/webhook-row.ts';
import type { Manager } from '#functions/table/rows/manager-row.ts';
import type { OfficeRole, Role } from '#shared/access.ts';
import type { ApiScope } from '#shared/api/endpoint.ts';
import { apiScopes, sessionSeconds } from '#shared/limits.ts';
import { toWire } from '#shared/time/instant.ts';
import { type Answered, callerOf, type Sending } from './caller.ts';
import { aMailedReport, reportAddress } from '#test/kit/world/mailed-report.ts';
import { companyRow, managerRow } from '#test/kit/world/rows.ts';
import type { RunningSystem } from './system.ts';

/** The parts of a running system that opening a company needs. */
export type Grounds = Pick<RunningSystem, 'api' | 'table'> & {
  readonly clock: Pick<RunningSystem['clock'], 'now'>;
};

export const password = 'a long company password';
export const employeePassword = 'bdgk';
/** Anna's phone number and kennitala, which limited roles do not see. */
export const secrets = { phone: '+3546111234', kennitala: '0101302989' };
const passwordHash = hashPassword(password);
const made = z.object({ id: z.string() });
const entered = z.object({ session_token: z.string() });

export const aPress = (): string => randomBytes(12).toString('hex');

/** The administrator of all sessions of a run, written into the table of a running system. */
async function anAdministrator(table: Table, hash: string): Promise<string> {
  const name = 'administrator of the tests';
  await table.write({ put: administratorItem({ name, passwordHash: hash }) });
  return administratorSubject(name);
}

/** Writes a session into the table, as a login some seconds ago would have. */
export async function aSession(
  system: Grounds,
  about: { companyId?: string; role: Role; subject?: string; ageSeconds?: number; actingFor?: string },
): Promise<string> {
  const secret = newSecret();
  const { companyId = platformId, role, ageSeconds = 0 } = about;
  const at = (await system.clock.now()) - ageSeconds;
  const subject =
    companyId === platformId
      ? await anAdministrator(system.table, await passwordHash)
      : (about.subject ?? role);
  const row = { companyId, subject, role, createdAt: at, usedAt: at, version: 0, actingFor: about.actingFor };
  await system.table.write({ put: sessionItem({ ...row, secretHash: secretHash(secret) }) });
  return tokenText({ companyId, subject, secret });
}

/** Time clocks of one company, because each may send only a limited number of presses a minute. */
export const timeClocks = (system: Grounds, companyId: string, count: number): Promise<string[]> =>
  Promise.all(
    Array.from({ length: count }, () => aSession(system, { companyId, role: 'COMPANY_TIME_CLOCK' })),
  );

/** A person of the office who has joined, or is invited only. */
async function aManager(
  system: Grounds,
  companyId: string,
  about: Pick<Manager, 'role'> & Partial<Manager>,
  hasJoined = true,
) {
  const at = await system.clock.now();
  const id = newId('manager');
  const email = `${id}@example.com`;
  const joined = hasJoined ? { passwordHash: await passwordHash, joinedAt: at } : {};
  const manager = managerRow(at, companyId, { id, email, ...about, ...joined });
  await system.table.write(...newManager(manager, email), oneMore(companyId, 'managers'));
  return id;
}

/** An API key as if made now. */
async function anApiKey(system: Grounds, companyId: string, scopes: readonly ApiScope[]) {
  const [id, secret] = [newId('apiKey'), newSecret()];
  const at = await system.clock.now();
  const row = {
    id,
    companyId,
    name: 'Payroll',
    scopes,
    secretHash: secretHash(secret),
    madeAt: at,
    madeBy: undefined,
    usedAt: at,
    revokedAt: undefined,
  };
  await system.table.write({ put: apiKeyItem(row) }, oneMore(companyId, 'apiKeys'));
  return { id, text: apiKeyText({ companyId, id, secret }) };
}

/** A webhook that wants no event of the tests, turned off, with a delivery that failed. */
async function aWebhook(system: Grounds, companyId: string) {
  const at = await system.clock.now();
  const [webhook, eventId] = [newId('webhook'), 'e1'];
  const delivery = deliveryId(at, eventId);
  const hook = { id: webhook, url: 'http://127.0.0.1:9/', events: [], seed: 's', madeAt: at, offSince: at };
  const row = {
    webhookId: webhook,
    eventId,
    event: 'test',
    at,
    body: '{}',
    state: 'failed',
    attempts: 8,
  } as const;
  await system.table.write(
    { put: webhooksItem(companyId, { version: 1, hooks: [hook] }) },
    { put: deliveryItem(companyId, { id: delivery, ...row }) },
  );
  return { webhook, delivery };
}

export type TenantState = 'paying' | 'trial over' | 'disabled';
export type Tenant = Awaited<ReturnType<typeof aTenant>>;

/** Opens a company: Anna may do everything and is out, Óli is in, Plain has no extra right, Gone is disabled. */
export async function aTenant(system: Grounds, state: TenantState = 'paying') {
  const call = callerOf(system.api);
  const now = await system.clock.now();
  const settings = firstSettings('en', 'Atlantic/Reykjavik');
  const timeClockToken = newSecret();
  const company = companyRow(state === 'trial over' ? now - 60 * 86_400 : now - 86_400, {
    name: `Tenant ${aPress()}`,
    passwordHash: await passwordHash,
    isPaying: true,
    timeClockToken,
    settings: {
      ...settings,
      features: { approve_work_logs: true, ask_missing: true },
      usual_week: Array.from({ length: 7 }, () => ({ start: '00:00', end: '00:01' })),
      location: { ...settings.location, enabled: true },
      pay_periods: { every: 'month', starts: 1, steps: 'lock' },
      monthly_report: {
        addresses: [reportAddress],
        kinds: ['pdf'],
        language: 'en',
        day: 1,
        since: toWire(now),
      },
    },
  });
  // The nightly check may count between two of these, so each is counted as it comes.
  await system.table.write(
    ...newCompany(company),
    timeClockLink(company.id, timeClockToken),
    { put: countItem(company.id, 'managers', 0, 1) },
    { put: countItem(company.id, 'apiKeys', 0, 1) },
  );
  const owner = await aSession(system, { companyId: company.id, role: 'COMPANY' });
  const good = async (method: string, path: string, sending: Sending): Promise<unknown> => {
    const { status, body }: Answered = await call(method, path, sending);
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(body)}`);
    return body;
  };
  const make = async (method: string, path: string, token: string, body: unknown) =>
    made.parse(await good(method, path, { token, body })).id;
  const employ = (name: string, more: object = {}) =>
    make('POST', '/api/employees', owner, { name, token: employeePassword, ...more });
  const enter = async (employee: string) => {
    const body = { company_name: company.name, employee_name: employee, password: employeePassword };
    return entered.parse(await good('POST', '/employee/v2/login', { body })).session_token;
  };

  const [anna, , plain, gone, roof, wall, closed] = await Promise.all([
    employ('Anna', {
      needs: ['manage_worklogs', 'create_projects', 'foreman'],
      phone_number: secrets.phone,
      integrations: { payday: { kt: secrets.kennitala } },
    }),
    employ('Óli', { needs: ['manage_worklogs', 'create_projects', 'foreman'] }),
    employ('Plain'),
    employ('Gone', { needs: ['manage_worklogs', 'create_projects', 'foreman'] }),
    make('POST', '/api/projects', owner, { name: 'Roof', description: 'North side' }),
    make('POST', '/api/projects', owner, { name: 'Wall' }),
    make('POST', '/api/projects', owner, { name: 'Closed' }),
  ]);
  await good('PUT', `/api/employees/${gone}/disable`, { token: owner });
  await good('PUT', `/api/projects/${closed}/close`, { token: owner });
  const [asAnna, asOli, asPlain, asGone] = await Promise.all(['Anna', 'Óli', 'Plain', 'Gone'].map(enter));
  if (!asAnna || !asOli || !asPlain || !asGone) throw new Error('somebody could not log in');
  const [workLog] = z.tuple([made]).parse(
    await good('POST', '/api/worklogs', {
      token: owner,
      body: [
        {
          start_time: toWire(now - 7200),
          end_time: toWire(now - 3600),
          employee_id: anna,
          project_id: roof,
        },
      ],
    }),
  );
  const openWorkLog = await make('POST', '/employee/v2/clock_in', asOli, {
    id: aPress(),
    project_id: roof,
    at: toWire(now),
    location: { lat: '64.1', lon: '-21.9', timestamp: toWire(now) },
  });
  const job = await make('POST', '/api/exports', owner, {
    kind: 'entries',
    filters: { from: '2026-11-01', to: '2026-11-30' },
  });
  const askedBy = (token: string) =>
    make('POST', '/employee/corrections', token, {
      id: aPress(),
      start_time: toWire(now - 7200),
      end_time: toWire(now - 3600),
      project_id: wall,
      word: 'I forgot to clock in',
    });
  const [correction, othersCorrection] = await Promise.all([askedBy(asAnna), askedBy(asPlain)]);
  const ownJobOf = (token: string) =>
    make('POST', '/employee/exports', token, { kind: 'entries', from: '2026-11-01', to: '2026-11-30' });
  const [ownJob, othersJob] = await Promise.all([ownJobOf(asAnna), ownJobOf(asPlain)]);
  const exportId = newId('export');
  const payrollFile = payrollRowId(now, exportId);
  await system.table.write({
    put: payrollItem({
      companyId: company.id,
      id: payrollFile,
      exportId,
      system: 'payday',
      from: '2026-11-01',
      to: '2026-11-30',
      filters: { from: '2026-11-01', to: '2026-11-30' },
      options: {},
      items: [],
      employees: [],
      entryMonths: [],
      fileName: 'payday.xlsx',
      sha256: '',
      readAt: now,
      madeAt: now,
      by: { kind: 'Company', name: company.email },
    }),
  });
  await good('PUT', '/api/integrations/payday', { token: owner, body: { active: true } });

  async function aLink(purpose: LinkPurpose, subject: string): Promise<string> {
    const link = issue({ companyId: company.id, subject, purpose, version: 0, endsAt: now + 3600 });
    await system.table.write(...link.changes);
    return link.linkToken;
  }
  const report = await aMailedReport(system, company.id, now);
  const links = {
    company: await aLink('company_login', 'COMPANY'),
    password: await aLink('set_password', 'COMPANY'),
    employee: await aLink('employee_login', anna),
    timeClock: timeClockToken,
    report: report.token,
    reportStop: report.stopToken,
    reportConsent: report.consentToken,
  };
  const ofOffice = async (officeRole: OfficeRole, projectIds: readonly string[] = []) => {
    const subject = await aManager(system, company.id, { role: officeRole, projectIds });
    return aSession(system, { companyId: company.id, role: 'COMPANY', subject });
  };
  const [everything, projects, pay, read] = await Promise.all([
    ofOffice('everything'),
    ofOffice('projects', [roof, wall]),
    ofOffice('pay'),
    ofOffice('read'),
  ]);
  const manager = await aManager(system, company.id, { role: 'read' }, false);
  const [everyScope, reading, apiKey] = await Promise.all([
    anApiKey(system, company.id, apiScopes),
    anApiKey(system, company.id, ['projects.read']),
    anApiKey(system, company.id, []),
  ]);
  const { webhook, delivery } = await aWebhook(system, company.id);
  const kiosk = await aSession(system, { companyId: company.id, role: 'COMPANY_TIME_CLOCK' });
  const acting = await aSession(system, { companyId: company.id, role: 'COMPANY', actingFor: 'boss' });
  const over = await aSession(system, {
    companyId: company.id,
    role: 'COMPANY',
    ageSeconds: sessionSeconds.COMPANY.whole,
  });
  if (state !== 'paying') {
    const change = state === 'disabled' ? { set: { off: 1 } } : { remove: ['pay'] };
    await system.table.write({ update: { PK: `C#${company.id}`, SK: 'A' }, ...change });
  }
  return {
    id: company.id,
    name: company.name,
    email: company.email,
    links,
    now,
    office: { everything, projects, pay, read },
    keys: { everyScope: everyScope.text, reading: reading.text },
    tokens: { company: owner, acting, kiosk, over, anna: asAnna, oli: asOli, plain: asPlain, gone: asGone },
    ids: {
      employee: anna,
      other: plain,
      manager,
      apiKey: apiKey.id,
      webhook,
      delivery,
      project: roof,
      otherProject: wall,
      workLog: workLog.id,
      openWorkLog,
      job,
      correction,
      othersCorrection,
      ownJob,
      othersJob,
      payrollFile,
      reportRun: report.id,
    },
    closed,
  };
}
