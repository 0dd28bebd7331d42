// Makes the lines of a section: title, heads, rows with their words and photos, total.

import type { SheetRow } from '#functions/domain/exports/sheet/rows.ts';
import { isLong, isVeryLong } from '#shared/time/duration.ts';
import type { Column, Mark } from './columns.ts';
import { type Look, looks, type Looks } from './looks.ts';
import { type Line, lineOf, type Part, type Pen, together } from './pen.ts';
import type { Paper, Section } from './sections.ts';

/** Points: room for a small picture, or for one of two side by side; and between them. */
const pictureSides = { small: 72, large: 222 } as const;
const pictureGap = 6;
/** Between a wide figure and the one that it pushes aside. */
const apart = 4;

/** A section, and how it is drawn. */
type Drawn = {
  readonly section: Section;
  readonly paper: Paper;
  readonly pen: Pen;
  readonly looks: Looks;
  readonly width: number;
};
/** `x` from the left edge of the column of the page. */
type Cell = Column & { readonly x: number; readonly width: number };
type Table = Drawn & { readonly cells: readonly Cell[] };

const isFigure = ({ kind }: Column): boolean => kind === 'figure' || kind === 'hours';
const isText = ({ kind }: Column): boolean => kind === 'text' || kind === 'name';

export function* linesOf(drawn: Drawn): Generator<Line> {
  const { section, pen, looks: of, width } = drawn;
  const { title, detail = '' } = section;
  const table = { ...drawn, cells: cellsOf(drawn) };
  if (title !== undefined) {
    const line = pen.notedLine('H2', [title, of.heading], [detail, of.detail], width);
    yield { ...line, above: of.before, keeps: true };
  }
  const heads = lineOf('TH', table.cells.map(headOf(pen, of.head)), 0, 7);
  const rule = pen.block(0, heads.height - 3, width, 0.75, 'edge');
  const above = title === undefined ? of.before : of.lead;
  yield { ...heads, parts: [...heads.parts, rule], above, keeps: true, repeats: 0 };
  yield* rowLines(table);
  if (table.cells.every(({ total }) => total === undefined)) return;
  const totals = textsOf(table, ({ total = '' }) => [total, of.long]);
  const line = pen.block(0, of.padding, width, 1, 'ink');
  yield lineOf('TD', [line, ...totals], 2 * of.padding + 2, of.padding);
}

/** Gives the columns their places, as wide as the longest word of their heads: 'Nadgodziny' is not broken. */
function cellsOf({ section, pen, looks: of, width: whole }: Drawn): Cell[] {
  const { columns, rows } = section;
  const longest = ({ text = () => '' }: Column): string =>
    rows.map(text).reduce((one, other) => (other.length > one.length ? other : one), '');
  const widths = columns.map((column) => {
    if (isText(column)) return undefined;
    const words = column.head.split(' ').map((word) => pen.widthOf(word, of.head));
    return Math.max(column.width ?? pen.widthOf(longest(column), of.day), ...words);
  });
  const fixed = widths.reduce<number>((sum, one) => sum + (one ?? 0), of.gap * (widths.length - 1));
  const share = (whole - fixed) / widths.filter((one) => one === undefined).length;
  let x = 0;
  return columns.map((column, at) => {
    const cell = { ...column, x, width: widths[at] ?? share };
    x += cell.width + of.gap;
    return cell;
  });
}

/** Heads wrap; the hours over marks are spread over their width. */
const headOf =
  (pen: Pen, look: Look) =>
  (cell: Cell): Part => {
    const { head, x, width, marks } = cell;
    if (marks === undefined) return pen.words(head, look, x, { width, isRight: isFigure(cell) });
    const hours = head.split(' ').map((hour, at, { length }) => {
      const free = width - pen.widthOf(hour, look);
      return pen.words(hour, look, x + (at / Math.max(1, length - 1)) * free);
    });
    return together(hours);
  };

/** The texts of a row in its cells; a wide figure pushes those before it aside. */
function textsOf({ cells, pen }: Table, shownOf: (cell: Cell) => readonly [string, Look]): Part[] {
  let edge = Infinity;
  const fromRight = cells.toReversed().map((cell) => {
    const { x, width } = cell;
    const [text, look] = shownOf(cell);
    if (!isFigure(cell)) return pen.words(text, look, x, isText(cell) ? { width } : {});
    const end = Math.min(x + width, edge);
    // Only a longer figure can be wider than its column.
    if (text.length > 5 || edge < Infinity) edge = end - pen.widthOf(text, look) - apart;
    return pen.words(text, look, end, { isRight: true });
  });
  return fromRight.toReversed();
}

function lookIn({ kind }: Column, row: SheetRow, text: string, of: Looks): Look {
  if (kind === 'text' || kind === 'name' || kind === 'day') return of[kind];
  if (kind === 'hours' && isVeryLong(row.totalSeconds)) return of.veryLong;
  if (kind === 'hours' && isLong(row.totalSeconds)) return of.long;
  return /^[0.,]+$|^–$/.test(text) ? of.zero : of.figure;
}

/** The row's cells. The day stands once over its rows and at the top of a page, and rules part days. */
function rowLine(table: Table, row: SheetRow, before: SheetRow | undefined): Line {
  const { cells, pen, looks: of, width: whole, section } = table;
  const repeatsDay = section.longest === undefined && row.day === before?.day;
  const texts = textsOf(table, (cell) => {
    const text = cell.text?.(row) ?? '';
    return [text, lookIn(cell, row, text, of)];
  });
  const parts = texts.map((text, at): Part => {
    const { kind, marks, x = 0, width = 0 } = cells[at] ?? {};
    if (kind === 'day' && repeatsDay) return { ...text, only: 'atTop' };
    if (marks === undefined) return text;
    const block = ({ from, to, ink }: Mark): Part =>
      pen.block(x + from * width, 0, Math.max(0.5, (to - from) * width), 8, ink);
    return { ...text, draw: (left, top) => marks(row).forEach((one) => block(one).draw(left, top + 1.5)) };
  });
  const rule = { ...pen.block(0, 0, whole, 0.5, 'line'), only: 'belowTop' } as const;
  return lineOf('TD', before && !repeatsDay ? [rule, ...parts] : parts, of.padding, of.padding);
}

/**
 * Each row, with its name above it and its words and photos below it. A page break never parts the first two rows, nor the
 * last two from the total.
 */
function* rowLines(table: Table): Generator<Line> {
  const { section, looks: of, pen, width } = table;
  const { rows, lead } = section;
  let before: SheetRow | undefined;
  for (const [at, row] of rows.entries()) {
    if (lead && (before === undefined || lead(before) !== lead(row))) {
      const name = lineOf('TD', [pen.words(lead(row), of.name, 0, { width })]);
      yield { ...name, above: 2, keeps: true, repeats: 1 };
      before = undefined;
    }
    const below = linesBelow(row, table);
    const isLast = at === rows.length - 1;
    const keeps = below.length > 0 || isLast || at === 0 || at === rows.length - 2;
    yield { ...rowLine(table, row, before), keeps };
    for (const one of below) yield isLast && one === below.at(-1) ? { ...one, keeps: true } : one;
    before = row;
  }
}

/** A row's words, then its photos side by side; its last words stay with the first photos. */
function linesBelow(row: SheetRow, { section, paper, pen, cells, width: whole }: Table): Line[] {
  const x = cells.find(isText)?.x ?? 0;
  const width = whole - x;
  const ids = section.photos(row);
  const said = section.said(row);
  const lines = said.map((text, at): Line => {
    const line = lineOf('TD', [pen.words(text, looks.note, x, { width })], 0, 2);
    return { ...line, keeps: at === said.length - 1 && ids.length > 0 };
  });
  const side = pictureSides[paper.photoSize];
  const step = side + pictureGap;
  const beside = Math.max(1, Math.floor((width + pictureGap) / step));
  for (let from = 0; from < ids.length; from += beside) {
    const shown = ids.slice(from, from + beside);
    const pictures = shown.flatMap((id, at) => pictureOf(id, paper, pen, x + at * step, side));
    lines.push(lineOf('TD', pictures, 0, pictureGap));
  }
  return lines;
}

/** A picture, or the words that it is missing. */
function pictureOf(id: string, { photos, ...of }: Paper, pen: Pen, x: number, side: number): Part[] {
  const image = photos.get(id);
  if (image !== undefined) return [pen.picture(image, x, side, of.photoWord)];
  const words = pen.words(of.photoMissing, looks.note, x + 6, { y: 6, width: side - 12 });
  return [pen.block(x, 0, side, side, 'sunk'), { ...words, height: side - words.y }];
}
