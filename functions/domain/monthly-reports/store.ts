// What monthly reports ask of the table: a company's runs, who has unsubscribed, and the links that were mailed.

import type { Ctx } from '#functions/runtime/context.ts';
import { keys, ranges } from '#functions/table/keys.ts';
import { text } from '#functions/table/read.ts';
import {
  type ReportLink,
  reportLinkFrom,
  type ReportRun,
  reportRunFrom,
} from '#functions/table/report-run-row.ts';

type Table = Ctx['table'];

export async function find(table: Table, companyId: string, id: string): Promise<ReportRun | undefined> {
  const item = await table.get(keys.reportRun(companyId, id));
  return item && reportRunFrom(item);
}

/** Newest first. */
export async function runsOf(table: Table, companyId: string): Promise<ReportRun[]> {
  const runs = (await table.queryAll(ranges.reportRuns(companyId))).map(reportRunFrom);
  return runs.toSorted((one, other) => other.createdAt - one.createdAt || (one.id < other.id ? 1 : -1));
}

export const unsubscribedOf = async (table: Table, companyId: string): Promise<string[]> =>
  (await table.queryAll(ranges.reportStops(companyId))).map((item) => text(item, 'a'));

export async function linksOf(table: Table, run: ReportRun): Promise<Map<string, ReportLink>> {
  const items = await table.getMany(run.letters.map(({ tokenHash }) => keys.reportLink(tokenHash)));
  const links = items.flatMap((item) => (item ? [reportLinkFrom(item)] : []));
  return new Map(links.map((link) => [link.tokenHash, link]));
}

export async function linkOf(table: Table, tokenHash: string): Promise<ReportLink | undefined> {
  const item = await table.get(keys.reportLink(tokenHash));
  return item && reportLinkFrom(item);
}
