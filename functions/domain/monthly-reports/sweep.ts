// The sweep of monthly reports: begins what is due in each company's morning, and settles unfinished ones.

import type { Send } from '#functions/runtime/send.ts';
import type { JobCtx } from '#functions/runtime/consume.ts';
import { failTogether, forEvery } from '#functions/domain/companies/companies.ts';
import { type Company, isClosed } from '#functions/table/rows/company-row.ts';
import type { ReportRun } from '#functions/table/rows/report-run-row.ts';
import type { MonthlyReport } from '#shared/model/company/monthly-report-setting.ts';
import { zoneOf } from '#shared/time/zone.ts';
import { beginDue } from './begin.ts';
import { askNew } from './consent.ts';
import { dueMonth } from './due.ts';
import { settle } from './settle.ts';
import { isAddressee, standingsOf } from './standing.ts';
import * as store from './store.ts';

type SweepCtx = JobCtx & { readonly send: Send };

/** Disabled companies mail nothing; those whose trial is over still do, because they may always export. */
export async function sweepReports(ctx: SweepCtx): Promise<void> {
  failTogether(await forEvery(ctx, (company) => sweepCompany(ctx, company)));
}

async function sweepCompany(ctx: SweepCtx, company: Company): Promise<void> {
  const setting = company.settings.monthly_report;
  if (!setting) return;
  const runs = await store.runsOf(ctx, company.id);
  const [settled] = await Promise.allSettled([settleAll(ctx, company, runs)]);
  if (!isClosed(company)) {
    await beginIfDue(ctx, company, setting, runs);
    await askNew(ctx, company, setting);
  }
  if (settled.status === 'rejected') throw settled.reason;
}

/** A failure in one report does not stop the others. */
async function settleAll(ctx: SweepCtx, company: Company, runs: readonly ReportRun[]): Promise<void> {
  const failures: unknown[] = [];
  for (const run of runs.filter(({ state }) => state === 'making')) {
    try {
      await settle(ctx, { companyId: company.id, runId: run.id });
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'not every report could be settled');
}

async function beginIfDue(
  ctx: SweepCtx,
  company: Company,
  setting: MonthlyReport,
  runs: readonly ReportRun[],
): Promise<void> {
  const month = dueMonth(setting, zoneOf(company.settings.time_zone), ctx.now);
  if (month === undefined || runs.some(({ id }) => id === month)) return;
  const standings = await standingsOf(ctx, company, setting.addresses);
  // No address has consented yet but some are asked: wait for the first.
  if (!standings.some(isAddressee) && standings.some(({ is }) => is === 'waiting')) return;
  await beginDue(ctx, company, setting, month);
}
