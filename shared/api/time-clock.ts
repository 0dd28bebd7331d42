// The calls of the shared time clock. Its replies hold names and entries, never passwords or phone numbers. A press
// without `at` counts at the server's time; one that waited for the network says when it was made.

import * as z from 'zod/mini';
import { commentText, employeeToken } from '#shared/model/fields.ts';
import { anyId } from '#shared/model/ids.ts';
import { projectChoice } from '#shared/model/project.ts';
import { lunchMark, pressedWorkLog, workLog } from '#shared/model/worklog.ts';
import { instantText } from '#shared/time/instant.ts';
import { endpoint, group } from './endpoint.ts';

const token = z.optional(employeeToken);
const said = {
  comment: z.optional(commentText),
  token,
  at: z.optional(instantText),
  /** What the device's clock shows now; differs with each try. It reveals a wrong clock. */
  sent_at: z.optional(instantText),
};
const perTry = ['sent_at'];
const namedProject = z.object({ id: z.string(), name: z.string() });
const ownEntry = z.object({
  id: z.string(),
  project: namedProject,
  start_time: z.string(),
  end_time: z.optional(z.string()),
});

export const timeClock = group('time-clock', {
  listEmployees: endpoint({
    method: 'GET',
    path: '/api/time_clock/employees',
    summary: 'Active employees by name, with their running entry',
    access: 'time_clock.read',
    reply: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        latest_work_log: z.nullable(z.string()),
        open: z.nullable(
          z.object({
            id: z.string(),
            start_time: z.string(),
            project: namedProject,
          }),
        ),
      }),
    ),
    errors: [],
    reads: ['employees'],
  }),
  listProjects: endpoint({
    method: 'GET',
    path: '/api/time_clock/projects',
    summary: 'The open projects',
    access: 'time_clock.read',
    reply: z.array(projectChoice),
    errors: [],
    reads: ['projects'],
  }),
  createWorkLog: endpoint({
    method: 'POST',
    path: '/api/time_clock/create_work_log',
    summary: 'Clock an employee in',
    access: 'time_clock.punch',
    body: z.strictObject({ employee_id: anyId, project_id: anyId, ...said }),
    reply: pressedWorkLog,
    errors: [
      'employee_missing',
      'project_missing',
      'project_closed',
      'already_clocked_in',
      'wrong_employee_password',
      'time_clock_name_waits',
      'work_log_missing',
    ],
    once: true,
    perTry,
    stales: ['employees'],
  }),
  closeWorkLog: endpoint({
    method: 'PUT',
    path: '/api/time_clock/close_work_log',
    summary: 'Clock an employee out, now or at the end in `left_at`; null takes it back',
    access: 'time_clock.punch',
    body: z.strictObject({
      id: anyId,
      ...said,
      left_at: z.optional(z.nullable(instantText)),
      worked_through_lunch: lunchMark,
    }),
    reply: pressedWorkLog,
    errors: [
      'work_log_missing',
      'not_clocked_in',
      'work_log_changed',
      'end_not_assumed',
      'already_clocked_in',
      'out_before_in',
      'period_closed',
      'wrong_employee_password',
      'time_clock_name_waits',
    ],
    stales: ['employees'],
  }),
  switchWorkLog: endpoint({
    method: 'PUT',
    path: '/api/time_clock/switch_work_log',
    summary: "Switch an employee's open work log to another project",
    access: 'time_clock.punch',
    body: z.strictObject({ id: anyId, project_id: anyId, ...said }),
    reply: pressedWorkLog,
    errors: [
      'work_log_missing',
      'not_clocked_in',
      'project_missing',
      'project_closed',
      'wrong_employee_password',
      'time_clock_name_waits',
    ],
    once: true,
    perTry,
    stales: ['employees'],
  }),
  // A POST, so that no password is in an address.
  ownDay: endpoint({
    method: 'POST',
    path: '/api/time_clock/own_day',
    summary: "An employee's own work logs of today",
    access: 'time_clock.read',
    body: z.strictObject({ employee_id: anyId, token }),
    reply: z.object({
      entries: z.array(ownEntry),
      last_project_id: z.nullable(z.string()),
      /** When an entry that was not clocked out would end on a usual day of the employee. */
      usual_end: z.optional(z.object({ id: z.string(), end_time: z.string() })),
      /** The newest entry with an unconfirmed end; `left_at` of close_work_log answers it. */
      assumed: z.optional(ownEntry),
      /** The server's time: a tablet's clock may be wrong. */
      time: z.string(),
    }),
    errors: ['employee_missing', 'wrong_employee_password', 'time_clock_name_waits'],
    reads: ['employees'],
  }),
  comment: endpoint({
    method: 'POST',
    path: '/api/time_clock/create_work_log_comment',
    summary: "Comment on an employee's work log",
    access: 'time_clock.punch',
    body: z.strictObject({ work_log_id: anyId, comment: commentText, token }),
    reply: workLog,
    errors: [
      'work_log_missing',
      'wrong_employee_password',
      'time_clock_name_waits',
      'limit_reached',
      'photo_missing',
    ],
    once: true,
  }),
});
