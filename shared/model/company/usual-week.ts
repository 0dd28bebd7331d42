// The usual week: on which weekdays a company works, and from when to when. It says which days are missing hours.

import * as z from 'zod/mini';

/** Monday first; null for a day that is usually off. Company's clock; an `end` at or before the `start` is on the day after. */
export const usualWeek = z.array(z.nullable(z.object({ start: z.string(), end: z.string() })));
export type UsualWeek = z.output<typeof usualWeek>;
export type UsualDay = NonNullable<UsualWeek[number]>;

const clock = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { abort: true }));
/** A week as it is sent: at least one day is worked. */
export const usualWeekSent = z.array(z.nullable(z.strictObject({ start: clock, end: clock }))).check(
  z.length(7),
  z.refine((days: readonly unknown[]) => days.some((day) => day !== null)),
);
