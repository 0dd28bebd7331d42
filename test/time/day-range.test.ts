// Ranges of days as people read them: what both ends share is written once, in every country's form.

import { describe, expect, it } from 'vitest';
import { regions } from '#shared/model/company/region.ts';
import { rangeText, wholeRange } from '#shared/time/day-range.ts';

const is = regions.is.dayFormat;
const ireland = regions['en-ie'].dayFormat;
const portugal = regions.pt.dayFormat;
const elsewhere = regions.en.dayFormat;

describe('a range of days', () => {
  it.each([
    [is, '2026-11-09', '2026-11-09', '09.11.2026'],
    [is, '2026-11-09', '2026-11-13', '09.–13.11.2026'],
    [is, '2026-10-21', '2026-11-20', '21.10.–20.11.2026'],
    [is, '2025-12-21', '2026-01-20', '21.12.2025–20.01.2026'],
    [ireland, '2026-11-09', '2026-11-13', '09–13-11-2026'],
    [ireland, '2026-10-21', '2026-11-20', '21-10–20-11-2026'],
    [portugal, '2026-11-09', '2026-11-13', '09–13/11/2026'],
    [portugal, '2025-11-09', '2026-11-13', '09/11/2025–13/11/2026'],
    [elsewhere, '2026-11-09', '2026-11-13', '2026-11-09–13'],
    [elsewhere, '2026-10-21', '2026-11-20', '2026-10-21–11-20'],
    [elsewhere, '2025-11-09', '2026-11-09', '2025-11-09–2026-11-09'],
  ])('in %s from %s to %s is %s', (format, from, to, text) => {
    expect(rangeText(from, to, format)).toBe(text);
  });

  it.each([
    [{}, '2024-02-10', '2024-02-01', '2024-02-29'],
    [{ from: '2026-12-15' }, '2024-02-10', '2026-12-15', '2026-12-31'],
    [{ to: '2026-12-15' }, '2024-02-10', '2026-12-01', '2026-12-15'],
    [{ from: '2026-01-01', to: '2026-03-01' }, '2024-02-10', '2026-01-01', '2026-03-01'],
  ])('given as %o on %s is from %s to %s', (given, today, from, to) => {
    expect(wholeRange(given, today)).toEqual({ from, to });
  });
});
