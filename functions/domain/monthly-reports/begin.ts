// Begins a monthly report by queuing its files: once for a company and a month, however often the schedule comes.

import { reportLinkDays, reportRecordDays } from '#shared/limits.ts';
import type { MonthlyReport, MonthlyReportKind } from '#shared/model/company/monthly-report-setting.ts';
import { secondsPerDay } from '#shared/time/calendar.ts';
import type { Ctx } from '#functions/runtime/context.ts';
import type { Send } from '#functions/runtime/send.ts';
import { jobsForMail } from '#functions/domain/exports/exports.ts';
import type { Company } from '#functions/table/rows/company-row.ts';
import { type ReportRun, reportRunItem } from '#functions/table/rows/report-run-row.ts';
import { absent, type Change, WriteRefused } from '#functions/table/write.ts';
import { daysOfMonth } from './due.ts';
import { addresseesOf } from './standing.ts';

export type BeginCtx = Pick<Ctx, 'table' | 'now' | 'log'> & { readonly send: Send };
type Wanted = {
  readonly company: Company;
  readonly setting: MonthlyReport;
  readonly month: string;
  readonly id: string;
  readonly isByHand: boolean;
};
export type StartedRun = { readonly run: ReportRun; readonly dispatch: () => Promise<void> };

/** Leaves out payroll files of systems that were turned off since. */
const madeKinds = ({ integrations }: Company, kinds: readonly MonthlyReportKind[]): MonthlyReportKind[] =>
  kinds.filter((kind) =>
    kind === 'payday' || kind === 'regla' || kind === 'dk' ? integrations[kind]?.active === true : true,
  );

/** The run and its jobs as one list of changes; the first is refused when the run already exists. */
export async function newRun(
  ctx: BeginCtx,
  wanted: Wanted,
): Promise<StartedRun & { readonly changes: Change[] }> {
  const { company, setting, month, id, isByHand } = wanted;
  const addresses = await addresseesOf(ctx, company, setting.addresses);
  const kinds = madeKinds(company, setting.kinds);
  const endsAt = ctx.now + reportLinkDays * secondsPerDay;
  const isMade = addresses.length > 0 && kinds.length > 0;
  const jobs = jobsForMail(ctx, {
    companyId: company.id,
    reportRunId: id,
    kinds: isMade ? kinds : [],
    filters: daysOfMonth(month),
    options: { language: setting.language, comments: true, images: false },
    endsAt: endsAt + secondsPerDay,
  });
  const run: ReportRun = {
    id,
    companyId: company.id,
    month,
    isByHand,
    state: addresses.length === 0 ? 'nobody' : isMade ? 'making' : 'failed',
    kinds,
    exportIds: jobs.ids,
    language: setting.language,
    addresses,
    createdAt: ctx.now,
    sentAt: undefined,
    isRevoked: false,
    endsAt,
    letters: [],
    expiresAt: ctx.now + reportRecordDays * secondsPerDay,
  };
  const changes: Change[] = [{ put: reportRunItem(run), when: absent() }, ...(isMade ? jobs.changes : [])];
  return { run, changes, dispatch: jobs.dispatch };
}

/** Begins a scheduled report, unless an earlier run of the schedule has. */
export async function beginDue(
  ctx: BeginCtx,
  company: Company,
  setting: MonthlyReport,
  month: string,
): Promise<void> {
  const { changes, dispatch } = await newRun(ctx, { company, setting, month, id: month, isByHand: false });
  try {
    await ctx.table.write(...changes);
  } catch (error) {
    if (error instanceof WriteRefused && error.refused[0]) return;
    throw error;
  }
  await dispatch();
}
