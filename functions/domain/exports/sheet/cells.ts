// Cells of a sheet as XML. What people wrote is always a text cell: no spreadsheet can take it for a formula (T17).

import { cellCharactersMax } from '#shared/limits.ts';

/** 'A' for 1, 'AA' for 27. */
export function columnLetters(column: number): string {
  const rest = Math.floor((column - 1) / 26);
  return (rest > 0 ? columnLetters(rest) : '') + String.fromCharCode(65 + ((column - 1) % 26));
}

/** Control characters, and what is no character at all: XML 1.0 has no name for them. */
const unspeakable = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu;
const special = /[&<>"]|_(?=x[0-9A-Fa-f]{4}_)/g;
const written: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // Spreadsheets read _x0041_ as the character of that number; the escape of its first sign keeps it as typed.
  _: '_x005F_',
};

/** Text as XML content: characters that XML cannot hold are left out. */
function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(unspeakable, '')
    .replace(special, (sign) => written[sign] ?? '');
}

export function textCell(address: string, style: number, text: string): string {
  if (text === '') return emptyCell(address, style);
  const shown = text.length > cellCharactersMax ? `${text.slice(0, cellCharactersMax - 1)}…` : text;
  return `<c r="${address}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(shown)}</t></is></c>`;
}

export const numberCell = (address: string, style: number, value: number): string =>
  `<c r="${address}" s="${style}"><v>${value}</v></c>`;

/** A formula of our own with the value it has, so that a reader who does not calculate shows it too. */
export const formulaCell = (address: string, style: number, formula: string, value: number): string =>
  `<c r="${address}" s="${style}"><f>${xmlText(formula)}</f><v>${value}</v></c>`;

export const emptyCell = (address: string, style: number): string => `<c r="${address}" s="${style}"/>`;

export function rowXml(row: number, cells: string, heightPoints?: number): string {
  const height = heightPoints === undefined ? '' : ` ht="${heightPoints}" customHeight="1"`;
  return `<row r="${row}"${height}>${cells}</row>`;
}
