// A company as its own account sees it: profile, settings, integrations.

import * as z from 'zod/mini';
import { country, freeText, language, name, needs } from '#shared/model/fields.ts';
import { departmentMax, forgottenHours, officeRoles } from '#shared/limits.ts';
import { monthlyReport } from './monthly-report-setting.ts';
import { payCodeFields } from './pay-codes.ts';
import { usualWeek } from './usual-week.ts';
import { closedRange, payPeriodRule } from './pay-period-rule.ts';
import { storedPayRules } from './pay-rules.ts';

const hoursOrNever = z.nullable(z.int().check(z.minimum(forgottenHours.min), z.maximum(forgottenHours.max)));
/** Hours on the clock before an SMS reminder, and before the end is assumed; null turns one off. */
export const forgottenClockOut = z.strictObject({
  remind_after_hours: hoursOrNever,
  close_after_hours: hoursOrNever,
});
export const settings = z.object({
  language,
  /** The session's `country`, repeated here because it is changed with the settings. */
  country: z.optional(country),
  time_zone: z.string(),
  features: z.object({
    approve_work_logs: z.boolean(),
    /** Mails the company when an employee asks for a correction; absent: off. */
    mail_corrections: z.optional(z.boolean()),
    /** Mails the company each morning who has no hours of the day before, by the usual week; absent: off. */
    mail_missing: z.optional(z.boolean()),
    /** Asks employees on their phones about a day without hours, by the usual week; absent: off. */
    ask_missing: z.optional(z.boolean()),
    /** Sends that question by SMS too, in the evening; absent: off. Counts only beside `ask_missing`. */
    ask_missing_sms: z.optional(z.boolean()),
  }),
  ...storedPayRules,
  location: z.object({ enabled: z.boolean(), kept_days: z.number() }),
  time_clock: z.object({ ask_token: z.boolean() }),
  /** Absent: no reminder and no automatic clock-out. */
  forgotten_clock_out: z.optional(forgottenClockOut),
  /** Absent or null: the company has no pay periods. */
  pay_periods: z.optional(z.nullable(payPeriodRule)),
  /** Absent or null: no weekday is usual, and a day without hours is judged by the week before. */
  usual_week: z.optional(z.nullable(usualWeek)),
  /** Whether phone, overview, week and report warn of too little rest; absent: off. Nothing is blocked. */
  rest_warnings: z.optional(z.boolean()),
  /** Whether entries may be marked as worked through lunch; absent: no. While it is off no mark counts. */
  worked_through_lunch: z.optional(z.boolean()),
  /** Absent or null: no monthly report is mailed. */
  monthly_report: z.optional(z.nullable(monthlyReport)),
  /** Goes up with every change of settings or integrations; 0 for copies that devices stored without one. */
  version: z.prefault(z.number(), 0),
});
export type Settings = z.output<typeof settings>;

/** One payroll system's switch and pay items. */
export const integration = z.object({
  active: z.boolean(),
  ...payCodeFields,
  evening_column: z.optional(z.boolean()),
});
export const integrations = z.object({
  payday: z.optional(integration),
  regla: z.optional(integration),
  dk: z.optional(integration),
  temp_can_see_dk: z.optional(z.boolean()),
});
export type Integrations = z.output<typeof integrations>;

/** The payroll identity of an employee, per system. */
export const employeeIntegrations = z.object({
  payday: z.optional(z.object({ kt: z.string() })),
  regla: z.optional(z.object({ kt: z.string() })),
  dk: z.optional(z.object({ kt: z.string(), deild: z.optional(z.string()) })),
});
export type EmployeeIntegrations = z.output<typeof employeeIntegrations>;

/** When a company asked for its deletion, and when its data goes. */
export const deletionHold = z.object({ asked: z.string(), ends: z.string() });

/** Who is logged in, as `self` and the logins answer. `data` fields differ by role. */
export const session = z.object({
  /** None means a company's (specification 2, section 6). */
  role: z.prefault(z.enum(['ADMIN', 'COMPANY', 'COMPANY_TIME_CLOCK', 'EMPLOYEE']), 'COMPANY'),
  id: z.string(),
  name,
  email: z.optional(z.string()),
  email_verified: z.optional(z.boolean()),
  company: z.optional(z.object({ id: z.string(), name: z.string() })),
  /** The person of the office who is logged in; absent for the company's own log-in. */
  manager: z.optional(
    z.object({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      office_role: z.enum(officeRoles),
      /** Of the role `projects`. */
      project_ids: z.optional(z.array(z.string())),
      /** Logs in by passkeys alone. */
      without_password: z.optional(z.boolean()),
    }),
  ),
  country: z.optional(country),
  created: z.optional(z.string()),
  paying_customer: z.optional(z.boolean()),
  trial_ends: z.optional(z.string()),
  /** The plan that is paid for, by its name; null before the first. Newer servers may sell others. */
  billing_plan: z.optional(z.nullable(z.string())),
  /** Nothing changes any more: the account is disabled, or its deletion waits. */
  disabled: z.optional(z.boolean()),
  /** The newest export of everything it holds, while that is kept. */
  data_export: z.optional(z.object({ id: z.string(), ends: z.string() })),
  /** For employees and time clocks: the company's account is disabled, not theirs. */
  company_disabled: z.optional(z.boolean()),
  /** The company has requested its deletion: until `ends` it can cancel it, and its people can read but not write. */
  deletion: z.optional(deletionHold),
  latest_work_log: z.optional(z.nullable(z.string())),
  time_clock_token: z.optional(z.nullable(z.string())),
  /** When the account last looked at the change log and notices; null before the first time. */
  notices_seen: z.optional(z.nullable(z.string())),
  integrations: z.optional(integrations),
  settings: z.optional(settings),
  /** An employee's own, once they chose one; a company's is in its settings, a time clock's on its device. */
  language: z.optional(language),
  /** Days whose hours no longer change, oldest first; absent when there are none. */
  closed_days: z.optional(z.array(closedRange)),
  /** The company's lists show an example crew; absent without one. */
  example_crew: z.optional(z.boolean()),
  needs: z.optional(needs),
  /** The administrator who is logged in as this company; absent in a session of its own. */
  acting_for: z.optional(z.string()),
  /** The version of the terms a session speaks to a phone app: present only without browser headers. */
  session_token: z.optional(z.string()),
  /** What a phone app keeps and sends as `X-Stund-Device` when it logs in again: the device is known then. */
  device_token: z.optional(z.string()),
});
export type Session = z.output<typeof session>;
export const department = freeText(departmentMax);
