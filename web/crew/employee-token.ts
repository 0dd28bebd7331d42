// Draws an employee's password: four consonants from the browser's own source of randomness.

import { isEasyToGuess } from '#shared/model/employee-letters.ts';
import { employeeTokenAlphabet, employeeTokenLength } from '#shared/limits.ts';

/** `newEmployeeToken()` → 'bkzt'. Four that are easy to guess are drawn again. */
export function newEmployeeToken(): string {
  const token = drawnToken();
  return isEasyToGuess(token) ? newEmployeeToken() : token;
}

/** Values that would favour some letters are drawn again. */
function drawnToken(): string {
  const fair = 256 - (256 % employeeTokenAlphabet.length);
  let token = '';
  while (token.length < employeeTokenLength) {
    const [drawn = 255] = crypto.getRandomValues(new Uint8Array(1));
    if (drawn < fair) token += employeeTokenAlphabet[drawn % employeeTokenAlphabet.length];
  }
  return token;
}
