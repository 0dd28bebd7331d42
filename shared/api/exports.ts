// Export jobs: asked for, watched, fetched, cancelled and removed.

import * as z from 'zod/mini';
import { everythingCreation, exportCreation, exportJob, ownExportCreation } from '#shared/model/export.ts';
import { endpoint, group } from './endpoint.ts';

export const exportJobs = group('exports', {
  create: endpoint({
    method: 'POST',
    path: '/api/exports',
    summary: 'Queue a spreadsheet or payroll file',
    access: 'export.make',
    body: exportCreation,
    reply: exportJob,
    errors: ['range_too_long', 'integration_missing', 'kennitala_missing', 'payroll_empty', 'limit_reached'],
    once: true,
    stales: ['exports'],
  }),
  createEverything: endpoint({
    method: 'POST',
    path: '/api/exports/everything',
    summary: 'Queue a full export of the company’s data; one at a time',
    access: 'export.everything',
    body: everythingCreation,
    reply: exportJob,
    errors: ['limit_reached', 'export_running'],
    once: true,
    stales: ['exports'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/exports',
    summary: 'The export jobs of the last seven days, newest first',
    access: 'export.make',
    reply: z.array(exportJob),
    errors: [],
    reads: ['exports'],
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/exports/{id}',
    summary: 'The progress of an export, and its file’s address when done',
    access: 'export.make',
    reply: exportJob,
    errors: ['export_missing'],
  }),
  cancel: endpoint({
    method: 'PUT',
    path: '/api/exports/{id}/cancel',
    summary: 'Cancel an export that is not finished; a finished one stays',
    access: 'export.make',
    reply: exportJob,
    errors: ['export_missing'],
    stales: ['exports'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/exports/{id}',
    summary: 'Cancel an export that is not finished; remove a finished one with its file',
    access: 'export.make',
    errors: ['export_missing'],
    stales: ['exports'],
  }),
  createOwn: endpoint({
    method: 'POST',
    path: '/employee/exports',
    summary: 'Queue a file of the employee’s own hours',
    access: 'own_work_log.read',
    body: ownExportCreation,
    reply: exportJob,
    errors: ['range_too_long', 'too_many_requests'],
    once: true,
  }),
  readOwn: endpoint({
    method: 'GET',
    path: '/employee/exports/{id}',
    summary: 'The progress of an own export, and its file’s address when done',
    access: 'own_work_log.read',
    reply: exportJob,
    errors: ['export_missing'],
  }),
});
