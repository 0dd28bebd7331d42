// The calls of administrators, companies and sessions that the specifications list.
import { proven, type Row, rows } from './row.ts';

export const callsCompany: readonly Row[] = [
  ...rows('call', 'spec/2 §7 admin', {
    'calls.post-admin-login': proven(
      'POST /admin/login {username, password}',
      'test/api/access.test.ts',
      'the right caller > of POST /admin/login is let in',
    ),
    'calls.put-admin-companies-notes': proven(
      'PUT /admin/companies/notes {company_id, notes}',
      'test/api/wire.test.ts',
      'the wire carries > to sign a company up: name, email, phone; to have one made by an administrator: name, email, password',
    ),
    'calls.get-admin-login-as': proven(
      'GET /admin/login-as/{id}',
      'test/api/access.test.ts',
      'the right caller > of GET /admin/login-as/{id} is let in',
    ),
    'calls.get-admin-scripts': proven(
      'GET /admin/scripts',
      'test/domain/platform/scripts.test.ts',
      'the list of scripts > has the name of each, what it does, and the schema of its parameters',
    ),
    'calls.post-admin-scripts': proven(
      'POST /admin/scripts/{name} (body: params; shape not shown)',
      'test/api/access.test.ts',
      'the right caller > of POST /admin/scripts/{name} is let in',
    ),
    'calls.get-admin-companies': proven(
      'GET /admin/companies',
      'test/api/wire.test.ts',
      'the wire carries > to sign a company up: name, email, phone; to have one made by an administrator: name, email, password',
    ),
    'calls.post-admin-companies': proven(
      'POST /admin/companies {name, email, password}',
      'test/api/wire.test.ts',
      'the wire carries > to sign a company up: name, email, phone; to have one made by an administrator: name, email, password',
    ),
  }),
  ...rows('call', 'spec/1 §7; spec/2 §7 auth', {
    'calls.post-api-login': proven(
      'POST /api/login {username, password}',
      'test/api/sign-up.test.ts',
      'a trial over HTTP > in a browser sets a cookie that scripts cannot read, and returns no secret',
    ),
    'calls.post-api-login-token': proven(
      'POST /api/login_token {token}',
      'test/api/people.test.ts',
      'an employee over HTTP > is created once, is refused by field, and logs in by the SMS',
    ),
    'calls.post-api-time-clock-login-token': proven(
      'POST /api/time_clock/login_token {token}',
      'test/api/access.test.ts',
      'the right caller > of POST /api/time_clock/login_token is let in',
    ),
    'calls.post-api-change-password-token': proven(
      'POST /api/change_password_token {token, new_password} (payload by spec/3)',
      'test/api/access.test.ts',
      'the right caller > of POST /api/change_password_token is let in',
    ),
    'calls.post-api-time-clock-login': proven(
      'POST /api/time_clock/login {username, password}',
      'test/api/access.test.ts',
      'the right caller > of POST /api/time_clock/login is let in',
    ),
    'calls.put-api-time-clock-login': proven(
      'PUT /api/time_clock/login (switch to time clock)',
      'test/api/people.test.ts',
      'a company over HTTP > switched to the time clock has only the time clock’s calls, and its own session is gone',
    ),
    'calls.post-api-self': proven(
      'POST /api/self (check logged in)',
      'test/api/sign-up.test.ts',
      'a trial over HTTP > in a browser sets a cookie that scripts cannot read, and returns no secret',
    ),
    'calls.post-api-time-clock-self': proven(
      'POST /api/time_clock/self (check logged in)',
      'test/api/people.test.ts',
      'a company over HTTP > switched to the time clock has only the time clock’s calls, and its own session is gone',
    ),
    'calls.post-api-forgot-password': proven(
      'POST /api/forgot_password {email, name?} (payload by spec/3)',
      'test/api/access.test.ts',
      'the right caller > of POST /api/forgot_password is let in',
    ),
    'calls.post-api-logout': proven(
      'POST /api/logout',
      'test/api/sign-up.test.ts',
      'a trial over HTTP > in a browser sets a cookie that scripts cannot read, and returns no secret',
    ),
    'calls.put-api-password': proven(
      'PUT /api/password {current_password, new_password}',
      'test/api/wire.test.ts',
      'the wire carries > to change the password: current_password, new_password',
    ),
    'calls.post-api-request-trial': proven(
      'POST /api/request-trial {name, phone, email}: returns authentication data',
      'test/api/sign-up.test.ts',
      'a trial over HTTP > repeated after a lost reply is the same company; another body under its key is refused',
    ),
  }),
  ...rows('call', 'spec/1 §7', {
    'calls.get-social-statistic': proven(
      'GET /social_statistic returns companies, totalSeconds, rate',
      'test/api/sign-up.test.ts',
      'what anyone may ask > is the social statistic, the description and its page',
    ),
    'calls.post-api-se': proven(
      'POST /api/se: an error-reporting tunnel, used for reporting only',
      'test/api/sign-up.test.ts',
      'what anyone may ask > is the social statistic, the description and its page',
    ),
  }),
  ...rows('rule', 'spec/1 §7; spec/2 §7', {
    'calls.json': proven(
      'Requests are JSON',
      'test/api/csrf.test.ts',
      'a page that is not ours > cannot send POST /api/employees as a form or as plain text',
    ),
    'calls.base-host': proven(
      'Requests go to a configured, prefixed base host',
      'test/web/front/calls.test.ts',
      'a call > goes to the configured host and what stands before its paths, with cookies',
    ),
    'calls.cookie-credentials': proven(
      'Requests send credentials with cookies',
      'test/api/csrf.test.ts',
      "the browser's headers say > that our page may call with its cookie, by its exact origin",
    ),
    'calls.reachability-after-network-error': proven(
      'After a network error the product makes a reachability check against the API',
      'test/web/front/sign-in.test.ts',
      'what the network does to a log-in > unreachable: the site answers and the API does not',
    ),
    'calls.site-root-availability': proven(
      'A GET to the public site root checks availability',
      'test/web/front/calls.test.ts',
      'a call > that met no network asks the root of the public site for two seconds',
    ),
  }),
  ...rows('constant', 'spec/2 §7', {
    'calls.availability-timeout-seconds': proven(
      'The availability check has a 2 second time-out',
      'test/web/front/calls.test.ts',
      'a call > that met no network asks the root of the public site for two seconds',
    ),
  }),
  ...rows('call', 'spec/2 §7 billing', {
    'calls.get-api-billing-status': proven(
      'GET /api/billing/status (returns should_become_customer)',
      'test/api/access.test.ts',
      'the right caller > of GET /api/billing/status is let in',
    ),
    'calls.post-api-billing-payday': proven(
      'POST /api/billing/payday {ssn, email_billing, subscription_plan}',
      'test/api/billing.test.ts',
      'a company in Iceland > goes from its trial past the grace, subscribes by bank claim, and cancels',
    ),
    'calls.post-api-billing-delete': proven(
      'POST /api/billing/delete {reason}',
      'test/api/billing.test.ts',
      'a company in Iceland > goes from its trial past the grace, subscribes by bank claim, and cancels',
    ),
  }),
  ...rows('call', 'spec/2 §7 employees', {
    'calls.get-api-employees': proven(
      'GET /api/employees',
      'test/api/people.test.ts',
      'a company over HTTP > that is disabled may read and not write',
    ),
    'calls.post-api-employees': proven(
      'POST /api/employees {name, token, needs, phone_number, integrations}',
      'test/api/people.test.ts',
      'an employee over HTTP > is created once, is refused by field, and logs in by the SMS',
    ),
    'calls.put-api-employees': proven(
      'PUT /api/employees {id, new_name, new_token, needs, phone_number, integrations}',
      'test/api/people.test.ts',
      'an employee over HTTP > may not use the company’s calls, nor the time clock’s, and a missing session none',
    ),
    'calls.put-api-employees-enable': proven(
      'PUT /api/employees/{id}/enable',
      'test/api/wire.test.ts',
      'the wire carries > of an employee: id, name, created, latest_work_log, disabled, login_token, phone_number, needs',
    ),
    'calls.put-api-employees-disable': proven(
      'PUT /api/employees/{id}/disable',
      'test/api/people.test.ts',
      'an employee over HTTP > that is disabled is out at once, may come back to read, and may write nothing',
    ),
  }),
  ...rows('call', 'spec/2 §7 projects', {
    'calls.get-api-projects': proven(
      'GET /api/projects',
      'test/api/people.test.ts',
      'a company over HTTP > past its trial and the days of grace may read and change its password, and write nothing else',
    ),
    'calls.post-api-projects': proven(
      'POST /api/projects {name, description}',
      'test/api/people.test.ts',
      'a company over HTTP > makes, changes and closes projects, and a second one of a name is refused',
    ),
    'calls.put-api-projects': proven(
      'PUT /api/projects {id, new_name, new_description}',
      'test/api/people.test.ts',
      'a company over HTTP > makes, changes and closes projects, and a second one of a name is refused',
    ),
    'calls.put-api-projects-close': proven(
      'PUT /api/projects/{id}/close',
      'test/api/people.test.ts',
      'a company over HTTP > makes, changes and closes projects, and a second one of a name is refused',
    ),
    'calls.put-api-projects-open': proven(
      'PUT /api/projects/{id}/open',
      'test/api/wire.test.ts',
      'the wire carries > of a project: id, name, description, is_open, created, latest_work_log, total_working_hours, created_by',
    ),
  }),
  ...rows('call', 'spec/2 §7 work logs', {
    'calls.get-api-worklogs': proven(
      'GET /api/worklogs ?filters (empty filter values are dropped)',
      'test/web/front/calls.test.ts',
      'a call > drops the empty values of its filters',
    ),
    'calls.get-api-worklogs-refresh': proven(
      'GET /api/worklogs/{id}/refresh ?filters',
      'test/api/access.test.ts',
      'the right caller > of GET /api/worklogs/{id}/refresh is let in',
    ),
    'calls.get-api-worklogs-locations': proven(
      'GET /api/worklogs/{id}/locations',
      'test/api/wire.test.ts',
      'the wire carries > of a location: lat, lon, created, timestamp, accuracy; lat and lon as strings',
    ),
    'calls.post-api-worklogs-comments': proven(
      'POST /api/worklogs/comments {work_log_id, comment}',
      'test/api/wire.test.ts',
      'the wire carries > of a comment: id, comment, created, created_by',
    ),
    'calls.post-api-worklogs': proven(
      'POST /api/worklogs (list of {start_time, end_time, employee_id, project_id})',
      'test/api/wire.test.ts',
      'the wire carries > of a work log: project, employee, times, original times, approved, has_location, created_by, work_log_comments',
    ),
    'calls.put-api-worklogs': proven(
      'PUT /api/worklogs {id, new_start_time, new_end_time, new_project_id, approved}',
      'test/api/wire.test.ts',
      'the wire carries > to change a work log: new_start_time, new_end_time, new_project_id, approved, multiple_edit',
    ),
    'calls.put-api-worklogs-multiple-edit': proven(
      'PUT /api/worklogs multiple_edit{new_start_time, new_end_time, out_time_the_day_after}',
      'test/domain/worklogs/worklogs-multiple-edit.test.ts',
      'editing several entries',
    ),
    'calls.post-api-worklogs-delete': proven(
      'POST /api/worklogs/{id}/delete',
      'test/api/wire.test.ts',
      'the wire carries > to change a work log: new_start_time, new_end_time, new_project_id, approved, multiple_edit',
    ),
  }),
  ...rows('call', 'spec/2 §7 reports and settings', {
    'calls.get-api-report': proven(
      'GET /api/report ?filters',
      'test/api/wire.test.ts',
      'the wire carries > of a report: projects, employees, data; of each entry of the maps: id, regular_time, over_time, logs',
    ),
    'calls.post-api-settings': proven(
      'POST /api/settings (settings with features.approve_work_logs)',
      'test/api/wire.test.ts',
      'the wire carries > of a company: settings.language and settings.features.approve_work_logs',
    ),
  }),
  ...rows('call', 'spec/2 §7 integrations', {
    'calls.put-api-integrations': proven(
      'PUT /api/integrations/{key} (merge by default; replace when a replace-all flag is given)',
      'test/api/wire.test.ts',
      'the wire carries > of integrations: payday, regla and dk, each with an active flag, and temp_can_see_dk',
    ),
    'calls.delete-api-integrations': proven(
      'DELETE /api/integrations/{key}',
      'test/api/wire.test.ts',
      'the wire carries > of integrations: payday, regla and dk, each with an active flag, and temp_can_see_dk',
    ),
  }),
];
