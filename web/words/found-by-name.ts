// Finding rows by their names, for lists on the desk and the phone.

import { bestNamed } from '#web/ui/overlay/name-rank.ts';
import { plain } from '#web/ui/style/plain.ts';

const plainNames = new WeakMap<object, string>();

/** A row's name as it is compared, read once: ten thousand are looked through at every letter. */
function plainName(row: { readonly name: string }): string {
  const known = plainNames.get(row);
  if (known !== undefined) return known;
  const made = plain(row.name);
  plainNames.set(row, made);
  return made;
}

/** Those whose name holds what was typed, however it is accented: 'thor' finds Þór; before others where it begins a word. */
export function foundByName<Row extends { readonly name: string }>(
  rows: readonly Row[],
  typed: string,
): readonly Row[] {
  const wanted = plain(typed);
  return wanted === '' ? rows : bestNamed(rows, wanted, plainName);
}
