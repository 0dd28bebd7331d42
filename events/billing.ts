// Messages of the billing worker: a webhook event of the card reseller, what to end at a partner, the hourly check.

import * as z from 'zod/mini';
import { cardUpdate } from '#shared/model/billing/card-update.ts';
import { message } from './message.ts';

/** A subscription's state in a webhook event of the card reseller. */
export const cardUpdated = message({
  name: 'card.updated',
  queue: 'billing',
  version: 1,
  body: z.object({ companyId: z.string(), eventId: z.string(), cardUpdate }),
  onceKey: (body) => body.eventId,
});

/** Ends the subscription or claim at the partner. Retried until the partner confirms. */
export const subscriptionEnded = message({
  name: 'subscription.ended',
  queue: 'billing',
  version: 1,
  body: z.object({
    companyId: z.string(),
    by: z.enum(['bank', 'card']),
    /** The partner's id of the card subscription, or of the invoice that is not due yet. */
    partnerId: z.string(),
    at: z.number(),
  }),
  onceKey: (body) => `${body.partnerId}@${body.at}`,
});

/**
 * The hourly check: settles unconfirmed orders, makes the next claims, and asks about cards whose webhook was
 * lost.
 */
export const billingChecked = message({
  name: 'billing.checked',
  queue: 'billing',
  version: 1,
  body: z.object({ at: z.optional(z.string()) }),
  onceKey: (body) => `billing.checked@${body.at ?? ''}`,
});

/** A card transaction that must no longer be paid: the partner is asked to close it. */
export const transactionAbandoned = message({
  name: 'transaction.abandoned',
  queue: 'billing',
  version: 1,
  body: z.object({ companyId: z.string(), transactionId: z.string(), at: z.optional(z.number()) }),
  // A later order may reuse a transaction, so it can be abandoned a second time.
  onceKey: (body) => (body.at === undefined ? body.transactionId : `${body.transactionId}@${body.at}`),
});
