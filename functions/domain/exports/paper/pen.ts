// The pen that writes a PDF: texts, lines and coloured blocks, each placed in the document's structure.

import { default as Document } from 'pdfkit';
import { productName } from '#shared/limits.ts';
import { type Face, fontFacts, fonts } from './fonts.ts';
import { lettering } from './signs.ts';

export const inks = {
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
  readonly weight?: keyof typeof fonts;
  readonly ink?: Ink;
  /** Digits of equal width. */
  readonly isTabular?: boolean;
};
export type Pen = ReturnType<typeof openPen>;
type Options = {
  readonly title: string;
  readonly author: string;
  readonly language: string;
  readonly createdAt: number;
  readonly isWide: boolean;
};

const tabular: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum'];
const widthsKept = 16_384;

function documentOf({ title, author, language, createdAt, isWide }: Options) {
  return new Document({
    size: 'A4',
    layout: isWide ? 'landscape' : 'portrait',
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: language,
    tagged: true,
    displayTitle: true,
    // Without a font of ours pdfkit looks for its own, which no bundle has.
    font: fonts.regular.own,
    info: {
      Title: title,
      Author: author,
      Creator: productName,
      Producer: productName,
      CreationDate: new Date(createdAt * 1000),
      ModDate: new Date(createdAt * 1000),
    },
  });
}
type Doc = ReturnType<typeof documentOf>;

const factsOf = () => ({
  own: fontFacts(fonts.regular.own),
  cyrillic: fontFacts(fonts.regular.cyrillic),
  cyrillicRest: fontFacts(fonts.regular.cyrillicRest),
});
type Facts = ReturnType<typeof factsOf>;

/** How wide a text is in a look, and how it breaks into lines; `runs` are its parts of one font each. */
function measures(doc: Doc, facts: Facts) {
  const { shown, runs } = lettering((face, codePoint) => facts[face].has(codePoint));
  const widths = new Map<string, number>();

  const use = ({ size, weight = 'regular' }: Look, face: Face) =>
    doc.font(fonts[weight][face]).fontSize(size);
  function widthOf(text: string, look: Look, face: Face = 'own'): number {
    const key = `${face}${look.weight ?? ''}${look.size}${look.isTabular ? 't' : ''} ${text}`;
    const known = widths.get(key);
    if (known !== undefined) return known;
    const parts = face === 'own' ? runs(text) : undefined;
    const width =
      parts === undefined
        ? use(look, face).widthOfString(text, look.isTabular ? { features: tabular } : {})
        : parts.reduce((sum, run) => sum + widthOf(run.text, look, run.face), 0);
    if (widths.size >= widthsKept) widths.clear();
    widths.set(key, width);
    return width;
  }

  function longestFitting(word: string, look: Look, width: number): number {
    let low = 1;
    let high = word.length;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (widthOf(word.slice(0, middle), look) <= width) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** Breaks the text into lines of this width; a longer word is broken too. */
  function lines(text: string, look: Look, width: number): string[] {
    const found: string[] = [];
    for (const paragraph of text.split(/\r\n?|\n/).map(shown)) {
      let line = '';
      for (const word of paragraph.split(/(?<= )/)) {
        if (widthOf((line + word).trimEnd(), look) <= width) {
          line += word;
          continue;
        }
        if (line !== '') found.push(line.trimEnd());
        line = word;
        while (widthOf(line.trimEnd(), look) > width) {
          const fitting = longestFitting(line, look, width);
          found.push(line.slice(0, fitting));
          line = line.slice(fitting);
        }
      }
      found.push(line.trimEnd());
    }
    return found;
  }

  return { shown, runs, use, widthOf, lines };
}

/** Writes a line of text. */
function writerOf({ runs, use, widthOf }: ReturnType<typeof measures>, { own }: Facts) {
  /** `y` is the top of the line. `right`: the text ends at the right edge of its column. */
  return (text: string, look: Look, at: { x: number; y: number } | { right: number; y: number }): void => {
    if (text === '') return;
    let x = 'x' in at ? at.x : at.right - widthOf(text, look);
    const ink = inks[look.ink ?? 'ink'];
    const features = look.isTabular ? { features: tabular } : {};
    const parts = runs(text);
    if (parts === undefined) {
      use(look, 'own')
        .fillColor(ink)
        .text(text, x, at.y, { lineBreak: false, ...features });
      return;
    }
    // All letters of a line share one baseline, whatever their font's height.
    const baseline = -own.ascent * look.size;
    for (const run of parts) {
      use(look, run.face)
        .fillColor(ink)
        .text(run.text, x, at.y, { lineBreak: false, baseline, ...features });
      x += widthOf(run.text, look, run.face);
    }
  };
}

export function openPen(options: Options) {
  const doc = documentOf(options);
  const facts = factsOf();
  const measured = measures(doc, facts);
  const { lines, shown, widthOf } = measured;
  return {
    doc,
    lines,
    shown,
    widthOf: (text: string, look: Look) => widthOf(text, look),
    write: writerOf(measured, facts),
    fill: (x: number, y: number, width: number, height: number, ink: Ink, radius = 0) => {
      if (radius > 0) doc.roundedRect(x, y, width, height, radius).fill(inks[ink]);
      else doc.rect(x, y, width, height).fill(inks[ink]);
    },
    /** A hollow block. */
    frame: (x: number, y: number, width: number, height: number, ink: Ink, thickness = 0.75) => {
      const half = thickness / 2;
      doc
        .lineWidth(thickness)
        .rect(x + half, y + half, Math.max(width - thickness, 0.1), height - thickness)
        .stroke(inks[ink]);
    },
    rule: (x: number, y: number, width: number, ink: Ink, thickness = 0.5) => {
      doc.rect(x, y - thickness / 2, width, thickness).fill(inks[ink]);
    },
    /** Not read out: lines, colours, footers. */
    unsaid: (draw: () => void) => {
      doc.markContent('Artifact');
      draw();
      doc.endMarkedContent();
    },
  };
}
