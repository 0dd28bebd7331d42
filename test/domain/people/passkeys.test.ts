// Passkeys of people of the office: an invitation taken with one, logging in, adding, removing, and every refusal.
import { describe, expect, it } from 'vitest';
import { listAudit } from '#functions/domain/audit/audit.ts';
import { checkInvariants } from '#functions/domain/invariants/checker.ts';
import {
  changeManager,
  endManagerSessions,
  inviteManager,
  removeManager,
} from '#functions/domain/office-managers/office-managers.ts';
import { self } from '#functions/domain/sessions/sessions.ts';
import { joinByPasskey, orderFirstPasskey } from '#functions/domain/sign-in/passkey-invitation.ts';
import { askForPasskey, loginByPasskey } from '#functions/domain/sign-in/passkey-log-in.ts';
import { addPasskey, listPasskeys, orderPasskey, removePasskey } from '#functions/domain/sign-in/passkeys.ts';
import { changePasswordByLink, forgotPassword } from '#functions/domain/sign-in/passwords.ts';
import { login } from '#functions/domain/sign-in/sign-in.ts';
import { keys } from '#functions/table/keys.ts';
import { budgets, passkeyAfterLoginSeconds, passkeyQuestionSeconds, passkeysMax } from '#shared/limits.ts';
import { aPasskeyDevice } from '#test/kit/passkey-device.ts';
import type { VisitorRequest } from '#test/kit/world/people.ts';
import { useCompany } from '#test/kit/world/use-people.ts';

const { world, company } = await useCompany('Smiðir');
const email = 'bara@example.com';
const here = { origin: 'https://app.example.com', host: 'app.example.com' };
const device = () => aPasskeyDevice(here);
type Device = ReturnType<typeof device>;

async function invited(mail = email): Promise<string> {
  const body = { name: 'Bára', email: mail, office_role: 'read' } as const;
  await inviteManager(await world.asCompany(company.token), { body });
  return world.tokenInNotice();
}
const orderOf = (token: string) => orderFirstPasskey(world.asVisitor(), { body: { token } });
const joinWith = async (token: string, its: Device, over = {}) =>
  joinByPasskey(world.asVisitor(), {
    body: { token, name: 'Phone', credential: its.make(await orderOf(token), over) },
  });
/** A person who has joined with a passkey. */
async function joined(its = device(), mail = email) {
  const session = await joinWith(await invited(mail), its);
  return { its, token: session.session_token ?? '', id: session.manager?.id ?? '' };
}
const asked = async () => (await askForPasskey(world.asVisitor())).challenge;
const prove = (proof: ReturnType<Device['prove']>, visit: VisitorRequest = {}) =>
  loginByPasskey(world.asVisitor(visit), { body: proof });
const enter = async (its: Device, over: Parameters<Device['prove']>[1] = {}) =>
  prove(its.prove(await asked(), over));
const own = (token: string) => world.asCompany(token);
async function add(token: string, its: Device, name = 'Laptop') {
  const credential = its.make(await orderPasskey(await own(token)));
  return addPasskey(await own(token), { body: { name, credential } });
}
const sound = async () => expect(checkInvariants(await world.items(), world.clock.now)).toEqual([]);

describe('an invitation', () => {
  it('is taken with a passkey: the person is in, without a password, and the link is used up', async () => {
    const token = await invited();
    const its = device();
    const session = await joinWith(token, its);
    expect(session.manager).toMatchObject({ name: 'Bára', office_role: 'read', without_password: true });
    expect(await self(await own(session.session_token ?? ''))).toMatchObject({ role: 'COMPANY' });
    await expect(orderOf(token)).rejects.toThrow('link_over');
    expect((await enter(its)).manager?.email).toBe(email);
    await sound();
  });

  it('names the person and their company on the device, and keeps only ids there', async () => {
    const { user, hosts, known } = await orderOf(await invited());
    expect(user).toMatchObject({ name: `${email} (Smiðir)`, display_name: 'Bára' });
    expect(Buffer.from(user.id, 'base64url').toString()).toMatch(/^c[a-z0-9]+\.o[a-z0-9]+$/);
    expect([hosts, known]).toEqual([['app.example.com'], []]);
  });

  it('is not taken with a passkey made for another invitation, on another site, or unlocked by no one', async () => {
    const other = await orderOf(await invited('other@example.com'));
    const token = await invited();
    const take = async (credential: ReturnType<Device['make']>) =>
      joinByPasskey(world.asVisitor(), { body: { token, name: 'Phone', credential } });
    await expect(take(device().make(other))).rejects.toThrow('passkey_refused');
    for (const over of [{ origin: 'https://evil.example' }, { host: 'evil.example' }, { isUnlocked: false }])
      await expect(joinWith(token, device(), over)).rejects.toThrow('passkey_refused');
    await joinWith(token, device());
  });

  it('cannot be taken with a passkey by a link of a forgotten password', async () => {
    await joined();
    await forgotPassword(world.asVisitor(), { body: { email } });
    await expect(orderOf(world.tokenInNotice())).rejects.toThrow('link_over');
  });
});

describe('a log-in by passkey', () => {
  it('works from every site of ours, and says when the passkey was used', async () => {
    const { its, token } = await joined();
    expect(await listPasskeys(await own(token))).toMatchObject([{ name: 'Phone', used: null }]);
    world.clock.now += 60;
    await enter(its, { origin: 'https://is.app.example.com' });
    const [one] = await listPasskeys(await own(token));
    expect(one?.used).not.toBeNull();
    await sound();
  });

  it('is refused on another site, for another host, and on a device that no one has unlocked', async () => {
    const { its } = await joined();
    for (const over of [
      { origin: 'https://evil.example' },
      { origin: 'http://app.example.com' },
      { host: 'evil.example' },
      { isUnlocked: false },
    ])
      await expect(enter(its, over), JSON.stringify(over)).rejects.toThrow('passkey_refused');
    await enter(its);
  });

  it('takes a proof once, also while its question still stands', async () => {
    const { its } = await joined();
    const proof = its.prove(await asked());
    await prove(proof);
    await expect(prove(proof)).rejects.toThrow('passkey_refused');
    // A device that counts nothing is kept from it by the question alone.
    const still = device();
    await joined(still, 'still@example.com');
    const uncounted = still.prove(await asked(), { counter: 0 });
    await prove(uncounted);
    await expect(prove(uncounted)).rejects.toThrow('passkey_refused');
    await expect(prove(still.prove(await asked(), { counter: 0 }))).resolves.toBeDefined();
  });

  it('of two copies of one proof at the same moment lets one in', async () => {
    const { its } = await joined();
    const proof = its.prove(await asked());
    const both = await Promise.allSettled([prove(proof), prove(proof)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('is refused when the counter has gone back: somebody has copied the key', async () => {
    const { its } = await joined();
    await enter(its, { counter: 7 });
    for (const counter of [7, 6, 0])
      await expect(enter(its, { counter }), String(counter)).rejects.toThrow('passkey_refused');
    await enter(its, { counter: 8 });
  });

  it('is refused to a question that is over, was made for a new passkey, or is not ours', async () => {
    const { its, token } = await joined();
    const early = its.prove(await asked());
    world.clock.now += passkeyQuestionSeconds;
    await expect(prove(early)).rejects.toThrow('passkey_refused');
    const { challenge } = await orderPasskey(await own(token));
    await expect(prove(its.prove(challenge))).rejects.toThrow('passkey_refused');
    const made = Buffer.from(await asked(), 'base64url');
    made.writeUInt8(made.readUInt8(0) ^ 1);
    await expect(prove(its.prove(made.toString('base64url')))).rejects.toThrow('passkey_refused');
    await expect(prove(its.prove(`${await asked()}==`))).rejects.toThrow('passkey_refused');
    await expect(prove(its.prove(''))).rejects.toThrow('passkey_refused');
  });

  it('opens no other person’s access, of this company or another, and answers for unknown ones alike', async () => {
    const { its } = await joined();
    const other = await joined(device(), 'other@example.com');
    const elsewhere = await world.aCompany('Málarar');
    const body = { name: 'Jón', email: 'jon@example.com', office_role: 'read' } as const;
    await inviteManager(await world.asCompany(elsewhere.token), { body });
    const theirs = device();
    await joinWith(world.tokenInNotice(), theirs);
    const named = (text: string) => Buffer.from(text).toString('base64url');
    for (const user of [
      named(`${company.id}.${other.id}`),
      theirs.prove('').user,
      named(`${elsewhere.id}.${other.id}`),
      named('c00000000x.o000000x'),
      named(`${company.id}.COMPANY`),
      'AAAA',
    ])
      await expect(enter(its, { user }), user).rejects.toThrow('passkey_refused');
    await expect(enter(device(), { user: its.prove('').user })).rejects.toThrow('passkey_refused');
  });

  it('is refused at once to a person who was removed, whose passkeys are gone with the same write', async () => {
    const { its, id } = await joined();
    const proof = its.prove(await asked());
    await removeManager(await world.asCompany(company.token), { path: { id }, query: {} });
    expect(await world.table.get(keys.passkeys(company.id, id))).toBeUndefined();
    await expect(prove(proof)).rejects.toThrow('passkey_refused');
    await expect(enter(its)).rejects.toThrow('passkey_refused');
    await sound();
  });

  it('follows a change of the person’s access, and lives on after they were logged out everywhere', async () => {
    const { its, id } = await joined();
    const owner = await world.asCompany(company.token);
    await changeManager(owner, { body: { id, new_office_role: 'pay' } });
    await endManagerSessions(owner, { path: { id } });
    expect((await enter(its)).manager?.office_role).toBe('pay');
  });

  it('draws on the address that misses, and not on the person: strangers cannot lock anyone out', async () => {
    const { its } = await joined();
    const address = '198.51.100.7';
    const [most] = budgets.addressGuess;
    for (let n = 0; n < most; n += 1)
      await expect(
        prove(device().prove(await asked(), { user: its.prove('').user }), { address }),
      ).rejects.toThrow('passkey_refused');
    await expect(prove(its.prove(await asked()), { address })).rejects.toThrow('too_many_requests');
    await enter(its);
  });

  it('stands in the history, as a miss does', async () => {
    const { its, id } = await joined();
    await enter(its);
    await expect(enter(its, { isUnlocked: false })).rejects.toThrow('passkey_refused');
    const history = await listAudit(await world.asCompany(company.token), { query: {} });
    const of = (event: string) => history.find((one) => one.event === event);
    expect(of('company_logged_in')?.by_manager).toEqual({ id, name: 'Bára' });
    expect(of('manager_log_in_failed')?.by).toBe('Visitor');
    expect(of('passkey_added')).toMatchObject({ by_manager: { id }, manager: { id }, detail: 'Phone' });
  });
});

describe('the passkeys of a person', () => {
  it('are added within minutes of a log-in only, and each question makes one', async () => {
    const { token } = await joined();
    const laptop = device();
    const credential = laptop.make(await orderPasskey(await own(token)));
    const addIt = async () => addPasskey(await own(token), { body: { name: 'Laptop', credential } });
    expect(await addIt()).toMatchObject({ name: 'Laptop', used: null, synced: false });
    await expect(addIt()).rejects.toThrow('passkey_refused');
    await enter(laptop);
    world.clock.now += passkeyAfterLoginSeconds;
    await expect(orderPasskey(await own(token))).rejects.toThrow('log_in_again');
    await expect(addIt()).rejects.toThrow('log_in_again');
    expect((await listPasskeys(await own(token))).map(({ name }) => name).toSorted()).toEqual([
      'Laptop',
      'Phone',
    ]);
  });

  it('are listed with the newest first', async () => {
    const { token } = await joined();
    for (const name of ['Laptop', 'Tablet']) {
      world.clock.now += 1;
      await add(token, device(), name);
    }
    const names = (await listPasskeys(await own(token))).map(({ name }) => name);
    expect(names).toEqual(['Tablet', 'Laptop', 'Phone']);
  });

  it('are told of by mail once they are added, in the company’s language, and of no refused one', async () => {
    const { token } = await joined();
    const mails = () => world.sent.filter(({ body }) => JSON.stringify(body).includes('passkey_added'));
    expect(mails()).toEqual([]);
    await add(token, device());
    await add(token, device(), 'Tablet');
    expect(mails()).toMatchObject([
      { body: { to: email, language: 'is', companyName: 'Smiðir', link: expect.stringMatching(/\/login$/) } },
      { body: { to: email } },
    ]);
    world.clock.now += passkeyAfterLoginSeconds;
    await expect(add(token, device())).rejects.toThrow('log_in_again');
    expect(mails()).toHaveLength(2);
  });

  it('are at most ten, and the device is told which it holds', async () => {
    const { token } = await joined();
    for (let n = 1; n < passkeysMax; n += 1) await add(token, device(), `No ${n}`);
    await expect(orderPasskey(await own(token))).rejects.toThrow('limit_reached');
    const [newest] = await listPasskeys(await own(token));
    await removePasskey(await own(token), { path: { id: newest?.id ?? '' } });
    expect((await orderPasskey(await own(token))).known).toHaveLength(passkeysMax - 1);
    await sound();
  });

  it('are refused from another person’s question, and from one asked before the password changed', async () => {
    const { token } = await joined();
    const other = await joined(device(), 'other@example.com');
    const theirs = device().make(await orderPasskey(await own(other.token)));
    const take = async (by: string, credential: typeof theirs) =>
      addPasskey(await own(by), { body: { name: 'Laptop', credential } });
    await expect(take(token, theirs)).rejects.toThrow('passkey_refused');
    const early = device().make(await orderPasskey(await own(token)));
    await forgotPassword(world.asVisitor(), { body: { email } });
    const body = { token: world.tokenInNotice(), new_password: 'timbur og naglar' };
    const { session_token: renewed = '' } = await changePasswordByLink(world.asVisitor(), { body });
    await expect(take(renewed, early)).rejects.toThrow('passkey_refused');
  });

  it('open nothing once removed, and the history says which', async () => {
    const { its, token } = await joined();
    await add(token, device());
    const [, phone] = (await listPasskeys(await own(token))).toSorted((a, b) => (a.name < b.name ? -1 : 1));
    const proof = its.prove(await asked());
    const path = { id: phone?.id ?? '' };
    await removePasskey(await own(token), { path });
    await expect(removePasskey(await own(token), { path })).rejects.toThrow('passkey_missing');
    await expect(prove(proof)).rejects.toThrow('passkey_refused');
    const history = await listAudit(await world.asCompany(company.token), { query: {} });
    expect(history.find(({ event }) => event === 'passkey_removed')?.detail).toBe('Phone');
  });

  it('leave the way by mail open: who has no password sets one, and keeps the passkeys', async () => {
    const { its } = await joined();
    await expect(
      login(world.asVisitor(), { body: { username: email, password: 'timbur og naglar' } }),
    ).rejects.toThrow('wrong_credentials');
    await forgotPassword(world.asVisitor(), { body: { email } });
    const body = { token: world.tokenInNotice(), new_password: 'timbur og naglar' };
    const session = await changePasswordByLink(world.asVisitor(), { body });
    expect(session.manager?.without_password).toBeUndefined();
    await login(world.asVisitor(), { body: { username: email, password: 'timbur og naglar' } });
    await enter(its);
  });

  it('are of people alone: the company’s own log-in has none', async () => {
    expect(await listPasskeys(await world.asCompany(company.token))).toEqual([]);
    await expect(orderPasskey(await world.asCompany(company.token))).rejects.toThrow('manager_missing');
  });
});
