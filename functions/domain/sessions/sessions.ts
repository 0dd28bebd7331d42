// Sessions: who is calling, how a session begins, and how sessions end.

import type { Ctx, FindActor, ExtraKeys } from '#functions/runtime/context.ts';
import type { Role } from '#shared/access.ts';
import { sessionSeconds } from '#shared/limits.ts';
import type { Session as SessionReply } from '#shared/model/company/company.ts';
import { administratorFrom } from '#functions/table/rows/administrator-row.ts';
import { keys } from '#functions/table/keys.ts';
import {
  newSecret,
  platformId,
  secretHash,
  type Session,
  sessionEnds,
  tokenFrom,
  tokenText,
  wholeSeconds,
} from '#functions/table/rows/session-row.ts';
import type { Change } from '#functions/table/write.ts';
import { describe, type Who } from './self.ts';
import {
  type Administrators,
  deleteSession,
  deleteSessionsOf,
  putSession,
  renewSession,
  sessionWithOwner,
} from './store.ts';

type Found = Awaited<ReturnType<FindActor>>;

/**
 * The actor of a session token; 'over' when it expired or its credential changed; 'elsewhere' for an administrator,
 * whom only `findAnyActor` reads. Undefined for a token without a row. Reads rights with the request, so that a change
 * counts at once; lives by role: security-and-reliability.md, T12.
 */
export const findActor: FindActor = (table, token, now, extraKeys) => find({ table, token, now, extraKeys });

/** The same including administrators, for the functions that serve them. */
export const findAnyActor: FindActor = (table, token, now, extraKeys) =>
  find({
    table,
    token,
    now,
    extraKeys,
    administrators: { key: (subject) => keys.administrator(subject), from: administratorFrom },
  });

type Finding = {
  readonly table: Ctx['table'];
  readonly token: string;
  readonly now: number;
  readonly extraKeys: ExtraKeys | undefined;
  readonly administrators?: Administrators;
};

async function find({ table, token, now, extraKeys, administrators }: Finding): Promise<Found> {
  const named = tokenFrom(token);
  if (!named) return undefined;
  const read = await sessionWithOwner(table, named, extraKeys?.(named.companyId), administrators);
  if (!read) return undefined;
  const { session, company, employee, manager, administrator } = read;
  // The table deletes expired rows days later; this comparison decides.
  if (now >= sessionEnds(session)) return 'over';
  if (!company && !administrator) return 'elsewhere';
  const current = versionOf({ role: session.role, company, employee, manager, administrator });
  if (session.version !== current) return 'over';
  const isStale = now - session.usedAt >= sessionSeconds[session.role].renewed;
  if (isStale && !(await renewSession(table, session, now))) return undefined;
  return {
    role: session.role,
    session,
    company,
    employee,
    manager,
    administrator,
    extraRows: read.extraRows,
  };
}

/** A newer version ends the session: of the owner's credential, or of the time clock's link. */
const versionOf = ({ role, company, employee, manager, administrator }: Who): number =>
  (role === 'COMPANY_TIME_CLOCK'
    ? company?.clockVersion
    : (employee ?? manager ?? company ?? administrator)?.credentialVersion) ?? 0;

type Starting = {
  readonly companyId: string;
  /** The id of an employee or a person of the office, or the role of one of the company's accounts. */
  readonly subject: string;
  readonly role: Role;
  /** The owner's credential version when the credential was checked. */
  readonly version: number;
  readonly actingFor?: string | undefined;
  readonly isOwnClock?: boolean | undefined;
  readonly openedBy?: string | undefined;
};

/**
 * A new session under a new id. Its secret goes into the cookie, and is returned for clients without cookies. `withChanges`
 * is written in the same transaction; throws `WriteRefused` when one of its conditions fails.
 */
async function start(
  ctx: Ctx,
  starting: Starting,
  ...withChanges: readonly Change[]
): Promise<{ session: Session; token: string }> {
  const secret = newSecret();
  const session: Session = {
    companyId: starting.companyId,
    subject: starting.subject,
    role: starting.role,
    version: starting.version,
    actingFor: starting.actingFor,
    isOwnClock: starting.isOwnClock,
    openedBy: starting.openedBy,
    secretHash: secretHash(secret),
    createdAt: ctx.now,
    usedAt: ctx.now,
  };
  // An administrator's own session is not the company's: it is left to expire.
  const older = starting.actingFor === undefined ? endOlder(ctx, withChanges) : [];
  await ctx.table.write(putSession(session), ...withChanges, ...older);
  const token = tokenText({ ...starting, secret });
  ctx.extras.session = { token, seconds: wholeSeconds(session) };
  return { session, token };
}

/** Ends the session this browser had, unless `withChanges` does: its cookie is being replaced. */
function endOlder({ held }: Ctx, withChanges: readonly Change[]): Change[] {
  const older = tokenFrom(held ?? '');
  if (!older) return [];
  const ended = deleteSession({ ...older, secretHash: secretHash(older.secret) });
  const isEnded = withChanges.some((change) => 'delete' in change && change.delete.SK === ended.delete.SK);
  return isEnded ? [] : [ended];
}

/**
 * Begins a session and answers it. Only clients without browser headers get the secret in the body. Every log-in and
 * switch gets a new id, and the session that the browser held ends in the same transaction
 * (security-and-reliability.md, T12). Throws `WriteRefused` when a condition of `withChanges` fails.
 */
export async function begin(
  ctx: Ctx,
  who: Who & Pick<Starting, 'isOwnClock' | 'openedBy'>,
  ...withChanges: readonly Change[]
): Promise<SessionReply> {
  const { role, company, employee, manager, administrator, actingFor, isOwnClock, openedBy } = who;
  const starting = {
    companyId: company?.id ?? platformId,
    subject: employee?.id ?? manager?.id ?? administrator?.subject ?? role,
    role,
    version: versionOf(who),
    actingFor,
    isOwnClock,
    openedBy,
  };
  const { token } = await start(ctx, starting, ...withChanges);
  ctx.extras.companyId = company?.id;
  const reply = await describe(ctx.table, who);
  return ctx.isBrowser ? reply : { ...reply, session_token: token };
}

/** Who is logged in, for every role. */
export const self = (
  ctx: Ctx & Pick<Who, 'company' | 'employee' | 'manager' | 'administrator'> & { session: Session },
): Promise<SessionReply> =>
  describe(ctx.table, {
    role: ctx.session.role,
    company: ctx.company,
    employee: ctx.employee,
    manager: ctx.manager,
    administrator: ctx.administrator,
    actingFor: ctx.session.actingFor,
  });

/** Deletes this session only and clears its cookie; the device stays known. */
export async function logout(ctx: Ctx & { session: Session }): Promise<undefined> {
  await ctx.table.write(deleteSession(ctx.session));
  ctx.extras.session = 'ended';
}

/**
 * Deletes the session rows of these subjects (ids of employees or of people of the office, or roles of the company's
 * accounts). A newer
 * credential version has already ended them; this keeps the table clean.
 */
export async function endAll(
  ctx: Pick<Ctx, 'table'>,
  companyId: string,
  subjects: readonly string[],
  kept?: Session,
): Promise<void> {
  await deleteSessionsOf(ctx.table, companyId, subjects, kept);
}

export { hashPassword, isPassword } from './password-hash.ts';
export { refuseEasyPassword } from './new-password.ts';
export type { Who } from './self.ts';
export { deleteSession, moveSession, ownerOf, timeClocksOpenedBy } from './store.ts';
