// Links of mails and SMS: whatever stands where the token should, the answer is that of a link that is used up.

import { beforeAll, describe, expect, it } from 'vitest';
import { callerOf } from '#test/kit/system/caller.ts';
import type { RunningSystem } from '#test/kit/system/system.ts';
import { sharedSystem } from '#test/kit/system/use-system.ts';
import { aTenant, type Tenant } from '#test/kit/system/tenant.ts';

let system: RunningSystem;
let tenant: Tenant;
beforeAll(async () => {
  system = await sharedSystem();
  tenant = await aTenant(system);
});

const calls = [
  { path: '/api/login_token', used: () => tenant.links.company, more: {} },
  { path: '/employee/v2/login_token', used: () => tenant.links.employee, more: {} },
  { path: '/api/time_clock/login_token', used: () => 'A'.repeat(43), more: {} },
  {
    path: '/api/change_password_token',
    used: () => tenant.links.password,
    more: { new_password: 'a long one' },
  },
  { path: '/api/change_password_token/company', used: () => tenant.links.password, more: {} },
];

describe.each(calls)('a link at $path', ({ path, used, more }) => {
  const answer = async (token: string) => {
    const body = { token, ...more };
    const headers = { accept: 'application/problem+json' };
    const reply = await callerOf(system.api)('POST', path, { body, headers });
    return { status: reply.status, body: reply.body };
  };
  it('that is used up, unknown, cut short or no token at all is answered alike', async () => {
    await answer(used());
    const over = await answer(used());
    expect(over).toMatchObject({ status: 401, body: { code: 'link_over' } });
    const others = [
      '',
      'short',
      'B'.repeat(43),
      'C'.repeat(44),
      'x'.repeat(5000),
      'með bili',
      '\u0000',
      '../..',
      '%',
    ];
    for (const token of others) {
      const { status, body } = await answer(token);
      expect({ token, status, body }).toEqual({
        token,
        ...over,
        body: { ...Object(over.body), ...idOf(body) },
      });
    }
  });
});

/** The request's own number, which differs in every answer. */
const idOf = (body: unknown) =>
  Object.fromEntries(Object.entries(Object(body)).filter(([name]) => /request|instance/.test(name)));
