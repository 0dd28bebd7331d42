// Keys and pointer in the grid of the week: where the focus is, what is selected, which cell is opened.

import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { CompanyTime } from '#web/words/company-time.ts';
import { type Hold, holdAt } from './adjust/holds.ts';
import type { WeekRow } from '#web/entry/days/week-model.ts';
import {
  type Place,
  rangeOf,
  type Selected,
  toggledCell,
  toggledColumn,
  toggledRow,
} from './week-selection.ts';

type Body = RefObject<HTMLTableSectionElement | null>;
type Input = {
  readonly rows: readonly WeekRow[];
  readonly columns: number;
  readonly maySelect: boolean;
  readonly time: CompanyTime;
  readonly selected: Selected;
  readonly onSelect: (selected: Selected) => void;
  readonly onOpen: (at: Place) => void;
  readonly onStep: (by: 1 | -1) => void;
  /** An end of an entry is pressed in a cell's ruler. */
  readonly onHold: (hold: Hold, row: number, x: number) => void;
};

const moves: Readonly<Record<string, Place>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

/** The cell that an element of the grid lies in. */
function placeOf(target: EventTarget): Place | undefined {
  if (!(target instanceof Element)) return undefined;
  const column = target.closest<HTMLElement>('[data-column]')?.dataset.column;
  const row = target.closest<HTMLElement>('[data-row]')?.dataset.row;
  return column === undefined || row === undefined ? undefined : { row: Number(row), column: Number(column) };
}
const isSame = (one: Place | undefined, other: Place): boolean =>
  one?.row === other.row && one.column === other.column;

/** Moves the focus to a cell, once it is drawn: far ones first have to be scrolled into view. */
function focusCell(body: Body, { row, column }: Place, tries = 4): void {
  const cell = body.current?.querySelector<HTMLElement>(`[data-row="${row}"] [data-column="${column}"]`);
  if (cell) {
    cell.focus();
    return;
  }
  const rowPx = body.current?.querySelector<HTMLElement>('[data-row]')?.offsetHeight;
  if (!body.current || rowPx === undefined || tries === 0) return;
  window.scrollBy(0, body.current.getBoundingClientRect().top + row * rowPx - window.innerHeight / 2);
  requestAnimationFrame(() => focusCell(body, { row, column }, tries - 1));
}

type Cells = ReturnType<typeof useCells>;

/** The cell that has the focus, and what is selected from there. */
function useCells({ rows, columns, maySelect, selected, onSelect }: Input) {
  const [wanted, setAt] = useState<Place>({ row: 0, column: 0 });
  const at = useMemo(
    () => ({
      row: Math.max(0, Math.min(wanted.row, rows.length - 1)),
      column: Math.min(wanted.column, columns - 1),
    }),
    [wanted, rows.length, columns],
  );
  /** Where a range begins. */
  const anchor = useRef<Place>(undefined);
  const body = useRef<HTMLTableSectionElement>(null);
  const go = (to: Place): void => {
    setAt(to);
    focusCell(body, to);
  };
  const select = (from: Place, to: Place): void => {
    anchor.current = from;
    onSelect(rangeOf(rows, from, to));
  };
  const widen = (to: Place): void => select(anchor.current ?? at, to);
  const toggle = (place: Place): void => {
    anchor.current = place;
    onSelect(toggledCell(selected, rows, place));
  };
  const move = (by: Place, isWidening: boolean): void => {
    const to = {
      row: Math.max(0, Math.min(at.row + by.row, rows.length - 1)),
      column: Math.max(0, Math.min(at.column + by.column, columns - 1)),
    };
    if (isWidening && maySelect) widen(to);
    else anchor.current = undefined;
    go(to);
  };
  return { at, setAt, body, go, select, widen, toggle, move };
}

type Drag = { from: Place; isMoving: boolean; isHold: boolean };

/** A drag over cells selects them; one of an entry's end changes it. A press opens, or selects with Shift or Ctrl. */
function usePointer(input: Input, cells: Cells) {
  const { rows, maySelect, time, onHold } = input;
  const { setAt, select } = cells;
  const drag = useRef<Drag>(undefined);
  const isHolding = useRef(false);
  const onClick = (event: MouseEvent): void => {
    const wasMoving = drag.current?.isMoving === true;
    drag.current = undefined;
    if (!wasMoving) press(event, input, cells);
  };
  /** The end of an entry under a mouse, in a ruler that may be changed. */
  const holdUnder = (event: PointerEvent): Hold | undefined => {
    const place = placeOf(event.target);
    const row = place && rows[place.row];
    const cell = row?.cells[place?.column ?? 0];
    if (!cell || !maySelect || event.pointerType !== 'mouse' || row.person.example === true) return undefined;
    return holdAt(time, cell, event);
  };
  const onPointerDown = (event: PointerEvent): void => {
    const place = placeOf(event.target);
    const hold = event.button === 0 && !event.shiftKey ? holdUnder(event) : undefined;
    isHolding.current = hold !== undefined;
    if (hold && place) {
      setAt(place);
      // The press that ends the drag opens nothing.
      drag.current = { from: place, isMoving: true, isHold: true };
      onHold(hold, place.row, event.clientX);
      return;
    }
    const isPlain = event.pointerType === 'mouse' && event.button === 0 && !event.shiftKey;
    drag.current =
      place && isPlain && maySelect ? { from: place, isMoving: false, isHold: false } : undefined;
  };
  const onPointerMove = (event: PointerEvent): void => {
    const ruler = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-ruler]') : null;
    if (ruler && event.buttons === 0) ruler.style.cursor = holdUnder(event) ? 'ew-resize' : '';
  };
  const onMouseDown = (event: MouseEvent): void => {
    // The focus goes to the handle of the end, not to the cell.
    if (isHolding.current) event.preventDefault();
  };
  const onPointerOver = (event: PointerEvent): void => {
    const place = placeOf(event.target);
    if (!drag.current || drag.current.isHold || !place) return;
    // The button was let go outside of the grid.
    if ((event.buttons & 1) === 0) drag.current = undefined;
    else if (drag.current.isMoving || !isSame(drag.current.from, place)) {
      drag.current.isMoving = true;
      select(drag.current.from, place);
    }
  };
  return { onClick, onPointerDown, onPointerOver, onPointerMove, onMouseDown };
}

/** A press on the head of a day, on a name, or on a cell. */
function press(
  event: MouseEvent,
  { rows, maySelect, selected, onSelect, onOpen }: Input,
  cells: Cells,
): void {
  if (!(event.target instanceof Element)) return;
  const day = event.target.closest<HTMLElement>('[data-day]')?.dataset.day;
  if (day !== undefined) {
    onSelect(toggledColumn(selected, rows, Number(day)));
    return;
  }
  const named = event.target.closest<HTMLElement>('[data-name]')?.closest<HTMLElement>('[data-row]');
  const row = rows[Number(named?.dataset.row)];
  if (row) {
    onSelect(toggledRow(selected, row));
    return;
  }
  const place = placeOf(event.target);
  if (!place) return;
  cells.setAt(place);
  if (maySelect && event.shiftKey) cells.widen(place);
  else if (maySelect && (event.ctrlKey || event.metaKey)) cells.toggle(place);
  else onOpen(place);
}

export type GridKeys = ReturnType<typeof useGridKeys>;

export function useGridKeys(input: Input) {
  const { columns, maySelect, selected, onSelect, onOpen, onStep } = input;
  const cells = useCells(input);
  const { at, setAt, body, go, move, toggle } = cells;
  const pointer = usePointer(input, cells);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (placeOf(event.target) === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const by = moves[event.key];
    if (by) move(by, event.shiftKey);
    else if (event.key === 'Home') go({ ...at, column: 0 });
    else if (event.key === 'End') go({ ...at, column: columns - 1 });
    else if (event.key === 'PageUp') onStep(-1);
    else if (event.key === 'PageDown') onStep(1);
    else if (event.key === ' ' && maySelect) toggle(at);
    else if (event.key === 'Enter') onOpen(at);
    else if (event.key === 'Escape' && selected.size > 0) onSelect(new Map());
    else return;
    event.preventDefault();
  };
  const onFocus = (event: { target: EventTarget }): void => {
    const place = placeOf(event.target);
    if (place && !isSame(at, place)) setAt(place);
  };
  return { at, go, body, handlers: { role: 'grid', onKeyDown, onFocus, ...pointer } };
}
