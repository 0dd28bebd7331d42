// A table of the PDF: its heads, its rows and its total, measured and drawn at the pen's place.

import type { SheetRow } from '#functions/domain/exports/sheet/rows.ts';
import { isLong, isVeryLong } from '#shared/time/duration.ts';
import type { Column } from './columns.ts';
import type { Looks, RowLook } from './looks.ts';
import type { Pen } from './pen.ts';
import type { Place } from './place.ts';

/** What stays free between a figure's head or total and its neighbour. */
const apart = 2;

export type Tools = { readonly pen: Pen; readonly place: Place };
/** `x` from the left edge of the column of the page. */
type Cell = Column & { readonly x: number; readonly width: number };
export type Table = {
  readonly cells: readonly Cell[];
  readonly looks: Looks;
  readonly headHeight: number;
  readonly leadHeight: number;
  readonly totalHeight: number;
  /** Where the words and photos beneath a row begin. */
  readonly belowX: number;
};

const isFigure = ({ kind }: Column): boolean => kind === 'figure' || kind === 'hours';
const isText = ({ kind }: Column): boolean => kind === 'text' || kind === 'name';
/** The head of a figure may reach into the gap before it. */
const reachOf = (column: Column, { gap }: Looks): number => (isFigure(column) ? gap - apart : 0);

/** Gives the columns their places, wide enough for the longest word of their heads: 'Nadgodziny' is not broken. */
export function openTable(columns: readonly Column[], looks: Looks, { pen, place }: Tools): Table {
  const widths = columns.map((column) => {
    if (column.kind !== 'time' && !isFigure(column)) return column.width;
    const words = column.head.split(' ').map((word) => pen.widthOf(word, looks.head));
    return Math.max(column.width ?? 0, Math.ceil(Math.max(...words) - reachOf(column, looks)));
  });
  const fixed = widths.reduce<number>((sum, one) => sum + (one ?? 0), looks.gap * (columns.length - 1));
  const share = (place.width - fixed) / widths.filter((one) => one === undefined).length;
  let x = 0;
  const cells = columns.map((column, at) => {
    const cell = { ...column, x, width: widths[at] ?? share };
    x += cell.width + looks.gap;
    return cell;
  });
  const lineHeight = looks.text.step + 2 * looks.padding;
  return {
    cells,
    looks,
    headHeight: Math.max(...cells.map((cell) => headHeightOf(cell, looks, pen))) + 7,
    leadHeight: lineHeight + 2,
    totalHeight: lineHeight + looks.aroundTotal,
    belowX: cells.find(isText)?.x ?? 0,
  };
}

const headHeightOf = (cell: Cell, looks: Looks, pen: Pen): number =>
  pen.heightOf(cell.head, looks.head, cell.width + reachOf(cell, looks));

/** Repeated heads are not read out again. */
export function drawHeads(
  { cells, looks, headHeight }: Table,
  { pen, place }: Tools,
  isFirst: boolean,
): void {
  const bottom = place.y + headHeight - 7;
  const draws = cells.map((cell) => (): void => {
    const x = place.x + cell.x;
    const last = { x, y: bottom - looks.head.step, width: cell.width };
    if (cell.drawHead) return cell.drawHead(pen, last, looks.head);
    const reach = reachOf(cell, looks);
    const at = { x: x - reach, y: bottom - headHeightOf(cell, looks, pen), width: cell.width + reach };
    return pen.write(cell.head, looks.head, { ...at, isRight: isFigure(cell) });
  });
  if (isFirst) pen.row('TH', draws);
  else pen.unsaid(() => draws.forEach((draw) => draw()));
  place.y += headHeight;
  pen.rule(place.x, place.y - 3, place.width, 'edge', 0.75);
}

/** The name that the rows below share, over them. */
export function drawLead(
  text: string,
  { looks, leadHeight }: Table,
  { pen, place }: Tools,
  isFirst: boolean,
): void {
  const draw = () => pen.write(text, looks.name, { x: place.x, y: place.y + looks.padding + 2 });
  if (isFirst) pen.row('TD', [draw]);
  else pen.unsaid(draw);
  place.y += leadHeight;
}

function lookOf({ kind }: Column, { totalSeconds }: SheetRow, text: string): RowLook {
  if (kind === 'text' || kind === 'name' || kind === 'day') return kind;
  if (kind === 'hours' && isLong(totalSeconds)) return isVeryLong(totalSeconds) ? 'veryLong' : 'long';
  return /^[0.,]+$|^–$/.test(text) ? 'zero' : 'figure';
}

export function rowHeight({ cells, looks }: Table, row: SheetRow, pen: Pen): number {
  const heights = cells.filter(isText).map((cell) => {
    const text = cell.text?.(row) ?? '';
    return pen.heightOf(text, looks[lookOf(cell, row, text)], cell.width);
  });
  return Math.max(looks.text.step, ...heights) + 2 * looks.padding;
}

export function drawRow(table: Table, row: SheetRow, { pen, place }: Tools, repeatsDay: boolean): void {
  const { cells, looks } = table;
  const y = place.y + looks.padding;
  const draws = cells.map((cell) => (): void => {
    const at = { x: place.x + cell.x, y, width: cell.width };
    if (cell.draw) return cell.draw(pen, at, row);
    const text = cell.kind === 'day' && repeatsDay ? '' : (cell.text?.(row) ?? '');
    const look = looks[lookOf(cell, row, text)];
    if (isText(cell)) return pen.write(text, look, at);
    // Figures and times keep their line, however little room they have.
    return isFigure(cell)
      ? pen.write(text, look, { x: at.x + cell.width, y, isRight: true })
      : pen.write(text, look, { x: at.x, y });
  });
  pen.row('TD', draws);
  place.y += rowHeight(table, row, pen);
}

/** A large total pushes those before it aside. */
export function drawTotal({ cells, looks, totalHeight }: Table, { pen, place }: Tools): void {
  pen.rule(place.x, place.y + looks.aroundTotal / 3, place.width, 'ink', 1);
  const y = place.y + (looks.aroundTotal * 5) / 6 + looks.padding;
  let edge = place.width;
  const draws = cells.toReversed().map((cell) => {
    const { x, width, total = '' } = cell;
    const end = Math.min(x + width, edge);
    edge = end - pen.widthOf(total, looks.total) - 2 * apart;
    const isRight = isFigure(cell);
    return (): void => pen.write(total, looks.total, { x: place.x + (isRight ? end : x), y, isRight });
  });
  pen.row('TD', draws.toReversed());
  place.y += totalHeight;
}
