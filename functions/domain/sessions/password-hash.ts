// Company passwords: scrypt, with its parameters in the hash. Without a hash the same work is done.

import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { type PasswordCost, passwordCost } from '#functions/runtime/password-cost.ts';

const hashBytes = 32;
const saltBytes = 16;

const derived = (password: string, salt: Buffer, { N, r, p }: PasswordCost): Promise<Buffer> =>
  new Promise((done, failed) => {
    // Another keyboard may type the same password in another Unicode form.
    const typed = password.normalize('NFKC');
    // scrypt needs 128·N·r bytes; Node's default limit is just below.
    scrypt(typed, salt, hashBytes, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
      error ? failed(error) : done(key),
    );
  });

const written = ({ N, r, p }: PasswordCost, salt: Buffer, key: Buffer): string =>
  ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');

/** Gives `scrypt$32768$8$3$salt$key`; the password is taken in NFKC. Source: security-and-reliability.md, T7. */
export async function hashPassword(password: string, cost = passwordCost()): Promise<string> {
  const salt = randomBytes(saltBytes);
  return written(cost, salt, await derived(password, salt, cost));
}

/** Compared for unknown accounts, so that they take as long as known ones. */
const unknownHash = (): string => written(passwordCost(), Buffer.alloc(saltBytes), Buffer.alloc(hashBytes));

/**
 * Whether `password` made `hash`; without a hash always false, after the same work. Source:
 * security-and-reliability.md, T8. Throws for a hash of another kind.
 */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [kind, N, r, p, salt = '', key = ''] = (hash ?? unknownHash()).split('$');
  if (kind !== 'scrypt') throw new Error('a password hash is of no known kind');
  const kept = Buffer.from(key, 'base64url');
  const found = await derived(password, Buffer.from(salt, 'base64url'), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  });
  return timingSafeEqual(found, kept) && hash !== undefined;
}
