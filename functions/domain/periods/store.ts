// Pay periods in the table: states, steps, and the gates that changes of hours pass.

import type { CompanyCtx } from '#functions/runtime/context.ts';
import { ranges } from '#functions/table/keys.ts';
import { gateKeys } from '#functions/table/rows/counters/gate-row.ts';
import { type PeriodRow, periodFrom, type StepRow, stepFrom } from '#functions/table/rows/period-row.ts';
import type { Item } from '#functions/table/write.ts';

type TableCtx = Pick<CompanyCtx, 'table' | 'company'>;

/** Periods that were ever moved, oldest first. */
export async function movedPeriods({ table, company }: TableCtx): Promise<PeriodRow[]> {
  const items = await table.queryAll(ranges.payPeriods(company.id));
  return items.map((item) => periodFrom(company.id, item));
}

/** Every step of every period, oldest period first; they are never deleted while the company is there. */
export async function stepsEver({ table, company }: TableCtx): Promise<StepRow[]> {
  const items = await table.queryAll(ranges.payPeriodSteps(company.id));
  return items.map((item) => stepFrom(company.id, item));
}

/** The rows of which every change of hours by hand writes one; a period closes only if none was written since. */
export const gatesNow = ({ table, company }: TableCtx): Promise<(Item | undefined)[]> =>
  table.getMany(gateKeys(company.id));
