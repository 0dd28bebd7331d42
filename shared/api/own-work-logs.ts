// What employees do with their own work logs away from the clock: list, add, change, and confirm a real end.

import * as z from 'zod/mini';
import { historyRow } from '#shared/model/worklog/history.ts';
import { ownManualEntries } from '#shared/model/worklog/manual.ts';
import { location, ownWorkLogChange, realEnd, workLog } from '#shared/model/worklog.ts';
import { endpoint, group } from './endpoint.ts';

const stales = ['self', 'worklogs', 'projects'] as const;

export const ownWorkLogs = group('own-work-logs', {
  answerEnd: endpoint({
    method: 'PUT',
    path: '/employee/v2/worklogs/{id}/end',
    summary: 'Set the real end of an entry that still runs, or whose end was assumed; null takes it back',
    access: 'own_work_log.clock',
    body: realEnd,
    reply: workLog,
    errors: ['work_log_missing', 'end_not_assumed', 'already_clocked_in', 'out_before_in', 'period_closed'],
    stales,
  }),
  addWorkLogs: endpoint({
    method: 'POST',
    path: '/employee/worklogs/add',
    summary: 'Add own ended work logs by hand (needs manage_worklogs)',
    access: 'own_work_log.edit',
    body: ownManualEntries,
    reply: z.array(workLog),
    errors: ['project_missing', 'project_closed', 'out_before_in', 'period_closed', 'undone_since'],
    once: true,
    stales,
  }),
  editWorkLog: endpoint({
    method: 'PUT',
    path: '/employee/worklogs/edit',
    summary: 'Change an own work log (needs manage_worklogs)',
    access: 'own_work_log.edit',
    body: ownWorkLogChange,
    reply: workLog,
    errors: [
      'work_log_missing',
      'project_missing',
      'project_closed',
      'no_changes',
      'out_before_in',
      'work_log_changed',
      'period_closed',
    ],
    stales,
  }),
  locations: endpoint({
    method: 'GET',
    path: '/employee/worklogs/{id}/locations',
    summary: 'The locations stored with an own work log',
    access: 'own_work_log.read',
    reply: z.array(location),
    errors: ['work_log_missing'],
  }),
  history: endpoint({
    method: 'GET',
    path: '/employee/worklogs/{id}/history',
    summary: 'The history of an own work log',
    access: 'own_work_log.read',
    reply: z.array(historyRow),
    errors: ['work_log_missing'],
  }),
});
