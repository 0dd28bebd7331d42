// The row that lists a company's unfinished exports. Each job is an attribute under its id, so that adding or
// removing it twice counts once.

import { numberOr, text } from '#functions/table/read.ts';
import type { Item } from '#functions/table/write.ts';

export type Unfinished = {
  readonly companyId: string;
  readonly count: number;
  readonly ids: readonly string[];
};

const notIds = new Set(['PK', 'SK', 'n']);

export const unfinishedFrom = (item: Item): Unfinished => ({
  companyId: text(item, 'SK'),
  count: numberOr(item, 'n', 0),
  ids: Object.keys(item).filter((name) => !notIds.has(name)),
});
