// A table whose writes fail: refused as by somebody who was faster, or by an accident.

import type { Table } from '#functions/aws/table.ts';
import type { Key } from '#functions/table/keys.ts';
import { type Change, WriteRefused } from '#functions/table/write.ts';

export type Through = (table: Table) => Table;

/** Of the row that a change writes or checks. */
export function keyOf(change: Change): Key {
  const of =
    'put' in change
      ? change.put
      : 'update' in change
        ? change.update
        : 'delete' in change
          ? change.delete
          : change.check;
  return { PK: of.PK, SK: of.SK };
}

/** Refuses the first `times` writes, every change of them, with the rows as they are. */
export const refusing =
  (times: number): Through =>
  (table) => {
    let left = times;
    const write = async (...changes: readonly Change[]) => {
      left -= 1;
      if (left < 0) return table.write(...changes);
      const items = await table.getMany(changes.map(keyOf));
      throw new WriteRefused(items.map((item) => ({ item })));
    };
    return { ...table, write };
  };

/** Something happens just before the first write. */
export const meanwhile =
  (act: () => Promise<unknown>): Through =>
  (table) => {
    let isFirst = true;
    const write = async (...changes: readonly Change[]) => {
      if (isFirst) {
        isFirst = false;
        await act();
      }
      return table.write(...changes);
    };
    return { ...table, write };
  };

export const broken: Through = (table) => ({
  ...table,
  write: () => Promise.reject(new Error('the table is broken')),
});
