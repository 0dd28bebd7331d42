// Finding oneself among two hundred names: by any part of the name, by its first letter, whoever is in first.

import { plain } from '#web/ui/style/plain.ts';
import { byName } from '#web/words/alphabet.ts';

type Named = { readonly name: string; readonly open?: unknown };

const words = (text: string): string[] => text.split(/[\s\-'’.]+/u).filter(Boolean);

/** Every typed word begins a word of the name: 'jo si' finds João da Silva, and so does 'silva'. */
export function isFound(name: string, wanted: string): boolean {
  const parts = words(plain(name));
  return words(plain(wanted)).every((word) => parts.some((part) => part.startsWith(word)));
}

/** The letter a name stands under: Icelandic letters are letters of their own, other accents are not. */
export function firstLetter(name: string, language: string): string {
  const first = Array.from(name.trim().normalize('NFC'))[0]?.toUpperCase() ?? '';
  return language === 'is' ? first : (first.normalize('NFD')[0] ?? first);
}

export const firstLetters = (people: readonly Named[], language: string): string[] =>
  [...new Set(people.map(({ name }) => firstLetter(name, language)))].toSorted(byName);

export type Wanted = { readonly text: string; readonly letter: string | undefined };

/** Who is looked for, A to Ö. */
export const found = <P extends Named>(people: readonly P[], wanted: Wanted, language: string): P[] =>
  people
    .filter(
      ({ name }) =>
        isFound(name, wanted.text) &&
        (wanted.letter === undefined || firstLetter(name, language) === wanted.letter),
    )
    .toSorted((one, other) => byName(one.name, other.name));
