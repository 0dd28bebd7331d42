// Rows of a noun whose names are unique in a company, as employees and projects are: one, by name, all, new, changed.

import type { Key, NameRule, Range } from './keys.ts';
import { allCaughtUp, claimed, holderOf, isHeldByOldRule, type Names, renaming } from './names.ts';
import { absent, all, type Change, type Condition, equals, type Item, stillAt } from './write.ts';

type Table = {
  readonly get: (key: Key) => Promise<Item | undefined>;
  readonly getMany: (keys: readonly Key[]) => Promise<(Item | undefined)[]>;
  readonly queryAll: (range: Range) => Promise<Item[]>;
  readonly write: (...changes: readonly Change[]) => Promise<void>;
};
type Named = {
  readonly id: string;
  readonly companyId: string;
  readonly name: string;
  readonly version: number;
  readonly createdAt: number;
};
type Noun<Row> = {
  readonly key: (companyId: string, id: string) => Key;
  readonly range: (companyId: string) => Range;
  readonly name: (companyId: string, name: string, rule?: NameRule) => Key;
  readonly holder: Names['holder'];
  readonly from: (row: Item) => Row;
  readonly item: (row: Row) => Key & Item;
  /** What a change needs unchanged besides name and version. */
  readonly still?: (before: Row) => Condition;
};

export function namedRows<Row extends Named>({
  key,
  range,
  name: nameKey,
  holder,
  from,
  item,
  still,
}: Noun<Row>) {
  const namesOf = (companyId: string): Names => ({
    at: (name, rule) => nameKey(companyId, name, rule),
    holder,
  });
  const find = async (table: Table, companyId: string, id: string): Promise<Row | undefined> => {
    const row = await table.get(key(companyId, id));
    return row && from(row);
  };
  const list = async (table: Table, companyId: string): Promise<Row[]> =>
    (await table.queryAll(range(companyId))).map(from);
  return {
    find,
    list,
    /** An unknown name costs the same two reads, so that timing reveals nothing. */
    findNamed: async (table: Table, companyId: string, name: string): Promise<Row | undefined> =>
      find(table, companyId, (await holderOf(table, namesOf(companyId), name)) ?? 'none'),
    /** Whether a row from before 2026-11-22 has the name; it would not refuse a new one. */
    isNameOfOld: (table: Table, companyId: string, name: string): Promise<boolean> =>
      isHeldByOldRule(table, namesOf(companyId), name),
    /** Gives rows from before 2026-11-22 today's name rows. Returns how many share an older one's name. */
    catchUpNames: async (table: Table, companyId: string): Promise<number> =>
      allCaughtUp(table, namesOf(companyId), await list(table, companyId), (id) => key(companyId, id)),
    /** The second change is refused when the name is taken. */
    added: (row: Row): readonly [Change, Change] => [
      { put: item(row), when: absent() },
      claimed(namesOf(row.companyId), row.name, row.id),
    ],
    /**
     * The first change is refused when the row changed since, the second when the new name is taken. Undefined when
     * a row from before 2026-11-22 has the name.
     */
    changed: (
      table: Table,
      before: Row,
      set: Item,
      remove: readonly string[],
      name?: string,
    ): Promise<Change[] | undefined> => {
      const { companyId, id } = before;
      const when = [
        equals('n', before.name),
        ...(still ? [still(before)] : []),
        stillAt('v', before.version),
      ];
      const update = {
        update: key(companyId, id),
        set: { ...set, n: name },
        remove,
        add: { v: 1 },
        when: all(...when),
      };
      return renaming(table, namesOf(companyId), update, before, name);
    },
  };
}
