// Proves which weekdays are usual for somebody without a usual week: those worked in most of the last weeks.
import { expect, it } from 'vitest';
import { lastUsualDay, usualDayReadDays } from '#shared/time/usual-day.ts';

const saturday = '2026-11-28';
const weeksAgo = ['2026-11-21', '2026-11-14', '2026-11-07', '2026-10-31', '2026-10-24'] as const;
const after = (worked: readonly string[]) => lastUsualDay(saturday, (day) => worked.includes(day));

it('a weekday is usual from three of the last four weeks on', () => {
  expect(after(weeksAgo.slice(0, 4))).toBe('2026-11-21');
  expect(after(weeksAgo.slice(0, 3))).toBe('2026-11-21');
  expect(after(weeksAgo.slice(0, 2))).toBeUndefined();
  expect(after(weeksAgo.slice(0, 1))).toBeUndefined();
  expect(after([])).toBeUndefined();
});

it('one of the four weeks may be free, also the last one', () => {
  expect(after(weeksAgo.slice(1, 4))).toBe('2026-11-14');
});

it('a fifth week does not count, nor do other weekdays', () => {
  expect(after([weeksAgo[0], weeksAgo[1], weeksAgo[4]])).toBeUndefined();
  expect(after(['2026-11-20', '2026-11-13', '2026-11-06', '2026-10-30'])).toBeUndefined();
  expect(usualDayReadDays).toBe(28);
});
