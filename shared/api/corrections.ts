// Correction requests: an employee asks for a change of an own entry, the office takes or declines it.

import * as z from 'zod/mini';
import {
  correction,
  correctionAsked,
  correctionDeclined,
  correctionTaken,
} from '#shared/model/correction.ts';
import { endpoint, group } from './endpoint.ts';

const reads = ['corrections'] as const;
const stales = ['corrections'] as const;

export const corrections = group('corrections', {
  list: endpoint({
    method: 'GET',
    path: '/api/corrections',
    summary:
      'Requests of employees that wait, oldest first, then the 200 answered last in 60 days, newest first',
    access: 'correction.read',
    scope: 'projects',
    reply: z.array(correction),
    errors: [],
    reads,
  }),
  take: endpoint({
    method: 'PUT',
    path: '/api/corrections/{id}/take',
    summary: 'Take a request: the entry is changed or added as asked, in one step with the answer',
    access: 'correction.answer',
    scope: 'projects',
    body: correctionTaken,
    reply: correction,
    errors: [
      'correction_missing',
      'correction_answered',
      'work_log_changed',
      'project_missing',
      'employee_missing',
      'out_before_in',
      'period_closed',
    ],
    stales: ['corrections', 'worklogs', 'employees', 'projects', 'report'],
  }),
  decline: endpoint({
    method: 'PUT',
    path: '/api/corrections/{id}/decline',
    summary: 'Decline a request with a reason, which its employee reads',
    access: 'correction.answer',
    scope: 'projects',
    body: correctionDeclined,
    reply: correction,
    errors: ['correction_missing', 'correction_answered'],
    stales,
  }),
  ask: endpoint({
    method: 'POST',
    path: '/employee/corrections',
    summary: 'Ask the office for a change of an own entry, or for a missing one',
    access: 'own_correction.ask',
    body: correctionAsked,
    reply: correction,
    errors: [
      'work_log_missing',
      'project_missing',
      'project_closed',
      'no_changes',
      'out_before_in',
      'limit_reached',
      'key_reused',
    ],
    stales,
  }),
  listOwn: endpoint({
    method: 'GET',
    path: '/employee/corrections',
    summary:
      'The employee’s own requests: those that wait, then the 200 answered last in 60 days, each newest first',
    access: 'own_work_log.read',
    reply: z.array(correction),
    errors: [],
    reads,
  }),
  withdraw: endpoint({
    method: 'PUT',
    path: '/employee/corrections/{id}/withdraw',
    summary: 'Withdraw an own request that waits',
    access: 'own_correction.ask',
    reply: correction,
    errors: ['correction_missing', 'correction_answered'],
    stales,
  }),
});
