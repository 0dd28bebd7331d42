// What the refusals say that only the office and our administrators meet: the clocks do not carry them.

export const officeError = {
  wrong_current_password: 'The current password is wrong',
  second_factor_on: 'The second factor is already on',
  second_factor_off: 'The second factor is not on',
  route_missing: 'Not found',
  export_missing: 'The export was not found',
  payroll_record_missing: 'The payroll file was not found',
  integration_missing: 'The integration was not found',
  script_missing: 'Script not found',
  period_missing: 'The pay period was not found',
  employee_exists: 'An employee with that name already exists',
  employeeAlike:
    'Another employee is called “{{name}}”: names that differ only by accents, case or spaces count as one.',
  employee_changed: 'Someone else has changed this employee',
  company_changed: 'Someone else has changed this company',
  notes_changed: 'Another administrator has changed these notes',
  settings_changed: 'Someone else has changed these settings',
  project_changed: 'Someone else has changed this project',
  period_changed: 'Someone else has just changed this pay period',
  period_not_over: 'The pay period is not over yet',
  period_not_ready: 'Time entries stand in the way: {{open}} still open, {{unapproved}} not approved',
  employees_present: 'The example crew is only for a company that has no employees of its own',
  example_row: 'This belongs to the example crew and cannot be changed',
  already_paying: 'The company has a subscription already',
  plan_too_small:
    'This plan is for at most {{max}} active employees, and you have {{employees}}. Choose a larger one.',
  bank_elsewhere: 'Bank claims are for companies in Iceland. Pay by card instead.',
  bank_refused: 'The bank claim was refused. Check the kennitala and the email address.',
  card_unable: 'Unable to validate subscription',
  billing_unavailable: 'Billing does not answer right now. Please try again: nothing is ordered twice.',
  subscription_runs: 'Cancel the subscription first, then delete the account',
  claim_unconfirmed:
    'The bank has not confirmed a claim that was ordered. We ask it every hour: please try again in {{minutes}} minutes.',
  export_running: 'An export of all data is already being made',
  report_too_large: 'The report is too large. Choose a shorter range.',
  email_unverified: 'Confirm the company’s email address first: open the link in our first mail.',
  report_consent_not_now:
    'This address cannot be asked now: it has answered, or was asked a short while ago or often enough.',
  monthly_report_off: 'The monthly report is switched off.',
  reports_by_hand_spent:
    'The monthly report was sent by hand {{max}} times within a day, which is the most. It can be sent again in {{hours}} h.',
  report_run_missing: 'That monthly report is not there.',
  phone_missing: 'The employee has no valid mobile phone number',
  kennitala_missing: 'No payroll file can be made: a valid kennitala is missing for {{names}}.',
  payroll_empty: 'There are no hours to be paid in this period.',
  approval_off: 'Approval of time entries is switched off',
} as const;
