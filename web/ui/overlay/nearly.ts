// Owns typing errors at the beginning of a word: 'thakskypti' is nearly 'thakskipti'; all texts normalized by `plain`.

import { wordsOf } from './name-rank.ts';

/** One letter in so many may be wrong, left out, added or in the other's place. */
const lettersPerError = 4;

/** Letters to change until one text is the other; two neighbours in each other's place are one. */
function errorsBetween(one: string, other: string): number {
  let [older, before]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= one.length; row += 1) {
    const own = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      const isTurned = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      own.push(
        Math.min(
          (before[at] ?? 0) + 1,
          (own[at - 1] ?? 0) + 1,
          (before[at - 1] ?? 0) + (isSame ? 0 : 1),
          isTurned ? (older[at - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    [older, before] = [before, own];
  }
  return before.at(-1) ?? 0;
}

/** The least errors with which a typed word begins the other; undefined for too many. The first letter is right. */
function errorsOf(typed: string, word: string): number | undefined {
  if (word.startsWith(typed)) return 0;
  const most = Math.floor(typed.length / lettersPerError);
  if (most === 0 || word[0] !== typed[0]) return undefined;
  const lengths = Array.from({ length: 2 * most + 1 }, (_, at) => typed.length - most + at);
  const least = Math.min(...lengths.map((length) => errorsBetween(typed, word.slice(0, length))));
  return least <= most ? least : undefined;
}

/** The errors with which the typed words begin words of the name; undefined if one of them begins none. */
export function errorsIn(name: string, query: string): number | undefined {
  const own = wordsOf(name);
  let sum = 0;
  for (const typed of wordsOf(query)) {
    const least = Math.min(...own.map((word) => errorsOf(typed, word) ?? Infinity));
    if (least === Infinity) return undefined;
    sum += least;
  }
  return sum;
}
