// The calls of the time clock and the phone apps, and the calls that the decisions add.
import { proven, type Row, rows, unbuilt } from './row.ts';

export const callsEmployee: readonly Row[] = [
  ...rows('call', 'spec/2 §7 time clock; spec/3 calls implied', {
    'calls.post-api-time-clock-create-work-log': unbuilt(
      'POST /api/time_clock/create_work_log {employee_id, project_id, comment?, token?}',
    ),
    'calls.put-api-time-clock-close-work-log': unbuilt(
      'PUT /api/time_clock/close_work_log {id, comment?, token?}',
    ),
    'calls.post-api-time-clock-create-work-log-comment': unbuilt(
      'POST /api/time_clock/create_work_log_comment {work_log_id, comment, token?}',
    ),
    'calls.put-api-notifications-update-last-seen': unbuilt(
      'PUT /api/notifications/update_last_seen {} answers 204',
    ),
  }),
  ...rows('call', 'spec/2 §7 employee app', {
    'calls.post-employee-v2-login': proven(
      'POST /employee/v2/login {company_name, employee_name, password}',
      'test/api/people.test.ts',
      'an employee over HTTP > that is disabled is out at once, may come back to read, and may write nothing',
    ),
    'calls.get-employee-worklogs': proven(
      'GET /employee/worklogs ?filters',
      'test/api/people.test.ts',
      'an employee over HTTP > that is disabled is out at once, may come back to read, and may write nothing',
    ),
    'calls.post-employee-worklogs-add': unbuilt('POST /employee/worklogs/add'),
    'calls.post-employee-worklogs-comments': unbuilt('POST /employee/worklogs/comments'),
    'calls.get-employee-worklogs-locations': unbuilt('GET /employee/worklogs/{id}/locations'),
    'calls.put-employee-worklogs-edit': unbuilt('PUT /employee/worklogs/edit'),
  }),
  ...rows('call', 'spec/3 calls implied', {
    'calls.post-api-employees-send-login-sms': unbuilt(
      "POST /api/employees/{id}/send_login_sms: the 'Send SMS' button",
    ),
    'calls.post-employee-v2-login-token': unbuilt('POST /employee/v2/login_token: link login'),
    'calls.employee-v2-self': proven(
      'POST /employee/v2/self: session of the phone app',
      'test/api/people.test.ts',
      'an employee over HTTP > may not use the company’s calls, nor the time clock’s, and a missing session none',
    ),
    'calls.employee-v2-logout': unbuilt('POST /employee/v2/logout: session of the phone app'),
    'calls.get-employee-v2-projects': unbuilt('GET /employee/v2/projects: choose a project'),
    'calls.post-employee-v2-projects': proven(
      'POST /employee/v2/projects: create one',
      'test/api/people.test.ts',
      'an employee over HTTP > may not use the company’s calls, nor the time clock’s, and a missing session none',
    ),
    'calls.post-employee-v2-clock-in': unbuilt('POST /employee/v2/clock_in'),
    'calls.post-employee-v2-clock-out': unbuilt('POST /employee/v2/clock_out'),
    'calls.post-employee-v2-switch': unbuilt('POST /employee/v2/switch'),
    'calls.post-employee-v2-photos': unbuilt('POST /employee/v2/photos (begin: type, bytes)'),
    'calls.get-api-time-clock-employees': proven(
      "GET /api/time_clock/employees: the time clock's tiles",
      'test/api/people.test.ts',
      'a company over HTTP > switched to the time clock has only the time clock’s calls, and its own session is gone',
    ),
    'calls.get-api-time-clock-projects': unbuilt("GET /api/time_clock/projects: the time clock's tiles"),
    'calls.post-api-exports': unbuilt('POST /api/exports {kind, filters, options} answers an id'),
    'calls.get-api-exports-one': unbuilt(
      'GET /api/exports/{id} answers state, rows done of rows, address when done',
    ),
    'calls.delete-api-exports': unbuilt('DELETE /api/exports/{id} cancels'),
    'calls.get-api-exports': unbuilt('GET /api/exports lists'),
    'calls.get-api-worklogs-history': unbuilt('GET /api/worklogs/{id}/history: who changed what'),
  }),
];
