// The pen that writes a PDF by pdfkit: the lines that pages are made of, each placed in the structure for screen readers.

import { default as Document } from 'pdfkit';
import { productName } from '#shared/limits.ts';
import { fontFiles, lettering, openFonts } from './fonts.ts';
import { type Ink, inks, type Look } from './looks.ts';
import type { Paper } from './sections.ts';

/** Heads begin a table; they and its other rows are of cells. */
type Role = 'H1' | 'H2' | 'P' | 'TH' | 'TD';
/** What screen readers take in as one: a text, a cell, or a picture with its words. `y` is its top in its line. */
export type Part = {
  readonly y: number;
  readonly height: number;
  readonly draw: (x: number, y: number) => void;
  readonly role?: Role;
  readonly alt?: string;
  /** Is not read out: rules, boxes, shades. It takes no room. */
  readonly isUnsaid?: true;
  /** Drawn only where nothing but repeated heads stands above it on its page or in its column, or only elsewhere. */
  readonly only?: 'atTop' | 'belowTop';
};
/** Stands whole on one page. */
export type Line = {
  readonly role: Role;
  readonly parts: readonly Part[];
  readonly height: number;
  /** Free above it, unless it stands at the top of a page or a column. */
  readonly above?: number;
  /** Stays on the page of the next line. */
  readonly keeps?: boolean;
  /** The table repeats the line on each next page: 0 for its heads, 1 for a name below the heads. */
  readonly repeats?: 0 | 1;
};
export type Spot = { readonly x: number; readonly y: number; readonly isTop: boolean };
type Worded = readonly [text: string, look: Look];
type Wording = {
  readonly y?: number;
  /** A text without a width stays on its line. */
  readonly width?: number;
  /** Ends at the right edge; without a width at `x`. */
  readonly isRight?: boolean;
  /** One line; what has no room becomes '…'. */
  readonly isCut?: boolean;
};
export type Pen = ReturnType<typeof openPen>;

/** From the top of a line to its baseline, at size 1, in every font. */
const ascent = 0.984;
/** In longer documents screen readers get rows: a structure of every cell would be larger than the text. */
const cellRowsMax = 4000;

/** Parts side by side, with room over and under them; heads end at the foot. */
export function lineOf(role: Role, parts: readonly Part[], over = 0, under = 0): Line {
  const high = Math.max(...parts.map(({ y, height }) => y + height));
  const shifted = (part: Part): Part =>
    part.isUnsaid ? part : { ...part, y: over + part.y + (role === 'TH' ? high - part.height : 0) };
  return { role, height: over + high + under, parts: parts.map(shifted) };
}

/** Parts drawn as one. */
export const together = (parts: readonly Part[], y = 0): Part => ({
  y,
  height: Math.max(0, ...parts.map((part) => part.y + part.height)),
  draw: (left, top) => parts.forEach((part) => part.draw(left, top + part.y)),
});

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

/** Texts, blocks and pictures, each `x` from the left edge of its line. */
function partsOf(doc: Doc) {
  for (const [name, file] of fontFiles) doc.registerFont(name, file);
  const lettered = lettering(openFonts());
  /** Chooses the font of a text, and returns what pdfkit writes of it, and how. */
  function prepared(text: string, { size, step, weight = 'regular', isFigure }: Look) {
    const { shown, face } = lettered(text);
    doc.font(`${weight} ${face}`).fontSize(size);
    const options: PDFKit.Mixins.TextOptions = { lineGap: step - doc.currentLineHeight(true) };
    return { shown, options: isFigure ? { ...options, features: ['tnum' as const] } : options };
  }
  // The same figures come again and again, and digits of equal width are slow to measure.
  const widths = new Map<string, number>();
  function widthOf(text: string, look: Look): number {
    const key = `${look.size} ${look.weight} ${look.isFigure} ${text}`;
    const known = widths.get(key);
    if (known !== undefined) return known;
    const { shown, options } = prepared(text, look);
    const width = doc.widthOfString(shown, options);
    widths.set(key, width);
    return width;
  }
  function heightOf(text: string, look: Look, width: number): number {
    const { shown, options } = prepared(text, look);
    return doc.heightOfString(shown, { ...options, width });
  }
  function words(text: string, look: Look, x: number, wording: Wording = {}): Part {
    const { y = 0, width, isRight = false, isCut = false } = wording;
    const draw: Part['draw'] = (left, top) => {
      const indent = isRight && width === undefined ? widthOf(text, look) : 0;
      const { shown, options } = prepared(text, look);
      doc.fillColor(inks[look.ink ?? 'ink']).text(shown, left + x - indent, top + ascent * look.size, {
        ...options,
        baseline: 'alphabetic',
        ...(width === undefined ? { lineBreak: false } : { width, align: isRight ? 'right' : 'left' }),
        ...(isCut ? { height: look.step, ellipsis: true } : {}),
      });
    };
    return { y, height: width === undefined || isCut ? look.step : heightOf(text, look, width), draw };
  }
  /** A line of a text that wraps, and of a note at the right end. */
  function notedLine(role: Role, [text, look]: Worded, [note, small]: Worded, width: number): Line {
    const noteWords = words(note, small, width, { y: look.size - small.size, isRight: true });
    const free = width - widthOf(note, small) - look.size;
    return lineOf(role, [words(text, look, 0, { width: free }), { ...noteWords, role: 'P' }]);
  }
  /** Filled, or hollow without an ink. */
  function block(x: number, y: number, width: number, height: number, ink?: Ink): Part {
    const draw: Part['draw'] = (left, top) => {
      doc.rect(left + x, top, width, height);
      if (ink === undefined) doc.lineWidth(0.75).stroke(inks.edge);
      else doc.fill(inks[ink]);
    };
    return { y, height: 0, isUnsaid: true, draw };
  }
  /** As large as fits into a square. */
  function picture(image: string, x: number, side: number, alt: string): Part {
    const draw: Part['draw'] = (left, top) => void doc.image(image, left + x, top, { fit: [side, side] });
    return { y: 0, height: side, alt, draw };
  }
  return { widthOf, words, notedLine, block, picture };
}

/** Places what is drawn in the elements that screen readers go by. */
function structureOf(doc: Doc, { rowCount, language }: Paper) {
  const tellsCells = rowCount <= cellRowsMax;
  const root = doc.struct('Document');
  doc.addStructure(root);
  let table = root;
  // pdfkit's types lack the scope.
  const headOptions = { lang: language, scope: 'Column' };
  /** A line that is not read, because it is repeated or a foot, is no part of the structure. */
  return function put({ role, parts }: Line, { x, y, isTop }: Spot, isRead = true): void {
    const draw = (part: Part) => () => {
      if (part.only === undefined || (part.only === 'atTop') === isTop) part.draw(x, y + part.y);
    };
    const read = parts.filter(({ isUnsaid }) => isRead && !isUnsaid);
    doc.markContent('Artifact');
    for (const part of parts) if (!read.includes(part)) draw(part)();
    doc.endMarkedContent();
    if (!isRead) return;
    if (role === 'TH') {
      if (table !== root) table.end();
      table = doc.struct(tellsCells ? 'Table' : 'Div');
      root.add(table);
    }
    const contents = read.map((part) =>
      part.alt === undefined ? draw(part) : doc.struct('Figure', { alt: part.alt }, draw(part)),
    );
    const isRow = role === 'TH' || role === 'TD';
    if (isRow && !tellsCells) return void table.add(doc.struct('P', {}, contents));
    const options = role === 'TH' ? headOptions : {};
    const elements = contents.map((content, at) => doc.struct(read[at]?.role ?? role, options, content));
    if (isRow) table.add(doc.struct('TR', {}, elements));
    else for (const element of elements) root.add(element);
  };
}

export function openPen(paper: Paper) {
  const doc = documentOf(paper);
  return { doc, ...partsOf(doc), put: structureOf(doc, paper) };
}
