// Creating and rotating administrators by script: a password shown once, ended sessions, a second factor that can be cleared.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { auditTrail } from '#functions/domain/platform/trail.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  loginAdministrator,
} from '#functions/domain/sign-in/administrator.ts';
import { makeAdministrator, rotateAdministrator } from '#functions/domain/sign-in/administrators.ts';
import { administratorSubject, keys } from '#functions/table/keys.ts';
import { administratorPassword } from '#shared/limits.ts';
import { codeOf } from '#test/kit/authenticator.ts';
import { usePeople } from '#test/kit/world/use-people.ts';

const world = await usePeople();
const ctx = () => ({ now: world.clock.now, table: world.table });
const make = (name = 'Boss') => makeAdministrator(ctx(), { name });
const rotate = (clearsFactor = false) => rotateAdministrator(ctx(), { name: 'boss', clearsFactor });
const enter = (password: string, code?: string) =>
  loginAdministrator(world.asVisitor(), {
    body: { username: 'boss', password, ...(code === undefined ? {} : { code }) },
  });
const tokenOf = async (password: string) => (await enter(password)).session_token ?? '';
const code = (value: string) => expect.objectContaining({ code: value });

describe('an administrator made by the script', () => {
  it('logs in with a long random password of its own, which the table does not hold', async () => {
    const { password } = await make();
    const other = await make('Other');
    expect(password).toHaveLength(administratorPassword.characters);
    expect(other.password).not.toBe(password);
    await expect(enter(password)).resolves.toMatchObject({ role: 'ADMIN' });
    await expect(enter(other.password)).rejects.toThrow(code('wrong_credentials'));
    const row = await world.table.get(keys.administrator(administratorSubject('boss')));
    expect(JSON.stringify(row)).not.toContain(password);
  });

  it('is refused, and the one of that name kept, when the name is taken or empty', async () => {
    const { password } = await make();
    await expect(make(' boss')).rejects.toThrow(/called boss already/);
    await expect(make(' ')).rejects.toThrow(/needs a name/);
    await expect(enter(password)).resolves.toMatchObject({ role: 'ADMIN' });
  });
});

describe('rotating an administrator', () => {
  it('gives a new password, and ends every session and the old password', async () => {
    const { password } = await make();
    const token = await tokenOf(password);
    const rotated = await rotate();
    await expect(world.actor(token)).rejects.toThrow(/no such session/);
    await expect(enter(password)).rejects.toThrow(code('wrong_credentials'));
    await expect(enter(rotated.password)).resolves.toMatchObject({ role: 'ADMIN' });
    await expect(rotateAdministrator(ctx(), { name: 'nobody', clearsFactor: false })).rejects.toThrow(
      /no administrator called nobody/,
    );
  });

  it('keeps the second factor, and clears it only when that is asked for', async () => {
    const { password } = await make();
    const boss = await world.asAdministrator(await tokenOf(password));
    const { secret } = await beginSecondFactor(boss(), { body: { password } });
    const again = await world.asAdministrator(await tokenOf(password));
    await confirmSecondFactor(again(), { body: { code: codeOf(secret, world.clock.now) } });
    const kept = await rotate();
    await expect(enter(kept.password)).rejects.toThrow(code('second_factor_missing'));
    const cleared = await rotate(true);
    await expect(enter(cleared.password)).resolves.toMatchObject({ role: 'ADMIN' });
  });

  it('is in the platform’s audit with the name, like the making and the clearing', async () => {
    await make();
    await rotate();
    const { password } = await rotate(true);
    const boss = await world.asAdministrator(await tokenOf(password));
    const events = (await auditTrail(boss(), { query: { company_id: 'platform' } })).map(
      ({ event, by, administrator }) => `${event} ${by} ${administrator}`,
    );
    expect(events.toSorted()).toEqual([
      `administrator_logged_in Platform Boss`,
      `administrator_made System Boss`,
      `administrator_password_changed System Boss`,
      `administrator_password_changed System Boss`,
    ]);
  });
});

it('the command line says how it is called, and writes nothing, when it is called otherwise', async () => {
  for (const words of [
    [],
    ['make'],
    ['make', 'a', 'b'],
    ['make', 'a', '--clear-second-factor'],
    ['drop', 'a'],
  ]) {
    const called = promisify(execFile)(process.execPath, ['functions/scripts/administrator.ts', ...words]);
    await expect(called).rejects.toMatchObject({ stdout: '', stderr: expect.stringContaining('make NAME') });
  }
}, 60_000);
