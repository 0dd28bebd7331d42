// Creates an export; a payroll file only when the payroll system would accept it.

import { payrollSystemOf } from '#shared/model/payroll.ts';
import { create, type ExportsCtx, filtersOf, mayMake } from '#functions/domain/exports/exports.ts';
import { refuseBlocked } from './blocked.ts';
import { payrollOf } from './sheet.ts';

type Input = Parameters<typeof create>[1];

/** Refuses before the job is queued: `payroll_empty`, `kennitala_missing`, and the errors of `create`. */
export async function requestExport(ctx: ExportsCtx, input: Input): ReturnType<typeof create> {
  const { kind, filters, options = {} } = input.body;
  const system = payrollSystemOf(kind);
  // `create` refuses an unconnected system, and people who may not make its files.
  if (system && mayMake(ctx, kind) && ctx.company.integrations[system]?.active)
    refuseBlocked(await payrollOf(ctx, system, filtersOf({ filters, options })));
  return create(ctx, input);
}
