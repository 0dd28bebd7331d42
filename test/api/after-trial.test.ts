// What protects people or data stands behind no payment: a company whose trial is over may do it all the same.

import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { groups } from '#shared/api/groups.ts';
import { type Endpoint, routeKey } from '#shared/api/endpoint.ts';
import { trialDays, trialGraceDays } from '#shared/limits.ts';
import { type Account, type Accounts, accountsOn, password, problem } from '#test/kit/system/accounts.ts';
import type { RunningSystem } from '#test/kit/system/system.ts';
import { sharedSystem } from '#test/kit/system/use-system.ts';

const all = groups.flatMap(({ endpoints }): Endpoint[] => Object.values(endpoints));
const routesThat = (is: (endpoint: Endpoint) => boolean) => all.filter(is).map(routeKey).toSorted();

let system: RunningSystem;
let ours: Account;
let call: Accounts['call'];
let anna: string;
let annasToken: string;
/** Its owner logs in again after the trial: sessions do not last so long. */
let token: string;

beforeAll(async () => {
  system = await sharedSystem();
  const accounts = accountsOn(system);
  ({ call } = accounts);
  ours = await accounts.signUp({ name: 'Liðin ehf.', email: 'lidin@example.com', language: 'is' });
  ({ id: anna } = await ours.employ('Anna'));
  await call('POST', '/api/settings', ours.as({ body: { location: { enabled: true } } }));
  await system.clock.advance((trialDays + trialGraceDays) * 86_400);
  token = await ours.logIn();
  annasToken = await ours.enter('Anna');
});

const settings = (body: object) => call('POST', '/api/settings', { token, body });
const isOver = problem(403, 'trial_over');

describe('after its trial', () => {
  it('these are left to a company, and no others', () => {
    expect(routesThat(({ protects }) => protects === true)).toEqual([
      'DELETE /api/example_crew',
      'DELETE /api/webhooks/{id}',
      'POST /api/passkeys',
      'POST /api/passkeys/order',
      'PUT /api/employees/{id}/disable',
      'PUT /api/keys/{id}/revoke',
      'PUT /api/managers/{id}/remove',
      'PUT /api/monthly_reports/{id}/revoke',
      'PUT /api/password',
    ]);
    expect(routesThat(({ protects }) => protects !== undefined && protects !== true)).toEqual([
      'POST /api/settings',
      'PUT /api/employees',
    ]);
  });

  it('a company gives an employee a new password, and changes nothing else of them', async () => {
    const change = (body: object) => call('PUT', '/api/employees', { token, body: { id: anna, ...body } });
    expect(await change({ new_name: 'Anna B' })).toMatchObject(isOver);
    expect(await change({ new_token: 'kqtz', new_name: 'Anna B' })).toMatchObject(isOver);
    expect(await change({ new_token: 'kqtz' })).toMatchObject({ status: 200, body: { login_token: 'kqtz' } });
    expect(await call('GET', '/employee/worklogs', { token: annasToken })).toMatchObject({ status: 401 });
  });

  it('a company disables an employee, and enables none', async () => {
    expect(await call('PUT', `/api/employees/${anna}/disable`, { token })).toMatchObject({ status: 200 });
    expect(await call('PUT', `/api/employees/${anna}/enable`, { token })).toMatchObject(isOver);
  });

  it('a company removes its example crew, and adds none', async () => {
    expect(await call('POST', '/api/example_crew', { token })).toMatchObject(isOver);
    expect(await call('DELETE', '/api/example_crew', { token })).toMatchObject({ status: 204 });
  });

  it('a company takes its time-clock link back, stops letters and positions, and asks for passwords', async () => {
    const self = async () =>
      z.object({ time_clock_token: z.string() }).parse((await call('POST', '/api/self', { token })).body);
    expect(await settings({ time_clock: { renew_token: true } })).toMatchObject({ status: 200 });
    const { time_clock_token: before } = await self();
    expect(await settings({ time_clock: { renew_token: true } })).toMatchObject({ status: 200 });
    expect((await self()).time_clock_token).not.toBe(before);
    expect(await settings({ location: { enabled: false }, monthly_report: null })).toMatchObject({
      status: 200,
      body: { location: { enabled: false }, monthly_report: null },
    });
    expect(await settings({ time_clock: { ask_token: true } })).toMatchObject({ status: 200 });
  });

  it.each([
    { language: 'en' },
    { time_clock: { renew_token: true }, language: 'en' },
    { time_clock: { ask_token: false } },
    { location: { enabled: true } },
    { location: { kept_days: 1 } },
  ])('a company sets nothing beyond that: %j', async (body) => {
    expect(await settings(body)).toMatchObject(isOver);
  });

  it('a company calls a mailed report back', async () => {
    expect(await call('PUT', '/api/monthly_reports/2026-10/revoke', { token })).toMatchObject(
      problem(404, 'report_run_missing'),
    );
  });

  it('a company changes its password, which ends its other sessions', async () => {
    const other = await ours.logIn();
    const body = { current_password: password, new_password: 'another long password' };
    expect(await call('PUT', '/api/password', { token, body })).toMatchObject({ status: 204 });
    expect(await call('POST', '/api/self', { token: other })).toMatchObject({ status: 401 });
    expect(await call('POST', '/api/self', { token })).toMatchObject({ status: 200 });
  });
});
