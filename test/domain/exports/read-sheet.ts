// Workbooks as another library reads and recalculates them.

import * as XLSX from '@e965/xlsx';
import FormulaParser from 'fast-formula-parser';

/** The first row of each sheet of a workbook, by the sheet's name. */
export const firstRows = (bytes: Buffer): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(XLSX.read(bytes).Sheets).map(([name, sheet]) => [
      name,
      XLSX.utils.sheet_to_json(sheet, { header: 1 })[0],
    ]),
  );

/** A workbook as another library reads it: one sheet, its cells by row and column. */
export function readSheet(bytes: Buffer) {
  const book = XLSX.read(bytes, { cellFormula: true, cellStyles: true, cellNF: true, bookFiles: true });
  const [name = ''] = book.SheetNames;
  const sheet = book.Sheets[name];
  if (!sheet) throw new Error('the workbook has no sheet');
  const range = XLSX.utils.decode_range(sheet['!ref'] ?? 'A1');
  const cell = (row: number, column: number): XLSX.CellObject | undefined =>
    sheet[XLSX.utils.encode_cell({ r: row - 1, c: column - 1 })];
  const value = (row: number, column: number): unknown => cell(row, column)?.v;
  const lastRow = range.e.r + 1;
  const width = range.e.c + 1;
  const rowOf = (row: number) => Array.from({ length: width }, (_, at) => value(row, at + 1));
  const heads = rowOf(3).filter((head) => typeof head === 'string');
  const parser = new FormulaParser({
    onCell: ({ row, col }) => value(row, col),
    onRange: ({ from, to }) =>
      Array.from({ length: to.row - from.row + 1 }, (_, down) =>
        Array.from({ length: to.col - from.col + 1 }, (__, right) =>
          value(from.row + down, from.col + right),
        ),
      ),
  });
  const columnOf = (head: string) => heads.indexOf(head) + 1;
  return {
    name,
    sheet,
    heads,
    lastRow,
    cell,
    value,
    columnOf,
    title: value(1, 1),
    note: value(2, 1),
    /** The rows between head and total, each by its heads. */
    rows: Array.from({ length: lastRow - 4 }, (_, at) =>
      Object.fromEntries(heads.map((head, column) => [head, value(at + 4, column + 1)])),
    ),
    rowOf,
    total: (head: string) => {
      const found = cell(lastRow, columnOf(head));
      const formula = found?.f;
      return {
        formula,
        kept: found?.v,
        calculated: formula && parser.parse(formula, { sheet: name, row: lastRow, col: columnOf(head) }),
      };
    },
    formulas: Object.values(sheet).filter(
      (one: unknown) => typeof one === 'object' && one !== null && 'f' in one && one.f !== undefined,
    ).length,
    parts: partsOf(book),
  };
}

/** A plain workbook's first sheet as rows of values. */
export function readWorkbook(bytes: Buffer): { table: unknown[][] } {
  const book = XLSX.read(bytes, {});
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  return { table: sheet ? XLSX.utils.sheet_to_json<unknown[]>(sheet, { header: 1 }) : [] };
}

/** The files inside the workbook's zip, by name. */
function partsOf(book: XLSX.WorkBook): Map<string, Buffer> {
  const files: unknown = Reflect.get(book, 'files');
  const parts = new Map<string, Buffer>();
  if (typeof files !== 'object' || files === null) return parts;
  for (const [name, file] of Object.entries(files)) {
    const content: unknown = Reflect.get(Object(file), 'content');
    if (content instanceof Uint8Array) parts.set(name.replace(/^Root Entry\/|^\//, ''), Buffer.from(content));
  }
  return parts;
}
