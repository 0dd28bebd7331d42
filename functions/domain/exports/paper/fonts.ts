// The PDF's fonts, and which of them writes a text.

import { join } from 'node:path';
import { type Font, openSync } from 'fontkit';

// The working folder holds node_modules here as well as beside the function's bundle.
const folder = join(process.cwd(), 'node_modules/@expo-google-fonts');
const styles = { regular: '400Regular', strong: '600SemiBold', heavy: '700Bold' } as const;
export type Weight = keyof typeof styles;
/** The product's typeface, the same with digits of equal width, and one for texts with letters that it lacks. */
export type Face = 'own' | 'figures' | 'other';

type Lettered = { readonly shown: string; readonly face: Face };

/** Replaces signs that no font has: emoji, and scripts other than Latin, Greek and Cyrillic. */
const missingSign = '◊';
const plain = /^[\u0020-\u007e]*$/;
const invisible = /[\p{Cc}\p{Cf}\p{Mn}\ufe0f]/u;
const signsIn = new Intl.Segmenter('en', { granularity: 'grapheme' });

function opened(family: string, file: string, style: string): Font {
  const font = openSync(join(folder, family, style, `${file}_${style}.ttf`));
  if (!('layout' in font)) throw new Error(`${file} holds several fonts`);
  return font;
}
const own = (style: string) => opened('atkinson-hyperlegible-next', 'AtkinsonHyperlegibleNext', style);
const other = (style: string) => opened('source-sans-3', 'SourceSans3', style);
/** A font of its own, because pdfkit lays a word out once only where no feature is asked for: six times as fast. */
function figures(style: string): Font {
  const font = own(style);
  const layout = font.layout.bind(font);
  return Object.defineProperties(font, {
    layout: { value: (text: string) => layout(text, ['tnum']) },
    postscriptName: { value: `${font.postscriptName}-Figures` },
  });
}

/** Every font under its name, `strong figures`. */
export const openFonts = (): [string, Font][] =>
  Object.entries({ own, figures, other }).flatMap(([face, open]) =>
    Object.entries(styles).map(([weight, style]): [string, Font] => [`${weight} ${face}`, open(style)]),
  );

/** Prepares texts for the fonts: which face writes one, and its signs that no font has replaced. */
export function lettering(fonts: ReadonlyMap<string, Font>) {
  const known = new Map<string, Lettered>();
  const has = (face: Face, text: string): boolean =>
    Array.from(text).every((one) =>
      fonts.get(`regular ${face}`)?.hasGlyphForCodePoint(one.codePointAt(0) ?? 0),
    );
  function signIn(face: Face, sign: string): string {
    if (/^\s$/u.test(sign)) return sign === '\n' ? sign : ' ';
    // Composed signs that the font lacks may have a simpler form: accents, ligatures, full width.
    const simpler = sign.normalize('NFKC');
    const seen = Array.from(simpler).filter((one) => !invisible.test(one));
    return [sign, simpler, seen.join('')].find((one) => has(face, one)) ?? missingSign;
  }
  return (text: string): Lettered => {
    if (plain.test(text)) return { shown: text, face: 'own' };
    const found = known.get(text);
    if (found !== undefined) return found;
    // The product's font has one of two apostrophes that look alike.
    const whole = text.toWellFormed().normalize('NFC').replaceAll('\u02bc', '\u2019').replace(/\r\n?/g, '\n');
    const signs = Array.from(signsIn.segment(whole), ({ segment }) => segment);
    const lacks = (face: Face) => signs.filter((sign) => !has(face, sign)).length;
    const face = lacks('other') < lacks('own') ? 'other' : 'own';
    const lettered: Lettered = { shown: signs.map((sign) => signIn(face, sign)).join(''), face };
    if (known.size < 5000) known.set(text, lettered);
    return lettered;
  };
}
