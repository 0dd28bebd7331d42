// Before 2026-11-22 an employee's custom lunch could apply from 0 hours. It is read as none; this check stores it
// as none and records that in the company's security history.

import { lunchOff } from '#shared/model/company/pay-rules.ts';
import type { JobCtx } from '#functions/runtime/consume.ts';
import { employeeFrom, storedLunchIn } from '#functions/table/rows/employee-row.ts';
import { keys, ranges } from '#functions/table/keys.ts';
import { countUnchanged, WriteRefused } from '#functions/table/write.ts';
import { audited } from '#functions/domain/audit/audit.ts';

/**
 * One write for each such employee, with its audit row. Source: 3-decisions.md, '0 as a threshold of overtime or
 * lunch'.
 */
export async function settleZeroLunches(
  ctx: Pick<JobCtx, 'table' | 'now'>,
  companyId: string,
): Promise<void> {
  for (const row of await ctx.table.queryAll(ranges.employees(companyId))) {
    const kept = storedLunchIn(row);
    if (!kept || lunchOff(kept) === kept) continue;
    const { id: employeeId, version } = employeeFrom(row);
    try {
      await ctx.table.write(
        {
          update: keys.employee(companyId, employeeId),
          set: { lu: null },
          when: countUnchanged('v', version),
        },
        audited(ctx, companyId, 'zero_rules_off', { employeeId, fields: ['lunch'] }),
      );
    } catch (error) {
      // The office has changed the employee since: the next night tries again.
      if (!(error instanceof WriteRefused)) throw error;
    }
  }
}
