// The workbook: exceljs keeps styles, parts and zip; the rows are written into its sheet as XML (table-and-performance 5).

import WorkbookWriter, { type SheetWriter } from 'exceljs/lib/stream/xlsx/workbook-writer.js';
import type { Sink } from '#functions/aws/made-files.ts';
import type { Work } from '#functions/domain/report/report.ts';
import { productName } from '#shared/limits.ts';
import type { Country } from '#shared/model/company/country.ts';
import { regionOfCountry } from '#shared/model/company/region.ts';
import { fill } from '#shared/text/texts.ts';
import { rangeText } from '#shared/time/day-range.ts';
import { columnLetters, emptyCell, rowXml, textCell } from './cells.ts';
import type { Layout } from './layouts.ts';
import { type Looks, looksOf, titleScale } from './looks.ts';
import { type Picture, pictureBoard } from './pictures.ts';
import { cellsOf, headCells, headRow, totalCells } from './row-cells.ts';
import type { SheetRow } from './rows.ts';
import { linesOf, rowLines, widthsOf } from './widths.ts';
import { type ColumnName, headOf, type Language, wordsOf } from '#functions/domain/exports/words.ts';

export type Sheet = {
  /** The sheet's name; its title says what of too, and when. */
  readonly name: string;
  /** The one project or employee it is of; '' when it is of all. */
  readonly section: string;
  /** The rules and whatever else must be known about the figures, as sentences. */
  readonly notes: string;
  readonly companyName: string;
  readonly country: Country;
  readonly language: Language;
  readonly createdAt: number;
  readonly work: Work;
  readonly layout: Layout;
  readonly rows: readonly SheetRow[];
  /** The row's photos in order: pictures, or notes where there is none. */
  readonly photosOf: (row: SheetRow) => Promise<readonly (Picture | string)[]>;
  readonly advance: (rowsDone: number) => Promise<void>;
};

/** One write into the sheet; small enough to hold, large enough not to be felt. */
const rowsAtOnce = 1000;
const pointsPerPixel = 0.75;
const linePoints = 15;
/** Wider sheets, in characters, are printed on their side: upright they would shrink. */
const uprightMost = 95;

export async function writeWorkbook(sink: Sink, sheet: Sheet): Promise<void> {
  const { layout, rows, language, work } = sheet;
  const words = wordsOf(language);
  const book = new WorkbookWriter({
    stream: sink,
    useStyles: true,
    // Shared strings cost twice the time and save a tenth of the bytes.
    useSharedStrings: false,
    creator: productName,
    lastModifiedBy: productName,
    created: new Date(sheet.createdAt * 1000),
  });
  const head = (column: ColumnName) => headOf(language, column, work.rules);
  const widths = widthsOf(layout.columns, rows, head, work.zone);
  const ws = openedSheet(book, sheet, widths);
  const style = looksOf(regionOfCountry(sheet.country).dayFormat, (one) => book.styles.addStyleModel(one));
  ws.stream.write(
    titleRows(sheet, widths, style) +
      rowXml(headRow, headCells(layout.columns, head, style), headPoints(layout.columns.map(head), widths)),
  );

  const board = pictureBoard(book, ws);
  const rowOf = rowWriter(sheet, widths, style, board);
  let row = headRow;
  let xml = '';
  let packed = Promise.resolve();
  for (const [index, content] of rows.entries()) {
    row += 1;
    const photos = content.comments.length > 0 ? await sheet.photosOf(content) : [];
    xml += rowOf(row, content, photos);
    const isWritten = (index + 1) % rowsAtOnce === 0;
    if (isWritten) {
      ws.stream.write(xml);
      xml = '';
      // Rows are made faster than they are packed: one write may wait, so that a long sheet never does.
      await packed;
      packed = passedOn(ws);
    }
    // Photos are waited for, so that a few rows of them may take as long as thousands without.
    if (isWritten || photos.length > 0) await sheet.advance(index + 1);
  }
  const totals = totalCells(layout.columns, rows, row, words, style);
  ws.stream.write(xml + rowXml(row + 1, totals, 20));
  if (rows.length > 0) ws.autoFilter = `A${headRow}:${columnLetters(layout.columns.length)}${row}`;
  board.close();
  await book.commit();
}

/** Settled once all that has been written into the sheet is on its way into the file. */
const passedOn = ({ stream }: SheetWriter): Promise<void> =>
  new Promise((done) => {
    for (const pipe of stream.pipes) pipe.write('', () => done());
  });

function openedSheet(book: WorkbookWriter, sheet: Sheet, widths: readonly number[]): SheetWriter {
  const lastColumn = columnLetters(widths.length);
  const ws = book.addWorksheet(sheet.name, {
    views: [{ state: 'frozen', ySplit: headRow, showGridLines: false }],
    pageSetup: {
      paperSize: 9,
      orientation: totalOf(widths) > uprightMost ? 'landscape' : 'portrait',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      printArea: `A$1:${lastColumn}$${headRow + sheet.rows.length + 1}`,
      printTitlesRow: `${headRow}:${headRow}`,
      margins: { left: 0.4, right: 0.4, top: 0.5, bottom: 0.6, header: 0.3, footer: 0.3 },
    },
    headerFooter: {
      oddFooter: `&L${footerText(sheet.companyName)}&R${fill(wordsOf(sheet.language).page, { page: '&P', pages: '&N' })}`,
    },
  });
  ws.columns = widths.map((width) => ({ width }));
  // Title and notes go over all columns; exceljs's own merging wants rows of its own.
  ws['_merges'].push(`A1:${lastColumn}1`, `A2:${lastColumn}2`);
  // Its first row, which is none, opens the sheet: all rows go past it.
  ws.addRow([]).commit();
  return ws;
}

const totalOf = (widths: readonly number[]): number => widths.reduce((total, width) => total + width, 0);

function titleRows(
  { name, section, companyName, country, notes, work }: Sheet,
  widths: readonly number[],
  style: Looks,
) {
  const range = rangeText(work.from, work.to, regionOfCountry(country).dayFormat);
  const title = [name, section, range].filter((part) => part !== '').join(' · ');
  const note = `${companyName} · ${notes}`;
  const width = totalOf(widths);
  const titlePoints = linesOf(title, width / titleScale) * 24;
  return (
    rowXml(1, textCell('A1', style.title, title), titlePoints) +
    rowXml(2, textCell('A2', style.note, note), linesOf(note, width) * linePoints + 3)
  );
}

/** As high as the head that is broken into most lines. */
const headPoints = (heads: readonly string[], widths: readonly number[]): number =>
  Math.max(...heads.map((head, at) => linesOf(head, (widths[at] ?? 0) - 3))) * linePoints + 5;

/** A row as XML; its pictures go on the board, side by side from the photos' column on. */
function rowWriter(
  { layout, work }: Sheet,
  widths: readonly number[],
  style: Looks,
  board: ReturnType<typeof pictureBoard>,
) {
  const cell = cellsOf(work.zone, style, layout.marksLong);
  const columns = layout.columns.map((column, at) => ({ column, letters: columnLetters(at + 1) }));
  const photosAt = layout.columns.indexOf('photos') + 1;
  const linesIn = rowLines(layout.columns, widths);
  return (row: number, content: SheetRow, photos: readonly (Picture | string)[]): string => {
    let cells = '';
    for (const { column, letters } of columns) {
      if (column !== 'photos') cells += cell(column, `${letters}${row}`, content);
    }
    const lines = linesIn(content);
    let height = lines > 1 ? lines * linePoints : undefined;
    if (photosAt === 0) return rowXml(row, cells, height);
    if (photos.length === 0)
      return rowXml(row, cells + emptyCell(`${columnLetters(photosAt)}${row}`, style.text), height);
    photos.forEach((photo, at) => {
      const address = `${columnLetters(photosAt + at)}${row}`;
      if (typeof photo === 'string') {
        cells += textCell(address, style.text, photo);
        return;
      }
      cells += emptyCell(address, style.text);
      board.place({ ...photo, row, column: photosAt + at });
      height = Math.max(height ?? 0, Math.ceil((photo.heightPixels + 4) * pointsPerPixel));
    });
    return rowXml(row, cells, height);
  };
}

/** In a footer '&' begins an instruction. */
const footerText = (text: string): string => text.replaceAll('&', '&&');
