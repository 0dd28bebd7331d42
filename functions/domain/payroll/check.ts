// The check before a payroll file: its hours, and findings with their employees and entries.

import type { Finding, PayrollAsked, PayrollCheck } from '#shared/model/payroll.ts';
import { toWire } from '#shared/time/instant.ts';
import type { CompanyCtx } from '#functions/runtime/context.ts';
import { fail } from '#functions/runtime/fail.ts';
import { ranges } from '#functions/table/keys.ts';
import { payrollFrom } from '#functions/table/rows/payroll/payroll-row.ts';
import { entryFindings } from './entry-findings.ts';
import { found, itemFindings, peopleFindings } from './findings.ts';
import { itemTotals } from './hours.ts';
import { paidElsewhere } from './paid-before.ts';
import { payrollOf, type Sheet } from './sheet.ts';

/**
 * Makes no file; `items` in whole seconds. Errors: `integration_missing` when the system is not connected,
 * `range_too_long`. Source: domain-facts.md, wish 11.
 */
export async function check(
  ctx: CompanyCtx,
  { query }: { readonly query: PayrollAsked },
): Promise<PayrollCheck> {
  const { system, ...filters } = query;
  if (!ctx.company.integrations[system]?.active) fail('integration_missing');
  const sheet = await payrollOf(ctx, system, filters);
  const { work, hours, items } = sheet;
  return {
    system,
    from: work.from,
    to: work.to,
    employees: hours.length,
    entries: work.rows.size,
    items: itemTotals(hours, items),
    findings: [
      ...(hours.length === 0 ? [found('nothing')] : []),
      ...peopleFindings(sheet),
      ...entryFindings(ctx.company, sheet, filters.approved, await paidElsewhere(ctx, sheet)),
      ...(await exportedBefore(ctx, sheet)),
      ...itemFindings(ctx.company, sheet),
    ],
  };
}

/** How many of the newest files are compared. */
const filesLookedAt = 50;

/** Finds an earlier file of the same system with overlapping days: its hours would be paid twice. */
async function exportedBefore(
  { table, company }: CompanyCtx,
  { work, hours, system }: Sheet,
): Promise<Finding[]> {
  const { items } = await table.query(ranges.payrollFiles(company.id), {
    limit: filesLookedAt,
    newestFirst: true,
  });
  const inThisFile = new Set(hours.map(({ employee }) => employee.id));
  const before = items
    .map((item) => payrollFrom(company.id, item))
    .find(
      (file) =>
        file.system === system &&
        file.from <= work.to &&
        file.to >= work.from &&
        file.employees.some(([id]) => inThisFile.has(id)),
    );
  return before
    ? [found('exported_before', { at: toWire(before.madeAt), from: before.from, to: before.to })]
    : [];
}
