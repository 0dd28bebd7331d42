// The specification ledger: a row for each sentence of the specification, whose id stands in the titles of the tests that prove it.
import { read } from '#test/rules/source.ts';

export const kinds = [
  'screen',
  'route',
  'column',
  'field',
  'call',
  'message',
  'state',
  'rule',
  'format',
  'constant',
  'default',
  'role',
  'package',
  'worker',
] as const;

export type Row = {
  readonly id: string;
  readonly kind: string;
  /** The place in the specification, such as 'spec/1 §2'. */
  readonly source: string;
  readonly text: string;
};

/** The cells of a line of CSV. */
const cellsOf = (line: string): readonly string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain = '']) =>
    quoted === undefined ? plain : quoted.replaceAll('""', '"'),
  );

/** One row a line, below a line with the names of the columns. */
export function rowsOf(csv: string): readonly Row[] {
  const [, ...lines] = csv.trim().split('\n');
  return lines.map((line) => {
    const [id = '', kind = '', source = '', text = '', ...more] = cellsOf(line);
    if (more.length > 0) throw new Error(`${id}: a cell with a comma stands in quotation marks`);
    return { id, kind, source, text };
  });
}

export const ledger = rowsOf(read('test/rules/ledger/ledger.csv'));
