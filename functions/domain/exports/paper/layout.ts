// The PDF's layout: page breaks, repeated headings, no orphans; drawn, or planned without drawing.

import { productName } from '#shared/limits.ts';
import { type Look, type Pen } from './pen.ts';
import {
  countOfPictures,
  drawPicture,
  openPictures,
  picturesBeside,
  pictureSide,
  pictureStep,
} from './pictures.ts';
import { drawRuler } from './ruler.ts';
import type { PaperColumn, PaperRow } from './rows.ts';
import type { Paper, PaperSection } from './sections.ts';
import { structure } from './structure.ts';

const sheet = { short: 595.28, long: 841.89 } as const;
const margin = { side: 40, top: 40, bottom: 54 } as const;
const gap = 8;
const textSize = 9;
const lineHeight = 12;
const rowPadding = 3;
const belowStep = 11;
/** A text and the photos after it are kept together up to this height. */
const keptMost = 200;
const looks = {
  company: { size: 10.5, weight: 'strong', ink: 'dim' },
  title: { size: 24, weight: 'heavy' },
  range: { size: 12 },
  factLabel: { size: 8, ink: 'dim' },
  fact: { size: 15, weight: 'strong', isTabular: true },
  sentence: { size: 9, ink: 'ink' },
  heading: { size: 14, weight: 'heavy' },
  detail: { size: 8.5, ink: 'dim' },
  head: { size: 8, weight: 'strong', ink: 'dim' },
  text: { size: textSize },
  day: { size: textSize, weight: 'strong', isTabular: true },
  figure: { size: textSize, isTabular: true },
  zero: { size: textSize, isTabular: true, ink: 'edge' },
  long: { size: textSize, weight: 'heavy', isTabular: true },
  veryLong: { size: textSize, weight: 'heavy', isTabular: true, ink: 'brick' },
  total: { size: textSize, weight: 'heavy', isTabular: true },
  below: { size: 8.5, ink: 'dim' },
  footer: { size: 8, ink: 'dim' },
} as const satisfies Record<string, Look>;

type Placed = PaperColumn & { readonly x: number; readonly width: number };

function placed(columns: readonly PaperColumn[], width: number): Placed[] {
  const fixed = columns.reduce((sum, column) => sum + (column.width ?? 0), 0);
  const open = columns.filter((column) => column.width === undefined).length;
  const share = (width - fixed - gap * (columns.length - 1)) / Math.max(1, open);
  let x = margin.side;
  return columns.map((column) => {
    const own = column.width ?? share;
    const at = { ...column, x, width: own };
    x += own + gap;
    return at;
  });
}

const isFigure = ({ kind }: PaperColumn): boolean => kind === 'figure';
const lineOf = (count: number): number => count * lineHeight;

/** Lays out the paper; yields the number of rows so far at the end of every page. */
export async function* layOut(
  paper: Paper,
  pen: Pen,
  pages: number,
  isDrawn: boolean,
): AsyncGenerator<number> {
  const [width, height] = paper.isWide ? [sheet.long, sheet.short] : [sheet.short, sheet.long];
  const inner = width - 2 * margin.side;
  const bottom = height - margin.bottom;
  const tree = structure(pen, isDrawn, paper.rowCount, paper.language);
  const picturesIn = openPictures(paper.photosOf, paper.photoMissing);
  let page = 0;
  let y = 0;
  let rowsDone = 0;

  function beginPage(): void {
    page += 1;
    y = margin.top;
    if (!isDrawn) return;
    pen.doc.addPage();
    pen.unsaid(() => {
      const at = height - margin.bottom + 24;
      pen.rule(margin.side, at - 8, inner, 'line');
      const number = paper.pageText(page, pages);
      pen.write(number, { ...looks.footer, isTabular: true }, { right: width - margin.side, y: at });
      const [line = ''] = pen.lines(paper.footer, looks.footer, inner - 140);
      pen.write(`${productName} · ${line}`, looks.footer, { x: margin.side, y: at });
    });
  }
  const isRoom = (needed: number): boolean => y + needed <= bottom;

  function paragraph(type: 'H1' | 'H2' | 'P', lines: readonly string[], look: Look, step: number): void {
    tree.leaf(type, () => {
      lines.forEach((line, at) => pen.write(line, look, { x: margin.side, y: y + at * step }));
    });
    y += lines.length * step;
  }

  function opening(): void {
    paragraph('P', pen.lines(paper.companyName, looks.company, inner - 40), looks.company, 14);
    y += 2;
    paragraph('H1', pen.lines(paper.title, looks.title, inner), looks.title, 28);
    y += 2;
    paragraph('P', [paper.range], looks.range, 18);
    y += 8;
    const share = inner / paper.facts.length;
    if (isDrawn) pen.unsaid(() => pen.fill(margin.side, y, inner, 46, 'sunk', 6));
    paper.facts.forEach(({ label, value }, at) => {
      const x = margin.side + 14 + at * share;
      // A tier goes by the company's own name for it.
      const [line = ''] = pen.lines(label, looks.factLabel, share - gap);
      tree.leaf('P', () => {
        pen.write(line, looks.factLabel, { x, y: y + 8 });
        pen.write(value, looks.fact, { x, y: y + 20 });
      });
    });
    y += 58;
    const said = paper.sentences.flatMap((one) => pen.lines(one, looks.sentence, inner));
    paragraph('P', said, looks.sentence, 13);
  }

  function headRow(columns: readonly Placed[], isFirst: boolean): void {
    const texts = columns.map((column) => pen.lines(column.head, looks.head, column.width));
    const lines = Math.max(...texts.map((text) => text.length));
    const draw = (column: Placed, at: number) => {
      if (column.kind === 'ruler') drawRuler.head(pen, column, y + lineOf(lines - 1), looks.head);
      (texts[at] ?? []).forEach((text, line, all) => {
        if (column.kind === 'ruler') return;
        const top = y + lineOf(lines - all.length + line);
        const place = isFigure(column) ? { right: column.x + column.width, y: top } : { x: column.x, y: top };
        pen.write(text, looks.head, place);
      });
    };
    // A repeated heading is read out once.
    if (isFirst) tree.row('TH', columns, draw);
    else if (isDrawn) pen.unsaid(() => columns.forEach(draw));
    y += lineOf(lines) + 4;
    if (isDrawn) pen.unsaid(() => pen.rule(margin.side, y, inner, 'edge', 0.75));
    y += 3;
  }
  const headHeight = (columns: readonly Placed[]): number =>
    lineOf(Math.max(...columns.map((column) => pen.lines(column.head, looks.head, column.width).length))) + 7;

  type Measured = {
    cells: readonly (readonly string[])[];
    below: readonly string[];
    height: number;
    /** Height that must stay together: the first words and the first photos. */
    kept: number;
  };
  function measured(columns: readonly Placed[], row: PaperRow): Measured {
    const cells = columns.map((column, at) => {
      const text = row.cells[at] ?? '';
      return column.kind === 'text' ? pen.lines(text, looks.text, column.width) : [text];
    });
    const below = row.below === '' ? [] : pen.lines(row.below, looks.below, belowWidth(columns));
    const ownHeight = lineOf(Math.max(...cells.map((cell) => cell.length))) + 2 * rowPadding;
    const words = below.length * belowStep;
    const isPictured = countOfPictures(row) > 0 && words + pictureSide <= keptMost;
    const kept = ownHeight + (isPictured ? words + pictureStep : Math.min(below.length, 3) * belowStep);
    return { cells, below, height: ownHeight, kept };
  }
  const belowX = (columns: readonly Placed[]): number =>
    columns.find((column) => column.kind === 'text')?.x ?? margin.side;
  const belowWidth = (columns: readonly Placed[]): number => width - margin.side - belowX(columns);

  function drawRow(columns: readonly Placed[], row: PaperRow, m: Measured, repeatsDay: boolean): void {
    const top = y + rowPadding;
    tree.row('TD', columns, (column, at) => {
      const text = m.cells[at]?.[0] ?? '';
      if (column.kind === 'ruler') return drawRuler.day(pen, column, top, row);
      if (column.kind === 'day') {
        // Read out with every row, shown once a day.
        if (!repeatsDay) pen.write(text, looks.day, { x: column.x, y: top });
        return undefined;
      }
      if (column.kind === 'time') return pen.write(text, looks.figure, { x: column.x, y: top });
      if (isFigure(column)) {
        const look = figureLook(column, row, text);
        pen.write(text, look, { right: column.x + column.width, y: top });
        return undefined;
      }
      (m.cells[at] ?? []).forEach((line, index) =>
        pen.write(line, looks.text, { x: column.x, y: top + lineOf(index) }),
      );
      return undefined;
    });
    y += m.height;
  }
  function figureLook(column: Placed, row: PaperRow, text: string): Look {
    if (column.isHours && row.mark === 'very_long') return looks.veryLong;
    if (column.isHours && row.mark === 'long') return looks.long;
    return /^[0.,]+$|^–$/.test(text) ? looks.zero : looks.figure;
  }

  async function* sectionOf(section: PaperSection): AsyncGenerator<number> {
    const columns = placed(section.columns, inner);
    const rows = section.rows();
    const title = pen.lines(section.title, looks.heading, inner);
    const leads = [section.detail, section.note]
      .filter((text) => text !== '')
      .flatMap((text) => pen.lines(text, looks.detail, inner));
    const totalHeight = lineHeight + 2 * rowPadding + 6;
    const first = rows
      .slice(0, 2)
      .map((row) => measured(columns, row))
      .reduce((sum, m, at) => sum + (at === 0 ? m.kept : m.height), rows.length <= 2 ? totalHeight : 0);
    const opened = 22 + title.length * 18 + leads.length * 12 + 6 + headHeight(columns) + first;
    if (!isRoom(Math.min(opened, bottom - margin.top))) {
      yield rowsDone;
      beginPage();
    } else y += 22;
    tree.open('Sect');
    paragraph('H2', title, looks.heading, 18);
    paragraph('P', leads, looks.detail, 12);
    y += 6;
    tree.open('Table');
    headRow(columns, true);
    const picturesOf = isDrawn ? picturesIn(rows) : undefined;
    let dayBefore: string | undefined;
    function* turn(): Generator<number> {
      yield rowsDone;
      beginPage();
      headRow(columns, false);
      dayBefore = undefined;
    }
    for (const [at, row] of rows.entries()) {
      const m = measured(columns, row);
      const isLast = at === rows.length - 1;
      // The total stays with the last row.
      const kept = m.kept + (isLast ? totalHeight : 0);
      if (!isRoom(kept)) yield* turn();
      const day = columns[0]?.kind === 'day' ? row.cells[0] : undefined;
      const repeatsDay = day !== undefined && day === dayBefore;
      if (isDrawn && dayBefore !== undefined && !repeatsDay)
        pen.unsaid(() => pen.rule(margin.side, y, inner, 'line'));
      if (isDrawn && day === undefined && at > 0) pen.unsaid(() => pen.rule(margin.side, y, inner, 'line'));
      dayBefore = day;
      drawRow(columns, row, m, repeatsDay);
      for (const line of m.below) {
        if (!isRoom(belowStep)) yield* turn();
        tree.leaf('P', () => pen.write(line, looks.below, { x: belowX(columns), y: y - 2 }), 'TR');
        y += belowStep;
      }
      if (m.below.length > 0) y += 3;
      const count = countOfPictures(row);
      const shown = count > 0 && picturesOf !== undefined ? await picturesOf(row) : [];
      const beside = picturesBeside(belowWidth(columns));
      for (let from = 0; from < count; from += beside) {
        if (!isRoom(pictureSide)) yield* turn();
        const line = shown.slice(from, from + beside);
        tree.pictures(
          line.map((one) => ('image' in one ? paper.photoWord : undefined)),
          (place) => drawPicture(pen, line[place], belowX(columns) + place * pictureStep, y),
        );
        y += pictureStep;
      }
      rowsDone += 1;
    }
    if (!isRoom(totalHeight)) yield* turn();
    y += 2;
    if (isDrawn) pen.unsaid(() => pen.rule(margin.side, y, inner, 'ink', 1));
    y += 3;
    tree.row('TD', columns, (column, at) => {
      const text = section.total[at] ?? '';
      const place = isFigure(column)
        ? { right: column.x + column.width, y: y + rowPadding }
        : { x: column.x, y: y + rowPadding };
      pen.write(text, looks.total, place);
    });
    y += totalHeight - 5;
    tree.close();
    tree.close();
  }

  beginPage();
  opening();
  for (const section of paper.sections) yield* sectionOf(section);
  tree.end();
  yield rowsDone;
}
