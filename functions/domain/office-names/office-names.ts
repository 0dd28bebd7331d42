// Names of people of the office by id, for histories: also of those who have left.

import type { Ctx } from '#functions/runtime/context.ts';
import { keys } from '#functions/table/keys.ts';
import { text } from '#functions/table/read.ts';

/** No read without an id, so that companies without such people pay nothing. */
export async function managerNames(
  table: Ctx['table'],
  companyId: string,
  ids: readonly (string | undefined)[],
): Promise<ReadonlyMap<string | undefined, string>> {
  const wanted = [...new Set(ids)].filter((id) => id !== undefined);
  if (wanted.length === 0) return new Map();
  const rows = await table.getMany(wanted.map((id) => keys.manager(companyId, id)));
  return new Map(rows.flatMap((row) => (row ? [[text(row, 'id'), text(row, 'n')] as const] : [])));
}
