// A name as part of a file name: only characters that every system and header accepts.

const longest = 40;
/** Letters that Unicode does not decompose into a plain letter and its accent. */
const plain: Readonly<Record<string, string>> = {
  þ: 'th',
  ð: 'd',
  æ: 'ae',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
};

/**
 * Returns '' for a name without any usable letter.
 * @example fileNamePart('Skúlagata 30, þakskipti') → 'skulagata-30-thakskipti'
 */
export function fileNamePart(name: string): string {
  const letters = name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[þðæøœßłđ]/g, (letter) => plain[letter] ?? '');
  const words = letters.replace(/[^a-z0-9]+/g, '-').replace(/^-/, '');
  return words.slice(0, longest).replace(/-$/, '');
}
