// When two names are one: what is folded away, and what is not.

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldedName } from '#functions/table/one-name.ts';

describe('the folded name', () => {
  const letters = Array.from(
    'abcdefghijklmnopqrstuvwxyzáéíóúýðþæöàâãçêôõñśłżабвгдежзийклмнопрстуфхцчшщыьэюя -&/0123456789',
  );
  const nameLike = fc
    .array(fc.constantFrom(...letters), { minLength: 1, maxLength: 20 })
    .map((all) => all.join(''));

  it('is the same in capitals, with other blanks, with a final dot, and with signs that nobody sees', () => {
    fc.assert(
      fc.property(nameLike, fc.nat(20), (name, at) => {
        fc.pre(name.trim() !== '');
        const one = foldedName(name);
        expect(foldedName(name.toUpperCase())).toBe(one);
        expect(foldedName(` ${name.replaceAll(' ', '\u2003 ')}`)).toBe(one);
        expect(foldedName(`${name} .`)).toBe(one);
        expect(foldedName(`${name.slice(0, at)}\u200b${name.slice(at)}`)).toBe(one);
        expect(foldedName(one)).toBe(one);
      }),
    );
  });

  it('is never empty for what has a sign in it, and tells other signs apart', () => {
    for (const name of ['.', '...', '\u200b.', '🙂', '木']) expect(foldedName(name)).not.toBe('');
    const distinct = [
      'Anna',
      'Hanna',
      'Ann',
      'Anna 2',
      'Anna-2',
      'Jón B.',
      'Jón C.',
      '山田',
      '山本',
      'Борис',
      'Бориса',
    ];
    expect(new Set(distinct.map(foldedName)).size).toBe(distinct.length);
  });
});
