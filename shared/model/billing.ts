// Where a company stands between its trial and a plan that is paid for.

import * as z from 'zod/mini';
import { billingSsnDigits, cancelReasonMax, nameMax } from '../limits.ts';
import { email, freeText } from './fields.ts';
import { plansSold } from './plan.ts';

/** By the server's clock: a device's own may be wrong. */
export const billingStanding = z.object({
  should_become_customer: z.boolean(),
  /** The company's own screens can only be read. */
  read_only: z.boolean(),
  /** A day that has begun counts; 0 once the trial is over. */
  trial_days_left: z.number(),
});

/** The company's kennitala, spaces stripped: exactly 10 digits. */
export const billingSsn = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(nameMax)),
    z.transform((typed: string) => withoutSpaces(typed)),
  ),
  z.string().check(z.regex(new RegExp(`^\\d{${billingSsnDigits}}$`))),
);
/** Only the billing's kennitala is typed with spaces (3-decisions.md). */
export const withoutSpaces = (typed: string): string => typed.replace(/\s/gu, '');

export const bankOrder = z.strictObject({
  ssn: billingSsn,
  email_billing: email,
  /** The number of a plan that is sold. */
  subscription_plan: z.int().check(z.minimum(1), z.maximum(plansSold.length)),
});
export const cancellation = z.strictObject({ reason: z.optional(freeText(cancelReasonMax)) });
