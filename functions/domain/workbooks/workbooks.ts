// Opens workbooks of exceljs: streamed into the file row by row, or whole in memory where pictures stand in them.

import ExcelJS from 'exceljs';
import type { Sink } from '#functions/aws/made-files.ts';
import { cellCharactersMax, productName } from '#shared/limits.ts';

/** A page of A4: exceljs's types name its number 9 by an enum that the package itself does not have. */
export const onA4 = (setup: Omit<Partial<ExcelJS.PageSetup>, 'paperSize'>): Partial<ExcelJS.PageSetup> =>
  Object.assign<Partial<ExcelJS.PageSetup>, { readonly paperSize: 9 }>({ ...setup }, { paperSize: 9 });

/** Rows go into the file as they are committed; `commit` of the book ends it. It cannot hold pictures. */
export const streamedBook = (sink: Sink, createdAt: number): ExcelJS.stream.xlsx.WorkbookWriter =>
  signed(
    new ExcelJS.stream.xlsx.WorkbookWriter({ stream: sink, useStyles: true, useSharedStrings: true }),
    createdAt,
  );

/** All its rows are in memory until it is written: 24,000 rows take about a third of a gigabyte. */
export const heldBook = (createdAt: number): ExcelJS.Workbook => signed(new ExcelJS.Workbook(), createdAt);

function signed<B extends ExcelJS.Workbook>(book: B, createdAt: number): B {
  return Object.assign(book, {
    creator: productName,
    lastModifiedBy: productName,
    created: new Date(createdAt * 1000),
  });
}

/** What XML has no name for; exceljs leaves the other control characters out by itself. */
const unspeakable = /[\u0080-\u009f\ufffe\uffff]/g;
/** Spreadsheets read _x0041_ as the character of that number; the escape of its first sign keeps it as typed. */
const escapeLike = /_(?=x[0-9A-Fa-f]{4}_)/g;

/** A text as a cell holds it, null for an empty cell: always a text, so that nothing that people wrote is calculated (T17). */
export function cellText(text: string): string | null {
  if (text === '') return null;
  const shown = text.length > cellCharactersMax ? `${text.slice(0, cellCharactersMax - 1)}…` : text;
  return shown.toWellFormed().replace(unspeakable, '').replace(escapeLike, '_x005F_');
}

/** 'A' for 1, 'AA' for 27. */
export function columnLetters(column: number): string {
  const rest = Math.floor((column - 1) / 26);
  return (rest > 0 ? columnLetters(rest) : '') + String.fromCharCode(65 + ((column - 1) % 26));
}
