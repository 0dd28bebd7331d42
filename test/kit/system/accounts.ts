// Creates accounts on a running system as people do: a trial, its mail, employees and their logins.

import { vi } from 'vitest';
import * as z from 'zod';
import { callerOf, type Sending } from './caller.ts';
import type { RunningSystem } from './system.ts';
import type { languages } from '#shared/limits.ts';

type Language = (typeof languages)[number];

const said = z.object({ session_token: z.string(), id: z.string() });
export const madeReply = z.object({ id: z.string() });
export const password = 'a long password';

export function accountsOn(system: RunningSystem) {
  const call = callerOf(system.api);

  /** The tokens of the links in all notices to an address or number, oldest first. */
  async function linksTo(somebody: string): Promise<readonly string[]> {
    const mails = (await system.mails()).filter(({ to }) => to.includes(somebody));
    const messages = (await system.sms()).filter(({ phoneNumber }) => phoneNumber === somebody);
    return [...mails, ...messages].flatMap(({ text }) => /token=([\w-]+)/.exec(text ?? '')?.[1] ?? []);
  }

  /** The result of `act`, and the token of the link in the notice that it causes: notices are sent later, and an older one has a link too. */
  async function linkAfter<Result>(somebody: string, act: () => Promise<Result>) {
    const before = new Set(await linksTo(somebody));
    const result = await act();
    const link = async () => z.string().parse((await linksTo(somebody)).find((token) => !before.has(token)));
    return { result, token: await vi.waitFor(link, { timeout: 50_000, interval: 100 }) };
  }

  /** A company that has gone through trial and welcome mail, and a caller as its account. */
  async function signUp(about: { name: string; email: string; language: Language }) {
    const requested = () => call('POST', '/api/request-trial', { body: about });
    const body = { token: (await linkAfter(about.email, requested)).token, new_password: password };
    const { id, session_token: token } = said.parse(
      (await call('POST', '/api/change_password_token', { body })).body,
    );
    const as = (sending: Sending = {}): Sending => ({ token, ...sending });

    const employ = async (name: string, more: object = {}) =>
      madeReply.parse(
        (await call('POST', '/api/employees', as({ body: { name, token: 'bdgk', ...more } }))).body,
      );
    async function enter(name: string) {
      const login = { company_name: about.name, employee_name: name, password: 'bdgk' };
      return said.parse((await call('POST', '/employee/v2/login', { body: login })).body).session_token;
    }
    async function logIn() {
      const login = { username: about.name, password };
      return said.parse((await call('POST', '/api/login', { body: login })).body).session_token;
    }
    return { id, name: about.name, token, as, employ, enter, logIn };
  }
  return { call, linkAfter, signUp };
}
export type Accounts = ReturnType<typeof accountsOn>;
export type Account = Awaited<ReturnType<Accounts['signUp']>>;

/** The shape of an error for a client that accepts problem documents. */
export const problem = (status: number, code: string) => ({
  status,
  body: { code, status, type: `urn:stund:error:${code}` },
});
