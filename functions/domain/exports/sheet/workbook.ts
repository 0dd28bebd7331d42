// An export's workbook: title, notes, headings, rows, totals, and photos where requested.

import type { Row, Workbook, Worksheet } from 'exceljs';
import type { Sink } from '#functions/aws/made-files.ts';
import {
  type ColumnName,
  countPhotos,
  headOf,
  type Language,
  wordsOf,
} from '#functions/domain/exports/words.ts';
import type { Work } from '#functions/domain/report/report.ts';
import type { Country } from '#shared/model/company/country.ts';
import { regionOfCountry } from '#shared/model/company/region.ts';
import { fill } from '#shared/text/texts.ts';
import { rangeText } from '#shared/time/day-range.ts';
import {
  bookInMemory,
  cellText,
  columnLetters,
  onA4,
  streamedBook,
} from '#functions/domain/workbooks/workbooks.ts';
import { type Column, columns, isPhoto, photoWidth } from './columns.ts';
import type { Layout } from './layouts.ts';
import { type Looks, looksOf, titleScale } from './looks.ts';
import type { SheetRow } from './rows.ts';
import type { Photos } from './thumbnails.ts';

export type Sheet = {
  /** The sheet's name; its title says what of too, and when. */
  readonly name: string;
  /** The one project or employee it covers; '' for all. */
  readonly section: string;
  /** The rules applied and other notes, as sentences. */
  readonly notes: string;
  readonly companyName: string;
  readonly country: Country;
  readonly language: Language;
  readonly createdAt: number;
  readonly work: Work;
  readonly layout: Layout;
  readonly rows: readonly SheetRow[];
  /** Absent without a photo column. */
  readonly photos?: Photos;
  readonly advance: (rowsDone: number) => Promise<void>;
};

/** Rows of title and notes, then the headings. */
const headRow = 3;
const rowsPerAdvance = 1000;
const pointsPerPixel = 0.75;
const linePoints = 15;
const emusPerPixel = 9525;
const photoMargin = 2;
/** Width of a heading's filter button. */
const filterButton = 4;
const headMost = 24;
/** Wider sheets (in characters) are printed in landscape. */
const uprightMost = 95;

type Drawn = {
  readonly sheet: Sheet;
  readonly book: Workbook;
  readonly ws: Worksheet;
  readonly looks: Looks;
  readonly shown: readonly { readonly name: ColumnName; readonly column: Column; readonly width: number }[];
};

/**
 * Total row with SUM formulas, pictures 100 pixels wide (specification 1, section 9). Only a workbook with pictures is
 * held in memory.
 */
export async function writeWorkbook(sink: Sink, sheet: Sheet): Promise<void> {
  if (sheet.photos?.as === 'pictures') {
    const book = bookInMemory(sheet.createdAt);
    await writeSheet(book, sheet);
    return book.xlsx.write(sink);
  }
  const book = streamedBook(sink, sheet.createdAt);
  await writeSheet(book, sheet);
  return book.commit();
}

async function writeSheet(book: Workbook, sheet: Sheet): Promise<void> {
  const { rows, work, layout, language } = sheet;
  const shown = layout.columns.map((name) => {
    const column = columns[name];
    const head = Math.min(headOf(language, name, work.rules).length + filterButton, headMost);
    return { name, column, width: Math.max(head, column.width(rows, work.zone)) };
  });
  const ws = openedSheet(book, sheet, [...shown.map(({ width }) => width), ...morePhotoColumns(sheet)]);
  const looks = looksOf(regionOfCountry(sheet.country).dayFormat);
  const drawn: Drawn = { sheet, book, ws, looks, shown };
  addHeads(drawn);
  for (const [index, row] of rows.entries()) {
    const hasPhotos = await addRow(drawn, row);
    // Photos take time to load, so progress is saved after every row with them.
    if (hasPhotos || (index + 1) % rowsPerAdvance === 0) await sheet.advance(index + 1);
  }
  addTotals(drawn);
  if (rows.length > 0) ws.autoFilter = `A${headRow}:${columnLetters(shown.length)}${headRow + rows.length}`;
}

/** A row's further photos use the columns after the photo column. */
function morePhotoColumns({ rows, photos }: Sheet): number[] {
  if (photos?.as !== 'pictures') return [];
  let most = 1;
  for (const { comments } of rows)
    if (comments.length > most) most = Math.max(most, comments.filter(isPhoto).length);
  return Array.from({ length: most - 1 }, () => photoWidth);
}

function openedSheet(book: Workbook, sheet: Sheet, widths: readonly number[]): Worksheet {
  const lastColumn = columnLetters(widths.length);
  const total = widths.reduce((sum, width) => sum + width, 0);
  const ws = book.addWorksheet(sheet.name, {
    views: [{ state: 'frozen', ySplit: headRow, showGridLines: false }],
    pageSetup: onA4({
      orientation: total > uprightMost ? 'landscape' : 'portrait',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      printArea: `A$1:${lastColumn}$${headRow + sheet.rows.length + 1}`,
      printTitlesRow: `${headRow}:${headRow}`,
      margins: { left: 0.4, right: 0.4, top: 0.5, bottom: 0.6, header: 0.3, footer: 0.3 },
    }),
    headerFooter: {
      oddFooter: `&L${footerText(sheet.companyName)}&R${fill(wordsOf(sheet.language).page, { page: '&P', pages: '&N' })}`,
    },
  });
  ws.columns = widths.map((width) => ({ width }));
  return ws;
}

/** In a footer '&' starts a code. */
const footerText = (text: string): string => text.replaceAll('&', '&&');

/** Title and notes across all columns, then the heads. */
function addHeads({ sheet, ws, looks, shown }: Drawn): void {
  const { name, section, companyName, country, notes, work, language } = sheet;
  const range = rangeText(work.from, work.to, regionOfCountry(country).dayFormat);
  const title = [name, section, range].filter((part) => part !== '').join(' · ');
  const note = `${companyName} · ${notes}`;
  const width = ws.columns.reduce((sum, column) => sum + (column.width ?? 0), 0);
  const across = columnLetters(ws.columns.length);
  for (const [number, text, look] of [
    [1, title, looks.title],
    [2, note, looks.note],
  ] as const) {
    const row = ws.addRow([cellText(text)]);
    row.getCell(1).style = look;
    row.height =
      number === 1 ? linesOf(text, width / titleScale) * 24 : linesOf(text, width) * linePoints + 3;
    ws.mergeCells(`A${number}:${across}${number}`);
    row.commit();
  }
  const heads = shown.map((one) => headOf(language, one.name, work.rules));
  const row = ws.addRow(heads.map(cellText));
  shown.forEach(({ column }, at) => {
    row.getCell(at + 1).style = column.kind === 'number' ? looks.headRight : looks.head;
  });
  const lines = heads.map((head, at) => linesOf(head, (shown[at]?.width ?? 0) - 3));
  row.height = Math.max(...lines) * linePoints + 5;
  row.commit();
}

/** True when it added photos. */
async function addRow(drawn: Drawn, content: SheetRow): Promise<boolean> {
  const { sheet, ws, looks, shown } = drawn;
  const asked = { zone: sheet.work.zone, marksLong: sheet.layout.marksLong };
  const values = shown.map(({ column }) => column.value(content, asked.zone));
  const row = ws.addRow(values.map((value) => (typeof value === 'string' ? cellText(value) : value)));
  let lines = 1;
  shown.forEach(({ column, width }, at) => {
    row.getCell(at + 1).style = looks[column.look(content, asked)];
    const value = values[at];
    if (typeof value === 'string') lines = Math.max(lines, linesOf(value, width));
  });
  if (lines > 1) row.height = lines * linePoints;
  const hasPhotos = content.comments.some(isPhoto) && (await addPhotos(drawn, row, content));
  row.commit();
  return hasPhotos;
}

/** Side by side, starting at the photo column. */
async function addPhotos({ sheet, book, ws, looks, shown }: Drawn, row: Row, content: SheetRow) {
  const { photos, language } = sheet;
  const photosAt = shown.findIndex(({ column }) => column.kind === 'photos') + 1;
  if (photosAt === 0 || photos === undefined) return false;
  if (photos.as === 'links') {
    const text = countPhotos(language, content.comments.filter(isPhoto).length);
    row.getCell(photosAt).value = { text, hyperlink: photos.of(content) };
    return false;
  }
  for (const [at, photo] of (await photos.of(content)).entries()) {
    const cell = row.getCell(photosAt + at);
    cell.style = looks.text;
    if (typeof photo === 'string') {
      cell.value = photo;
      continue;
    }
    const { jpeg, widthPixels: width, heightPixels: height } = photo;
    // exceljs's types use an older Node's Buffer.
    const image = book.addImage({ base64: Buffer.from(jpeg).toString('base64'), extension: 'jpeg' });
    ws.addImage(image, placeOf(photosAt + at, row.number, { width, height }));
    row.height = Math.max(row.height ?? 0, Math.ceil((height + 2 * photoMargin) * pointsPerPixel));
  }
  return true;
}

/**
 * Where a picture stands, in pixels from its cell's corner. Both corners are named: exceljs's anchor by one corner
 * carries an attribute that strict readers, openpyxl among them, refuse together with the picture.
 */
function placeOf(column: number, row: number, ext: { readonly width: number; readonly height: number }) {
  const corner = (right: number, down: number) => ({
    col: column - 1,
    row: row - 1,
    nativeCol: column - 1,
    nativeRow: row - 1,
    nativeColOff: right * emusPerPixel,
    nativeRowOff: down * emusPerPixel,
  });
  const tl = corner(photoMargin, photoMargin);
  const br = corner(photoMargin + ext.width, photoMargin + ext.height);
  return { editAs: 'oneCell', tl, br, ext };
}

function addTotals({ sheet, ws, looks, shown }: Drawn): void {
  const { rows, language } = sheet;
  const lastRow = headRow + rows.length;
  const row = ws.addRow([wordsOf(language).total]);
  shown.forEach(({ column: { seconds } }, at) => {
    const cell = row.getCell(at + 1);
    cell.style = seconds ? looks.totalHours : looks.total;
    if (!seconds) return;
    const letters = columnLetters(at + 1);
    // With its value, for readers that do not calculate.
    const result = rows.reduce((total, one) => total + seconds(one), 0) / 3600;
    const formula = `SUM(${letters}${headRow + 1}:${letters}${lastRow})`;
    cell.value = rows.length === 0 ? 0 : { formula, result };
  });
  row.height = 20;
  row.commit();
}

/** How many lines a text needs at this width in characters; rather one too many. */
function linesOf(text: string, width: number): number {
  const characters = Math.max(1, width * 0.95);
  if (text.length < characters && !text.includes('\n')) return 1;
  const lineOf = (line: string) => Math.max(1, Math.ceil(line.length / characters));
  return text.split('\n').reduce((lines, line) => lines + lineOf(line), 0);
}
