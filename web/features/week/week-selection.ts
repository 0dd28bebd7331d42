// Selected cells of the week: ranges, whole rows and columns, and the edges of the outline around them.

import type { WorkLog } from '#shared/model/worklog.ts';
import { needsLook, type WeekCell, type WeekRow } from '#web/entry/days/week-model.ts';

export type Place = { readonly row: number; readonly column: number };
/** By person, the selected days as a mask: the lowest bit is the first day. */
export type Selected = ReadonlyMap<string, number>;

export const noneSelected: Selected = new Map();

const bit = (column: number): number => 1 << column;
const bitsBetween = (one: number, other: number): number => {
  const [low, high] = one < other ? [one, other] : [other, one];
  return (bit(high + 1) - 1) & ~(bit(low) - 1);
};
const mayBeSelected = ({ person }: WeekRow): boolean => person.example !== true;

/** The rectangle between two cells; the example crew's rows are left out. */
export function rangeOf(rows: readonly WeekRow[], from: Place, to: Place): Selected {
  const mask = bitsBetween(from.column, to.column);
  const [first, last] = from.row < to.row ? [from.row, to.row] : [to.row, from.row];
  return new Map(
    rows
      .slice(first, last + 1)
      .filter(mayBeSelected)
      .map(({ person }) => [person.id, mask]),
  );
}

/** With `mask` taken out of the rows if all of them have it, else added to them. */
function toggled(selected: Selected, rows: readonly WeekRow[], mask: number): Selected {
  const own = rows.filter(mayBeSelected);
  const hasAll = own.every(({ person }) => ((selected.get(person.id) ?? 0) & mask) === mask);
  const next = new Map(selected);
  for (const { person } of own) {
    const before = next.get(person.id) ?? 0;
    next.set(person.id, hasAll ? before & ~mask : before | mask);
  }
  return next;
}

export const toggledCell = (selected: Selected, rows: readonly WeekRow[], at: Place): Selected =>
  toggled(selected, rows.slice(at.row, at.row + 1), bit(at.column));

export const toggledRow = (selected: Selected, row: WeekRow): Selected =>
  toggled(selected, [row], bit(row.cells.length) - 1);

export const toggledColumn = (selected: Selected, rows: readonly WeekRow[], column: number): Selected =>
  toggled(selected, rows, bit(column));

/** Every day but those of a locked period, with which nothing can be done. */
export const allSelected = (rows: readonly WeekRow[]): Selected =>
  new Map(
    rows.filter(mayBeSelected).map(({ person, cells }) => {
      const open = maskOfColumns(cells.length, (column) => cells[column]?.isClosed === false);
      return [person.id, open];
    }),
  );

/** The mask of the columns that `holds` names. */
export const maskOfColumns = (count: number, holds: (column: number) => boolean): number =>
  Array.from({ length: count }, (_, column) => (holds(column) ? bit(column) : 0)).reduce(
    (mask, one) => mask | one,
    0,
  );

export const isSelected = (mask: number, column: number): boolean => (mask & bit(column)) !== 0;

type Sides = { readonly above: number; readonly own: number; readonly below: number };
export type Edge = 'top' | 'right' | 'bottom' | 'left';

/** The sides on which a selected cell has the outline: those with no selected neighbour. */
export function edgesOf({ above, own, below }: Sides, column: number): readonly Edge[] {
  if (!isSelected(own, column)) return [];
  return [
    ...(isSelected(above, column) ? [] : (['top'] as const)),
    ...(isSelected(own, column + 1) ? [] : (['right'] as const)),
    ...(isSelected(below, column) ? [] : (['bottom'] as const)),
    ...(column > 0 && isSelected(own, column - 1) ? [] : (['left'] as const)),
  ];
}

export type Chosen = {
  /** Cells with entries. */
  readonly cells: number;
  /** Each once, however many of its days are selected; without those of a locked period. */
  readonly entries: readonly WorkLog[];
  /** Those of a locked period. */
  readonly locked: readonly WorkLog[];
  /** Of the selected days alone, until now. */
  readonly seconds: number;
};

/** What lies in the selected cells; an entry over midnight belongs to both its days. */
export function chosenIn(
  rows: readonly WeekRow[],
  selected: Selected,
  isLocked: (entry: WorkLog) => boolean = () => false,
): Chosen {
  const cells = rows.flatMap((row) => {
    const mask = selected.get(row.person.id) ?? 0;
    return mask === 0
      ? []
      : row.cells.filter((cell, column) => isSelected(mask, column) && cell.entries.length > 0);
  });
  const byId = new Map(cells.flatMap((cell) => cell.entries).map((entry) => [entry.id, entry]));
  const all = [...byId.values()];
  return {
    cells: cells.length,
    entries: all.filter((entry) => !isLocked(entry)),
    locked: all.filter(isLocked),
    seconds: cells.reduce((sum, cell) => sum + cell.seconds, 0),
  };
}

/** Ended entries of a day that wait for an approval, in a cell that needs no look first and is not locked. */
export const isWaiting = (cell: WeekCell): boolean =>
  !cell.isClosed && !needsLook(cell) && !cell.isRunning && !cell.isApproved && cell.entries.length > 0;

/** The waiting days of these columns. */
export function waitingIn(rows: readonly WeekRow[], columns: readonly number[]): Selected {
  const masks = rows.filter(mayBeSelected).map(({ person, cells }) => {
    const waits = columns.filter((column) => {
      const cell = cells[column];
      return cell !== undefined && isWaiting(cell);
    });
    return [person.id, waits.reduce((mask, column) => mask | bit(column), 0)] as const;
  });
  return new Map(masks.filter(([, mask]) => mask !== 0));
}

/** How many days are selected. */
export function countOf(selected: Selected): number {
  let count = 0;
  for (const mask of selected.values()) for (let left = mask; left > 0; left >>= 1) count += left & 1;
  return count;
}
