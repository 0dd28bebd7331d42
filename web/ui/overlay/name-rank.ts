// Owns how well a name matches the typed text; both normalized by `plain`.

/** The typed text begins the name; its words begin words of the name; or the name contains it. */
const nameRanks = { begins: 0, beginsWords: 1, contains: 2 } as const;

/** The words of a normalized text, without signs between them. */
export const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

export function beginsWords(text: string, query: string): boolean {
  const words = wordsOf(query);
  const own = wordsOf(text);
  return words.length > 0 && words.every((word) => own.some((one) => one.startsWith(word)));
}

/** A lower rank is better; undefined if the name does not contain the typed text. */
export function nameRank(name: string, query: string): number | undefined {
  if (name.startsWith(query)) return nameRanks.begins;
  if (beginsWords(name, query)) return nameRanks.beginsWords;
  return name.includes(query) ? nameRanks.contains : undefined;
}

/** The rows whose name contains the typed text, the best matches first, otherwise in their order. */
export const bestNamed = <Row>(
  rows: readonly Row[],
  query: string,
  nameOf: (row: Row) => string,
): readonly Row[] =>
  rows
    .flatMap((row) => {
      const rank = nameRank(nameOf(row), query);
      return rank === undefined ? [] : [{ row, rank }];
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ row }) => row);
