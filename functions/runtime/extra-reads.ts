// Rows that an endpoint always needs, known from its request alone: read in the same call as the session (B4).

import type { Endpoint, Endpoints, Input } from '#shared/api/endpoint.ts';
import type { Key } from '#functions/table/keys.ts';
import type { ExtraKeys } from './context.ts';
import { Failure } from './fail.ts';
import { inputOf } from './parse.ts';
import type { HttpEvent } from './reply.ts';

type KeysOf<I> = (companyId: string, input: I) => readonly Key[];
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
