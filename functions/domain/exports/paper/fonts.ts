// The PDF's fonts, and which of them writes a text.

import { join } from 'node:path';
import { type Font, openSync } from 'fontkit';

// The working folder holds node_modules here as well as beside the function's bundle.
const folder = join(process.cwd(), 'node_modules/@expo-google-fonts');
const styles = { regular: '400Regular', strong: '600SemiBold', heavy: '700Bold' } as const;
/** The product's typeface, and one for texts with letters that it lacks. */
const families = {
  own: 'atkinson-hyperlegible-next/*/AtkinsonHyperlegibleNext_*.ttf',
  other: 'source-sans-3/*/SourceSans3_*.ttf',
} as const;
export type Weight = keyof typeof styles;
export type Face = keyof typeof families;

/** Every font's name, `strong own`, and its file. */
export const fontFiles = Object.entries(families).flatMap(([face, file]) =>
  Object.entries(styles).map(
    ([weight, style]) => [`${weight} ${face}`, join(folder, file.replaceAll('*', style))] as const,
  ),
);

export const openFonts = () =>
  new Map(
    fontFiles.map(([name, file]) => {
      const font = openSync(file);
      if (!('layout' in font)) throw new Error(`${file} holds several fonts`);
      return [name, font] as const;
    }),
  );

/** Replaces signs that no font has: emoji, and scripts other than Latin, Greek and Cyrillic. */
const missingSign = '◊';
const plain = /^[\u0020-\u007e]*$/;
const invisible = /[\p{Cc}\p{Cf}\p{Mn}\ufe0f]/gu;
const signsIn = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Prepares texts for the fonts: which face writes one, and its signs that no font has replaced. */
export function lettering(fonts: ReadonlyMap<string, Font>) {
  const known = new Map<string, { readonly shown: string; readonly face: Face }>();
  const has = (face: Face, text: string): boolean =>
    Array.from(text).every((one) =>
      fonts.get(`regular ${face}`)?.hasGlyphForCodePoint(one.codePointAt(0) ?? 0),
    );
  function signIn(face: Face, sign: string): string {
    if (/^\s$/u.test(sign)) return sign === '\n' ? sign : ' ';
    // Composed signs that the font lacks may have a simpler form: accents, ligatures, full width.
    const simpler = sign.normalize('NFKC');
    return [sign, simpler, simpler.replace(invisible, '')].find((one) => has(face, one)) ?? missingSign;
  }
  return (text: string) => {
    if (plain.test(text)) return { shown: text, face: 'own' } as const;
    const found = known.get(text);
    if (found !== undefined) return found;
    // The product's font has one of two apostrophes that look alike.
    const whole = text.toWellFormed().normalize('NFC').replaceAll('\u02bc', '\u2019').replace(/\r\n?/g, '\n');
    const signs = Array.from(signsIn.segment(whole), ({ segment }) => segment);
    const lacks = (face: Face) => signs.filter((sign) => !has(face, sign)).length;
    const face = lacks('other') < lacks('own') ? 'other' : 'own';
    const lettered = { shown: signs.map((sign) => signIn(face, sign)).join(''), face } as const;
    if (known.size < 5000) known.set(text, lettered);
    return lettered;
  };
}
