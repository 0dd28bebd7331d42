// When two names count as the same: capitals, blanks and invisible signs are ignored, other differences are not.

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { name } from '#shared/model/fields.ts';
import { foldedName } from '#functions/table/one-name.ts';

describe('the folded name', () => {
  const letters = Array.from(
    'abcdefghijklmnopqrstuvwxyzáéíóúýðþæöàâãçêôõñśłżабвгдежзийклмнопрстуфхцчшщыьэюя -&/0123456789',
  );
  const nameLike = fc
    .array(fc.constantFrom(...letters), { minLength: 1, maxLength: 20 })
    .map((all) => all.join(''));

  it('is the same in capitals, with other blanks, with a final dot, and with invisible signs', () => {
    fc.assert(
      fc.property(nameLike, fc.nat(20), (typed, at) => {
        fc.pre(typed.trim() !== '');
        const one = foldedName(typed);
        expect(foldedName(typed.toUpperCase())).toBe(one);
        expect(foldedName(` ${typed.replaceAll(' ', '\u2003 ')}`)).toBe(one);
        expect(foldedName(`${typed} .`)).toBe(one);
        expect(foldedName(`${typed.slice(0, at)}\u200b${typed.slice(at)}`)).toBe(one);
        expect(foldedName(one)).toBe(one);
      }),
    );
  });

  it.each([
    ['ꓡára', 'Lára'],
    ['𐐒jörn', 'Björn'],
    ['𐐺jörn', 'Björn'],
    ['Smiðir。', 'Smiðir'],
    ['Sant·Cugat', 'Sant.Cugat'],
  ])('of %s is that of %s: its signs look alike', (one, other) => {
    expect(foldedName(one)).toBe(foldedName(other));
  });

  it('is asked of no name in which nothing can be seen', () => {
    for (const blank of ['\u2800', '\u3164', '\u2800 \u115f', '\u1160\uffa0', '\u200b'])
      expect(z.safeParse(name, blank).success, JSON.stringify(blank)).toBe(false);
    for (const seen of ['⠁', 'A\u2800', '\u2800A', '한', '木', '7', '&'])
      expect(z.safeParse(name, seen).success, JSON.stringify(seen)).toBe(true);
  });

  it('is never empty for a name of signs, and differs for other signs', () => {
    for (const sign of ['.', '...', '\u200b.', '🙂', '木']) expect(foldedName(sign)).not.toBe('');
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
