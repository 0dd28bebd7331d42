// The fonts of paper: which files they are, which signs they have, and texts shaped once however often they stand there.

import { join } from 'node:path';

/** The product's own face, and beside it those whose letters it lacks: as few bytes each as one alphabet takes. */
export const faces = ['own', 'cyrillic', 'cyrillicRest'] as const;
export type Face = (typeof faces)[number];

// The working folder holds node_modules here as well as beside the function's bundle.
const packages = join(process.cwd(), 'node_modules');
function filesOf(own: string, weight: number): Readonly<Record<Face, string>> {
  const other = (letters: string) =>
    join(packages, '@fontsource/source-sans-3/files', `source-sans-3-${letters}-${weight}-normal.woff`);
  return {
    own: join(
      packages,
      '@expo-google-fonts/atkinson-hyperlegible-next',
      own,
      `AtkinsonHyperlegibleNext_${own}.ttf`,
    ),
    cyrillic: other('cyrillic'),
    cyrillicRest: other('cyrillic-ext'),
  };
}
/** By their files: a registered name of the first font would be opened anew at every text. */
export const fonts = {
  regular: filesOf('400Regular', 400),
  strong: filesOf('600SemiBold', 600),
  heavy: filesOf('700Bold', 700),
} as const;

const shapedKept = 8192;

/** Answers what takes a font of the document up: one that no text has asked for is never opened. */
export function openFonts(doc: PDFKit.PDFDocument) {
  const opened = new Set<string>();
  return (weight: keyof typeof fonts, face: Face): PDFKit.PDFDocument => {
    const file = fonts[weight][face];
    doc.font(file);
    if (!opened.has(file)) {
      opened.add(file);
      rememberShapes(fontOf(doc));
    }
    return doc;
  };
}

/**
 * Lets a font remember how texts are shaped. pdfkit shapes one anew each time that it is measured or written where
 * equal widths are asked for, and a report says the same figures thousands of times.
 */
function rememberShapes(font: object): void {
  const shape = methodOf(font, 'layoutRun');
  const shaped = new Map<string, unknown>();
  Reflect.set(font, 'layoutRun', (text: string, features?: readonly string[]) => {
    const key = `${features?.join() ?? ''} ${text}`;
    const known = shaped.get(key);
    if (known !== undefined) return known;
    const made: unknown = Reflect.apply(shape, font, [text, features]);
    if (shaped.size >= shapedKept) shaped.clear();
    shaped.set(key, made);
    return made;
  });
}

/** Which code points the font taken up last has a sign for; pdfkit itself writes an empty box and says nothing. */
export function signsOf(doc: PDFKit.PDFDocument): (codePoint: number) => boolean {
  const font = Object(Reflect.get(fontOf(doc), 'font'));
  const has = methodOf(font, 'hasGlyphForCodePoint');
  return (codePoint) => Reflect.apply(has, font, [codePoint]) === true;
}

/** How far below a line's top the letters of the font taken up last stand, at size 1. */
export const ascentOf = (doc: PDFKit.PDFDocument): number =>
  Number(Reflect.get(fontOf(doc), 'ascender')) / 1000;

const fontOf = (doc: PDFKit.PDFDocument): object => Object(Reflect.get(doc, '_font'));

/** A method that pdfkit's types do not tell of. */
export function methodOf(font: object, name: string): (...of: never[]) => unknown {
  const method: unknown = Reflect.get(font, name);
  if (!isMethod(method)) throw new Error(`the font has no ${name}`);
  return method;
}
const isMethod = (value: unknown): value is (...of: never[]) => unknown => typeof value === 'function';
