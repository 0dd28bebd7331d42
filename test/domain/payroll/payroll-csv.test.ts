// No CSV of ours holds a formula, whichever separator the spreadsheet that opens it takes it for (T17).

import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { array, assert, asyncProperty, constantFrom } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvFile } from '#functions/domain/payroll/csv.ts';

const separators = [',', ';', '\t'] as const;

async function bytesOf(rows: Parameters<typeof csvFile>[1]): Promise<Buffer> {
  const sink = new PassThrough();
  const { fill: write } = csvFile('x', rows, rows.length);
  const [bytes] = await Promise.all([buffer(sink), write(sink)]);
  return bytes;
}
const textOf = async (rows: Parameters<typeof csvFile>[1]) =>
  (await bytesOf(rows)).toString('utf8').replace(/^\ufeff/, '');

/** As spreadsheets read: a quote counts only where a cell begins; text behind the closing one is taken as it is. */
function cellsOf(text: string, separator: string): string[][] {
  const rows: string[][] = [[]];
  let at = 0;
  while (at < text.length) {
    let cell = '';
    if (text[at] === '"') {
      at += 1;
      while (at < text.length && (text[at] !== '"' || text[at + 1] === '"')) {
        if (text[at] === '"') at += 1;
        cell += text[at] ?? '';
        at += 1;
      }
      at += 1;
    }
    while (at < text.length && text[at] !== separator && text[at] !== '\r' && text[at] !== '\n') {
      cell += text[at] ?? '';
      at += 1;
    }
    rows.at(-1)?.push(cell);
    if (text[at] === '\r' && text[at + 1] === '\n') at += 1;
    if (text[at] !== separator && at < text.length) rows.push([]);
    at += 1;
  }
  return rows.filter((row) => row.length > 0);
}

const isFigure = (cell: string): boolean => /^-?\d+(?:,\d+)?$/.test(cell);
const runs = (cell: string): boolean =>
  !isFigure(cell) && /^(?:[\s\p{Cc}\p{Cf}"]*[=+\-@＝＋－＠])/u.test(cell);
const runningCells = (text: string): string[] =>
  separators.flatMap((separator) => cellsOf(text, separator).flat().filter(runs));

const starts = ['=1+1', '+1', '-1', '@SUM(A1)', '＝1', '＋1', '－1', '＠x', "=cmd|' /C calc'!A0"];
const fronts = ['', ' ', '\t', '\r', '\n', '\u0000', '\ufeff', '\u00a0', '\u200b', ' \t ', '"', '""'];
const befores = ['', 'a,', 'a;', 'a\t', 'a\n', 'a\r\n', 'a",', 'a;"'];
const payloads = befores.flatMap((before) =>
  fronts.flatMap((front) => starts.map((start) => `${before}${front}${start}`)),
);

describe('a CSV file', () => {
  it('quotes a text that holds any separator that a spreadsheet may guess', async () => {
    expect(await textOf([['a,b', 'a;b', 'a\tb', 'a"b', 'a\nb', 'ab']])).toBe(
      '"a,b";"a;b";"a\tb";"a""b";"a\nb";ab\r\n',
    );
  });

  it('begins no cell with a formula, for a comma, a semicolon and a tab alike', async () => {
    expect(payloads.length).toBeGreaterThanOrEqual(500);
    for (const payload of payloads) {
      const text = await textOf([['0505602989', payload, 'Anna', 8]]);
      expect([payload, runningCells(text)]).toEqual([payload, []]);
    }
  });

  it('begins none whatever two people’s names and departments are made of', async () => {
    const piece = constantFrom(
      ...separators,
      '"',
      "'",
      '=',
      '-',
      '＠',
      ' ',
      '\n',
      '\r',
      '\u0000',
      '\ufeff',
      'a',
      '1',
    );
    const typed = array(piece, { maxLength: 8 });
    await assert(
      asyncProperty(typed, typed, async (one, other) => {
        const text = await textOf([
          ['0505602989', one.join(''), other.join(''), -1],
          ['0303302989', other.join(''), one.join(''), 0],
        ]);
        expect(runningCells(text)).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  it('writes hours as figures, below zero too: two decimals behind a comma, without quotes', async () => {
    expect(await textOf([['Anna', -0.5, 8, 11.34]])).toBe('Anna;-0,50;8,00;11,34\r\n');
  });

  it('begins with the mark of UTF-8 where a letter beyond ASCII follows, and with none where none does', async () => {
    const mark = Buffer.from([0xef, 0xbb, 0xbf]);
    expect((await bytesOf([['Guðrún']])).subarray(0, 3)).toEqual(mark);
    expect((await bytesOf([['0505602989', 4.5]])).toString('latin1')).toBe('0505602989;4,50\r\n');
  });
});
