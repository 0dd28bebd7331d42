// Password hashes: the cost in production, and that the tests' cheap cost stays in tests.

import { afterEach, describe, expect, it, vi } from 'vitest';
import { hashPassword, isPassword } from '#functions/domain/sessions/password-hash.ts';

const atFullCost = () => vi.stubEnv('PASSWORD_COST', undefined);

describe('a password hash', () => {
  afterEach(() => void vi.unstubAllEnvs());

  it('is made by scrypt with N 2^15, r 8, p 3 wherever no test hands in a cheaper cost', async () => {
    atFullCost();
    const hash = await hashPassword('a long password');
    expect(hash).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
    expect(await isPassword('a long password', hash)).toBe(true);
    expect(await isPassword('a long passwore', hash)).toBe(false);
    expect(await isPassword('a long password', undefined)).toBe(false);
  });

  it('is believed by the parameters that stand in it, whatever a new one costs', async () => {
    atFullCost();
    const dear = await hashPassword('a long password');
    vi.unstubAllEnvs();
    const cheap = await hashPassword('a long password');
    expect(cheap).toMatch(/^scrypt\$64\$8\$1\$/);
    expect(await isPassword('a long password', dear)).toBe(true);
    atFullCost();
    expect(await isPassword('a long password', cheap)).toBe(true);
  });

  it('is never cheap in a Lambda: neither made nor compared', async () => {
    vi.stubEnv('AWS_LAMBDA_FUNCTION_NAME', 'stund-company');
    await expect(hashPassword('a long password')).rejects.toThrow('for tests alone');
    await expect(isPassword('a long password', undefined)).rejects.toThrow('for tests alone');
  });
});
