// `ctx`, the only thing injected into verbs; tests build it with a fixed clock and a table in memory.

import type { Permission, Role } from '#shared/access.ts';
import type { ApiScope } from '#shared/api/endpoint.ts';
import type { ErrorCode } from '#shared/errors.ts';
import type { Administrator } from '#functions/table/rows/administrator-row.ts';
import type { Company } from '#functions/table/rows/company-row.ts';
import type { Employee } from '#functions/table/rows/employee-row.ts';
import type { Manager } from '#functions/table/rows/manager-row.ts';
import type { Key } from '#functions/table/keys.ts';
import type { Session } from '#functions/table/rows/session-row.ts';
import type { Item } from '#functions/table/write.ts';
import type { Table } from '#functions/aws/table.ts';
import type { Secrets } from '#functions/aws/secrets.ts';
import type { ReplySchema } from './reply.ts';
import type { Log } from './log.ts';

/** The idempotency key of the request and the hash of its content. */
export type Once = { readonly scope: string; readonly key: string; readonly hash: string };

/** What the reply carries besides its body. */
export type ReplyExtras = {
  session: { token: string; seconds: number } | 'ended' | undefined;
  /** The new value of the device's list of people. */
  device?: string | undefined;
  nextCursor: string | undefined;
  /** The company that was just logged in to, for the log. */
  companyId?: string | undefined;
  /** Another form of the reply, requested by `Accept`. */
  form: { mediaType: string; schema: ReplySchema } | undefined;
  /** The error to answer when the reply is too large. */
  tooLarge?: ErrorCode | undefined;
};

export type Ctx = {
  /** Epoch seconds; one instant for the whole request. */
  readonly now: number;
  /** The same instant in milliseconds: orders what arrives within a second, and is never shown. */
  readonly nowMilliseconds: number;
  readonly requestId: string;
  /** The caller's network address, for budgets. */
  readonly address: string;
  /** The request carries browser headers: its session travels in a cookie only. */
  readonly isBrowser: boolean;
  readonly accepts: (mediaType: string) => boolean;
  /** The device's list of people who logged in on it, as the client sent it. */
  readonly device?: string | undefined;
  /** The session token the client sent, not yet checked. */
  readonly held?: string | undefined;
  readonly table: Table;
  readonly secrets: Secrets;
  readonly log: Log;
  readonly once: Once | undefined;
  readonly extras: ReplyExtras;
  readonly webOrigin: string;
  /** All origins of our own pages; `webOrigin` is the first. */
  readonly webOrigins: readonly string[];
};

/** A request of a signed-in company account, time clock or employee. */
export type CompanyCtx = Ctx & {
  readonly session: Session;
  readonly company: Company;
  /** The person of the office who asks; undefined for the company's own log-in. */
  readonly manager?: Manager | undefined;
  /** Rows read with the session, before any write of this request, so they decide nothing. */
  readonly extraRows?: readonly Item[];
};
export type EmployeeCtx = CompanyCtx & { readonly employee: Employee };
/** Any role; company and employee are set where the role has them. */
export type SignedInCtx = Ctx & {
  readonly session: Session;
  readonly company: Company | undefined;
  readonly employee: Employee | undefined;
  readonly manager?: Manager | undefined;
};
/** A request of a platform administrator. */
export type AdministratorCtx = SignedInCtx & { readonly administrator: Administrator };

/** What `ctx` contains under a permission. */
export type CtxFor<A extends Permission | 'public'> = A extends 'public'
  ? Ctx
  : A extends `own_${string}`
    ? EmployeeCtx
    : A extends 'session.read'
      ? SignedInCtx
      : A extends `platform.${string}`
        ? AdministratorCtx
        : CompanyCtx;

/** Who is calling, as read from the table in this request. */
export type Actor = {
  readonly role: Role;
  readonly session: Session;
  readonly company: Company | undefined;
  readonly employee: Employee | undefined;
  readonly manager?: Manager | undefined;
  /** The table for this caller's verbs, where it is not the function's own. */
  readonly table?: Table;
  /** Of an API key: what it may do. */
  readonly scopes?: readonly ApiScope[];
  readonly administrator?: Administrator | undefined;
  readonly extraRows?: readonly Item[];
};
/** Rows that a request always needs, given the session's company. */
export type ExtraKeys = (companyId: string) => readonly Key[];
/**
 * Finds the actor of a session token; undefined when there is no such session, 'over' when it has ended, 'revoked' for an API
 * key that was, 'elsewhere' when this function never serves its kind.
 */
export type FindActor = (
  table: Table,
  token: string,
  now: number,
  extraKeys?: ExtraKeys,
) => Promise<Actor | 'over' | 'revoked' | 'elsewhere' | undefined>;
