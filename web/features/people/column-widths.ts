// Gives a list's columns the spare width, in the order in which they need it.

import { type Column, leastTextPx, roomOf } from '#web/ui/table/table-model.ts';

/** A column, and the width up to which it takes of what is spare. */
export type WantedWidth = { readonly id: string; readonly px: number };

/** The width of a text of so many letters in a cell, with the cell's own space. */
export const textPx = (letters: number): number => Math.round(letters * 7) + 28;

export const longest = (names: readonly string[]): number =>
  names.reduce((most, { length }) => Math.max(most, length), 0);

/** Names are bold, and stand at the edge of the card. */
export const nameWidthPx = (rows: readonly { readonly name: string }[]): number =>
  textPx(longest(rows.map(({ name }) => name))) + 30;

/**
 * The columns with their new widths, and those that have the width they want. A column without a width takes the rest, so
 * what it wants only keeps the others from it.
 */
export function widenColumns<Row>(
  columns: readonly Column<Row>[],
  roomPx: number,
  wanted: readonly WantedWidth[],
) {
  let spare = Math.max(0, roomPx - roomOf(columns));
  const widths = new Map(
    columns
      .filter(({ hidden }) => !hidden)
      .map(({ id, width }) => [id, width === undefined ? leastTextPx : Number.parseInt(width, 10)]),
  );
  const fulfilled = new Set<string>();
  for (const { id, px } of wanted) {
    const now = widths.get(id);
    if (now === undefined) continue;
    const more = Math.min(spare, Math.max(0, px - now));
    spare -= more;
    widths.set(id, now + more);
    if (now + more >= px) fulfilled.add(id);
  }
  const wide = columns.map((column) =>
    column.width === undefined || !widths.has(column.id)
      ? column
      : { ...column, width: `${widths.get(column.id)}px` },
  );
  return { columns: wide, fulfilled };
}
