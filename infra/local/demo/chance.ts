// The demo's random numbers: the same on every machine, so that two demos of one moment are equal.

import { idAlphabet, type IdKind, idKinds } from '#shared/model/ids.ts';

/** A small generator (Lehmer's, with the multiplier 48,271) seeded with a text. */
export function chanceFrom(seed: string) {
  let state = Buffer.from(seed).reduce((hash, byte) => Math.imul(hash ^ byte, 0x0100_0193), 1) >>> 1 || 1;
  /** From 0 up to but not 1. */
  const next = (): number => {
    state = (state * 48_271) % 0x7fff_ffff;
    return state / 0x7fff_ffff;
  };
  /** A whole number from `least` to `most`, both possible. */
  const whole = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  const pick = (from: ArrayLike<string>): string => from[whole(0, from.length - 1)] ?? '';
  /** True this often out of a hundred. */
  const percent = (share: number): boolean => next() * 100 < share;
  const id = (kind: IdKind): string =>
    idKinds[kind].letter + Array.from({ length: idKinds[kind].length }, () => pick(idAlphabet)).join('');
  return { next, whole, pick, percent, id };
}

/** The id of who or what has this name. */
export const idOf = (name: string, kind: IdKind): string => chanceFrom(name).id(kind);
