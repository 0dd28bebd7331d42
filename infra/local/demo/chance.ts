// The demo's random numbers: the same on every machine, so that two demos of one moment are equal.

import { employeeTokenAlphabet, employeeTokenLength } from '#shared/limits.ts';
import { isEasyToGuess } from '#shared/model/employee-letters.ts';

export type Chance = ReturnType<typeof chanceFrom>;

/** A small generator (mulberry32) seeded with a text. */
export function chanceFrom(seed: string) {
  let state = Array.from(seed).reduce(
    (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x0100_0193),
    1,
  );
  /** From 0 up to but not 1. */
  const next = (): number => {
    state = (state + 0x6d2b_79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  /** A whole number from `least` to `most`, both possible. */
  const whole = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    whole,
    /** True this often out of a hundred. */
    percent: (share: number): boolean => next() * 100 < share,
    pick: (from: readonly string[]): string => from[whole(0, from.length - 1)] ?? '',
    /** This many characters of an alphabet. */
    text: (length: number, alphabet: string): string =>
      Array.from({ length }, () => alphabet.charAt(whole(0, alphabet.length - 1))).join(''),
  };
}

/** A 4-letter password as our screens suggest them. */
export function lettersBy(chance: Chance): string {
  const letters = chance.text(employeeTokenLength, employeeTokenAlphabet);
  return isEasyToGuess(letters) ? lettersBy(chance) : letters;
}
