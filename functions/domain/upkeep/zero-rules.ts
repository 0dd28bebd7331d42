// Before 2026-11-22 overtime and lunch could apply from 0 hours. That is read as off; this check stores it as off, and
// records that in the company's security history. Source: 3-decisions.md, '0 as a threshold of overtime or lunch'.

import { lunchOff } from '#shared/model/company/pay-rules.ts';
import type { JobCtx } from '#functions/runtime/consume.ts';
import { audited } from '#functions/domain/audit/audit.ts';
import { keys, ranges } from '#functions/table/keys.ts';
import { type Company, zeroRulesIn } from '#functions/table/rows/company-row.ts';
import { employeeFrom, storedLunchIn } from '#functions/table/rows/employee-row.ts';
import { countUnchanged, tryWrite, type Item } from '#functions/table/write.ts';

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
  const rules = Object.entries(zeroRulesIn(row));
  if (rules.length === 0) return;
  const set = Object.fromEntries(rules.map(([name, rule]) => [`st.${name}`, rule]));
  const fields = rules.map(([name]) => name);
  await tryWrite(
    ctx.table,
    { update: keys.company(id), set, when: countUnchanged('sv', settings.version) },
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
      { update: keys.employee(companyId, employeeId), set: { lu: null }, when: countUnchanged('v', version) },
      audited(ctx, companyId, 'zero_rules_off', { employeeId, fields: ['lunch'] }),
    );
  }
}
