// A subscription from the end of the trial to its cancelling, on the running system with the partners' stand-ins.

import { beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { trialDays, trialGraceDays } from '#shared/limits.ts';
import { type Account, type Accounts, accountsOn, problem } from '#test/kit/system/accounts.ts';
import type { RunningSystem } from '#test/kit/system/system.ts';
import { sharedSystem } from '#test/kit/system/use-system.ts';

let system: RunningSystem;
let ours: Account;
let call: Accounts['call'];
let token: string;
const day = 86_400;

beforeAll(async () => {
  system = await sharedSystem();
  const accounts = accountsOn(system);
  ({ call } = accounts);
  ours = await accounts.signUp({ name: 'Málning ehf.', email: 'malning@example.com', language: 'is' });
  await ours.employ('Anna');
  token = await ours.logIn();
});

const status = () => call('GET', '/api/billing/status', { token });
const pay = (body: object = {}) =>
  call('POST', '/api/billing/payday', {
    token,
    body: { ssn: '620308 1190', email_billing: 'bills@example.com', subscription_plan: 1, ...body },
  });
const addProject = (name: string) => call('POST', '/api/projects', { token, body: { name } });
const partners = () => `http://127.0.0.1:${Number(new URL(system.web).port) + 5}`;
const behave = (moods: object) =>
  fetch(`${partners()}/paddle/mood`, { method: 'PUT', body: JSON.stringify(moods) });
const seen = async () =>
  z
    .object({ subscriptions: z.array(z.object({ status: z.string() })) })
    .parse(await (await fetch(`${partners()}/paddle/seen`)).json()).subscriptions;
const patient = { timeout: 60_000, interval: 100 };
const self = async () =>
  z
    .object({ paying_customer: z.boolean(), billing_plan: z.nullable(z.string()) })
    .parse((await call('POST', '/api/self', { token })).body);

describe('a company in Iceland', () => {
  it('goes from its trial past the grace, subscribes by bank claim, and cancels [roles.company-billing calls.billing.*]', async () => {
    expect(await status()).toMatchObject({
      body: { should_become_customer: false, trial_days_left: trialDays },
    });
    await system.clock.advance(trialDays * day);
    token = await ours.logIn();
    expect(await status()).toMatchObject({ body: { should_become_customer: true, read_only: false } });
    expect(await addProject('In the grace')).toMatchObject({ status: 200 });
    await system.clock.advance(trialGraceDays * day);
    token = await ours.logIn();
    expect(await status()).toMatchObject({ body: { should_become_customer: true, read_only: true } });
    expect(await addProject('Too late')).toMatchObject(problem(403, 'trial_over'));

    expect(await pay()).toMatchObject({
      status: 200,
      body: { should_become_customer: false, read_only: false },
    });
    expect(await self()).toEqual({ paying_customer: true, billing_plan: 'FourEmployeesMax2023' });
    expect(await addProject('Paid for')).toMatchObject({ status: 200 });
    expect(await pay()).toMatchObject(problem(409, 'already_paying'));

    const cancel = () => call('POST', '/api/billing/delete', { token, body: { reason: 'The job is done' } });
    expect(await cancel()).toMatchObject({
      status: 200,
      body: { should_become_customer: true, read_only: true },
    });
    expect(await cancel()).toMatchObject({ status: 200 });
    expect(await self()).toEqual({ paying_customer: false, billing_plan: null });
    expect(await addProject('Cancelled')).toMatchObject(problem(403, 'trial_over'));
  });

  it('subscribes by card: let in by signed webhooks only, delivered twice and the newest first, and ended at both [billing.by-card]', async () => {
    const begin = () => call('POST', '/api/billing/card', { token, body: { subscription_plan: 2 } });
    const checkout = z.object({ transaction_id: z.string(), script: z.string() });
    // The stand-in of a deployment to an emulator knows the subscriptions of earlier runs.
    const before = (await seen()).length;
    for (const delivery of ['twice', 'reordered']) {
      await behave({ delivery });
      const { transaction_id: id, script } = checkout.parse((await begin()).body);
      expect(await (await fetch(script)).text()).toContain('window.Paddle');
      expect((await self()).paying_customer).toBe(false);
      expect((await fetch(`${partners()}/paddle/checkout/${id}`, { method: 'POST' })).status).toBe(204);
      await vi.waitFor(
        async () =>
          expect(await self()).toEqual({
            paying_customer: true,
            billing_plan: 'TwentyFourEmployeesMax2023',
          }),
        patient,
      );
      expect(await begin()).toMatchObject(problem(409, 'already_paying'));
      expect(await call('POST', '/api/billing/delete', { token, body: {} })).toMatchObject({ status: 200 });
      await vi.waitFor(async () => expect((await seen()).at(-1)?.status).toBe('canceled'), patient);
      expect((await self()).paying_customer).toBe(false);
    }
    expect(await seen()).toHaveLength(before + 2);
    for (const { deadLetters } of await system.queues()) expect(deadLetters?.waiting).toBe(0);
  }, 120_000);

  it('is never accepted from a webhook with a foreign signature, nor from one of any size', async () => {
    const post = (body: string, headers: Record<string, string> = {}) =>
      fetch(`${system.api}/api/billing/paddle`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
      });
    const now = await system.clock.now();
    expect((await post('{}')).status).toBe(403);
    expect((await post('{}', { 'paddle-signature': `ts=${now};h1=${'0'.repeat(64)}` })).status).toBe(403);
    expect((await post('x'.repeat(100_000))).status).toBe(413);
    expect((await post('x'.repeat(7_000_000))).status).toBe(413);
    expect((await self()).paying_customer).toBe(false);
  });

  it.each([
    ['ssn', { ssn: '620308-1190' }],
    ['ssn', { ssn: '62030811' }],
    ['email_billing', { email_billing: 'bills' }],
    ['subscription_plan', { subscription_plan: 5 }],
  ])('names %s as wrong, and changes nothing', async (field, wrong) => {
    expect(await pay(wrong)).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', errors: [{ field }] },
    });
    expect((await self()).paying_customer).toBe(false);
  });

  it('asks for its deletion while a card payment is open: the transaction is cancelled at the reseller', async () => {
    const begun = await call('POST', '/api/billing/card', { token, body: { subscription_plan: 1 } });
    const { transaction_id: id } = z.object({ transaction_id: z.string() }).parse(begun.body);
    const checkout = `${partners()}/paddle/checkout/${id}`;
    expect((await fetch(`${checkout}/declined`, { method: 'POST' })).status).toBe(204);
    const ask = { token, body: { name: ours.name } };
    expect(await call('POST', '/api/deletion', ask)).toMatchObject({ status: 200 });
    const transactions = z.object({
      transactions: z.array(z.object({ id: z.string(), status: z.string() })),
    });
    await vi.waitFor(async () => {
      const listed = transactions.parse(await (await fetch(`${partners()}/paddle/seen`)).json()).transactions;
      expect(listed.find((one) => one.id === id)?.status).toBe('canceled');
    }, patient);
    expect((await fetch(checkout, { method: 'POST' })).status).toBe(409);
    const late = { token, body: { subscription_plan: 1 } };
    expect(await call('POST', '/api/billing/card', late)).toMatchObject(problem(403, 'company_leaving'));
  });
});
