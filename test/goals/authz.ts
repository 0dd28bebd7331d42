// `npm run goal:authz`: the access matrix widened: every endpoint, every session of four companies, every id of each.

import { administratorItem } from '#functions/table/rows/administrator-row.ts';
import { hashPassword } from '#functions/domain/sessions/password-hash.ts';
import { routeKey } from '#shared/api/endpoint.ts';
import { ask, fingerprint, settledFingerprint } from '#test/api/asking.ts';
import { endpoints, requestOf } from '#test/api/every-endpoint.ts';
import { foreignCells } from '#test/api/foreign-ids.ts';
import { isOpen, principalsOf, roleOf } from '#test/api/who-may.ts';
import { checkInvariants } from '#functions/domain/invariants/checker.ts';
import { startSystem } from '#test/kit/system/system.ts';
import { aSession, aTenant, password, type Tenant, timeClocks } from '#test/kit/system/tenant.ts';

const plain = { accept: '*/*' };
const system = await startSystem({ demo: false });
const wrong: string[] = [];
let cells = 0;
try {
  const passwordHash = await hashPassword(password);
  await system.table.write({ put: administratorItem({ name: 'boss', passwordHash }) });
  const admin = await aSession(system, { role: 'ADMIN' });
  const [ours, theirs, trialOver, disabled] = await Promise.all([
    aTenant(system),
    aTenant(system),
    aTenant(system, 'trial over'),
    aTenant(system, 'disabled'),
  ]);
  const walls = await timeClocks(system, ours.id, 100);
  const state = await settledFingerprint(system);

  for (const endpoint of endpoints.filter((one) => !isOpen(one))) {
    const route = routeKey(endpoint);
    const input = requestOf(endpoint);
    // A refused role is refused with any company's ids, in any place.
    const requests = [ours, theirs, trialOver, disabled].flatMap((named: Tenant) => [
      input(named.ids, ours),
      ...foreignCells(input, ours, named, false).flatMap(({ missing, foreign }) => [missing, ...foreign]),
    ]);
    for (const { name, token, refused } of principalsOf({ ours, trialOver, disabled, admin })) {
      const expected = refused(endpoint);
      if (expected === undefined) continue;
      const answers = await Promise.all(requests.map((sent) => ask(system.api, endpoint, sent, token)));
      cells += answers.length;
      for (const { status, code } of answers)
        if (`${status} ${code}` !== expected)
          wrong.push(`${route}, ${name}: ${status} ${code}, not ${expected}`);
    }
    // An allowed role gets no rows of another company or employee.
    const own = {
      ADMIN: admin,
      COMPANY: ours.tokens.company,
      EMPLOYEE: /clock_out|switch$/.test(endpoint.path) ? ours.tokens.oli : ours.tokens.anna,
    };
    const role = roleOf(endpoint) ?? 'COMPANY';
    for (const other of [theirs, trialOver, disabled]) {
      for (const { position, missing, foreign } of foreignCells(input, ours, other, role === 'EMPLOYEE')) {
        const token = role === 'COMPANY_TIME_CLOCK' ? walls.pop() : own[role];
        const [first, ...rest] = await Promise.all(
          [missing, ...foreign].map((sent) => ask(system.api, endpoint, sent, token, plain)),
        );
        cells += rest.length + 1;
        for (const one of rest)
          if (one.status !== first?.status || one.text !== first.text)
            wrong.push(`${route}, ${position}: ${one.status} ${one.text} is not like missing`);
      }
    }
  }
  if ((await fingerprint(system)) !== state) wrong.push('something has changed');
  wrong.push(
    ...checkInvariants(await system.rows(), await system.clock.now()).map((one) => JSON.stringify(one)),
  );
} finally {
  await system.stop();
}
console.log(`${cells} cells, ${wrong.length} wrong`);
for (const one of wrong.slice(0, 20)) console.log(one);
process.exit(wrong.length > 0 || cells < 3000 ? 1 : 0);
