// The calls of the time clock and the phone apps, and the calls that the decisions add.
import { proven, type Row, rows } from './row.ts';

export const callsEmployee: readonly Row[] = [
  ...rows('call', 'spec/2 §7 time clock; spec/3 calls implied', {
    'calls.post-api-time-clock-create-work-log': proven(
      'POST /api/time_clock/create_work_log {employee_id, project_id, comment?, token?}',
      'test/api/access.test.ts',
      'the right caller > of POST /api/time_clock/create_work_log is let in',
    ),
    'calls.put-api-time-clock-close-work-log': proven(
      'PUT /api/time_clock/close_work_log {id, comment?, token?}',
      'test/api/access.test.ts',
      'the right caller > of PUT /api/time_clock/close_work_log is let in',
    ),
    'calls.post-api-time-clock-create-work-log-comment': proven(
      'POST /api/time_clock/create_work_log_comment {work_log_id, comment, token?}',
      'test/api/wire.test.ts',
      'the wire carries > as the author of a work log or comment: Employee, Company or CompanyTimeClock',
    ),
    'calls.put-api-notifications-update-last-seen': proven(
      'PUT /api/notifications/update_last_seen {} answers 204',
      'test/api/access.test.ts',
      'the right caller > of PUT /api/notifications/update_last_seen is let in',
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
    'calls.post-employee-worklogs-add': proven(
      'POST /employee/worklogs/add',
      'test/api/wire.test.ts',
      'the wire carries > of an employee who may: entries of their own that they add and edit, and who changed what',
    ),
    'calls.post-employee-worklogs-comments': proven(
      'POST /employee/worklogs/comments',
      'test/api/wire.test.ts',
      'the wire carries > as the author of a work log or comment: Employee, Company or CompanyTimeClock',
    ),
    'calls.get-employee-worklogs-locations': proven(
      'GET /employee/worklogs/{id}/locations',
      'test/api/wire.test.ts',
      'the wire carries > of a location: lat, lon, created, timestamp, accuracy; lat and lon as strings',
    ),
    'calls.put-employee-worklogs-edit': proven(
      'PUT /employee/worklogs/edit',
      'test/api/wire.test.ts',
      'the wire carries > of an employee who may: entries of their own that they add and edit, and who changed what',
    ),
  }),
  ...rows('call', 'spec/3 calls implied', {
    'calls.post-api-employees-send-login-sms': proven(
      "POST /api/employees/{id}/send_login_sms: the 'Send SMS' button",
      'test/api/access.test.ts',
      'the right caller > of POST /api/employees/{id}/send_login_sms is let in',
    ),
    'calls.post-employee-v2-login-token': proven(
      'POST /employee/v2/login_token: link login',
      'test/api/access.test.ts',
      'the right caller > of POST /employee/v2/login_token is let in',
    ),
    'calls.employee-v2-self': proven(
      'POST /employee/v2/self: session of the phone app',
      'test/api/people.test.ts',
      'an employee over HTTP > may not use the company’s calls, nor the time clock’s, and a missing session none',
    ),
    'calls.employee-v2-logout': proven(
      'POST /employee/v2/logout: session of the phone app',
      'test/api/access.test.ts',
      'the right caller > of POST /employee/v2/logout is let in',
    ),
    'calls.get-employee-v2-projects': proven(
      'GET /employee/v2/projects: choose a project',
      'test/api/access.test.ts',
      'the right caller > of GET /employee/v2/projects is let in',
    ),
    'calls.post-employee-v2-projects': proven(
      'POST /employee/v2/projects: create one',
      'test/api/people.test.ts',
      'an employee over HTTP > may not use the company’s calls, nor the time clock’s, and a missing session none',
    ),
    'calls.post-employee-v2-clock-in': proven(
      'POST /employee/v2/clock_in',
      'test/api/wire.test.ts',
      'the wire carries > of a clock event: id, project_id, at, comment, location',
    ),
    'calls.post-employee-v2-clock-out': proven(
      'POST /employee/v2/clock_out',
      'test/api/wire.test.ts',
      'the wire carries > of a clock event: id, project_id, at, comment, location',
    ),
    'calls.post-employee-v2-switch': proven(
      'POST /employee/v2/switch',
      'test/api/wire.test.ts',
      'the wire carries > of a clock event: id, project_id, at, comment, location',
    ),
    'calls.post-employee-v2-photos': proven(
      'POST /employee/v2/photos (begin: type, bytes)',
      'test/api/access.test.ts',
      'the right caller > of POST /employee/v2/photos is let in',
    ),
    'calls.get-api-time-clock-employees': proven(
      "GET /api/time_clock/employees: the time clock's tiles",
      'test/api/people.test.ts',
      'a company over HTTP > switched to the time clock has only the time clock’s calls, and its own session is gone',
    ),
    'calls.get-api-time-clock-projects': proven(
      "GET /api/time_clock/projects: the time clock's tiles",
      'test/api/access.test.ts',
      'the right caller > of GET /api/time_clock/projects is let in',
    ),
    'calls.post-api-exports': proven(
      'POST /api/exports {kind, filters, options} answers an id',
      'test/domain/exports/exports-jobs.test.ts',
      'an export job > waits in the queue until a worker has made its file',
    ),
    'calls.get-api-exports-one': proven(
      'GET /api/exports/{id} answers state, rows done of rows, address when done',
      'test/domain/exports/exports-jobs.test.ts',
      'an export job > that is done has an address that opens its file, for a while, and no other',
    ),
    'calls.delete-api-exports': proven(
      'DELETE /api/exports/{id} cancels',
      'test/domain/exports/exports-jobs.test.ts',
      'an export job > that is deleted while it waits is cancelled, and deleted again it is off the list',
    ),
    'calls.get-api-exports': proven(
      'GET /api/exports lists',
      'test/domain/exports/exports-jobs.test.ts',
      'an export job > is kept seven days, newest first, and never shown to another company',
    ),
    'calls.get-api-worklogs-history': proven(
      'GET /api/worklogs/{id}/history: who changed what',
      'test/api/wire.test.ts',
      'the wire carries > of an employee who may: entries of their own that they add and edit, and who changed what',
    ),
  }),
];
