// Refusals of a press, with the entry as it is now.

import { Failure, fail } from '#functions/runtime/fail.ts';
import type { Employee, OpenPointer } from '#functions/table/rows/employee-row.ts';
import type { WorkLogRow } from '#functions/table/rows/work-log-row.ts';
import { findWithDeleted, namesFor, rowAt } from '#functions/domain/worklogs/store.ts';
import { type WorkCtx, workLogOnWire } from '#functions/domain/worklogs/wire.ts';

const shown = async (ctx: WorkCtx, employee: Employee, row: WorkLogRow) => ({
  work_log: await workLogOnWire(ctx, row, await namesFor(ctx, employee, [row.projectId])),
});

/**
 * Nothing is running, or another entry than the one meant: refuses and says which, unless it is running after all.
 * Errors: `work_log_missing`, `not_clocked_in`.
 */
export async function refuseUnlessOpen(
  ctx: WorkCtx,
  employee: Employee,
  wanted: string | undefined,
): Promise<void> {
  const { table, company } = ctx;
  if (wanted !== undefined) {
    const row = await findWithDeleted(ctx, wanted);
    if (!row || row.isDeleted) return fail('work_log_missing');
    if (row.endAt !== undefined) fail('not_clocked_in', await shown(ctx, employee, row));
    return;
  }
  const last = employee.ended && (await rowAt(table, company.id, employee.ended));
  fail('not_clocked_in', last && !last.isDeleted ? await shown(ctx, employee, last) : {});
}

/** The press is before the start of what it would end. Error: `out_before_in`, with the entry. */
export async function refuseEarly(ctx: WorkCtx, employee: Employee, open: OpenPointer): Promise<never> {
  const row = await rowAt(ctx.table, ctx.company.id, open);
  throw new Failure('out_before_in', row ? await shown(ctx, employee, row) : {}, [
    { field: 'at', message: 'has to be after the in time', code: 'too_short' },
  ]);
}
