// Who may call what, and what another company's ids look like: every endpoint, every kind of caller, every id.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { administratorItem } from '#functions/table/rows/administrator-row.ts';
import { hashPassword } from '#functions/domain/sessions/password-hash.ts';
import { routeKey } from '#shared/api/endpoint.ts';
import { checkInvariants } from '#functions/domain/invariants/checker.ts';
import { type RunningSystem, startSystem } from '#test/kit/system/system.ts';
import { aSession, aTenant, password, type Tenant } from '#test/kit/system/tenant.ts';
import { ask, fingerprint, settledFingerprint } from './asking.ts';
import { endpoints, requestOf, tokenFor } from './every-endpoint.ts';
import { foreignCells } from './foreign-ids.ts';
import { inputs } from './inputs.ts';
import { isOpen, principalsOf, roleOf } from './who-may.ts';

const routes = endpoints.map((endpoint) => ({ route: routeKey(endpoint), endpoint }));
const guarded = routes.filter(({ endpoint }) => !isOpen(endpoint));

let system: RunningSystem;
let ours: Tenant;
let theirs: Tenant;
let trialOver: Tenant;
let disabled: Tenant;
let admin: string;
/** The rows before the first request: none of the refused ones may change any. */
let untouched: string;
beforeAll(async () => {
  system = await startSystem({ demo: false });
  const passwordHash = await hashPassword(password);
  await system.table.write({ put: administratorItem({ name: 'boss', passwordHash }) });
  admin = await aSession(system, { role: 'ADMIN' });
  [ours, theirs, trialOver, disabled] = await Promise.all([
    aTenant(system),
    aTenant(system),
    aTenant(system, 'trial over'),
    aTenant(system, 'disabled'),
  ]);
  untouched = await settledFingerprint(system);
});
afterAll(() => system.stop());

describe('the requests the borders are tried with', () => {
  it('are one of every endpoint and no other', () => {
    expect(Object.keys(inputs).toSorted()).toEqual(routes.map(({ route }) => route).toSorted());
  });

  it('are open to a stranger exactly where the contract says so', () => {
    const isPublic = endpoints.filter(({ access }) => access === 'public').map(routeKey);
    expect(endpoints.filter(isOpen).map(routeKey).toSorted()).toEqual(isPublic.toSorted());
  });
});

describe('a refused caller', () => {
  it.each(guarded)(
    'of $route is refused with its reason, and changes nothing [roles.only-company.* employee-worklogs.*]',
    async ({ endpoint }) => {
      const principals = principalsOf({ ours, trialOver, disabled, admin });
      const input = requestOf(endpoint);
      const sent = input(ours.ids, ours);
      const refusing = principals.flatMap((principal) => {
        const expected = principal.refused(endpoint);
        return expected === undefined ? [] : [{ ...principal, expected }];
      });
      expect(refusing.length).toBeGreaterThanOrEqual(6);
      const answers = await Promise.all(
        refusing.map(async ({ name, token }) => {
          const { status, code } = await ask(system.api, endpoint, sent, token);
          return `${name}: ${status} ${code}`;
        }),
      );
      expect(answers).toEqual(refusing.map(({ name, expected }) => `${name}: ${expected}`));
      expect(await fingerprint(system)).toBe(untouched);
    },
  );
});

describe('an id of another company', () => {
  const cells = routes.flatMap(({ route, endpoint }) => (isOpen(endpoint) ? [] : [{ route, endpoint }]));
  it.each(cells)('is answered in $route as one that does not exist', async ({ endpoint }) => {
    const input = requestOf(endpoint);
    const token = tokenFor(endpoint, ours, admin);
    for (const cell of foreignCells(input, ours, theirs, roleOf(endpoint) === 'EMPLOYEE')) {
      const plain = { accept: '*/*' };
      const [missing, ...others] = await Promise.all(
        [cell.missing, ...cell.foreign].map((sent) => ask(system.api, endpoint, sent, token, plain)),
      );
      // A list or report of an unknown employee is empty; everything else is not found.
      expect([200, 404], `${cell.position}: ${missing?.text}`).toContain(missing?.status);
      expect(missing?.status === 200, cell.position).toBe(
        // Each person of a crew has an outcome of their own.
        (endpoint.method === 'GET' && cell.position.startsWith('query')) || cell.position.includes('presses'),
      );
      for (const other of others) expect(other, cell.position).toEqual(missing);
    }
    expect(await fingerprint(system)).toBe(untouched);
  });

  it('is asked for at every place that names an employee, a project, a work log or an export', () => {
    const positions = guarded.flatMap(({ route, endpoint }) =>
      foreignCells(requestOf(endpoint), ours, theirs, false).map(({ position }) => `${route} ${position}`),
    );
    expect(positions.length).toBeGreaterThanOrEqual(35);
  });
});

/** After such a call the company is no longer what the other requests need. */
const isSpoiling = (route: string): boolean =>
  /^DELETE|logout|password|able$|close|delete|remove|revoke|corrections\/\{|clock_in|clock_out|switch|create_work_log$|^PUT.*time_clock\/login/.test(
    route,
  );

/** Who pays already is refused. */
const isForUnpaid = (route: string): boolean =>
  /^POST \/api\/(?:billing\/(?:payday|card)|deletion)$/.test(route);

/** Let in, these say what is wrong. */
const refusedThough: readonly (readonly [route: RegExp, answer: RegExp])[] = [
  // Their good answer needs the code of the moment: test/domain/administrator.
  [/^POST \/admin\/second_factor\/(?:confirm|end)$/, /"code":"second_factor_(?:off|wrong)"/],
  // The company's own log-in has none, and no device signs these: test/domain/people/passkeys.
  [/^(?:POST|DELETE) \/api\/passkeys(?:\/order|\/\{id\})?$/, /"code":"manager_missing"/],
  [/^POST \/api\/passkeys\/login$/, /"code":"passkey_refused"/],
  [/^POST \/api\/passkeys\/invitation/, /"code":"link_over"/],
  // Its good answer needs an entry that was deleted: test/domain/worklogs/back.
  [/^PUT \/api\/worklogs\/\{id\}\/restore$/, /"code":"no_changes"/],
  // Its good answer needs a company without people: test/domain/example-crew.
  [/^POST \/api\/example_crew$/, /"code":"employees_present"/],
];

describe('the right caller', () => {
  let shared: Tenant;
  beforeAll(async () => {
    shared = await aTenant(system);
  });

  it.each(routes)(
    'of $route is let in [admin.scripts-take-params-and-dry-run calls.*]',
    async ({ route, endpoint }) => {
      const fresh = isForUnpaid(route)
        ? await aTenant(system, 'trial over')
        : isSpoiling(route)
          ? await aTenant(system)
          : shared;
      const sent = requestOf(endpoint)(fresh.ids, fresh);
      const { status, text } = await ask(system.api, endpoint, sent, tokenFor(endpoint, fresh, admin));
      const refusal = refusedThough.find(([one]) => one.test(route))?.[1];
      if (refusal) expect(text).toMatch(refusal);
      else expect(status, text).toBe(endpoint.reply ? 200 : 204);
    },
  );

  it('leaves every invariant whole', async () => {
    expect(checkInvariants(await system.rows(), await system.clock.now())).toEqual([]);
  });
});

describe('a page that shows one', () => {
  it('never acts for another who is logged in on the same browser by now', async () => {
    const as = (token: string, path: string, shown: string) =>
      fetch(`${system.api}${path}`, {
        headers: { authorization: `Bearer ${token}`, 'x-stund-subject': shown },
      }).then(({ status }) => status);
    const { id, ids, tokens } = ours;
    const pages = [
      [tokens.company, '/api/projects', id],
      [tokens.plain, '/employee/v2/projects', ids.other],
      [admin, '/admin/companies', 'platform'],
    ] as const;
    for (const [token, path, own] of pages) {
      expect([path, await as(token, path, own)]).toEqual([path, 200]);
      for (const shown of [theirs.id, theirs.ids.employee, 'COMPANY'])
        expect([path, shown, await as(token, path, shown)]).toEqual([path, shown, 401]);
    }
  });
});
