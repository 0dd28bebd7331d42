// Before 2026-11-22 overtime and lunch could apply from 0 hours. That is read as off; this check stores it as off, and
// records that in the company's security history. Source: 3-decisions.md, '0 as a threshold of overtime or lunch'.

import { lunchOff } from '#shared/model/company/pay-rules.ts';
import type { JobCtx } from '#functions/runtime/consume.ts';
import { audited } from '#functions/domain/audit/audit.ts';
import { keys, ranges } from '#functions/table/keys.ts';
import { type Company, settingsCount, settingsSet, zeroRulesIn } from '#functions/table/rows/company-row.ts';
import { employeeFrom, employeeRow, storedLunchIn } from '#functions/table/rows/employee-row.ts';
import { type Item, tryWrite } from '#functions/table/write.ts';

type CheckCtx = Pick<JobCtx, 'table' | 'now'>;

/**
 * Pay may differ from the rules the company once chose, so the security history says so, once. Where the office changes
 * them at the same moment, the next night tries again.
 */
export async function settleZeroRules(ctx: CheckCtx, company: Company, row: Item): Promise<void> {
  await settleSettings(ctx, company, row);
  await settleLunches(ctx, company.id);
}

async function settleSettings(ctx: CheckCtx, { id, settings }: Company, row: Item): Promise<void> {
  const rules = zeroRulesIn(row);
  const fields = Object.keys(rules);
  if (fields.length === 0) return;
  await tryWrite(
    ctx.table,
    { update: keys.company(id), set: settingsSet(rules), when: settingsCount.is(settings) },
    audited(ctx, id, 'zero_rules_off', { fields }),
  );
}

/** Employees' own lunches, one write for each. */
async function settleLunches(ctx: CheckCtx, companyId: string): Promise<void> {
  for (const row of await ctx.table.queryAll(ranges.employees(companyId))) {
    const kept = storedLunchIn(row);
    if (!kept || lunchOff(kept) === kept) continue;
    const { id: employeeId, version } = employeeFrom(row);
    await tryWrite(
      ctx.table,
      {
        update: keys.employee(companyId, employeeId),
        ...employeeRow.set({ lunch: null }),
        when: employeeRow.is({ version }),
      },
      audited(ctx, companyId, 'zero_rules_off', { employeeId, fields: ['lunch'] }),
    );
  }
}
