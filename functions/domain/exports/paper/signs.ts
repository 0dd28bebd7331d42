// What the paper's faces can show: signs they lack are replaced by a visible one, never left out unseen.

import { type Face, faces } from './fonts.ts';

/** A piece of a text that one face writes. */
type Run = { readonly text: string; readonly face: Face };

/** Stands for each sign that no face has got: an emoji, a letter of a script that is neither Latin nor Cyrillic. */
export const missingSign = '◊';
/** Where the other faces' signs lie, with the accents on them; all else is the own face's. */
const others = /((?:[\u0400-\u052f\u20b4\u2116]\u0301*)+)/;

const invisible = /[\p{Cc}\p{Cf}\p{Mn}\ufe0f]/u;
const segments = new Intl.Segmenter('en', { granularity: 'grapheme' });
const plain = /^[\u0020-\u007e]*$/;

/** Answers texts as the faces can show them, and which face writes what; `has` says whether one has a code point. */
export function lettering(has: (face: Face, codePoint: number) => boolean) {
  const known = new Map<string, string>();
  const faceOf = (text: string): Face | undefined =>
    faces.find((face) => Array.from(text).every((one) => has(face, one.codePointAt(0) ?? 0)));
  const fits = (text: string) => faceOf(text) !== undefined;
  const shownSign = (whole: string): string => {
    if (/^\s$/u.test(whole)) return ' ';
    if (fits(whole)) return whole;
    // A base letter with a mark that the font does not know, a ligature, a full-width form.
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
      // The own face has one of the two apostrophes, which look alike.
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
  /** Undefined where the own face writes it all. */
  function runs(text: string): readonly Run[] | undefined {
    if (!others.test(text)) return undefined;
    const found: { text: string; face: Face }[] = [];
    // What was split at stands at the odd places.
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
