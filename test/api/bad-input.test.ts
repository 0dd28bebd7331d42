// Wrong requests of every endpoint: the answer names the field at fault, and nothing has changed.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { administratorItem } from '#functions/table/rows/administrator-row.ts';
import { hashPassword } from '#functions/domain/sessions/password-hash.ts';
import { routeKey } from '#shared/api/endpoint.ts';
import { platform } from '#shared/api/platform.ts';
import { bodyBytesMax, companyNotesMax } from '#shared/limits.ts';
import { type RunningSystem, startSystem } from '#test/kit/system/system.ts';
import { aSession, aTenant, password, type Tenant } from '#test/kit/system/tenant.ts';
import { ask, fingerprint, settledFingerprint, type Answer } from './asking.ts';
import { wrongBodies, wrongQueries } from './bad-requests.ts';
import { endpoints, requestOf, tokenFor } from './every-endpoint.ts';

let system: RunningSystem;
let ours: Tenant;
let admin: string;
/** The rows before the first request: no request here may change any. */
let untouched: string;
beforeAll(async () => {
  system = await startSystem({ demo: false });
  const passwordHash = await hashPassword(password);
  await system.table.write({ put: administratorItem({ name: 'boss', passwordHash }) });
  admin = await aSession(system, { role: 'ADMIN' });
  ours = await aTenant(system);
  untouched = await settledFingerprint(system);
});
afterAll(() => system.stop());

const problem = z.object({ errors: z.array(z.object({ field: z.string(), message: z.string() })) });
const fieldsOf = ({ text }: Answer) => problem.parse(JSON.parse(text)).errors.map(({ field }) => field);
const routes = endpoints.map((endpoint) => ({ route: routeKey(endpoint), endpoint }));
const writing = routes.filter(({ endpoint }) => endpoint.method !== 'GET');

describe('a wrong request', () => {
  it.each(routes.filter(({ endpoint }) => endpoint.body || endpoint.query || endpoint.method !== 'GET'))(
    'of $route is answered with the name of what is wrong, and changes nothing',
    async ({ endpoint }) => {
      const good = requestOf(endpoint)(ours.ids, ours);
      const token = tokenFor(endpoint, ours, admin);
      const wrong = [
        ...(endpoint.method === 'GET' ? [] : wrongBodies(endpoint, good)),
        ...wrongQueries(endpoint, good),
      ];
      expect(wrong.length).toBeGreaterThan(0);
      for (const { what, field, sent } of wrong) {
        const answer = await ask(system.api, endpoint, sent, token);
        expect(`${what}: ${answer.status} ${answer.code}`, answer.text).toBe(`${what}: 400 invalid_input`);
        const named = fieldsOf(answer);
        expect(
          named.some((one) => one === field || one.startsWith(`${field}.`)),
          `${what}: ${named.join()}`,
        ).toBe(true);
      }
      expect(await fingerprint(system)).toBe(untouched);
    },
  );

  it.each(writing)('of $route that is no JSON, or too much of it, is refused', async ({ endpoint }) => {
    const good = requestOf(endpoint)(ours.ids, ours);
    const token = tokenFor(endpoint, ours, admin);
    const tell = async (body: string) => {
      const { status, code } = await ask(system.api, endpoint, { ...good, body }, token);
      return `${status} ${code}`;
    };
    for (const body of ['{', '{"a":1', 'nothing', '\u0000', '{"a":NaN}'])
      expect(await tell(body), body).toBe('400 body_unreadable');
    expect(await tell(JSON.stringify({ big: 'x'.repeat(bodyBytesMax) }))).toBe('413 body_too_large');
    expect(await fingerprint(system)).toBe(untouched);
  });

  it('larger than the gateway hands on is refused by the gateway itself, which knows no endpoint', async () => {
    const endpoint = platform.endpoints.changeNotes;
    const body = JSON.stringify({ huge: 'x'.repeat(11 * 1024 * 1024) });
    expect((await ask(system.api, endpoint, { body }, admin)).status).toBe(413);
    expect(await fingerprint(system)).toBe(untouched);
  });

  it('with notes of 1 MB names them, and changes nothing', async () => {
    const endpoint = platform.endpoints.changeNotes;
    for (const [length, refusal] of [
      [companyNotesMax + 1, '400 invalid_input'],
      [1024 * 1024, '413 body_too_large'],
    ] as const) {
      const body = { company_id: ours.id, notes: 'x'.repeat(length) };
      const answer = await ask(system.api, endpoint, { body }, admin);
      expect(`${answer.status} ${answer.code}`).toBe(refusal);
      expect(fieldsOf(answer)).toEqual(['notes']);
    }
    expect(await fingerprint(system)).toBe(untouched);
  });

  it('of an unknown address, or by an unknown method, is not found', async () => {
    for (const [method, path] of [
      ['GET', '/api/nothing'],
      ['PATCH', '/api/employees'],
      ['DELETE', '/api/employees'],
      ['GET', '/api/worklogs/../employees'],
      ['GET', '/.env'],
      ['GET', '/api/employees/%2e%2e/projects'],
    ] as const) {
      const reply = await fetch(system.api + path, {
        method,
        headers: { authorization: `Bearer ${ours.tokens.kiosk}` },
      });
      expect([403, 404], `${method} ${path}`).toContain(reply.status);
    }
  });

  it('with an idempotency key that is too short or too long names the key', async () => {
    for (const { endpoint } of writing.filter((one) => one.endpoint.once)) {
      const good = requestOf(endpoint)(ours.ids, ours);
      for (const key of ['short', 'x'.repeat(129)]) {
        const answer = await ask(system.api, endpoint, good, tokenFor(endpoint, ours, admin), {
          'idempotency-key': key,
        });
        expect(`${answer.status} ${answer.code}`).toBe('400 invalid_input');
        expect(fieldsOf(answer)).toEqual(['Idempotency-Key']);
      }
    }
    expect(await fingerprint(system)).toBe(untouched);
  });
});
