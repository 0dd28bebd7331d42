// Employees, the company and its time clock over HTTP: what each may, and what ends with what.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { keys } from '#functions/table/keys.ts';
import { toWire } from '#shared/time/instant.ts';
import { type Account, type Accounts, accountsOn, madeReply, problem } from '#test/kit/system/accounts.ts';
import { type RunningSystem, startSystem } from '#test/kit/system/system.ts';
import { aPress } from '#test/kit/system/tenant.ts';

let system: RunningSystem;
let accounts: Accounts;
let call: Accounts['call'];
let ours: Account;
const company = { name: 'Þakverk Prófun ehf.', email: 'profun@example.com', language: 'is' as const };

beforeAll(async () => {
  system = await startSystem({ demo: false });
  accounts = accountsOn(system);
  ({ call } = accounts);
  ours = await accounts.signUp(company);
});
afterAll(() => system.stop());

const said = z.object({ session_token: z.string(), id: z.string() });

describe('an employee over HTTP', () => {
  it('is created once, is refused by field, and logs in by the SMS [used-by.phone-apps roles.company-employees calls.new-employee.*]', async () => {
    const body = { name: 'Anna', token: 'bdgk', phone_number: '611 1234', send_sms: true };
    const create = () => call('POST', '/api/employees', ours.as({ body, key: 'create-anna-1' }));
    const { result: first, token } = await accounts.linkAfter('+3546111234', create);
    const again = await create();
    expect(first).toMatchObject({ status: 200, body: { phone_number: '+3546111234', login_token: 'bdgk' } });
    expect(again.body).toEqual(first.body);
    const entered = await call('POST', '/api/login_token', { body: { token } });
    expect(entered).toMatchObject({ status: 200, body: { role: 'EMPLOYEE', name: 'Anna' } });
    expect(await call('POST', '/api/login_token', { body: { token } })).toMatchObject(
      problem(401, 'link_over'),
    );
    expect((await system.sms()).filter(({ phoneNumber }) => phoneNumber === '+3546111234')).toHaveLength(1);
  });

  it('may not use the company’s calls, nor the time clock’s, and a missing session none [employee-projects.create-needs-permission calls.permitted.* needs.projects.*]', async () => {
    await ours.employ('Bára');
    const token = await ours.enter('Bára');
    for (const path of ['/api/employees', '/api/projects', '/api/time_clock/employees', '/admin/companies']) {
      expect(await call('GET', path, { token })).toMatchObject(problem(403, 'forbidden'));
      expect(await call('GET', path)).toMatchObject(problem(401, 'session_missing'));
    }
    const body = { name: 'Own' };
    expect(await call('POST', '/employee/v2/projects', { token, body })).toMatchObject(
      problem(403, 'forbidden'),
    );
    const mayNow = { id: madeReply.parse((await call('POST', '/employee/v2/self', { token })).body).id };
    await call('PUT', '/api/employees', ours.as({ body: { ...mayNow, needs: ['create_projects'] } }));
    expect(await call('POST', '/employee/v2/projects', { token, body })).toMatchObject({ status: 200 });
  });

  it('that is disabled is out at once, may come back to read, and may write nothing [calls.disabled-employee.* employee.disabled-reads.*]', async () => {
    const { id } = await ours.employ('Dagur');
    const before = await ours.enter('Dagur');
    expect(await call('PUT', `/api/employees/${id}/disable`, ours.as())).toMatchObject({
      body: { disabled: true },
    });
    expect(await call('GET', '/employee/worklogs', { token: before })).toMatchObject({
      status: 401,
    });
    const token = await ours.enter('Dagur');
    expect(await call('GET', '/employee/worklogs', { token })).toMatchObject({ status: 200, body: [] });
    expect(await call('GET', '/employee/v2/projects', { token })).toMatchObject(
      problem(401, 'employee_disabled'),
    );
  });
});

describe('a company over HTTP', () => {
  it('that is disabled may read and not write [calls.get-api-employees company.disabled-can-read company.disabled-writes-refused]', async () => {
    const theirs = await accounts.signUp({ name: 'Lokað', email: 'lokad@example.com', language: 'is' });
    await system.table.write({ update: keys.company(theirs.id), set: { off: 1 } });
    const sending = theirs.as();
    expect(await call('GET', '/api/employees', sending)).toMatchObject({ status: 200 });
    expect(await call('POST', '/api/projects', { ...sending, body: { name: 'A' } })).toMatchObject(
      problem(403, 'company_disabled'),
    );
  });

  it('switched to the time clock has only the time clock’s calls, and its own session is gone [calls.time-clock.*]', async () => {
    const token = await ours.logIn();
    const clock = said.parse((await call('PUT', '/api/time_clock/login', { token })).body);
    expect(await call('POST', '/api/self', { token })).toMatchObject(problem(401, 'session_missing'));
    const kiosk = { token: clock.session_token };
    expect(await call('POST', '/api/time_clock/self', kiosk)).toMatchObject({
      body: { role: 'COMPANY_TIME_CLOCK' },
    });
    const tiles = await call('GET', '/api/time_clock/employees', kiosk);
    expect(tiles.status).toBe(200);
    expect(JSON.stringify(tiles.body)).not.toMatch(/bdgk|611|phone|token/);
    expect(await call('GET', '/api/employees', kiosk)).toMatchObject(problem(403, 'forbidden'));
  });

  it('makes, changes and closes projects, and a second one of a name is refused [roles.company-projects errors.project-exists calls.projects.*]', async () => {
    const body = { name: 'Norðurhlið' };
    const { id } = madeReply.parse((await call('POST', '/api/projects', ours.as({ body }))).body);
    const same = await call('POST', '/api/projects', ours.as({ body, headers: { accept: '*/*' } }));
    expect(same).toMatchObject({ status: 409, body: 'A project with that name already exists' });
    const change = ours.as({ body: { id, new_description: 'Þak' } });
    expect(await call('PUT', '/api/projects', change)).toMatchObject({ body: { description: 'Þak' } });
    expect(await call('PUT', '/api/projects', change)).toMatchObject(problem(400, 'no_changes'));
    expect(await call('PUT', `/api/projects/${id}/close`, ours.as())).toMatchObject({
      body: { is_open: false },
    });
    expect(await call('PUT', '/api/projects/p0000000/close', ours.as())).toMatchObject(
      problem(404, 'project_missing'),
    );
  });

  it('past its trial and the days of grace may read and change its password, and write nothing else [trial.expired-read-only-after-grace calls.get-api-projects]', async () => {
    const body = { name: 'Eftir prufutíma' };
    await system.clock.advance(28 * 86_400);
    const token = await ours.logIn();
    expect(await call('POST', '/api/projects', { token, body })).toMatchObject(problem(403, 'trial_over'));
    expect(await call('GET', '/api/projects', { token })).toMatchObject({ status: 200 });
    const change = { current_password: 'wrong password', new_password: 'another password' };
    expect(await call('PUT', '/api/password', { token, body: change })).toMatchObject(
      problem(401, 'wrong_current_password'),
    );
    await system.clock.reset();
  });

  it('past its trial and the days of grace: its crew clocks in and out, at the time clock too, and it exports [trial.expired-clocking-goes-on trial.expired-export-works]', async () => {
    const theirs = await accounts.signUp({ name: 'Áfram', email: 'afram@example.com', language: 'is' });
    const body = { name: 'Haldið áfram' };
    const { id: project } = madeReply.parse((await call('POST', '/api/projects', theirs.as({ body }))).body);
    const { id: employee } = await theirs.employ('Eyja');
    await system.clock.advance(60 * 86_400);
    const token = await theirs.enter('Eyja');
    const inAt = await system.clock.now();
    const press = aPress();
    const clockIn = { id: press, project_id: project, at: toWire(inAt) };
    expect(await call('POST', '/employee/v2/clock_in', { token, body: clockIn })).toMatchObject({
      status: 200,
    });
    await system.clock.advance(3600);
    const clockOut = { id: press, at: toWire(inAt + 3600) };
    expect(await call('POST', '/employee/v2/clock_out', { token, body: clockOut })).toMatchObject({
      status: 200,
      body: { total_time: 3600 },
    });
    const manager = await theirs.logIn();
    const day = toWire(inAt).slice(0, 10);
    const wanted = { kind: 'entries', filters: { from: day, to: day } };
    expect(await call('POST', '/api/exports', { token: manager, body: wanted })).toMatchObject({
      status: 200,
    });
    expect(await call('GET', '/api/billing/status', { token: manager })).toMatchObject({
      body: { should_become_customer: true },
    });
    const kiosk = said.parse((await call('PUT', '/api/time_clock/login', { token: manager })).body);
    const punch = { employee_id: employee, project_id: project };
    expect(
      await call('POST', '/api/time_clock/create_work_log', { token: kiosk.session_token, body: punch }),
    ).toMatchObject({ status: 200 });
    await system.clock.reset();
  });

  it('is asked to become a customer from the end of its trial on, and no more once it pays', async () => {
    const theirs = await accounts.signUp({ name: 'Prufa', email: 'prufa@example.com', language: 'is' });
    const asked = async (token: string) => (await call('GET', '/api/billing/status', { token })).body;
    // The claims of an Icelandic company are due on the first of a month.
    const firstOfNext = async (): Promise<string> => {
      const today = new Date((await system.clock.now()) * 1000);
      return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1)).toISOString().slice(0, 10);
    };
    const early = { should_become_customer: false, read_only: false, trial_days_left: 14 };
    expect(await asked(theirs.token)).toEqual({ ...early, first_claim_due: await firstOfNext() });
    await system.clock.advance(14 * 86_400);
    const token = await theirs.logIn();
    const late = { should_become_customer: true, read_only: false, trial_days_left: 0 };
    expect(await asked(token)).toEqual({ ...late, first_claim_due: await firstOfNext() });
    await system.clock.advance(14 * 86_400);
    expect(await asked(await theirs.logIn())).toEqual({
      ...late,
      read_only: true,
      first_claim_due: await firstOfNext(),
    });
    await system.table.write({ update: keys.company(theirs.id), set: { pay: 1 } });
    expect(await asked(await theirs.logIn())).toEqual({ ...late, should_become_customer: false });
    await system.clock.reset();
  });
});

describe('the time clock over HTTP', () => {
  it('answers a punch sent again as the first time, whatever its clock shows by then, and no other under its key', async () => {
    const theirs = await accounts.signUp({ name: 'Klukkan', email: 'klukkan@example.com', language: 'is' });
    const { id: employee_id } = await theirs.employ('Edda');
    const made = await call('POST', '/api/projects', theirs.as({ body: { name: 'Tower' } }));
    const { id: project_id } = madeReply.parse(made.body);
    const turned = await call('PUT', '/api/time_clock/login', { token: await theirs.logIn() });
    const as = { token: said.parse(turned.body).session_token, key: 'edda-came-in' };
    const now = Math.floor(Date.now() / 1000);
    const punch = { employee_id, project_id, at: toWire(now - 600) };
    const send = (body: object) => call('POST', '/api/time_clock/create_work_log', { ...as, body });
    const first = await send({ ...punch, sent_at: toWire(now) });
    expect(first).toMatchObject({ status: 200, body: { start_time: punch.at } });
    expect(await send({ ...punch, sent_at: toWire(now + 30) })).toMatchObject({ body: first.body });
    expect(await send({ ...punch, comment: 'Late' })).toMatchObject(problem(422, 'key_reused'));
  });
});
