// Trial, logins, employees, projects and settings over HTTP, as phone apps and browsers call them.

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { keys } from '#functions/table/keys.ts';
import { callerOf, type Sending } from '#test/kit/caller.ts';
import { type RunningSystem, startSystem } from '#test/kit/system.ts';

let system: RunningSystem;
let call: ReturnType<typeof callerOf>;
const company = { name: 'Þakverk Prófun ehf.', email: 'profun@example.com', language: 'is' };
const password = 'a long password';
const said = z.object({ session_token: z.string(), id: z.string() });
const made = z.object({ id: z.string() });

const problem = (status: number, code: string) => ({
  status,
  body: expect.objectContaining({ code, status, detail: expect.any(String), request_id: expect.any(String) }),
});
/** The secret part of the address in the newest notice to somebody. */
const linkTo = (somebody: string) =>
  vi.waitFor(
    async () => {
      const mails = (await system.mails()).filter(({ to }) => to.includes(somebody));
      const messages = (await system.sms()).filter(({ phoneNumber }) => phoneNumber === somebody);
      const links = [...mails, ...messages].map(({ text }) => /token=([\w-]+)/.exec(text ?? '')?.[1]);
      return z.string().parse(links.at(-1));
    },
    { timeout: 10_000, interval: 100 },
  );

/** The company's session, after the whole way through trial and welcome mail. */
const signUp = async (about = company) => {
  await call('POST', '/api/request-trial', { body: about });
  const body = { token: await linkTo(about.email), new_password: password };
  return said.parse((await call('POST', '/api/change_password_token', { body })).body);
};

let ours: z.output<typeof said>;
beforeAll(async () => {
  system = await startSystem({ demo: false });
  call = callerOf(system.api);
  ours = await signUp();
}, 60_000);
afterAll(() => system.stop());

const asOurs = (sending: Sending = {}): Sending => ({ token: ours.session_token, ...sending });
const employ = async (name: string, more: object = {}) =>
  made.parse((await call('POST', '/api/employees', asOurs({ body: { name, token: 'bcdf', ...more } }))).body);
const enter = async (name: string) =>
  said.parse(
    (
      await call('POST', '/employee/v2/login', {
        body: { company_name: company.name, employee_name: name, password: 'bcdf' },
      })
    ).body,
  );

describe('a trial over HTTP', () => {
  it('of a taken name says the specification’s words, as plain text or as a problem', async () => {
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
    expect(await fields({ name: 'X', email: 'x@example.com', admin: true })).toMatchObject([
      { field: 'admin' },
    ]);
  });

  it('repeated after a lost reply is the same company; another body under its key is refused', async () => {
    const ask = (name: string) =>
      call('POST', '/api/request-trial', {
        body: { name, email: 'lost@example.com' },
        key: 'lost-reply-0001',
      });
    const [first, again] = [said.parse((await ask('Lost')).body), said.parse((await ask('Lost')).body)];
    expect(again.id).toBe(first.id);
    expect(await ask('Found')).toMatchObject(problem(422, 'key_reused'));
  });

  it('in a browser sets a cookie that scripts cannot read, and tells no secret', async () => {
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

describe('an employee over HTTP', () => {
  it('is created once, told apart by field, and let in by the SMS', async () => {
    const body = { name: 'Anna', token: 'bcdf', phone_number: '611 1234', send_sms: true };
    const create = () => call('POST', '/api/employees', asOurs({ body, key: 'create-anna-1' }));
    const [first, again] = [await create(), await create()];
    expect(first).toMatchObject({ status: 200, body: { phone_number: '+3546111234', login_token: 'bcdf' } });
    expect(again.body).toEqual(first.body);
    const token = await linkTo('+3546111234');
    const entered = await call('POST', '/api/login_token', { body: { token } });
    expect(entered).toMatchObject({ status: 200, body: { role: 'EMPLOYEE', name: 'Anna' } });
    expect(await call('POST', '/api/login_token', { body: { token } })).toMatchObject(
      problem(401, 'link_over'),
    );
    expect((await system.sms()).filter(({ phoneNumber }) => phoneNumber === '+3546111234')).toHaveLength(1);
  });

  it('may not use the company’s calls, nor the time clock’s, and a missing session none', async () => {
    await employ('Bára');
    const { session_token: token } = await enter('Bára');
    for (const path of ['/api/employees', '/api/projects', '/api/time_clock/employees', '/admin/companies']) {
      expect(await call('GET', path, { token })).toMatchObject(problem(403, 'forbidden'));
      expect(await call('GET', path)).toMatchObject(problem(401, 'session_missing'));
    }
    const body = { name: 'Own' };
    expect(await call('POST', '/employee/v2/projects', { token, body })).toMatchObject(
      problem(403, 'forbidden'),
    );
    const mayNow = { id: made.parse((await call('POST', '/employee/v2/self', { token })).body).id };
    await call('PUT', '/api/employees', asOurs({ body: { ...mayNow, needs: ['create_projects'] } }));
    expect(await call('POST', '/employee/v2/projects', { token, body })).toMatchObject({ status: 200 });
  });

  it('that is disabled is out at once, may come back to read, and may write nothing', async () => {
    const { id } = await employ('Dagur');
    const before = await enter('Dagur');
    expect(await call('PUT', `/api/employees/${id}/disable`, asOurs())).toMatchObject({
      body: { disabled: true },
    });
    expect(await call('GET', '/employee/worklogs', { token: before.session_token })).toMatchObject({
      status: 401,
    });
    const { session_token: token } = await enter('Dagur');
    expect(await call('GET', '/employee/worklogs', { token })).toMatchObject({ status: 200, body: [] });
    expect(await call('GET', '/employee/v2/projects', { token })).toMatchObject(
      problem(401, 'employee_disabled'),
    );
  });
});

describe('a company over HTTP', () => {
  it('that is disabled may read and not write', async () => {
    const theirs = await signUp({ name: 'Lokað', email: 'lokad@example.com', language: 'is' });
    await system.table.write({ update: keys.company(theirs.id), set: { off: 1 } });
    const sending = { token: theirs.session_token };
    expect(await call('GET', '/api/employees', sending)).toMatchObject({ status: 200 });
    expect(await call('POST', '/api/projects', { ...sending, body: { name: 'A' } })).toMatchObject(
      problem(403, 'company_disabled'),
    );
  });

  it('switched to the time clock has only the time clock’s calls, and its own session is gone', async () => {
    const login = await call('POST', '/api/login', { body: { username: company.name, password } });
    const { session_token: token } = said.parse(login.body);
    const clock = said.parse((await call('PUT', '/api/time_clock/login', { token })).body);
    expect(await call('POST', '/api/self', { token })).toMatchObject(problem(401, 'session_missing'));
    const kiosk = { token: clock.session_token };
    expect(await call('POST', '/api/time_clock/self', kiosk)).toMatchObject({
      body: { role: 'COMPANY_TIME_CLOCK' },
    });
    const tiles = await call('GET', '/api/time_clock/employees', kiosk);
    expect(tiles.status).toBe(200);
    expect(JSON.stringify(tiles.body)).not.toMatch(/bcdf|611|phone|token/);
    expect(await call('GET', '/api/employees', kiosk)).toMatchObject(problem(403, 'forbidden'));
  });

  it('makes, changes and closes projects, and a second one of a name is refused', async () => {
    const body = { name: 'Norðurhlið' };
    const { id } = made.parse((await call('POST', '/api/projects', asOurs({ body }))).body);
    const same = await call('POST', '/api/projects', asOurs({ body, headers: { accept: '*/*' } }));
    expect(same).toMatchObject({ status: 409, body: 'A project with that name already exists' });
    const change = asOurs({ body: { id, new_description: 'Þak' } });
    expect(await call('PUT', '/api/projects', change)).toMatchObject({ body: { description: 'Þak' } });
    expect(await call('PUT', '/api/projects', change)).toMatchObject(problem(400, 'no_changes'));
    expect(await call('PUT', `/api/projects/${id}/close`, asOurs())).toMatchObject({
      body: { is_open: false },
    });
    expect(await call('PUT', '/api/projects/p0000000/close', asOurs())).toMatchObject(
      problem(404, 'project_missing'),
    );
  });

  it('past its trial and the days of grace may read and change its password, and write nothing else', async () => {
    const body = { name: 'Eftir prufutíma' };
    await system.clock.advance(28 * 86_400);
    const login = await call('POST', '/api/login', { body: { username: company.name, password } });
    const { session_token: token } = said.parse(login.body);
    expect(await call('POST', '/api/projects', { token, body })).toMatchObject(problem(403, 'trial_over'));
    expect(await call('GET', '/api/projects', { token })).toMatchObject({ status: 200 });
    const change = { current_password: 'wrong password', new_password: 'another password' };
    expect(await call('PUT', '/api/password', { token, body: change })).toMatchObject(
      problem(401, 'wrong_current_password'),
    );
    await system.clock.reset();
  });
});

describe('what anyone may ask', () => {
  it('is the social statistic, the description and its page', async () => {
    expect(await call('GET', '/social_statistic')).toMatchObject({ body: { companies: 403, rate: 61 } });
    expect(await call('GET', '/openapi.json')).toMatchObject({ body: { openapi: '3.1.0' } });
    const page = await fetch(`${system.api}/docs`);
    expect(await page.text()).toContain('/docs/swagger-ui-bundle.js');
    expect((await fetch(`${system.api}/docs/swagger-ui-bundle.js`)).status).toBe(200);
    expect(await call('GET', '/docs/package.json')).toMatchObject(problem(404, 'route_missing'));
    expect(await call('POST', '/api/se', { body: { message: 'oops' } })).toMatchObject({ status: 200 });
  });
});
