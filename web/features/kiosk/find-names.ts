// Finds people in a list of two hundred names: by the beginnings of the name's words, or by its first letter.

import { plain } from '#web/ui/style/plain.ts';
import { byName } from '#web/words/alphabet.ts';

type Named = { readonly name: string; readonly open?: unknown };

const words = (text: string): string[] => text.split(/[\s\-'’.]+/u).filter(Boolean);

/** True if every typed word begins a word of the name: 'jo si' finds João da Silva, and so does 'silva'. */
export function isFound(name: string, wanted: string): boolean {
  const parts = words(plain(name));
  return words(plain(wanted)).every((word) => parts.some((part) => part.startsWith(word)));
}

/** The letter a name is listed under. In Icelandic 'Á' is a letter of its own; other languages drop accents. */
export function firstLetter(name: string, language: string): string {
  const first = Array.from(name.trim().normalize('NFC'))[0]?.toUpperCase() ?? '';
  return language === 'is' ? first : (first.normalize('NFD')[0] ?? first);
}

export const firstLetters = (people: readonly Named[], language: string): string[] =>
  [...new Set(people.map(({ name }) => firstLetter(name, language)))].toSorted(byName);

export type Wanted = { readonly text: string; readonly letter: string | undefined };

/** The people who match, from A to Ö. */
export const found = <P extends Named>(people: readonly P[], wanted: Wanted, language: string): P[] =>
  people
    .filter(
      ({ name }) =>
        isFound(name, wanted.text) &&
        (wanted.letter === undefined || firstLetter(name, language) === wanted.letter),
    )
    .toSorted((one, other) => byName(one.name, other.name));
