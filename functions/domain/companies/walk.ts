// The scheduled jobs' walk over all companies: a failure in one does not stop the others.

import type { JobCtx } from '#functions/runtime/consume.ts';
import { type Company, companyFrom } from '#functions/table/rows/company-row.ts';
import type { Item } from '#functions/table/write.ts';
import * as store from './store.ts';

type WalkCtx = Pick<JobCtx, 'table'>;

/** Runs `work` for every company, and returns the failures. */
export async function forEvery(
  ctx: WalkCtx,
  work: (company: Company, row: Item) => Promise<void>,
): Promise<readonly unknown[]> {
  const failures: unknown[] = [];
  for await (const row of store.everyCompanyRow(ctx.table)) {
    try {
      await work(companyFrom(row), row);
    } catch (error) {
      failures.push(error);
    }
  }
  return failures;
}

/** Companies whose deletion is pending or under way. */
export async function* everyLeaving(ctx: WalkCtx): AsyncGenerator<Company> {
  for await (const row of store.everyCompanyRow(ctx.table, true))
    if (row['da'] !== undefined) yield companyFrom(row);
}

/** Fails the job after all companies are done, so that it is retried and finally raises an alarm. */
export function failTogether(failures: readonly unknown[]): void {
  if (failures.length) throw new AggregateError(failures, `${failures.length} companies could not be done`);
}

/** How many companies are read in parallel. */
const together = 32;

/** The answers for all companies, in their order. */
export async function ofEach<C, R>(companies: readonly C[], ask: (company: C) => Promise<R>): Promise<R[]> {
  const answers: R[] = [];
  for (let next = 0; next < companies.length; next += together)
    answers.push(...(await Promise.all(companies.slice(next, next + together).map(ask))));
  return answers;
}
