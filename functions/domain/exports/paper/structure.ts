// The PDF's structure for screen readers: headings, tables, rows and cells in reading order.

import type { Pen } from './pen.ts';

type Leaf = 'H1' | 'H2' | 'P';
type Cell = 'TH' | 'TD';
/** In longer tables rows are read as paragraphs: a structure of every cell would be larger than the text. */
const cellRowsMax = 4000;

export type Tree = ReturnType<typeof structure>;

/** Draws inside the structure's elements; does nothing in the dry run. */
export function structure({ doc }: Pen, isDrawn: boolean, rowCount: number, lang: string) {
  // pdfkit's types lack `scope`, which marks a cell as a column heading.
  const columnHead = { lang, scope: 'Column' };
  const tellsCells = rowCount <= cellRowsMax;
  const root = isDrawn ? doc.struct('Document') : undefined;
  if (root) doc.addStructure(root);
  const stack = root ? [root] : [];
  const top = () => stack.at(-1);

  function leaf(type: Leaf, draw: () => void, inside?: 'TR'): void {
    const parent = top();
    if (!parent) return;
    if (inside === 'TR' && tellsCells) {
      const line = doc.struct('TR');
      parent.add(line);
      const cell = doc.struct('TD');
      line.add(cell);
      cell.add(draw);
      cell.end();
      line.end();
      return;
    }
    const element = doc.struct(type);
    parent.add(element);
    element.add(draw);
    element.end();
  }

  function row<C>(type: Cell, columns: readonly C[], draw: (column: C, at: number) => void): void {
    const parent = top();
    if (!parent) return;
    if (!tellsCells) return leaf('P', () => columns.forEach(draw));
    const element = doc.struct('TR');
    parent.add(element);
    columns.forEach((column, at) => {
      const cell = doc.struct(type, type === 'TH' ? columnHead : {});
      element.add(cell);
      cell.add(() => draw(column, at));
      cell.end();
    });
    element.end();
    return undefined;
  }

  return {
    leaf,
    pictures: (alts: Alts, draw: (at: number) => void) => pictures(doc, top(), tellsCells, alts, draw),
    row,
    open: (type: 'Sect' | 'Table') => {
      const parent = top();
      if (!parent) return;
      // Where rows are paragraphs there is no table element.
      const element = doc.struct(type === 'Table' && !tellsCells ? 'Div' : type);
      parent.add(element);
      stack.push(element);
    },
    close: () => void stack.pop()?.end(),
    end: () => void root?.end(),
  };
}

type Alts = readonly (string | undefined)[];
type Doc = Pen['doc'];
type Parent = ReturnType<Doc['struct']>;

/** Photos side by side, each with its alternative text; one without is a plain text. */
function pictures(
  doc: Doc,
  parent: Parent | undefined,
  tellsCells: boolean,
  alts: Alts,
  draw: (at: number) => void,
): void {
  if (!parent) return;
  const line = doc.struct(tellsCells ? 'TR' : 'P');
  parent.add(line);
  const cell = tellsCells ? doc.struct('TD') : line;
  if (cell !== line) line.add(cell);
  alts.forEach((alt, at) => {
    const picture = alt === undefined ? doc.struct('Span') : doc.struct('Figure', { alt });
    cell.add(picture);
    picture.add(() => draw(at));
    picture.end();
  });
  line.end();
}
