// Which 4-letter passwords are refused because they would be guessed first.

import { employeeTokenAlphabet } from '#shared/limits.ts';

/** The alphabet and the keyboard rows without vowels, forwards and backwards. */
const rows = [employeeTokenAlphabet, 'qwrtp', 'sdfghjkl', 'zxcvbnm'];
const inOrder = rows.flatMap((row) => [row, Array.from(row).toReversed().join('')]);
const kindsMin = 3;

/**
 * Repeats (`bbbb`, `bcbc`, `bbbc`) and rows (`bcdf`, `sdfg`, `gfds`); one in sixty of all there are.
 * @example isEasyToGuess('bcbc') → true
 */
export const isEasyToGuess = (letters: string): boolean =>
  new Set(letters).size < kindsMin || inOrder.some((row) => row.includes(letters));
