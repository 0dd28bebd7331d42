// Pay rules as the wire carries them: when time becomes overtime and when lunch is taken off.

import * as z from 'zod/mini';

const hoursUpTo = (most: number) => z.number().check(z.minimum(0), z.maximum(most));
/** 'HH:MM'; '24:00' is the end of the day. */
const clock = z.string().check(z.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, { abort: true }));

/** Day work lies inside these hours; `from` before `to`, as two 'HH:MM' of the same length compare. */
const dayHours = z
  .strictObject({ from: clock, to: clock })
  .check(z.refine(({ from, to }) => from < to, { path: ['to'] }));

/** Each rule stands alone and is off when `null` or `false`; a second is paid as overtime once at most. */
export const overtimeRules = z.strictObject({
  after_day_hours: z.nullable(hoursUpTo(24)),
  after_week_hours: z.nullable(hoursUpTo(168)),
  day_hours: z.nullable(dayHours),
  weekends: z.boolean(),
  holidays: z.boolean(),
});
export type OvertimeRules = z.output<typeof overtimeRules>;

/** So many minutes off every local day of at least so many worked hours. */
export const lunchRule = z.strictObject({
  minutes: z.int().check(z.minimum(1), z.maximum(240)),
  from_hours: hoursUpTo(24),
});
export type LunchRule = z.output<typeof lunchRule>;

export const payRules = z.strictObject({ overtime: overtimeRules, lunch: z.nullable(lunchRule) });
export type PayRules = z.output<typeof payRules>;

/** No overtime and no lunch: what holds until a company chooses. */
export const noPayRules: PayRules = {
  overtime: {
    after_day_hours: null,
    after_week_hours: null,
    day_hours: null,
    weekends: false,
    holidays: false,
  },
  lunch: null,
};
