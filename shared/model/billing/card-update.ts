// The state of one subscription at the card reseller, as a webhook event brings it or as the reseller answers it.

import * as z from 'zod/mini';

const name = z.string().check(z.minLength(1), z.maxLength(100));

export const cardUpdate = z.object({
  subscriptionId: name,
  customerId: name,
  companyId: name,
  /** The order's reference, which we chose. */
  reference: name,
  plan: name,
  /** The reseller charges for it, or retries its card; false once it is cancelled or paused. */
  isRunning: z.boolean(),
  /** The sum of all items in one billing cycle, in minor units. */
  minor: z.int(),
  currency: name,
  /** Charged once a month. Absent in messages of earlier releases. */
  isMonthly: z.optional(z.boolean()),
  /** Microseconds since 1970: the latest update counts, in whatever order updates arrive. */
  occurredAt: z.int(),
});
export type CardUpdate = z.output<typeof cardUpdate>;
