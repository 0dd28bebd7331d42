// What our writer is measured against: none at all, and exceljs as its own manual shows it.

import { createWriteStream } from 'node:fs';
import { createDeflateRaw, crc32 } from 'node:zlib';
import { finished } from 'node:stream/promises';
import ExcelJS from 'exceljs';
import { columnLetters, numberCell, rowXml, textCell } from '#functions/domain/exports/sheet/cells.ts';
import type { SheetRow } from '#functions/domain/exports/sheet/rows.ts';

const hour = 3600;
const numbersOf = ({ startAt, endAt, totalSeconds, regularSeconds, lunchSeconds }: SheetRow) => [
  startAt,
  startAt,
  endAt,
  totalSeconds,
  regularSeconds,
  lunchSeconds,
];

/** The least that can be done: the same ten cells a row as XML, deflated into a file, without any library. */
export async function floor(path: string, rows: readonly SheetRow[]): Promise<void> {
  const file = createWriteStream(path);
  const deflate = createDeflateRaw({ level: 1 });
  deflate.pipe(file);
  let checksum = 0;
  let xml = '<worksheet><sheetData>';
  for (const [index, row] of rows.entries()) {
    const at = (column: number) => `${columnLetters(column)}${index + 1}`;
    xml += rowXml(
      index + 1,
      numbersOf(row)
        .map((value, column) => numberCell(at(column + 1), 1, value / hour))
        .join('') +
        [row.employee, row.projects[0] ?? '', '', '']
          .map((text, column) => textCell(at(column + 7), 2, text))
          .join(''),
    );
    if (index % 1000 === 999) {
      checksum = crc32(xml, checksum);
      if (!deflate.write(xml)) await new Promise((done) => deflate.once('drain', done));
      xml = '';
    }
  }
  deflate.end(`${xml}</sheetData></worksheet>`);
  await finished(file);
}

/** exceljs as its own manual shows it: a stream writer, styles by column. */
export async function usual(path: string, rows: readonly SheetRow[]): Promise<void> {
  const book = new ExcelJS.stream.xlsx.WorkbookWriter({ filename: path, useStyles: true });
  const sheet = book.addWorksheet('Time entries');
  sheet.columns = Array.from({ length: 10 }, (_, at) => ({
    header: `Column ${at}`,
    width: 14,
    style: at < 6 ? { numFmt: '0.00', font: { bold: at === 0 } } : { numFmt: '@' },
  }));
  for (const row of rows) {
    sheet
      .addRow([...numbersOf(row).map((value) => value / hour), row.employee, row.projects[0], '', ''])
      .commit();
  }
  await book.commit();
}
