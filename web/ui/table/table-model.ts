// Owns the types of a table: its columns, its order and its selection.
import type { ReactNode } from 'react';

export type Column<Row> = {
  id: string;
  /** The head's text; for screen readers also where it is not shown. */
  label: string;
  /** Shown instead of the label: an hour scale, an icon. */
  head?: ReactNode;
  hideLabel?: boolean | undefined;
  cell: (row: Row) => ReactNode;
  /** Names the row for screen readers; one column of a table should. */
  rowHead?: boolean | undefined;
  align?: 'start' | 'end' | undefined;
  /** CSS width; columns without one share the rest. A table that draws only rows in view needs it on all but one. */
  width?: string | undefined;
  /** The key to sort by, which makes the head a button. Null sorts last in both directions. */
  sortBy?: ((row: Row) => string | number | null) | undefined;
  /** Compares texts, for alphabets that browsers lack. */
  compare?: ((a: string, b: string) => number) | undefined;
  /** The first press sorts descending, as for numbers and days. */
  firstDescending?: boolean | undefined;
  /** The cell in the row of totals. */
  foot?: ReactNode;
  hidden?: boolean | undefined;
  /** The column may be left out where there is no room for all: the highest number first. */
  givesWay?: number | undefined;
  /** Lets long words break instead of widening the table. */
  wraps?: boolean | undefined;
};

export type Sort = { by: string; descending: boolean };

export type Selection<Row> = {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** The name of the row's checkbox: 'Select Anna, 18 November'. */
  rowLabel: (row: Row) => string;
  /** The head has no checkbox for all, because a bar above the table has it. */
  allInBar?: boolean | undefined;
  /** False for rows without a checkbox; by default all rows have one. */
  mayTick?: ((row: Row) => boolean) | undefined;
};

export type RowLook = {
  /** The hi-vis edge. */
  running?: boolean | undefined;
  /** The green tint; always with a mark in the row as well. */
  approved?: boolean | undefined;
  dimmed?: boolean | undefined;
  /** The row is open in a panel beside the table. */
  chosen?: boolean | undefined;
};

/** The least width for a column of texts. */
export const leastTextPx = 170;
const tickPx = 46;

/** The width that the columns need; a column without a width in pixels counts as a column of texts. */
export function roomOf<Row>(columns: readonly Column<Row>[], hasTicks = false): number {
  const shown = columns.filter(({ hidden }) => !hidden);
  return shown.reduce(
    (sum, { width }) => sum + (width?.endsWith('px') ? Number.parseInt(width, 10) : leastTextPx),
    hasTicks ? tickPx : 0,
  );
}

/** The columns that have room; those that never give way stay, even without it. */
export function fitting<Row>(
  columns: readonly Column<Row>[],
  roomPx: number,
  hasTicks = false,
): readonly Column<Row>[] {
  const leaving = columns
    .filter(({ givesWay, hidden }) => givesWay !== undefined && !hidden)
    .toSorted((a, b) => (b.givesWay ?? 0) - (a.givesWay ?? 0));
  let shown = columns;
  for (const next of leaving) {
    if (roomOf(shown, hasTicks) <= roomPx) break;
    shown = shown.filter(({ id }) => id !== next.id);
  }
  return shown;
}

/** The width below which a table's rows are drawn without columns. */
export const leastRoomOf = <Row>(columns: readonly Column<Row>[], hasTicks = false): number =>
  roomOf(
    columns.filter(({ givesWay }) => givesWay === undefined),
    hasTicks,
  );

/** The order after a press on a head. */
export function nextSort<Row>(current: Sort | undefined, column: Column<Row>): Sort {
  if (current?.by === column.id) return { by: column.id, descending: !current.descending };
  return { by: column.id, descending: column.firstDescending ?? false };
}

export function toggled(selected: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** Ticks or clears the row `id`, and with it all from the row `from` up to it, as they stand in `order`. */
export function toggledTo(
  selected: ReadonlySet<string>,
  order: readonly string[],
  from: string,
  id: string,
): ReadonlySet<string> {
  const [start, end] = [order.indexOf(from), order.indexOf(id)].toSorted((a, b) => a - b);
  if (start === undefined || end === undefined || start < 0) return toggled(selected, id);
  const range = order.slice(start, end + 1);
  return selected.has(id)
    ? new Set([...selected].filter((one) => !range.includes(one)))
    : new Set([...selected, ...range]);
}
