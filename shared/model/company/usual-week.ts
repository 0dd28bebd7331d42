// The usual week: on which weekdays a company works, and from when to when. It says which days are missing hours.

import * as z from 'zod/mini';

/** Monday first; null for a day that is usually off. Company's clock; an `end` at or before the `start` is on the day after. */
export const usualWeek = z.array(z.nullable(z.object({ start: z.string(), end: z.string() })));
export type UsualWeek = z.output<typeof usualWeek>;
export type UsualDay = NonNullable<UsualWeek[number]>;
