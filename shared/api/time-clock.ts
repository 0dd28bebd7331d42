// The shared time clock's own list of calls: names only, never tokens or phones.

import * as z from 'zod/mini';
import { commentText, employeeToken } from '../model/fields.ts';
import { anyId } from '../model/ids.ts';
import { projectChoice } from '../model/project.ts';
import { comment, workLog } from '../model/worklog.ts';
import { endpoint, group } from './endpoint.ts';

const token = z.optional(employeeToken);

export const timeClock = group('time-clock', {
  listEmployees: endpoint({
    method: 'GET',
    path: '/api/time_clock/employees',
    summary: 'Active employees by name, with the open entry of whoever is in',
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
            project: z.object({ id: z.string(), name: z.string() }),
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
    body: z.strictObject({ employee_id: anyId, project_id: anyId, comment: z.optional(commentText), token }),
    reply: workLog,
    errors: [
      'employee_missing',
      'project_missing',
      'project_closed',
      'already_clocked_in',
      'wrong_employee_password',
      'work_log_missing',
    ],
    once: true,
    stales: ['employees'],
  }),
  closeWorkLog: endpoint({
    method: 'PUT',
    path: '/api/time_clock/close_work_log',
    summary: 'Clock an employee out',
    access: 'time_clock.punch',
    body: z.strictObject({ id: anyId, comment: z.optional(commentText), token }),
    reply: workLog,
    errors: [
      'work_log_missing',
      'not_clocked_in',
      'work_log_changed',
      'wrong_employee_password',
      'out_before_in',
    ],
    stales: ['employees'],
  }),
  comment: endpoint({
    method: 'POST',
    path: '/api/time_clock/create_work_log_comment',
    summary: "Comment on an employee's work log",
    access: 'time_clock.punch',
    body: z.strictObject({ work_log_id: anyId, comment: commentText, token }),
    reply: comment,
    errors: ['work_log_missing', 'wrong_employee_password', 'limit_reached', 'photo_missing'],
    once: true,
  }),
});
