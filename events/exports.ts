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
export const payrollRequested = message({
  name: 'payroll.requested',
  version: 1,
  body: job,
  example,
  onceKey: (body) => body.exportId,
});
