// Names of people of the office and of API keys by id, for histories: also of those who have left, and revoked ones.

import type { Ctx } from '#functions/runtime/context.ts';
import { type Key, keys } from '#functions/table/keys.ts';
import { isApiKeyId } from '#functions/table/rows/programs/api-key-row.ts';
import { namedRow } from '#functions/table/rows/named.ts';
import type { Item } from '#functions/table/write.ts';

/** The row whose name a history says for this id. */
export const authorKey = (companyId: string, id: string): Key =>
  isApiKeyId(id) ? keys.apiKey(companyId, id) : keys.manager(companyId, id);
/** Of such a row, or an employee's. */
export function idAndAuthor(row: Item): readonly [id: string, name: string] {
  const { id, name } = namedRow.from(row);
  return [id, apiNameOf(id, name)];
}
/** `'API: Payroll'` for a key called Payroll. */
export const apiNameOf = (id: string, name: string): string => (isApiKeyId(id) ? `API: ${name}` : name);

/** No read without an id, so that companies without such people pay nothing. */
export async function managerNames(
  table: Ctx['table'],
  companyId: string,
  ids: readonly (string | undefined)[],
): Promise<ReadonlyMap<string | undefined, string>> {
  const wanted = [...new Set(ids)].filter((id) => id !== undefined);
  if (wanted.length === 0) return new Map();
  const rows = await table.getMany(wanted.map((id) => authorKey(companyId, id)));
  return new Map(rows.flatMap((row) => (row ? [idAndAuthor(row)] : [])));
}
