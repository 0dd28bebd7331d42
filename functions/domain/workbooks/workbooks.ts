// Opens exceljs workbooks: streamed row by row, or held in memory where they contain pictures.

import ExcelJS from 'exceljs';
import type { Sink } from '#functions/aws/made-files.ts';
import { cellCharactersMax, productName } from '#shared/limits.ts';

/** exceljs types A4's number 9 by an enum that the package does not export. */
export const onA4 = (setup: Omit<Partial<ExcelJS.PageSetup>, 'paperSize'>): Partial<ExcelJS.PageSetup> =>
  Object.assign<Partial<ExcelJS.PageSetup>, { readonly paperSize: 9 }>({ ...setup }, { paperSize: 9 });

/** Writes rows to the file as they are committed; the book's `commit` ends it. Cannot hold pictures. */
export const streamedBook = (sink: Sink, createdAt: number): ExcelJS.stream.xlsx.WorkbookWriter =>
  signed(
    new ExcelJS.stream.xlsx.WorkbookWriter({ stream: sink, useStyles: true, useSharedStrings: true }),
    createdAt,
  );

/** Keeps all rows in memory until it is written: 24,000 rows take about a third of a gigabyte. */
export const bookInMemory = (createdAt: number): ExcelJS.Workbook =>
  signed(new ExcelJS.Workbook(), createdAt);

function signed<B extends ExcelJS.Workbook>(book: B, createdAt: number): B {
  return Object.assign(book, {
    creator: productName,
    lastModifiedBy: productName,
    created: new Date(createdAt * 1000),
  });
}

/** Characters that XML cannot name; exceljs removes the other control characters. */
const unspeakable = /[\u0080-\u009f\ufffe\uffff]/g;
/** Spreadsheets read _x0041_ as a character code; escaping its first sign keeps the text as typed. */
const escapeLike = /_(?=x[0-9A-Fa-f]{4}_)/g;

/** A text for a cell, null for an empty one. Always text, so that user text is never calculated (T17). */
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
