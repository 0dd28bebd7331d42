// A trial: one company a name, logged in at once, its credentials mailed.

import { describe, expect, it } from 'vitest';
import { changeSettings } from '#functions/domain/companies/settings.ts';
import { requestTrial } from '#functions/domain/companies/trial.ts';
import {
  changePasswordByLink,
  forgotPassword,
  passwordLinkCompany,
} from '#functions/domain/sign-in/passwords.ts';
import { findActor } from '#functions/domain/sessions/sessions.ts';
import { keys } from '#functions/table/keys.ts';
import { sessions as contract } from '#shared/api/session.ts';
import { budgets, sessionSeconds } from '#shared/limits.ts';
import { usePeople } from '#test/kit/world/use-people.ts';

const world = await usePeople();

const code = (value: string) => expect.objectContaining({ code: value });

describe('a trial', () => {
  it('creates the company, logs it in at once and mails the link that sets its password [trial.success-logs-in trial.length-days]', async () => {
    const ctx = world.asVisitor();
    const reply = await requestTrial(ctx, {
      body: { name: 'Ósk ehf.', email: 'osk@example.com', language: 'is' },
    });
    expect(reply).toMatchObject({
      role: 'COMPANY',
      name: 'Ósk ehf.',
      email: 'osk@example.com',
      email_verified: false,
      country: 'IS',
      paying_customer: false,
      trial_ends: '2026-12-02T08:00:00Z',
      latest_work_log: null,
      integrations: {},
      settings: { language: 'is', time_zone: 'Atlantic/Reykjavik', features: { approve_work_logs: false } },
    });
    expect(ctx.extras.session).toEqual({ token: reply.session_token, seconds: sessionSeconds.COMPANY.whole });
    expect(contract.endpoints.requestTrial.reply.parse(reply)).toEqual(reply);
    expect(world.sent).toMatchObject([
      {
        name: 'mail.requested',
        body: { template: 'welcome', to: 'osk@example.com', language: 'is', companyName: 'Ósk ehf.' },
      },
    ]);
    expect(JSON.stringify(world.sent)).toContain('https://app.example.com/change_password_link?token=');
  });

  it('works in the country it says, and else in that of its phone, and else of the site’s language', async () => {
    const of = async (name: string, more: object) =>
      requestTrial(world.asVisitor(), {
        // A mailbox of its own: one gets three welcome mails a day.
        body: { name, email: `${name.toLowerCase()}@example.com`, ...more },
      });
    const placed = async (name: string, more: object) => {
      const { country, settings } = await of(name, more);
      return [country, settings?.time_zone, settings?.language];
    };
    expect(await placed('London', { language: 'en', country: 'GB' })).toEqual(['GB', 'Europe/London', 'en']);
    expect(await placed('Boston', { country: 'US' })).toEqual(['US', 'America/New_York', 'en']);
    expect(await placed('Cork', { language: 'is', country: 'IE' })).toEqual(['IE', 'Europe/Dublin', 'is']);
    expect(await placed('Leeds', { phone: '+44 113 496 0000' })).toEqual(['GB', 'Europe/London', 'en']);
    expect(await placed('Faro', { phone: '00351 289 000 000' })).toEqual(['PT', 'Europe/Lisbon', 'en']);
    expect(await placed('Obras', { language: 'pt' })).toEqual(['PT', 'Europe/Lisbon', 'pt']);
    expect(await placed('Ponta', { country: 'PT', time_zone: 'Atlantic/Azores' })).toEqual([
      'PT',
      'Atlantic/Azores',
      'en',
    ]);
    expect(await placed('Builders', { phone: '' })).toEqual(['IE', 'Europe/Dublin', 'en']);
  });

  it('names the field of an unknown time zone, and makes no company', async () => {
    const ask = (time_zone: string) =>
      requestTrial(world.asVisitor(), {
        body: { name: 'Nowhere Ltd', email: 'nowhere@example.com', time_zone },
      });
    await expect(ask('Atlantis/Poseidonis')).rejects.toMatchObject({
      code: 'invalid_input',
      issues: [{ field: 'time_zone', code: 'wrong_value' }],
    });
    expect(world.sent).toEqual([]);
    expect(await ask('Atlantic/Azores')).toMatchObject({ name: 'Nowhere Ltd' });
  });

  it('is refused with 409 when the name is taken, in any case and spacing', async () => {
    await world.aCompany('Smiðir ehf.');
    await expect(
      requestTrial(world.asVisitor(), { body: { name: 'SMIÐIR  EHF.', email: 'b@example.com' } }),
    ).rejects.toThrow(code('company_exists'));
  });

  it('of one name asked for twenty times at once creates one company', async () => {
    const all = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) =>
        requestTrial(world.asVisitor(), { body: { name: 'Race', email: `race${n}@example.com` } }),
      ),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const reasons = all.flatMap((one) =>
      one.status === 'rejected' ? [one.reason.code ?? String(one.reason)] : [],
    );
    expect(reasons.filter((reason) => reason !== 'company_exists' && reason !== 'busy')).toEqual([]);
    expect(world.sent).toHaveLength(1);
  });

  it('repeated with its idempotency key logs into the same company and mails once', async () => {
    const ask = (content?: string) =>
      requestTrial(world.asVisitor({ key: 'key-12345', ...(content ? { content } : {}) }), {
        body: { name: 'Lost reply', email: 'lost@example.com' },
      });
    const first = await ask();
    const again = await ask();
    expect(again.id).toBe(first.id);
    expect(again.session_token).not.toBe(first.session_token);
    expect((await world.actor(again.session_token ?? '')).company?.id).toBe(first.id);
    expect(world.sent).toHaveLength(1);
    await changePasswordByLink(world.asVisitor(), {
      body: { token: world.tokenInNotice(), new_password: 'my own password' },
    });
    await expect(ask()).rejects.toThrow(code('company_exists'));
  });

  it.each([
    ['has a password', { w: 'a hash' }],
    ['has a confirmed e-mail', { ev: 1 }],
    ['is to be deleted', { da: 1, de: 2 }],
  ])('repeated with its idempotency key lets nobody into a company that %s by now', async (_, set) => {
    const ask = () =>
      requestTrial(world.asVisitor({ key: 'key-12345' }), {
        body: { name: 'Lost reply', email: 'lost@example.com' },
      });
    const { id } = await ask();
    await world.table.write({ update: keys.company(id), set });
    await expect(ask()).rejects.toThrow(code('company_exists'));
  });

  describe('sent again with its key and another e-mail, after a lost reply', () => {
    const ask = (email: string, more: object = {}) =>
      requestTrial(world.asVisitor({ key: 'key-12345', content: JSON.stringify([email, more]) }), {
        body: { name: 'Lost reply', email, ...more },
      });
    const whose = (token: string) => passwordLinkCompany(world.asVisitor(), { body: { token } });

    it('is the same company with the later e-mail, which is mailed; the first link and session are dead', async () => {
      const wrong = await ask('lots@example.com', { country: 'IE' });
      const first = world.tokenInNotice();
      const right = await ask('lost@example.com', { country: 'PT', language: 'pt' });
      expect(right).toMatchObject({
        id: wrong.id,
        name: 'Lost reply',
        email: 'lost@example.com',
        email_verified: false,
        country: 'PT',
        settings: { language: 'pt', time_zone: 'Europe/Lisbon' },
      });
      expect(world.sent).toHaveLength(2);
      expect(world.sent.at(-1)).toMatchObject({
        body: { template: 'welcome', to: 'lost@example.com', language: 'pt' },
      });
      await expect(whose(first)).rejects.toThrow(code('link_over'));
      await expect(whose(world.tokenInNotice())).resolves.toEqual({ company: 'Lost reply' });
      expect(await findActor(world.table, wrong.session_token ?? '', world.clock.now)).toBe('over');
      await world.actor(right.session_token ?? '');
      const forget = (email: string) => forgotPassword(world.asVisitor(), { body: { email } });
      await expect(forget('lots@example.com')).rejects.toThrow(code('company_missing'));
      await forget('lost@example.com');
    });

    it('mails once however often that is repeated, and follows the form back to the first e-mail', async () => {
      await ask('lots@example.com');
      await ask('lost@example.com');
      await ask('lost@example.com');
      expect(world.sent).toHaveLength(2);
      expect(await ask('lots@example.com')).toMatchObject({ email: 'lots@example.com' });
      expect(world.sent).toHaveLength(3);
    });

    it('mails a mailbox no more often than its day allows, and changes nothing beyond', async () => {
      for (let n = 0; n < budgets.trialsPerMailbox[0] - 1; n += 1)
        await requestTrial(world.asVisitor(), {
          body: { name: `Other ${n}`, email: 'victim@example.com' },
        });
      await ask('victim@example.com');
      await ask('lost@example.com');
      await expect(ask('victim@example.com')).rejects.toThrow(code('too_many_requests'));
      expect(await ask('lost@example.com')).toMatchObject({ email: 'lost@example.com' });
    });

    it('is refused, and says which company was made, for another name', async () => {
      const { id } = await ask('lost@example.com');
      const other = ask('lost@example.com', { name: 'Found' });
      await expect(other).rejects.toMatchObject({
        code: 'key_reused',
        params: { name: 'Lost reply', email: 'lost@example.com' },
      });
      expect(await ask('lost@example.com')).toMatchObject({ id });
      expect(world.sent).toHaveLength(1);
    });

    it('is refused once the password is set or a setting changed', async () => {
      const { session_token } = await ask('lost@example.com');
      await changeSettings(await world.asCompany(session_token ?? ''), { body: { language: 'is' } });
      await expect(ask('lots@example.com')).rejects.toThrow(code('key_reused'));
      expect(await ask('lost@example.com')).toMatchObject({ settings: { language: 'is' } });
      await changePasswordByLink(world.asVisitor(), {
        body: { token: world.tokenInNotice(), new_password: 'my own password' },
      });
      await expect(ask('lots@example.com')).rejects.toThrow(code('key_reused'));
      await expect(ask('lost@example.com')).rejects.toThrow(code('company_exists'));
    });
  });

  it('is refused after five from one address in an hour', async () => {
    const ask = (name: string) =>
      requestTrial(world.asVisitor({ address: '198.51.100.7' }), {
        body: { name, email: `${name.replaceAll(' ', '')}@example.com` },
      });
    for (let n = 0; n < budgets.trialsPerAddress[0]; n += 1) await ask(`Company ${n}`);
    await expect(ask('One more')).rejects.toThrow(code('too_many_requests'));
    world.clock.now += budgets.trialsPerAddress[1];
    await expect(ask('One more')).resolves.toMatchObject({ name: 'One more' });
  });

  it('of another person’s e-mail, three times from one address, leaves its owner sign-ups of their own', async () => {
    const ask = (name: string, address: string) =>
      requestTrial(world.asVisitor({ address }), { body: { name, email: 'owner@example.com' } });
    const [each, all] = [budgets.trialsPerMailboxAddress[0], budgets.trialsPerMailbox[0]];
    for (let n = 0; n < each; n += 1) await ask(`Not theirs ${n}`, '198.51.100.66');
    await expect(ask('Not theirs', '198.51.100.66')).rejects.toThrow(code('too_many_requests'));
    await expect(ask('Theirs', '198.51.100.7')).resolves.toMatchObject({ name: 'Theirs' });
    // A mailbox is not flooded from many addresses either.
    for (let n = each + 1; n < all; n += 1) await ask(`More ${n}`, `203.0.113.${n}`);
    await expect(ask('One more', '203.0.113.99')).rejects.toThrow(code('too_many_requests'));
  });

  it('says to one address five times an hour that a name is taken; then neither that nor that one is free', async () => {
    await world.aCompany('Smiðir ehf.');
    const ask = (name: string, address = '198.51.100.7') =>
      requestTrial(world.asVisitor({ address }), { body: { name, email: 'x@example.com' } });
    for (let n = 0; n < budgets.takenNames[0]; n += 1)
      await expect(ask('Smiðir ehf.')).rejects.toThrow(code('company_exists'));
    await expect(ask('Smiðir ehf.')).rejects.toThrow(code('too_many_requests'));
    await expect(ask('A free name')).rejects.toThrow(code('too_many_requests'));
    await expect(ask('A free name', '198.51.100.8')).resolves.toMatchObject({ name: 'A free name' });
    world.clock.now += budgets.takenNames[1];
    await expect(ask('Smiðir ehf.')).rejects.toThrow(code('company_exists'));
  });

  it('says to each address once that a name is taken, when the whole platform is asked', async () => {
    await world.aCompany('Smiðir ehf.');
    const ask = (name: string, address: string) =>
      requestTrial(world.asVisitor({ address }), { body: { name, email: 'x@example.com' } });
    const [most] = budgets.takenNamesEverywhere;
    const key = keys.budget('takenNamesEverywhere all', '-');
    await world.table.write({ put: { ...key, n: most - 1, until: world.clock.now + 3600 } });
    for (const address of ['198.51.100.1', '198.51.100.2'])
      await expect(ask('Smiðir ehf.', address)).rejects.toThrow(code('company_exists'));
    await expect(ask('Smiðir ehf.', '198.51.100.1')).rejects.toThrow(code('too_many_requests'));
    await expect(ask('A free name', '198.51.100.3')).resolves.toMatchObject({ name: 'A free name' });
  });

  it('counts questions that come all at once', async () => {
    await world.aCompany('Smiðir ehf.');
    const all = await Promise.allSettled(
      Array.from({ length: 15 }, () =>
        requestTrial(world.asVisitor({ address: '198.51.100.7' }), {
          body: { name: 'Smiðir ehf.', email: 'x@example.com' },
        }),
      ),
    );
    const refused = all.filter((one) => one.status === 'rejected' && one.reason.code === 'company_exists');
    expect(refused.length).toBeLessThanOrEqual(budgets.takenNames[0]);
  });
});
