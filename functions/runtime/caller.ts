// Who calls: the session's person, read with the rows that the endpoint always needs, and whether they may.

import type { Table } from '#functions/aws/table.ts';
import type { Key } from '#functions/table/keys.ts';
import { isTrialOver, refusal } from '#shared/access.ts';
import type { Endpoint, Endpoints, Input } from '#shared/api/endpoint.ts';
import type { Actor, ExtraKeys, FindActor } from './context.ts';
import { isApiKey, sessionTokenOf } from './cookies.ts';
import { Failure, fail } from './fail.ts';
import { inputOf, onlyProtects } from './parse.ts';
import { type HttpEvent, headerOf } from './reply.ts';

type KeysOf<I> = (companyId: string, input: I) => readonly Key[];
/** Rows that an endpoint always needs, known from its request alone: read in the same call as the session, so that a press costs two calls to the table. */
export type ExtraReads<E extends Endpoints> = { readonly [K in keyof E]?: KeysOf<Input<E[K]>> };

/** `ExtraReads` checks which keys belong to which endpoint; by name, only "a function" is known. */
const isKeysOf = (value: unknown): value is KeysOf<unknown> => typeof value === 'function';

/** Undefined for bad input: the caller is judged before the input. */
export function extraKeys(
  reads: object,
  name: string,
  endpoint: Endpoint,
  event: HttpEvent,
): ExtraKeys | undefined {
  const keysOf = new Map<string, unknown>(Object.entries(reads)).get(name);
  if (!isKeysOf(keysOf)) return undefined;
  try {
    const input = inputOf(endpoint, event);
    return (companyId) => keysOf(companyId, input);
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}

/** The id that `self` gives a page: of the employee, of the person of the office, or of the company. */
const shownId = ({ role, session, manager }: Actor) =>
  role === 'EMPLOYEE' || manager ? session.subject : session.companyId;

type Finding = {
  readonly findActor: FindActor;
  readonly table: Table;
  readonly at: number;
  readonly extra: ExtraKeys | undefined;
};

/** The caller of an endpoint that is not public; refuses a caller who may not. */
export async function actorOf(
  { findActor, table, at, extra }: Finding,
  endpoint: Endpoint,
  event: HttpEvent,
): Promise<Actor | undefined> {
  if (endpoint.access === 'public') return undefined;
  const token = sessionTokenOf(event);
  if (!token) return fail('session_missing');
  if (isApiKey(token) && endpoint.key === undefined) return fail('forbidden');
  const actor = await findActor(table, token, at, extra);
  if (actor === undefined) return fail('session_missing');
  if (actor === 'over') return fail('session_over');
  if (actor === 'revoked') return fail('api_key_revoked');
  if (actor === 'elsewhere') return fail('forbidden');
  // A page opened by one person must not act for the next who logs in on the same browser.
  const meant = headerOf(event, 'x-stund-subject') ?? shownId(actor);
  if (meant !== shownId(actor)) return fail('session_missing');
  const { scopes } = actor;
  if (scopes && !(endpoint.key && scopes.includes(endpoint.key))) fail('forbidden');
  if (actor.manager?.role === 'projects' && endpoint.scope === undefined) fail('forbidden');
  const reason = refusal(
    {
      role: actor.role,
      // The scope has said what a key may call; its role only says what it sees there.
      officeRole: scopes ? undefined : actor.manager?.role,
      needs: actor.employee?.needs ?? [],
      isEmployeeDisabled: actor.employee?.isDisabled ?? false,
      isCompanyDisabled: actor.company?.isDisabled ?? false,
      isCompanyLeaving: actor.company?.deletion !== undefined,
      isTrialOver:
        actor.company !== undefined && isTrialOver(actor.company, at) && !onlyProtects(endpoint, event),
    },
    endpoint.access,
  );
  if (reason) fail(reason);
  return actor;
}
