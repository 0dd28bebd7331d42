// Writes the PDF of a paper: its lines on pages, with repeated heads and no orphans.

import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import type { Sink } from '#functions/aws/made-files.ts';
import { productName } from '#shared/limits.ts';
import { heightOf, keptTogether, type Line } from './lines.ts';
import { dense, looks, type Looks, roomy } from './looks.ts';
import { openingOf } from './opening.ts';
import { openPen, type Pen } from './pen.ts';
import type { Paper } from './sections.ts';
import { linesOf } from './table.ts';

/** How many bytes may wait for the disk. */
const waitingBytesMax = 1_000_000;
/** Points. */
const sheet = { short: 595.28, long: 841.89 } as const;
const margin = { side: 30, top: 32, bottom: 44 } as const;
const gutter = 12;
/** Above the columns of a page. */
const aboveColumns = 18;
type Place = ReturnType<typeof openPlace>;

/** Lays the pages out twice, because each names the number of all; resolves when the sink has everything. */
export async function writePaper(
  sink: Sink,
  paper: Paper,
  advance: (rowsDone: number) => Promise<void>,
): Promise<void> {
  const pen = openPen(paper);
  const { doc } = pen;
  const written = pipeline(doc, sink);
  written.catch(() => undefined);
  // The plan draws nothing, and lets other work of the process go on.
  const pages = await layOut(paper, pen, () => setImmediate());
  const turned = async (page: number): Promise<void> => {
    await advance(Math.floor((paper.rowCount * (page - 1)) / pages));
    while (doc.readableLength > waitingBytesMax && !sink.destroyed) await setImmediate();
  };
  await layOut(paper, pen, turned, pages);
  doc.end();
  await written;
}

/** Gives every line its place, draws it there once the number of pages is known, and returns that number. */
async function layOut(
  paper: Paper,
  pen: Pen,
  turned: (page: number) => Promise<void>,
  pages?: number,
): Promise<number> {
  const place = openPlace(paper.isWide);
  const isRoom = (needed: number): boolean => place.y + needed <= place.bottom;
  let repeated: readonly Line[] = [];
  function put(line: Line, isRepeated = false): void {
    if (!place.isTop) place.y += line.above ?? 0;
    if (pages !== undefined) pen.put(line, place, isRepeated);
    place.y += line.height;
    place.isTop &&= isRepeated;
  }
  async function turn(): Promise<void> {
    if (turnedPage(place)) {
      await turned(place.page);
      if (pages !== undefined) openPage(paper, pen, place, pages);
    }
    for (const line of repeated) put(line, true);
  }
  await turn();
  for (const { isDense, lines } of blocksOf(paper, pen, place)) {
    repeated = [];
    if (isDense && !place.isDivided) {
      // Columns are begun where they have some height.
      if (!isRoom(place.height / 5)) await turn();
      divide(place);
    }
    for (const kept of keptTogether(lines)) {
      const needed = Math.min(heightOf(kept), place.height);
      for (const [at, line] of kept.entries()) {
        if (!isRoom(at === 0 ? needed : line.height)) await turn();
        put(line);
        if (line.repeats !== undefined) repeated = [...repeated.slice(0, line.repeats), line];
      }
    }
  }
  return place.page;
}

/** Where the next line stands, and the room of a page: its whole width, or two columns below `top`. */
function openPlace(isWide: boolean) {
  const [width, length] = isWide ? [sheet.long, sheet.short] : [sheet.short, sheet.long];
  const whole = width - 2 * margin.side;
  const bottom = length - margin.bottom;
  const room = { whole, half: (whole - gutter) / 2, bottom, height: bottom - margin.top };
  return { page: 0, x: 0, y: 0, top: 0, isTop: true, isDivided: false, ...room };
}

/** Goes on in the next column, or on the next page, where it returns true. */
function turnedPage(place: Place): boolean {
  const isNewPage = !place.isDivided || place.x > margin.side;
  if (isNewPage) {
    place.page += 1;
    place.top = margin.top;
  }
  place.x = margin.side + (isNewPage ? 0 : place.half + gutter);
  place.y = place.top;
  place.isTop = true;
  return isNewPage;
}

/** Begins two columns, from this height down. */
function divide(place: Place): void {
  if (!place.isTop) place.y += aboveColumns;
  place.top = place.y;
  place.isTop = true;
  place.isDivided = true;
}

function openPage(paper: Paper, pen: Pen, { page, whole, bottom }: Place, pages: number): void {
  const x = margin.side;
  const y = bottom + 19;
  pen.doc.addPage();
  pen.unsaid(() => {
    pen.block(x, y - 8, whole, 0.5, 'line');
    pen.write(paper.pageText(page, pages), looks.note, { x: x + whole, y, isRight: true });
    pen.write(`${productName} · ${paper.footer}`, looks.note, { x, y, width: whole - 140, isCut: true });
  });
}

/** The lines of the opening and of each section, in one column of the page or in two. */
function* blocksOf(paper: Paper, pen: Pen, { whole, half, height }: Place) {
  const opening = openingOf(paper, whole, pen);
  yield { isDense: false, lines: opening };
  const sums = sumsLooks(paper, height - heightOf(opening), whole, pen);
  for (const section of paper.sections) {
    const { isDense, longest } = section;
    const of = longest !== undefined ? sums : isDense ? dense : roomy;
    yield { isDense, lines: linesOf({ section, paper, pen, looks: of, width: isDense ? half : whole }) };
  }
}

/** As high as lets all sums stand on the first page; low where no height does. */
function sumsLooks(paper: Paper, room: number, width: number, pen: Pen): Looks {
  const least: Looks = { ...roomy, padding: 0.7, before: 14 };
  const lines = paper.sections
    .filter(({ longest }) => longest !== undefined)
    .flatMap((section) => [...linesOf({ section, paper, pen, looks: least, width })]);
  const spare = (room - heightOf(lines)) / (2 * lines.length);
  return { ...least, padding: spare < 0 ? 1.5 : Math.min(3.2, least.padding + spare) };
}
