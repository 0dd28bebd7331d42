// A table of the PDF: its heads, its rows and its total, measured and drawn at the pen's place.

import { drawBar } from './bar.ts';
import type { Density } from './looks.ts';
import type { Look, Pen } from './pen.ts';
import { countOfPictures, pictureGap } from './pictures.ts';
import type { Place } from './place.ts';
import type { PaperColumn, PaperRow } from './rows.ts';
import { drawRuler } from './ruler.ts';
import type { Tree } from './structure.ts';

const belowStep = 11;
/** A text up to this height is kept together with the photos after it. */
const keptMost = 128;

/** `x` from the left edge of the column of the page. */
type Placed = PaperColumn & { readonly x: number; readonly width: number };
export type Measured = {
  readonly cells: readonly (readonly string[])[];
  readonly below: readonly string[];
  readonly height: number;
  /** Height that must stay together: the first words and the first photos. */
  readonly kept: number;
};
type Tools = {
  readonly pen: Pen;
  readonly tree: Tree;
  readonly place: Place;
  readonly isDrawn: boolean;
  /** How wide and high a photo is at most. */
  readonly pictureSide: number;
};
export type Table = ReturnType<typeof openTable>;

const isFigure = ({ kind }: PaperColumn): boolean => kind === 'figure';

function placed(columns: readonly PaperColumn[], width: number, gap: number): Placed[] {
  const fixed = columns.reduce((sum, column) => sum + (column.width ?? 0), 0);
  const open = columns.filter((column) => column.width === undefined).length;
  const share = (width - fixed - gap * (columns.length - 1)) / Math.max(1, open);
  let x = 0;
  return columns.map((column) => {
    const own = column.width ?? share;
    const at = { ...column, x, width: own };
    x += own + gap;
    return at;
  });
}

/** What stays free between a figure's head or total and its neighbour. */
const apart = 2;
/** Room for the longest word of a head: 'Nadgodziny' is not broken. That of a figure reaches into the gap before it. */
function withRoom(column: PaperColumn, { looks, gap }: Density, pen: Pen): PaperColumn {
  if (column.kind !== 'time' && !isFigure(column)) return column;
  const reach = isFigure(column) ? gap - apart : 0;
  const words = column.head.split(' ').map((word) => Math.ceil(pen.widthOf(word, looks.head) - reach));
  return { ...column, width: Math.max(column.width ?? 0, ...words) };
}

/** The columns at their places, and how a text is put into one. */
function openColumns(given: readonly PaperColumn[], density: Density, { pen, place }: Tools) {
  const roomy = given.map((column) => withRoom(column, density, pen));
  const columns = placed(roomy, place.inner, density.gap);
  const textX = columns.find((column) => column.kind === 'text')?.x ?? 0;
  const at = (column: Placed) => ({ x: place.left + column.x, width: column.width });
  const print = (column: Placed, text: string, look: Look, y: number): void => {
    const { x, width } = at(column);
    pen.write(text, look, isFigure(column) ? { right: x + width, y } : { x, y });
  };
  return { columns, textX, at, print };
}
type Columns = ReturnType<typeof openColumns>;

/** The heads of the columns; a repeated one is read out once. */
function headsOf({ columns, at, print }: Columns, { looks, gap, headStep }: Density, tools: Tools) {
  const { pen, tree, place, isDrawn } = tools;
  // The head of a figure may reach into the gap before it.
  const headWidth = (column: Placed) => column.width + (isFigure(column) ? gap - apart : 0);
  const heads = columns.map((column) => pen.lines(column.head, looks.head, headWidth(column)));
  const headLines = Math.max(...heads.map((lines) => lines.length));

  function drawHeads(isFirst: boolean): void {
    const draw = (column: Placed, index: number) => {
      if (column.kind === 'ruler') {
        drawRuler.head(pen, at(column), place.y + (headLines - 1) * headStep, looks.head);
        return;
      }
      (heads[index] ?? []).forEach((text, line, all) =>
        print(column, text, looks.head, place.y + (headLines - all.length + line) * headStep),
      );
    };
    if (isFirst) tree.row('TH', columns, draw);
    else if (isDrawn) pen.unsaid(() => columns.forEach(draw));
    place.y += headLines * headStep + 4;
    if (isDrawn) pen.unsaid(() => pen.rule(place.left, place.y, place.inner, 'edge', 0.75));
    place.y += 3;
  }
  return { drawHeads, headHeight: headLines * headStep + 7 };
}

/** The rows: how much room one needs, and how it is drawn. */
function rowsOf({ columns, textX, at, print }: Columns, density: Density, longest: number, tools: Tools) {
  const { pen, tree, place, pictureSide } = tools;
  const { looks, lineHeight, rowPadding } = density;
  const textLook = ({ isName }: PaperColumn): Look => (isName ? looks.name : looks.text);

  function measured(row: PaperRow): Measured {
    const cells = columns.map((column, index) => {
      const text = row.cells[index] ?? '';
      return column.kind === 'text' ? pen.lines(text, textLook(column), column.width) : [text];
    });
    const below = row.below === '' ? [] : pen.lines(row.below, looks.below, place.inner - textX);
    const height = Math.max(...cells.map((cell) => cell.length)) * lineHeight + 2 * rowPadding;
    const words = below.length * belowStep;
    const isPictured = countOfPictures(row) > 0 && words <= keptMost;
    const kept =
      height + (isPictured ? words + pictureSide + pictureGap : Math.min(below.length, 3) * belowStep);
    return { cells, below, height, kept };
  }

  function figureLook(column: Placed, row: PaperRow, text: string): Look {
    if (column.isHours && row.mark === 'very_long') return looks.veryLong;
    if (column.isHours && row.mark === 'long') return looks.long;
    return /^[0.,]+$|^–$/.test(text) ? looks.zero : looks.figure;
  }

  function drawRow(row: PaperRow, m: Measured, repeatsDay: boolean): void {
    const top = place.y + rowPadding;
    tree.row('TD', columns, (column, index) => {
      const lines = m.cells[index] ?? [];
      const [text = ''] = lines;
      if (column.kind === 'ruler') return drawRuler.day(pen, at(column), top, row);
      if (column.kind === 'bar') return row.bar && drawBar(pen, row.bar, longest, at(column), top + 2);
      if (column.kind === 'day') return repeatsDay ? undefined : print(column, text, looks.day, top);
      if (column.kind === 'time') return print(column, text, looks.figure, top);
      if (column.kind === 'figure') return print(column, text, figureLook(column, row, text), top);
      return lines.forEach((line, under) => print(column, line, textLook(column), top + under * lineHeight));
    });
    place.y += m.height;
  }

  return { measured, drawRow };
}

/** Rows that share a name: the name is above them, their total below. */
function edgesOf({ columns, print }: Columns, density: Density, { pen, tree, place, isDrawn }: Tools) {
  const { looks, lineHeight, rowPadding } = density;

  /** The name that the rows below share, over them. */
  const leadHeight = lineHeight + 2 * rowPadding + 2;
  function drawLead(text: string, isFirst: boolean): void {
    const draw = () => pen.write(text, looks.name, { x: place.left, y: place.y + rowPadding + 2 });
    if (isFirst) tree.leaf('P', draw, 'TR');
    else if (isDrawn) pen.unsaid(draw);
    place.y += leadHeight;
  }

  /** Where each total ends: a large one pushes those before it aside. */
  function endsOf(total: readonly string[]): number[] {
    let edge = place.inner;
    return [...columns.entries()]
      .toReversed()
      .map(([index, { x, width }]) => {
        const end = Math.min(x + width, edge);
        edge = end - pen.widthOf(total[index] ?? '', looks.total) - 2 * apart;
        return end;
      })
      .toReversed();
  }

  const totalHeight = lineHeight + 2 * rowPadding + density.aroundTotal;
  function drawTotal(total: readonly string[]): void {
    place.y += density.aroundTotal / 3;
    if (isDrawn) pen.unsaid(() => pen.rule(place.left, place.y, place.inner, 'ink', 1));
    place.y += density.aroundTotal / 2;
    const ends = endsOf(total);
    const y = place.y + rowPadding;
    tree.row('TD', columns, (column, index) => {
      const text = total[index] ?? '';
      if (!isFigure(column)) return print(column, text, looks.total, y);
      return pen.write(text, looks.total, { right: place.left + (ends[index] ?? 0), y });
    });
    place.y += totalHeight - (density.aroundTotal * 5) / 6;
  }

  return { leadHeight, drawLead, totalHeight, drawTotal };
}

export function openTable(given: readonly PaperColumn[], density: Density, longest: number, tools: Tools) {
  const columns = openColumns(given, density, tools);
  const { place } = tools;
  return {
    ...headsOf(columns, density, tools),
    ...rowsOf(columns, density, longest, tools),
    ...edgesOf(columns, density, tools),
    belowStep,
    belowX: () => place.left + columns.textX,
    belowWidth: () => place.inner - columns.textX,
    hasDays: columns.columns[0]?.kind === 'day',
  };
}
