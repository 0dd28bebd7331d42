// A refusal for too many requests names the time to wait; no other refusal does.

import { expect, it } from 'vitest';
import { Failure } from '#functions/runtime/fail.ts';
import { errorReply } from '#functions/runtime/reply.ts';
import { type ErrorCode, errors } from '#shared/errors.ts';
import { retryAfterSeconds } from '#shared/limits.ts';
import { anEvent } from '#test/kit/world/http-event.ts';

const isCode = (name: string): name is ErrorCode => Object.hasOwn(errors, name);
const codes = Object.keys(errors).filter(isCode);
const busy = codes.filter((code) => errors[code].status === 429);

it('a refusal that knows when its budget gives again says so, an hour or a day ahead', () => {
  for (const seconds of [1, 3600, 86_400]) {
    const { headers } = errorReply(anEvent({}), new Failure('too_many_requests', { seconds }), 'r1');
    expect(headers?.['retry-after']).toBe(String(seconds));
  }
});

it('every refusal for too many requests says when to come back, in both of its forms, and no other refusal does', () => {
  expect(busy.length).toBeGreaterThanOrEqual(1);
  for (const accept of ['*/*', 'application/problem+json'])
    for (const code of codes) {
      const { statusCode, headers } = errorReply(anEvent({ accept }), new Failure(code), 'r1');
      const wanted = busy.includes(code) ? String(retryAfterSeconds) : undefined;
      expect([code, statusCode, headers?.['retry-after']]).toEqual([code, errors[code].status, wanted]);
    }
});
