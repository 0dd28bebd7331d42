// Who may do what: roles and needs to permissions, and the rules about a company's or employee's state.

import { needs, officeRoles, trialDays, trialGraceDays } from './limits.ts';

export const roles = ['ADMIN', 'COMPANY', 'COMPANY_TIME_CLOCK', 'EMPLOYEE'] as const;
export type Role = (typeof roles)[number];
export type Need = (typeof needs)[number];
/** What a person of the office may do; the company's own log-in has none of these and may do everything. */
export type OfficeRole = (typeof officeRoles)[number];
type LimitedRole = Exclude<OfficeRole, 'everything'>;

type Rule = {
  readonly roles: readonly Role[];
  /** Limited office roles that hold it too; absent: `everything` and the company's own log-in only. */
  readonly office?: readonly LimitedRole[];
  /** Not for people of the office, whatever their role: it would end the company's own log-in. */
  readonly ownLogInOnly?: true;
  /** The extra permission an employee must have been given. */
  readonly need?: Need;
  /** It changes something, so it is refused to disabled employees and companies. */
  readonly writes?: true;
  /** Still allowed once the company's trial and grace period are over. */
  readonly afterTrial?: true;
};

/** Rules that several permissions share. Every function carries this table, so it says each once. */
const ofCompany = { roles: ['COMPANY'] } as const;
const companyWrites = { ...ofCompany, writes: true } as const;
const reading = { ...ofCompany, office: ['pay', 'read'] } as const;
/** `projects` holds it too: its endpoints say how they keep to the person's projects (`scope`). */
const anyOffice = { ...ofCompany, office: ['projects', 'pay', 'read'] } as const;

const rules = {
  'session.read': { roles: ['ADMIN', 'COMPANY', 'COMPANY_TIME_CLOCK', 'EMPLOYEE'], office: anyOffice.office },
  /** The security history, who may log in, who gets reports by mail, and the people of the office. */
  'company.read': ofCompany,
  /** Employees, projects, the state of the trial, and the person's own news. */
  'desk.read': anyOffice,
  'work_log.read': anyOffice,
  /** Who is off, and so which days lack hours: a person who sees some projects only does not know. */
  'day_note.read': reading,
  /** How the company works and pays, and its account. */
  'settings.read': reading,
  'report.read': anyOffice,
  /** A day as it is paid, whatever the project. */
  'day_pay.read': reading,
  'pay_period.read': reading,
  'manager.manage': companyWrites,
  /** A limited role sees and ends its own sessions only, which the verbs look to; everybody their own passkeys only. */
  'manager_session.end': anyOffice,
  /** A person of the office changes their own password, and adds passkeys. */
  'password.change': { ...anyOffice, writes: true },
  /** Keys by which programs of the company call the API. */
  'api.manage': companyWrites,
  'time_clock.switch': { ...companyWrites, afterTrial: true },
  'employee.manage': companyWrites,
  'project.manage': companyWrites,
  'work_log.edit': { ...companyWrites, office: ['projects'] },
  'day_note.edit': companyWrites,
  /** Requests of employees for a change of their hours; answering one is a change of an entry. */
  'correction.read': anyOffice,
  'correction.answer': { ...companyWrites, office: ['projects'] },
  'settings.manage': companyWrites,
  'billing.manage': { ...companyWrites, afterTrial: true },
  // Always possible: a lock that kept a company paying would also block its deletion.
  'subscription.cancel': ofCompany,
  'pay_period.move': { ...companyWrites, office: ['pay'] },
  'export.make': reading,
  /** Files for a payroll system, what they would say, and which were made. */
  'payroll.make': { ...ofCompany, office: ['pay'] },
  /** One export holds everything of the company. */
  'export.everything': ofCompany,
  // Always possible: a company's data is its own, whatever it owes.
  'company.delete': { ...ofCompany, ownLogInOnly: true },
  'time_clock.read': { roles: ['COMPANY_TIME_CLOCK'] },
  'time_clock.punch': { roles: ['COMPANY_TIME_CLOCK'], writes: true },
  'own_work_log.read': { roles: ['EMPLOYEE'] },
  'own_language.choose': { roles: ['EMPLOYEE'], writes: true },
  'own_work_log.clock': { roles: ['EMPLOYEE'], writes: true },
  'own_work_log.edit': { roles: ['EMPLOYEE'], need: 'manage_worklogs', writes: true },
  /** Clocks others in and out, and sees who is in for it. */
  'own_crew.clock': { roles: ['EMPLOYEE'], need: 'foreman', writes: true },
  /** Asks the office for a change of own hours, which the office makes or not. */
  'own_correction.ask': { roles: ['EMPLOYEE'], writes: true },
  /** Says why an own day has no hours. */
  'own_day_note.set': { roles: ['EMPLOYEE'], writes: true },
  'own_project.read': { roles: ['EMPLOYEE'], writes: true },
  'own_project.create': { roles: ['EMPLOYEE'], need: 'create_projects', writes: true },
  'platform.manage': { roles: ['ADMIN'], writes: true },
} as const satisfies Record<string, Rule>;

export type Permission = keyof typeof rules;
export const permissions: Readonly<Record<Permission, Rule>> = rules;

/** Who asks, as read from the table in this request. */
export type Caller = {
  readonly role: Role;
  /** Of a person of the office; undefined for the company's own log-in and all other callers. */
  readonly officeRole?: OfficeRole | undefined;
  readonly needs: readonly Need[];
  readonly isEmployeeDisabled: boolean;
  readonly isCompanyDisabled: boolean;
  /** The company has asked for its deletion and can still take it back. */
  readonly isCompanyLeaving: boolean;
  /**
   * The company does not pay, its trial and grace period are over, and the request does more than protect data.
   */
  readonly isTrialOver: boolean;
};

/**
 * The error code for which `caller` is refused `permission`; undefined when it is allowed. Source: specification 2,
 * section 6; 3-decisions.md ('A disabled company', 'An expired trial'); security-and-reliability.md, section 2.
 */
export function refusal(caller: Caller, permission: Permission) {
  const rule = permissions[permission];
  if (!rule.roles.includes(caller.role)) return 'forbidden' as const;
  if (!isHeldBy(permission, caller.officeRole)) return 'forbidden' as const;
  if (rule.need && !caller.needs.includes(rule.need)) return 'forbidden' as const;
  if (!rule.writes) return undefined;
  if (caller.isCompanyDisabled) return 'company_disabled' as const;
  if (caller.isCompanyLeaving) return 'company_leaving' as const;
  if (caller.role === 'EMPLOYEE' && caller.isEmployeeDisabled) return 'employee_disabled' as const;
  // Employees keep clocking in and out: only the company's own screens become read-only (3-decisions).
  if (caller.role === 'COMPANY' && caller.isTrialOver && !rule.afterTrial) return 'trial_over' as const;
  return undefined;
}

/**
 * Whether a person of the office with this role holds the permission, whatever the company's state. No role: the
 * company's own log-in. Source: 3-decisions.md, 'Office people'.
 */
export function isHeldBy(permission: Permission, role: OfficeRole | undefined): boolean {
  if (role === undefined) return true;
  const { office = [], ownLogInOnly } = permissions[permission];
  return role === 'everything' ? !ownLogInOnly : office.includes(role);
}

type Trial = {
  readonly createdAt: number;
  /** Epoch seconds to which an administrator has extended the trial. */
  readonly trialUntil?: number | undefined;
};

/**
 * When the trial ends, in epoch seconds: after 14 days (specification 2, section 9), or when an administrator has
 * extended it to.
 */
export const trialEnd = ({ createdAt, trialUntil }: Trial): number =>
  trialUntil ?? createdAt + trialDays * 86_400;

/**
 * True once a company that does not pay is past its trial and the grace after it. Times in epoch seconds. The grace is
 * 14 days. Source: 3-decisions.md, 'An expired trial'.
 */
export function isTrialOver(company: Trial & { readonly isPaying: boolean }, now: number): boolean {
  return !company.isPaying && now >= trialEnd(company) + trialGraceDays * 86_400;
}

/**
 * Days left of the trial, counting the one that has begun; 0 once it is over. Times in epoch seconds. Source:
 * specification 2, section 4.
 */
export const trialDaysLeft = (company: Trial, now: number): number =>
  Math.max(0, Math.ceil((trialEnd(company) - now) / 86_400));
