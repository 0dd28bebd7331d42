// The PDF's layout: its opening, and section after section, with repeated heads and no orphans.

import type { SheetRow } from '#functions/domain/exports/sheet/rows.ts';
import { productName } from '#shared/limits.ts';
import { dense, looks, type Looks, roomy, sumsOf, sumsPadding } from './looks.ts';
import { drawOpening } from './opening.ts';
import type { Paper, Section } from './sections.ts';
import type { Pen } from './pen.ts';
import { drawPicture, openPictures, photosIn, pictureGap } from './pictures.ts';
import { openPlace, type Place } from './place.ts';
import { drawHeads, drawLead, drawRow, drawTotal, openTable, rowHeight, type Table } from './table.ts';

/** Words up to this height are kept together with the photos after them. */
const keptMost = 128;

/** What all sections are drawn with. */
type Flow = {
  readonly paper: Paper;
  readonly pen: Pen;
  readonly place: Place;
  readonly picturesIn: ReturnType<typeof openPictures>;
  readonly rowDone: () => void;
};
/** A section while it is drawn. */
type Drawn = Flow & {
  readonly section: Section;
  readonly table: Table;
  readonly picturesOf: ReturnType<Flow['picturesIn']>;
  /** Turns to the next column or page, and repeats what stands above the rows. */
  readonly again: () => Promise<void>;
};

/** Draws the paper and returns its number of pages; `advance` gets the number of rows so far before every page. */
export async function layOut(
  paper: Paper,
  pen: Pen,
  pages: number,
  advance: (rowsDone: number) => Promise<void>,
): Promise<number> {
  let rowsDone = 0;
  let page = 0;
  const place = openPlace(paper.isWide, async () => {
    await advance(rowsDone);
    page += 1;
    pen.addPage();
    drawFoot(paper, pen, place, paper.pageText(page, pages));
  });
  const picturesIn = openPictures(paper.photosOf, paper.photoMissing);
  const flow: Flow = { paper, pen, place, picturesIn, rowDone: () => void (rowsDone += 1) };
  await place.turn();
  drawOpening(paper, flow);
  const sums = sumsLooks(flow);
  for (const section of paper.sections)
    await drawSection(flow, section, section.isSums ? sums : section.isDense ? dense : roomy);
  return page;
}

function drawFoot({ footer }: Paper, pen: Pen, { left: x, whole, bottom }: Place, page: string): void {
  const y = bottom + 19;
  pen.rule(x, y - 8, whole, 'line');
  pen.unsaid(() => {
    pen.write(page, looks.page, { x: x + whole, y, isRight: true });
    pen.write(`${productName} · ${footer}`, looks.footer, { x, y, width: whole - 140, isCut: true });
  });
}

/** As high as lets all sums stand on the first page; lower rows where no height does. */
function sumsLooks(flow: Flow): Looks {
  const { least, many, most } = sumsPadding;
  const low = sumsOf(least);
  let room = flow.place.bottom - flow.place.y - 1;
  let rows = 0;
  for (const section of flow.paper.sections.filter(({ isSums }) => isSums)) {
    const table = openTable(section.columns, low, flow);
    room -= low.before + table.headHeight + table.totalHeight;
    for (const row of section.rows()) room -= rowHeight(table, row, flow.pen);
    rows += section.rowCount + 1;
  }
  return sumsOf(room < 0 ? many : Math.min(most, least + room / (2 * Math.max(rows, 1))));
}

async function drawSection(flow: Flow, section: Section, given: Looks): Promise<void> {
  const { pen, place } = flow;
  await place.divide(section.isDense ? 2 : 1);
  const rows = section.rows();
  const table = openTable(section.columns, given, flow);
  const heading = headingOf(section, flow, given);
  // Two rows stay with their heads, and the total of so short a table with them.
  const [first, second] = rows;
  const opened =
    given.before +
    heading.height +
    table.headHeight +
    (section.lead === undefined ? 0 : table.leadHeight) +
    (first === undefined ? 0 : keptOf({ ...flow, section, table }, first)) +
    (second === undefined ? 0 : rowHeight(table, second, pen)) +
    (rows.length <= 2 ? table.totalHeight : 0);
  if (!place.isRoom(Math.min(opened, place.full))) await place.turn();
  else if (!place.isAtTop()) place.y += given.before;
  pen.begin('Sect');
  heading.draw();
  pen.begin('Table');
  drawHeads(table, flow, true);
  await drawRows(flow, section, rows, table);
  pen.end();
  pen.end();
}

/** The title, and what it holds: beside it in small type where there is room. */
function headingOf({ title, detail, isDense }: Section, { pen, place }: Flow, given: Looks) {
  if (title === '') return { height: 0, draw: () => undefined };
  const { width } = place;
  const { heading: look, detail: small } = given;
  const high = pen.heightOf(title, look, width);
  const wide = pen.widthOf(title, look) + 2 * given.gap + pen.widthOf(detail, small);
  const isBeside = isDense && wide <= width;
  const height = high + (isBeside ? 0 : small.step) + given.lead;
  const draw = (): void => {
    const { x, y } = place;
    const beside = { x: x + width, y: y + look.size - small.size, isRight: true };
    pen.leaf('H2', () => pen.write(title, look, { x, y, width }));
    pen.leaf('P', () => pen.write(detail, small, isBeside ? beside : { x, y: y + high }));
    place.y += height;
  };
  return { height, draw };
}

/** The rows with what they share, their words and photos, and the total. */
async function drawRows(
  flow: Flow,
  section: Section,
  rows: readonly SheetRow[],
  table: Table,
): Promise<void> {
  const { pen, place } = flow;
  const hasDays = table.cells[0]?.kind === 'day';
  let dayBefore: string | undefined;
  let leadBefore: string | undefined;
  const again = async (): Promise<void> => {
    await place.turn();
    drawHeads(table, flow, false);
    dayBefore = undefined;
    if (leadBefore !== undefined) drawLead(leadBefore, table, flow, false);
  };
  const picturesOf = flow.picturesIn(section.hasPhotos ? rows : []);
  const drawn: Drawn = { ...flow, section, table, picturesOf, again };
  for (const [at, row] of rows.entries()) {
    const lead = section.lead?.(row);
    const isNewLead = lead !== leadBefore;
    // The total stays with the last row.
    const total = section.hasTotal && at === rows.length - 1 ? table.totalHeight : 0;
    if (isNewLead) leadBefore = undefined;
    if (!place.isRoom(keptOf(drawn, row) + (isNewLead ? table.leadHeight : 0) + total)) await again();
    if (isNewLead && lead !== undefined) {
      drawLead(lead, table, flow, true);
      leadBefore = lead;
      dayBefore = undefined;
    }
    const repeatsDay = hasDays && row.day === dayBefore;
    if (hasDays ? dayBefore !== undefined && !repeatsDay : at > 0)
      pen.rule(place.x, place.y, place.width, 'line');
    dayBefore = row.day;
    drawRow(table, row, flow, repeatsDay);
    await drawWords(drawn, row);
    if (section.hasPhotos) await drawPhotos(drawn, row);
    flow.rowDone();
  }
  if (!section.hasTotal) return;
  if (!place.isRoom(table.totalHeight)) await again();
  drawTotal(table, flow);
}

const widthBelow = ({ place, table }: Pick<Drawn, 'place' | 'table'>): number => place.width - table.belowX;

/** The height that must stay together: a row, its first words and its first photos. */
function keptOf(drawn: Flow & Pick<Drawn, 'section' | 'table'>, row: SheetRow): number {
  const { pen, paper, section, table } = drawn;
  const words = section.below(row).map((text) => pen.heightOf(text, looks.below, widthBelow(drawn)));
  const all = words.reduce((sum, one) => sum + one, 0);
  const isPictured = section.hasPhotos && photosIn(row) > 0 && all <= keptMost;
  return rowHeight(table, row, pen) + (isPictured ? all + paper.pictureSide + pictureGap : (words[0] ?? 0));
}

/** A row's words, under it. */
async function drawWords(drawn: Drawn, row: SheetRow): Promise<void> {
  const { pen, place, section, table, again } = drawn;
  const words = section.below(row);
  const width = widthBelow(drawn);
  for (const text of words) {
    const height = pen.heightOf(text, looks.below, width);
    if (!place.isRoom(height)) await again();
    const at = { x: place.x + table.belowX, y: place.y - 2, width };
    pen.row('TD', [() => pen.write(text, looks.below, at)]);
    place.y += height;
  }
  if (words.length > 0) place.y += 3;
}

/** A row's photos side by side, under its words. */
async function drawPhotos(drawn: Drawn, row: SheetRow): Promise<void> {
  const { pen, place, paper, table, picturesOf, again } = drawn;
  const step = paper.pictureSide + pictureGap;
  const beside = Math.max(1, Math.floor((widthBelow(drawn) + pictureGap) / step));
  const shown = await picturesOf(row);
  for (let from = 0; from < shown.length; from += beside) {
    if (!place.isRoom(paper.pictureSide)) await again();
    const line = shown.slice(from, from + beside).map((one, at) => ({
      alt: 'image' in one ? paper.photoWord : undefined,
      draw: () => drawPicture(pen, one, paper.pictureSide, place.x + table.belowX + at * step, place.y),
    }));
    pen.figures(line);
    place.y += step;
  }
}
