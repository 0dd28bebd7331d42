// The walk over all companies that scheduled jobs make: what goes wrong in one is no other's harm.

import type { JobCtx } from '#functions/runtime/consume.ts';
import { type Company, companyFrom } from '#functions/table/rows/company-row.ts';
import type { Item } from '#functions/table/write.ts';
import * as store from './store.ts';

type WalkCtx = Pick<JobCtx, 'table'>;

/** Does the same for every company; answers what failed, each alone. */
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

/** The companies whose deletion waits or is under way, for who carries it out. */
export async function* everyLeaving(ctx: WalkCtx): AsyncGenerator<Company> {
  for await (const row of store.everyCompanyRow(ctx.table, true))
    if (row['da'] !== undefined) yield companyFrom(row);
}

/** Once all the others are done the job has failed: it is tried again, and in the end somebody is called. */
export function failTogether(failures: readonly unknown[]): void {
  if (failures.length) throw new AggregateError(failures, `${failures.length} companies could not be done`);
}

/** So many companies are asked side by side. */
const together = 32;

/** The answers of all companies, in the order of `companies`. */
export async function ofEach<C, R>(companies: readonly C[], ask: (company: C) => Promise<R>): Promise<R[]> {
  const answers: R[] = [];
  for (let next = 0; next < companies.length; next += together)
    answers.push(...(await Promise.all(companies.slice(next, next + together).map(ask))));
  return answers;
}
