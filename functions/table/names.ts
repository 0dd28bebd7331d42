// Who holds a name: looked up as typed, claimed once, moved when its holder is renamed.

import { folded, type Key, type NameRule } from './keys.ts';
import { foldedName } from './one-name.ts';
import { textOr } from './read.ts';
import { namedRow } from './rows/named.ts';
import { absent, any, type Change, type Condition, equals, tryWrite, type Item } from './write.ts';

type Table = { readonly getMany: (keys: readonly Key[]) => Promise<(Item | undefined)[]> };

/** The attribute with the holder's id. */
export const holderAt = { company: 'c', employee: 'e', project: 'p' } as const;
/** Where the names of one kind are stored, and whose they are. */
export type Names = {
  readonly at: (name: string, rule: NameRule) => Key;
  readonly holder: (typeof holderAt)[keyof typeof holderAt];
  /** The holder's own row. */
  readonly row: (id: string) => Key;
};

/** The holder of a name. Rows from before 2026-11-22 hold names as written and go first. Always one read. */
export async function holderOf(
  table: Table,
  { at, holder }: Names,
  typed: string,
): Promise<string | undefined> {
  const rows = await table.getMany([at(typed, folded), at(typed, foldedName)]);
  const row = rows.find((one) => one !== undefined);
  return row && textOr(row, holder, undefined);
}

/** Refused when the name is taken, except by a row from before 2026-11-22: ask `isHeldByOldRule` first. */
export const claimed = ({ at, holder }: Names, name: string, id: string) => ({
  put: { ...at(name, foldedName), [holder]: id },
  when: absent(),
});

/** Such rows are no longer written, so the answer cannot change before the claim. */
export async function isHeldByOldRule(table: Table, { at }: Names, name: string): Promise<boolean> {
  const key = at(name, folded);
  if (isSameKey(key, at(name, foldedName))) return false;
  return (await table.getMany([key])).some((row) => row !== undefined);
}

/**
 * The holder `id` gives up `before` and takes `name`. The first change, if any, is refused when the name is taken,
 * the others when a row changed meanwhile. Undefined when a row from before 2026-11-22 has the name.
 */
async function moved(
  table: Table,
  { at, holder }: Names,
  id: string,
  { before, name }: { readonly before: string; readonly name: string },
): Promise<Change[] | undefined> {
  const wanted = at(name, foldedName);
  const wantedByOldRule = at(name, folded);
  const old = [at(before, foldedName), at(before, folded)];
  const [another, ...rows] = await table.getMany([wantedByOldRule, ...old]);
  const isMine = (row: Item | undefined): boolean => row?.[holder] === id;
  if (another && !isMine(another) && !isSameKey(wanted, wantedByOldRule)) return undefined;
  const left = old.filter((key, index) => isMine(rows[index]) && !isSameKey(key, wanted));
  const distinct = left.filter((key, index) => left.findIndex((one) => isSameKey(one, key)) === index);
  return [
    { put: { ...wanted, [holder]: id }, when: any(absent(), equals(holder, id)) },
    ...distinct.map((key) => ({ delete: key, when: equals(holder, id) })),
  ];
}

/**
 * The update of a row, with the changes that move its holder's name to `name`, if given. Undefined when a row from
 * before 2026-11-22 has the name.
 */
export async function renaming(
  table: Table,
  names: Names,
  update: Change,
  { id, name: before }: { readonly id: string; readonly name: string },
  name: string | undefined,
): Promise<Change[] | undefined> {
  if (name === undefined) return [update];
  const naming = await moved(table, names, id, { before, name });
  return naming && [update, ...naming];
}

export type OldHolder = {
  readonly id: string;
  readonly name: string;
  /** Added to the write: refused when the holder was renamed meanwhile. */
  readonly isStillNamed: Change;
};
type WritableTable = Table & { readonly write: (...changes: readonly Change[]) => Promise<void> };

/**
 * Gives a holder whose name row is from before 2026-11-22 a row by today's rule. Where another holder has that row, it
 * keeps it unless `yields` says that it gives way. Returns true when no other holder has the name.
 */
export async function catchUpHolder(
  table: WritableTable,
  { at, holder }: Names,
  { id, name, isStillNamed }: OldHolder,
  yields: (other: string) => Promise<boolean>,
): Promise<boolean> {
  const wanted = at(name, foldedName);
  const ofBefore = at(name, folded);
  if (isSameKey(wanted, ofBefore)) return true;
  const [before, now] = await table.getMany([ofBefore, wanted]);
  if (before?.[holder] !== id || now?.[holder] === id) return true;
  const other = now && textOr(now, holder, undefined);
  if (other !== undefined && !(await yields(other))) return false;
  const when: Condition = other === undefined ? absent() : equals(holder, other);
  if (await tryWrite(table, { put: { ...wanted, [holder]: id }, when }, isStillNamed))
    return other === undefined;
  return false;
}

/**
 * Gives holders from before 2026-11-22 today's name rows, oldest first. Returns how many share an older one's name.
 */
export async function catchUpHolders(
  table: WritableTable,
  names: Names,
  holders: readonly { readonly id: string; readonly name: string; readonly createdAt: number }[],
): Promise<number> {
  let shared = 0;
  for (const { id, name } of holders.toSorted((one, other) => one.createdAt - other.createdAt)) {
    const isStillNamed: Change = { check: names.row(id), when: namedRow.is({ name }) };
    if (!(await catchUpHolder(table, names, { id, name, isStillNamed }, async () => false))) shared += 1;
  }
  return shared;
}

const isSameKey = (one: Key, other: Key): boolean => one.PK === other.PK && one.SK === other.SK;
