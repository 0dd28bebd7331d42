// The API's front: events and replies as API Gateway's HTTP API makes them, payload 2.0.

import { request } from 'node:http';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { openFunctions } from '#infra/local/site/functions.ts';
import { httpFront } from '#infra/local/site/http.ts';
import { listen, stopListening } from '#infra/local/listen.ts';
import { freePorts } from '#test/kit/system/npm-start.ts';
import { startTinyCloud, type TinyCloud } from './tiny-cloud.ts';

let tiny: TinyCloud;
beforeAll(async () => {
  tiny = await startTinyCloud();
}, 30_000);
afterAll(() => tiny.stop());

const eventShape = z.custom<APIGatewayProxyEventV2>((value) => typeof value === 'object' && value !== null);
const eventOf = async (reply: Response) => eventShape.parse(await reply.json());
const echo = async (path: string, init: RequestInit = {}) => eventOf(await fetch(tiny.api + path, init));

describe('the event of a request', () => {
  it('names the route by its key and holds the decoded path parameters', async () => {
    const event = await echo('/exact/caf%C3%A9%2Fbar');
    expect(event).toMatchObject({
      version: '2.0',
      routeKey: 'GET /exact/{id}',
      rawPath: '/exact/caf%C3%A9%2Fbar',
      pathParameters: { id: 'café/bar' },
      requestContext: {
        routeKey: 'GET /exact/{id}',
        stage: '$default',
        http: { method: 'GET', sourceIp: '127.0.0.1' },
      },
    });
  });

  it('goes to an exact route before one with a parameter, and takes slashes in a greedy one', async () => {
    expect((await echo('/exact/fixed')).routeKey).toBe('GET /exact/fixed');
    const greedy = await echo('/files/7/a/b', { method: 'PUT' });
    expect(greedy.pathParameters).toEqual({ id: '7', proxy: 'a/b' });
  });

  it('joins repeated query values with a comma and keeps the raw query', async () => {
    const event = await echo('/exact/fixed?id=a%20b&id=c&empty=');
    expect(event.queryStringParameters).toEqual({ id: 'a b,c', empty: '' });
    expect(event.rawQueryString).toBe('id=a%20b&id=c&empty=');
  });

  it('keeps a path as it was sent, dots and double slashes included', async () => {
    const status = await new Promise<number>((done, failed) => {
      const { port } = new URL(tiny.api);
      const sent = request({ host: '127.0.0.1', port, path: '//evil.example/../exact/fixed' }, (reply) =>
        done(reply.resume().statusCode ?? 0),
      );
      sent.on('error', failed).end();
    });
    expect(status).toBe(404);
    expect((await echo('/exact/fixed?__proto__=1')).queryStringParameters).toHaveProperty('__proto__', '1');
  });

  it('has cookies in a list of their own and lower-case headers joined with a comma', async () => {
    const headers = { Cookie: 'a=1; b=2', 'X-Many': 'one' };
    const event = await echo('/exact/fixed', { headers });
    expect(event.cookies).toEqual(['a=1', 'b=2']);
    expect(event.headers).not.toHaveProperty('cookie');
    expect(event.headers['x-many']).toBe('one');
    const repeated = await new Promise<string>((done, failed) => {
      const sent = request(`${tiny.api}/exact/fixed`, { headers: { 'X-Many': ['one', 'two'] } }, (reply) => {
        reply.setEncoding('utf8').on('data', done);
      });
      sent.on('error', failed).end();
    });
    expect(eventShape.parse(JSON.parse(repeated)).headers['x-many']).toBe('one,two');
  });

  it('lacks empty parts: no body, query, parameters or cookies', async () => {
    const event = await echo('/exact/fixed');
    for (const name of ['body', 'queryStringParameters', 'pathParameters', 'cookies'])
      expect(event).not.toHaveProperty(name);
    expect(event.isBase64Encoded).toBe(false);
  });

  it('carries JSON as text and anything else in base64', async () => {
    const json = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"á":1}' };
    expect(await echo('/echo', json)).toMatchObject({ body: '{"á":1}', isBase64Encoded: false });
    const form = {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'a=1',
    };
    expect(await echo('/echo', form)).toMatchObject({ body: 'YT0x', isBase64Encoded: true });
  });
});

describe('the reply', () => {
  it('is the record a handler answers, bytes and several cookies included', async () => {
    const bytes = await fetch(`${tiny.api}/exact/fixed?do=bytes`);
    expect([bytes.status, bytes.headers.get('content-type')]).toEqual([201, 'image/png']);
    expect(Buffer.from(await bytes.arrayBuffer()).toString('hex')).toBe('89504e47');
    const cookies = await fetch(`${tiny.api}/exact/fixed?do=cookies`);
    expect(cookies.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2; Path=/']);
    expect(cookies.headers.get('content-length')).toBeNull();
  });

  it('is 200 and JSON when the answer has no status code', async () => {
    const reply = await fetch(`${tiny.api}/exact/fixed?do=plain`);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/json']);
    expect(await reply.json()).toEqual({ plain: true });
  });

  it.each(['fail', 'large'])('is 500 without details when the handler does: %s', async (what) => {
    const reply = await fetch(`${tiny.api}/exact/fixed?do=${what}`);
    expect([reply.status, await reply.json()]).toEqual([500, { message: 'Internal Server Error' }]);
  });

  it('is 404 where there is no route, and 413 for more than a Lambda takes', async () => {
    const missing = await fetch(`${tiny.api}/nowhere`);
    expect([missing.status, await missing.json()]).toEqual([404, { message: 'Not Found' }]);
    expect((await fetch(`${tiny.api}/echo`)).status).toBe(404);
    for (const bytes of [6.4e6, 11e6]) {
      const headers = { 'content-type': 'text/plain' };
      const body = 'x'.repeat(bytes);
      const reply = await fetch(`${tiny.api}/echo`, { method: 'POST', headers, body });
      expect(reply.status).toBe(413);
      expect(await reply.text()).toBe('{"message":"Request Entity Too Large"}');
    }
  });

  it('is 503 when the gateway has waited long enough, 500 when the function has', async () => {
    const entry = 'test/infra/local/echo.ts';
    const functions = openFunctions([
      { name: 'slow', entry, timeoutSeconds: 5, memoryMegabytes: 128, environment: {} },
      { name: 'short', entry, timeoutSeconds: 0.1, memoryMegabytes: 128, environment: {} },
    ]);
    const routes = [
      { key: 'GET /slow', functionName: 'slow' },
      { key: 'GET /short', functionName: 'short' },
    ];
    const server = httpFront({ routes, cors: undefined, functions, integrationSeconds: 0.3 });
    const port = await freePorts();
    await listen(server, port);
    const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}?do=sleep&milliseconds=800`);
    expect((await ask('/slow')).status).toBe(503);
    expect((await ask('/short')).status).toBe(500);
    await stopListening(server);
  });
});

describe('CORS', () => {
  const web = () => `http://127.0.0.1:${tiny.ports.web}`;
  const preflight = (origin: string) =>
    fetch(`${tiny.api}/echo`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'x-stund',
      },
    });

  it('is answered for the own web with credentials, its address in place of the stage’s', async () => {
    const reply = await preflight(web());
    expect(reply.status).toBe(204);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'access-control-allow-origin': web(),
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': 'GET,POST',
      'access-control-allow-headers': 'content-type,x-stund',
      'access-control-max-age': '3600',
      vary: 'origin',
    });
  });

  it.each(['https://tiny.example', 'null', 'http://127.0.0.1:1'])('says nothing to %s', async (origin) => {
    const answered = await preflight(origin);
    const plain = await fetch(`${tiny.api}/exact/fixed`, { headers: { origin } });
    for (const reply of [answered, plain])
      expect([...reply.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it('comes from the gateway alone: what the handler says about it is dropped', async () => {
    const reply = await fetch(`${tiny.api}/exact/fixed?do=cookies`, { headers: { origin: web() } });
    expect(reply.headers.get('access-control-allow-origin')).toBe(web());
    expect(reply.headers.get('access-control-expose-headers')).toBe('x-request-id');
    const foreign = await fetch(`${tiny.api}/exact/fixed?do=cookies`, {
      headers: { origin: 'https://a.example' },
    });
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
  });
});
