// scrypt's cost: fixed in production; tests, which log in thousands of times, use a cheap N.

import { optionalEnv, optionalEnvironment } from './env.ts';

export type PasswordCost = { readonly N: number; readonly r: number; readonly p: number };
const fullCost: PasswordCost = { N: 2 ** 15, r: 8, p: 3 };

/** The cost of new hashes, and of comparing with an unknown account. */
export function passwordCost(): PasswordCost {
  const cheap = optionalEnv('PASSWORD_COST');
  if (cheap === undefined) return fullCost;
  if (process.env['AWS_LAMBDA_FUNCTION_NAME']) throw new Error('PASSWORD_COST is for tests alone');
  return { ...fullCost, N: optionalEnvironment.PASSWORD_COST.parse(cheap), p: 1 };
}
