// Work logs as the company sees, adds, changes, approves, comments and deletes them.

import * as z from 'zod/mini';
import { officeWorkLogFilters, officeWorkLogPage } from '#shared/model/filters.ts';
import { historyRow } from '#shared/model/worklog/history.ts';
import { manualEntries } from '#shared/model/worklog/manual.ts';
import {
  comment,
  commentSent,
  location,
  overview,
  workLog,
  workLogChange,
  workLogRemoval,
} from '#shared/model/worklog.ts';
import { workLogColumns, workLogColumnsMediaType } from '#shared/model/worklog/columns.ts';
import { endpoint, group } from './endpoint.ts';

export const worklogs = group('worklogs', {
  list: endpoint({
    method: 'GET',
    path: '/api/worklogs',
    summary:
      'Work logs that match the filters, newest start first (with `deleted=true` the deleted ones, of which times and project are left); pages by limit and cursor; columns with `Accept: application/vnd.worklogs+json`',
    access: 'work_log.read',
    scope: 'projects',
    key: 'entries.read',
    query: officeWorkLogPage,
    reply: z.array(workLog),
    forms: { [workLogColumnsMediaType]: workLogColumns },
    errors: ['range_too_long'],
    reads: ['worklogs'],
  }),
  refresh: endpoint({
    method: 'GET',
    path: '/api/worklogs/{id}/refresh',
    summary: 'Work logs changed since the newest one the client has; `gone` must be hidden',
    access: 'work_log.read',
    scope: 'projects',
    key: 'entries.read',
    query: officeWorkLogFilters,
    reply: z.object({ changed: z.array(workLog), gone: z.array(z.string()), now: z.string() }),
    errors: ['work_log_missing', 'range_too_long'],
  }),
  overview: endpoint({
    method: 'GET',
    path: '/api/worklogs/overview',
    summary: 'Who is clocked in, and how many entries await approval',
    access: 'work_log.read',
    scope: 'projects',
    key: 'entries.read',
    reply: overview,
    errors: [],
    reads: ['worklogs'],
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/worklogs',
    summary: 'Add ended work logs by hand; all or none',
    access: 'work_log.edit',
    scope: 'projects',
    key: 'entries.write',
    body: manualEntries,
    reply: z.array(workLog),
    errors: [
      'employee_missing',
      'project_missing',
      'out_before_in',
      'period_closed',
      'undone_since',
      'example_row',
    ],
    once: true,
    stales: ['worklogs', 'employees', 'projects', 'report'],
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/api/worklogs',
    summary: 'Change the project, times or approval of one work log; the original times are kept',
    access: 'work_log.edit',
    scope: 'projects',
    key: 'entries.write',
    body: workLogChange,
    reply: workLog,
    errors: [
      'work_log_missing',
      'project_missing',
      'no_changes',
      'out_before_in',
      'work_log_changed',
      'already_clocked_in',
      'approval_off',
      'period_closed',
      'example_row',
    ],
    stales: ['worklogs', 'employees', 'projects', 'report'],
  }),
  remove: endpoint({
    method: 'POST',
    path: '/api/worklogs/{id}/delete',
    summary: 'Delete a work log; with its version, only if it has not changed since',
    access: 'work_log.edit',
    scope: 'projects',
    key: 'entries.write',
    query: workLogRemoval,
    errors: ['work_log_missing', 'work_log_changed', 'period_closed', 'example_row'],
    stales: ['worklogs', 'employees', 'projects', 'report'],
  }),
  comment: endpoint({
    method: 'POST',
    path: '/api/worklogs/comments',
    summary: 'Comment on a work log, or attach an announced photo',
    access: 'work_log.edit',
    scope: 'projects',
    key: 'entries.write',
    body: commentSent,
    reply: comment,
    errors: ['work_log_missing', 'photo_missing', 'limit_reached', 'example_row'],
    once: true,
    stales: ['worklogs'],
  }),
});

/** The version that was deleted: `work_log_changed` refuses an entry that is there with another one. */
export const workLogRestoration = z.strictObject({ version: z.optional(z.int()) });

/** What happened to one work log, and putting it back: a function of its own, because that of work logs is full. */
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
