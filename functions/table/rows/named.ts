// What the rows of companies, employees, projects, people of the office and API keys have in common.

import { record, text } from '#functions/table/row.ts';
import type { Item } from '#functions/table/write.ts';

export const namedRow = record({ id: text('id'), name: text('n') });
export function idAndName(item: Item): readonly [id: string, name: string] {
  const { id, name } = namedRow.from(item);
  return [id, name];
}
