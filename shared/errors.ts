// The error catalogue: every code the API may answer, its status and its plain English message.

type Entry = { readonly status: number; readonly message: string };

/** Every function carries the catalogue, so the statuses of many codes are written once. */
const having =
  (status: number) =>
  (message: string): Entry => ({ status, message });
const unproven = having(401);
const missing = having(404);
const conflict = having(409);
const unfit = having(422);

const catalogue = {
  invalid_input: { status: 400, message: 'Invalid input' },
  no_changes: { status: 400, message: 'No changes have been made' },
  out_before_in: { status: 400, message: 'Out time has to be after In time' },
  range_too_long: { status: 400, message: 'Choose at most {{days}} days' },
  body_unreadable: { status: 400, message: 'The request body is not readable JSON' },

  session_missing: unproven('Log in to continue'),
  session_over: unproven('Your session has expired. Log in again.'),
  wrong_company_name: unproven('Wrong company name'),
  wrong_company_password: unproven('Wrong company password'),
  wrong_employee_name: unproven('Wrong employee name'),
  wrong_employee_password: unproven('Wrong employee password'),
  wrong_credentials: unproven('Wrong username or password'),
  wrong_current_password: unproven('Wrong password'),
  api_key_revoked: unproven('This API key has been revoked'),
  second_factor_missing: unproven('Enter the code of your authenticator app'),
  second_factor_wrong: unproven('Wrong code'),
  passkey_refused: unproven('This passkey was not accepted'),
  employee_disabled: unproven('Employee has been disabled'),
  link_over: unproven('The link has expired or was already used'),

  forbidden: { status: 403, message: 'You do not have permission to do this' },
  origin_refused: {
    status: 403,
    message: 'The request came from another site',
  },
  company_leaving: {
    status: 403,
    message: 'The company account is being deleted',
  },
  company_disabled: {
    status: 403,
    message: 'The company account is disabled',
  },
  trial_over: { status: 403, message: 'The trial period is over' },

  route_missing: missing('Not found'),
  company_missing: missing('Company not found'),
  employee_missing: missing('Employee not found'),
  manager_missing: missing('Person not found'),
  passkey_missing: missing('Passkey not found'),
  project_missing: missing('Project not found'),
  work_log_missing: missing('Time entry not found'),
  photo_missing: missing('Photo not found'),
  report_run_missing: missing('Monthly report not found'),
  export_missing: missing('Export not found'),
  payroll_record_missing: missing('Payroll file not found'),
  integration_missing: missing('Integration not found'),
  api_key_missing: missing('API key not found'),
  webhook_missing: missing('Webhook not found'),
  script_missing: missing('Script not found'),
  period_missing: missing('Pay period not found'),
  correction_missing: missing('Request not found'),

  second_factor_on: conflict('The second factor is already on'),
  second_factor_off: conflict('The second factor is not on'),
  company_exists: conflict('A company with that name already exists'),
  manager_exists: conflict('This email is in use in your office'),
  manager_joined: conflict('This person has already set a password'),
  manager_changed: conflict('Someone else has changed this person'),
  email_of_company: conflict('This email is the company’s own login'),
  log_in_again: conflict('Log in again first'),
  own_access: conflict('This is your own access'),
  project_exists: conflict('A project with that name already exists'),
  employee_exists: conflict('An employee with that name already exists'),
  already_clocked_in: conflict('Already clocked in'),
  not_clocked_in: conflict('Not clocked in'),
  end_not_assumed: conflict('The end was not assumed'),
  project_closed: conflict('This project is closed. Choose another one.'),
  work_log_changed: conflict('Someone else has changed this time entry'),
  restore_too_late: conflict('Deleted over an hour ago'),
  restore_overlaps: conflict('Other hours are there now'),
  correction_answered: conflict('Already answered'),
  day_note_changed: conflict('Someone has changed this day note'),
  day_has_hours: conflict('This day has hours'),
  employee_changed: conflict('Someone else has changed this employee'),
  company_changed: conflict('Someone else has changed this company'),
  notes_changed: conflict('Someone else has changed these notes'),
  settings_changed: conflict('Someone else has changed these settings'),
  project_changed: conflict('Someone else has changed this project'),
  period_closed: conflict('The pay period {{from}} to {{to}} is {{state}}'),
  period_changed: conflict('Someone else has changed this pay period'),
  period_not_over: conflict('This pay period has not ended yet'),
  period_not_ready: conflict('Running: {{open}}, not approved: {{unapproved}}'),
  employees_present: conflict('The company has employees'),
  example_row: conflict('The example crew cannot be changed'),
  undone_since: conflict('Changed or deleted since'),
  busy: conflict('Another request is changing this. Please retry'),
  already_paying: conflict('Already subscribed'),
  subscription_runs: conflict('Cancel the subscription first'),
  export_running: conflict('An export is already running'),
  limit_reached: conflict('You have reached the limit of {{max}}'),

  reports_by_hand_spent: conflict('Sent {{max}} times within a day. Please retry in {{hours}} h'),

  body_too_large: { status: 413, message: 'The request is too large' },
  media_unsupported: { status: 415, message: 'Send JSON' },

  company_ambiguous: unfit('More than one company found for email'),
  key_reused: unfit('The key was used for another request'),
  report_too_large: unfit('The report is too large'),
  email_unverified: unfit('Confirm the company’s email first'),
  report_consent_not_now: unfit('This address cannot be asked now'),
  monthly_report_off: unfit('The monthly report is off'),
  plan_too_small: unfit('The plan is for {{max}} employees'),
  bank_elsewhere: unfit('Bank claims are for companies in Iceland'),
  bank_refused: unfit('The bank claim was refused'),
  card_unable: unfit('Unable to validate subscription'),
  phone_missing: unfit('The employee has no valid mobile number'),
  kennitala_missing: unfit('No valid kennitala: {{names}}'),
  payroll_empty: unfit('No hours to pay in this period'),
  approval_off: unfit('Approval is off'),

  too_many_requests: {
    status: 429,
    message: 'Too many requests in a short amount of time. Please retry after {{wait}}...',
  },
  time_clock_name_waits: {
    status: 429,
    message: 'Too many wrong passwords. Please retry after {{minutes}} minutes',
  },
  unexpected: {
    status: 500,
    message: 'The servers had a hiccup. Sorry about that! We have been notified...',
  },
  billing_unavailable: {
    status: 503,
    message: 'Billing does not respond',
  },
} as const satisfies Record<string, Entry>;

export type ErrorCode = keyof typeof catalogue;
export const errors: Readonly<Record<ErrorCode, Entry>> = catalogue;

/** Values of an error: they fill the message's `{{places}}` and travel as `params` of the error body. */
export type ErrorParams = Readonly<Record<string, unknown>>;

/** Codes any endpoint may answer without declaring them. */
export const commonErrors: readonly ErrorCode[] = [
  'invalid_input',
  'body_unreadable',
  'session_missing',
  'session_over',
  'forbidden',
  'origin_refused',
  'company_disabled',
  'company_leaving',
  'employee_disabled',
  'trial_over',
  'body_too_large',
  'media_unsupported',
  'key_reused',
  'busy',
  'too_many_requests',
  'unexpected',
];

/** The message of `code` with its places filled: `errorMessage('range_too_long', { days: 366 })`. */
export function errorMessage(code: ErrorCode, params: ErrorParams = {}): string {
  return errors[code].message.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = params[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  });
}
