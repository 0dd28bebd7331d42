// Monthly reports in the table: a company's runs, who has unsubscribed, and the mailed links.

import type { Ctx } from '#functions/runtime/context.ts';
import { keys, ranges } from '#functions/table/keys.ts';
import { type ReportConsent, reportConsentFrom, stopRow } from '#functions/table/rows/report-consent-row.ts';
import {
  type ReportLink,
  reportLinkFrom,
  type ReportRun,
  reportRunFrom,
} from '#functions/table/rows/report-run-row.ts';
import type { Item } from '#functions/table/write.ts';

type Table = Ctx['table'];
type ReadCtx = Pick<Ctx, 'table' | 'log'>;

/** A row that cannot be read is logged and skipped; the others go on. */
function readable(log: Ctx['log'], item: Item): ReportRun | undefined {
  try {
    return reportRunFrom(item);
  } catch (error) {
    log.error('report_run_unreadable', error);
    return undefined;
  }
}

/** Undefined also for a row that cannot be read. */
export async function find(ctx: ReadCtx, companyId: string, id: string): Promise<ReportRun | undefined> {
  const item = await ctx.table.get(keys.reportRun(companyId, id));
  return item && readable(ctx.log, item);
}

/** Newest first. */
export async function runsOf({ table, log }: ReadCtx, companyId: string): Promise<ReportRun[]> {
  const items = await table.queryAll(ranges.reportRuns(companyId));
  const runs = items.flatMap((item) => readable(log, item) ?? []);
  return runs.toSorted((one, other) => other.createdAt - one.createdAt || (one.id < other.id ? 1 : -1));
}

export const unsubscribedOf = async (table: Table, companyId: string): Promise<string[]> =>
  (await table.queryAll(ranges.reportStops(companyId))).map((item) => stopRow.from(item).address);

export const consentsOf = async (table: Table, companyId: string): Promise<ReportConsent[]> =>
  (await table.queryAll(ranges.reportConsents(companyId))).map(reportConsentFrom);

export async function consentOf(
  table: Table,
  companyId: string,
  address: string,
): Promise<ReportConsent | undefined> {
  const item = await table.get(keys.reportConsent(companyId, address));
  return item && reportConsentFrom(item);
}

/** By the hash of their token; those that have expired may be missing. */
export async function linksOf(table: Table, run: ReportRun): Promise<Map<string, ReportLink>> {
  const items = await table.getMany(run.letters.map(({ tokenHash }) => keys.reportLink(tokenHash)));
  const links = items.flatMap((item) => (item ? [reportLinkFrom(item)] : []));
  return new Map(links.map((link) => [link.tokenHash, link]));
}

export async function linkOf(table: Table, tokenHash: string): Promise<ReportLink | undefined> {
  const item = await table.get(keys.reportLink(tokenHash));
  return item && reportLinkFrom(item);
}
