// The company's password: changed with the old one or by a mailed link, and the sessions that end with it.

import { describe, expect, it } from 'vitest';
import { requestTrial } from '#functions/domain/companies/trial.ts';
import { changePassword, changePasswordByLink, forgotPassword } from '#functions/domain/sign-in/passwords.ts';
import { findActor } from '#functions/domain/sessions/sessions.ts';
import { login } from '#functions/domain/sign-in/sign-in.ts';
import { budgets, resetLinkSeconds } from '#shared/limits.ts';
import { usePeople } from '#test/kit/world/use-people.ts';

const world = await usePeople();

const code = (value: string) => expect.objectContaining({ code: value });
const enter = (name: string, password: string, address?: string) =>
  login(world.asVisitor(address ? { address } : {}), { body: { username: name, password } });
const isOver = async (token: string) => (await findActor(world.table, token, world.clock.now)) === 'over';

describe('a company password', () => {
  it('is changed only by who knows it, and ends every other session and every link', async () => {
    const company = await world.aCompany('Smiðir');
    const other = await enter('Smiðir', company.password);
    await forgotPassword(world.asVisitor(), { body: { email: company.email } });
    const mailed = world.tokenInNotice();
    const change = async (current: string) =>
      changePassword(await world.asCompany(company.token), {
        body: { current_password: current, new_password: 'another password' },
      });
    await expect(change('wrong')).rejects.toThrow(code('wrong_current_password'));
    await change(company.password);
    await expect(world.actor(company.token)).resolves.toMatchObject({ role: 'COMPANY' });
    expect(await findActor(world.table, other.session_token ?? '', world.clock.now)).toBeUndefined();
    await expect(
      changePasswordByLink(world.asVisitor(), { body: { token: mailed, new_password: 'a third password' } }),
    ).rejects.toThrow(code('link_over'));
    await expect(enter('Smiðir', company.password)).rejects.toThrow(code('wrong_company_password'));
    await expect(enter('Smiðir', 'another password')).resolves.toMatchObject({ role: 'COMPANY' });
  });

  it('set by the mailed link proves the e-mail and ends the sessions of the person who signed up with it [trial.welcome-link-verifies-email]', async () => {
    const stranger = await requestTrial(world.asVisitor(), {
      body: { name: 'Smiðir', email: 'owner@example.com' },
    });
    const reply = await changePasswordByLink(world.asVisitor(), {
      body: { token: world.tokenInNotice(), new_password: 'the owner’s own' },
    });
    expect(reply).toMatchObject({ role: 'COMPANY', email_verified: true });
    expect(await isOver(stranger.session_token ?? '')).toBe(true);
    await world.actor(reply.session_token ?? '');
  });

  it('that is forgotten is mailed a link; no company is 404, several are 422 until named', async () => {
    const forget = (email: string, name?: string) =>
      forgotPassword(world.asVisitor(), { body: { email, ...(name ? { name } : {}) } });
    await expect(forget('nobody@example.com')).rejects.toThrow(code('company_missing'));
    for (const name of ['One', 'Two']) {
      await requestTrial(world.asVisitor(), { body: { name, email: 'both@example.com' } });
    }
    await expect(forget('Both@Example.com')).rejects.toThrow(code('company_ambiguous'));
    await forget('both@example.com', 'two');
    expect(world.sent.at(-1)).toMatchObject({ body: { template: 'reset_password', companyName: 'Two' } });
    await expect(forget('both@example.com', 'three')).rejects.toThrow(code('company_missing'));
  });

  it('asked for again and again sends three mails, the last of which works, and locks no account', async () => {
    const company = await world.aCompany('Smiðir');
    const forget = (address?: string) =>
      forgotPassword(world.asVisitor(address ? { address } : {}), { body: { email: company.email } });
    const mails = () => world.sent.filter(({ body }) => JSON.stringify(body).includes('reset_password'));
    for (let n = 0; n < 10; n += 1) {
      await forget();
      world.clock.now += 60;
    }
    expect(mails()).toHaveLength(budgets.forgotPasswordMail[0]);
    const token = world.tokenInNotice();
    await changePasswordByLink(world.asVisitor(), { body: { token, new_password: 'a third password' } });
    await expect(enter('Smiðir', 'a third password')).resolves.toMatchObject({ role: 'COMPANY' });
    // When the last link is over, the next mail is sent.
    world.clock.now += resetLinkSeconds;
    await forget();
    expect(mails()).toHaveLength(budgets.forgotPasswordMail[0] + 1);
    for (let n = 0; n < budgets.forgotPassword[0]; n += 1) await forget('198.51.100.9');
    await expect(forget('198.51.100.9')).rejects.toMatchObject({
      code: 'too_many_requests',
      params: { seconds: budgets.forgotPassword[1] },
    });
  });

  it('is asked for from one address for twenty companies an hour, and for three e-mails that none has', async () => {
    const forget = (email: string, address = '198.51.100.7') =>
      forgotPassword(world.asVisitor({ address }), { body: { email } });
    const [most, wrong] = [budgets.forgotPassword[0], budgets.forgotPasswordUnknown[0]];
    expect([most, wrong]).toEqual([20, 3]);
    const company = await world.aCompany('Smiðir');
    for (let n = 0; n < wrong; n += 1) {
      await forget(company.email);
      await expect(forget(`nobody${n}@example.com`)).rejects.toThrow(code('company_missing'));
    }
    // From here on a customer's e-mail and an unknown one get the same answer.
    for (const email of ['nobody@example.com', company.email])
      await expect(forget(email)).rejects.toMatchObject({
        code: 'too_many_requests',
        params: { seconds: budgets.forgotPasswordUnknown[1] },
      });
    await forget(company.email, '198.51.100.9');
  });

  it('is mailed five times a day to an unproven mailbox, whichever companies name it', async () => {
    const names = ['One', 'Two', 'Three', 'Four'];
    const emailOf = (name: string) => `victim+${name.toLowerCase()}@example.com`;
    const at = (n: number) => world.asVisitor({ address: `198.51.100.${n}` });
    for (const [n, name] of names.entries()) {
      world.clock.now += budgets.trialsPerMailbox[1];
      await requestTrial(at(n), { body: { name, email: emailOf(name) } });
    }
    const mails = () => world.sent.filter(({ body }) => JSON.stringify(body).includes('reset_password'));
    const forgetAll = async () => {
      for (const [n, name] of names.entries())
        for (let round = 0; round < 2; round += 1)
          await expect(
            forgotPassword(at(100 + n), { body: { email: emailOf(name) } }),
          ).resolves.toBeUndefined();
    };
    await forgetAll();
    expect(mails()).toHaveLength(budgets.forgotPasswordMailbox[0]);
    // The link that came last works, and who has proven their address by it has mails of their own.
    const token = world.tokenInNotice();
    await changePasswordByLink(at(200), { body: { token, new_password: 'a third password' } });
    await forgotPassword(at(201), { body: { email: emailOf('Three') } });
    expect(mails()).toHaveLength(budgets.forgotPasswordMailbox[0] + 1);
    world.clock.now += budgets.forgotPasswordMailbox[1];
    await forgotPassword(at(202), { body: { email: emailOf('Four') } });
    expect(mails()).toHaveLength(budgets.forgotPasswordMailbox[0] + 2);
  });

  it('that is changed is mailed to the company’s address, in its language; a first one is not', async () => {
    const company = await world.aCompany('Smiðir', 'pt');
    const notices = () => world.sent.filter(({ body }) => JSON.stringify(body).includes('password_changed'));
    expect(notices()).toEqual([]);
    const body = { current_password: company.password, new_password: 'another password' };
    await changePassword(await world.asCompany(company.token), { body });
    expect(notices()).toMatchObject([
      { body: { to: company.email, language: 'pt', link: expect.stringMatching(/\/forgot_password$/) } },
    ]);
    await forgotPassword(world.asVisitor(), { body: { email: company.email } });
    await changePasswordByLink(world.asVisitor(), {
      body: { token: world.tokenInNotice(), new_password: 'a third password' },
    });
    expect(notices()).toHaveLength(2);
  });

  it('is asked of who is logged in within tries that strangers cannot use up', async () => {
    const company = await world.aCompany('Smiðir');
    for (let n = 0; n < budgets.companyGuess[0]; n += 1)
      await expect(enter('Smiðir', 'wrong')).rejects.toThrow(code('wrong_company_password'));
    const change = async (current_password: string) =>
      changePassword(await world.asCompany(company.token), {
        body: { current_password, new_password: 'another password' },
      });
    for (let n = 1; n < budgets.deviceGuessHour[0]; n += 1)
      await expect(change('wrong')).rejects.toThrow(code('wrong_current_password'));
    await change(company.password);
    await expect(change('wrong')).rejects.toThrow(code('wrong_current_password'));
    await expect(change('another password')).rejects.toThrow(code('too_many_requests'));
  }, 120_000);
});
