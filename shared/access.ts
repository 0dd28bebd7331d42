// Who may do what: roles and needs to permissions, and the rules about a company's or employee's state.

import { needs, trialDays, trialGraceDays } from './limits.ts';

export const roles = ['ADMIN', 'COMPANY', 'COMPANY_TIME_CLOCK', 'EMPLOYEE'] as const;
export type Role = (typeof roles)[number];
export type Need = (typeof needs)[number];

type Rule = {
  readonly roles: readonly Role[];
  /** The extra permission an employee must have been given. */
  readonly need?: Need;
  /** Changes something: refused to disabled employees and companies. */
  readonly writes?: true;
  /** Stays allowed to a company whose trial and grace are over. */
  readonly afterTrial?: true;
};

const rules = {
  'session.read': { roles: ['ADMIN', 'COMPANY', 'COMPANY_TIME_CLOCK', 'EMPLOYEE'] },
  'company.read': { roles: ['COMPANY'] },
  'password.change': { roles: ['COMPANY'], writes: true },
  'time_clock.switch': { roles: ['COMPANY'], writes: true, afterTrial: true },
  'employee.manage': { roles: ['COMPANY'], writes: true },
  'project.manage': { roles: ['COMPANY'], writes: true },
  'work_log.edit': { roles: ['COMPANY'], writes: true },
  'settings.manage': { roles: ['COMPANY'], writes: true },
  'billing.manage': { roles: ['COMPANY'], writes: true, afterTrial: true },
  // A lock that kept a company paying would also keep it from its deletion.
  'subscription.cancel': { roles: ['COMPANY'] },
  'pay_period.move': { roles: ['COMPANY'], writes: true },
  'export.make': { roles: ['COMPANY'] },
  // Its data is its own: no unpaid bill and no lock stands before this.
  'company.delete': { roles: ['COMPANY'] },
  'time_clock.read': { roles: ['COMPANY_TIME_CLOCK'] },
  'time_clock.punch': { roles: ['COMPANY_TIME_CLOCK'], writes: true },
  'own_work_log.read': { roles: ['EMPLOYEE'] },
  'own_language.choose': { roles: ['EMPLOYEE'], writes: true },
  'own_work_log.clock': { roles: ['EMPLOYEE'], writes: true },
  'own_work_log.edit': { roles: ['EMPLOYEE'], need: 'manage_worklogs', writes: true },
  'own_project.read': { roles: ['EMPLOYEE'], writes: true },
  'own_project.create': { roles: ['EMPLOYEE'], need: 'create_projects', writes: true },
  'platform.manage': { roles: ['ADMIN'], writes: true },
} as const satisfies Record<string, Rule>;

export type Permission = keyof typeof rules;
export const permissions: Readonly<Record<Permission, Rule>> = rules;

/** What a permission is judged by: the caller as read from the table in this very request. */
export type Caller = {
  readonly role: Role;
  readonly needs: readonly Need[];
  readonly isEmployeeDisabled: boolean;
  readonly isCompanyDisabled: boolean;
  /** The company has asked for its deletion, and the days to take that back are not over. */
  readonly isCompanyLeaving: boolean;
  /** The company neither pays nor is inside its trial and grace, and asks for more than its protection. */
  readonly isTrialOver: boolean;
};

/** Why `caller` may not use `permission`, or undefined when it may. */
export function refusal(caller: Caller, permission: Permission) {
  const rule = permissions[permission];
  if (!rule.roles.includes(caller.role)) return 'forbidden' as const;
  if (rule.need && !caller.needs.includes(rule.need)) return 'forbidden' as const;
  if (!rule.writes) return undefined;
  if (caller.isCompanyDisabled) return 'company_disabled' as const;
  if (caller.isCompanyLeaving) return 'company_leaving' as const;
  if (caller.role === 'EMPLOYEE' && caller.isEmployeeDisabled) return 'employee_disabled' as const;
  // Nobody's hours are held hostage: only the company's own screens become read-only (3-decisions).
  if (caller.role === 'COMPANY' && caller.isTrialOver && !rule.afterTrial) return 'trial_over' as const;
  return undefined;
}

type Trial = {
  readonly createdAt: number;
  /** An administrator has extended it until then. */
  readonly trialUntil?: number | undefined;
};

/** When the trial ends, in epoch seconds. */
export const trialEnd = ({ createdAt, trialUntil }: Trial): number =>
  trialUntil ?? createdAt + trialDays * 86_400;

/** True once a company that does not pay is past its trial and the grace after it. Times in epoch seconds. */
export function isTrialOver(company: Trial & { readonly isPaying: boolean }, now: number): boolean {
  return !company.isPaying && now >= trialEnd(company) + trialGraceDays * 86_400;
}

/** A day that has begun counts; 0 once the trial is over. Times in epoch seconds. */
export const trialDaysLeft = (company: Trial, now: number): number =>
  Math.max(0, Math.ceil((trialEnd(company) - now) / 86_400));
