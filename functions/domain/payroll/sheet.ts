// The content of a payroll file: the paid work of a range, each employee's hours, and their pay items.

import type { PayrollSystem } from '#shared/model/payroll.ts';
import { fail } from '#functions/runtime/fail.ts';
import { paidWork, type Work, type WorkFilters } from '#functions/domain/report/report.ts';
import { type EmployeeHours, hoursPerEmployee } from './hours.ts';
import { type PayItem, payItemsOf } from './pay-items.ts';

type WorkCtx = Parameters<typeof paidWork>[0];
export type Sheet = {
  readonly system: PayrollSystem;
  readonly work: Work;
  readonly hours: readonly EmployeeHours[];
  readonly items: readonly PayItem[];
};

/**
 * Error: `integration_missing`. Only entries with an out time are paid; the running ones are in
 * `work.openRows`.
 */
export async function payrollOf(ctx: WorkCtx, system: PayrollSystem, filters: WorkFilters): Promise<Sheet> {
  const integration = ctx.company.integrations[system] ?? fail('integration_missing');
  const work = await paidWork(ctx, filters, true);
  return {
    system,
    work,
    hours: hoursPerEmployee(work),
    items: payItemsOf(system, integration, work.rules.tiers),
  };
}
