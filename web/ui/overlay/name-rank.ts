// Owns how well a name meets what was typed; both as `plain` writes them.

/** The typed words begin the name, or begin words of it; or they stand somewhere in it. */
const nameRanks = { begins: 0, beginsWords: 1, contains: 2 } as const;

const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

export function beginsWords(text: string, query: string): boolean {
  const words = wordsOf(query);
  const own = wordsOf(text);
  return words.length > 0 && words.every((word) => own.some((one) => one.startsWith(word)));
}

/** The lower the better; undefined where the name does not hold what was typed. */
export function nameRank(name: string, query: string): number | undefined {
  if (name.startsWith(query)) return nameRanks.begins;
  if (beginsWords(name, query)) return nameRanks.beginsWords;
  return name.includes(query) ? nameRanks.contains : undefined;
}

/** Those whose name holds what was typed, the best met first, and otherwise as they came. */
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
