// What the paper's font can show: signs it lacks are replaced by a visible one, never left out unseen.

/** Stands for each sign that the font has not got: an emoji, a letter of another script. */
export const missingSign = '◊';

const invisible = /[\p{Cc}\p{Cf}\p{Mn}\ufe0f]/u;
const segments = new Intl.Segmenter('en', { granularity: 'grapheme' });
const plain = /^[\u0020-\u007e]*$/;

/** Answers texts as the font can show them; `has` says whether it has a code point. */
export function shownBy(has: (codePoint: number) => boolean): (text: string) => string {
  const known = new Map<string, string>();
  const fits = (text: string) => Array.from(text).every((sign) => has(sign.codePointAt(0) ?? 0));
  const sign = (whole: string): string => {
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
  return (text) => {
    if (plain.test(text)) return text;
    let shown = known.get(text);
    if (shown === undefined) {
      shown = Array.from(segments.segment(text.toWellFormed().normalize('NFC')), ({ segment }) =>
        sign(segment),
      ).join('');
      if (known.size < 5000) known.set(text, shown);
    }
    return shown;
  };
}
