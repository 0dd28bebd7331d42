// Who is let in to an endpoint: each refusal of a caller, in the order in which it is found.

import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { actorOf, extraKeys } from '#functions/runtime/caller.ts';
import type { Actor, FindActor } from '#functions/runtime/context.ts';
import { type Endpoint, endpoint } from '#shared/api/endpoint.ts';
import { apiKeyPrefix, trialDays, trialGraceDays } from '#shared/limits.ts';
import { anEvent } from '#test/kit/world/http-event.ts';
import { companyRow, employeeRow } from '#test/kit/world/rows.ts';
import { useWorld } from '#test/kit/world/use-site.ts';

const { table } = await useWorld();
beforeEach(() => void vi.stubEnv('COOKIE_NAME', 'sid'));

const at = 1_800_000_000;
const company = companyRow(at, { id: 'c1' });
const session = {
  companyId: 'c1',
  subject: 'COMPANY',
  secretHash: '',
  role: 'COMPANY',
  createdAt: at,
  usedAt: at,
  version: 0,
  actingFor: undefined,
} as const;
const own: Actor = { role: 'COMPANY', session, company, employee: undefined };
const employee = employeeRow(at, 'c1', { id: 'e1', needs: [] });
const worker: Actor = {
  ...own,
  role: 'EMPLOYEE',
  employee,
  session: { ...session, subject: 'e1', role: 'EMPLOYEE' },
};
const manager = {
  id: 'm1',
  companyId: 'c1',
  name: 'Anna',
  email: undefined,
  role: 'projects',
  projectIds: [],
  passwordHash: undefined,
  credentialVersion: 0,
  version: 0,
  invitedAt: at,
  joinedAt: at,
  leftAt: undefined,
  noticesSeenAt: undefined,
} as const;
const limited: Actor = { ...own, session: { ...session, subject: 'm1' }, manager };
const program: Actor = { ...own, scopes: ['entries.read'] };
const unpaid = { ...company, isPaying: false, createdAt: at - (trialDays + trialGraceDays) * 86_400 };

const open = endpoint({ method: 'GET', path: '/x', summary: '', access: 'public', errors: [] });
const read = { ...open, access: 'desk.read' } as const;
const write = { ...open, method: 'POST', access: 'employee.manage' } as const;
const ownWrite = { ...write, access: 'own_work_log.edit' } as const;
const clock = { ...write, access: 'own_work_log.clock' } as const;
const keyed = { ...read, key: 'entries.read', scope: 'none' } as const;
const protecting = { ...write, protects: z.object({ disabled: z.literal(true) }) };

type Found = Awaited<ReturnType<FindActor>>;
type Headers = Readonly<Record<string, string>>;
const bearer = { authorization: 'Bearer held' };
const asKey = { authorization: `Bearer ${apiKeyPrefix}held` };
function judged(to: Endpoint, found: Found, headers: Headers = bearer, body?: string) {
  const findActor = vi.fn<FindActor>(async () => found);
  const event = { ...anEvent({ 'content-type': 'application/json', ...headers }), ...(body ? { body } : {}) };
  const result = actorOf({ findActor, table, at, extra: undefined }, to, event).catch((error: unknown) =>
    Promise.resolve(error),
  );
  return { result, findActor };
}

describe('a caller is refused', () => {
  it.each<[string, Endpoint, Found, string, Headers?]>([
    ['without a session', read, own, 'session_missing', {}],
    ['with one that is not known', read, undefined, 'session_missing'],
    ['with one that has ended', read, 'over', 'session_over'],
    ['with an API key that was revoked', keyed, 'revoked', 'api_key_revoked', asKey],
    ['with a session of another kind of function', read, 'elsewhere', 'forbidden'],
    ['with an API key where none may call', read, program, 'forbidden', asKey],
    ['with an API key of another scope', { ...keyed, key: 'entries.write' }, program, 'forbidden', asKey],
    ['on a page of another company', read, own, 'session_missing', { ...bearer, 'x-stund-subject': 'c2' }],
    [
      'on a page of the company, as an employee',
      clock,
      worker,
      'session_missing',
      { ...bearer, 'x-stund-subject': 'c1' },
    ],
    [
      'on a page of the company, as a person of the office',
      { ...read, scope: 'projects' },
      limited,
      'session_missing',
      { ...bearer, 'x-stund-subject': 'c1' },
    ],
    ['who sees some projects only, where the endpoint does not keep to them', read, limited, 'forbidden'],
    ['whose office role does not hold it', { ...write, scope: 'projects' }, limited, 'forbidden'],
    ['whose role does not hold it', write, worker, 'forbidden'],
    ['who lacks the need', ownWrite, worker, 'forbidden'],
    [
      'who is disabled',
      clock,
      { ...worker, employee: { ...employee, isDisabled: true } },
      'employee_disabled',
    ],
    [
      'whose company is disabled',
      write,
      { ...own, company: { ...company, isDisabled: true } },
      'company_disabled',
    ],
    [
      'whose company leaves',
      write,
      {
        ...own,
        company: { ...company, deletion: { askedAt: at, endsAt: at, warnedAt: undefined, isErasing: false } },
      },
      'company_leaving',
    ],
    ['whose company’s trial is over', write, { ...own, company: unpaid }, 'trial_over'],
    [
      'whose request does more than protect after the trial',
      protecting,
      { ...own, company: unpaid },
      'trial_over',
    ],
  ])('%s', async (_, to, found, code, headers) => {
    expect(await judged(to, found, headers).result).toMatchObject({ code });
  });

  it('before anything is read where no session could help', async () => {
    for (const headers of [{}, asKey]) {
      const { result, findActor } = judged(read, own, headers);
      await result;
      expect(findActor).not.toHaveBeenCalled();
    }
  });
});

describe('a caller is let in', () => {
  it.each<[string, Endpoint, Actor, Headers?]>([
    ['on the company’s own page', read, own, { ...bearer, 'x-stund-subject': 'c1' }],
    ['on their own page, as an employee', clock, worker, { ...bearer, 'x-stund-subject': 'e1' }],
    [
      'on their own page, as a person of the office',
      { ...read, scope: 'projects' },
      limited,
      { ...bearer, 'x-stund-subject': 'm1' },
    ],
    ['who has the need', ownWrite, { ...worker, employee: { ...employee, needs: ['manage_worklogs'] } }],
    [
      'with an API key of its scope, whatever the role of who made it',
      keyed,
      { ...program, manager: { ...manager, role: 'pay' } },
      asKey,
    ],
    [
      'who holds it with their office role',
      { ...write, access: 'work_log.edit', scope: 'projects' },
      limited,
    ],
    [
      'of a company without a row, as an administrator',
      { ...write, access: 'platform.manage' },
      { ...own, role: 'ADMIN', company: undefined },
    ],
  ])('%s', async (_, to, found, headers) => {
    expect(await judged(to, found, headers).result).toBe(found);
  });

  it('after the trial, to protect people', async () => {
    const late = { ...own, company: unpaid };
    expect(await judged(protecting, late, bearer, '{"disabled":true}').result).toBe(late);
    expect(await judged({ ...write, protects: true }, late).result).toBe(late);
  });

  it('by nobody’s session, where the endpoint is public', async () => {
    const { result, findActor } = judged(open, own);
    expect([await result, findActor.mock.calls]).toEqual([undefined, []]);
  });
});

describe('rows that an endpoint always needs', () => {
  const needing = endpoint({ ...open, query: z.object({ day: z.string() }) });
  const reads = {
    needing: (companyId: string, { query }: { query: { day: string } }) => [{ PK: companyId, SK: query.day }],
  };
  const asked = (rawQueryString: string, name = 'needing') =>
    extraKeys(reads, name, needing, { ...anEvent({}), rawQueryString });

  it('are known from the request; none for bad input, which is judged after the caller, and none for other endpoints', () => {
    expect(asked('day=1')?.('c1')).toEqual([{ PK: 'c1', SK: '1' }]);
    expect(asked('')).toBeUndefined();
    expect(asked('day=1', 'other')).toBeUndefined();
  });

  it('hide no mistake of ours behind bad input', () => {
    const broken = z.string().check(() => {
      throw new Error('ours');
    });
    const event = { ...anEvent({}), rawQueryString: 'day=1' };
    expect(() =>
      extraKeys(reads, 'needing', { ...needing, query: z.object({ day: broken }) }, event),
    ).toThrow('ours');
  });
});
