// The links of a mailed report: its files, any number of times until they expire, and unsubscribing.

import type * as z from 'zod/mini';
import type { mailedFiles, subscription } from '#shared/model/monthly-report.ts';
import { toWire } from '#shared/time/instant.ts';
import type { FileAddresses } from '#functions/aws/file-addresses.ts';
import type { Ctx } from '#functions/runtime/context.ts';
import { fail } from '#functions/runtime/fail.ts';
import { takeAll } from '#functions/domain/budgets/budgets.ts';
import { findById } from '#functions/domain/companies/companies.ts';
import { mailedFile, mailedJobs } from '#functions/domain/exports/exports.ts';
import { stopRow } from '#functions/table/rows/report-consent-row.ts';
import { isClosed } from '#functions/table/rows/company-row.ts';
import { keys } from '#functions/table/keys.ts';
import { type ReportLinkPurpose, reportLinkRow } from '#functions/table/rows/report-run-row.ts';
import { secretHash } from '#functions/table/rows/session-row.ts';
import { present } from '#functions/table/write.ts';
import * as store from './store.ts';

type OpenCtx = Ctx & { readonly fileAddresses: FileAddresses };

/** An unknown token costs the same reads as a known one and gets the same answer. */
async function linked(ctx: Ctx, linkToken: string, purpose: ReportLinkPurpose) {
  await takeAll(ctx, [['reportLinks', ctx.address]]);
  const link = await store.linkOf(ctx.table, secretHash(linkToken));
  const [company, run] = await Promise.all([
    findById(ctx, link?.companyId ?? 'none'),
    store.find(ctx, link?.companyId ?? 'none', link?.runId ?? 'none'),
  ]);
  if (link?.purpose !== purpose || !company || !run || isClosed(company) || link.expiresAt <= ctx.now)
    return fail('link_over');
  return { link, company, run };
}

/**
 * Counts the opening; files that are gone are left out. Errors: `link_over` (unknown, expired, revoked, or a company
 * that is closed), `too_many_requests`. Source: domain-facts.md, wish 11.
 */
export async function open(
  ctx: OpenCtx,
  { body }: { readonly body: { readonly token: string } },
): Promise<z.output<typeof mailedFiles>> {
  const { link, company, run } = await linked(ctx, body.token, 'files');
  if (run.isRevoked || link.isRevoked || run.endsAt <= ctx.now) fail('link_over');
  const jobs = await mailedJobs(ctx, company.id, run.exportIds);
  const files = await Promise.all(
    jobs.map(async (job) => {
      const file = await mailedFile(ctx, job);
      const kind = run.kinds.find((one) => one === job.kind);
      return file && kind ? [{ kind, file_name: file.fileName, address: file.address }] : [];
    }),
  );
  await ctx.table.write({
    update: keys.reportLink(link.tokenHash),
    ...reportLinkRow.set({ openedAt: ctx.now }),
    ...reportLinkRow.add({ openings: 1 }),
    when: present(),
  });
  return { company: company.name, month: run.month, ends: toWire(run.endsAt), files: files.flat() };
}

/**
 * Works as long as the report is on record, so that there is no hurry to unsubscribe. `stop: false` takes it back.
 * Errors: `link_over`, `too_many_requests`.
 */
export async function unsubscribe(
  ctx: Ctx,
  { body }: { readonly body: { readonly token: string; readonly stop?: boolean | undefined } },
): Promise<z.output<typeof subscription>> {
  const { link, company } = await linked(ctx, body.token, 'stop');
  const key = keys.reportStop(company.id, link.address);
  const stop = body.stop ?? true;
  await ctx.table.write(
    stop ? { put: { ...key, ...stopRow.item({ address: link.address, at: ctx.now }) } } : { delete: key },
  );
  return { company: company.name, address: link.address, stopped: stop };
}
