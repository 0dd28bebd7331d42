// Who a name stands for: found by what was typed, claimed once, moved when its holder is renamed.

import { folded, type Key, type NameRule } from './keys.ts';
import { textOr } from './read.ts';
import { absent, any, type Change, type Condition, equals, type Item, WriteRefused } from './write.ts';

type Table = { readonly getMany: (keys: readonly Key[]) => Promise<(Item | undefined)[]> };

/** Where the names of one kind stand, and the attribute that says whose they are. */
export type Names = {
  readonly at: (name: string, rule?: NameRule) => Key;
  readonly holder: 'c' | 'e' | 'p';
};

/** A row of before 2026-11-22 is of the name as it is written, so it goes first. Known or not, it is one read. */
export async function holderOf(
  table: Table,
  { at, holder }: Names,
  typed: string,
): Promise<string | undefined> {
  const rows = await table.getMany([at(typed, folded), at(typed)]);
  const row = rows.find((one) => one !== undefined);
  return row && textOr(row, holder, undefined);
}

/** Refused when the name is taken, unless by a row of before 2026-11-22: ask `isHeldByOldRule` first. */
export const claimed = ({ at, holder }: Names, name: string, id: string) => ({
  put: { ...at(name), [holder]: id },
  when: absent(),
});

/** No such row is written any more, so nobody can take the name between this question and the claim. */
export async function isHeldByOldRule(table: Table, { at }: Names, name: string): Promise<boolean> {
  const key = at(name, folded);
  if (isSameKey(key, at(name))) return false;
  return (await table.getMany([key])).some((row) => row !== undefined);
}

/**
 * The holder `id` gives `before` up and takes `name`: the first change, if any, is refused when the name is taken,
 * the others when a row was moved meanwhile. Undefined when a row of before 2026-11-22 has the name.
 */
export async function moved(
  table: Table,
  { at, holder }: Names,
  id: string,
  { before, name }: { readonly before: string; readonly name: string },
): Promise<Change[] | undefined> {
  const wanted = at(name);
  const wantedByOldRule = at(name, folded);
  const old = [at(before), at(before, folded)];
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

export type OldHolder = {
  readonly id: string;
  readonly name: string;
  /** Goes along: refused when the holder was renamed meanwhile. */
  readonly isStillNamed: Change;
};
type WritableTable = Table & { readonly write: (...changes: readonly Change[]) => Promise<void> };

/**
 * Gives the holder of a row of before 2026-11-22 one of today's rule too. Who has that one already keeps it, unless
 * `yields` says otherwise. Answers whether nobody shares the name.
 */
export async function caughtUp(
  table: WritableTable,
  { at, holder }: Names,
  { id, name, isStillNamed }: OldHolder,
  yields: (other: string) => Promise<boolean>,
): Promise<boolean> {
  const wanted = at(name);
  const ofBefore = at(name, folded);
  if (isSameKey(wanted, ofBefore)) return true;
  const [before, now] = await table.getMany([ofBefore, wanted]);
  if (before?.[holder] !== id || now?.[holder] === id) return true;
  const other = now && textOr(now, holder, undefined);
  if (other !== undefined && !(await yields(other))) return false;
  const when: Condition = other === undefined ? absent() : equals(holder, other);
  try {
    await table.write({ put: { ...wanted, [holder]: id }, when }, isStillNamed);
    return other === undefined;
  } catch (error) {
    if (!(error instanceof WriteRefused)) throw error;
    return false;
  }
}

const isSameKey = (one: Key, other: Key): boolean => one.PK === other.PK && one.SK === other.SK;
