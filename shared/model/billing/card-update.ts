// The state of one subscription at the card reseller, as a webhook event brings it or as the reseller answers it.

import * as z from 'zod/mini';

const name = z.string().check(z.minLength(1), z.maxLength(100));

export const cardUpdate = z.object({
  subscriptionId: name,
  customerId: name,
  companyId: name,
  /** The order it came of, as we named it. */
  reference: name,
  plan: name,
  /** The reseller charges for it, or retries its card; false once it is cancelled or paused. */
  isRunning: z.boolean(),
  /** What all its items come to in one billing cycle, in minor units. */
  minor: z.int(),
  currency: name,
  /** Charged once a month. Messages of earlier releases do not say it. */
  isMonthly: z.optional(z.boolean()),
  /** Microseconds since 1970: the latest update of a subscription counts, in whatever order they arrive. */
  occurredAt: z.int(),
});
export type CardUpdate = z.output<typeof cardUpdate>;
