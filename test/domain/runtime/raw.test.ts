// Routes outside the contract: what they get of a request, and how their answers and refusals look.

import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { environment, env, nowMilliseconds, optionalEnv } from '#functions/runtime/env.ts';
import { passwordCost } from '#functions/runtime/password-cost.ts';
import { type RawCtx, withRaw } from '#functions/runtime/raw.ts';
import type { GatewayEvent } from '#functions/runtime/gateway/gateway-event.ts';
import type { HttpReply } from '#functions/runtime/reply.ts';
import { anEvent } from '#test/kit/world/http-event.ts';

beforeEach(() => {
  for (const name of Object.keys(environment)) vi.stubEnv(name, `https://${name.toLowerCase()}.example`);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('a raw route', () => {
  let seen: RawCtx | undefined;
  const callable = z.custom<(event: GatewayEvent, context: object) => Promise<HttpReply>>(
    (value) => typeof value === 'function',
  );
  const asked = (event: GatewayEvent) => {
    const handler = withRaw(
      {
        'GET /docs/{file}': (ctx) => {
          seen = ctx;
          return Promise.resolve({ status: 201, headers: { 'content-type': 'text/css' }, body: 'body' });
        },
        'GET /broken': () => Promise.reject(new Error('secret')),
      },
      () => Promise.resolve({ statusCode: 299 }),
    );
    return callable.parse(handler)(event, {});
  };
  const event = (routeKey: string, more: object = {}): GatewayEvent => ({
    ...anEvent({ 'x-a': '1' }),
    routeKey,
    ...more,
  });

  it('gets headers, path, body and one instant, and answers as it says, never to be taken for another type', async () => {
    vi.stubEnv('CLOCK_OFFSET_SECONDS', '60');
    vi.useFakeTimers({ now: 1_800_000_000_999, toFake: ['Date'] });
    const sent = {
      pathParameters: { file: 'a.css' },
      body: Buffer.from('sent').toString('base64'),
      isBase64Encoded: true,
    };
    expect(await asked(event('GET /docs/{file}', sent))).toEqual({
      statusCode: 201,
      headers: { 'content-type': 'text/css', 'x-content-type-options': 'nosniff' },
      body: 'body',
    });
    vi.useRealTimers();
    expect(seen).toMatchObject({
      now: 1_800_000_060,
      nowMilliseconds: 1_800_000_060_999,
      address: '127.0.0.1',
      path: { file: 'a.css' },
      body: 'sent',
      apiOrigin: 'https://api_origin.example',
    });
    expect([seen?.header('x-a'), seen?.header('x-b')]).toEqual(['1', undefined]);
  });

  it('that breaks says nothing of it; other routes are served by the contract', async () => {
    const broken = await asked(event('GET /broken'));
    expect([broken.statusCode, broken.body?.includes('secret')]).toEqual([500, false]);
    expect(await asked(event('GET /things'))).toEqual({ statusCode: 299 });
  });
});

describe('the environment', () => {
  it('stops a function that lacks a name, and moves the clock only where the local cloud says so', () => {
    vi.stubEnv('TABLE_NAME', '');
    expect(() => env('TABLE_NAME')).toThrow('TABLE_NAME is not set');
    expect(env('API_ORIGIN')).toBe('https://api_origin.example');
    vi.stubEnv('HAS_EDGE', '');
    expect(optionalEnv('HAS_EDGE')).toBeUndefined();
    vi.stubEnv('CLOCK_OFFSET_SECONDS', '-3600');
    expect(Math.abs(nowMilliseconds() + 3_600_000 - Date.now())).toBeLessThan(60_000);
    for (const odd of ['1.5', 'soon', '5 s', 'a5']) {
      vi.stubEnv('CLOCK_OFFSET_SECONDS', odd);
      expect(() => nowMilliseconds()).toThrow();
    }
  });

  it('makes passwords cheap for tests, and never on Lambda', () => {
    vi.stubEnv('PASSWORD_COST', '64');
    expect(passwordCost()).toEqual({ N: 64, r: 8, p: 1 });
    vi.stubEnv('AWS_LAMBDA_FUNCTION_NAME', 'stund-session');
    expect(() => passwordCost()).toThrow('for tests alone');
    vi.stubEnv('PASSWORD_COST', '');
    expect(passwordCost()).toEqual({ N: 32_768, r: 8, p: 3 });
  });
});
