// Codes of authenticator apps: those of RFC 6238, one step around the moment, and the address that apps read.
import { describe, expect, it } from 'vitest';
import { base32Of, enrolmentAddress, stepOf, totpCode } from '#functions/domain/sign-in/totp.ts';
import { totp } from '#shared/limits.ts';
import { codeOf } from '#test/kit/authenticator.ts';

describe('a code of an authenticator app', () => {
  // RFC 6238, appendix B, the last six digits of its eight.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at second %i is %s', (now, expected) => {
    const key = Buffer.from('12345678901234567890');
    expect(totpCode(key, Math.floor(now / totp.stepSeconds))).toBe(expected);
    expect(codeOf(base32Of(key), now)).toBe(expected);
  });

  it('counts one step before and after its own, and no further', () => {
    const key = Buffer.from('12345678901234567890');
    const now = 1_111_111_110;
    const step = now / totp.stepSeconds;
    const found = [-2, -1, 0, 1, 2].map((away) => stepOf(key, totpCode(key, step + away), now));
    expect(found).toEqual([undefined, step - 1, step, step + 1, undefined]);
    const code = totpCode(key, step);
    const typed = [` ${code.slice(0, 3)} ${code.slice(3)} `, code.slice(1), `${code}0`, ''];
    expect(typed.map((one) => stepOf(key, one, now))).toEqual([step, undefined, undefined, undefined]);
  });

  // RFC 4648, section 10, without its padding.
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
  ])('comes of a key of any length: %j is %j in base 32', (bytes, text) => {
    expect(base32Of(Buffer.from(bytes))).toBe(text);
  });

  it('comes of a key that apps read from an address', () => {
    const address = enrolmentAddress('boss', Buffer.from('12345678901234567890'));
    expect(address).toBe(
      'otpauth://totp/Stund%3Aboss?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Stund&algorithm=SHA1&digits=6&period=30',
    );
  });
});
