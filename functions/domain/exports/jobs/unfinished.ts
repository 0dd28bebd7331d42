// A company's list of unfinished exports: one row that counts and names them, changed together with the jobs.

import { exportsWaitingMax } from '#shared/limits.ts';
import type { ExportRow } from '#functions/table/rows/export-row.ts';
import { keys } from '#functions/table/keys.ts';
import { type Unfinished, unfinishedRow } from '#functions/table/rows/counters/unfinished-row.ts';
import { absent, all, any, below, type Change, present } from '#functions/table/write.ts';

type Place = Pick<ExportRow, 'companyId' | 'id'>;
const { count: countAt } = unfinishedRow.at;
/** For the transaction that creates the job; refused when too many are waiting. */
export const addUnfinished = (row: ExportRow): Change => addAllUnfinished(row.companyId, [row]);

/** The same for several jobs: all of them or none. */
export const addAllUnfinished = (companyId: string, rows: readonly ExportRow[]): Change => ({
  update: keys.unfinishedExports(companyId),
  set: Object.fromEntries(rows.map(({ id, createdAt }) => [id, createdAt])),
  ...unfinishedRow.add({ count: rows.length }),
  when: all(
    ...rows.map(({ id }) => absent(id)),
    any(absent(countAt), below(countAt, exportsWaitingMax - rows.length + 1)),
  ),
});

/** For the transaction that ends the job; refused when it is not on the list. */
export const removeUnfinished = ({ companyId, id }: Place): Change => ({
  update: keys.unfinishedExports(companyId),
  remove: [id],
  ...unfinishedRow.add({ count: -1 }),
  when: present(id),
});

/** The change that corrects the count to the number of names, or deletes an empty list; undefined when right. */
export const correctedCount = ({ companyId, count, ids }: Unfinished): Change | undefined => {
  const key = keys.unfinishedExports(companyId);
  // Entering and leaving change the count, so an unchanged count means the list is as it was read.
  const when = unfinishedRow.is({ count });
  if (ids.length === 0) return { delete: key, when };
  return ids.length === count
    ? undefined
    : { update: key, ...unfinishedRow.set({ count: ids.length }), when };
};
