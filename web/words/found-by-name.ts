// Finds rows by their names, for lists of the office and the phone.

import { bestNamed } from '#web/ui/overlay/name-rank.ts';
import { plain } from '#web/ui/style/plain.ts';

const plainNames = new WeakMap<object, string>();

/** A row's name for comparing, cached, because every typed letter searches up to ten thousand rows. */
function plainName(row: { readonly name: string }): string {
  const known = plainNames.get(row);
  if (known !== undefined) return known;
  const made = plain(row.name);
  plainNames.set(row, made);
  return made;
}

/** The rows whose name contains the typed text, without regard to accents ('thor' finds Þór); beginnings of words first. */
export function foundByName<Row extends { readonly name: string }>(
  rows: readonly Row[],
  typed: string,
): readonly Row[] {
  const wanted = plain(typed);
  return wanted === '' ? rows : bestNamed(rows, wanted, plainName);
}
