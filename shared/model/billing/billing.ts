// Where a company stands between its trial and a plan that is paid for, and what an order is answered.

import * as z from 'zod/mini';
import { bankOrderShown } from './billing-order.ts';

/** By the server's clock: a device's own may be wrong. */
export const billingStanding = z.object({
  should_become_customer: z.boolean(),
  /** The company's own screens can only be read. */
  read_only: z.boolean(),
  /** A day that has begun counts; 0 once the trial is over. */
  trial_days_left: z.number(),
});

const way = z.enum(['bank', 'card']);

/** Where the company stands, and what it has ordered. */
export const billingStatus = z.extend(billingStanding, {
  /** How a subscription that runs is paid; absent where it began before that was kept. */
  paid_by: z.optional(way),
  /** An order that its partner has not confirmed; it can still start, until it is cancelled. */
  confirming: z.optional(z.object({ by: way, since: z.string(), subscription_plan: z.optional(z.number()) })),
  /** The day (YYYY-MM-DD) on which the first claim of an order by bank made now is due; absent where none can be made. */
  first_claim_due: z.optional(z.string()),
});

/** The answer to an order by bank. */
export const bankOrdered = z.extend(billingStanding, {
  /** An earlier order had gone through and counts: as it was ordered, where this one says something else. */
  ordered_before: z.optional(bankOrderShown),
});
