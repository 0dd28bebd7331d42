// The PDF's fonts: their files, and which characters they have.

import { join } from 'node:path';
import { openSync } from 'fontkit';

/** The product's typeface, and two small ones for the characters it lacks. */
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
/** Paths instead of registered names: pdfkit reopens the file of a registered first font for every text. */
export const fonts = {
  regular: filesOf('400Regular', 400),
  strong: filesOf('600SemiBold', 600),
  heavy: filesOf('700Bold', 700),
} as const;

/** Font facts that pdfkit does not offer, read from the file once. */
export function fontFacts(path: string) {
  const font = openSync(path);
  if (!('ascent' in font)) throw new Error(`${path} holds several fonts`);
  return {
    /** pdfkit silently writes an empty box for a missing character. */
    has: (codePoint: number): boolean => font.hasGlyphForCodePoint(codePoint),
    /** Distance from a line's top to its baseline, at size 1. */
    ascent: font.ascent / font.unitsPerEm,
  };
}
