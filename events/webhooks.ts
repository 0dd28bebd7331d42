// Messages of the webhooks' worker: entries have changed; one delivery is due.

import * as z from 'zod/mini';
import { webhookEvents } from '#shared/limits.ts';
import { message } from './message.ts';

/** Where each entry lies that a transaction changed; `id` is made once for the transaction. */
export const entriesChanged = message({
  name: 'entries.changed',
  queue: 'webhooks',
  version: 1,
  body: z.object({
    companyId: z.string(),
    id: z.string(),
    at: z.number(),
    entries: z.array(z.object({ month: z.string(), entry: z.string(), event: z.enum(webhookEvents) })),
  }),
  onceKey: (body) => body.id,
});

/** `turn` sets a repetition by hand apart from the first delivery. */
export const deliveryDue = message({
  name: 'delivery.due',
  queue: 'webhooks',
  version: 1,
  body: z.object({
    companyId: z.string(),
    webhookId: z.string(),
    deliveryId: z.string(),
    turn: z.string(),
  }),
  onceKey: (body) => `${body.webhookId} ${body.deliveryId} ${body.turn}`,
});
