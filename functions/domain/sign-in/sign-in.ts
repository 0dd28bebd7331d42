// Logging in: by name and password, or by a link. Every try is counted before it is checked.

import type { Input } from '#shared/api/endpoint.ts';
import type { sessions as contract } from '#shared/api/session.ts';
import type { Session as SessionReply } from '#shared/model/company/company.ts';
import type { CompanyCtx, Ctx } from '#functions/runtime/context.ts';
import { fail, orFail, refuseActing } from '#functions/runtime/fail.ts';
import type { Company } from '#functions/table/rows/company-row.ts';
import type { LinkPurpose } from '#functions/table/rows/link-row.ts';
import type { Change } from '#functions/table/write.ts';
import { audited, countFailed, unknownCompanyId } from '#functions/domain/audit/audit.ts';
import { giveBack, takeAll } from '#functions/domain/budgets/budgets.ts';
import { findByName, timeClockLinkIs, verifyEmail } from '#functions/domain/companies/companies.ts';
import { findEmployeeNamed, isTokenOf, noteLogin } from '#functions/domain/employees/employees.ts';
import type { NoticeCtx } from '#functions/domain/notices/notices.ts';
import { ownerUnchanged, read, usedUp } from '#functions/domain/links/links.ts';
import { beginOnDevice, beginTimeClock, isKnown, type Person, personOf } from './devices.ts';
import { loginByEmail } from './manager-log-in.ts';
import {
  companyTries,
  countCompanyMiss,
  countMiss,
  deviceTries,
  employeeTries,
  isOfCompany,
  newDevice,
  refuse,
} from './guesses.ts';
import { deleteSession, isPassword, ownerOf, type Who } from '#functions/domain/sessions/sessions.ts';

type Calls = typeof contract.endpoints;
const failedEvents = {
  COMPANY: 'company_log_in_failed',
  COMPANY_TIME_CLOCK: 'time_clock_log_in_failed',
} as const;
const byCompany = { by: 'Company' } as const;
const byClock = { by: 'CompanyTimeClock' } as const;

/** The person logging in, if this device knows them. */
async function deviceOf(ctx: Ctx, who: Who): Promise<Person | undefined> {
  const person = personOf(who);
  return (await isKnown(ctx, person)) ? person : undefined;
}

async function provenCompany(
  ctx: Ctx,
  { body }: Input<Calls['timeClockLogin']>,
  role: 'COMPANY' | 'COMPANY_TIME_CLOCK',
  company: Company | undefined,
): Promise<Company> {
  const device = await deviceOf(ctx, { role, company });
  const tries = device ? deviceTries(device) : companyTries(ctx, body.username, company);
  await takeAll(ctx, tries);
  const isRight = await isPassword(body.password, company?.passwordHash);
  // Unknown names are counted too, so that timing reveals nothing.
  if (!isRight) await countFailed(ctx, company?.id ?? unknownCompanyId, failedEvents[role]);
  if (!company) return refuse(ctx, body.username, 'wrong_company_name');
  if (!isRight) {
    await countCompanyMiss(ctx, company, device !== undefined);
    return refuse(ctx, body.username, 'wrong_company_password');
  }
  await giveBack(ctx, tries);
  return company;
}

/**
 * The company, or with an e-mail a person of its office. Errors: `wrong_company_name`, `wrong_company_password`, later
 * only `wrong_credentials` (see `refuse`); `company_ambiguous` for an e-mail; `too_many_requests`. Source:
 * specification 1, section 8.
 */
export async function login(ctx: Ctx, input: Input<Calls['login']>): Promise<SessionReply> {
  const named = await findByName(ctx, input.body.username);
  // A company may be called like an e-mail: then its own log-in is meant, as before.
  if (!named && input.body.username.includes('@')) return loginByEmail(ctx, input);
  const company = await provenCompany(ctx, input, 'COMPANY', named);
  return beginOnDevice(
    ctx,
    { role: 'COMPANY', company },
    audited(ctx, company.id, 'company_logged_in', byCompany),
  );
}

/**
 * By the company's name and password (3-decisions.md, 'Time-clock login'). Errors: those of `login` by a company's
 * name.
 */
export async function timeClockLogin(ctx: Ctx, input: Input<Calls['timeClockLogin']>): Promise<SessionReply> {
  const named = await findByName(ctx, input.body.username);
  const company = await provenCompany(ctx, input, 'COMPANY_TIME_CLOCK', named);
  return beginTimeClock(ctx, company, 'password', audited(ctx, company.id, 'time_clock_logged_in', byClock));
}

/**
 * The company's session becomes a time clock's; going back to the company's screens needs its password. The company's
 * session is deleted in the same transaction (security-and-reliability.md, T5). Error: `forbidden` for an administrator
 * acting as the company.
 */
export async function switchToTimeClock(ctx: CompanyCtx): Promise<SessionReply> {
  // The new session would last a year without showing that an administrator began it.
  refuseActing(ctx);
  return beginTimeClock(
    ctx,
    ctx.company,
    'switch',
    deleteSession(ctx.session),
    audited(ctx, ctx.company.id, 'time_clock_switched'),
  );
}

/**
 * A disabled employee may log in and see past entries; every write is refused. Errors: `wrong_company_name`,
 * `wrong_employee_name`, `wrong_employee_password`, later only `wrong_credentials`; `too_many_requests`. Source:
 * specification 2, section 5; security-and-reliability.md, sections 2 and 6.
 */
export async function employeeLogin(
  ctx: Ctx & NoticeCtx,
  { body }: Input<Calls['employeeLogin']>,
): Promise<SessionReply> {
  const { company_name: companyName, employee_name: employeeName } = body;
  const company = await findByName(ctx, companyName);
  const employee = await findEmployeeNamed(ctx, company?.id ?? 'none', employeeName);
  const device = employee && (await deviceOf(ctx, { role: 'EMPLOYEE', company, employee }));
  const asked = { companyName, employeeName, company, employee };
  const tries = device ? deviceTries(device) : await employeeTries(ctx, asked);
  await takeAll(ctx, tries);
  const isRight = await isTokenOf(ctx, employee, body.password);
  if (!isRight)
    await countFailed(ctx, company?.id ?? unknownCompanyId, 'employee_log_in_failed', employee?.id);
  if (!company || !employee) {
    // No password was checked, so the company's other employees keep their tries.
    await giveBack(ctx, tries.filter(isOfCompany));
    return refuse(ctx, companyName, company ? 'wrong_employee_name' : 'wrong_company_name');
  }
  if (!isRight) {
    await countMiss(ctx, company, employee, device !== undefined);
    return refuse(ctx, companyName, 'wrong_employee_password');
  }
  await giveBack(ctx, tries);
  return beginOnDevice(
    ctx,
    { role: 'EMPLOYEE', company, employee },
    audited(ctx, company.id, 'employee_logged_in', { by: 'Employee', employeeId: employee.id }),
    ...(device ? [] : [newDevice(ctx, employee)]),
    ...noteLogin(employee, ctx.now),
  );
}

async function enterByLink(
  ctx: Ctx,
  linkToken: string,
  purposes: readonly LinkPurpose[],
): Promise<SessionReply> {
  const link = await read(ctx, linkToken, purposes);
  const owner = await ownerOf(ctx.table, link.companyId, link.subject);
  if (!owner) return fail('link_over');
  const { company, employee } = owner;
  const isClock = link.purpose === 'time_clock';
  if (!isClock && (employee ?? company).credentialVersion !== link.version) fail('link_over');
  const who: Who = employee
    ? { role: 'EMPLOYEE', company, employee }
    : { role: isClock ? 'COMPANY_TIME_CLOCK' : 'COMPANY', company };
  const done = enteredByLink(ctx, who, company);
  const owned: Change = employee ? ownerUnchanged(link) : verifyEmail(company);
  return orFail(
    'link_over',
    isClock
      ? beginTimeClock(ctx, company, 'link', timeClockLinkIs(company, linkToken), done)
      : beginOnDevice(ctx, who, ...usedUp(link), owned, done),
  );
}

function enteredByLink(ctx: Ctx, { role, employee }: Who, { id }: Company): Change {
  if (employee)
    return audited(ctx, id, 'employee_logged_in_by_link', { by: 'Employee', employeeId: employee.id });
  return role === 'COMPANY'
    ? audited(ctx, id, 'company_logged_in_by_link', byCompany)
    : audited(ctx, id, 'time_clock_logged_in_by_link', byClock);
}

/**
 * Opens both kinds of login link, from mails and from SMS. A link works once, and dies with the credential it was made
 * under (security-and-reliability.md, T10). Error: `link_over`.
 */
export const loginByLink = (ctx: Ctx, { body }: Input<Calls['loginByLink']>) =>
  enterByLink(ctx, body.token, ['company_login', 'employee_login']);
/** The phone app's call: a login link of an employee only, used up by it. Error: `link_over`. */
export const employeeLoginByLink = (ctx: Ctx, { body }: Input<Calls['employeeLoginByLink']>) =>
  enterByLink(ctx, body.token, ['employee_login']);
/**
 * By the company's time-clock link, which stays valid until it is rotated (3-decisions.md, 'Time-clock login'). Error:
 * `link_over`.
 */
export const timeClockLoginByLink = (ctx: Ctx, { body }: Input<Calls['timeClockLoginByLink']>) =>
  enterByLink(ctx, body.token, ['time_clock']);
