// Payroll files as CSV: the mark of UTF-8 in front, ';' between, nothing in them that a spreadsheet would run.

import { stringify } from 'csv-stringify/sync';
import { csvDelimiter } from '#shared/limits.ts';
import { hoursText } from '#shared/time/duration.ts';
import type { MadeFile } from '#functions/domain/exports/exports.ts';

/**
 * With the mark Icelandic Excel reads þ and ð as they are; without it, it takes the file for Windows-1252. Rows
 * end in CR LF (RFC 4180).
 */
export function csvFile(name: string, rows: readonly (readonly string[])[], people: number): MadeFile {
  const text = stringify(
    rows.map((row) => [...row]),
    { bom: true, delimiter: csvDelimiter, record_delimiter: 'windows' },
  );
  return {
    fileName: `${name}.csv`,
    type: 'text/csv; charset=utf-8',
    rows: people,
    fill: async (sink) => {
      sink.end(text);
    },
  };
}

/** Hours to two decimals, each rounded from its own seconds, with the decimal comma of Icelandic programs. */
export const hoursField = (seconds: number): string => hoursText(seconds).replace('.', ',');

/** A blank or control character in front hides a formula too, and wide signs are read as narrow ones. */
const startsFormula = /^[\s\p{Cc}\ufeff]*[=+\-@＝＋－＠]|^\p{Cc}/u;

/** What a person wrote, never a formula: an apostrophe before what a spreadsheet would calculate (T17). */
export const textField = (text: string): string => (startsFormula.test(text) ? `'${text}` : text);
