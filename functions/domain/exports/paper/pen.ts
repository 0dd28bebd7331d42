// The pen that writes a PDF: texts, blocks and pictures, each placed in the structure for screen readers.

import { default as Document } from 'pdfkit';
import { productName } from '#shared/limits.ts';
import { fontFiles, lettering, openFonts } from './fonts.ts';
import type { Line, Part, Spot } from './lines.ts';
import { type Ink, inks, type Look } from './looks.ts';
import type { Paper } from './sections.ts';

/** Where a text stands; `y` is the top of its first line. */
type At = {
  readonly x: number;
  readonly y: number;
  /** A text without a width stays on its line. */
  readonly width?: number;
  /** Ends at the right edge; without a width at `x`. */
  readonly isRight?: boolean;
  /** One line; what has no room becomes '…'. */
  readonly isCut?: boolean;
};
type Worded = readonly [text: string, look: Look];
export type Pen = ReturnType<typeof openPen>;

/** From the top of a line to its baseline, at size 1, in every font. */
const ascent = 0.984;
/** In longer documents screen readers get rows: a structure of every cell would be larger than the text. */
const cellRowsMax = 4000;

function documentOf({ documentTitle, companyName, language, createdAt, isWide }: Paper) {
  return new Document({
    size: 'A4',
    layout: isWide ? 'landscape' : 'portrait',
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: language,
    tagged: true,
    displayTitle: true,
    // Otherwise pdfkit looks for its own, which no bundle has.
    font: '',
    info: {
      Title: documentTitle,
      Author: companyName,
      Creator: productName,
      Producer: productName,
      CreationDate: new Date(createdAt * 1000),
    },
  });
}
type Doc = ReturnType<typeof documentOf>;

function textsOf(doc: Doc) {
  for (const [name, file] of fontFiles) doc.registerFont(name, file);
  const lettered = lettering(new Map(openFonts()));
  /** Chooses the font of a text, and returns what pdfkit writes of it, and how. */
  function prepared(text: string, { size, step, weight = 'regular', isFigure }: Look) {
    const { shown, face } = lettered(text);
    doc.font(`${weight} ${face}`).fontSize(size);
    const options: PDFKit.Mixins.TextOptions = { lineGap: step - doc.currentLineHeight(true) };
    return { shown, options: isFigure ? { ...options, features: ['tnum' as const] } : options };
  }
  function widthOf(text: string, look: Look): number {
    const { shown, options } = prepared(text, look);
    return doc.widthOfString(shown, options);
  }
  function heightOf(text: string, look: Look, width: number): number {
    const { shown, options } = prepared(text, look);
    return doc.heightOfString(shown, { ...options, width });
  }
  function write(text: string, look: Look, { x, y, width, isRight = false, isCut = false }: At): void {
    const indent = isRight && width === undefined ? widthOf(text, look) : 0;
    const { shown, options } = prepared(text, look);
    doc.fillColor(inks[look.ink ?? 'ink']).text(shown, x - indent, y + ascent * look.size, {
      ...options,
      baseline: 'alphabetic',
      ...(width === undefined ? { lineBreak: false } : { width, align: isRight ? 'right' : 'left' }),
      ...(isCut ? { height: look.step, ellipsis: true } : {}),
    });
  }
  /** A line of one text, which wraps; it begins at `left`. */
  function textLine(role: Line['role'], text: string, look: Look, width: number, left = 0): Line {
    const draw = ({ x, y }: Spot) => write(text, look, { x: x + left, y, width });
    return { role, height: heightOf(text, look, width), parts: (at) => [{ draw: () => draw(at) }] };
  }
  /** The same with a note at the right end of its first line. */
  function notedLine(role: Line['role'], [text, look]: Worded, [note, small]: Worded, width: number): Line {
    const line = textLine(role, text, look, width - widthOf(note, small) - look.size);
    const draw = ({ x, y }: Spot) =>
      write(note, small, { x: x + width, y: y + look.size - small.size, isRight: true });
    return { ...line, parts: (at) => [...line.parts(at), { role: 'P', draw: () => draw(at) }] };
  }
  return { widthOf, heightOf, write, textLine, notedLine };
}

/** Places what is drawn in the elements that screen readers go by. */
function structureOf(doc: Doc, { rowCount, language }: Paper) {
  const tellsCells = rowCount <= cellRowsMax;
  const root = doc.struct('Document');
  doc.addStructure(root);
  let table = root;
  // pdfkit's types lack the scope.
  const headOptions = { lang: language, scope: 'Column' };
  const contentOf = ({ draw, alt }: Part) => (alt === undefined ? draw : doc.struct('Figure', { alt }, draw));
  const elementIn = (role: Line['role']) => (part: Part) =>
    doc.struct(part.role ?? role, role === 'TH' ? headOptions : {}, contentOf(part));
  function openTable(): void {
    if (table !== root) table.end();
    table = doc.struct(tellsCells ? 'Table' : 'Div');
    root.add(table);
  }
  /** Draws what is not read out: lines, shades, repeated heads, feet. */
  function unsaid(draw: () => void): void {
    doc.markContent('Artifact');
    draw();
    doc.endMarkedContent();
  }
  function put(line: Line, at: Spot, isRepeated: boolean): void {
    const { role } = line;
    const parts = line.parts(at);
    unsaid(() => {
      line.unsaid?.(at);
      if (isRepeated) for (const { draw } of parts) draw();
    });
    if (isRepeated) return;
    if (role === 'TH') openTable();
    if (role !== 'TH' && role !== 'TD') parts.map(elementIn(role)).forEach((element) => root.add(element));
    else if (tellsCells) table.add(doc.struct('TR', {}, parts.map(elementIn(role))));
    else table.add(doc.struct('P', {}, parts.map(contentOf)));
  }
  return { unsaid, put };
}

export function openPen(paper: Paper) {
  const doc = documentOf(paper);
  return {
    doc,
    ...textsOf(doc),
    ...structureOf(doc, paper),
    picture: (image: string, x: number, y: number, side: number): void =>
      void doc.image(image, x, y, { fit: [side, side] }),
    /** Filled, or hollow without an ink. */
    block: (x: number, y: number, width: number, height: number, ink?: Ink): void => {
      if (ink === undefined) doc.rect(x, y, width, height).lineWidth(0.75).stroke(inks.edge);
      else doc.rect(x, y, width, height).fill(inks[ink]);
    },
  };
}
