// What the office has said of payroll files: whether each was sent.

import type { CompanyCtx } from '#functions/runtime/context.ts';
import { keys } from '#functions/table/keys.ts';
import type { PayrollRow } from '#functions/table/rows/payroll/payroll-row.ts';
import { payrollSentFrom, type PayrollSentRow } from '#functions/table/rows/payroll/payroll-sent-row.ts';

/** In the order of the files; undefined for one of which nothing was said. */
export async function sentOf(
  { table, company }: Pick<CompanyCtx, 'table' | 'company'>,
  files: readonly Pick<PayrollRow, 'id'>[],
): Promise<readonly (PayrollSentRow | undefined)[]> {
  if (files.length === 0) return [];
  const items = await table.getMany(files.map(({ id }) => keys.payrollSent(company.id, id)));
  return items.map((item) => item && payrollSentFrom(item));
}
