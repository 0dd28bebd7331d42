// What a company says to subscribe and to cancel.

import * as z from 'zod/mini';
import { billingSsnDigits, cancelReasonMax, nameMax } from '#shared/limits.ts';
import { email, freeText } from '#shared/model/fields.ts';
import { plansSold } from './plan.ts';

/** The company's kennitala, spaces stripped: exactly 10 digits. */
const billingSsn = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(nameMax)),
    z.transform((typed: string) => withoutSpaces(typed)),
  ),
  z.string().check(z.regex(new RegExp(`^\\d{${billingSsnDigits}}$`))),
);
/** Only the billing's kennitala is typed with spaces (3-decisions.md). */
export const withoutSpaces = (typed: string): string => typed.replace(/\s/gu, '');

/** The number of a plan that is sold. */
const planNumber = z.int().check(z.minimum(1), z.maximum(plansSold.length));

export const bankOrder = z.strictObject({
  ssn: billingSsn,
  email_billing: email,
  subscription_plan: planNumber,
});
/** The order as kept, for the company that made it. */
export const bankOrderShown = z.object({
  ssn: z.string(),
  email_billing: z.string(),
  subscription_plan: z.number(),
});
export const cardOrder = z.strictObject({ subscription_plan: planNumber });
/** What opens the reseller's window: the address of its script, and the token that identifies our shop. */
export const cardCheckout = z.object({
  transaction_id: z.string(),
  client_token: z.string(),
  script: z.string(),
});
export const cancellation = z.strictObject({ reason: z.optional(freeText(cancelReasonMax)) });
