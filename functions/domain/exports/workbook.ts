// The workbook: exceljs keeps styles, parts and zip; the rows are written into its sheet as XML (table-and-performance 5).

import WorkbookWriter, { type SheetWriter } from 'exceljs/lib/stream/xlsx/workbook-writer.js';
import { productName } from '#shared/limits.ts';
import { rangeText } from '#shared/time/day-range.ts';
import { dayFormatOf } from '#shared/time/day-text.ts';
import { fill } from '#shared/text/texts.ts';
import type { Sink } from '#functions/aws/made-files.ts';
import type { Work } from '#functions/domain/report/report.ts';
import { columnLetters, emptyCell, rowXml, textCell } from './cells.ts';
import type { Layout } from './layouts.ts';
import { type Looks, looksOf, titleStyle } from './looks.ts';
import { type Picture, pictureBoard } from './pictures.ts';
import { cellsOf, headCells, headRow, totalCells, widthOf } from './row-cells.ts';
import type { SheetRow } from './rows.ts';
import { headOf, type Language, ruleText, wordsOf } from './words.ts';

export type Sheet = {
  readonly title: string;
  readonly companyName: string;
  readonly country: string;
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
  const ws = openedSheet(book, sheet);
  const style = looksOf(dayFormatOf(language, sheet.country), (one) => book.styles.addStyleModel(one));
  const range = rangeText(work.from, work.to, dayFormatOf(language, sheet.country));
  // exceljs's own first row opens the sheet; all others go past it.
  const title = ws.addRow([`${sheet.title} · ${range}`]);
  title.getCell(1).style = titleStyle;
  title.height = 24;
  title.commit();
  ws.stream.write(
    rowXml(2, textCell('A2', style.note, `${sheet.companyName} · ${ruleText(language, work.rules)}`), 18) +
      rowXml(
        headRow,
        headCells(layout.columns, (column) => headOf(language, column, work.rules), style),
        20,
      ),
  );

  const board = pictureBoard(book, ws);
  const rowOf = rowWriter(sheet, style, board);
  let row = headRow;
  let xml = '';
  for (const [index, content] of rows.entries()) {
    row += 1;
    const photos = content.comments.length > 0 ? await sheet.photosOf(content) : [];
    xml += rowOf(row, content, photos);
    const isWritten = (index + 1) % rowsAtOnce === 0;
    if (isWritten) {
      ws.stream.write(xml);
      xml = '';
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

function openedSheet(book: WorkbookWriter, sheet: Sheet): SheetWriter {
  const ws = book.addWorksheet(sheet.title, {
    views: [{ state: 'frozen', ySplit: headRow, showGridLines: false }],
    pageSetup: {
      paperSize: 9,
      orientation: 'landscape',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      printTitlesRow: `${headRow}:${headRow}`,
      margins: { left: 0.4, right: 0.4, top: 0.5, bottom: 0.6, header: 0.3, footer: 0.3 },
    },
    headerFooter: {
      oddFooter: `&L${footerText(sheet.companyName)}&R${fill(wordsOf(sheet.language).page, { page: '&P', pages: '&N' })}`,
    },
  });
  ws.columns = sheet.layout.columns.map((column) => ({ width: widthOf(column, sheet.work) }));
  return ws;
}

/** A row as XML; its pictures go on the board, side by side from the photos' column on. */
function rowWriter({ layout, work }: Sheet, style: Looks, board: ReturnType<typeof pictureBoard>) {
  const cell = cellsOf(work.zone, style, layout.marksLong);
  const columns = layout.columns.map((column, at) => ({ column, letters: columnLetters(at + 1) }));
  const photosAt = layout.columns.indexOf('photos') + 1;
  return (row: number, content: SheetRow, photos: readonly (Picture | string)[]): string => {
    let cells = '';
    for (const { column, letters } of columns) {
      if (column !== 'photos') cells += cell(column, `${letters}${row}`, content);
    }
    if (photosAt === 0) return rowXml(row, cells);
    if (photos.length === 0)
      return rowXml(row, cells + emptyCell(`${columnLetters(photosAt)}${row}`, style.text));
    let height: number | undefined;
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
