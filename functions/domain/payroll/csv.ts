// Payroll files as CSV: ';' between, the mark of UTF-8 where it is needed, nothing that a spreadsheet would run.

import { stringify } from 'csv-stringify/sync';
import { csvDelimiter } from '#shared/limits.ts';
import type { MadeFile } from '#functions/domain/exports/exports.ts';

/** A number is hours; a string is what a person wrote, and never a formula. */
export type CsvField = string | number;

/** A spreadsheet guesses the separator: a text that holds one it may take, or a line's end, is quoted. */
const separators = /[,;\t\r\n]/;

/**
 * With the mark Icelandic Excel reads þ and ð as they are; without it, it takes the file for Windows-1252. A file
 * of ASCII has none: a program that knows no mark reads it as part of the first field. Rows end in CR LF (RFC 4180).
 */
export function csvFile(name: string, rows: readonly (readonly CsvField[])[], people: number): MadeFile {
  const text = stringify(
    rows.map((row) => [...row]),
    {
      delimiter: csvDelimiter,
      record_delimiter: 'windows',
      cast: {
        number: hoursField,
        string: (written) => ({ value: withoutFormula(written), quoted_match: separators }),
      },
    },
  );
  return {
    fileName: `${name}.csv`,
    type: 'text/csv; charset=utf-8',
    rows: people,
    fill: async (sink) => {
      sink.end(/^\p{ASCII}*$/u.test(text) ? text : `\ufeff${text}`);
    },
  };
}

/** With the decimal comma of Icelandic programs. */
const hoursField = (hours: number): string => hours.toFixed(2).replace('.', ',');

/**
 * Where a cell may begin, under whichever separator, and be calculated: a blank, a quote or a control character in
 * front hides a formula too, and wide signs are read as narrow ones.
 */
const startsFormula = /(?<=^|[,;\t\r\n])(?=[\s\p{Cc}\p{Cf}"]*[=+\-@＝＋－＠])|^(?=\p{Cc})/gu;

/** An apostrophe before each of them: what a person wrote is never a formula (T17). */
const withoutFormula = (text: string): string => text.replace(startsFormula, "'");
