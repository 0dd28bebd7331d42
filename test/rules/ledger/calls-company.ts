// The calls of administrators, companies and sessions that the specifications list.
import { type Row, rows, unbuilt } from './row.ts';

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
    'calls.post-api-login': unbuilt('POST /api/login {username, password}'),
    'calls.post-api-login-token': unbuilt('POST /api/login_token {token}'),
    'calls.post-api-time-clock-login-token': unbuilt('POST /api/time_clock/login_token {token}'),
    'calls.post-api-change-password-token': unbuilt(
      'POST /api/change_password_token {token, new_password} (payload by spec/3)',
    ),
    'calls.post-api-time-clock-login': unbuilt('POST /api/time_clock/login {username, password}'),
    'calls.put-api-time-clock-login': unbuilt('PUT /api/time_clock/login (switch to time clock)'),
    'calls.post-api-self': unbuilt('POST /api/self (check logged in)'),
    'calls.post-api-time-clock-self': unbuilt('POST /api/time_clock/self (check logged in)'),
    'calls.post-api-forgot-password': unbuilt('POST /api/forgot_password {email, name?} (payload by spec/3)'),
    'calls.post-api-logout': unbuilt('POST /api/logout'),
    'calls.put-api-password': unbuilt('PUT /api/password {current_password, new_password}'),
    'calls.post-api-request-trial': unbuilt(
      'POST /api/request-trial {name, phone, email}: returns authentication data',
    ),
  }),
  ...rows('call', 'spec/1 §7', {
    'calls.get-social-statistic': unbuilt('GET /social_statistic returns companies, totalSeconds, rate'),
    'calls.post-api-se': unbuilt('POST /api/se: an error-reporting tunnel, used for reporting only'),
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
    'calls.get-api-employees': unbuilt('GET /api/employees'),
    'calls.post-api-employees': unbuilt(
      'POST /api/employees {name, token, needs, phone_number, integrations}',
    ),
    'calls.put-api-employees': unbuilt(
      'PUT /api/employees {id, new_name, new_token, needs, phone_number, integrations}',
    ),
    'calls.put-api-employees-enable': unbuilt('PUT /api/employees/{id}/enable'),
    'calls.put-api-employees-disable': unbuilt('PUT /api/employees/{id}/disable'),
  }),
  ...rows('call', 'spec/2 §7 projects', {
    'calls.get-api-projects': unbuilt('GET /api/projects'),
    'calls.post-api-projects': unbuilt('POST /api/projects {name, description}'),
    'calls.put-api-projects': unbuilt('PUT /api/projects {id, new_name, new_description}'),
    'calls.put-api-projects-close': unbuilt('PUT /api/projects/{id}/close'),
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
