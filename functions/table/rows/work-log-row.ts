// The work log's row: numbers and one-letter attributes, so that a page of 1 MB holds 8,000 entries.

import { createHash } from 'node:crypto';
import { idKinds } from '#shared/model/ids.ts';
import type { Author } from '#shared/model/worklog.ts';
import { keys } from '#functions/table/keys.ts';
import { mapIn, numberOr, textIn, textOr } from '#functions/table/read.ts';
import {
  count,
  type Field,
  flag,
  maybe,
  number,
  optional,
  part,
  record,
  type RowOf,
  text,
} from '#functions/table/row.ts';
import { absent, type Item, present } from '#functions/table/write.ts';
import {
  author,
  authors,
  type CommentRow,
  commentRow,
  comments,
  lettered,
  location,
  missingReason,
} from './work-log-parts.ts';

export type { CommentRow, LocationRow } from './work-log-parts.ts';

/** How many of the comments are photos. */
export const photosAt = 'q';
const commentsOfRow: Field<readonly CommentRow[]> = {
  at: 'c',
  read: (item) => comments.from(mapIn(item, 'c')),
  write(all, into) {
    into['c'] = comments.item(all);
    into[photosAt] = all.filter((comment) => comment.photoId !== undefined).length || undefined;
  },
};

/** What lies beside the key. */
export const workLogRow = record({
  projectId: text('p'),
  startAt: number('s'),
  endAt: maybe(number('e')),
  originalStartAt: maybe(number('os')),
  originalEndAt: maybe(number('oe')),
  isApproved: flag('a'),
  version: number('v'),
  changedAt: number('u'),
  createdBy: author('b'),
  comments: commentsOfRow,
  locationIn: maybe(part('l', location)),
  locationOut: maybe(part('m', location)),
  isClockCorrected: flag('k'),
  /** The device's time of the clock-in, when it was not believed. */
  deviceAt: maybe(number('d')),
  /** Hashes of the requests that created and ended the row: they recognise repeats. */
  createdHash: maybe(text('h')),
  endedHash: maybe(text('g')),
  isDeleted: flag('x'),
  /** When it was added by hand; absent for a clocked-in entry. */
  addedAt: optional(number('n')),
  /** The person of the office who added it, where it was not the company's own log-in. */
  managerId: optional(text('nm')),
  /** The employee had asked the office to add it. */
  isAsked: optional(flag('aq')),
  /** Who clocked it out, if not the employee. */
  endedBy: optional(lettered<Author | undefined>('w', authors, undefined)),
  /** The device's time of the clock-out, when it was not believed. */
  deviceEndAt: optional(number('y')),
  /** Seconds from the device's time of a press until the server received it: many when it was offline. */
  heardAfter: optional(count('r')),
  endHeardAfter: optional(count('t')),
  locationMissingIn: missingReason('lr'),
  locationMissingOut: missingReason('mr'),
  /** The system set the end, because the employee did not clock out. */
  isEndAssumed: optional(flag('ae')),
  /** Lunch was worked through: its deduction is given back. Counts only while the company allows it. */
  isLunchWorked: optional(flag('wl')),
  /** The foreman who clocked it in, and out, on their phone; absent: the employee did. */
  foremanIn: optional(text('fi')),
  foremanOut: optional(text('fo')),
});

/** The row's place: UTC month of its start, and `employee#day#random`. */
export type WorkLogPlace = { readonly month: string; readonly entry: string };
export type WorkLogRow = RowOf<typeof workLogRow> &
  WorkLogPlace & {
    readonly companyId: string;
    /** The public id, made from the row's first key and never changed. */
    readonly id: string;
    readonly employeeId: string;
  };

const employeeIdLength = 1 + idKinds.employee.length;
/** `w` + yyyymm + employee id + dd + random: contains the key, so an entry is found by id without an index. */
export const workLogId = (month: string, entry: string): string => `w${month}${entry.replaceAll('#', '')}`;
/** Where the entry with this public id was created; undefined for other texts. */
export function placeOf(id: string): { month: string; entry: string; employeeId: string } | undefined {
  const match = /^w(\d{6})([0-9a-z]+)$/.exec(id);
  const rest = match?.[2] ?? '';
  if (!match?.[1] || rest.length < employeeIdLength + 4) return undefined;
  const employeeId = rest.slice(0, employeeIdLength);
  const day = rest.slice(employeeIdLength, employeeIdLength + 2);
  return { month: match[1], entry: `${employeeId}#${day}#${rest.slice(employeeIdLength + 2)}`, employeeId };
}

/** The month in a work log's public id: that of its first start, wherever the row is now. */
export const monthOfId = (id: string): string => id.slice(1, 7);

/** UTC month of an instant, `yyyymm`. */
export const monthAt = (seconds: number): string =>
  new Date(seconds * 1000).toISOString().slice(0, 7).replace('-', '');
/** The entry part of a new row's key; `seed` is the client's id or a random text. */
export function entryPart(employeeId: string, startAt: number, seed: string): string {
  const day = new Date(startAt * 1000).toISOString().slice(8, 10);
  const random = createHash('sha256').update(`${employeeId} ${seed}`).digest('hex').slice(0, 14);
  return `${employeeId}#${day}#${random}`;
}
/** Twelve characters (72 bits) of a request's content: another request under the same id has another hash. */
export const requestHash = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 12);

export const workLogItem = (row: WorkLogRow) => ({
  ...keys.workLog(row.companyId, row.month, row.entry),
  i: row.id === workLogId(row.month, row.entry) ? undefined : row.id,
  ...workLogRow.item(row),
});

/** The public id, where it names another place than the row's. */
export const idOfOrigin = (item: Item): string | undefined => textOr(item, 'i', undefined);

/** The row of an item. A forwarding row (`f`) is not a work log: see `forwardOf`. */
export function workLogFrom(companyId: string, item: Item): WorkLogRow {
  const entry = textIn(item, 'SK');
  const month = textIn(item, 'PK').slice(-6);
  return {
    companyId,
    month,
    entry,
    id: idOfOrigin(item) ?? workLogId(month, entry),
    employeeId: entry.slice(0, employeeIdLength),
    ...workLogRow.from(item),
  };
}

/** No work log, but where one has moved or what was pressed. */
export const isForward = (item: Item): boolean => item['f'] !== undefined;
/** It points to this place. */
export const isForwardTo = (item: Item, { month, entry }: WorkLogPlace): boolean =>
  item['f'] === `${month}#${entry}`;
/** The work log has not moved away: no forwarding row lies at its place. */
export const isUnmoved = absent('f');
export const isForwarded = present('f');
/** The part of an update's `set` that adds or replaces a comment. */
export const commentSet = (comment: CommentRow): Item => ({
  [pathOfComment(comment.id)]: commentRow.item(comment),
});
export const pathOfComment = (id: string): string => `${workLogRow.at.comments}.${id}`;
/** Where a forwarding row points: the month and entry part to which the work log moved. */
export function forwardOf(item: Item): WorkLogPlace | undefined {
  const target = textOr(item, 'f', undefined);
  return target === undefined ? undefined : { month: target.slice(0, 6), entry: target.slice(7) };
}
/** Left at a moved work log's old place, so that its public id and polls of that month find it. */
export const movedItem = (
  from: WorkLogPlace & { id: string; companyId: string },
  to: WorkLogPlace,
  at: number,
) => ({
  ...keys.workLog(from.companyId, from.month, from.entry),
  f: `${to.month}#${to.entry}`,
  i: from.id === workLogId(from.month, from.entry) ? undefined : from.id,
  u: at,
});
/**
 * A pointer from the place that the device's time gives, where a repeat of the request looks, to the place of the time
 * that was stored instead. Without `u`, because lists never showed an entry there.
 */
export const receiptItem = (companyId: string, from: WorkLogPlace, to: WorkLogPlace) => ({
  ...keys.workLog(companyId, from.month, from.entry),
  f: `${to.month}#${to.entry}`,
});
/** Which foreman clocked the person in, when (epoch seconds), and on which project. */
type Led = { readonly foremanId: string; readonly at: number; readonly projectId: string };
/** Of a foreman's clock-in that left the entry as it is. */
export const leftReceiptItem = (companyId: string, from: WorkLogPlace, to: WorkLogPlace, led: Led) => ({
  ...keys.workLog(companyId, from.month, from.entry),
  f: `${to.month}#${to.entry}`,
  fi: led.foremanId,
  s: led.at,
  p: led.projectId,
});
/** Of a foreman's clock-out that left the running entry to the person's own phone. */
export const stayedReceiptItem = (companyId: string, from: WorkLogPlace, to: WorkLogPlace) => ({
  ...keys.workLog(companyId, from.month, from.entry),
  f: `${to.month}#${to.entry}`,
  st: 1,
});
export const isStayed = (item: Item): boolean => item['st'] === 1;
/** From the entry that a foreman began, or the receipt of one left as it is: one of before 2026-11-29 names no project. */
export function ledFrom(item: Item): Led | undefined {
  const foremanId = textOr(item, 'fi', undefined);
  const at = numberOr(item, 's', undefined);
  return foremanId === undefined || at === undefined
    ? undefined
    : { foremanId, at, projectId: textOr(item, 'p', '') };
}
/** The moved work log's public id and the time of the move; undefined for a receipt. */
export function movedFrom(item: Item): { id: string; changedAt: number } | undefined {
  const changedAt = numberOr(item, 'u', undefined);
  if (changedAt === undefined || item['f'] === undefined) return undefined;
  return {
    id: idOfOrigin(item) ?? workLogId(textIn(item, 'PK').slice(-6), textIn(item, 'SK')),
    changedAt,
  };
}
