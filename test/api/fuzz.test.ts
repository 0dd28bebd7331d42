// Random broken requests to every endpoint; `npm run goal:fuzz` sends a hundred thousand.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { administratorItem } from '#functions/table/rows/administrator-row.ts';
import { hashPassword } from '#functions/domain/sessions/password-hash.ts';
import { checkInvariants } from '#functions/domain/invariants/checker.ts';
import { type RunningSystem, startSystem } from '#test/kit/system/system.ts';
import { aSession, aTenant, password } from '#test/kit/system/tenant.ts';
import { endpoints } from './every-endpoint.ts';
import { fuzz } from './fuzz.ts';

let system: RunningSystem;
let admin: string;
beforeAll(async () => {
  system = await startSystem({ demo: false });
  await system.table.write({
    put: administratorItem({ name: 'boss', passwordHash: await hashPassword(password) }),
  });
  admin = await aSession(system, { role: 'ADMIN' });
});
afterAll(() => system.stop());

describe('a broken request', () => {
  it('is never an accident, never undeclared, and changes nothing when it is refused', async () => {
    const tenant = await aTenant(system);
    const count = await fuzz({ system, admin, fresh: () => Promise.resolve(tenant) }, 5, 20_261_121);
    expect(count.sent).toBeGreaterThanOrEqual((endpoints.length - 2) * 5);
    expect(count.refused / count.sent).toBeGreaterThan(0.6);
    expect(checkInvariants(await system.rows(), await system.clock.now())).toEqual([]);
  }, 600_000);
});
