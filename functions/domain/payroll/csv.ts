// Payroll files as CSV: ';' as separator, a byte order mark where needed, and no cell that a spreadsheet would run.

import { stringify } from 'csv-stringify/sync';
import { csvDelimiter } from '#shared/limits.ts';
import type { MadeFile } from '#functions/domain/exports/exports.ts';

/** A number is hours; a string is user text, and never becomes a formula. */
export type CsvField = string | number;

/** Spreadsheets guess the separator, so texts with any likely separator or a line break are quoted. */
const separators = /[,;\t\r\n]/;

/**
 * With the byte order mark Icelandic Excel reads þ and ð rightly; without it, it assumes Windows-1252. A file of ASCII
 * has no mark: programs that do not know it read it as text. Rows end in CR LF (RFC 4180). Separator: specification 2,
 * section 9; formulas: security-and-reliability.md, T17.
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
 * Positions where a spreadsheet may start a formula, under any separator: blanks, quotes and control characters in
 * front do not help, and wide signs count as narrow ones.
 */
const startsFormula = /(?<=^|[,;\t\r\n])(?=[\s\p{Cc}\p{Cf}"]*[=+\-@＝＋－＠])|^(?=\p{Cc})/gu;

/** Puts an apostrophe before each such position, so that user text is never a formula (T17). */
const withoutFormula = (text: string): string => text.replace(startsFormula, "'");
