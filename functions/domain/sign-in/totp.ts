// Time-based one-time passwords (RFC 6238) as authenticator apps make them: SHA-1, six digits, 30 seconds.

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { productName, totp } from '#shared/limits.ts';

const base32Letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Bytes as base 32: `JBSWY3DP`. */
export function base32Of(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => base32Letters.charAt(Number.parseInt(five.padEnd(5, '0'), 2)))
    .join('');
}

export const newTotpKey = (): Buffer => randomBytes(totp.keyBytes);

/** The step of an instant in epoch seconds. */
const stepAt = (now: number): number => Math.floor(now / totp.stepSeconds);

/** The code of a step, with leading zeros (RFC 6238, and RFC 4226 section 5.3). */
export function totpCode(key: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', key).update(counter).digest();
  const offset = hash.readUInt8(hash.length - 1) & 0x0f;
  const number = hash.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** totp.digits).padStart(totp.digits, '0');
}

/**
 * The step whose code is `typed`; one step before and after also count, because clocks differ. Undefined when the code
 * is of none of them.
 */
export function stepOf(key: Uint8Array, typed: string, now: number): number | undefined {
  const digits = Buffer.from(typed.replaceAll(/\s/g, ''));
  const around = Array.from(
    { length: 2 * totp.stepsAround + 1 },
    (_, n) => stepAt(now) + n - totp.stepsAround,
  );
  return around.find((step) => {
    const code = Buffer.from(totpCode(key, step));
    return code.length === digits.length && timingSafeEqual(code, digits);
  });
}

/** The content of a QR code for authenticator apps. */
export function enrolmentAddress(name: string, key: Uint8Array): string {
  const query = new URLSearchParams({
    secret: base32Of(key),
    issuer: productName,
    algorithm: 'SHA1',
    digits: String(totp.digits),
    period: String(totp.stepSeconds),
  });
  return `otpauth://totp/${encodeURIComponent(`${productName}:${name}`)}?${query.toString()}`;
}
