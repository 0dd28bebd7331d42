// The usual week: on which weekdays a company works, and from when to when. It says which days are missing hours.

import * as z from 'zod/mini';
import { type Day, weekdayOf } from '#shared/time/day.ts';

const clock = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { abort: true }));

/** Company's clock; an `end` at or before the `start` is on the day after. */
export const usualDay = z.strictObject({ start: clock, end: clock });
export type UsualDay = z.output<typeof usualDay>;

/** Monday first; null for a day that is usually off. */
export const usualWeek = z.array(z.nullable(usualDay)).check(
  z.length(7),
  z.refine((days: readonly unknown[]) => days.some((day) => day !== null)),
);
export type UsualWeek = z.output<typeof usualWeek>;

/** The usual hours of `day`; null when it is usually off. */
export const usualDayOn = (week: UsualWeek, day: Day): UsualDay | null => week[weekdayOf(day) - 1] ?? null;
