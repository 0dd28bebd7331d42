// What makes a request a repeat: the caller, the call, the key and the content.

import type { Endpoint } from '#shared/api/endpoint.ts';
import { idempotencyKeyMax } from '#shared/limits.ts';
import type { Session } from '#functions/table/rows/session-row.ts';
import type { Once } from './context.ts';
import { addressOf } from './origin.ts';
import { Failure } from './fail.ts';
import { contentHash } from './once.ts';
import { bodyText } from './parse.ts';
import { type HttpEvent, headerOf } from './reply.ts';

const noCompany = '-';

/**
 * No caller gets another's answer: the session separates callers, or the network address without one. The same
 * key of another caller is another key. If the address changes between two tries, the second is treated as new:
 * refused by its own conditions, never executed twice.
 */
export function onceOf(
  endpoint: Endpoint,
  event: HttpEvent,
  session: Pick<Session, 'companyId' | 'subject'> | undefined,
  input: unknown,
): Once | undefined {
  const key = headerOf(event, 'idempotency-key');
  if (!endpoint.once || key === undefined) return undefined;
  if (key.length < 8 || key.length > idempotencyKeyMax) {
    throw new Failure('invalid_input', {}, [
      { field: 'Idempotency-Key', message: 'must have 8 to 128 characters' },
    ]);
  }
  const who = session?.subject ?? addressOf(event);
  return {
    scope: session?.companyId ?? noCompany,
    // Hashed, because the table's keys ignore case.
    key: contentHash(JSON.stringify([who, endpoint.path, key])),
    hash: contentHash(`${endpoint.method} ${event.rawPath} ${hashedInput(endpoint, event, input)}`),
  };
}

/** The part of a request that a repeat must send unchanged: all but the endpoint's `perTry` fields. */
function hashedInput({ perTry }: Endpoint, event: HttpEvent, input: unknown): string {
  if (!perTry) return bodyText(event);
  return JSON.stringify(input, (field, value: unknown) => (perTry.includes(field) ? undefined : value));
}
