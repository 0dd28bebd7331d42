// What the office last said of a payroll file: that its payroll system has read it, or that it has not after all.

import { type AskedBy, askedBy } from '#functions/table/rows/export-row.ts';
import { keys } from '#functions/table/keys.ts';
import { flag, known, number, text } from '#functions/table/read.ts';
import type { Item } from '#functions/table/write.ts';

export type PayrollSentRow = {
  readonly fileId: string;
  readonly isSent: boolean;
  readonly at: number;
  readonly by: AskedBy;
};

export const payrollSentItem = (companyId: string, { fileId, isSent, at, by }: PayrollSentRow) => ({
  ...keys.payrollSent(companyId, fileId),
  f: fileId,
  s: isSent,
  at,
  by,
});

export const payrollSentFrom = (item: Item): PayrollSentRow => ({
  fileId: text(item, 'f'),
  isSent: flag(item, 's'),
  at: number(item, 'at'),
  by: known(askedBy, item['by']),
});
