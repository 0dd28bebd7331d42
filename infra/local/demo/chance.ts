// The demo's random numbers: the same on every machine, so that two demos of one moment are equal.

import { employeeTokenAlphabet, employeeTokenLength } from '#shared/limits.ts';
import { isEasyToGuess } from '#shared/model/employee-letters.ts';

export type Chance = {
  /** From 0 up to but not 1. */
  next: () => number;
  /** A whole number from `least` to `most`, both possible. */
  whole: (least: number, most: number) => number;
  /** True this often out of a hundred. */
  percent: (share: number) => boolean;
  pick<T>(from: readonly [T, ...T[]]): T;
  /** This many characters of an alphabet. */
  text: (length: number, alphabet: string) => string;
};

/** A small generator (mulberry32) seeded with a text. */
export function chanceFrom(seed: string): Chance {
  let state = Array.from(seed).reduce(
    (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x0100_0193),
    1,
  );
  const next = (): number => {
    state = (state + 0x6d2b_79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    whole,
    percent: (share) => next() * 100 < share,
    pick: (from) => from[whole(0, from.length - 1)] ?? from[0],
    text: (length, alphabet) =>
      Array.from({ length }, () => alphabet.charAt(whole(0, alphabet.length - 1))).join(''),
  };
}

/** A 4-letter password as our screens suggest them. */
export function lettersBy(chance: Chance): string {
  const letters = chance.text(employeeTokenLength, employeeTokenAlphabet);
  return isEasyToGuess(letters) ? lettersBy(chance) : letters;
}
