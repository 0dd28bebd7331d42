// `npm run goal:fuzz`: at least 100,000 broken requests, 1,000 and more to every endpoint; `-- 20` sends 20 to each.

import { administratorItem } from '#functions/table/rows/administrator-row.ts';
import { hashPassword } from '#functions/domain/sessions/password-hash.ts';
import { fuzz } from '#test/api/fuzz.ts';
import { checkInvariants } from '#functions/domain/invariants/checker.ts';
import { startSystem } from '#test/kit/system/system.ts';
import { aSession, aTenant, password } from '#test/kit/system/tenant.ts';

const [perRoute = 1600, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);
const system = await startSystem({ demo: false });
try {
  const passwordHash = await hashPassword(password);
  await system.table.write({ put: administratorItem({ name: 'boss', passwordHash }) });
  const admin = await aSession(system, { role: 'ADMIN' });
  const startedAt = performance.now();
  const { sent, refused, taken, states } = await fuzz(
    { system, admin, fresh: () => aTenant(system) },
    perRoute,
    seed,
  );
  const broken = checkInvariants(await system.rows(), await system.clock.now());
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  console.log(
    `${sent} broken requests in ${seconds} s (seed ${seed}): ${refused} refused, ${taken} taken for good ones; ` +
      `0 accidents, 0 undeclared answers, 0 changes by refused ones in ${states} looks at the table; ${broken.length} invariants broken.`,
  );
  if (broken.length) throw new Error(JSON.stringify(broken.slice(0, 5)));
} finally {
  await system.stop();
}
