// The scheduled jobs' walk over all companies: a failure in one does not stop the others.

import { createHash } from 'node:crypto';
import type { JobCtx } from '#functions/runtime/consume.ts';
import { type Company, companyFrom, companyRow } from '#functions/table/rows/company-row.ts';
import { textIn } from '#functions/table/read.ts';
import type { Item } from '#functions/table/write.ts';
import * as store from './store.ts';

type WalkCtx = Pick<JobCtx, 'table'>;
type Work = (company: Company, row: Item) => Promise<void>;

/** Runs `work` for every company, and returns the failures. */
export const forEvery = (ctx: WalkCtx, work: Work): Promise<readonly unknown[]> =>
  eachAlone(store.everyCompanyRow(ctx.table), work);

/** Runs `work` in a random order that differs at each run: when runs end early, every company still gets its turn. */
export async function forEveryInDrawnOrder(
  ctx: WalkCtx & Pick<JobCtx, 'now'>,
  work: Work,
): Promise<readonly unknown[]> {
  const drawn: { readonly lot: string; readonly row: Item }[] = [];
  for await (const row of store.everyCompanyRow(ctx.table)) {
    const lot = createHash('sha256')
      .update(`${ctx.now} ${textIn(row, 'PK')}`)
      .digest('hex');
    drawn.push({ lot, row });
  }
  const inOrder = drawn.toSorted((one, other) => (one.lot < other.lot ? -1 : 1));
  return eachAlone(
    inOrder.map(({ row }) => row),
    work,
  );
}

async function eachAlone(rows: AsyncIterable<Item> | Iterable<Item>, work: Work): Promise<unknown[]> {
  const failures: unknown[] = [];
  for await (const row of rows) {
    try {
      await work(companyFrom(row), row);
    } catch (error) {
      failures.push(new Error(`company ${textIn(row, 'PK')}`, { cause: error }));
    }
  }
  return failures;
}

/** Companies whose deletion is pending or under way. */
export async function* everyLeaving(ctx: WalkCtx): AsyncGenerator<Company> {
  for await (const row of store.everyCompanyRow(ctx.table, true))
    if (row[companyRow.at.deletion] !== undefined) yield companyFrom(row);
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
