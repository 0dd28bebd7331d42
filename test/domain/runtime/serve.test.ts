// What a request is answered by: its contract's reply, headers, cookies, or one refusal; and what its verb gets to know.

import { gunzipSync } from 'node:zlib';
import { BatchGetCommand, DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Actor, Ctx } from '#functions/runtime/context.ts';
import { environment } from '#functions/runtime/env.ts';
import { fail } from '#functions/runtime/fail.ts';
import type { GatewayEvent } from '#functions/runtime/gateway/gateway-event.ts';
import { contentHash, Replayed } from '#functions/runtime/once.ts';
import { type HttpReply, isSendable } from '#functions/runtime/reply.ts';
import { WriteBusy } from '#functions/table/write.ts';
import { endpoint, group } from '#shared/api/endpoint.ts';
import { replyBytesMax } from '#shared/limits.ts';
import { signedInCookie } from '#shared/signed-in.ts';
import { anEvent, aRestEvent } from '#test/kit/world/http-event.ts';

const shared = {
  summary: '',
  access: 'public',
  errors: ['project_closed', 'key_reused', 'undone_since'],
} as const;
const reply = z.object({ name: z.string() });
const calls = group('company', {
  read: endpoint({
    ...shared,
    method: 'GET',
    path: '/things',
    query: z.object({ q: z.optional(z.string()) }),
    reply,
    forms: { 'text/other': z.object({ n: z.number() }) },
  }),
  change: endpoint({
    ...shared,
    method: 'POST',
    path: '/things',
    body: z.object({ name: z.string() }),
    reply,
    once: true,
  }),
  end: endpoint({ ...shared, method: 'DELETE', path: '/things' }),
  manage: endpoint({ ...shared, method: 'PUT', path: '/things', access: 'platform.manage', reply }),
});
const administrator: Actor = {
  role: 'ADMIN',
  company: undefined,
  employee: undefined,
  session: {
    companyId: 'platform',
    subject: 'a1',
    secretHash: '',
    role: 'ADMIN',
    createdAt: 0,
    usedAt: 0,
    version: 0,
    actingFor: undefined,
  },
};

const wire = mockClient(DynamoDBDocumentClient);
let verb: (ctx: Ctx) => unknown = () => undefined;
let call: (event: GatewayEvent, context: object) => Promise<HttpReply>;
const log: string[] = [];
beforeAll(async () => {
  for (const name of Object.keys(environment)) vi.stubEnv(name, `https://${name.toLowerCase()}.example`);
  vi.stubEnv('WEB_ORIGIN', 'https://stund.example,https://is.stund.example');
  vi.stubEnv('COOKIE_NAME', 'sid');
  for (const way of ['log', 'error'] as const)
    vi.spyOn(console, way).mockImplementation((line: unknown) => void log.push(String(line)));
  const { serve } = await import('#functions/runtime/serve.ts');
  const anything = z.custom<never>(() => true);
  const run = async (ctx: Ctx) => z.parse(anything, await verb(ctx));
  const verbs = { read: run, change: run, end: run, manage: run };
  const served = serve(calls, verbs, async () => administrator, { tool: 'hammer' });
  call = z.parse(
    z.custom<typeof call>((value) => typeof value === 'function'),
    served,
  );
});
beforeEach(() => {
  log.length = 0;
  verb = () => ({ name: 'a', secret: 'b' });
  wire.reset();
});
afterAll(() => {
  wire.restore();
  vi.restoreAllMocks();
});

const json = { 'content-type': 'application/json', accept: 'application/problem+json' };
type Asked = {
  readonly route?: string;
  readonly headers?: Record<string, string>;
  readonly query?: string;
  readonly body?: unknown;
};
const asked = ({ route = 'GET /things', headers = {}, query = '', body }: Asked = {}) =>
  call(
    {
      ...anEvent({ ...json, ...headers }),
      routeKey: route,
      rawPath: '/things',
      rawQueryString: query,
      ...(body ? { body: JSON.stringify(body) } : {}),
    },
    {},
  );
const change = { route: 'POST /things', body: { name: 'a' }, headers: { 'idempotency-key': 'press-0001' } };
const codeOf = ({ statusCode, body = '' }: HttpReply) => [
  statusCode,
  z.parse(z.object({ code: z.string() }), JSON.parse(body)).code,
];
const refused = async (asking?: Asked) => codeOf(await asked(asking));

describe('an answer', () => {
  it('has what the contract declares and nothing else, is kept nowhere, and names its request', async () => {
    expect(await asked()).toEqual({
      statusCode: 200,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'x-request-id': 'test',
      },
      body: '{"name":"a"}',
    });
    expect(log.map((line): unknown => JSON.parse(line))).toEqual([
      {
        level: 'info',
        event: 'answered',
        requestId: 'test',
        route: 'GET /things',
        status: 200,
        milliseconds: expect.any(Number),
      },
    ]);
    const { milliseconds } = z.parse(z.object({ milliseconds: z.number() }), JSON.parse(log[0] ?? ''));
    expect(milliseconds).toBeLessThan(performance.now());
  });

  it('without a declared reply is empty', async () => {
    expect(await asked({ route: 'DELETE /things' })).toEqual({
      statusCode: 204,
      headers: { 'cache-control': 'no-store', 'x-request-id': 'test' },
    });
  });

  it('is given to an administrator too, who has no company', async () => {
    expect(await asked({ route: 'PUT /things' })).toMatchObject({ statusCode: 401 });
    const headers = { authorization: 'Bearer held' };
    expect(await asked({ route: 'PUT /things', headers })).toMatchObject({
      statusCode: 200,
      body: '{"name":"a"}',
    });
  });

  it('names the next page, with the filters of this one', async () => {
    verb = ({ extras }) => ((extras.nextCursor = 'n 2'), { name: 'a' });
    const { headers } = await asked({ query: 'q=x&cursor=n1' });
    expect(headers).toMatchObject({ 'x-next-cursor': 'n 2', link: '</things?q=x&cursor=n+2>; rel="next"' });
  });

  it('begins a session by cookies, and takes another form where the verb chose it', async () => {
    verb = ({ extras }) => ((extras.session = { token: 't', seconds: 9 }), { name: 'a' });
    expect((await asked()).cookies).toEqual([expect.stringMatching(/^sid=t;/), expect.any(String)]);
    verb = ({ extras }) => (
      (extras.form = { mediaType: 'text/other', schema: z.object({ n: z.number() }) }), { n: 1, m: 2 }
    );
    expect(await asked()).toMatchObject({
      body: '{"n":1}',
      headers: { 'content-type': 'text/other; charset=utf-8' },
    });
  });

  it('has the form of the gateway that asked', async () => {
    verb = ({ extras }) => ((extras.session = { token: 't', seconds: 9 }), { name: 'a' });
    const things = aRestEvent({ httpMethod: 'GET', resource: '/things', body: null });
    const known = await call(things, {});
    expect(known).toMatchObject({
      statusCode: 200,
      multiValueHeaders: { 'set-cookie': [expect.any(String), expect.any(String)] },
    });
    const missing = await call({ ...things, resource: '/nothing' }, {});
    expect(missing).toEqual({ statusCode: 404, body: expect.any(String), headers: expect.any(Object) });
  });

  it('is compressed from 1,400 bytes on, for clients that read gzip', async () => {
    const gzip = { 'accept-encoding': 'br, gzip' };
    const overhead = '{"name":""}'.length;
    const long = 'a'.repeat(1400 - overhead);
    verb = () => ({ name: long });
    const { body = '', isBase64Encoded, headers } = await asked({ headers: gzip });
    expect([isBase64Encoded, headers?.['content-encoding'], headers?.['vary']]).toEqual([
      true,
      'gzip',
      'Accept-Encoding',
    ]);
    expect(gunzipSync(Buffer.from(body, 'base64')).toString()).toBe(JSON.stringify({ name: long }));
    expect(await asked()).not.toHaveProperty('isBase64Encoded');
    verb = () => ({ name: long.slice(1) });
    expect(await asked({ headers: gzip })).not.toHaveProperty('isBase64Encoded');
  });

  it('that no Lambda could send is refused by the verb’s own code', async () => {
    verb = ({ extras }) => ((extras.tooLarge = 'report_too_large'), { name: 'é'.repeat(replyBytesMax / 2) });
    expect(await refused()).toEqual([422, 'report_too_large']);
    verb = ({ extras }) => ((extras.tooLarge = 'report_too_large'), { name: 'small' });
    expect(await asked()).toMatchObject({ statusCode: 200 });
    expect([
      isSendable({ body: 'a'.repeat(replyBytesMax) }),
      isSendable({ body: 'a'.repeat(replyBytesMax + 1) }),
      isSendable({}),
    ]).toEqual([true, false, true]);
  });
});

describe('a verb', () => {
  it('gets one instant, the caller’s address, kind and credentials, and its function’s tools', async () => {
    vi.stubEnv('CLOCK_OFFSET_SECONDS', '3600');
    vi.useFakeTimers({ now: 1_800_000_000_999, toFake: ['Date'] });
    let seen: Ctx | undefined;
    verb = (ctx) => ((seen = ctx), { name: 'a' });
    await asked({
      headers: {
        authorization: 'Bearer held',
        'x-stund-device': 'd',
        accept: 'text/html;q=0.9, text/other;q=1, */*',
      },
    });
    vi.useRealTimers();
    vi.stubEnv('CLOCK_OFFSET_SECONDS', '');
    expect(seen).toMatchObject({
      now: 1_800_003_600,
      nowMilliseconds: 1_800_003_600_999,
      requestId: 'test',
      address: '127.0.0.1',
      isBrowser: false,
      held: 'held',
      device: 'd',
      once: undefined,
      tool: 'hammer',
      // Of the file that loads `serve` first in this process.
      webOrigin: expect.stringMatching(/^https:..[^,]+$/),
    });
    expect(seen?.webOrigins[0]).toBe(seen?.webOrigin);
    const accepted = ['text/html', 'text/other', 'text/plain', '*/*'].map((type) => seen?.accepts(type));
    expect(accepted).toEqual([true, true, false, true]);
  });
});

describe('a refusal', () => {
  it('is of a route that is not there, of bad input, or what the verb says and its contract declares', async () => {
    expect(await refused({ route: 'GET /nothing' })).toEqual([404, 'route_missing']);
    const bad = await asked({ ...change, body: { name: 1 } });
    expect(JSON.parse(bad.body ?? '')).toMatchObject({ status: 400, detail: 'name: has the wrong type' });
    verb = () => fail('project_closed');
    expect(await refused()).toEqual([409, 'project_closed']);
    expect(log.filter((line) => line.includes('"error"'))).toEqual([]);
    verb = () => {
      throw new WriteBusy();
    };
    expect(await refused()).toEqual([409, 'busy']);
  });

  it.each<[string, () => unknown]>([
    ['an error of ours', () => Promise.reject(new TypeError('row 7 of secret'))],
    ['a code that the contract does not declare', () => fail('already_paying')],
    ['a reply that breaks the contract', () => ({ name: 1 })],
  ])('says nothing of %s, which is logged with its cause', async (_, of) => {
    verb = of;
    const { statusCode, body = '', headers } = await asked();
    expect(JSON.parse(body)).toMatchObject({ code: 'unexpected', request_id: 'test', status: 500 });
    expect([statusCode, headers?.['x-request-id']]).toEqual([500, 'test']);
    expect(body).not.toMatch(/secret|already_paying|row/);
    expect(JSON.parse(log[0] ?? '')).toMatchObject({
      level: 'error',
      event: 'unexpected',
      stack: expect.stringContaining('Error'),
    });
  });

  it('ends the mark of a session that has ended, in the refusal’s cookies', async () => {
    verb = () => fail('session_over');
    const event = { ...anEvent(json), routeKey: 'GET /things', cookies: [`${signedInCookie}=yes`] };
    expect((await call(event, {})).cookies).toEqual([expect.stringMatching(/^stund-in=;.*Max-Age=0/)]);
    expect(await asked()).not.toHaveProperty('cookies');
  });
});

describe('a repeat', () => {
  const receipt = (h: string) => ({ Item: { h, r: '{"name":"first"}' } });
  const kept = (h = contentHash(`POST /things ${JSON.stringify(change.body)}`)) =>
    wire.on(GetCommand).resolves(receipt(h));

  it('gets the first answer, also where it is refused just because the first try succeeded', async () => {
    verb = () => {
      throw new Replayed({ name: 'first' });
    };
    expect((await asked(change)).body).toBe('{"name":"first"}');
    kept();
    verb = () => fail('project_closed');
    expect((await asked(change)).body).toBe('{"name":"first"}');
  });

  it('is refused where the first answer no longer holds, its key stands for another request, or nothing was done', async () => {
    kept('another');
    verb = () => fail('project_closed');
    expect(await refused(change)).toEqual([422, 'key_reused']);
    kept();
    verb = () => fail('undone_since');
    expect(await refused(change)).toEqual([409, 'undone_since']);
    wire.on(GetCommand).resolves({});
    verb = () => fail('project_closed');
    expect(await refused(change)).toEqual([409, 'project_closed']);
  });

  it('has a key of 8 to 128 characters; a request without one is none, and asks the table for nothing', async () => {
    for (const [length, isFit] of [
      [7, false],
      [8, true],
      [128, true],
      [129, false],
    ] as const) {
      const { statusCode } = await asked({ ...change, headers: { 'idempotency-key': 'k'.repeat(length) } });
      expect([length, statusCode]).toEqual([length, isFit ? 200 : 400]);
    }
    const { body = '' } = await asked({ ...change, headers: { 'idempotency-key': 'short' } });
    expect(JSON.parse(body)).toMatchObject({ detail: 'Idempotency-Key: must have 8 to 128 characters' });
    verb = () => fail('project_closed');
    expect(await refused({ ...change, headers: {} })).toEqual([409, 'project_closed']);
    expect([...wire.commandCalls(GetCommand), ...wire.commandCalls(BatchGetCommand)]).toEqual([]);
  });
});
