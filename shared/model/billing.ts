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

/** Where the company stands, and how a subscription that runs is paid; absent where it began before that was kept. */
export const billingStatus = z.extend(billingStanding, { paid_by: z.optional(z.enum(['bank', 'card'])) });

/** The answer to an order by bank. */
export const bankOrdered = z.extend(billingStanding, {
  /** An earlier order had gone through and counts: as it was ordered, where this one says something else. */
  ordered_before: z.optional(bankOrderShown),
});
