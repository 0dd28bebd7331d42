// One event of the audit: who did what, when and from where. Kept for a year, never changed, without secrets.

import * as z from 'zod/mini';
import { auditAuthor, type AuditAuthor, auditEvent, type AuditEvent } from '#shared/model/audit.ts';
import { auditKeptDays } from '#shared/limits.ts';
import { toWire } from '#shared/time/instant.ts';
import { keys } from '#functions/table/keys.ts';
import { number, numberOr, textOr } from '#functions/table/read.ts';
import type { Item } from '#functions/table/write.ts';

export type AuditRow = {
  readonly companyId: string;
  /** Sorts by time. */
  readonly id: string;
  /** For counted events the last one; `id` sorts by the start of their hour or day. */
  readonly at: number;
  readonly firstAt: number | undefined;
  readonly event: AuditEvent;
  readonly by: AuditAuthor;
  /** Whose session an administrator used. */
  readonly actingAs: AuditAuthor | undefined;
  /** The administrator's log-in name; not shown to companies. */
  readonly administrator: string | undefined;
  readonly employeeId: string | undefined;
  /** The person of the office who did it, and the one to whom it was done. */
  readonly byManagerId?: string | undefined;
  readonly managerId?: string | undefined;
  readonly address: string | undefined;
  readonly requestId: string | undefined;
  readonly fields: readonly string[];
  readonly detail: string | undefined;
  readonly count: number;
};

/** Sorts by time; `at` in epoch seconds. */
export const auditId = (at: number, unique: string): string => `${toWire(at)}#${unique}`;
/** Epoch seconds at which DynamoDB deletes the row; `at` in epoch seconds. */
export const auditEnds = (at: number): number => at + auditKeptDays * 86_400;

/** All but the count, which grows, and the first time, which stays. */
export const auditAttributes = (row: Omit<AuditRow, 'companyId' | 'id' | 'count' | 'firstAt'>) => ({
  k: row.event,
  at: row.at,
  b: row.by,
  as: row.actingAs,
  ad: row.administrator,
  e: row.employeeId,
  bm: row.byManagerId,
  m: row.managerId,
  a: row.address,
  r: row.requestId,
  f: row.fields.length > 0 ? row.fields : undefined,
  d: row.detail,
  expires: auditEnds(row.at),
});
export const auditItem = (row: AuditRow) => ({
  ...keys.audit(row.companyId, row.id),
  ...auditAttributes(row),
});

/** Undefined for a row of a newer, rolled-back release whose event or author this one does not know. */
export function auditFrom(companyId: string, item: Item): AuditRow | undefined {
  const read = known.safeParse({ event: item['k'], by: item['b'], actingAs: item['as'] });
  return read.success ? rowFrom(companyId, item, read.data) : undefined;
}

const known = /* @__PURE__ */ z.object({
  event: auditEvent,
  by: /* @__PURE__ */ z.prefault(auditAuthor, 'System'),
  actingAs: /* @__PURE__ */ z.optional(auditAuthor),
});
const rowFrom = (
  companyId: string,
  item: Item,
  { event, by, actingAs }: z.output<typeof known>,
): AuditRow => ({
  companyId,
  id: String(item['SK']),
  at: number(item, 'at'),
  firstAt: numberOr(item, 'fa', undefined),
  event,
  by,
  actingAs,
  administrator: textOr(item, 'ad', undefined),
  employeeId: textOr(item, 'e', undefined),
  byManagerId: textOr(item, 'bm', undefined),
  managerId: textOr(item, 'm', undefined),
  address: textOr(item, 'a', undefined),
  requestId: textOr(item, 'r', undefined),
  fields: fieldsFrom(item['f']),
  detail: textOr(item, 'd', undefined),
  count: numberOr(item, 'c', 1),
});

const fieldsFrom = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);
