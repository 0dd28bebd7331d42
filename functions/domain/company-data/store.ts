// The reads of a full export: page by page where a list may be long, so that only what is being written is in
// memory.

import type { Ctx } from '#functions/runtime/context.ts';
import { type Range, ranges } from '#functions/table/keys.ts';
import type { Item } from '#functions/table/write.ts';

type Table = Ctx['table'];

const pageRows = 500;
/** The rows of a partition after the key `after`, with one page in memory at a time. */
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

/** How many photos there are, so that progress can be shown. */
export async function photosOf(table: Table, companyId: string): Promise<number> {
  let count = 0;
  for await (const _ of itemsIn(table, ranges.photos(companyId))) count += 1;
  return count;
}
