// What the card reseller says of one subscription: by a webhook, or when it is asked.

import * as z from 'zod/mini';

const name = z.string().check(z.minLength(1), z.maxLength(100));

export const cardWord = z.object({
  subscriptionId: name,
  customerId: name,
  companyId: name,
  /** The order it came of, as we named it. */
  reference: name,
  plan: name,
  /** It is charged for, or its card is asked again; else it has ended. */
  isAlive: z.boolean(),
  /** What all its items come to a month, in minor units. */
  minor: z.int(),
  currency: name,
  /** Microseconds since 1970: of two words the later one counts, whichever comes first. */
  saidAt: z.int(),
});
export type CardWord = z.output<typeof cardWord>;
