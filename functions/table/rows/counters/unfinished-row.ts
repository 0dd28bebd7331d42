// The row that lists a company's unfinished exports. Each job is an attribute under its id, so that adding or
// removing it twice counts once.

import { textIn } from '#functions/table/read.ts';
import { number, orElse, record } from '#functions/table/row.ts';
import type { Item } from '#functions/table/write.ts';

export type Unfinished = {
  readonly companyId: string;
  readonly count: number;
  readonly ids: readonly string[];
};

export const unfinishedRow = record({ count: orElse(number('n'), 0) });
const notIds = new Set(['PK', 'SK', unfinishedRow.at.count]);

export const unfinishedFrom = (item: Item): Unfinished => ({
  companyId: textIn(item, 'SK'),
  ...unfinishedRow.from(item),
  ids: Object.keys(item).filter((name) => !notIds.has(name)),
});
