// Time clocks and the company's password: a new password leaves them logged in, unless the company ends them.

import { describe, expect, it } from 'vitest';
import { changeSettings } from '#functions/domain/companies/settings.ts';
import { requestTrial } from '#functions/domain/companies/trial.ts';
import { changePassword, changePasswordByLink, forgotPassword } from '#functions/domain/sign-in/passwords.ts';
import { findActor, self } from '#functions/domain/sessions/sessions.ts';
import {
  switchToTimeClock,
  timeClockLogin,
  timeClockLoginByLink,
} from '#functions/domain/sign-in/sign-in.ts';
import { keys, ranges } from '#functions/table/keys.ts';
import { usePeople } from '#test/kit/world/use-people.ts';

const world = await usePeople();

const code = (value: string) => expect.objectContaining({ code: value });
const clocks = async (company: { token: string; name: string; password: string }) => {
  const { time_clock_token: link } = await self(await world.asCompany(company.token));
  const byLink = await timeClockLoginByLink(world.asVisitor(), { body: { token: link ?? '' } });
  const byPassword = await timeClockLogin(world.asVisitor(), {
    body: { username: company.name, password: company.password },
  });
  return { link: link ?? '', tokens: [byLink.session_token ?? '', byPassword.session_token ?? ''] };
};
const standing = (tokens: readonly string[]) =>
  Promise.all(
    tokens.map(async (token) => {
      const actor = await findActor(world.table, token, world.clock.now);
      return actor !== undefined && actor !== 'over';
    }),
  );
const isOwn = async (token: string): Promise<boolean> => {
  const actor = await findActor(world.table, token, world.clock.now);
  if (!actor || typeof actor === 'string') throw new Error('the session is over');
  return actor.session.isOwnClock === true;
};
const open = (token: string) => timeClockLoginByLink(world.asVisitor(), { body: { token } });

describe('time clocks', () => {
  it('and their link outlive a new password, by whatever way it is set', async () => {
    const company = await world.aCompany('Smiðir');
    const { link, tokens } = await clocks(company);
    const body = { current_password: company.password, new_password: 'another password' };
    await changePassword(await world.asCompany(company.token), { body });
    await forgotPassword(world.asVisitor(), { body: { email: company.email } });
    const set = { token: world.tokenInNotice(), new_password: 'a third password' };
    await changePasswordByLink(world.asVisitor(), { body: set });
    expect(await standing(tokens)).toEqual([true, true]);
    await expect(open(link)).resolves.toMatchObject({ role: 'COMPANY_TIME_CLOCK' });
  });

  it('are the company’s own when its password or its own session opens them, and never by the link', async () => {
    const company = await world.aCompany('Smiðir');
    const { tokens } = await clocks(company);
    const { session_token: switched } = await switchToTimeClock(await world.asCompany(company.token));
    const opened = await Promise.all([...tokens, switched ?? ''].map(isOwn));
    expect(opened).toEqual([false, true, true]);
  });

  it('opened before the first password go on after it', async () => {
    const { session_token: token = '' } = await requestTrial(world.asVisitor(), {
      body: { name: 'Smiðir', email: 'owner@example.com' },
    });
    const welcome = world.tokenInNotice();
    const { time_clock_token: link } = await self(await world.asCompany(token));
    const { session_token: clock = '' } = await open(link ?? '');
    await changePasswordByLink(world.asVisitor(), {
      body: { token: welcome, new_password: 'the first one' },
    });
    expect(await standing([token, clock])).toEqual([false, true]);
    await expect(open(link ?? '')).resolves.toMatchObject({ role: 'COMPANY_TIME_CLOCK' });
  });

  it('end with the old password when that is asked for, and their link with them', async () => {
    const company = await world.aCompany('Smiðir');
    const { link, tokens } = await clocks(company);
    const body = { current_password: company.password, new_password: 'another password' };
    const ctx = await world.asCompany(company.token);
    await changePassword(ctx, { body: { ...body, end_time_clocks: true } });
    expect(await standing(tokens)).toEqual([false, false]);
    await expect(open(link)).rejects.toThrow(code('link_over'));
    const renewed = await self(await world.asCompany(company.token));
    await expect(open(renewed.time_clock_token ?? '')).resolves.toMatchObject({ role: 'COMPANY_TIME_CLOCK' });
  });

  it('end at once when the link is renewed in the settings, though their rows are still there', async () => {
    const company = await world.aCompany('Smiðir');
    const { tokens } = await clocks(company);
    const rows = await world.table.queryAll(ranges.sessions(company.id, 'COMPANY_TIME_CLOCK'));
    await changeSettings(await world.asCompany(company.token), {
      body: { time_clock: { renew_token: true } },
    });
    for (const row of rows)
      await world.table.write({ put: { ...row, PK: String(row['PK']), SK: String(row['SK']) } });
    expect(await standing(tokens)).toEqual([false, false]);
    await world.actor(company.token);
  });

  it('that began before their link had a version of its own outlive a new password too', async () => {
    const company = await world.aCompany('Smiðir');
    const { tokens } = await clocks(company);
    await world.table.write({ update: keys.company(company.id), remove: ['tcv'] });
    for (const row of await world.table.queryAll(ranges.sessions(company.id, 'COMPANY_TIME_CLOCK'))) {
      const key = { PK: String(row['PK']), SK: String(row['SK']) };
      await world.table.write({ update: key, set: { v: 1 } });
    }
    expect(await standing(tokens)).toEqual([true, true]);
    const body = { current_password: company.password, new_password: 'another password' };
    await changePassword(await world.asCompany(company.token), { body });
    expect(await standing(tokens)).toEqual([true, true]);
  });
});
