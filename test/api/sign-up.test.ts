// Trial, logins, cookies and the reference over HTTP, as phone apps and browsers call them.

import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { signedInCookie } from '#shared/signed-in.ts';
import { type Accounts, accountsOn, password, problem } from '#test/kit/system/accounts.ts';
import type { RunningSystem } from '#test/kit/system/system.ts';
import { sharedSystem } from '#test/kit/system/use-system.ts';

let system: RunningSystem;
let accounts: Accounts;
let call: Accounts['call'];
const company = { name: 'Þakverk Prófun ehf.', email: 'profun@example.com', language: 'is' as const };

beforeAll(async () => {
  system = await sharedSystem();
  accounts = accountsOn(system);
  ({ call } = accounts);
  await accounts.signUp(company);
});

const said = z.object({ session_token: z.string(), id: z.string() });

describe('a trial over HTTP', () => {
  it('of a taken name says the specification’s words, as plain text or as a problem [wire.problem-json wire.plain-json-string errors.company-exists-body]', async () => {
    const body = { ...company, name: company.name.toUpperCase() };
    expect(await call('POST', '/api/request-trial', { body })).toMatchObject(problem(409, 'company_exists'));
    const plain = await call('POST', '/api/request-trial', { body, headers: { accept: '*/*' } });
    expect(plain).toMatchObject({ status: 409, body: 'A company with that name already exists' });
  });

  it('names the field at fault', async () => {
    const ask = (body: unknown) => call('POST', '/api/request-trial', { body });
    const fields = async (body: unknown) =>
      z.object({ errors: z.array(z.object({ field: z.string() })) }).parse((await ask(body)).body).errors;
    expect(await fields({ name: ' ', email: 'x' })).toMatchObject([{ field: 'name' }, { field: 'email' }]);
    for (const phone of ['123', '+354 611'])
      expect(await fields({ name: 'X', email: 'x@example.com', phone })).toMatchObject([{ field: 'phone' }]);
    expect(await fields({ name: 'X', email: 'x@example.com', admin: true })).toMatchObject([
      { field: 'admin' },
    ]);
  });

  it('repeated after a lost reply is the same company; another body under its key is refused [calls.post-api-request-trial]', async () => {
    const ask = (name: string) =>
      call('POST', '/api/request-trial', {
        body: { name, email: 'lost@example.com' },
        key: 'lost-reply-0001',
      });
    const [first, again] = [said.parse((await ask('Lost')).body), said.parse((await ask('Lost')).body)];
    expect(again.id).toBe(first.id);
    expect(await ask('Found')).toMatchObject(problem(422, 'key_reused'));
  });

  it.each([
    ['POST', '/api/login', { username: company.name, password: '' }, 'wrong_company_password'],
    ['POST', '/api/time_clock/login', { username: company.name, password: '' }, 'wrong_company_password'],
    [
      'POST',
      '/employee/v2/login',
      { company_name: company.name, employee_name: 'Anna', password: '' },
      'wrong_employee_name',
    ],
    ['POST', '/admin/login', { username: 'nobody', password: '' }, 'wrong_credentials'],
  ] as const)('judges an empty password at %s %s as a wrong one', async (method, path, body, code) => {
    expect(await call(method, path, { body })).toMatchObject(problem(401, code));
  });

  it('in a browser sets a cookie that scripts cannot read, and returns no secret [session.phone-app-cookie-or-bearer calls.company-session.*]', async () => {
    const headers = { origin: system.web, 'x-stund': '1' };
    const body = { username: company.name, password };
    const reply = await call('POST', '/api/login', { body, headers });
    expect(reply.body).not.toHaveProperty('session_token');
    const cookie = reply.headers.getSetCookie()[0] ?? '';
    expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+/);
    const sent = { ...headers, cookie: cookie.split(';')[0] ?? '' };
    expect(await call('POST', '/api/self', { headers: sent })).toMatchObject({
      status: 200,
      body: { role: 'COMPANY', name: company.name },
    });
    const left = await call('POST', '/api/logout', { headers: sent });
    expect(left.status).toBe(204);
    expect(left.headers.getSetCookie()[0]).toContain('Max-Age=0');
    expect(await call('POST', '/api/self', { headers: sent })).toMatchObject(problem(401, 'session_missing'));
  });

  it('in a browser sets a second cookie that pages can read: no secret, gone with the session', async () => {
    const headers = { origin: system.web, 'x-stund': '1' };
    const body = { username: company.name, password };
    const marks = (reply: Awaited<ReturnType<typeof call>>) =>
      reply.headers.getSetCookie().filter((one) => one.startsWith(`${signedInCookie}=`));
    const reply = await call('POST', '/api/login', { body, headers });
    const [session = ''] = reply.headers.getSetCookie();
    const whole = /Max-Age=\d+/.exec(session)?.[0] ?? expect.fail(session);
    expect(marks(reply)).toEqual([`${signedInCookie}=yes; Path=/; SameSite=Lax; ${whole}`]);
    const cookie = `${session.split(';')[0]}; ${signedInCookie}=yes`;
    const self = (more: object) => call('POST', '/api/self', { headers: { ...headers, cookie, ...more } });
    expect(marks(await self({}))).toEqual([]);
    const left = await call('POST', '/api/logout', { headers: { ...headers, cookie } });
    expect(marks(left)).toEqual([expect.stringMatching(/=; Path=\/; SameSite=Lax; Max-Age=0$/)]);
    // What is left of it where a session ended elsewhere goes with the refusal; a page of somebody else takes nothing.
    expect(marks(await self({ 'x-stund-subject': 'somebody' }))).toEqual([]);
    expect(marks(await self({}))).toEqual([expect.stringContaining('Max-Age=0')]);
    expect(marks(await self({ cookie: '' }))).toEqual([]);
  });

  it('is refused from another site, or without the header that forms cannot send', async () => {
    const body = { username: company.name, password };
    for (const headers of [
      { origin: 'https://evil.example', 'x-stund': '1' },
      { origin: 'null', 'x-stund': '1' },
      { origin: system.web },
      { 'sec-fetch-site': 'same-site' },
    ]) {
      expect(await call('POST', '/api/login', { body, headers })).toMatchObject(
        problem(403, 'origin_refused'),
      );
    }
  });
});

describe('what anyone may ask', () => {
  it('is the social statistic, the description and its page [calls.get-social-statistic calls.post-api-se]', async () => {
    expect(await call('GET', '/social_statistic')).toMatchObject({ body: { companies: 403, rate: 61 } });
    expect(await call('GET', '/openapi.json')).toMatchObject({ body: { openapi: '3.1.0' } });
    const page = await fetch(`${system.api}/docs`);
    expect(await page.text()).toContain('/docs/swagger-ui-bundle.js');
    expect((await fetch(`${system.api}/docs/swagger-ui-bundle.js`)).status).toBe(200);
    expect(await call('GET', '/docs/package.json')).toMatchObject(problem(404, 'route_missing'));
    expect(await call('POST', '/api/se', { body: { message: 'oops' } })).toMatchObject({ status: 200 });
  });
});
