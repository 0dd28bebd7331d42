// What the office last said of a payroll file: that its payroll system has read it, or that it has not after all.

import * as z from 'zod/mini';
import { askedBy } from '#functions/table/rows/export-row.ts';
import { keys } from '#functions/table/keys.ts';
import { number, record, type RowOf, shape, text } from '#functions/table/row.ts';

const sent = record({
  fileId: text('f'),
  isSent: shape('s', z.boolean()),
  at: number('at'),
  by: shape('by', askedBy),
});
export type PayrollSentRow = RowOf<typeof sent>;
export const payrollSentFrom = sent.from;
export const payrollSentItem = (companyId: string, noun: PayrollSentRow) => ({
  ...keys.payrollSent(companyId, noun.fileId),
  ...sent.item(noun),
});
