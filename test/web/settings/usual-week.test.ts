// Proves the usual week in words: neighbouring days with the same hours are one part, in every language.
import { describe, expect, it } from 'vitest';
import { usualWeekWords } from '#web/words/usual-week-words.ts';

const long = { start: '07:30', end: '16:00' };
const short = { start: '07:30', end: '14:00' };

describe('the usual week in words', () => {
  it('joins neighbouring days with the same hours', () => {
    expect(usualWeekWords('en', [long, long, long, long, short, null, null])).toBe(
      'Mon–Thu 07:30–16:00, Fri 07:30–14:00',
    );
    expect(usualWeekWords('is', [long, null, long, null, null, null, null])).toBe(
      'mán 07:30–16:00, mið 07:30–16:00',
    );
    expect(usualWeekWords('pt', [null, null, null, null, null, short, short])).toBe('sáb–dom 07:30–14:00');
  });
});
