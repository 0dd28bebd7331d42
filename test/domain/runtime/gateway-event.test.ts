// Events of three gateways in three shapes are read as the same request.

import { beforeAll, describe, expect, it } from 'vitest';
import { heldBy } from '#functions/runtime/cookies.ts';
import { type GatewayEvent, gatewayReplyOf, httpEventOf } from '#functions/runtime/gateway/gateway-event.ts';
import type { HttpReply } from '#functions/runtime/reply.ts';
import { anEvent, aRestEvent, restCookies as cookies } from '#test/kit/world/http-event.ts';

// Nothing asks a client for the space.
const header = cookies.join(';');

beforeAll(() => {
  process.env['COOKIE_NAME'] = 'sid';
});

/** The event as it is read, and the reply as the gateway gets it. */
const through = async (event: GatewayEvent, reply: HttpReply = { statusCode: 204 }) => ({
  read: await httpEventOf(event),
  sent: await gatewayReplyOf(event, reply),
});

describe('the session and the device of a request', () => {
  it.each<[string, GatewayEvent]>([
    ['the cookies of an HTTP API’s event', { ...anEvent({}), cookies }],
    ['the header of an emulator’s event, which has no cookies', anEvent({ cookie: header })],
    ['the header of a REST API’s event', aRestEvent()],
  ])('are read from %s', async (_, event) => {
    const { read } = await through(event);
    expect(heldBy(read)).toEqual({ held: 'c1.COMPANY.secret', device: 'known' });
  });

  it('are none where no cookie came', async () => {
    const { read } = await through(anEvent({}));
    expect(heldBy(read)).toEqual({ held: undefined, device: undefined });
  });
});

describe('a REST API’s event', () => {
  it('is read as the HTTP API’s: route, small header names, joined values, the query as it was sent', async () => {
    const { read } = await through(aRestEvent());
    expect(read).toMatchObject({
      version: '2.0',
      routeKey: 'PUT /api/employees/{id}/enable',
      rawPath: '/api/employees/e1/enable',
      rawQueryString: 'name=%C3%9E%C3%B3r+%26+co&day=1&day=2',
      headers: { 'content-type': 'application/json', accept: 'text/html,application/json' },
      pathParameters: { id: 'e1' },
      body: '{"a":1}',
      isBase64Encoded: false,
      requestContext: { requestId: 'r1', http: { method: 'PUT', sourceIp: '192.0.2.7' } },
    });
    expect(Object.keys(read.headers)).toEqual(['content-type', 'accept']);
  });

  it('without query, path or body has none', async () => {
    const nothing = {
      queryStringParameters: null,
      multiValueQueryStringParameters: null,
      pathParameters: null,
      body: null,
    };
    const { read } = await through(aRestEvent(nothing));
    expect(read.rawQueryString).toBe('');
    expect(read).not.toHaveProperty('pathParameters');
    expect(read).not.toHaveProperty('body');
  });

  it('is answered with a header for each cookie, and no other field than a REST API knows', async () => {
    const reply = { statusCode: 200, headers: { vary: 'origin' }, body: 'b64', isBase64Encoded: true };
    expect((await through(aRestEvent(), { ...reply, cookies: ['a=1', 'b=2'] })).sent).toEqual({
      ...reply,
      multiValueHeaders: { 'set-cookie': ['a=1', 'b=2'] },
    });
    expect((await through(aRestEvent())).sent).toEqual({ statusCode: 204, body: '' });
  });
});

describe('an HTTP API’s reply', () => {
  it('is handed back as it is', async () => {
    const reply = { statusCode: 200, cookies: ['a=1'], body: '{}' };
    expect((await through(anEvent({}), reply)).sent).toEqual(reply);
  });
});
