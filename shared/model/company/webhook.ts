// A webhook: an address of the company's own program that gets changed entries, and what became of each delivery.

import * as z from 'zod/mini';
import { webhookEvents, webhooksMax, webhookUrlMax } from '#shared/limits.ts';
import { anyId } from '#shared/model/ids.ts';

export const webhookEvent = z.enum(webhookEvents);
export type WebhookEvent = z.output<typeof webhookEvent>;
/** Why an address did not take a delivery. */
export const webhookFaults = ['status', 'redirect', 'timeout', 'no_answer', 'address'] as const;

export const webhook = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(webhookEvent),
  created: z.string(),
  /** The person of the office who made it; null for the company's own log-in. */
  created_by: z.nullable(z.string()),
  /** Their id; not there for the company's own log-in. */
  created_by_id: z.optional(z.string()),
  /** Since when every delivery has failed. */
  failing_since: z.nullable(z.string()),
  /** When it was turned off: by the office, or after a week of failures. */
  off_since: z.nullable(z.string()),
});
export type Webhook = z.output<typeof webhook>;
export const webhookList = z.array(webhook).check(z.maxLength(webhooksMax));
export const newWebhook = z.extend(webhook, { secret: z.string() });

const url = z.string().check(z.trim(), z.minLength(1), z.maxLength(webhookUrlMax));
const events = z.array(webhookEvent).check(z.minLength(1), z.maxLength(webhookEvents.length));
export const webhookCreation = z.strictObject({ url, events });
export const webhookChange = z.strictObject({
  id: anyId,
  new_url: z.optional(url),
  new_events: z.optional(events),
  /** False turns it off; true turns it on again. */
  new_active: z.optional(z.boolean()),
});

export const webhookDelivery = z.object({
  id: z.string(),
  event: z.union([webhookEvent, z.literal('test')]),
  at: z.string(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.int(),
  /** Of the last attempt: the HTTP status, why it failed, and how long it took. */
  status: z.nullable(z.int()),
  fault: z.nullable(z.enum(webhookFaults)),
  milliseconds: z.nullable(z.int()),
});
export type WebhookDelivery = z.output<typeof webhookDelivery>;
