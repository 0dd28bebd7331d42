// The shared time clock's role: exactly its own list of calls, and no reply of them has a place for a secret.
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { permissions } from '#shared/access.ts';
import { type Endpoint, routeKey } from '#shared/api/endpoint.ts';
import { groups } from '#shared/api/groups.ts';

const own = groups
  .flatMap(({ endpoints }) => Object.values<Endpoint>(endpoints))
  .filter(
    ({ access }) =>
      access !== 'public' && permissions[access].roles.some((role) => role === 'COMPANY_TIME_CLOCK'),
  );
const propertyNames = (endpoint: Endpoint): string[] =>
  endpoint.reply
    ? [...JSON.stringify(z.toJSONSchema(endpoint.reply, { io: 'output' })).matchAll(/"(\w+)":\{/g)].map(
        ([, name]) => name ?? '',
      )
    : [];
const secrets = /token|phone|kennitala|^kt$|email|needs|integrations|password/;

describe('the role of the shared time clock', () => {
  it('may call exactly its own list', () => {
    expect(own.map(routeKey).toSorted()).toEqual([
      'GET /api/time_clock/employees',
      'GET /api/time_clock/projects',
      'POST /api/logout',
      'POST /api/self',
      'POST /api/time_clock/create_work_log',
      'POST /api/time_clock/create_work_log_comment',
      'POST /api/time_clock/own_day',
      'POST /api/time_clock/photos',
      'POST /api/time_clock/self',
      'PUT /api/time_clock/close_work_log',
      'PUT /api/time_clock/switch_work_log',
    ]);
  });

  it('is answered without a field that could hold a password, a phone, a kennitala or a right', () => {
    // What `self` says by role is proven on its answers.
    const asked = own.filter(({ path }) => !path.endsWith('/self'));
    expect(asked.flatMap((one) => propertyNames(one).filter((name) => secrets.test(name)))).toEqual([]);
    const session = own.find(({ path }) => path === '/api/self') ?? expect.fail('no self');
    expect(propertyNames(session)).toEqual(expect.arrayContaining(['time_clock_token', 'email', 'needs']));
  });
});
