// The webhooks of a company in one row, and the rows of their deliveries.

import * as z from 'zod/mini';
import { webhookDeliveries } from '#shared/limits.ts';
import { webhookDelivery, webhookEvent, webhookFaults } from '#shared/model/company/webhook.ts';
import { keys } from '#functions/table/keys.ts';
import { numberOr } from '#functions/table/read.ts';
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
export type Webhooks = { readonly version: number; readonly hooks: readonly Webhook[] };

export const webhooksFrom = (item: Item | undefined): Webhooks => ({
  version: numberOr(item ?? {}, 'v', 0),
  hooks: z.parse(z.array(kept), item?.['h'] ?? []),
});
export const webhooksItem = (companyId: string, { version, hooks }: Webhooks) => ({
  ...keys.webhooks(companyId),
  v: version,
  h: hooks,
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
