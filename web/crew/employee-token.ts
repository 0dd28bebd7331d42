// Makes an employee's random password: four consonants.

import { isEasyToGuess } from '#shared/model/employee-letters.ts';
import { employeeTokenAlphabet, employeeTokenLength } from '#shared/limits.ts';

/** `newEmployeeToken()` → 'bkzt'. An easily guessed one is replaced. */
export function newEmployeeToken(): string {
  const token = drawnToken();
  return isEasyToGuess(token) ? newEmployeeToken() : token;
}

/** Skips random values that would make some letters more likely than others. */
function drawnToken(): string {
  const fair = 256 - (256 % employeeTokenAlphabet.length);
  let token = '';
  while (token.length < employeeTokenLength) {
    const [drawn = 255] = crypto.getRandomValues(new Uint8Array(1));
    if (drawn < fair) token += employeeTokenAlphabet[drawn % employeeTokenAlphabet.length];
  }
  return token;
}
