// What `self` answers: each role gets its own fields, and secrets go to the company only.

import type { Ctx } from '#functions/runtime/context.ts';
import { isHeldBy, type OfficeRole, type Role, trialEnd } from '#shared/access.ts';
import { productName } from '#shared/limits.ts';
import type { Session as SessionReply, Settings } from '#shared/model/company/company.ts';
import { toWire } from '#shared/time/instant.ts';
import type { Administrator } from '#functions/table/rows/administrator-row.ts';
import { type Company, firstSettings, isClosed } from '#functions/table/rows/company-row.ts';
import type { Employee } from '#functions/table/rows/employee-row.ts';
import type { Manager } from '#functions/table/rows/manager-row.ts';
import { platformId } from '#functions/table/rows/session-row.ts';
import { latestWorkLogOf } from './store.ts';

export type Who = {
  readonly role: Role;
  readonly company?: Company | undefined;
  readonly employee?: Employee | undefined;
  /** The person of the office; undefined for the company's own log-in. */
  readonly manager?: Manager | undefined;
  readonly administrator?: Administrator | undefined;
  /** The administrator acting as the company. */
  readonly actingFor?: string | undefined;
};

const closedDays = ({ closedDays: days = [] }: Company) => (days.length ? { closed_days: [...days] } : {});
const instantOrNull = (seconds: number | undefined) => (seconds === undefined ? null : toWire(seconds));

/** Every role of a company sees until when its data can be read. */
const deletionOf = ({ deletion }: Company) =>
  deletion ? { deletion: { asked: toWire(deletion.askedAt), ends: toWire(deletion.endsAt) } } : {};

/** Why nothing can be changed; for employees `disabled` may also mean themselves. */
const closedOf = (company: Company) => ({
  ...(company.isDisabled ? { company_disabled: true } : {}),
  ...deletionOf(company),
});

const dataExportOf = ({ wholeExportId: id, wholeExportUntil: ends }: Company) =>
  id === undefined || ends === undefined ? {} : { data_export: { id, ends: toWire(ends) } };

/** A person of the office: who they are, and their own news. */
const managerSelf = ({ id, name, email, role, projectIds, noticesSeenAt, passwordHash }: Manager) => ({
  manager: {
    id,
    name,
    email: email ?? '',
    office_role: role,
    ...(role === 'projects' ? { project_ids: [...projectIds] } : {}),
    ...(passwordHash === undefined ? { without_password: true } : {}),
  },
  notices_seen: instantOrNull(noticesSeenAt),
});

/**
 * What only the company's own log-in and people with all rights see: by it they act, or see who gets reports. An
 * administrator acting as the company does not get the time clock's link, which would outlast their session.
 */
function companySecrets(company: Company, role: OfficeRole | undefined, isActing: boolean) {
  const { settings } = company;
  const clock = { time_clock_token: isActing ? null : (company.timeClockToken ?? null) };
  if (isHeldBy('company.read', role)) return { ...clock, settings, ...dataExportOf(company) };
  return { time_clock_token: null, settings: { ...settings, monthly_report: null } };
}

/** Of all projects together, and of pay: nothing to who is kept to some projects. */
async function companyWide(table: Ctx['table'], company: Company, role: OfficeRole | undefined) {
  if (role === 'projects') return { latest_work_log: null, integrations: {} };
  return {
    latest_work_log: instantOrNull(await latestWorkLogOf(table, company.id)),
    integrations: company.integrations,
    ...(company.exampleAt === undefined ? {} : { example_crew: true }),
  };
}

async function companySelf(table: Ctx['table'], company: Company, who: Who) {
  const role = who.manager?.role;
  return {
    id: company.id,
    name: company.name,
    email: company.email,
    email_verified: company.isEmailVerified,
    country: company.country,
    created: toWire(company.createdAt),
    paying_customer: company.isPaying,
    trial_ends: toWire(trialEnd(company)),
    billing_plan: company.plan ?? null,
    disabled: isClosed(company),
    notices_seen: instantOrNull(company.noticesSeenAt),
    ...(await companyWide(table, company, role)),
    ...companySecrets(company, role, who.actingFor !== undefined),
    ...deletionOf(company),
    ...closedDays(company),
  };
}

/** What every screen needs; the other settings are a new company's defaults, which reveal nothing. */
const settingsOfStaff = ({ settings }: Company): Settings => ({
  ...firstSettings(settings.language, settings.time_zone),
  version: settings.version,
});
/** What the phone needs: locations, forgotten clock-outs, closed days, missing days, rest warnings, marks of lunch. */
const settingsOfEmployee = (company: Company, { lunch }: Employee): Settings => {
  const { features, location, forgotten_clock_out, pay_periods, rest_warnings, worked_through_lunch } =
    company.settings;
  const ofStaff = settingsOfStaff(company);
  return {
    ...ofStaff,
    ...(features.ask_missing ? { features: { ...ofStaff.features, ask_missing: true } } : {}),
    location,
    ...(forgotten_clock_out === undefined ? {} : { forgotten_clock_out }),
    ...(pay_periods === undefined ? {} : { pay_periods }),
    ...(rest_warnings === undefined ? {} : { rest_warnings }),
    ...(worked_through_lunch
      ? { worked_through_lunch, lunch: lunch === undefined ? company.settings.lunch : lunch }
      : {}),
  };
};
/** The time clock needs to know whether to ask for passwords and for lunch. */
const settingsOfTimeClock = (company: Company): Settings => {
  const { time_clock, worked_through_lunch } = company.settings;
  return {
    ...settingsOfStaff(company),
    time_clock,
    ...(worked_through_lunch ? { worked_through_lunch } : {}),
  };
};

function employeeSelf(employee: Employee, company: Company) {
  return {
    id: employee.id,
    name: employee.name,
    company: { id: company.id, name: company.name },
    country: company.country,
    created: toWire(employee.createdAt),
    disabled: employee.isDisabled || isClosed(company),
    latest_work_log: instantOrNull(employee.latestAt),
    needs: [...employee.needs],
    ...(employee.language ? { language: employee.language } : {}),
    settings: settingsOfEmployee(company, employee),
    ...closedOf(company),
    ...closedDays(company),
  };
}

function timeClockSelf(company: Company) {
  return {
    id: company.id,
    name: company.name,
    company: { id: company.id, name: company.name },
    country: company.country,
    disabled: isClosed(company),
    settings: settingsOfTimeClock(company),
    ...closedOf(company),
  };
}

/** The session in the answers of `self` and the log-ins. */
export async function describe(table: Ctx['table'], who: Who): Promise<SessionReply> {
  const { role, company, employee, administrator } = who;
  if (company === undefined) return { role, id: platformId, name: administrator?.name ?? productName };
  if (employee !== undefined) return { role, ...employeeSelf(employee, company) };
  if (role === 'COMPANY_TIME_CLOCK') return { role, ...timeClockSelf(company) };
  const acting = who.actingFor === undefined ? {} : { acting_for: who.actingFor };
  const own = who.manager ? managerSelf(who.manager) : {};
  return { role, ...(await companySelf(table, company, who)), ...own, ...acting };
}
