// Which form of a word a count takes, in each language.

import { describe, expect, it } from 'vitest';
import { countText } from '#functions/domain/exports/words.ts';
import { pluralForm } from '#shared/text/plural.ts';

describe('a count', () => {
  it.each([
    ['en', [1], [0, 2, 11, 21, 101]],
    ['is', [1, 21, 31, 101, 1001], [0, 2, 11, 111, 30]],
    ['pt', [1], [0, 2, 11, 21, 1_000_000]],
  ] as const)('in %s is singular for %j and plural for %j', (language, singular, plural) => {
    expect(singular.map((count) => pluralForm(language, count))).toEqual(singular.map(() => 'one'));
    expect(plural.map((count) => pluralForm(language, count))).toEqual(plural.map(() => 'other'));
  });

  it('takes the same form in a file as on a screen: none is plural in Portugal', () => {
    const formOf = (count: number) => countText('pt', 'running', count).replace(String(count), '#');
    expect(formOf(0)).toBe(formOf(2));
    expect(formOf(0)).not.toBe(formOf(1));
  });
});
