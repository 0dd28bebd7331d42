// The fonts of paper: which files they are, which signs they have, and texts shaped once however often they stand there.

import { join } from 'node:path';

// The working folder holds node_modules here as well as beside the function's bundle.
const fontFile = (weight: string) =>
  join(
    process.cwd(),
    'node_modules/@expo-google-fonts/atkinson-hyperlegible-next',
    weight,
    `AtkinsonHyperlegibleNext_${weight}.ttf`,
  );
/** By their files: a registered name of the first font would be opened anew at every text. */
export const fonts = {
  regular: fontFile('400Regular'),
  strong: fontFile('600SemiBold'),
  heavy: fontFile('700Bold'),
} as const;

const shapedKept = 8192;

/**
 * Lets every font of the document remember how texts are shaped. pdfkit shapes one anew each time that it is
 * measured or written where equal widths are asked for, and a report says the same figures thousands of times.
 */
export function rememberShapes(doc: PDFKit.PDFDocument): void {
  for (const file of Object.values(fonts)) {
    doc.font(file);
    const font = fontOf(doc);
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
}

/** Which code points the document's font has a sign for; pdfkit itself writes an empty box and says nothing. */
export function signsOf(doc: PDFKit.PDFDocument): (codePoint: number) => boolean {
  const font = Object(Reflect.get(fontOf(doc), 'font'));
  const has = methodOf(font, 'hasGlyphForCodePoint');
  return (codePoint) => Reflect.apply(has, font, [codePoint]) === true;
}

const fontOf = (doc: PDFKit.PDFDocument): object => Object(Reflect.get(doc, '_font'));

function methodOf(font: object, name: string): (...of: never[]) => unknown {
  const method: unknown = Reflect.get(font, name);
  if (!isMethod(method)) throw new Error(`the font has no ${name}`);
  return method;
}
const isMethod = (value: unknown): value is (...of: never[]) => unknown => typeof value === 'function';
