// Writes the PDF of a paper: its lines on pages, with repeated heads and no orphans.

import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import type { Sink } from '#functions/aws/made-files.ts';
import { productName } from '#shared/limits.ts';
import { dense, looks, type Looks, roomy } from './looks.ts';
import { openingOf } from './opening.ts';
import { type Line, lineOf, openPen, type Pen, type Spot } from './pen.ts';
import type { Paper, Section } from './sections.ts';
import { linesOf } from './table.ts';

/** Points. */
const sheet = { short: 595.28, long: 841.89 } as const;
const margin = { side: 30, top: 32, bottom: 44 } as const;
const gutter = 12;
/** Above the columns of a page. */
const aboveColumns = 18;
type Room = ReturnType<typeof roomOf>;
/** Lines in one column of the page, or dense in two. */
type Block = { readonly isDense: boolean; readonly lines: () => Iterable<Line> };
type Placed = {
  readonly line: Line;
  readonly page: number;
  readonly at: Spot;
  /** It stands on an earlier page too. */
  readonly isRepeated: boolean;
};

/** Gives every line its place twice, because each page names the number of all; resolves when the sink has everything. */
export async function writePaper(
  sink: Sink,
  paper: Paper,
  advance: (rowsDone: number) => Promise<void>,
): Promise<void> {
  const pen = openPen(paper);
  const room = roomOf(paper);
  const written = pipeline(pen.doc, sink);
  written.catch(() => undefined);
  const blocks = [...blocksOf(paper, pen, room)];
  const placed = () => placedOn(room, blocks);
  let pages = 0;
  for (const { page } of placed()) {
    // Lets other work of the process go on, as the next loop does.
    if (page > pages) await setImmediate();
    pages = page;
  }
  let open = 0;
  for (const { line, page, at, isRepeated } of placed()) {
    if (page > open) {
      open = page;
      await advance(Math.floor((paper.rowCount * (page - 1)) / pages));
      await setImmediate();
      openPage(pen, room, paper.pageText(page, pages), paper.footer);
    }
    pen.put(line, at, !isRepeated);
  }
  pen.doc.end();
  await written;
}

/** The room of a page: its whole width, or two columns. */
function roomOf({ isWide }: Paper) {
  const [width, length] = isWide ? [sheet.long, sheet.short] : [sheet.short, sheet.long];
  const whole = width - 2 * margin.side;
  const bottom = length - margin.bottom;
  return { whole, half: (whole - gutter) / 2, bottom, height: bottom - margin.top };
}

function openPage(pen: Pen, { whole, bottom }: Room, pageText: string, footer: string): void {
  pen.doc.addPage();
  const foot = lineOf('P', [
    pen.block(0, -8, whole, 0.5, 'line'),
    pen.words(pageText, looks.note, whole, { isRight: true }),
    pen.words(`${productName} · ${footer}`, looks.note, 0, { width: whole - 140, isCut: true }),
  ]);
  pen.put(foot, { x: margin.side, y: bottom + 19, isTop: false }, false);
}

/** The opening and each section. */
function* blocksOf(paper: Paper, pen: Pen, { whole, half, height }: Room): Generator<Block> {
  const opening = [...openingOf(paper, whole, pen)];
  yield { isDense: false, lines: () => opening };
  const drawn = (section: Section, of: Looks, width: number) =>
    linesOf({ section, paper, pen, looks: of, width });
  const isSums = ({ longest }: Section): boolean => longest !== undefined;
  const room = height - heightOf(opening);
  const fits = (of: Looks): boolean =>
    heightOf(paper.sections.filter(isSums).flatMap((one) => [...drawn(one, of, whole)])) <= room;
  // As high as lets all sums stand on the first page; low where no height does.
  const sumsOf = (padding: number): Looks => ({ ...roomy, padding, before: 14 });
  const sums = sumsOf([3.2, 2.4, 1.6, 0.7].find((padding) => fits(sumsOf(padding))) ?? 1.5);
  for (const section of paper.sections) {
    const { isDense } = section;
    const of = isSums(section) ? sums : isDense ? dense : roomy;
    yield { isDense, lines: () => drawn(section, of, isDense ? half : whole) };
  }
}

/** Goes from page to page, and on each divided one from column to column. */
function* placedOn({ half, bottom, height }: Room, blocks: Iterable<Block>): Generator<Placed> {
  const place = { x: 0, y: Infinity, isTop: true };
  let page = 0;
  let top = 0;
  let isDivided = false;
  let repeated: readonly Line[] = [];
  function* put(line: Line, isRepeated = false): Generator<Placed> {
    if (!place.isTop) place.y += line.above ?? 0;
    yield { line, page, at: { ...place }, isRepeated };
    place.y += line.height;
    place.isTop &&= isRepeated;
  }
  function* turn(): Generator<Placed> {
    const isNewPage = !isDivided || place.x > margin.side;
    if (isNewPage) {
      page += 1;
      top = margin.top;
    }
    Object.assign(place, { x: margin.side + (isNewPage ? 0 : half + gutter), y: top, isTop: true });
    for (const line of repeated) yield* put(line, true);
  }
  for (const { isDense, lines } of blocks) {
    repeated = [];
    if (isDense && !isDivided) {
      // Columns are begun where they have some height.
      if (place.y + height / 5 > bottom) yield* turn();
      top = place.isTop ? place.y : place.y + aboveColumns;
      Object.assign(place, { y: top, isTop: true });
      isDivided = true;
    }
    for (const kept of keptTogether(lines())) {
      const needed = Math.min(heightOf(kept), height);
      for (const [at, line] of kept.entries()) {
        if (place.y + (at === 0 ? needed : line.height) > bottom) yield* turn();
        yield* put(line);
        if (line.repeats !== undefined) repeated = [...repeated.slice(0, line.repeats), line];
      }
    }
  }
}

function heightOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { height, above = 0 }) => sum + above + height, 0);
}

/** The lines in runs that stay together. */
function* keptTogether(lines: Iterable<Line>): Generator<readonly Line[]> {
  let kept: Line[] = [];
  for (const line of lines) {
    kept.push(line);
    if (line.keeps) continue;
    yield kept;
    kept = [];
  }
  yield kept;
}
