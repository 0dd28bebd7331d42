// One event of the audit: who did what, when and from where. Kept for a year, never changed, without secrets.

import * as z from 'zod/mini';
import { auditAuthor, type AuditAuthor, auditEvent, type AuditEvent } from '#shared/model/audit.ts';
import { auditKeptDays } from '#shared/limits.ts';
import { toWire } from '#shared/time/instant.ts';
import { keys } from '#functions/table/keys.ts';
import { list, maybe, number, optional, orElse, record, type RowOf, text } from '#functions/table/row.ts';
import type { Item } from '#functions/table/write.ts';

/** All but event and author: what reads those is left out of functions that only write them. */
export const auditRow = record({
  /** For counted events the last one; `id` sorts by the start of their hour or day. */
  at: number('at'),
  /** The administrator's log-in name; not shown to companies. */
  administrator: maybe(text('ad')),
  employeeId: maybe(text('e')),
  /** The person of the office who did it, and the one to whom it was done. */
  byManagerId: optional(text('bm')),
  managerId: optional(text('m')),
  address: maybe(text('a')),
  requestId: maybe(text('r')),
  fields: list('f', z.array(z.string())),
  detail: maybe(text('d')),
});
/** Several alike as one row: when the first was, and how many. */
export const countedAuditRow = record({ firstAt: maybe(number('fa')), count: orElse(number('c'), 1) });
type Written = RowOf<typeof auditRow> & {
  readonly event: AuditEvent;
  readonly by: AuditAuthor;
  /** Whose session an administrator used. */
  readonly actingAs: AuditAuthor | undefined;
};
export type AuditRow = Written &
  RowOf<typeof countedAuditRow> & {
    readonly companyId: string;
    /** Sorts by time. */
    readonly id: string;
  };

/** Sorts by time; `at` in epoch seconds. */
export const auditId = (at: number, unique: string): string => `${toWire(at)}#${unique}`;
/** Epoch seconds at which DynamoDB deletes the row; `at` in epoch seconds. */
export const auditEnds = (at: number): number => at + auditKeptDays * 86_400;

export const eventAt = 'k';
/** All but the count, which grows, and the first time, which stays. */
export const auditAttributes = (noun: Written) => ({
  [eventAt]: noun.event,
  b: noun.by,
  as: noun.actingAs,
  ...auditRow.item(noun),
  expires: auditEnds(noun.at),
});
export const auditItem = (noun: AuditRow) => ({
  ...keys.audit(noun.companyId, noun.id),
  ...auditAttributes(noun),
});

const known = /* @__PURE__ */ z.object({
  event: auditEvent,
  by: /* @__PURE__ */ z.prefault(auditAuthor, 'System'),
  actingAs: /* @__PURE__ */ z.optional(auditAuthor),
});
/** Undefined for a row of a newer, rolled-back release whose event or author this one does not know. */
export function auditFrom(companyId: string, item: Item): AuditRow | undefined {
  const { data } = known.safeParse({ event: item[eventAt], by: item['b'], actingAs: item['as'] });
  return (
    data && {
      ...auditRow.from(item),
      ...countedAuditRow.from(item),
      ...data,
      actingAs: data.actingAs,
      companyId,
      id: String(item['SK']),
    }
  );
}
