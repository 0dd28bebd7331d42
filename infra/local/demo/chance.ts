// The demo's random numbers: the same on every machine, so that two demos of one moment are equal.

import { idAlphabet, type IdKind, idKinds } from '#shared/model/ids.ts';

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
  const pick = (from: ArrayLike<string>): string => from[whole(0, from.length - 1)] ?? '';
  const text = (length: number, alphabet: string): string =>
    Array.from({ length }, () => pick(alphabet)).join('');
  /** True this often out of a hundred. */
  const percent = (share: number): boolean => next() * 100 < share;
  const id = (kind: IdKind): string => idKinds[kind].letter + text(idKinds[kind].length, idAlphabet);
  return { next, whole, pick, text, percent, id };
}
