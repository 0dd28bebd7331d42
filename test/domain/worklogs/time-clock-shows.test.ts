// The data the shared time clock shows: an own day only after proof, counted guesses, no secrets.

import { describe, expect, it } from 'vitest';
import { budgets } from '#shared/limits.ts';
import { take } from '#functions/domain/budgets/budgets.ts';
import { sealToken } from '#functions/domain/employees/token.ts';
import { listTimeClockEmployees } from '#functions/domain/employees/employees.ts';
import { describe as tell } from '#functions/domain/sessions/self.ts';
import { ownDay } from '#functions/domain/worklogs/press/own-day.ts';
import {
  closeWorkLog,
  commentAtTimeClock,
  createWorkLog,
} from '#functions/domain/worklogs/press/time-clock.ts';
import type { Employee } from '#functions/table/rows/employee-row.ts';
import { keys } from '#functions/table/keys.ts';
import { at } from '#test/kit/world/context.ts';
import { aSite } from '#test/kit/world/site.ts';
import { useSite } from '#test/kit/world/use-site.ts';

const { world, site } = await useSite();

const as = () => world.asTimeClock(site.company);
const clockIn = async (body: Partial<Parameters<typeof createWorkLog>[1]['body']> = {}) =>
  createWorkLog(await as(), { body: { employee_id: site.anna.id, project_id: site.roof.id, ...body } });
const dayOf = async (employee: Employee = site.anna, token?: string) =>
  ownDay(await as(), { body: { employee_id: employee.id, token } });

async function askForTokens(): Promise<void> {
  const settings = { ...site.company.settings, time_clock: { ask_token: true } };
  await world.table.write({ update: keys.company(site.company.id), set: { st: settings } });
  for (const employee of [site.anna, site.bjorn]) {
    const sealed = await sealToken(await world.asCompany(site.company), employee, 'bcdf');
    const key = keys.employee(site.company.id, employee.id);
    await world.table.write({ update: key, set: { ts: sealed.tokenSealed, th: sealed.tokenHash } });
  }
}

describe('an own day at the time clock', () => {
  it('holds the entries of the company’s today, oldest first, and the last project', async () => {
    world.clock.now = at('2026-11-17T22:00:00Z');
    await site.worked(3 * 3600);
    world.clock.now = at('2026-11-17T12:00:00Z');
    await site.added({
      start_time: '2026-11-17T12:00:00Z',
      end_time: '2026-11-17T13:00:00Z',
    });
    world.clock.now = at('2026-11-18T08:00:00Z');
    const { id } = await clockIn({ project_id: site.wall.id });
    world.pass(60);
    expect(await dayOf()).toEqual({
      entries: [
        {
          id: expect.any(String),
          project: { id: site.roof.id, name: 'Roof' },
          start_time: '2026-11-17T22:00:00Z',
          end_time: '2026-11-18T01:00:00Z',
        },
        { id, project: { id: site.wall.id, name: 'Wall' }, start_time: '2026-11-18T08:00:00Z' },
      ],
      last_project_id: site.wall.id,
      time: site.now(),
    });
    expect(await dayOf(site.bjorn)).toEqual({ entries: [], last_project_id: null, time: site.now() });
  });

  it('holds no entry that ended at its first midnight', async () => {
    world.clock.now = at('2026-11-17T22:00:00Z');
    await site.worked(2 * 3600);
    expect(await dayOf()).toMatchObject({ entries: [], last_project_id: site.roof.id });
    await site.worked(1);
    expect(await dayOf()).toMatchObject({ entries: [{ start_time: '2026-11-18T00:00:00Z' }] });
  });

  it('names the last project of an employee who comes back after months', async () => {
    world.clock.now = at('2026-06-01T08:00:00Z');
    await site.worked(3600, { project_id: site.wall.id });
    world.clock.now = at('2026-11-18T08:00:00Z');
    expect(await dayOf()).toMatchObject({ entries: [], last_project_id: site.wall.id });
  });

  it('is not shown without the letters where the company asks for them, nor for a disabled employee', async () => {
    await askForTokens();
    const wrong = { code: 'wrong_employee_password' };
    await expect(dayOf()).rejects.toMatchObject(wrong);
    await expect(dayOf(site.anna, 'fdcb')).rejects.toMatchObject(wrong);
    expect(await dayOf(site.anna, 'bcdf')).toMatchObject({ entries: [] });
    await site.disabled(site.anna);
    await expect(dayOf(site.anna, 'bcdf')).rejects.toMatchObject({ code: 'employee_disabled' });
    const stranger = await aSite(world);
    await expect(dayOf(stranger.anna)).rejects.toMatchObject({ code: 'employee_missing' });
  });
});

describe('punches of one time clock', () => {
  it('are at most twenty a minute; the rest waits for the next', async () => {
    const [most, seconds] = budgets.timeClockPunches;
    const ctx = await as();
    for (let n = 1; n < most; n += 1) {
      await take(ctx, ['timeClockPunches', `${site.company.id} ${ctx.session.secretHash}`]);
    }
    const { id } = await clockIn();
    const leave = async () => closeWorkLog(await as(), { body: { id } });
    await expect(leave()).rejects.toMatchObject({ code: 'too_many_requests' });
    world.pass(seconds);
    expect(await leave()).toMatchObject({ total_time: seconds });
  });
});

describe('what the time clock hears', () => {
  it('of itself is the company’s name, country and settings, nothing else of the account', async () => {
    const { company } = await as();
    const shown = await tell(world.table, { role: 'COMPANY_TIME_CLOCK', company });
    expect(Object.keys(shown).toSorted()).toEqual([
      'company',
      'country',
      'disabled',
      'id',
      'name',
      'role',
      'settings',
    ]);
    expect(JSON.stringify(shown)).not.toContain(company.email);
  });

  it('holds no password, phone, kennitala, permission or mail, whatever it asks', async () => {
    const secret = { phone: '+3546110142', kennitala: '1201603389', mail: 'office@secret.example' };
    await world.table.write(
      {
        update: keys.employee(site.company.id, site.anna.id),
        set: { ph: secret.phone, in: { payday: { kt: secret.kennitala } } },
      },
      { update: keys.company(site.company.id), set: { em: secret.mail } },
    );
    await askForTokens();
    const token = 'bcdf';
    const started = await clockIn({ token });
    const replies = [
      started,
      await listTimeClockEmployees(await as()),
      await dayOf(site.anna, token),
      await commentAtTimeClock(await as(), { body: { work_log_id: started.id, comment: 'Hi', token } }),
    ];
    const shown = JSON.stringify(replies);
    for (const word of [...Object.values(secret), token]) expect(shown).not.toContain(word);
    // Names of fields alone: an id is random letters, and may spell any of these.
    expect(shown).not.toMatch(/"[^"]*(token|phone|kt|needs|email|integrations)[^"]*":/);
  });
});
