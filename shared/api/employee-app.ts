// The employee's own calls at the clock: in, switch, out, comment, and what one has worked.

import * as z from 'zod/mini';
import { language } from '#shared/model/fields.ts';
import { workLogPage } from '#shared/model/filters.ts';
import { ownProjectCreation, projectChoice } from '#shared/model/project.ts';
import {
  clockInSent,
  clockOutSent,
  switchSent,
  comment,
  ownClock,
  ownCommentSent,
  pressedWorkLog,
  workLog,
} from '#shared/model/worklog.ts';
import { endpoint, group } from './endpoint.ts';

const stales = ['self', 'worklogs', 'projects'] as const;

export const employeeApp = group('employee-app', {
  listProjects: endpoint({
    method: 'GET',
    path: '/employee/v2/projects',
    summary: 'The open projects',
    access: 'own_project.read',
    reply: z.array(projectChoice),
    errors: [],
    reads: ['projects'],
  }),
  createProject: endpoint({
    method: 'POST',
    path: '/employee/v2/projects',
    summary: 'Create a project (needs create_projects)',
    access: 'own_project.create',
    body: ownProjectCreation,
    reply: projectChoice,
    errors: ['project_exists', 'limit_reached'],
    once: true,
    stales: ['projects'],
  }),
  chooseLanguage: endpoint({
    method: 'PUT',
    path: '/employee/v2/language',
    summary: 'Set the employee’s own language, on every device; the company’s stays',
    access: 'own_language.choose',
    body: z.strictObject({ language }),
    errors: [],
    stales: ['self'],
  }),
  clockIn: endpoint({
    method: 'POST',
    path: '/employee/v2/clock_in',
    summary: 'Clock in on a project; a repeat with the same client id has one effect',
    access: 'own_work_log.clock',
    body: clockInSent,
    reply: pressedWorkLog,
    errors: ['already_clocked_in', 'project_missing', 'project_closed', 'work_log_missing', 'key_reused'],
    stales,
  }),
  clockOut: endpoint({
    method: 'POST',
    path: '/employee/v2/clock_out',
    summary: 'Clock out of the open work log',
    access: 'own_work_log.clock',
    body: clockOutSent,
    reply: pressedWorkLog,
    errors: ['not_clocked_in', 'work_log_missing', 'work_log_changed', 'out_before_in', 'key_reused'],
    stales,
  }),
  switchProject: endpoint({
    method: 'POST',
    path: '/employee/v2/switch',
    summary: 'End the open work log and start one on another project, in one step',
    access: 'own_work_log.clock',
    body: switchSent,
    reply: z.object({ ended: pressedWorkLog, started: pressedWorkLog }),
    errors: [
      'not_clocked_in',
      'project_missing',
      'project_closed',
      'out_before_in',
      'work_log_changed',
      'work_log_missing',
      'already_clocked_in',
      'key_reused',
    ],
    stales,
  }),
  clock: endpoint({
    method: 'GET',
    path: '/employee/v2/clock',
    summary: 'What the clock shows: the running entry, and entries with an assumed end to confirm',
    access: 'own_work_log.read',
    reply: ownClock,
    errors: [],
    reads: ['worklogs'],
  }),
  listWorkLogs: endpoint({
    method: 'GET',
    path: '/employee/worklogs',
    summary: "The employee's own work logs",
    access: 'own_work_log.read',
    query: workLogPage,
    reply: z.array(workLog),
    errors: ['range_too_long'],
    reads: ['worklogs'],
  }),
  comment: endpoint({
    method: 'POST',
    path: '/employee/worklogs/comments',
    summary: 'Comment on an own work log, or attach an announced photo',
    access: 'own_work_log.clock',
    body: ownCommentSent,
    reply: comment,
    errors: ['work_log_missing', 'photo_missing', 'limit_reached'],
    once: true,
    perTry: ['sent_at'],
    stales: ['worklogs'],
  }),
});
