// What the security history of a company holds: which events, and by whom.

import * as z from 'zod/mini';

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
  'passkey_added',
  'passkey_removed',
  'api_key_created',
  'api_key_revoked',
  'webhook_created',
  'webhook_changed',
  'webhook_removed',
  'webhook_stopped',
  'webhooks_turned_off',
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
  'day_noted',
  'settings_changed',
  'zero_rules_off',
  'example_crew_added',
  'example_crew_removed',
  'integration_changed',
  'integration_removed',
  'export_asked',
  'payroll_asked',
  'subscription_started',
  'subscription_cancelled',
  'order_cancelled',
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
  'sms_missing_day',
] as const;
/** Marked as pure, and its list without a spread: functions that only write events do without both. */
export const auditEvent = /* @__PURE__ */ z.enum(auditEvents);
export type AuditEvent = z.output<typeof auditEvent>;

/** Events whose `detail` is one of our own names (a file, a payroll system, a way to pay), which screens translate. */
export const eventsWithWordedDetail = [
  'integration_changed',
  'integration_removed',
  'export_asked',
  'payroll_asked',
  'subscription_started',
  'subscription_cancelled',
  'order_cancelled',
] as const satisfies readonly AuditEvent[];

/** `Visitor` is not logged in, `Platform` is an administrator of Stund, `System` is a job or script. */
export const auditAuthors = [
  'Company',
  'CompanyTimeClock',
  'Employee',
  'Platform',
  'Visitor',
  'System',
] as const;
export const auditAuthor = /* @__PURE__ */ z.enum(auditAuthors);
export type AuditAuthor = z.output<typeof auditAuthor>;
