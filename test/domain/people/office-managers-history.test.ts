// Histories name the person of the office who did it, and the company where its own log-in did.
import { expect, it } from 'vitest';
import { newManager, leftManager } from '#functions/domain/office-managers/store.ts';
import { movePayPeriod } from '#functions/domain/periods/move.ts';
import { add } from '#functions/domain/worklogs/change/add.ts';
import { edit } from '#functions/domain/worklogs/change/edit.ts';
import { comment } from '#functions/domain/worklogs/comments.ts';
import { history } from '#functions/domain/worklogs/history.ts';
import { aPeriodSite, october, shift } from '#test/domain/payroll/period-site.ts';
import { managerRow } from '#test/kit/world/rows.ts';
import { useChecker, useRenewed, useWorld } from '#test/kit/world/use-site.ts';

const world = await useWorld('2026-11-02T08:00:00Z');
useChecker(world);
const site = await useRenewed(() =>
  aPeriodSite(world, { pay_periods: { every: 'month', starts: 1, steps: 'lock' } }),
);

async function bara() {
  const person = { name: 'Bára', email: 'bara@example.com', joinedAt: world.clock.now };
  const manager = managerRow(world.clock.now, site.company.id, person);
  await world.table.write(...newManager(manager, person.email));
  return { manager, asBara: async () => ({ ...(await world.asCompany(site.company)), manager }) };
}

it('an entry that a person added, commented on and approved says their name, also after they have left', async () => {
  const { manager, asBara } = await bara();
  const body = [{ ...shift('10-30'), employee_id: site.anna.id, project_id: site.roof.id }];
  const [entry] = await add(await asBara(), { body });
  const id = entry?.id ?? expect.fail('no entry was added');
  expect(entry?.created_by).toBe('Company');
  world.pass(60);
  await comment(await asBara(), { body: { work_log_id: id, comment: 'Rain' } });
  world.pass(60);
  await edit(await asBara(), { body: { id, approved: true } });
  world.pass(60);
  await edit(await world.asCompany(site.company), { body: { id, approved: false } });
  await world.table.write(...leftManager(manager, world.clock.now));
  const rows = await history(await world.asCompany(site.company), { path: { id } });
  const name = 'Bára';
  expect(rows.map(({ action, by }) => [action, by])).toEqual([
    ['created', { kind: 'Company', name }],
    ['commented', { kind: 'Company', name }],
    ['approved', { kind: 'Company', name }],
    ['unapproved', { kind: 'Company', name: site.company.name }],
  ]);
});

it('a pay period says who locked it', async () => {
  const { asBara } = await bara();
  const body = { to_state: 'locked', version: 0 } as const;
  const locked = await movePayPeriod(await asBara(), { path: { start: october }, body });
  expect(locked.history[0]?.by).toEqual({ kind: 'Company', name: 'Bára' });
});
