// What scrypt costs: in production always the same; the tests, which log in ten thousand times, hand in a cheap N.

import { optionalEnv, optionalEnvironment } from './env.ts';

export type PasswordCost = { readonly N: number; readonly r: number; readonly p: number };
const fullCost: PasswordCost = { N: 2 ** 15, r: 8, p: 3 };

/** What a new hash costs, and the comparison with an account that is not there. */
export function passwordCost(): PasswordCost {
  const cheap = optionalEnv('PASSWORD_COST');
  if (cheap === undefined) return fullCost;
  if (process.env['AWS_LAMBDA_FUNCTION_NAME']) throw new Error('PASSWORD_COST is for tests alone');
  return { ...fullCost, N: optionalEnvironment.PASSWORD_COST.parse(cheap), p: 1 };
}
