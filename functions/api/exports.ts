// Export jobs: endpoint → verb.

import { exportJobs } from '#shared/api/exports.ts';
import {
  cancel,
  createEverything,
  createOwn,
  list,
  read,
  readOwn,
  remove,
} from '#functions/domain/exports/exports.ts';
import { requestExport as create } from '#functions/domain/payroll/request.ts';
import { findActor } from '#functions/domain/sessions/sessions.ts';
import { exportDownloads } from '#functions/runtime/tools.ts';
import { sending } from '#functions/runtime/send.ts';
import { serve } from '#functions/runtime/serve.ts';

export const handler = serve(
  exportJobs,
  { create, createEverything, list, read, cancel, remove, createOwn, readOwn },
  findActor,
  {
    ...sending(),
    ...exportDownloads(),
  },
);
