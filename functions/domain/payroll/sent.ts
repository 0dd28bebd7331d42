// The last step of a month's end: the office says that its payroll system has read a file, or takes it back.

import type * as z from 'zod/mini';
import type { PayrollRecord, payrollSent } from '#shared/model/payroll.ts';
import { accountOf } from '#functions/domain/exports/exports.ts';
import type { CompanyCtx } from '#functions/runtime/context.ts';
import { fail } from '#functions/runtime/fail.ts';
import { keys } from '#functions/table/keys.ts';
import { payrollFrom } from '#functions/table/rows/payroll/payroll-row.ts';
import { payrollSentItem } from '#functions/table/rows/payroll/payroll-sent-row.ts';
import { recordOnWire } from './record.ts';
import { sentOf } from './sent-of.ts';

type Asked = { readonly path: { readonly id: string }; readonly body: z.output<typeof payrollSent> };

/**
 * A row of its own, because the record of a file is never changed. Saying the same again changes nothing. Error:
 * `payroll_record_missing`.
 */
export async function markSent(ctx: CompanyCtx, { path, body }: Asked): Promise<PayrollRecord> {
  const { id } = ctx.company;
  const item = path.id === '' ? undefined : await ctx.table.get(keys.payrollFile(id, path.id));
  const row = item ? payrollFrom(id, item) : fail('payroll_record_missing');
  const [before] = await sentOf(ctx, [row]);
  if ((before?.isSent ?? false) === body.sent) return recordOnWire(row, before);
  const said = { fileId: row.id, isSent: body.sent, at: ctx.now, by: accountOf(ctx) };
  await ctx.table.write({ put: payrollSentItem(id, said) });
  return recordOnWire(row, said);
}
