// Export jobs: asked for, watched, fetched, cancelled and removed.

import * as z from 'zod/mini';
import { everythingCreation, exportCreation, exportJob } from '#shared/model/export.ts';
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
    summary: 'Queue the files of everything the company holds: one such export at a time',
    access: 'export.make',
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
    summary: 'How far an export is, and where its file is when done',
    access: 'export.make',
    reply: exportJob,
    errors: ['export_missing'],
  }),
  cancel: endpoint({
    method: 'PUT',
    path: '/api/exports/{id}/cancel',
    summary: 'Stop an export that is not finished; one that has ended stays as it is',
    access: 'export.make',
    reply: exportJob,
    errors: ['export_missing'],
    stales: ['exports'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/exports/{id}',
    summary: 'Cancel an export; take one that has ended off the list, its file with it',
    access: 'export.make',
    errors: ['export_missing'],
    stales: ['exports'],
  }),
});
