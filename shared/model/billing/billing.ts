// Where a company stands between its trial and a plan that is paid for, and what an order is answered.

import * as z from 'zod/mini';
import { bankOrderShown } from './billing-order.ts';

/** Everything here is by the server's clock. */
export const billingStanding = z.object({
  should_become_customer: z.boolean(),
  /** The company's own screens can be viewed, not edited. */
  read_only: z.boolean(),
  /** Days left of the trial, counting the one that has begun; 0 once it is over. */
  trial_days_left: z.number(),
});

const way = z.enum(['bank', 'card']);

/** Where the company stands, and what it has ordered. */
export const billingStatus = z.extend(billingStanding, {
  /** How a running subscription is paid; absent for those that began before this was stored. */
  paid_by: z.optional(way),
  /** An order that its partner has not confirmed; it can still start, until it is cancelled. */
  confirming: z.optional(z.object({ by: way, since: z.string(), subscription_plan: z.optional(z.number()) })),
  /** The day (YYYY-MM-DD) on which the first claim of an order by bank made now is due; Icelandic companies that do not pay. */
  first_claim_due: z.optional(z.string()),
});

/** The answer to an order by bank. */
export const bankOrdered = z.extend(billingStanding, {
  /** An earlier order was accepted and counts; present when this order differs from it. */
  ordered_before: z.optional(bankOrderShown),
});
