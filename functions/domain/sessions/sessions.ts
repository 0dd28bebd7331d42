// Sessions: who is calling, how a session starts, and how all of them end.

import type { Actor, Ctx } from '#functions/runtime/context.ts';
import type { Role } from '#shared/access.ts';
import { sessionRenewedSeconds, sessionSeconds } from '#shared/limits.ts';
import {
  newSecret,
  secretHash,
  type Session,
  sessionEnds,
  tokenFrom,
  tokenText,
} from '#functions/table/session-row.ts';
import { deleteSession, deleteSessionsOf, putSession, renewSession, sessionWithOwner } from './store.ts';

/** The actor of a session token; 'over' when its time has run out or its credential was changed. */
export async function findActor(
  table: Ctx['table'],
  token: string,
  now: number,
): Promise<Actor | 'over' | undefined> {
  const named = tokenFrom(token);
  if (!named) return undefined;
  const found = await sessionWithOwner(table, named);
  if (!found) return undefined;
  const { session, company, employee } = found;
  // The table's own expiry lags by days; only this comparison counts.
  if (now >= sessionEnds(session)) return 'over';
  const owner = employee ?? company;
  if (owner && session.version !== owner.credentialVersion) return 'over';
  const isStale = now - session.usedAt >= sessionRenewedSeconds;
  if (isStale && !(await renewSession(table, session, now))) return undefined;
  return { role: session.role, session, company, employee };
}

export type Starting = {
  readonly companyId: string;
  /** An employee's id, or the role of the company's own accounts. */
  readonly subject: string;
  readonly role: Role;
  /** The owner's credential version as read when the credential was checked. */
  readonly version: number;
  readonly actingFor?: string;
};

/** A new session with a new id; its secret goes into the cookie and is returned for a reply that may carry it. */
export async function start(ctx: Ctx, starting: Starting): Promise<{ session: Session; token: string }> {
  const secret = newSecret();
  const session: Session = {
    ...starting,
    actingFor: starting.actingFor,
    secretHash: secretHash(secret),
    createdAt: ctx.now,
    usedAt: ctx.now,
  };
  await ctx.table.write(putSession(session));
  const token = tokenText({ ...starting, secret });
  ctx.extras.session = { token, seconds: sessionSeconds[starting.role].whole };
  return { session, token };
}

export async function end(ctx: Ctx, session: Session): Promise<void> {
  await ctx.table.write(deleteSession(session));
  ctx.extras.session = 'ended';
}

/** Removes the rows of a subject's sessions; a newer credential version has ended them before. */
export async function endAll(ctx: Pick<Ctx, 'table'>, companyId: string, subject: string): Promise<void> {
  await deleteSessionsOf(ctx.table, companyId, subject);
}
