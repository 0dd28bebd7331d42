// Which four letters a person who chooses them must not choose: those that everybody would try first.

import { employeeTokenAlphabet } from '#shared/limits.ts';

/** The alphabet, and the rows of the keyboard without vowels: their letters in order, and back. */
const rows = [employeeTokenAlphabet, 'qwrtp', 'sdfghjkl', 'zxcvbnm'];
const inOrder = rows.flatMap((row) => [row, Array.from(row).toReversed().join('')]);
const kindsMin = 3;

/**
 * Repeats (`bbbb`, `bcbc`, `bbbc`) and rows (`bcdf`, `sdfg`, `gfds`); one in sixty of all there are.
 * @example isEasyToGuess('bcbc') → true
 */
export const isEasyToGuess = (letters: string): boolean =>
  new Set(letters).size < kindsMin || inOrder.some((row) => row.includes(letters));
