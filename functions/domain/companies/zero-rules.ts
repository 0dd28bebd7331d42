// Settings took thresholds of 0 hours before 2026-11-22. This check stores each of them as off and writes it into
// the company's security history.

import type { JobCtx } from '#functions/runtime/consume.ts';
import { type Company, zeroRulesIn } from '#functions/table/rows/company-row.ts';
import { keys } from '#functions/table/keys.ts';
import { countUnchanged, type Item, WriteRefused } from '#functions/table/write.ts';
import { audited } from '#functions/domain/audit/audit.ts';

/**
 * Pay may differ from the rule the company once chose, so the security history says so, once. Source: 3-decisions.md,
 * '0 as a threshold of overtime or lunch'.
 */
export async function settleZeroRules(
  ctx: Pick<JobCtx, 'table' | 'now'>,
  { id, settings }: Company,
  row: Item,
): Promise<void> {
  const rules = Object.entries(zeroRulesIn(row));
  if (rules.length === 0) return;
  const set = Object.fromEntries(rules.map(([name, rule]) => [`st.${name}`, rule]));
  const fields = rules.map(([name]) => name);
  try {
    await ctx.table.write(
      { update: keys.company(id), set, when: countUnchanged('sv', settings.version) },
      audited(ctx, id, 'zero_rules_off', { fields }),
    );
  } catch (error) {
    // The company has changed its settings since: the next night tries again.
    if (!(error instanceof WriteRefused)) throw error;
  }
}
