// An idempotency key belongs to its caller: the same key from another caller does not return the first reply.

import { describe, expect, it } from 'vitest';
import { requestTrial } from '#functions/domain/companies/trial.ts';
import { onceOf } from '#functions/runtime/once-of.ts';
import { companies } from '#shared/api/company.ts';
import { sessions } from '#shared/api/session.ts';
import { keys } from '#functions/table/keys.ts';
import { anEvent } from '#test/kit/world/http-event.ts';
import { usePeople } from '#test/kit/world/use-people.ts';

const world = await usePeople();
const body = { name: 'Replayed ehf.', email: 'anna@example.com', language: 'is' } as const;

function eventFrom(address: string, key: string, content: object) {
  const event = anEvent({ 'idempotency-key': key, 'content-type': 'application/json' });
  const { http } = event.requestContext;
  return {
    ...event,
    body: JSON.stringify(content),
    requestContext: { ...event.requestContext, http: { ...http, sourceIp: address } },
  };
}
const { requestTrial: trial } = sessions.endpoints;
const onceFrom = (address: string, key: string, content: object = body) =>
  onceOf(trial, eventFrom(address, key, content), undefined, { body: content });
const asked = (address: string, key: string) =>
  requestTrial({ ...world.asVisitor({ address }), once: onceFrom(address, key) }, { body });

describe('an idempotency key without a session', () => {
  it('replays the trial to who asked for it, and hands its session to no other address', async () => {
    const first = await asked('192.0.2.1', 'retry-number-1');
    await expect(asked('192.0.2.1', 'retry-number-1')).resolves.toMatchObject({ id: first.id });
    await expect(asked('198.51.100.7', 'retry-number-1')).rejects.toMatchObject({ code: 'company_exists' });
  });

  it('never shows that another has used it', () => {
    const theirs = [
      onceFrom('192.0.2.1', 'retry-number-1'),
      onceFrom('192.0.2.2', 'retry-number-1'),
      onceFrom('192.0.2.1', 'RETRY-NUMBER-1'),
    ].map((once) => once?.key.toLowerCase());
    expect(new Set(theirs).size).toBe(theirs.length);
  });
});

describe('an idempotency key', () => {
  it('is kept for seven days: until then a repeat gets the first answer, and then its row is due to be deleted [retries.key-kept-days]', async () => {
    const address = '192.0.2.77';
    const begun = world.clock.now;
    const own = { name: 'Kept ehf.', email: 'kept@example.com', language: 'is' } as const;
    const once = onceFrom(address, 'kept-for-a-week', own);
    const ask = () => requestTrial({ ...world.asVisitor({ address }), once }, { body: own });
    const first = await ask();
    world.clock.now = begun + 7 * 86_400 - 1;
    await expect(ask()).resolves.toMatchObject({ id: first.id });
    const row = await world.table.get(keys.receipt(once?.scope ?? '', once?.key ?? ''));
    expect(row?.['expires']).toBe(begun + 7 * 86_400);
    world.clock.now = begun;
  });
});

describe('an idempotency key of a session', () => {
  const of = (subject: string, key: string, content: object) =>
    onceOf(
      companies.endpoints.createProject,
      eventFrom('192.0.2.1', key, content),
      { companyId: 'c1', subject },
      { body: content },
    );

  it('is its subject’s own, wherever it comes from, and the same key with another body differs by the hash', () => {
    const one = of('COMPANY', 'same-key-1', { name: 'A' });
    expect(of('COMPANY', 'same-key-1', { name: 'A' })).toEqual(one);
    expect(of('e1', 'same-key-1', { name: 'A' })?.key).not.toBe(one?.key);
    const other = of('COMPANY', 'same-key-1', { name: 'B' });
    expect([other?.key === one?.key, other?.hash === one?.hash]).toEqual([true, false]);
  });
});
