// Functions answer only requests that came through the edge, not those sent to the gateway's own address; and no other site's pages.

import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { addressOf, checkOrigin, isThroughEdge } from '#functions/runtime/origin.ts';
import { environment } from '#functions/runtime/env.ts';
import type { HttpEvent } from '#functions/runtime/reply.ts';
import { type Endpoint, endpoint, routeKey } from '#shared/api/endpoint.ts';
import { groups } from '#shared/api/groups.ts';
import { apiKeyPrefix } from '#shared/limits.ts';
import { anEvent } from '#test/kit/world/http-event.ts';

const asked = z.object({ Name: z.string(), WithDecryption: z.literal(true) });
const first = 'a'.repeat(32);
const second = 'b'.repeat(32);
const parameter: { value: string; readonly reads: string[] } = { value: first, reads: [] };

/** Stands in for SSM: one parameter, which the test rotates. */
const ssm = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    parameter.reads.push(asked.parse(JSON.parse(Buffer.concat(chunks).toString())).Name);
    response.end(JSON.stringify({ Parameter: { Value: parameter.value } }));
  });
});

beforeAll(async () => {
  await new Promise<void>((listening) => ssm.listen(0, '127.0.0.1', listening));
  const place = ssm.address();
  if (typeof place !== 'object' || !place) throw new Error('SSM listens nowhere');
  for (const name of Object.keys(environment)) process.env[name] = `https://${name.toLowerCase()}.example`;
  Object.assign(process.env, {
    SECRETS_PREFIX: '/stund/test/secrets',
    HAS_EDGE: 'yes',
    AWS_ENDPOINT_URL: `http://127.0.0.1:${place.port}`,
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'a',
    AWS_SECRET_ACCESS_KEY: 'b',
  });
});
afterAll(() => ssm.close());

const through = (secret: string) => isThroughEdge(anEvent({ 'x-stund-edge': secret }));
const handlerModule = z.object({
  handler: z.custom<(event: HttpEvent, context: unknown) => Promise<unknown>>(
    (value) => typeof value === 'function',
  ),
});
const answer = z.looseObject({ statusCode: z.number(), body: z.string() });

describe('a request', () => {
  it('comes through the edge when it carries the edge’s secret, which is read once', async () => {
    expect(await through(first)).toBe(true);
    expect(await through(first)).toBe(true);
    expect(parameter.reads).toEqual(['/stund/test/secrets/edge-secret']);
  });

  it('does not with another secret, an empty one, its beginning, or none; guesses are no calls of SSM', async () => {
    for (const guess of [second, '', first.slice(1), `${first},`])
      expect([guess, await through(guess)]).toEqual([guess, false]);
    expect(await isThroughEdge(anEvent({}))).toBe(false);
    expect(parameter.reads).toHaveLength(1);
  });

  it('is known by the old secret and the new one while it is rotated, a minute after the parameter changed', async () => {
    parameter.value = `${second},${first}`;
    expect(await through(second)).toBe(false);
    vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] });
    try {
      expect(await through(second)).toBe(true);
      expect(await through(first)).toBe(true);
      expect(await through('c'.repeat(32))).toBe(false);
      expect(await through(`${second},${first}`)).toBe(false);
      expect(parameter.reads).toHaveLength(2);
    } finally {
      vi.useRealTimers();
    }
  });

  it('says who sent it only where there is an edge', () => {
    const event = anEvent({ 'x-viewer-address': '192.0.2.7' });
    expect(addressOf(event)).toBe('192.0.2.7');
    delete process.env['HAS_EDGE'];
    expect(addressOf(event)).toBe('127.0.0.1');
    process.env['HAS_EDGE'] = 'yes';
  });
});

describe('a request to change or read', () => {
  const read = endpoint({ method: 'GET', path: '/x', summary: '', access: 'public', errors: [] });
  const write = { ...read, method: 'POST' } as const;
  const login = { ...read, session: true } as const;
  const ours = { origin: 'https://stund.example' };
  const theirs = { origin: 'https://evil.example' };
  const script = { 'x-stund': '1' };
  const cookies = ['sid=held'];
  const key = { authorization: `Bearer ${apiKeyPrefix}held` };

  it.each<[string, boolean, Endpoint, Record<string, string>, string[]?]>([
    ['an app’s change', true, write, {}, cookies],
    ['our page’s change', true, write, { ...ours, ...script }],
    ['a change by a form on our page', false, write, ours],
    ['another site’s change', false, write, { ...theirs, ...script }],
    [
      'a browser’s change without an origin, by script',
      true,
      write,
      { 'sec-fetch-site': 'same-origin', ...script },
    ],
    ['a browser’s change without an origin, by a form', false, write, { 'sec-fetch-site': 'same-site' }],
    ['our page’s reading', true, read, ours],
    ['another site’s reading', false, read, theirs],
    ['a browser’s visit', true, read, { 'sec-fetch-site': 'cross-site' }, cookies],
    ['a program’s change from any site', true, write, { ...theirs, ...key }],
    ['a visit that would begin a session with our cookie', false, login, {}, cookies],
    ['the same by our page’s script', true, login, { ...ours, ...script }, cookies],
    ['a log-in by link without our cookie', true, login, {}],
    ['a log-in by link of a client that has no cookie', true, login, {}, []],
    ['an app’s log-in', true, { ...write, session: true }, {}, cookies],
  ])('%s is let in: %s', async (_, isLetIn, to, headers, sent) => {
    vi.stubEnv('HAS_EDGE', '');
    vi.stubEnv('COOKIE_NAME', 'sid');
    const event = { ...anEvent(headers), ...(sent ? { cookies: sent } : {}) };
    const judged = checkOrigin(to, event, ['https://is.stund.example', ours.origin]);
    await (isLetIn ? judged : expect(judged).rejects.toMatchObject({ code: 'origin_refused' }));
    vi.unstubAllEnvs();
  });
});

describe('every function of the API', () => {
  const routes = groups.map((group) => {
    const [one] = Object.values(group.endpoints);
    return [group.name, one ? routeKey(one) : ''] as const;
  });
  const raw = [
    ['public', 'GET /openapi.json'],
    ['public', 'POST /api/se'],
  ] as const;
  it.each([...routes, ...raw])('%s refuses %s that came round the edge', async (name, key) => {
    const { handler } = handlerModule.parse(await import(`../../../functions/api/${name}.ts`));
    const event = (headers: Record<string, string>): HttpEvent => ({ ...anEvent(headers), routeKey: key });
    const refused = answer.parse(await handler(event({ accept: 'application/problem+json' }), {}));
    expect(refused.statusCode).toBe(403);
    expect(JSON.parse(refused.body)).toMatchObject({ code: 'origin_refused' });
  });
});
