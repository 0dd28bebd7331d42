// Owns which letters of a name match the typed text, so that they can be marked.
import { plain } from '#web/ui/style/plain.ts';

type Range = readonly [from: number, to: number];

const isLetter = (text: string | undefined): boolean => text !== undefined && /[\p{L}\p{N}]/u.test(text);

/** Where the typed text, or the first of its words that does, begins a word of the name; else where the name contains it. */
export function matchedRange(name: string, typed: string): Range | undefined {
  const letters = Array.from(name);
  // One letter may become two ('þ' is typed 'th'), or none (an accent of its own).
  const spelled = letters.map((letter) => plain(letter) || (letter.trim() === '' ? ' ' : ''));
  const find = (wanted: string, isAtWord: boolean): Range | undefined => {
    for (let from = 0; from < letters.length; from += 1) {
      if (isAtWord && isLetter(letters[from - 1])) continue;
      let said = '';
      for (let to = from; to < letters.length && said.length < wanted.length; to += 1) {
        said += spelled[to] ?? '';
        if (said.startsWith(wanted)) return [lengthOf(letters, from), lengthOf(letters, to + 1)];
      }
    }
    return undefined;
  };
  const query = plain(typed);
  if (query === '') return undefined;
  const words = query.split(/\s+/);
  return (
    find(query, true) ??
    words.map((word) => find(word, true)).find((range) => range !== undefined) ??
    find(query, false)
  );
}

const lengthOf = (letters: readonly string[], count: number): number =>
  letters.slice(0, count).join('').length;
