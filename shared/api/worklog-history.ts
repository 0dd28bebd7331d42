// What happened to one work log: its locations, its history, and putting it back after its deletion. Beside the work logs,
// because their function is full.

import * as z from 'zod/mini';
import { historyRow } from '#shared/model/worklog-history.ts';
import { location, workLog } from '#shared/model/worklog.ts';
import { endpoint, group } from './endpoint.ts';

/** The version that was deleted: `work_log_changed` refuses an entry that is there with another one. */
export const workLogRestoration = z.strictObject({ version: z.optional(z.int()) });

export const workLogHistory = group('worklog-history', {
  locations: endpoint({
    method: 'GET',
    path: '/api/worklogs/{id}/locations',
    summary: 'Where the employee clocked in and out',
    access: 'work_log.read',
    scope: 'projects',
    reply: z.array(location),
    errors: ['work_log_missing'],
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/worklogs/{id}/history',
    summary: 'The history of a work log, oldest first; also of a deleted one',
    access: 'work_log.read',
    scope: 'projects',
    key: 'entries.read',
    reply: z.array(historyRow),
    errors: ['work_log_missing'],
    reads: ['worklogs'],
  }),
  restore: endpoint({
    method: 'PUT',
    path: '/api/worklogs/{id}/restore',
    summary:
      'Put a deleted work log back, within an hour: with its comments, photos, locations, approval and requests',
    access: 'work_log.edit',
    scope: 'projects',
    key: 'entries.write',
    body: workLogRestoration,
    reply: workLog,
    errors: [
      'work_log_missing',
      'work_log_changed',
      'restore_too_late',
      'restore_overlaps',
      'already_clocked_in',
      'no_changes',
      'employee_missing',
      'project_missing',
      'period_closed',
      'example_row',
    ],
    stales: ['worklogs', 'employees', 'projects', 'report', 'corrections'],
  }),
});
