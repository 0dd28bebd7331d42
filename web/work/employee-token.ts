// Draws an employee's password: four consonants from the browser's own source of randomness.

import { employeeTokenAlphabet, employeeTokenLength } from '#shared/limits.ts';

/** `newEmployeeToken()` → 'bkzt'. Values that would favour some letters are drawn again. */
export function newEmployeeToken(): string {
  const fair = 256 - (256 % employeeTokenAlphabet.length);
  let token = '';
  while (token.length < employeeTokenLength) {
    const [drawn = 255] = crypto.getRandomValues(new Uint8Array(1));
    if (drawn < fair) token += employeeTokenAlphabet[drawn % employeeTokenAlphabet.length];
  }
  return token;
}
