// The sweep of monthly reports: begins what is due in each company's own morning, settles what was left.

import type { Send } from '#functions/runtime/send.ts';
import type { JobCtx } from '#functions/runtime/consume.ts';
import { failTogether, forEvery } from '#functions/domain/companies/companies.ts';
import type { Company } from '#functions/table/company-row.ts';
import { zoneOf } from '#shared/time/zone.ts';
import { beginDue } from './begin.ts';
import { dueMonth } from './due.ts';
import { settle } from './settle.ts';
import * as store from './store.ts';

type SweepCtx = JobCtx & { readonly send: Send };

/** A company that is disabled mails nobody; one whose trial is over still does, as it may always export. */
export async function sweepReports(ctx: SweepCtx): Promise<void> {
  failTogether(await forEvery(ctx, (company) => sweepCompany(ctx, company)));
}

async function sweepCompany(ctx: SweepCtx, company: Company): Promise<void> {
  const setting = company.settings.monthly_report;
  if (!setting) return;
  const runs = await store.runsOf(ctx.table, company.id);
  for (const run of runs.filter(({ state }) => state === 'making'))
    await settle(ctx, { companyId: company.id, runId: run.id });
  if (company.isDisabled) return;
  const month = dueMonth(setting, zoneOf(company.settings.time_zone), ctx.now);
  if (month === undefined || runs.some(({ id }) => id === month)) return;
  await beginDue(ctx, company, setting, month);
}
