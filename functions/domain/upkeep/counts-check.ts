// The nightly check: compares every counter with a recount and corrects it; updates rows from before 2026-11-22.

import type { JobCtx } from '#functions/runtime/consume.ts';
import type { Company } from '#functions/table/rows/company-row.ts';
import {
  catchUpName,
  failTogether,
  forEvery,
  withNamesCaughtUp,
} from '#functions/domain/companies/companies.ts';
import { catchUpEmployeeNames } from '#functions/domain/employees/employees.ts';
import { catchUpProjectNames } from '#functions/domain/projects/projects.ts';
import { type Counted, recount } from '#functions/domain/counts/counts.ts';
import { settleZeroRules } from './zero-rules.ts';

type CheckCtx = Pick<JobCtx, 'table' | 'log' | 'now'>;
const all: readonly Counted[] = ['apiKeys', 'employees', 'managers', 'projects'];

/**
 * A wrong counter is corrected and logged (security-and-reliability.md, section 7, 'Counters drift'); one company's
 * failure does not stop the others.
 */
export async function checkCounts(ctx: CheckCtx): Promise<void> {
  const failures = await forEvery(ctx, async (company, row) => {
    const companyId = company.id;
    await settleZeroRules(ctx, company, row);
    for (const of of all) {
      if (await recount(ctx, companyId, of)) ctx.log.info('count_corrected', { companyId, message: of });
    }
    if (!company.hasNamesCaughtUp) await catchUp(ctx, company);
  });
  failTogether(failures);
}

/** The same for names only, minutes after a release that changes their rule. */
export async function catchUpNames(ctx: CheckCtx): Promise<void> {
  const failures = await forEvery(ctx, async (company) => {
    if (!company.hasNamesCaughtUp) await catchUp(ctx, company);
  });
  failTogether(failures);
}

/** A name shared with an older row keeps its old row: it is found as written, and logged here. */
async function catchUp(ctx: CheckCtx, company: Company): Promise<void> {
  const { id: companyId } = company;
  const shared = {
    company: (await catchUpName(ctx, company)) ? 0 : 1,
    employees: await catchUpEmployeeNames(ctx, companyId),
    projects: await catchUpProjectNames(ctx, companyId),
  };
  for (const [message, count] of Object.entries(shared))
    if (count > 0) ctx.log.info('name_shared', { companyId, message, count });
  await ctx.table.write(withNamesCaughtUp(companyId));
}
