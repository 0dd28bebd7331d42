// The pen that writes a PDF: texts, lines and coloured blocks, each placed in the structure for screen readers.

import type { Font } from 'fontkit';
import { default as Document } from 'pdfkit';
import { productName } from '#shared/limits.ts';
import { lettering, openFonts, type Weight } from './fonts.ts';

const inks = {
  ink: '#141a18',
  dim: '#525c57',
  line: '#dfe3df',
  edge: '#87928c',
  sunk: '#f3f4f1',
  spruce: '#0b6a5b',
  brick: '#a61d12',
  track: '#e6eae6',
  tick: '#cbd3cd',
  grey: '#6f7a75',
} as const;
export type Ink = keyof typeof inks;
export type Look = {
  readonly size: number;
  /** From line to line. */
  readonly step: number;
  readonly weight?: Weight;
  readonly ink?: Ink;
  /** Digits of equal width. */
  readonly isFigure?: true;
};
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
export type Pen = ReturnType<typeof openPen>;
/** What a document says of itself. */
type Options = {
  readonly documentTitle: string;
  readonly companyName: string;
  readonly language: string;
  readonly createdAt: number;
  readonly isWide: boolean;
  readonly rowCount: number;
};

declare global {
  namespace PDFKit.Mixins {
    // pdfkit's types lack it.
    interface PDFFont {
      registerFont(name: string, font: Font): this;
    }
  }
}

/** From the top of a line to its baseline, at size 1, in every font. */
const ascent = 0.984;
/** In longer documents screen readers get rows: a structure of every cell would be larger than the text. */
const cellRowsMax = 4000;

function documentOf({ documentTitle, companyName, language, createdAt, isWide }: Options) {
  const made = new Date(createdAt * 1000);
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
      CreationDate: made,
      ModDate: made,
    },
  });
}
type Doc = ReturnType<typeof documentOf>;

function textsOf(doc: Doc) {
  const fonts = new Map(openFonts());
  for (const [name, font] of fonts) doc.registerFont(name, font);
  const lettered = lettering(fonts);
  function use(text: string, { size, weight = 'regular', isFigure }: Look): string {
    const { shown, face } = isFigure ? { shown: text, face: 'figures' } : lettered(text);
    doc.font(`${weight} ${face}`).fontSize(size);
    return shown;
  }
  const widthOf = (text: string, look: Look): number => doc.widthOfString(use(text, look));
  const fits = (text: string, look: Look, width: number): boolean =>
    !text.includes('\n') && widthOf(text, look) <= width;
  const gap = ({ step }: Look): number => step - doc.currentLineHeight(true);

  return {
    widthOf,
    heightOf: (text: string, look: Look, width: number): number =>
      fits(text, look, width)
        ? look.step
        : doc.heightOfString(use(text, look), { width, lineGap: gap(look) }),
    write: (text: string, look: Look, { x, y, width, isRight = false, isCut = false }: At): void => {
      const isLine = width === undefined || fits(text, look, width);
      const indent = isLine && isRight ? (width ?? 0) - widthOf(text, look) : 0;
      const shown = use(text, look);
      const options: PDFKit.Mixins.TextOptions = isLine
        ? { lineBreak: false }
        : { width, lineGap: gap(look), align: isRight ? 'right' : 'left' };
      if (isCut) Object.assign(options, { height: look.step, ellipsis: true });
      doc.fillColor(inks[look.ink ?? 'ink']);
      doc.text(shown, x + indent, y + ascent * look.size, { baseline: 'alphabetic', ...options });
    },
  };
}

/** The elements that screen readers go by. */
function structureOf(doc: Doc, { rowCount, language }: Options) {
  const tellsCells = rowCount <= cellRowsMax;
  const root = doc.struct('Document');
  const open = [root];
  function begun(type: string, options = {}) {
    const element = doc.struct(type, options);
    open.at(-1)?.add(element);
    return element;
  }
  function leaf(type: string, draw: () => void, options = {}): void {
    const element = begun(type, options);
    element.add(draw);
    element.end();
  }
  const begin = (type: string): void => void open.push(begun(type === 'Table' && !tellsCells ? 'Div' : type));
  const end = (): void => open.pop()?.end();
  return {
    root,
    leaf,
    begin,
    end,
    /** Not read out: lines, colours, repeated heads, footers. */
    unsaid: (draw: () => void): void => {
      doc.markContent('Artifact');
      draw();
      doc.endMarkedContent();
    },
    row: (type: 'TH' | 'TD', draws: readonly (() => void)[]): void => {
      if (!tellsCells) return leaf('P', () => draws.forEach((draw) => draw()));
      begin('TR');
      const options = type === 'TH' ? { lang: language, scope: 'Column' } : {};
      for (const draw of draws) leaf(type, draw, options);
      return end();
    },
    /** Photos side by side; one without a word is a text. */
    figures: (all: readonly { readonly alt: string | undefined; readonly draw: () => void }[]): void => {
      const around = tellsCells ? ['TR', 'TD'] : ['P'];
      around.forEach(begin);
      for (const { alt, draw } of all)
        if (alt === undefined) leaf('Span', draw);
        else leaf('Figure', draw, { alt });
      around.forEach(end);
    },
  };
}

export function openPen(options: Options) {
  const doc = documentOf(options);
  const { root, ...structure } = structureOf(doc, options);
  doc.addStructure(root);
  return {
    doc,
    addPage: (): void => void doc.addPage(),
    picture: (image: string, x: number, y: number, side: number): void =>
      void doc.image(image, x, y, { fit: [side, side] }),
    ...textsOf(doc),
    ...structure,
    fill: (x: number, y: number, width: number, height: number, ink: Ink, radius = 0): void => {
      if (radius > 0) doc.roundedRect(x, y, width, height, radius).fill(inks[ink]);
      else doc.rect(x, y, width, height).fill(inks[ink]);
    },
    /** Parts rows and sections; screen readers know it by the structure. */
    rule: (x: number, y: number, width: number, ink: Ink, thickness = 0.5): void =>
      structure.unsaid(() => doc.rect(x, y - thickness / 2, width, thickness).fill(inks[ink])),
    /** A hollow block. */
    frame: (x: number, y: number, width: number, height: number, ink: Ink, thickness = 0.75): void => {
      const half = thickness / 2;
      doc.lineWidth(thickness);
      doc.rect(x + half, y + half, Math.max(width - thickness, 0.1), height - thickness).stroke(inks[ink]);
    },
  };
}

const nothing = (): void => undefined;
/** A pen that measures and draws nothing. */
export const plannedBy = (pen: Pen): Pen => ({
  ...pen,
  addPage: nothing,
  write: nothing,
  fill: nothing,
  frame: nothing,
  rule: nothing,
  picture: nothing,
  leaf: nothing,
  row: nothing,
  figures: nothing,
  unsaid: nothing,
  begin: nothing,
  end: nothing,
});
