// Wrong letters at the shared time clock: only this name has to wait, and only on this device.

import { beforeEach, describe, expect, it } from 'vitest';
import { budgets } from '#shared/limits.ts';
import { sealToken } from '#functions/domain/employees/token.ts';
import { ownDay } from '#functions/domain/worklogs/press/own-day.ts';
import { closeWorkLog, createWorkLog } from '#functions/domain/worklogs/press/time-clock.ts';
import type { Employee } from '#functions/table/rows/employee-row.ts';
import { keys } from '#functions/table/keys.ts';
import { useSite } from '#test/kit/world/use-site.ts';

const { world, site } = await useSite({ isEmailVerified: true });

const [most, seconds] = budgets.timeClockTile;
const wrong = { code: 'wrong_employee_password' };
const waits = { code: 'time_clock_name_waits', params: { minutes: 15, seconds: 900 } };
const at = (clock: string) => world.asTimeClock(site.company, { clock });
const prove = async (clock: string, employee: Employee, token: string) =>
  ownDay(await at(clock), { body: { employee_id: employee.id, token } });
async function miss(clock: string, employee: Employee, times: number = most): Promise<void> {
  for (let n = 0; n < times; n += 1)
    await expect(prove(clock, employee, 'zzzz')).rejects.toMatchObject(wrong);
}
async function letters(employee: Employee, token: string): Promise<void> {
  const sealed = await sealToken(await world.asCompany(site.company), employee, token);
  const key = keys.employee(site.company.id, employee.id);
  await world.table.write({ update: key, set: { ts: sealed.tokenSealed, th: sealed.tokenHash } });
}
const warnings = () =>
  world.sent.filter(({ body }) => JSON.stringify(body).includes('guessing_at_time_clock'));

beforeEach(async () => {
  const settings = { ...site.company.settings, time_clock: { ask_token: true } };
  await world.table.write({ update: keys.company(site.company.id), set: { st: settings } });
  for (const employee of [site.anna, site.bjorn]) await letters(employee, 'bcdf');
  world.sent.length = 0;
});

describe('five wrong passwords', () => {
  it('make that name wait on that device for fifteen minutes, the right one and a punch included', async () => {
    await miss('door', site.anna);
    await expect(prove('door', site.anna, 'bcdf')).rejects.toMatchObject(waits);
    const body = { employee_id: site.anna.id, project_id: site.roof.id, token: 'bcdf' };
    await expect(createWorkLog(await at('door'), { body })).rejects.toMatchObject(waits);
    world.pass(seconds - 1);
    await expect(prove('door', site.anna, 'bcdf')).rejects.toMatchObject({
      params: { minutes: 1, seconds: 1 },
    });
    world.pass(1);
    await prove('door', site.anna, 'bcdf');
  });

  it('say at the fifth, and at none before, that the name waits and for how long', async () => {
    const refusals: unknown[] = [];
    for (let n = 0; n < most; n += 1) {
      refusals.push(await prove('door', site.anna, 'zzzz').catch((error: unknown) => error));
      world.pass(60);
    }
    const early = Array.from({ length: most - 1 }, () => ({ ...wrong, params: {} }));
    expect(refusals).toMatchObject([...early, { ...wrong, params: { minutes: 11, seconds: 660 } }]);
    expect(refusals.slice(0, -1)).not.toContainEqual(
      expect.objectContaining({ params: expect.objectContaining({ minutes: expect.any(Number) }) }),
    );
  });

  it('leave all other names there, and that name everywhere else, as they were', async () => {
    await miss('door', site.anna);
    await prove('door', site.bjorn, 'bcdf');
    await prove('yard', site.anna, 'bcdf');
    const body = { employee_id: site.anna.id, project_id: site.roof.id, token: 'bcdf' };
    const { id } = await createWorkLog(await at('yard'), { body });
    world.pass(60);
    await expect(closeWorkLog(await at('yard'), { body: { id, token: 'bcdf' } })).resolves.toMatchObject({
      total_time: 60,
    });
  });

  it('are counted however many arrive at once, and right ones never', async () => {
    for (let n = 0; n < 2 * most; n += 1) await prove('door', site.anna, 'BCDF');
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, () => prove('door', site.anna, 'zzzz')),
    );
    const codes = tries.flatMap((one) => (one.status === 'rejected' ? [String(one.reason.code)] : []));
    expect(codes.filter((code) => code === wrong.code)).toHaveLength(most);
    expect(codes.filter((code) => code === waits.code)).toHaveLength(20 - most);
  });
});

describe('time clocks that do not know an employee', () => {
  const [shared] = budgets.timeClockUnknownTiles;

  it('share twenty misses a day of that name, however many the link opens', async () => {
    await prove('door', site.anna, 'bcdf');
    for (let n = 0; n * most < shared; n += 1) await miss(`minted ${n}`, site.anna);
    await expect(prove('minted and more', site.anna, 'bcdf')).rejects.toMatchObject({ code: waits.code });
    await prove('minted and more', site.bjorn, 'bcdf');
    await miss('door', site.anna, most - 1);
    await prove('door', site.anna, 'bcdf');
  });

  it('are none of those that the company itself has opened: these have their own five tries of that name', async () => {
    for (let n = 0; n * most < shared; n += 1) await miss(`minted ${n}`, site.anna);
    const ctx = await at('wall');
    const wall = { ...ctx, session: { ...ctx.session, isOwnClock: true } };
    const body = { employee_id: site.anna.id, token: 'zzzz' };
    for (let n = 0; n < most; n += 1) await expect(ownDay(wall, { body })).rejects.toMatchObject(wrong);
    await expect(ownDay(wall, { body })).rejects.toMatchObject(waits);
    const later = { ...wall, now: wall.now + seconds };
    await expect(ownDay(later, { body: { ...body, token: 'bcdf' } })).resolves.toBeDefined();
  });

  it('have all their tries again when the link is renewed, or the letters are changed', async () => {
    for (let n = 0; n * most < shared; n += 1) await miss(`minted ${n}`, site.anna);
    const company = keys.company(site.company.id);
    await world.table.write({ update: company, set: { tcv: 1 } });
    await prove('new tablet', site.anna, 'bcdf');
    await world.table.write({ update: company, set: { tcv: 0 } });
    await expect(prove('newer tablet', site.anna, 'bcdf')).rejects.toMatchObject({ code: waits.code });
    await world.table.write({ update: keys.employee(site.company.id, site.anna.id), set: { cv: 1 } });
    await prove('newer tablet', site.anna, 'bcdf');
  });
});

describe('a hundred wrong passwords within a day', () => {
  it('are mailed to the office once, and close nothing', async () => {
    await prove('door', site.anna, 'bcdf');
    const [all] = budgets.timeClockMisses;
    for (let n = 0; n < all; n += most) {
      expect(warnings()).toEqual([]);
      await miss('door', site.anna);
      world.pass(seconds);
    }
    expect(warnings()).toMatchObject([
      { name: 'mail.requested', body: { to: site.company.email, language: site.company.settings.language } },
    ]);
    await miss('door', site.anna);
    expect(warnings()).toHaveLength(1);
    await prove('door', site.bjorn, 'bcdf');
    world.pass(seconds);
    await prove('door', site.anna, 'bcdf');
  });
});
