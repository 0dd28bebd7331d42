// Each script's plan for a company: what it found, and the changes that it would write. It only reads; the run
// writes.

import type { AuditDetails } from '#functions/domain/audit/audit.ts';
import { refuseOtherPlan, runningIn } from '#functions/domain/billing/billing.ts';
import { countrySet, findById } from '#functions/domain/companies/companies.ts';
import { rotateLetters } from '#functions/domain/employees/employees.ts';
import { issueToCompany } from '#functions/domain/links/links.ts';
import { addresses, mail, type NoticeCtx } from '#functions/domain/notices/notices.ts';
import type { Ctx } from '#functions/runtime/context.ts';
import type { DeadLetters } from '#functions/runtime/tools.ts';
import { fail, failField } from '#functions/runtime/fail.ts';
import type { Promised } from '#functions/runtime/send.ts';
import {
  type Company,
  companyRow,
  integrationPath,
  settingsCount,
  trialReminders,
} from '#functions/table/rows/company-row.ts';
import { keys } from '#functions/table/keys.ts';
import { all, type Change, present } from '#functions/table/write.ts';
import { trialEnd } from '#shared/access.ts';
import { resetLinkSeconds, trialExtensionDaysMax, welcomeLinkSeconds } from '#shared/limits.ts';
import type { AuditEvent } from '#shared/model/audit.ts';
import type { ScriptChanges, ScriptParams } from '#shared/model/scripts.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { toWire } from '#shared/time/instant.ts';
import { dayOf, startOfDay, type Zone, zoneOf } from '#shared/time/zone.ts';
import { deletionOf, isNameOf } from '#functions/domain/deletions/deletions.ts';
import { everythingOf } from '#functions/domain/exports/exports.ts';

export type ScriptCtx = NoticeCtx & Pick<Ctx, 'secrets'> & { readonly deadLetters: DeadLetters };
type Own = { readonly event: AuditEvent; readonly details: AuditDetails };
export type Planned = {
  readonly company: Company;
  readonly changes: ScriptChanges;
  /** What a real run must find unchanged since its dry run; absent: the changes. */
  readonly agreed?: unknown;
  /** Each is refused when what it rests on has changed since it was read. */
  readonly rows: readonly Change[];
  /** The entry in the company's own audit; absent: that Stund changed it, and which fields. */
  readonly own?: Own;
  /** Sent once it is written. */
  readonly letter?: Pick<Promised, 'dispatch'>;
};
/** The same for several companies: all of it is written, or nothing. */
export type PlannedForMany = { readonly planned: readonly Planned[]; readonly next: string | undefined };
type About = { readonly company_id: string };

/** Error: `company_missing`. */
export const companyOf = async (ctx: ScriptCtx, { company_id: id }: About): Promise<Company> =>
  (await findById(ctx, id)) ?? fail('company_missing');

/** Another country has other major holidays; the time zone stays. Error: `company_missing`. */
export async function changeCountry(
  ctx: ScriptCtx,
  params: ScriptParams<'change_country'>,
): Promise<Planned> {
  const company = await companyOf(ctx, params);
  const { country: before } = company;
  const after = params.country;
  if (after === before) return { company, changes: [], rows: [] };
  const update: Change = {
    update: keys.company(company.id),
    set: countrySet(company, after),
    ...settingsCount.add({ version: 1 }),
    when: all(present(), settingsCount.is(company.settings), companyRow.is({ country: before })),
  };
  return { company, changes: [{ field: 'country', before, after }], rows: [update] };
}

/**
 * A company with a plan counts as paying; without one its trial decides. A disabled or leaving company gets none,
 * because paying blocks its deletion. While a subscription runs, only its own plan is accepted. Errors:
 * `company_missing`, `company_leaving`, `company_disabled`, `subscription_runs`.
 */
export async function changePlan(ctx: ScriptCtx, params: ScriptParams<'change_plan'>): Promise<Planned> {
  const company = await companyOf(ctx, params);
  const { plan: after } = params;
  const before = company.plan ?? null;
  if (after === before && company.isPaying === (after !== null)) return { company, changes: [], rows: [] };
  if (after !== null && company.deletion) fail('company_leaving');
  if (after !== null && company.isDisabled) fail('company_disabled');
  await refuseOtherPlan(ctx.table, company.id, after);
  const mayPay = after === null ? {} : { deletion: undefined, isDisabled: false };
  const update: Change = {
    update: keys.company(company.id),
    ...companyRow.set({ plan: after ?? undefined, isPaying: after !== null }),
    when: all(present(), companyRow.is({ plan: company.plan, isPaying: company.isPaying, ...mayPay })),
  };
  const paying = {
    field: 'paying_customer',
    before: String(company.isPaying),
    after: String(after !== null),
  };
  const plan = { field: 'billing_plan', before, after };
  return { company, changes: [plan, paying].filter((one) => one.before !== one.after), rows: [update] };
}

/** Opens DK to the company, or closes it (specification 2, section 5). Error: `company_missing`. */
export async function changeTempCanSeeDk(
  ctx: ScriptCtx,
  params: ScriptParams<'change_temp_can_see_dk'>,
): Promise<Planned> {
  const company = await companyOf(ctx, params);
  const { temp_can_see_dk: after } = params;
  const before = company.integrations.temp_can_see_dk ?? false;
  if (after === before) return { company, changes: [], rows: [] };
  const update: Change = {
    update: keys.company(company.id),
    set: { [integrationPath('temp_can_see_dk')]: after },
    ...settingsCount.add({ version: 1 }),
    when: all(present(companyRow.at.integrations), settingsCount.is(company.settings)),
  };
  const change = { field: 'temp_can_see_dk', before: String(before), after: String(after) };
  return { company, changes: [change], rows: [update] };
}

/**
 * Sessions stay: each request reads the company's row, and a logged-in person may still read (3-decisions). The hourly
 * check of billing ends its subscription or order. Error: `company_missing`.
 */
export async function disableCompany(ctx: ScriptCtx, params: About): Promise<Planned> {
  const company = await companyOf(ctx, params);
  if (company.isDisabled) return { company, changes: [], rows: [] };
  const update: Change = {
    update: keys.company(company.id),
    ...companyRow.set({ isDisabled: true }),
    when: all(present(), companyRow.is({ isDisabled: false })),
  };
  const running = await runningIn(ctx.table, company.id);
  const ending =
    running === undefined ? [] : [{ field: 'subscription', before: running, after: 'ends within the hour' }];
  const change = { field: 'disabled', before: 'false', after: 'true' };
  // The check writes the end of the subscription into the company's audit when it happens.
  const own: Own = { event: 'company_changed', details: { fields: [change.field] } };
  return { company, changes: [change, ...ending], rows: [update], own };
}

/** A subscription that was ended stays ended. Error: `company_missing`. */
export async function enableCompany(ctx: ScriptCtx, params: About): Promise<Planned> {
  const company = await companyOf(ctx, params);
  if (!company.isDisabled) return { company, changes: [], rows: [] };
  const update: Change = {
    update: keys.company(company.id),
    ...companyRow.set({ isDisabled: false }),
    when: companyRow.is({ isDisabled: true }),
  };
  return { company, changes: [{ field: 'disabled', before: 'true', after: 'false' }], rows: [update] };
}

const endOfDay = (zone: Zone, day: Day): number => startOfDay(zone, addDays(day, 1));

/**
 * Never shortens a trial. The reminders of its end are mailed again. To the end of the day `until` in the company's
 * time zone. Errors: `company_missing`, `invalid_input`.
 */
export async function extendTrial(ctx: ScriptCtx, params: ScriptParams<'extend_trial'>): Promise<Planned> {
  const company = await companyOf(ctx, params);
  const zone = zoneOf(company.settings.time_zone);
  const before = trialEnd(company);
  const after = endOfDay(zone, params.until);
  if (after === before) return { company, changes: [], rows: [] };
  if (after < before || after <= ctx.now)
    failField('params.until', 'is before the trial ends', 'wrong_value');
  if (params.until > addDays(dayOf(zone, ctx.now), trialExtensionDaysMax))
    failField('params.until', `is more than ${trialExtensionDaysMax} days ahead`, 'wrong_value');
  const update: Change = {
    update: keys.company(company.id),
    ...companyRow.set({ trialUntil: after }),
    remove: Object.values(trialReminders.at),
    when: all(present(), companyRow.is({ trialUntil: company.trialUntil })),
  };
  const change = { field: 'trial_ends', before: toWire(before), after: toWire(after) };
  return { company, changes: [change], rows: [update] };
}

/**
 * Mails the company's own address. A company without a password gets the welcome mail again. Lives of the links:
 * security-and-reliability.md, section 2. Error: `company_missing`.
 */
export async function resendCredentials(
  ctx: ScriptCtx,
  params: ScriptParams<'resend_credentials'>,
): Promise<Planned> {
  const company = await companyOf(ctx, params);
  const isNew = company.passwordHash === undefined;
  const template = isNew ? 'welcome' : 'reset_password';
  const link = issueToCompany(
    company,
    'set_password',
    ctx.now + (isNew ? welcomeLinkSeconds : resetLinkSeconds),
  );
  const letter = mail(ctx, company, { template, link: addresses.setPassword(ctx, link.linkToken) });
  const own: Own = { event: 'password_reset_asked', details: {} };
  const changes = [{ field: 'mail', before: null, after: template }];
  return { company, changes, rows: [...link.changes, letter.change], own, letter };
}

/** New random letters; sessions and links of the employee end. Errors: `company_missing`, `employee_missing`. */
export async function rotateEmployeeLetters(
  ctx: ScriptCtx,
  params: ScriptParams<'rotate_employee_letters'>,
): Promise<Planned> {
  const company = await companyOf(ctx, params);
  const { employee_id: employeeId } = params;
  const { before, version, change: letters } = await rotateLetters(ctx, company.id, employeeId);
  const own: Own = { event: 'employee_password_changed', details: { employeeId } };
  const change = {
    field: 'credential_version',
    before: String(before.credentialVersion),
    after: String(version),
  };
  return { company, changes: [change], rows: [letters], own };
}

/** Queues an export of everything; while one is running, the script finds nothing to do. */
export async function exportCompany(
  ctx: ScriptCtx,
  params: ScriptParams<'export_company'>,
): Promise<Planned> {
  const company = await companyOf(ctx, params);
  const { language } = params;
  const asked = await everythingOf(ctx, company, language === undefined ? {} : { language });
  if (!asked) return { company, changes: [], rows: [] };
  return {
    company,
    changes: [{ field: 'export', before: null, after: 'everything' }],
    rows: asked.rows,
    own: { event: 'export_asked', details: { detail: 'everything' } },
    letter: asked.promised,
  };
}

/**
 * Begins the 30 days' hold and mails the company, which can take the deletion back. A real run confirms its name.
 * Errors: `company_missing`, `subscription_runs`, `invalid_input`.
 */
export async function deleteCompany(
  ctx: ScriptCtx,
  params: ScriptParams<'delete_company'>,
  isReal: boolean,
): Promise<Planned> {
  const company = await companyOf(ctx, params);
  const { name } = params;
  if (name === undefined && isReal) failField('params.name', 'is missing', 'missing');
  if (name !== undefined && !isNameOf(company, name))
    failField('params.name', 'is not the name of the company', 'wrong_value');
  if (company.deletion) return { company, changes: [], rows: [] };
  const { endsAt, rows, dispatch } = await deletionOf(ctx, company);
  const after = dayOf(zoneOf(company.settings.time_zone), endsAt);
  return {
    company,
    changes: [{ field: 'deletion', before: null, after }],
    rows,
    own: { event: 'deletion_asked', details: {} },
    letter: { dispatch },
  };
}
