// What makes a request the repeat of another: who asks, the call, the key and the content.

import type { Endpoint } from '#shared/api/endpoint.ts';
import { idempotencyKeyMax } from '#shared/limits.ts';
import type { Session } from '#functions/table/rows/session-row.ts';
import type { Once } from './context.ts';
import { addressOf } from './edge.ts';
import { Failure } from './fail.ts';
import { contentHash } from './once.ts';
import { hashedInput } from './parse.ts';
import { type HttpEvent, headerOf } from './reply.ts';

const nobody = '-';

/**
 * Nobody gets the answer of somebody else: a session tells callers apart, and without one the network address does.
 * A key that another caller chose too is another key. One whose address changes between two tries is refused as a
 * new request would be, and never let in.
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
    scope: session?.companyId ?? nobody,
    // Hashed, because the table's keys are blind to case, and two keys that differ by it are two.
    key: contentHash(JSON.stringify([who, endpoint.path, key])),
    hash: contentHash(`${endpoint.method} ${event.rawPath} ${hashedInput(endpoint, event, input)}`),
  };
}
