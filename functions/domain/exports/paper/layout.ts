// The PDF's layout: pages and columns, repeated headings, no orphans; drawn, or planned without drawing.

import { productName } from '#shared/limits.ts';
import { dense, type Density, roomy, sumsOf, sumsPadding } from './looks.ts';
import { drawOpening } from './opening.ts';
import type { Pen } from './pen.ts';
import { countOfPictures, drawPicture, openPictures, pictureGap, picturesBeside } from './pictures.ts';
import { margin, openPlace, type Place } from './place.ts';
import type { PaperRow } from './rows.ts';
import type { Paper, PaperSection } from './sections.ts';
import { structure } from './structure.ts';
import { openTable, type Table } from './table.ts';

/** Columns are begun on a page that has at least this part of it left. */
const leastShareOfPage = 0.2;

type Tools = {
  readonly pen: Pen;
  readonly tree: ReturnType<typeof structure>;
  readonly place: Place;
  readonly isDrawn: boolean;
  readonly pictureSide: number;
};
/** What a section is laid out with: `rowsDone` counts all rows so far. */
type Flow = Tools & {
  readonly paper: Paper;
  readonly picturesIn: ReturnType<typeof openPictures>;
  readonly rowsDone: { count: number };
  readonly sums: Density;
};

/** Lays out the paper; yields the number of rows so far at the end of every page. */
export async function* layOut(
  paper: Paper,
  pen: Pen,
  pages: number,
  isDrawn: boolean,
): AsyncGenerator<number> {
  const tree = structure(pen, isDrawn, paper.rowCount, paper.language);
  const picturesIn = openPictures(paper.photosOf, paper.photoMissing);
  const place = openPlace(paper.isWide, (page) => {
    if (isDrawn) pen.doc.addPage();
    if (isDrawn) pen.unsaid(() => drawFoot(paper, pen, place, page, pages));
  });
  const rowsDone = { count: 0 };
  place.beginPage();
  drawOpening(paper, pen, tree, place, isDrawn);
  const tools = { pen, tree, place, isDrawn, pictureSide: paper.pictureSide };
  const sums = sumsDensity(paper, tools);
  for (const section of paper.sections)
    yield* sectionOf({ ...tools, paper, picturesIn, rowsDone, sums }, section);
  tree.end();
  yield rowsDone.count;
}

/** Goes on in the next column, or on the next page. */
function* turn({ place, rowsDone }: Flow): Generator<number> {
  if (place.hasNextColumn()) return place.nextColumn();
  yield rowsDone.count;
  return place.beginPage();
}

function* beginColumns({ place, rowsDone }: Flow, { pageColumns }: PaperSection): Generator<number> {
  if (pageColumns === 1 || place.isDivided()) return;
  if (!place.isRoom(place.full * leastShareOfPage)) {
    yield rowsDone.count;
    place.beginPage();
  }
  place.divide(pageColumns);
}

async function* sectionOf(flow: Flow, section: PaperSection): AsyncGenerator<number> {
  yield* beginColumns(flow, section);
  const { tree } = flow;
  const rows = section.rows();
  // Sums take the whole width; other sections are dense where the page has columns.
  const density = section.isSums ? flow.sums : section.pageColumns > 1 ? dense : roomy;
  const table = openTable(section.columns, density, section.longest, flow);
  yield* openSection(flow, section, rows, table, density);
  yield* rowsOf(flow, rows, table, section.total);
  tree.close();
  tree.close();
}

/** Heading and heads, where they, the first rows and a short table's total have room. */
function* openSection(
  flow: Flow,
  section: PaperSection,
  rows: readonly PaperRow[],
  table: Table,
  density: Density,
): Generator<number> {
  const { pen, tree, place } = flow;
  const heading = headingOf(section, pen, place, density);
  const first = rows
    .slice(0, 2)
    .map((row) => table.measured(row))
    .reduce((sum, m, at) => sum + (at === 0 ? m.kept : m.height), rows.length <= 2 ? table.totalHeight : 0);
  const lead = rows[0]?.lead === undefined ? 0 : table.leadHeight;
  const opened = density.before + heading.height + table.headHeight + lead + first;
  if (!place.isRoom(Math.min(opened, place.full))) yield* turn(flow);
  else if (!place.isAtTop()) place.y += density.before;
  tree.open('Sect');
  if (section.title !== '') drawHeading(flow, section, heading, density);
  place.y += heading.height === 0 ? 0 : density.lead;
  tree.open('Table');
  table.drawHeads(true);
}

/** The rows with what they share, their notes and photos, and the total. */
async function* rowsOf(
  flow: Flow,
  rows: readonly PaperRow[],
  table: Table,
  total: readonly string[],
): AsyncGenerator<number> {
  const { pen, place, isDrawn } = flow;
  const picturesOf = isDrawn ? flow.picturesIn(rows) : undefined;
  let dayBefore: string | undefined;
  let leadBefore: string | undefined;
  function* again(): Generator<number> {
    yield* turn(flow);
    table.drawHeads(false);
    dayBefore = undefined;
    if (leadBefore !== undefined) table.drawLead(leadBefore, false);
  }
  for (const [at, row] of rows.entries()) {
    const m = table.measured(row);
    const isNewLead = row.lead !== undefined && row.lead !== leadBefore;
    // The total stays with the last row.
    const kept =
      m.kept + (isNewLead ? table.leadHeight : 0) + (at === rows.length - 1 ? table.totalHeight : 0);
    if (isNewLead) leadBefore = undefined;
    if (!place.isRoom(kept)) yield* again();
    if (isNewLead) {
      table.drawLead(row.lead ?? '', true);
      leadBefore = row.lead;
      dayBefore = undefined;
    }
    const day = table.hasDays ? row.cells[0] : undefined;
    const repeatsDay = day !== undefined && day === dayBefore;
    const isApart = day === undefined ? at > 0 : dayBefore !== undefined && !repeatsDay;
    if (isDrawn && isApart) pen.unsaid(() => pen.rule(place.left, place.y, place.inner, 'line'));
    dayBefore = day;
    table.drawRow(row, m, repeatsDay);
    yield* belowRow(flow, { table, below: m.below, row, picturesOf, again });
    flow.rowsDone.count += 1;
  }
  if (total.length === 0) return;
  if (!place.isRoom(table.totalHeight)) yield* again();
  table.drawTotal(total);
}

type Below = {
  readonly table: Table;
  readonly below: readonly string[];
  readonly row: PaperRow;
  readonly picturesOf: ReturnType<Flow['picturesIn']> | undefined;
  /** Turns to the next column or page, and repeats the heads. */
  readonly again: () => Generator<number>;
};

/** A row's note and photos, under it. */
async function* belowRow(
  { pen, tree, place, paper, pictureSide: side }: Flow,
  { table, below, row, picturesOf, again }: Below,
): AsyncGenerator<number> {
  for (const line of below) {
    if (!place.isRoom(table.belowStep)) yield* again();
    tree.leaf('P', () => pen.write(line, roomy.looks.below, { x: table.belowX(), y: place.y - 2 }), 'TR');
    place.y += table.belowStep;
  }
  if (below.length > 0) place.y += 3;
  const count = countOfPictures(row);
  const shown = count > 0 && picturesOf !== undefined ? await picturesOf(row) : [];
  const beside = picturesBeside(table.belowWidth(), side);
  for (let from = 0; from < count; from += beside) {
    if (!place.isRoom(side)) yield* again();
    const line = shown.slice(from, from + beside);
    tree.pictures(
      line.map((one) => ('image' in one ? paper.photoWord : undefined)),
      (index) =>
        drawPicture(pen, line[index], side, {
          x: table.belowX() + index * (side + pictureGap),
          y: place.y,
        }),
    );
    place.y += side + pictureGap;
  }
}

/** The title, what it holds beside it where there is room, and a note. */
function drawHeading(
  { pen, tree, place }: Tools,
  section: PaperSection,
  { title, detail, isBeside }: Heading,
  { looks, headingStep, detailStep }: Density,
): void {
  const { left, inner } = place;
  tree.leaf('H2', () =>
    title.forEach((line, at) => pen.write(line, looks.heading, { x: left, y: place.y + at * headingStep })),
  );
  place.y += title.length * headingStep;
  const y = isBeside ? place.y - headingStep + (looks.heading.size - looks.detail.size) : place.y;
  tree.leaf('P', () =>
    detail.forEach((line, at) =>
      pen.write(
        line,
        looks.detail,
        isBeside ? { right: left + inner, y } : { x: left, y: y + at * detailStep },
      ),
    ),
  );
  if (!isBeside) place.y += detail.length * detailStep;
  if (section.note !== '') {
    const note = pen.lines(section.note, looks.detail, inner);
    tree.leaf('P', () =>
      note.forEach((line, at) => pen.write(line, looks.detail, { x: left, y: place.y + at * detailStep })),
    );
    place.y += note.length * detailStep;
  }
}

/** As high as lets all sums stand on the first page; lower rows where no height does. */
function sumsDensity({ sections }: Paper, tools: Tools): Density {
  const { least, many, most } = sumsPadding;
  const low = sumsOf(least);
  let room = tools.place.bottom - tools.place.y - 1;
  let rows = 0;
  for (const section of sections.filter(({ isSums }) => isSums)) {
    const table = openTable(section.columns, low, section.longest, tools);
    const heights = section.rows().map((row) => table.measured(row).height);
    room -= low.before + table.headHeight + table.totalHeight + sum(heights);
    rows += heights.length + 1;
  }
  return sumsOf(room < 0 ? many : Math.min(most, least + room / (2 * Math.max(rows, 1))));
}
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

type Heading = {
  readonly title: readonly string[];
  readonly detail: readonly string[];
  /** The detail fits beside the title. */
  readonly isBeside: boolean;
  readonly height: number;
};

function headingOf(
  { title, detail, note }: PaperSection,
  pen: Pen,
  { inner }: Place,
  density: Density,
): Heading {
  const { looks, headingStep, detailStep, lead } = density;
  if (title === '') return { title: [], detail: [], isBeside: false, height: 0 };
  const lines = pen.lines(title, looks.heading, inner);
  const details = detail === '' ? [] : pen.lines(detail, looks.detail, inner);
  const room = inner - pen.widthOf(lines.at(-1) ?? '', looks.heading) - 2 * density.gap;
  const isBeside = density === dense && pen.widthOf(detail, looks.detail) <= room;
  const notes = note === '' ? 0 : pen.lines(note, looks.detail, inner).length;
  const below = (isBeside ? 0 : details.length) + notes;
  return {
    title: lines,
    detail: details,
    isBeside,
    height: lines.length * headingStep + below * detailStep + lead,
  };
}

function drawFoot(
  paper: Paper,
  pen: Pen,
  { width, height, whole }: Place,
  page: number,
  pages: number,
): void {
  const { footer } = roomy.looks;
  const y = height - margin.bottom + 19;
  pen.rule(margin.side, y - 8, whole, 'line');
  pen.write(paper.pageText(page, pages), { ...footer, isTabular: true }, { right: width - margin.side, y });
  const [line = ''] = pen.lines(paper.footer, footer, whole - 140);
  pen.write(`${productName} · ${line}`, footer, { x: margin.side, y });
}
