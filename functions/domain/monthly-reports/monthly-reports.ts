// The monthly report as its company sees it: what was mailed and opened; sending by hand; revoking.

import type * as z from 'zod/mini';
import { budgets, exportsWaitingMax } from '#shared/limits.ts';
import type { reportRuns, ReportRunOnWire } from '#shared/model/monthly-report.ts';
import { toWire } from '#shared/time/instant.ts';
import { zoneOf } from '#shared/time/zone.ts';
import type { CompanyCtx } from '#functions/runtime/context.ts';
import { fail, failField } from '#functions/runtime/fail.ts';
import { commit, replayIfDone } from '#functions/runtime/once.ts';
import type { Send } from '#functions/runtime/send.ts';
import { type Draw, freeAgainAt, giveBack, take } from '#functions/domain/budgets/budgets.ts';
import { mailedJobs } from '#functions/domain/exports/exports.ts';
import { keys } from '#functions/table/keys.ts';
import { newId } from '#functions/table/new-id.ts';
import { reportLinkRow, type ReportRun, reportRunRow } from '#functions/table/rows/report-run-row.ts';
import { present } from '#functions/table/write.ts';
import { newRun } from './begin.ts';
import { firstMonth, lastMonth } from './due.ts';
import { onWire as addresseeOnWire, standingsOf } from './standing.ts';
import * as store from './store.ts';

export { ask, consent } from './consent.ts';
export { open, unsubscribe } from './links.ts';
export { settle } from './settle.ts';
export { sweepReports } from './sweep.ts';

type SendCtx = CompanyCtx & { readonly send: Send };

/** Reports newest first, who has unsubscribed, and the standing of each address of the setting. */
export async function list(ctx: CompanyCtx): Promise<z.output<typeof reportRuns>> {
  const { company } = ctx;
  const [runs, unsubscribed, standings] = await Promise.all([
    store.runsOf(ctx, company.id),
    store.unsubscribedOf(ctx.table, company.id),
    standingsOf(ctx, company, company.settings.monthly_report?.addresses ?? []),
  ]);
  return {
    runs: await Promise.all(runs.map((run) => onWire(ctx, run))),
    unsubscribed,
    addresses: standings.map(addresseeOnWire),
  };
}

/**
 * Only to addresses of the setting that have consented: the call takes no addresses of its own. Errors:
 * `monthly_report_off`, `email_unverified`, `reports_by_hand_spent` above three a day, `limit_reached`, `invalid_input`
 * for a month that has not ended.
 */
export async function send(
  ctx: SendCtx,
  { body }: { readonly body: { readonly month?: string | undefined } },
): Promise<ReportRunOnWire> {
  const { company } = ctx;
  const setting = company.settings.monthly_report;
  if (!setting) return fail('monthly_report_off');
  if (!company.isEmailVerified) fail('email_unverified');
  await replayIfDone(ctx);
  const month = monthOf(ctx, body.month);
  const draw: Draw = ['reportsByHand', company.id];
  if (!(await take(ctx, draw))) await sayWhenAgain(ctx, draw);
  try {
    const id = `${month}-${newId('audit')}`;
    const { run, changes, dispatch } = await newRun(ctx, { company, setting, month, id, isByHand: true });
    const reply = await commit(ctx, changes, await onWire(ctx, run), (refused) => {
      if (refused[1]) fail('limit_reached', { max: exportsWaitingMax });
    });
    await dispatch();
    return reply;
  } catch (error) {
    await giveBack(ctx, [draw]);
    throw error;
  }
}

async function sayWhenAgain(ctx: SendCtx, draw: Draw): Promise<never> {
  const [max] = budgets.reportsByHand;
  const again = (await freeAgainAt(ctx, draw)) ?? ctx.now;
  return fail('reports_by_hand_spent', { max, hours: Math.max(1, Math.ceil((again - ctx.now) / 3600)) });
}

/** Refuses months that have not ended and months before the company's first. */
function monthOf({ company, now }: SendCtx, asked: string | undefined): string {
  const zone = zoneOf(company.settings.time_zone);
  const [first, last] = [firstMonth(zone, company.createdAt), lastMonth(zone, now)];
  const month = asked ?? last;
  return month >= first && month <= last
    ? month
    : failField('month', `has to be from ${first} to ${last}`, 'wrong_value');
}

/**
 * Ends the links of one address, or of all. A report still being made is then not mailed. Error: `report_run_missing`.
 */
export async function revoke(
  ctx: CompanyCtx,
  {
    path,
    query,
  }: { readonly path: { readonly id: string }; readonly query: { address?: string | undefined } },
): Promise<ReportRunOnWire> {
  const run = await store.find(ctx, ctx.company.id, path.id);
  if (run === undefined) return fail('report_run_missing');
  const { address } = query;
  if (address === undefined) {
    await ctx.table.write({
      update: keys.reportRun(run.companyId, run.id),
      ...reportRunRow.set({ isRevoked: true }),
      when: present(),
    });
    return onWire(ctx, { ...run, isRevoked: true });
  }
  const letter = run.letters.find((one) => one.address === address);
  if (letter === undefined) return fail('report_run_missing');
  await ctx.table.write({
    update: keys.reportLink(letter.tokenHash),
    ...reportLinkRow.set({ isRevoked: true }),
    when: present(),
  });
  return onWire(ctx, run);
}

async function onWire(ctx: CompanyCtx, run: ReportRun): Promise<ReportRunOnWire> {
  const links = await store.linksOf(ctx.table, run);
  const isOver = run.isRevoked || run.endsAt <= ctx.now;
  return {
    id: run.id,
    month: run.month,
    by_hand: run.isByHand,
    state: run.isRevoked && run.state !== 'sent' ? 'called_back' : run.state,
    kinds: [...run.kinds],
    created: toWire(run.createdAt),
    sent: run.sentAt === undefined ? null : toWire(run.sentAt),
    ends: isOver ? null : toWire(run.endsAt),
    letters: run.letters.map(({ address, tokenHash }) => {
      const { openings = 0, openedAt, isRevoked = false } = links.get(tokenHash) ?? {};
      const opened = openedAt === undefined ? null : toWire(openedAt);
      return { address, openings, opened, called_back: isRevoked };
    }),
    refused: run.state === 'failed' ? await refusedFiles(ctx, run) : [],
  };
}

/** Which files could not be made and why, as long as the jobs are kept. */
async function refusedFiles(ctx: CompanyCtx, run: ReportRun): Promise<ReportRunOnWire['refused']> {
  const jobs = await mailedJobs(ctx, run.companyId, run.exportIds);
  return jobs.flatMap(({ kind: made, refusal }) => {
    const kind = run.kinds.find((one) => one === made);
    return kind && refusal ? [{ kind, ...refusal }] : [];
  });
}
