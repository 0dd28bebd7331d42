// What the security history of a company holds: which events, by whom, and how one looks on the wire.

import * as z from 'zod/mini';
import { auditPage, auditTextMax } from '#shared/limits.ts';
import { dayText } from '#shared/time/day.ts';
import { freeText, wholeNumberText } from './fields.ts';
import { anyId } from './ids.ts';

/** Events whose `detail` is one of our own names (a file, a payroll system, a way to pay), which screens translate. */
export const eventsWithWordedDetail = [
  'integration_changed',
  'integration_removed',
  'export_asked',
  'payroll_asked',
  'subscription_started',
  'subscription_cancelled',
  'order_cancelled',
] as const;

/** Everything that is written down; `test/domain/audit` makes each of them happen. */
export const auditEvents = [
  'company_created',
  'company_logged_in',
  'company_logged_in_by_link',
  'company_log_in_failed',
  'time_clock_logged_in',
  'time_clock_logged_in_by_link',
  'time_clock_log_in_failed',
  'time_clock_switched',
  'time_clock_link_renewed',
  'time_clocks_logged_out',
  'employee_logged_in',
  'new_device',
  'employee_logged_in_by_link',
  'employee_log_in_failed',
  'time_clock_password_missed',
  'log_ins_opened',
  'manager_invited',
  'manager_joined',
  'manager_changed',
  'manager_removed',
  'manager_logged_out',
  'manager_log_in_failed',
  'password_changed',
  'password_change_failed',
  'password_reset_asked',
  'password_reset',
  'employee_created',
  'employee_changed',
  'employee_password_changed',
  'employee_disabled',
  'employee_enabled',
  'login_sms_asked',
  'settings_changed',
  'zero_rules_off',
  'example_crew_added',
  'example_crew_removed',
  ...eventsWithWordedDetail,
  'deletion_asked',
  'deletion_undone',
  'company_erased',
  'notes_changed',
  'company_changed',
  'script_run',
  'script_run_dry',
  'administrator_logged_in',
  'administrator_logged_in_as',
  'administrator_log_in_failed',
  'administrator_made',
  'administrator_password_changed',
  'second_factor_on',
  'second_factor_off',
  'recovery_code_used',
  'sms_employee_login',
  'sms_clock_out_reminder',
] as const;
export const auditEvent = z.enum(auditEvents);
export type AuditEvent = z.output<typeof auditEvent>;

/** `Visitor` is not logged in, `Platform` is an administrator of Stund, `System` is a job or script. */
export const auditAuthors = [
  'Company',
  'CompanyTimeClock',
  'Employee',
  'Platform',
  'Visitor',
  'System',
] as const;
export const auditAuthor = z.enum(auditAuthors);
export type AuditAuthor = z.output<typeof auditAuthor>;

export const auditEntry = z.object({
  id: z.string(),
  /** The time; for several events counted together, the time of the last. */
  at: z.string(),
  /** The time of the first of several; null for a single event. */
  first_at: z.nullable(z.string()),
  event: auditEvent,
  by: auditAuthor,
  /** Whose session an administrator used. */
  acting_as: z.nullable(auditAuthor),
  /** The employee who did it or to whom it was done; null for none. */
  employee: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** The person of the office who did it; null for the company's own log-in and for all others. */
  by_manager: z.optional(z.nullable(z.object({ id: z.string(), name: z.string() }))),
  /** The person of the office to whom it was done; null for none. */
  manager: z.optional(z.nullable(z.object({ id: z.string(), name: z.string() }))),
  /** An IPv4 address, or the network of an IPv6 address. */
  address: z.nullable(z.string()),
  request_id: z.nullable(z.string()),
  /** Names of what was changed, never values. */
  fields: z.array(z.string()),
  /** The kind of a file, the key of an integration, or the number of an SMS. */
  detail: z.nullable(z.string()),
  /** How many events within the hour; always 1 except for failed log-ins. */
  count: z.number(),
});
export type AuditEntry = z.output<typeof auditEntry>;

/** As administrators read it. */
export const platformAuditEntry = z.extend(auditEntry, {
  /** The administrator's log-in name. */
  administrator: z.nullable(z.string()),
  /** The company whose audit holds it; null for the platform's own. */
  company: z.nullable(z.object({ id: z.string(), name: z.string() })),
});
export type PlatformAuditEntry = z.output<typeof platformAuditEntry>;

export const auditAsked = z.strictObject({
  limit: z.optional(wholeNumberText(1, auditPage.max)),
  cursor: z.optional(z.string().check(z.maxLength(100))),
});

export const trailAsked = z.strictObject({
  limit: z.optional(wholeNumberText(1, auditPage.max)),
  cursor: z.optional(z.string().check(z.maxLength(200))),
  /** A company's id, or `platform` for events of no company. */
  company_id: z.optional(anyId),
  by: z.optional(auditAuthor),
  event: z.optional(auditEvent),
  /** Days of UTC, both included. */
  from: z.optional(dayText),
  to: z.optional(dayText),
  /** Part of an administrator's name, a detail, an address, a request's id or a company's name. */
  text: z.optional(freeText(auditTextMax)),
});
