// Finishes a report whose files are done: mails every address or none, or tells the company that it failed.

import { reportRecordDays } from '#shared/limits.ts';
import type { JobCtx } from '#functions/runtime/consume.ts';
import type { Promised, Send } from '#functions/runtime/send.ts';
import { findById } from '#functions/domain/companies/companies.ts';
import { mailedJobs } from '#functions/domain/exports/exports.ts';
import { addresses, mail } from '#functions/domain/notices/notices.ts';
import { paidWork } from '#functions/domain/report/report.ts';
import { type Company, isClosed } from '#functions/table/rows/company-row.ts';
import { keys } from '#functions/table/keys.ts';
import {
  reportLinkItem,
  type ReportLinkPurpose,
  type ReportRun,
  reportRunRow,
} from '#functions/table/rows/report-run-row.ts';
import { newSecret, secretHash } from '#functions/table/rows/session-row.ts';
import { type Change, refusalOfWrite } from '#functions/table/write.ts';
import { sumOf } from '#shared/pay/overtime.ts';
import { dayOf, zoneOf } from '#shared/time/zone.ts';
import { daysOfMonth } from './due.ts';
import { addresseesOf } from './standing.ts';
import * as store from './store.ts';

export type SettleCtx = JobCtx & { readonly send: Send };

/** Safe to repeat: only an unfinished report is settled, and its mails are written in the same transaction. */
export async function settle(
  ctx: SettleCtx,
  { companyId, runId }: { readonly companyId: string; readonly runId: string },
): Promise<void> {
  const run = await store.find(ctx, companyId, runId);
  if (run?.state !== 'making') return;
  // Revoked before it was mailed: nothing to send.
  if (run.isRevoked) return end(ctx, run, 'failed', []);
  const jobs = await mailedJobs(ctx, companyId, run.exportIds);
  if (jobs.some(({ state }) => state === 'queued' || state === 'running')) return;
  const company = await findById(ctx, companyId);
  if (company === undefined || isClosed(company)) return end(ctx, run, 'failed', []);
  const isWhole = jobs.length === run.exportIds.length && jobs.every(({ state }) => state === 'done');
  return isWhole ? sendLetters(ctx, run, company) : end(ctx, run, 'failed', [failed(ctx, run, company)]);
}

/** One transaction, so all mails are written or none. */
async function end(
  ctx: SettleCtx,
  run: ReportRun,
  state: ReportRun['state'],
  promised: readonly Promised[],
  changes: readonly Change[] = [],
  letters: ReportRun['letters'] = [],
): Promise<void> {
  const refused = await refusalOfWrite(
    ctx.table,
    {
      update: keys.reportRun(run.companyId, run.id),
      ...reportRunRow.set({ state, letters, ...(state === 'sent' ? { sentAt: ctx.now } : {}) }),
      when: reportRunRow.is({ state: 'making', ...(state === 'sent' ? { isRevoked: false } : {}) }),
    },
    ...changes,
    ...promised.map((one) => one.change),
  );
  if (refused) return;
  for (const one of promised) await one.dispatch();
}

const failed = (ctx: SettleCtx, run: ReportRun, company: Company): Promised =>
  mail(ctx, company, { template: 'report_failed', link: addresses.settings(ctx), month: run.month });

async function sendLetters(ctx: SettleCtx, run: ReportRun, company: Company): Promise<void> {
  // Checked again: someone may have unsubscribed meanwhile.
  const to = await addresseesOf(ctx, company, run.addresses);
  if (to.length === 0) return end(ctx, run, 'nobody', []);
  const { parts } = await paidWork({ ...ctx, company }, daysOfMonth(run.month), true);
  const { totalSeconds } = sumOf(parts);
  const letters = to.map((address) => ({ address, token: newSecret(), stopToken: newSecret() }));
  const promised = letters.map(({ address, token, stopToken }) =>
    mail(ctx, company, {
      template: 'monthly_report',
      to: address,
      language: run.language,
      link: addresses.reportFile(ctx, token),
      stopLink: addresses.reportStop(ctx, stopToken),
      month: run.month,
      seconds: totalSeconds,
      day: dayOf(zoneOf(company.settings.time_zone), run.endsAt),
    }),
  );
  const hashed = letters.map(({ address, token }) => ({ address, tokenHash: secretHash(token) }));
  const linkOf = (purpose: ReportLinkPurpose, address: string, token: string) => ({
    put: reportLinkItem({
      tokenHash: secretHash(token),
      purpose,
      companyId: company.id,
      runId: run.id,
      address,
      openings: 0,
      openedAt: undefined,
      expiresAt: ctx.now + reportRecordDays * 86_400,
    }),
  });
  const links = letters.flatMap(({ address, token, stopToken }) => [
    linkOf('files', address, token),
    linkOf('stop', address, stopToken),
  ]);
  return end(ctx, run, 'sent', promised, links, hashed);
}
