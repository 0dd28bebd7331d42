// The calls of administrators, companies and sessions that the specifications list.
import { proven, type Row, rows, unbuilt } from './row.ts';

export const callsCompany: readonly Row[] = [
  ...rows('call', 'spec/2 §7 admin', {
    'calls.post-admin-login': unbuilt('POST /admin/login {username, password}'),
    'calls.put-admin-companies-notes': unbuilt('PUT /admin/companies/notes {company_id, notes}'),
    'calls.get-admin-login-as': unbuilt('GET /admin/login-as/{id}'),
    'calls.get-admin-scripts': unbuilt('GET /admin/scripts'),
    'calls.post-admin-scripts': unbuilt('POST /admin/scripts/{name} (body: params; shape not shown)'),
    'calls.get-admin-companies': unbuilt('GET /admin/companies'),
    'calls.post-admin-companies': unbuilt('POST /admin/companies {name, email, password}'),
  }),
  ...rows('call', 'spec/1 §7; spec/2 §7 auth', {
    'calls.post-api-login': proven(
      'POST /api/login {username, password}',
      'test/api/sign-up.test.ts',
      'a trial over HTTP > in a browser sets a cookie that scripts cannot read, and tells no secret',
    ),
    'calls.post-api-login-token': proven(
      'POST /api/login_token {token}',
      'test/api/people.test.ts',
      'an employee over HTTP > is created once, told apart by field, and let in by the SMS',
    ),
    'calls.post-api-time-clock-login-token': unbuilt('POST /api/time_clock/login_token {token}'),
    'calls.post-api-change-password-token': unbuilt(
      'POST /api/change_password_token {token, new_password} (payload by spec/3)',
    ),
    'calls.post-api-time-clock-login': unbuilt('POST /api/time_clock/login {username, password}'),
    'calls.put-api-time-clock-login': proven(
      'PUT /api/time_clock/login (switch to time clock)',
      'test/api/people.test.ts',
      'a company over HTTP > switched to the time clock has only the time clock’s calls, and its own session is gone',
    ),
    'calls.post-api-self': proven(
      'POST /api/self (check logged in)',
      'test/api/sign-up.test.ts',
      'a trial over HTTP > in a browser sets a cookie that scripts cannot read, and tells no secret',
    ),
    'calls.post-api-time-clock-self': proven(
      'POST /api/time_clock/self (check logged in)',
      'test/api/people.test.ts',
      'a company over HTTP > switched to the time clock has only the time clock’s calls, and its own session is gone',
    ),
    'calls.post-api-forgot-password': unbuilt('POST /api/forgot_password {email, name?} (payload by spec/3)'),
    'calls.post-api-logout': proven(
      'POST /api/logout',
      'test/api/sign-up.test.ts',
      'a trial over HTTP > in a browser sets a cookie that scripts cannot read, and tells no secret',
    ),
    'calls.put-api-password': unbuilt('PUT /api/password {current_password, new_password}'),
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
    'calls.json': unbuilt('Requests are JSON'),
    'calls.base-host': unbuilt('Requests go to a configured, prefixed base host'),
    'calls.cookie-credentials': unbuilt('Requests send credentials with cookies'),
    'calls.reachability-after-network-error': unbuilt(
      'After a network error the product makes a reachability check against the API',
    ),
    'calls.site-root-availability': unbuilt('A GET to the public site root checks availability'),
  }),
  ...rows('constant', 'spec/2 §7', {
    'calls.availability-timeout-seconds': unbuilt('The availability check has a 2 second time-out'),
  }),
  ...rows('call', 'spec/2 §7 billing', {
    'calls.get-api-billing-status': unbuilt('GET /api/billing/status (returns should_become_customer)'),
    'calls.post-api-billing-payday': unbuilt(
      'POST /api/billing/payday {ssn, email_billing, subscription_plan}',
    ),
    'calls.post-api-billing-delete': unbuilt('POST /api/billing/delete {reason}'),
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
      'an employee over HTTP > is created once, told apart by field, and let in by the SMS',
    ),
    'calls.put-api-employees': proven(
      'PUT /api/employees {id, new_name, new_token, needs, phone_number, integrations}',
      'test/api/people.test.ts',
      'an employee over HTTP > may not use the company’s calls, nor the time clock’s, and a missing session none',
    ),
    'calls.put-api-employees-enable': unbuilt('PUT /api/employees/{id}/enable'),
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
    'calls.put-api-projects-open': unbuilt('PUT /api/projects/{id}/open'),
  }),
  ...rows('call', 'spec/2 §7 work logs', {
    'calls.get-api-worklogs': unbuilt('GET /api/worklogs ?filters (empty filter values are dropped)'),
    'calls.get-api-worklogs-refresh': unbuilt('GET /api/worklogs/{id}/refresh ?filters'),
    'calls.get-api-worklogs-locations': unbuilt('GET /api/worklogs/{id}/locations'),
    'calls.post-api-worklogs-comments': unbuilt('POST /api/worklogs/comments {work_log_id, comment}'),
    'calls.post-api-worklogs': unbuilt(
      'POST /api/worklogs (list of {start_time, end_time, employee_id, project_id})',
    ),
    'calls.put-api-worklogs': unbuilt(
      'PUT /api/worklogs {id, new_start_time, new_end_time, new_project_id, approved}',
    ),
    'calls.put-api-worklogs-multiple-edit': unbuilt(
      'PUT /api/worklogs multiple_edit{new_start_time, new_end_time, out_time_the_day_after}',
    ),
    'calls.post-api-worklogs-delete': unbuilt('POST /api/worklogs/{id}/delete'),
  }),
  ...rows('call', 'spec/2 §7 reports and settings', {
    'calls.get-api-report': unbuilt('GET /api/report ?filters'),
    'calls.post-api-settings': unbuilt('POST /api/settings (settings with features.approve_work_logs)'),
  }),
  ...rows('call', 'spec/2 §7 integrations', {
    'calls.put-api-integrations': unbuilt(
      'PUT /api/integrations/{key} (merge by default; replace when a replace-all flag is given)',
    ),
    'calls.delete-api-integrations': unbuilt('DELETE /api/integrations/{key}'),
  }),
];
