// How the security history travels: one entry of it, and what may be asked for.

import * as z from 'zod/mini';
import { auditPage, auditTextMax } from '#shared/limits.ts';
import { dayText } from '#shared/time/day.ts';
import { auditAuthor, auditEvent } from '#shared/model/audit.ts';
import { freeText, wholeNumberText } from '#shared/model/fields.ts';
import { anyId } from '#shared/model/ids.ts';

export const auditEntry = z.object({
  id: z.string(),
  /** The time; for several events counted together, the time of the last. */
  at: z.string(),
  /** The time of the first of several; null for a single event. */
  first_at: z.nullable(z.string()),
  event: auditEvent,
  by: auditAuthor,
  /** Whose session an administrator used. */
  acting_as: z.nullable(auditAuthor),
  /** The employee who did it or to whom it was done; null for none. */
  employee: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** The person of the office who did it; null for the company's own log-in and for all others. */
  by_manager: z.optional(z.nullable(z.object({ id: z.string(), name: z.string() }))),
  /** The person of the office to whom it was done; null for none. */
  manager: z.optional(z.nullable(z.object({ id: z.string(), name: z.string() }))),
  /** An IPv4 address, or the network of an IPv6 address. */
  address: z.nullable(z.string()),
  request_id: z.nullable(z.string()),
  /** Names of what was changed, never values. */
  fields: z.array(z.string()),
  /** The kind of a file, the key of an integration, or the number of an SMS. */
  detail: z.nullable(z.string()),
  /** How many events within the hour; always 1 except for failed log-ins. */
  count: z.number(),
});
export type AuditEntry = z.output<typeof auditEntry>;

/** As administrators read it. */
export const platformAuditEntry = z.extend(auditEntry, {
  /** The administrator's log-in name. */
  administrator: z.nullable(z.string()),
  /** The company whose audit holds it; null for the platform's own. */
  company: z.nullable(z.object({ id: z.string(), name: z.string() })),
});
export type PlatformAuditEntry = z.output<typeof platformAuditEntry>;

export const auditAsked = z.strictObject({
  limit: z.optional(wholeNumberText(1, auditPage.max)),
  cursor: z.optional(z.string().check(z.maxLength(100))),
});

export const trailAsked = z.strictObject({
  limit: z.optional(wholeNumberText(1, auditPage.max)),
  cursor: z.optional(z.string().check(z.maxLength(200))),
  /** A company's id, or `platform` for events of no company. */
  company_id: z.optional(anyId),
  by: z.optional(auditAuthor),
  event: z.optional(auditEvent),
  /** Days of UTC, both included. */
  from: z.optional(dayText),
  to: z.optional(dayText),
  /** Part of an administrator's name, a detail, an address, a request's id or a company's name. */
  text: z.optional(freeText(auditTextMax)),
});
