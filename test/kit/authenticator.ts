// An authenticator app for tests: computes the code of a typed key at a moment, with code of its own to check the product's.

import { createHmac } from 'node:crypto';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function bytesOf(base32: string): Buffer {
  let bits = 0n;
  for (const letter of base32) bits = bits * 32n + BigInt(letters.indexOf(letter));
  const hex = (bits >> BigInt((base32.length * 5) % 8)).toString(16);
  return Buffer.from(hex.padStart(2 * Math.floor((base32.length * 5) / 8), '0'), 'hex');
}

/** RFC 6238 with SHA-1, thirty seconds, six digits. */
export function codeOf(base32: string, now: number): string {
  const step = Math.floor(now / 30);
  const counter = Buffer.from(step.toString(16).padStart(16, '0'), 'hex');
  const hash = [...createHmac('sha1', bytesOf(base32)).update(counter).digest()];
  const at = (hash.at(-1) ?? 0) % 16;
  const [a = 0, b = 0, c = 0, d = 0] = hash.slice(at, at + 4);
  return String((((a % 128) * 256 + b) * 256 + c) * 256 + d)
    .slice(-6)
    .padStart(6, '0');
}
