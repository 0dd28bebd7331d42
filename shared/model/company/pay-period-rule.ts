// The rule of a company's pay periods, and its closed days, which every request reads with the company.

import * as z from 'zod/mini';
import { queryableDays } from '#shared/limits.ts';
import { dayText } from '#shared/time/day.ts';

export const periodSteps = ['lock', 'submit_approve_lock'] as const;
const steps = z.enum(periodSteps);
export const queryableDay = dayText.check(
  z.refine((text: string) => text >= queryableDays.first && text <= queryableDays.last),
);

/** Months begin on a day every month has; weeks are counted from a day on which one begins. */
export const payPeriodRule = z.discriminatedUnion('every', [
  z.strictObject({
    every: z.literal('month'),
    starts: z.int().check(z.minimum(1), z.maximum(28)),
    steps,
  }),
  z.strictObject({ every: z.literal(['week', 'two_weeks']), starts: queryableDay, steps }),
]);
export type PayPeriodRule = z.output<typeof payPeriodRule>;

const closedStates = ['submitted', 'approved', 'locked'] as const;
export type ClosedState = (typeof closedStates)[number];
/** Days, both included, whose hours no longer change: while they are submitted, by the company only. */
export const closedRange = z.object({
  from: dayText,
  to: dayText,
  state: z.enum(closedStates),
  /** The company's time zone when the days were closed; it stays when the company changes zone. */
  zone: z.optional(z.string()),
});
export type ClosedRange = z.output<typeof closedRange>;
