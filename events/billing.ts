// Messages of the billing worker: a webhook event of the card reseller, what to end at a partner, the hourly check.

import * as z from 'zod/mini';
import { cardUpdate } from '#shared/model/billing/card-update.ts';
import { message } from './message.ts';

/** A subscription's state in a webhook event of the card reseller. */
export const cardUpdated = message({
  name: 'card.updated',
  version: 1,
  body: z.object({ companyId: z.string(), eventId: z.string(), cardUpdate }),
  example: {
    companyId: 'c1',
    eventId: 'evt_1',
    cardUpdate: {
      subscriptionId: 'sub_1',
      customerId: 'ctm_1',
      companyId: 'c1',
      reference: 'c1-00',
      plan: 'FourEmployeesMax2023',
      isRunning: true,
      minor: 5000,
      currency: 'EUR',
      occurredAt: 1_763_452_800_000_000,
    },
  },
  onceKey: (body) => body.eventId,
});

/** Ends the subscription or claim at the partner. Retried until the partner confirms. */
export const subscriptionEnded = message({
  name: 'subscription.ended',
  version: 1,
  body: z.object({
    companyId: z.string(),
    by: z.enum(['bank', 'card']),
    /** The partner's id of the card subscription, or of the invoice that is not due yet. */
    partnerId: z.string(),
    at: z.number(),
  }),
  example: {
    companyId: 'c1',
    by: 'card',
    partnerId: 'sub_1',
    at: 1_763_452_800,
  },
  onceKey: (body) => `${body.partnerId}@${body.at}`,
});

/**
 * The hourly check: settles unconfirmed orders, makes the next claims, and asks about cards whose webhook was
 * lost.
 */
export const billingChecked = message({
  name: 'billing.checked',
  version: 1,
  body: z.object({ at: z.optional(z.string()) }),
  example: {},
  onceKey: (body) => `billing.checked@${body.at ?? ''}`,
});

/** A card transaction that must no longer be paid: the partner is asked to close it. */
export const transactionAbandoned = message({
  name: 'transaction.abandoned',
  version: 1,
  body: z.object({ companyId: z.string(), transactionId: z.string(), at: z.optional(z.number()) }),
  example: { companyId: 'c1', transactionId: 'txn_1' },
  // A later order may reuse a transaction, so it can be abandoned a second time.
  onceKey: (body) => (body.at === undefined ? body.transactionId : `${body.transactionId}@${body.at}`),
});
