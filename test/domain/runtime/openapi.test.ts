// The API's description: every endpoint of the contract, its errors by code, and examples that the contract accepts.

import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { openApiText } from '#functions/domain/public/openapi.ts';
import { description } from '#functions/domain/public/docs.ts';
import { exampleOf } from '#functions/domain/public/examples.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { groups } from '#shared/api/groups.ts';
import { errors } from '#shared/errors.ts';

const example = z.object({ example: z.unknown() });
const operation = z.object({
  operationId: z.string(),
  security: z.array(z.record(z.string(), z.unknown())),
  parameters: z.array(z.object({ in: z.string(), name: z.string() })).default([]),
  requestBody: z.object({ content: z.object({ 'application/json': example }) }).optional(),
  responses: z.record(
    z.string(),
    z.object({
      description: z.string(),
      headers: z.record(z.string(), z.unknown()).default({}),
      content: z
        .record(z.string(), z.object({ example: z.optional(z.unknown()), examples: z.optional(z.unknown()) }))
        .default({}),
    }),
  ),
});
const answered = await description({ apiOrigin: 'https://api.example.com' });
const document = z
  .object({
    openapi: z.literal('3.1.0'),
    servers: z.array(z.object({ url: z.string() })),
    paths: z.record(z.string(), z.record(z.string(), operation)),
    components: z.object({
      schemas: z.record(z.string(), z.unknown()),
      securitySchemes: z.optional(z.unknown()),
    }),
  })
  .parse(JSON.parse(answered.body));

const endpoints = groups.flatMap((group) =>
  Object.entries<Endpoint>(group.endpoints).map(([name, endpoint]) => ({
    title: `${group.name}.${name}`,
    endpoint,
  })),
);
const described = (endpoint: Endpoint) => {
  const found = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()];
  if (!found) throw new Error(`${endpoint.path} is not described`);
  return found;
};

describe('the guide for phone apps', () => {
  const guide = z.object({ info: z.object({ description: z.string() }) });
  const text = guide.parse(JSON.parse(openApiText('https://api.example.com'))).info.description;
  const names = [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

  it('speaks of calls that there are', () => {
    const paths = names.flatMap((name) => /(?:\w+ )?(\/employee\/\S+)/.exec(name)?.[1] ?? []);
    expect(paths.length).toBeGreaterThanOrEqual(8);
    const known = new Set<string>(endpoints.map(({ endpoint }) => endpoint.path));
    expect(paths.filter((path) => !known.has(path))).toEqual([]);
  });

  it('names every conflict of the clock, and no error that there is not', () => {
    const codes = Object.keys(errors).filter((code) => names.includes(code));
    for (const code of ['already_clocked_in', 'not_clocked_in', 'project_closed', 'out_before_in', 'busy'])
      expect(codes).toContain(code);
    const likeCodes = names.filter((name) => /^(?:already|not|session|employee|project|out)_\w+$/.test(name));
    const fields = ['session_token'];
    expect(likeCodes.filter((name) => !codes.includes(name) && !fields.includes(name))).toEqual([
      'out_clock',
    ]);
  });
});

describe('the API’s description', () => {
  it('has every endpoint once, and no other', () => {
    const ids = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(ids.toSorted()).toEqual(endpoints.map(({ title }) => title).toSorted());
    expect(document.servers).toEqual([{ url: 'https://api.example.com' }]);
    expect(answered.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      // Any site may read it.
      'access-control-allow-origin': '*',
    });
  });

  it.each(endpoints)('$title: its examples pass its schemas', ({ endpoint }) => {
    const { requestBody, responses } = described(endpoint);
    if (endpoint.body) {
      const sent = endpoint.body.safeParse(requestBody?.content['application/json'].example);
      expect(sent.error?.issues ?? []).toEqual([]);
    } else expect(requestBody).toBeUndefined();
    if (endpoint.reply) {
      const replied = endpoint.reply.safeParse(responses['200']?.content['application/json']?.example);
      expect(replied.error?.issues ?? []).toEqual([]);
    } else expect(responses).toHaveProperty('204');
  });

  it.each(endpoints)('$title: names its errors by code under their status', ({ endpoint }) => {
    const { responses } = described(endpoint);
    for (const code of endpoint.errors) {
      const response = responses[String(errors[code].status)];
      expect(response?.description).toContain(`\`${code}\``);
      expect(response?.content['application/problem+json']?.examples).toHaveProperty(code);
      expect(response?.content['application/json']?.examples).toHaveProperty(
        [code, 'value'],
        expect.stringMatching(/^(?!.*(?:\{\{|\s{2}|\s[.,]|[\s:]$)).{5,}$/),
      );
    }
  });

  it('names what an answer fills into an error’s sentence, and fills in nothing of its own', () => {
    const text = openApiText('https://api.example.com');
    expect(text).toContain('You have reached the limit of {max}');
    expect(text).not.toMatch(/reached the limit of \d/);
  });

  it('says who needs a session, who may repeat a request, what a browser adds and how pages go on', () => {
    for (const { endpoint } of endpoints) {
      const { parameters, security, responses } = described(endpoint);
      const names = parameters.filter((one) => one.in === 'header').map(({ name }) => name);
      expect(names.includes('Idempotency-Key')).toBe(endpoint.once === true);
      expect(names.includes('X-Stund')).toBe(endpoint.method !== 'GET');
      expect(security.length > 0).toBe(endpoint.access !== 'public');
      const isPaged = parameters.some(({ name }) => name === 'cursor');
      expect(Object.hasOwn(responses['200']?.headers ?? {}, 'X-Next-Cursor')).toBe(isPaged);
    }
    expect(document.components.securitySchemes).toMatchObject({ cookie: {}, bearer: { scheme: 'bearer' } });
  });

  it('speaks of nouns by name, and every name it speaks of is there', () => {
    const text = openApiText('https://api.example.com');
    const spoken = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name);
    expect(spoken.length).toBeGreaterThan(20);
    expect(spoken.filter((name) => !Object.hasOwn(document.components.schemas, name ?? ''))).toEqual([]);
  });
});

describe('the examples', () => {
  type Shown = { readonly call: string; readonly thing: Readonly<Record<string, unknown>> };
  const thingsIn = (call: string, value: unknown): Shown[] => {
    if (typeof value !== 'object' || value === null) return [];
    const own = Array.isArray(value) ? [] : [{ call, thing: Object.fromEntries(Object.entries(value)) }];
    return [...own, ...Object.values(value).flatMap((one) => thingsIn(call, one))];
  };
  const shown = endpoints.flatMap(({ endpoint }) => {
    const { requestBody, responses } = described(endpoint);
    const replies = Object.values(responses['200']?.content ?? {}).map((one) => one.example);
    const whole = [requestBody?.content['application/json'].example, ...replies];
    return whole.flatMap((one) => thingsIn(`${endpoint.method} ${endpoint.path}`, one));
  });
  const all = (field: string) => shown.filter(({ thing }) => thing[field] !== undefined);

  it('say who has logged in by the call they stand at', () => {
    const roles = new Map(all('role').map(({ call, thing }) => [call, thing['role']]));
    expect(roles.get('POST /api/login')).toBe('COMPANY');
    expect(roles.get('POST /employee/v2/login')).toBe('EMPLOYEE');
    expect(roles.get('POST /api/time_clock/login')).toBe('COMPANY_TIME_CLOCK');
    expect(roles.get('POST /admin/login')).toBe('ADMIN');
  });

  it('have no position where one is missing, and no account that is switched off', () => {
    expect(all('location').length).toBeGreaterThan(2);
    expect(all('location').filter(({ thing }) => thing['location_missing'] !== undefined)).toEqual([]);
    expect(all('disabled').filter(({ thing }) => thing['disabled'] !== false)).toEqual([]);
  });

  it('end after they begin, last as long as they say, and run where a press has just begun them', () => {
    const secondsOf = (value: unknown): number => Date.parse(String(value)) / 1000;
    const entries = all('start_time').filter(({ thing }) => thing['end_time'] !== undefined);
    expect(entries.length).toBeGreaterThan(10);
    for (const { call, thing } of entries) {
      const lasts = secondsOf(thing['end_time']) - secondsOf(thing['start_time']);
      expect(lasts, call).toBeGreaterThan(0);
      expect(thing['total_time'] ?? lasts, call).toBe(lasts);
      const original = thing['original_end_time'] ?? thing['end_time'];
      expect(secondsOf(original), call).toBeGreaterThan(secondsOf(thing['start_time']));
    }
    const begun = shown.find(({ call, thing }) => call.endsWith('clock_in') && thing['approved'] === false);
    expect(begun?.thing['end_time']).toBeUndefined();
  });
});

describe('an example', () => {
  it('keeps to the limits of its schema', () => {
    expect(exampleOf({ type: 'integer', minimum: 20 })).toBe(20);
    expect(exampleOf({ type: 'number', maximum: 3 })).toBe(3);
    expect(exampleOf({ type: 'string', pattern: '^[bc]{4}$' }, 'token')).toBe('');
    expect(exampleOf({ anyOf: [{ type: 'null' }, { const: 5 }] })).toBe(5);
  });
});
