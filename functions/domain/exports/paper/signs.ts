// Which characters the PDF's fonts can show: missing ones are replaced by a visible sign.

import { type Face, faces } from './fonts.ts';

/** A piece of text in one font. */
type Run = { readonly text: string; readonly face: Face };

/** Replaces characters that no font has: emoji, and scripts other than Latin and Cyrillic. */
export const missingSign = '◊';
/** Characters of the other fonts, with their accents; the product's font has the rest. */
const others = /((?:[\u0400-\u052f\u20b4\u2116]\u0301*)+)/;

const invisible = /[\p{Cc}\p{Cf}\p{Mn}\ufe0f]/u;
const segments = new Intl.Segmenter('en', { granularity: 'grapheme' });
const plain = /^[\u0020-\u007e]*$/;

/** Prepares texts for the fonts: which font writes which piece. `has` says whether a font has a code point. */
export function lettering(has: (face: Face, codePoint: number) => boolean) {
  const known = new Map<string, string>();
  const faceOf = (text: string): Face | undefined =>
    faces.find((face) => Array.from(text).every((one) => has(face, one.codePointAt(0) ?? 0)));
  const fits = (text: string) => faceOf(text) !== undefined;
  const shownSign = (whole: string): string => {
    if (/^\s$/u.test(whole)) return ' ';
    if (fits(whole)) return whole;
    // Composed characters that the font lacks may have a simpler form: accents, ligatures, full width.
    const simpler = whole.normalize('NFKC');
    if (fits(simpler)) return simpler;
    const seen = Array.from(simpler)
      .filter((one) => !invisible.test(one))
      .join('');
    if (seen === '') return '';
    return fits(seen) ? seen : missingSign;
  };
  const shown = (text: string): string => {
    if (plain.test(text)) return text;
    let found = known.get(text);
    if (found === undefined) {
      // The font has one of two apostrophes that look alike.
      const whole = text.toWellFormed().normalize('NFC').replaceAll('\u02bc', '\u2019');
      found = Array.from(segments.segment(whole), ({ segment }) => shownSign(segment)).join('');
      if (known.size < 5000) known.set(text, found);
    }
    return found;
  };

  const faceOfSign = new Map<string, Face>();
  function faceFor(sign: string): Face {
    let face = faceOfSign.get(sign);
    if (face === undefined) {
      face = faceOf(sign) ?? 'own';
      faceOfSign.set(sign, face);
    }
    return face;
  }
  /** Undefined where one font writes the whole text. */
  function runs(text: string): readonly Run[] | undefined {
    if (!others.test(text)) return undefined;
    const found: { text: string; face: Face }[] = [];
    // split() puts the separators at the odd positions.
    for (const [at, piece] of text.split(others).entries()) {
      if (at % 2 === 0) {
        if (piece !== '') found.push({ text: piece, face: 'own' });
        continue;
      }
      for (const [sign] of piece.matchAll(/.\u0301*/gu)) {
        const face = faceFor(sign);
        const last = found.at(-1);
        if (last?.face === face) last.text += sign;
        else found.push({ text: sign, face });
      }
    }
    return found;
  }
  return { shown, runs };
}
