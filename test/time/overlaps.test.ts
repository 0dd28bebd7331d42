// Proves which entries overlap, by comparing every pair.

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { overlapsOf } from '#shared/pay/overlaps.ts';
import { history } from './any-work.ts';

const entry = (id: string, startAt: number, endAt: number, employeeId = 'aoife') => ({
  id,
  employeeId,
  startAt,
  endAt,
});
type Entry = ReturnType<typeof entry>;
const found = (...entries: Entry[]) => [...overlapsOf(entries).keys()].toSorted();

/** The definition, pair by pair. */
const share = (one: Entry, other: Entry): boolean =>
  one.id !== other.id &&
  one.employeeId === other.employeeId &&
  Math.max(one.startAt, other.startAt) < Math.min(one.endAt, other.endAt);

describe('overlapping entries', () => {
  test('are both named, each with the other', () => {
    const overlaps = overlapsOf([entry('a', 0, 20), entry('b', 10, 30)]);
    expect(overlaps.get('a')?.id).toBe('b');
    expect(overlaps.get('b')?.id).toBe('a');
  });

  test('are not those that touch, nor those of two employees, nor one without length', () => {
    expect(found(entry('a', 0, 20), entry('b', 20, 30))).toEqual([]);
    expect(found(entry('a', 0, 20), entry('b', 10, 30, 'conor'))).toEqual([]);
    expect(found(entry('a', 0, 20), entry('b', 10, 10))).toEqual([]);
  });

  test('are found under a long one, however many lie between', () => {
    expect(
      found(entry('long', 0, 100), entry('b', 10, 20), entry('c', 30, 40), entry('d', 100, 110)),
    ).toEqual(['b', 'c', 'long']);
  });

  test('are found where one still runs', () => {
    expect(found(entry('runs', 0, Infinity), entry('later', 50, 60))).toEqual(['later', 'runs']);
  });

  test('are exactly the entries that share time with another, and each is named with one it shares it with', () => {
    fc.assert(
      fc.property(history(900), (entries) => {
        const overlaps = overlapsOf(entries);
        for (const one of entries) {
          const other = overlaps.get(one.id);
          expect(other !== undefined).toBe(entries.some((each) => share(one, each)));
          if (other) expect(share(one, other)).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });
});
