// Proves how long a change that got no answer is taken for the same one when it is sent again.
import { afterEach, expect, it, vi } from 'vitest';
import { worklogs } from '#shared/api/worklogs.ts';
import { answered, keyOf, leftUnsure } from '#web/api/unsure-keys.ts';

afterEach(() => {
  vi.useRealTimers();
});

const { add, edit } = worklogs.endpoints;
const later = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);

it('is the same change for ten minutes after the last try, and then another', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const input = { body: ['hours'] };
  leftUnsure(add, input, 'first');
  later(9);
  expect(keyOf(add, input)).toBe('first');
  leftUnsure(add, input, 'second');
  later(9);
  expect(keyOf(add, input)).toBe('first');
  later(2);
  expect(keyOf(add, input)).toBeUndefined();
  leftUnsure(add, input, 'third');
  expect(keyOf(add, input)).toBe('third');
});

it('is another change once it was answered, and where nothing is kept of its key', () => {
  const input = { body: ['other hours'] };
  leftUnsure(add, input, 'fourth');
  answered(add, input, 'a form of its own');
  expect(keyOf(add, input)).toBeUndefined();
  leftUnsure(edit, input, 'fifth');
  expect(keyOf(edit, input)).toBeUndefined();
});
