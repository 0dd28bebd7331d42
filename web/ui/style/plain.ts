// Owns normalizing words for comparison: without case and accents, special letters spelled out.

/** Letters that Unicode does not split into letter and accent, as people without them on their keyboard type them. */
const plainLetters: Readonly<Record<string, string>> = {
  þ: 'th',
  ð: 'd',
  æ: 'ae',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ß: 'ss',
  œ: 'oe',
};

export const plain = (text: string): string =>
  text
    .trim()
    .toLocaleLowerCase('is')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[þðæøđłßœ]/gu, (letter) => plainLetters[letter] ?? letter);
