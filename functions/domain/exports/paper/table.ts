// Makes the lines of a section: title, heads, rows with their words and photos, total.

import type { SheetRow } from '#functions/domain/exports/sheet/rows.ts';
import { isLong, isVeryLong } from '#shared/time/duration.ts';
import type { Column } from './columns.ts';
import type { Line, Part, Spot } from './lines.ts';
import { type Look, looks, type Looks } from './looks.ts';
import { type Area, drawBar, drawHours, drawRuler } from './marks.ts';
import type { Pen } from './pen.ts';
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
/** The words and photos beneath a row begin at `belowX`. */
type Table = Drawn & { readonly cells: readonly Cell[]; readonly belowX: number };
type Row = SheetRow | 'head' | 'total';
type Shown = { readonly text: string; readonly look: Look };

export function* linesOf(drawn: Drawn): Generator<Line> {
  const { section, pen, looks: of, width } = drawn;
  const { title, detail = '', columns } = section;
  const table = tableOf(drawn);
  if (title !== undefined) {
    const line = pen.notedLine('H2', [title, of.heading], [detail, of.detail], width);
    yield { ...line, above: of.before, keeps: true };
  }
  const heads = cellsLine(table, 'head', [0, 7], ({ head }) => ({ text: head, look: of.head }));
  yield {
    ...heads,
    above: title === undefined ? of.before : of.lead,
    keeps: true,
    repeats: 0,
    unsaid: ({ x, y }) => pen.block(x, y + heads.height - 3, width, 0.75, 'edge'),
  };
  yield* rowLines(table);
  if (columns.every(({ total }) => total === undefined)) return;
  const room = [2 * of.padding + 2, of.padding] as const;
  yield {
    ...cellsLine(table, 'total', room, ({ total = '' }) => ({ text: total, look: of.long })),
    unsaid: ({ x, y }) => pen.block(x, y + of.padding, width, 1, 'ink'),
  };
}

const isFigure = ({ kind }: Column): boolean => kind === 'figure' || kind === 'hours';
const isText = ({ kind }: Column): boolean => kind === 'text' || kind === 'name';

/** Gives the columns their places, wide enough for the longest word of their heads: 'Nadgodziny' is not broken. */
function tableOf(drawn: Drawn): Table {
  const { section, pen, looks: of, width } = drawn;
  const widths = section.columns.map(({ head, width: least }) => {
    const words = head.split(' ').map((word) => pen.widthOf(word, of.head));
    return least && Math.max(least, Math.ceil(Math.max(...words)));
  });
  const fixed = widths.reduce<number>((sum, one) => sum + (one ?? 0), of.gap * (widths.length - 1));
  const share = (width - fixed) / widths.filter((one) => one === undefined).length;
  let x = 0;
  const cells = section.columns.map((column, at) => {
    const cell = { ...column, x, width: widths[at] ?? share };
    x += cell.width + of.gap;
    return cell;
  });
  return { ...drawn, cells, belowX: cells.find(isText)?.x ?? 0 };
}

/** Cells with room over and under them. Heads end at the foot; a wide figure pushes those before it aside. */
function cellsLine(
  table: Table,
  row: Row,
  [over, under]: readonly [number, number],
  shownOf: (cell: Cell) => Shown,
  repeatsDay = false,
): Line {
  const { cells, looks: of, pen } = table;
  const isHead = row === 'head';
  const measured = cells.map((cell) => {
    const { text, look } = shownOf(cell);
    const wraps = isText(cell) || (isHead && cell.head !== '');
    return { cell, text, look, wraps, height: wraps ? pen.heightOf(text, look, cell.width) : look.step };
  });
  const high = Math.max(of.text.step, ...measured.map(({ height }) => height));
  function parts(at: Spot): Part[] {
    let edge = Infinity;
    const fromRight = measured.toReversed().map(({ cell, text, look, wraps, height }): Part => {
      const { width, kind } = cell;
      const x = at.x + cell.x;
      const y = at.y + over + (isHead ? high - height : 0);
      if (cell.text === undefined) return { draw: () => drawMark(table, kind, row, { x, y, width }) };
      if (wraps) return { draw: () => pen.write(text, look, { x, y, width, isRight: isFigure(cell) }) };
      const isShown = kind !== 'day' || !repeatsDay || at.isTop;
      if (!isFigure(cell)) return { draw: () => isShown && pen.write(text, look, { x, y }) };
      const end = Math.min(x + width, edge);
      edge = end - pen.widthOf(text, look) - apart;
      return { draw: () => pen.write(text, look, { x: end, y, isRight: true }) };
    });
    return fromRight.toReversed();
  }
  return { role: isHead ? 'TH' : 'TD', height: over + high + under, parts };
}

function drawMark({ section, paper, pen }: Table, kind: Column['kind'], row: Row, at: Area): void {
  if (row === 'total') return;
  if (kind === 'ruler' && row === 'head') drawHours(pen, at);
  else if (kind === 'ruler' && row !== 'head') drawRuler(pen, at, row, paper.zone);
  else if (row !== 'head') drawBar(pen, at, row, section.longest, section.isOpen);
}

function shownIn({ kind, text: textOf }: Column, row: SheetRow, of: Looks): Shown {
  const text = textOf?.(row) ?? '';
  if (kind === 'text' || kind === 'name' || kind === 'day') return { text, look: of[kind] };
  if (kind === 'hours' && isVeryLong(row.totalSeconds)) return { text, look: of.veryLong };
  if (kind === 'hours' && isLong(row.totalSeconds)) return { text, look: of.long };
  return { text, look: /^[0.,]+$|^–$/.test(text) ? of.zero : of.figure };
}

/**
 * Each row, with its name above it and its words and photos below it. A page break never parts the first two rows, nor the
 * last two from the total.
 */
function* rowLines(table: Table): Generator<Line> {
  const { section, looks: of, pen, width } = table;
  const { rows, lead, longest } = section;
  let before: SheetRow | undefined;
  for (const [at, row] of rows.entries()) {
    if (lead && (before === undefined || lead(before) !== lead(row))) {
      yield { ...pen.textLine('TD', lead(row), of.name, width), above: 2, keeps: true, repeats: 1 };
      before = undefined;
    }
    // The day stands once over its rows, and rules part days.
    const repeatsDay = longest === undefined && row.day === before?.day;
    const hasRule = before !== undefined && !repeatsDay;
    const room = [of.padding, of.padding] as const;
    const line = cellsLine(table, row, room, (cell) => shownIn(cell, row, of), repeatsDay);
    const below = linesBelow(row, table);
    const isLast = at === rows.length - 1;
    yield {
      ...line,
      keeps: below.length > 0 || isLast || at === 0 || at === rows.length - 2,
      unsaid: ({ x, y, isTop }) => hasRule && !isTop && pen.block(x, y, width, 0.5, 'line'),
    };
    for (const one of below) yield isLast && one === below.at(-1) ? { ...one, keeps: true } : one;
    before = row;
  }
}

/** A row's words, then its photos side by side; its last words stay with the first photos. */
function linesBelow(row: SheetRow, { section, paper, pen, width: whole, belowX }: Table): Line[] {
  const width = whole - belowX;
  const ids = section.photos(row);
  const said = section.said(row);
  const lines = said.map((text, at): Line => {
    const line = pen.textLine('TD', text, looks.note, width, belowX);
    return { ...line, height: line.height + 2, keeps: at === said.length - 1 && ids.length > 0 };
  });
  const side = pictureSides[paper.photoSize];
  const step = side + pictureGap;
  const beside = Math.max(1, Math.floor((width + pictureGap) / step));
  for (let from = 0; from < ids.length; from += beside) {
    const shown = ids.slice(from, from + beside);
    const parts = ({ x, y }: Spot) =>
      shown.map((id, at) => pictureOf(id, paper, pen, { x: x + belowX + at * step, y, width: side }));
    lines.push({ role: 'TD', height: step, parts });
  }
  return lines;
}

/** A picture as large as fits, or the words that it is missing. */
function pictureOf(id: string, { photos, ...words }: Paper, pen: Pen, { x, y, width }: Area): Part {
  const image = photos.get(id);
  if (image !== undefined) return { alt: words.photoWord, draw: () => pen.picture(image, x, y, width) };
  const draw = (): void => {
    pen.block(x, y, width, width, 'sunk');
    pen.write(words.photoMissing, looks.note, { x: x + 6, y: y + 6, width: width - 12 });
  };
  return { draw };
}
