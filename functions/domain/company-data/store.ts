// What everything of a company is read by: page by page where it may be long, and never more of it than is written.

import type { Ctx } from '#functions/runtime/context.ts';
import type { Company } from '#functions/table/company-row.ts';
import { type Range, ranges } from '#functions/table/keys.ts';
import { monthAt } from '#functions/table/work-log-row.ts';
import type { Item } from '#functions/table/write.ts';
import { yearsBeforeCompanyMax } from '#shared/limits.ts';

type Table = Ctx['table'];

const daySeconds = 86_400;
/** Entries begin so long before their company at most, and tomorrow at the latest; the margins cost an empty query each. */
const beforeSeconds = (yearsBeforeCompanyMax + 1) * 366 * daySeconds;
const aheadSeconds = 62 * daySeconds;

/** Every UTC month that can hold an entry of the company, oldest first. */
export function monthsOf({ createdAt }: Pick<Company, 'createdAt'>, now: number): string[] {
  const months = new Set<string>();
  const last = monthAt(now + aheadSeconds);
  for (let at = createdAt - beforeSeconds; monthAt(at) < last; at += 28 * daySeconds) months.add(monthAt(at));
  return [...months.add(last)];
}

const pageRows = 500;
/** The rows of a partition, a page in memory at a time; from behind `after` on. */
export async function* itemsIn(table: Table, range: Range, after?: string): AsyncGenerator<Item> {
  let from = after;
  do {
    const page = await table.query(range, { limit: pageRows, after: from });
    yield* page.items;
    from = page.next;
  } while (from !== undefined);
}

/** The months that hold something. */
export async function filledOf(
  table: Table,
  months: readonly string[],
  rangeOf: (month: string) => Range,
): Promise<string[]> {
  const first = await Promise.all(months.map((month) => table.query(rangeOf(month), { limit: 1 })));
  return months.filter((_, at) => (first[at]?.items.length ?? 0) > 0);
}

/** How many photos there are, so that progress can be told. */
export async function photosOf(table: Table, companyId: string): Promise<number> {
  let count = 0;
  for await (const _ of itemsIn(table, ranges.photos(companyId))) count += 1;
  return count;
}
