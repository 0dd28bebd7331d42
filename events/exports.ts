// Messages about export jobs: spreadsheets on one queue, payroll files on another.

import * as z from 'zod/mini';
import { message } from './message.ts';

const job = z.object({ companyId: z.string(), exportId: z.string() });
const example = { companyId: 'c123456789', exportId: 'x123456789012345' };

export const exportRequested = message({
  name: 'export.requested',
  version: 1,
  body: job,
  example,
  onceKey: (body) => body.exportId,
});
/** A file of a monthly report is there, or will never be. */
export const reportFileEnded = message({
  name: 'report.file_ended',
  version: 1,
  body: z.object({ companyId: z.string(), runId: z.string(), exportId: z.string() }),
  example: { companyId: 'c123456789', runId: '2026-10', exportId: 'x123456789012345' },
  onceKey: (body) => body.exportId,
});
export const payrollRequested = message({
  name: 'payroll.requested',
  version: 1,
  body: job,
  example,
  onceKey: (body) => body.exportId,
});
