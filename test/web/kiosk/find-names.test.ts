// Proves how a name is found at the shared time clock: by any part, without its accents, under its first letter.
import { describe, expect, it } from 'vitest';
import { firstLetter, firstLetters, found, isFound } from '#web/features/kiosk/find-names.ts';

const named = (...names: string[]) => names.map((name) => ({ name }));
const everyone = { text: '', letter: undefined };

describe('a name', () => {
  it.each([
    ['João da Silva', 'jo'],
    ['João da Silva', 'joao si'],
    ['João da Silva', 'SILVA'],
    ['Þórdís Ólafsdóttir', 'thor'],
    ['Þórdís Ólafsdóttir', 'þór ól'],
    ['Ægir Örn', 'aegir orn'],
    ['Łukasz Dąbrowski', 'luk dab'],
    ['Caoimhe Ní Bhriain', 'bhr'],
    ['Anna-Lísa', 'lisa'],
    ['Anna', '  '],
  ])('%s is found by %s', (name, typed) => {
    expect(isFound(name, typed)).toBe(true);
  });

  it('is not found by the middle of a word, nor by a word it has not', () => {
    expect([isFound('João da Silva', 'oão'), isFound('João da Silva', 'joão x')]).toEqual([false, false]);
  });

  it('stands under its letter: an accent is a letter of its own in Icelandic alone', () => {
    const letters = ['Ásgeir', 'Örn', 'Éva', 'łukasz'].map((name) => [
      firstLetter(name, 'is'),
      firstLetter(name, 'pt'),
    ]);
    expect(letters).toEqual([
      ['Á', 'A'],
      ['Ö', 'O'],
      ['É', 'E'],
      ['Ł', 'Ł'],
    ]);
    expect(firstLetters(named('Örn', 'Ása', 'Anna', 'Bára', 'Ævar'), 'is')).toEqual([
      'A',
      'Á',
      'B',
      'Æ',
      'Ö',
    ]);
  });

  it('is listed A to Ö, narrowed by what was typed and by the letter together', () => {
    const people = named('Örn Bárðarson', 'Ása Jóns', 'Anna Björk', 'Bára Jóns');
    const names = (wanted: { text: string; letter: string | undefined }) =>
      found(people, wanted, 'is').map(({ name }) => name);
    expect(names(everyone)).toEqual(['Anna Björk', 'Ása Jóns', 'Bára Jóns', 'Örn Bárðarson']);
    expect(names({ text: 'jons', letter: undefined })).toEqual(['Ása Jóns', 'Bára Jóns']);
    expect(names({ text: 'jons', letter: 'B' })).toEqual(['Bára Jóns']);
    expect(names({ text: '', letter: 'Á' })).toEqual(['Ása Jóns']);
  });
});
