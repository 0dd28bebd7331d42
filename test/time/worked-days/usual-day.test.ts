// Proves which weekdays are usual for somebody without a usual week: those worked in most of the last weeks; and which of them is taken.
import { expect, it } from 'vitest';
import { usualDay, usualDayReadDays } from '#shared/time/usual-day.ts';

const saturday = '2026-11-28';
const weeksAgo = ['2026-11-21', '2026-11-14', '2026-11-07', '2026-10-31', '2026-10-24'] as const;
const after = (worked: readonly string[]) => usualDay(saturday, (day) => (worked.includes(day) ? 8 : 0));

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

it.each([
  ['an odd newest day is not taken', [17, 8, 8.2, 8.1], 3],
  ['nor an odd short one', [1, 8, 8.2, 8.1], 1],
  ['of three the middle is taken', [11.7, 8.6, 8.5, 0], 1],
  ['of equal days the newest', [8, 8, 8, 8], 0],
] as const)('%s', (_, hours, taken) => {
  const secondsOn = (day: string) => hours[weeksAgo.findIndex((one) => one === day)] ?? 0;
  expect(usualDay(saturday, secondsOn)).toBe(weeksAgo[taken]);
});

it('a fifth week does not count, nor do other weekdays', () => {
  expect(after([weeksAgo[0], weeksAgo[1], weeksAgo[4]])).toBeUndefined();
  expect(after(['2026-11-20', '2026-11-13', '2026-11-06', '2026-10-30'])).toBeUndefined();
  expect(usualDayReadDays).toBe(28);
});
