// The work log's row: numbers and one-letter attributes, so that a page of 1 MB holds 8,000 entries.

import { createHash } from 'node:crypto';
import { idKinds } from '#shared/model/ids.ts';
import type { Author, LocationMissing } from '#shared/model/worklog.ts';
import { keys } from '#functions/table/keys.ts';
import {
  authorLetter,
  authorOf,
  type CommentRow,
  comments,
  type LocationRow,
  locationFrom,
  locationItem,
  missingLetterOf,
  missingReasonOf,
} from './work-log-parts.ts';
import { flag, isItem, map, number, numberOr, text, textOr } from '#functions/table/read.ts';
import type { Item } from '#functions/table/write.ts';

export type { CommentRow, LocationRow } from './work-log-parts.ts';

export type WorkLogRow = {
  readonly companyId: string;
  /** The row's place: UTC month of its start, and `employee#day#random`. */
  readonly month: string;
  readonly entry: string;
  /** The public id, made from the row's first key and never changed. */
  readonly id: string;
  readonly employeeId: string;
  readonly projectId: string;
  readonly startAt: number;
  readonly endAt: number | undefined;
  readonly originalStartAt: number | undefined;
  readonly originalEndAt: number | undefined;
  readonly isApproved: boolean;
  readonly version: number;
  readonly changedAt: number;
  readonly createdBy: Author;
  readonly comments: readonly CommentRow[];
  readonly locationIn: LocationRow | undefined;
  readonly locationOut: LocationRow | undefined;
  readonly isClockCorrected: boolean;
  /** The device's time of the clock-in, when it was not believed. */
  readonly deviceAt: number | undefined;
  /** Hashes of the requests that created and ended the row: they recognise repeats. */
  readonly createdHash: string | undefined;
  readonly endedHash: string | undefined;
  readonly isDeleted: boolean;
  /** When it was added by hand; absent for a clocked-in entry. */
  readonly addedAt?: number | undefined;
  /** The person of the office who added it, where it was not the company's own log-in. */
  readonly managerId?: string | undefined;
  /** The employee had asked the office to add it. */
  readonly isAsked?: boolean | undefined;
  /** Who clocked it out, if not the employee. */
  readonly endedBy?: Author | undefined;
  /** The device's time of the clock-out, when it was not believed. */
  readonly deviceEndAt?: number | undefined;
  /** Seconds from the device's time of a press until the server received it: many when it was offline. */
  readonly heardAfter?: number | undefined;
  readonly endHeardAfter?: number | undefined;
  readonly locationMissingIn?: LocationMissing | undefined;
  readonly locationMissingOut?: LocationMissing | undefined;
  /** The system set the end, because the employee did not clock out. */
  readonly isEndAssumed?: boolean | undefined;
  /** Lunch was worked through: its deduction is given back. Counts only while the company allows it. */
  readonly isLunchWorked?: boolean | undefined;
  /** The foreman who clocked it in, and out, on their phone; absent: the employee did. */
  readonly foremanIn?: string | undefined;
  readonly foremanOut?: string | undefined;
};

export type WorkLogPlace = { readonly month: string; readonly entry: string };

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

export function workLogItem(row: WorkLogRow) {
  return {
    ...keys.workLog(row.companyId, row.month, row.entry),
    i: row.id === workLogId(row.month, row.entry) ? undefined : row.id,
    p: row.projectId,
    s: row.startAt,
    e: row.endAt,
    os: row.originalStartAt,
    oe: row.originalEndAt,
    a: row.isApproved ? 1 : undefined,
    v: row.version,
    u: row.changedAt,
    b: authorLetter[row.createdBy],
    c: comments.item(row.comments),
    l: row.locationIn ? locationItem(row.locationIn) : undefined,
    m: row.locationOut ? locationItem(row.locationOut) : undefined,
    k: row.isClockCorrected ? 1 : undefined,
    d: row.deviceAt,
    h: row.createdHash,
    g: row.endedHash,
    x: row.isDeleted ? 1 : undefined,
    n: row.addedAt,
    nm: row.managerId,
    aq: row.isAsked ? 1 : undefined,
    w: row.endedBy ? authorLetter[row.endedBy] : undefined,
    y: row.deviceEndAt,
    r: row.heardAfter || undefined,
    t: row.endHeardAfter || undefined,
    lr: missingLetterOf(row.locationMissingIn),
    mr: missingLetterOf(row.locationMissingOut),
    ae: row.isEndAssumed ? 1 : undefined,
    wl: row.isLunchWorked ? 1 : undefined,
    fi: row.foremanIn,
    fo: row.foremanOut,
    q: row.comments.filter((comment) => comment.photoId !== undefined).length || undefined,
  };
}

/** The row of an item. A forwarding row (`f`) is not a work log: see `forwardOf`. */
export function workLogFrom(companyId: string, item: Item): WorkLogRow {
  const entry = text(item, 'SK');
  const month = text(item, 'PK').slice(-6);
  return {
    companyId,
    month,
    entry,
    id: textOr(item, 'i', undefined) ?? workLogId(month, entry),
    employeeId: entry.slice(0, employeeIdLength),
    projectId: text(item, 'p'),
    startAt: number(item, 's'),
    endAt: numberOr(item, 'e', undefined),
    originalStartAt: numberOr(item, 'os', undefined),
    originalEndAt: numberOr(item, 'oe', undefined),
    isApproved: flag(item, 'a'),
    version: number(item, 'v'),
    changedAt: number(item, 'u'),
    createdBy: authorOf(textOr(item, 'b', undefined)),
    comments: comments.from(map(item, 'c')),
    locationIn: isItem(item['l']) ? locationFrom(item['l']) : undefined,
    locationOut: isItem(item['m']) ? locationFrom(item['m']) : undefined,
    isClockCorrected: flag(item, 'k'),
    deviceAt: numberOr(item, 'd', undefined),
    createdHash: textOr(item, 'h', undefined),
    endedHash: textOr(item, 'g', undefined),
    isDeleted: flag(item, 'x'),
    addedAt: numberOr(item, 'n', undefined),
    managerId: textOr(item, 'nm', undefined),
    isAsked: flag(item, 'aq') || undefined,
    deviceEndAt: numberOr(item, 'y', undefined),
    heardAfter: numberOr(item, 'r', undefined),
    endHeardAfter: numberOr(item, 't', undefined),
    locationMissingIn: missingReasonOf(textOr(item, 'lr', undefined)),
    locationMissingOut: missingReasonOf(textOr(item, 'mr', undefined)),
    isEndAssumed: flag(item, 'ae') || undefined,
    isLunchWorked: flag(item, 'wl') || undefined,
    foremanIn: textOr(item, 'fi', undefined),
    foremanOut: textOr(item, 'fo', undefined),
    endedBy: item['w'] === undefined ? undefined : authorOf(text(item, 'w')),
  };
}

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
    id: textOr(item, 'i', undefined) ?? workLogId(text(item, 'PK').slice(-6), text(item, 'SK')),
    changedAt,
  };
}
