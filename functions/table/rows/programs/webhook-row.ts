// The webhooks of a company in one row, and the rows of their deliveries.

import * as z from 'zod/mini';
import { webhookDeliveries } from '#shared/limits.ts';
import { webhookDelivery, webhookEvent, webhookFaults } from '#shared/model/company/webhook.ts';
import { keys } from '#functions/table/keys.ts';
import { count, orElse, record, type RowOf, shape } from '#functions/table/row.ts';
import type { Item } from '#functions/table/write.ts';

/** Instants in epoch seconds. The secret is made of the seed and our own key (`secretOf`). */
const kept = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(webhookEvent),
  seed: z.string(),
  madeAt: z.number(),
  madeBy: z.optional(z.string()),
  failingSince: z.optional(z.number()),
  /** The days (UTC, counted from 1970) since then on which a delivery failed all its tries. */
  failedOn: z.optional(z.array(z.number())),
  offSince: z.optional(z.number()),
});
export type Webhook = z.output<typeof kept>;
export const webhooksRow = record({
  version: count('v'),
  hooks: orElse(shape<readonly Webhook[]>('h', z.array(kept)), []),
});
export type Webhooks = RowOf<typeof webhooksRow>;
export const webhooksFrom = (item: Item | undefined): Webhooks => webhooksRow.from(item ?? {});
export const webhooksItem = (companyId: string, noun: Webhooks) => ({
  ...keys.webhooks(companyId),
  ...webhooksRow.item(noun),
});

const delivery = z.object({
  id: z.string(),
  webhookId: z.string(),
  eventId: z.string(),
  event: webhookDelivery.shape.event,
  at: z.number(),
  body: z.string(),
  state: webhookDelivery.shape.state,
  attempts: z.number(),
  status: z.optional(z.number()),
  fault: z.optional(z.enum(webhookFaults)),
  milliseconds: z.optional(z.number()),
});
export type Delivery = z.output<typeof delivery>;

/** Sorts by time. */
export const deliveryId = (at: number, eventId: string): string => `${at}-${eventId}`;
export const deliveryItem = (companyId: string, row: Delivery) => ({
  ...keys.delivery(companyId, row.webhookId, row.id),
  ...row,
  expires: row.at + webhookDeliveries.keptDays * 86_400,
});
export const deliveryFrom = (item: Item): Delivery => z.parse(delivery, item);
