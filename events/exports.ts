// Messages about export jobs: spreadsheets on one queue, payroll files on another.

import * as z from 'zod/mini';
import { message } from './message.ts';

const job = z.object({ companyId: z.string(), exportId: z.string() });

export const exportRequested = message({
  name: 'export.requested',
  queue: 'exports',
  version: 1,
  body: job,
  onceKey: (body) => body.exportId,
});
/** A file of a monthly report is ready, or has failed for good. */
export const reportFileEnded = message({
  name: 'report.file_ended',
  queue: 'chores',
  version: 1,
  body: z.object({ companyId: z.string(), runId: z.string(), exportId: z.string() }),
  onceKey: (body) => body.exportId,
});
/** One file of a full export. The worker sends this message again for the next file, so no run makes them all. */
export const everythingRequested = message({
  name: 'everything.requested',
  queue: 'exports',
  version: 1,
  body: z.object({ companyId: z.string(), exportId: z.string(), part: z.int() }),
  onceKey: (body) => `${body.exportId} ${body.part}`,
});
export const payrollRequested = message({
  name: 'payroll.requested',
  queue: 'payroll',
  version: 1,
  body: job,
  onceKey: (body) => body.exportId,
});
