// The session's row, and the secret in the client's cookie.

import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { roles } from '#shared/access.ts';
import { actingSeconds, sessionSeconds } from '#shared/limits.ts';
import { keys } from '#functions/table/keys.ts';
import { numberIn, numberOr, textIn } from '#functions/table/read.ts';
import {
  flag,
  maybe,
  number,
  optional,
  orElse,
  record,
  type RowOf,
  shape,
  text,
} from '#functions/table/row.ts';
import type { Item } from '#functions/table/write.ts';

/** Administrators' sessions have no company and use their own partition. */
export const platformId = 'platform';

export const sessionRow = record({
  role: shape('r', z.enum(roles)),
  createdAt: number('at'),
  usedAt: { ...number('u'), read: (item) => numberOr(item, 'u', numberIn(item, 'at')) },
  /** The credential version when it began; a newer one ends it at once. */
  version: orElse(number('v'), 0),
  /** The administrator acting as the company. */
  actingFor: maybe(text('by')),
  /** A time clock opened with the company's password or from its own session, not by a link. */
  isOwnClock: optional(flag('own')),
  /** Of a time clock: the person of the office whose session became it. */
  openedBy: optional(text('m')),
});
export type Session = RowOf<typeof sessionRow> & {
  readonly companyId: string;
  /** The id of an employee or a person of the office, or the role of one of the company's accounts. */
  readonly subject: string;
  readonly secretHash: string;
};

/**
 * What the client holds: company, subject and a 256-bit secret. The ids give no rights (the row is found only by the
 * secret's hash within that company); they let one BatchGet read session, company and employee, so that rights are
 * never older than the request.
 */
export type SessionToken = { readonly companyId: string; readonly subject: string; readonly secret: string };
/** 256 random bits. */
export const newSecret = (): string => randomBytes(32).toString('base64url');
/** What the table keeps of a secret of 256 random bits (security-and-reliability.md, T10 and T12). */
export const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
export const tokenText = (token: SessionToken): string =>
  `${token.companyId}.${token.subject}.${token.secret}`;
/** Undefined for a text that is no token. */
export function tokenFrom(held: string): SessionToken | undefined {
  const match = /^([a-z0-9]{1,16})\.([A-Za-z0-9_]{1,32})\.([A-Za-z0-9_-]{43})$/.exec(held);
  return match?.[1] && match[2] && match[3]
    ? { companyId: match[1], subject: match[2], secret: match[3] }
    : undefined;
}

/** Epoch seconds: idle for too long, or at the end of the longest session of its role. */
export const sessionEnds = (noun: Session): number =>
  Math.min(noun.createdAt + wholeSeconds(noun), noun.usedAt + sessionSeconds[noun.role].idle);
/** The longest a session lasts, however often it is used. */
export const wholeSeconds = ({ role, actingFor }: Pick<Session, 'role' | 'actingFor'>): number =>
  actingFor === undefined ? sessionSeconds[role].whole : actingSeconds;

export const sessionItem = (noun: Session) => ({
  ...keys.session(noun.companyId, noun.subject, noun.secretHash),
  ...sessionRow.item(noun),
  expires: sessionEnds(noun),
});
export function sessionFrom(companyId: string, item: Item): Session {
  const [subject = '', hash = ''] = textIn(item, 'SK').split('#');
  return { ...sessionRow.from(item), companyId, subject, secretHash: hash };
}
