// Proves which letters of a name the palette marks: as people type them, at the beginning of words first.
import { expect, it } from 'vitest';
import { matchedRange } from '#web/ui/overlay/matched-range.ts';

const marked = (name: string, typed: string): string | undefined => {
  const range = matchedRange(name, typed);
  return range && name.slice(...range);
};

it('the typed letters are marked, whatever their case and accents', () => {
  expect(marked('Anna Jónsdóttir', 'ann')).toBe('Ann');
  expect(marked('Anna Jónsdóttir', 'jons')).toBe('Jóns');
  expect(marked('Þórdís Ólafsdóttir', 'thor')).toBe('Þór');
  expect(marked('Anna Jónsdóttir', 'anna jó')).toBe('Anna Jó');
});

it('a word that begins with them comes before one that contains them', () => {
  expect(marked('Joanna Annasdóttir', 'anna')).toBe('Anna');
  expect(matchedRange('Joanna Annasdóttir', 'anna')).toEqual([7, 11]);
  expect(marked('Joanna', 'anna')).toBe('anna');
});

it('of several words the first that begins one is marked; without a match nothing is', () => {
  expect(marked('Hours in November 2026', 'nov hours')).toBe('Nov');
  expect(marked('Roof', 'wall')).toBeUndefined();
  expect(marked('Roof', ' ')).toBeUndefined();
});
