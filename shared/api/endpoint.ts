// What an endpoint is: one record from which route, access, parsing, client call and reference are derived.

import type * as z from 'zod/mini';
import type { Permission } from '#shared/access.ts';
import type { apiScopes } from '#shared/limits.ts';
import type { ErrorCode } from '#shared/errors.ts';

type Schema = z.ZodMiniType;

/** A kind of data that clients cache. An endpoint `reads` some tags and makes others `stale`. */
export type Tag =
  | 'self'
  | 'employees'
  | 'managers'
  | 'passkeys'
  | 'api_keys'
  | 'webhooks'
  | 'projects'
  | 'worklogs'
  | 'report'
  | 'exports'
  | 'periods'
  | 'corrections'
  | 'day_notes'
  | 'companies'
  | 'audit';

export type ApiScope = (typeof apiScopes)[number];

export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: Permission | 'public';
  readonly query?: Schema;
  readonly body?: Schema;
  /** Absent: answers 204 without a body. */
  readonly reply?: Schema;
  /** Other forms of the reply, by the media type that a client asks for in `Accept`. */
  readonly forms?: Readonly<Record<string, Schema>>;
  readonly errors: readonly ErrorCode[];
  /** Takes an `Idempotency-Key`: a repeat with the same key has one effect and gets the first answer. */
  readonly once?: true;
  /** Fields of the body that differ from try to try; a repeat is recognised without them. */
  readonly perTry?: readonly string[];
  /** It protects people or data, so it works after the trial too: always, or for bodies that match the schema. */
  readonly protects?: true | Schema;
  /**
   * How it keeps a person of the office to their projects: its verb asks the domain's `office-scope` ('projects'), or
   * nothing in it is of a project ('none'). Absent: refused to such a person, whatever they hold.
   */
  readonly scope?: 'projects' | 'none';
  /** The scope that opens it to API keys. Absent: refused to every key. */
  readonly key?: ApiScope;
  /** The reply starts, renews or ends a session. */
  readonly session?: true;
  readonly reads?: readonly Tag[];
  readonly stales?: readonly Tag[];
};

export type Endpoints = Readonly<Record<string, Endpoint>>;
/** The endpoints of one Lambda. */
export type Group = { readonly name: string; readonly endpoints: Endpoints };

export const endpoint = <const E extends Endpoint>(record: E): E => record;
export const group = <const N extends string, const E extends Endpoints>(name: N, endpoints: E) => ({
  name,
  endpoints,
});

type PathParams<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? { readonly [K in Name | keyof PathParams<Rest>]: string }
  : Record<never, string>;

type PathPart<E extends Endpoint> = E['path'] extends `${string}{${string}`
  ? { readonly path: PathParams<E['path']> }
  : unknown;
type Sent<E extends Endpoint, K extends 'query' | 'body'> = E extends {
  readonly [P in K]: infer S extends Schema;
}
  ? K extends 'query'
    ? { readonly query?: z.input<S> }
    : { readonly body: z.input<S> }
  : unknown;
type Parsed<E extends Endpoint, K extends 'query' | 'body'> = E extends {
  readonly [P in K]: infer S extends Schema;
}
  ? { readonly [P in K]: z.output<S> }
  : unknown;

/** What a client passes to call `E`. */
export type CallInput<E extends Endpoint> = PathPart<E> & Sent<E, 'query'> & Sent<E, 'body'>;
/** What a handler of `E` receives, parsed. */
export type Input<E extends Endpoint> = PathPart<E> & Parsed<E, 'query'> & Parsed<E, 'body'>;
/** What `E` answers, as declared. */
export type Reply<E extends Endpoint> = E extends { readonly reply: infer S extends Schema }
  ? z.output<S>
  : undefined;
/** What a handler of `E` may return before the reply's schema filters it. */
export type Answer<E extends Endpoint> = E extends { readonly reply: infer S extends Schema }
  ? z.input<S> | OtherForm<E>
  : undefined;
type OtherForm<E extends Endpoint> = E extends {
  readonly forms: Readonly<Record<string, infer F extends Schema>>;
}
  ? z.input<F>
  : never;

/** `PUT /api/projects/{id}/close`: the gateway's route key of an endpoint. */
export const routeKey = (e: Endpoint): string => `${e.method} ${e.path}`;

/** The path of `e` with its parameters filled in and encoded. */
export const pathOf = (e: Endpoint, params: Readonly<Record<string, string>> = {}): string =>
  e.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
