// The fonts of paper: which files they are, and which signs they have.

import { join } from 'node:path';
import { openSync } from 'fontkit';

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
/** Paths, not registered names: pdfkit opens the file of a registered first font again for every text. */
export const fonts = {
  regular: filesOf('400Regular', 400),
  strong: filesOf('600SemiBold', 600),
  heavy: filesOf('700Bold', 700),
} as const;

/** What pdfkit does not say of a font, read from its file once. */
export function fontFacts(path: string) {
  const font = openSync(path);
  if (!('ascent' in font)) throw new Error(`${path} holds several fonts`);
  return {
    /** pdfkit itself writes an empty box for a sign that the font lacks, and says nothing. */
    has: (codePoint: number): boolean => font.hasGlyphForCodePoint(codePoint),
    /** How far below a line's top its letters stand, at size 1. */
    ascent: font.ascent / font.unitsPerEm,
  };
}
