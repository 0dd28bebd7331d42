// A name as part of a file's name: letters and digits that every system and every header can carry.

const longest = 40;
/** Letters that do not come apart into a plain one and its mark. */
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
 * '' for a name that has no such letter.
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
