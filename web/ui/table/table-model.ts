// Owns what a table is given: its columns, its order and its selection, free of how it is drawn.
import type { ReactNode } from 'react';

export type Column<Row> = {
  id: string;
  /** What the head says; read out even where it is not shown. */
  label: string;
  /** Shown instead of the label: an hour scale, an icon. */
  head?: ReactNode;
  hideLabel?: boolean | undefined;
  cell: (row: Row) => ReactNode;
  /** Names the row for screen readers; one column of a table should. */
  rowHead?: boolean | undefined;
  align?: 'start' | 'end' | undefined;
  /** CSS width; columns without share what is left. A virtual table needs it on all but one. */
  width?: string | undefined;
  /** Makes the head a button. Nothing sorts last, either way. */
  sortBy?: ((row: Row) => string | number | null) | undefined;
  /** For texts whose alphabet the browser does not know. */
  compare?: ((a: string, b: string) => number) | undefined;
  /** Which way the first press sorts; numbers and days are wanted newest first. */
  firstDescending?: boolean | undefined;
  /** The cell in the row of totals. */
  foot?: ReactNode;
  hidden?: boolean | undefined;
  /** Lets long words break instead of widening the table. */
  wraps?: boolean | undefined;
};

export type Sort = { by: string; descending: boolean };

export type Selection<Row> = {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** What the row's checkbox says: 'Select Anna, 18 November'. */
  rowLabel: (row: Row) => string;
  /** No tick in the head: a bar above the table has it. */
  allInBar?: boolean | undefined;
  /** Rows that have no tick; all have one where nothing is given. */
  mayTick?: ((row: Row) => boolean) | undefined;
};

export type RowLook = {
  /** The hi-vis edge. */
  running?: boolean | undefined;
  /** The green tint; always with a mark in the row as well. */
  approved?: boolean | undefined;
  dimmed?: boolean | undefined;
  /** Shown beside the table. */
  chosen?: boolean | undefined;
};

/** Narrower than this a text breaks every few letters. */
const textPx = 170;
const tickPx = 46;

/** The room the columns ask for: those without a width of their own in pixels hold texts. */
export function roomOf<Row>(columns: readonly Column<Row>[], hasTicks = false): number {
  const shown = columns.filter(({ hidden }) => !hidden);
  return shown.reduce(
    (sum, { width }) => sum + (width?.endsWith('px') ? Number.parseInt(width, 10) : textPx),
    hasTicks ? tickPx : 0,
  );
}

/** The order a press on a head asks for. */
export function nextSort<Row>(current: Sort | undefined, column: Column<Row>): Sort {
  if (current?.by === column.id) return { by: column.id, descending: !current.descending };
  return { by: column.id, descending: column.firstDescending ?? false };
}

export function toggled(selected: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return next;
}
