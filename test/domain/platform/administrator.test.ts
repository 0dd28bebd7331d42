// The administrator's log-in: a second factor with codes good once, strangers who cannot lock it, a session in use.
import { beforeEach, describe, expect, it } from 'vitest';
import { auditTrail } from '#functions/domain/platform/trail.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  loginAdministrator,
  secondFactor,
} from '#functions/domain/sign-in/administrator.ts';
import { hashPassword } from '#functions/domain/sessions/sessions.ts';
import { administratorItem } from '#functions/table/rows/administrator-row.ts';
import { administratorSubject, keys } from '#functions/table/keys.ts';
import { budgets, recoveryCodes, sessionSeconds, totp } from '#shared/limits.ts';
import { codeOf } from '#test/kit/authenticator.ts';
import { usePeople } from '#test/kit/world/use-people.ts';

const world = await usePeople();
const password = 'a long password';
const passwordHash = hashPassword(password);
beforeEach(async () => {
  await world.table.write({ put: administratorItem({ name: 'boss', passwordHash: await passwordHash }) });
});

const code = (value: string) => expect.objectContaining({ code: value });
const enter = (more: { code?: string; password?: string } = {}, visit = {}) =>
  loginAdministrator(world.asVisitor(visit), { body: { username: 'boss', password, ...more } });
const tokenOf = async (asked: ReturnType<typeof enter>) => (await asked).session_token ?? '';
const asBoss = async (token: string) => (await world.asAdministrator(token))();
const row = () => world.table.get(keys.administrator(administratorSubject('boss')));

/** Switched on; `next` is a code that was not used yet. */
async function enrolled() {
  const token = await tokenOf(enter());
  const { secret } = await beginSecondFactor(await asBoss(token), { body: { password } });
  const next = () => {
    world.clock.now += totp.stepSeconds;
    return codeOf(secret, world.clock.now);
  };
  const { recovery_codes: recovery } = await confirmSecondFactor(await asBoss(token), {
    body: { code: next() },
  });
  return { token, secret, next, recovery };
}

describe('the second factor', () => {
  it('is asked for once it is on, only after the right password, and a code is good once', async () => {
    const { next } = await enrolled();
    await expect(enter({ password: 'wrong' })).rejects.toThrow(code('wrong_credentials'));
    await expect(enter()).rejects.toThrow(code('second_factor_missing'));
    await expect(enter({ code: '000000' })).rejects.toThrow(code('second_factor_wrong'));
    const right = next();
    await expect(enter({ code: ` ${right.slice(0, 3)} ${right.slice(3)} ` })).resolves.toMatchObject({
      role: 'ADMIN',
    });
    await expect(enter({ code: right })).rejects.toThrow(code('second_factor_wrong'));
  });

  it('lets one of two requests in that come with one code at the same moment', async () => {
    const { next } = await enrolled();
    const right = next();
    const both = await Promise.allSettled([enter({ code: right }), enter({ code: right })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('counts for nothing until its first code has come back, for ten minutes', async () => {
    const token = await tokenOf(enter());
    const { secret } = await beginSecondFactor(await asBoss(token), { body: { password } });
    await expect(enter()).resolves.toMatchObject({ role: 'ADMIN' });
    const confirm = async (typed: string) =>
      confirmSecondFactor(await asBoss(token), { body: { code: typed } });
    await expect(confirm('000000')).rejects.toThrow(code('second_factor_wrong'));
    world.clock.now += totp.pendingSeconds;
    await expect(confirm(codeOf(secret, world.clock.now))).rejects.toThrow(code('second_factor_off'));
    expect(await secondFactor(await asBoss(token))).toEqual({ on: false, recovery_codes_left: 0 });
  });

  it('has ten recovery codes, each good once, in any case and with or without hyphens', async () => {
    const { token, recovery } = await enrolled();
    expect(new Set(recovery).size).toBe(recoveryCodes.count);
    const [one = '', other = ''] = recovery;
    await expect(enter({ code: one.toUpperCase().replaceAll('-', '') })).resolves.toMatchObject({
      role: 'ADMIN',
    });
    await expect(enter({ code: one })).rejects.toThrow(code('second_factor_wrong'));
    await expect(enter({ code: other })).resolves.toMatchObject({ role: 'ADMIN' });
    expect(await secondFactor(await asBoss(token))).toEqual({
      on: true,
      recovery_codes_left: recoveryCodes.count - 2,
    });
  });

  it('and its recovery codes are nowhere in the table as they are typed', async () => {
    const { secret, recovery } = await enrolled();
    const kept = JSON.stringify(await row());
    for (const one of [secret, ...recovery, ...recovery.map((text) => text.replaceAll('-', ''))])
      expect(kept).not.toContain(one);
  });

  it('is not put on twice nor taken off twice, and its key waits for its first code alone', async () => {
    const off = { code: 'second_factor_off' };
    const on = { code: 'second_factor_on' };
    const token = await tokenOf(enter());
    await expect(
      confirmSecondFactor(await asBoss(token), { body: { code: '000000' } }),
    ).rejects.toMatchObject(off);
    const ended = async (typed: string) =>
      endSecondFactor(await asBoss(token), { body: { password, code: typed } });
    await expect(ended('000000')).rejects.toMatchObject(off);
    const first = await beginSecondFactor(await asBoss(token), { body: { password } });
    const second = await beginSecondFactor(await asBoss(token), { body: { password } });
    expect(second.address).toContain(second.secret);
    const confirm = async (secret: string) =>
      confirmSecondFactor(await asBoss(token), { body: { code: codeOf(secret, world.clock.now) } });
    await expect(confirm(first.secret)).rejects.toMatchObject({ code: 'second_factor_wrong' });
    await confirm(second.secret);
    await expect(beginSecondFactor(await asBoss(token), { body: { password } })).rejects.toMatchObject(on);
    await expect(confirm(second.secret)).rejects.toMatchObject(on);
    await expect(
      beginSecondFactor(await asBoss(token), { body: { password: 'wrong' } }),
    ).rejects.toMatchObject({
      code: 'wrong_current_password',
    });
    expect(await row()).not.toHaveProperty('fp');
  });

  it('ends every other session when it goes on or off, and keeps its own', async () => {
    const before = await tokenOf(enter());
    const { token, next } = await enrolled();
    await expect(world.actor(before)).rejects.toThrow(/no such session/);
    const other = await tokenOf(enter({ code: next() }));
    await endSecondFactor(await asBoss(token), { body: { password, code: next() } });
    await expect(world.actor(other)).rejects.toThrow(/no such session/);
    await expect(world.actor(token)).resolves.toMatchObject({ role: 'ADMIN' });
    await expect(enter()).resolves.toMatchObject({ role: 'ADMIN' });
  });

  it('is switched by the password, off by a code besides', async () => {
    const { token, next } = await enrolled();
    const end = async (body: { password: string; code: string }) =>
      endSecondFactor(await asBoss(token), { body });
    await expect(end({ password: 'wrong', code: next() })).rejects.toThrow(code('wrong_current_password'));
    await expect(end({ password, code: '000000' })).rejects.toThrow(code('second_factor_wrong'));
    await expect(beginSecondFactor(await asBoss(token), { body: { password } })).rejects.toThrow(
      code('second_factor_on'),
    );
  });

  it('is guessed at ten times a day by who has the password, and its owner’s device keeps its tries', async () => {
    const { next } = await enrolled();
    const known = (await enter({ code: next() })).device_token;
    for (let n = 0; n < budgets.administratorCode[0]; n += 1)
      await expect(enter({ code: '000000' })).rejects.toThrow(code('second_factor_wrong'));
    await expect(enter({ code: next() })).rejects.toThrow(code('too_many_requests'));
    await expect(enter({ code: next() }, { device: known })).resolves.toMatchObject({ role: 'ADMIN' });
    // Who writes wrong codes has the password: the platform's audit says whose.
    const audit = await auditTrail(await asBoss(await tokenOf(enter({ code: next() }, { device: known }))), {
      query: { company_id: 'platform' },
    });
    const missed = audit.find(({ event }) => event === 'administrator_log_in_failed');
    expect(missed).toMatchObject({ administrator: 'boss' });
  });

  it('is asked for on a new device, which the platform’s audit says; on a known one that is the usual way', async () => {
    const { next } = await enrolled();
    const known = (await enter({ code: next() })).device_token;
    await expect(enter({}, { device: known })).rejects.toThrow(code('second_factor_missing'));
    const read = async () =>
      auditTrail(await asBoss(await tokenOf(enter({ code: next() }, { device: known }))), {
        query: { company_id: 'platform' },
      });
    const isAsked = ({ event }: { event: string }) => event === 'administrator_code_asked';
    expect((await read()).some(isAsked)).toBe(false);
    await expect(enter({}, { address: '198.51.100.9' })).rejects.toThrow(code('second_factor_missing'));
    expect((await read()).find(isAsked)).toMatchObject({
      by: 'Visitor',
      administrator: 'boss',
      address: '198.51.100.9',
    });
  });
});

describe('the administrator’s account', () => {
  it('is not locked by misses from anywhere; an address has its own tries', async () => {
    for (let n = 0; n < 40; n += 1)
      await expect(enter({ password: 'wrong' })).rejects.toThrow(code('wrong_credentials'));
    await expect(enter()).resolves.toMatchObject({ role: 'ADMIN' });
    const address = '198.51.100.9';
    for (let n = 0; n < budgets.addressGuess[0]; n += 1)
      await expect(enter({ password: 'wrong' }, { address })).rejects.toThrow(code('wrong_credentials'));
    await expect(enter({}, { address })).rejects.toThrow(code('too_many_requests'));
  }, 120_000);

  it('logs in on a known device, whatever is guessed from the same address', async () => {
    const known = (await enter()).device_token;
    const address = '198.51.100.9';
    for (let n = 0; n < budgets.addressGuess[0]; n += 1)
      await expect(enter({ password: 'wrong' }, { address })).rejects.toThrow(code('wrong_credentials'));
    await expect(enter({}, { address, device: known })).resolves.toMatchObject({ role: 'ADMIN' });
  }, 60_000);

  it('has its misses in the log, for the alarm, and in the platform’s audit with their address', async () => {
    await expect(enter({ password: 'wrong' }, { address: '198.51.100.9' })).rejects.toThrow(/wrong/);
    expect(world.lines).toContain('administrator_log_in_failed');
    const audit = await auditTrail(await asBoss(await tokenOf(enter())), {
      query: { company_id: 'platform' },
    });
    expect(audit).toContainEqual(
      expect.objectContaining({
        event: 'administrator_log_in_failed',
        address: '198.51.100.9',
        by: 'Visitor',
        administrator: null,
      }),
    );
    expect(audit).toContainEqual(
      expect.objectContaining({ event: 'administrator_logged_in', by: 'Platform' }),
    );
  });

  it('stays logged in while it is used, for eight hours, and half an hour without use ends it', async () => {
    const { idle, whole } = sessionSeconds.ADMIN;
    const token = await tokenOf(enter());
    const began = world.clock.now;
    for (let minutes = 10; minutes * 60 < whole; minutes += 10) {
      world.clock.now = began + minutes * 60;
      await expect(world.actor(token)).resolves.toMatchObject({ role: 'ADMIN' });
    }
    world.clock.now = began + whole;
    await expect(world.actor(token)).rejects.toThrow(/over/);
    const other = await tokenOf(enter());
    world.clock.now += idle;
    await expect(world.actor(other)).rejects.toThrow(/over/);
  });
});
