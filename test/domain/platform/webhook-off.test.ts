// A webhook that is turned off: after a week of failures, and while deliveries waited for their next try.
import { expect, it } from 'vitest';
import { queues } from '#events/queues.ts';
import { deliver } from '#functions/domain/webhooks/deliver.ts';
import { deliveryOf, hooksOf, newDelivery } from '#functions/domain/webhooks/store.ts';
import { changeWebhook, createWebhook } from '#functions/domain/webhooks/webhooks.ts';
import { deliveryId } from '#functions/table/rows/programs/webhook-row.ts';
import type { WebhookEvent } from '#shared/model/company/webhook.ts';
import { useCompany } from '#test/kit/world/use-people.ts';

const { world, company } = await useCompany('Smiðir');

async function aHook() {
  let posts = 0;
  const receiver = { isWell: true };
  const tools = {
    isOpenAddress: async () => true,
    post: async () => {
      posts += 1;
      return receiver.isWell
        ? { status: 204, fault: undefined, milliseconds: 1 }
        : { status: 500, fault: 'status' as const, milliseconds: 1 };
    },
  };
  const body = { url: 'https://example.com/', events: ['entry.created' as const] };
  const { id } = await createWebhook({ ...(await world.asCompany(company.token)), ...tools }, { body });
  const row = (name: string, attempts = 0) => ({
    id: deliveryId(world.clock.now, name),
    webhookId: id,
    eventId: name,
    event: 'entry.created' as const,
    at: world.clock.now,
    body: '{}',
    state: 'waiting' as const,
    attempts,
  });
  const make = async (name: string, attempts = 0) => {
    const waiting = row(name, attempts);
    await world.table.write(newDelivery(company.id, waiting));
    return waiting.id;
  };
  const attempt = async (delivery: string, nth: number) => {
    const { session: _, ...job } = {
      ...(await world.asCompany(company.token)),
      ...tools,
      attempt: nth,
      processId: undefined,
    };
    return deliver(job, { companyId: company.id, webhookId: id, deliveryId: delivery, turn: 'first' });
  };
  const state = async () => (await hooksOf(world.table, company.id))[0];
  const change = async (active: boolean) => {
    await changeWebhook(
      { ...(await world.asCompany(company.token)), ...tools },
      { body: { id, new_active: active } },
    );
  };
  const changeActing = async (asked: { new_active?: boolean; new_events?: WebhookEvent[] }) => {
    const ctx = await world.asCompany(company.token);
    const acting = { ...ctx, ...tools, session: { ...ctx.session, actingFor: 'Ólöf' } };
    return changeWebhook(acting, { body: { id, ...asked } });
  };
  const logOf = (delivery: string) => deliveryOf(world.table, company.id, id, delivery);
  return { make, attempt, state, change, changeActing, receiver, logOf, posts: () => posts };
}

const days = (count: number) => (world.clock.now += count * 86_400);
/** A delivery at the world's time whose tries all fail. */
async function failOnce(hook: Awaited<ReturnType<typeof aHook>>, name: string) {
  hook.receiver.isWell = false;
  const delivery = await hook.make(name);
  for (let nth = 1; nth < queues.webhooks.attempts; nth += 1)
    await expect(hook.attempt(delivery, nth)).rejects.toThrow();
  await hook.attempt(delivery, queues.webhooks.attempts);
}

it('is sent none of them, and its log no longer says that they wait', async () => {
  const hook = await aHook();
  const waiting = await hook.make('e1', 1);
  await hook.change(false);
  await hook.attempt(waiting, 2);
  expect(hook.posts()).toBe(0);
  expect(await hook.logOf(waiting)).toMatchObject({ state: 'failed', attempts: 1 });
});

it('stays on after one bad hour before quiet days and one failing try after them', async () => {
  const hook = await aHook();
  await failOnce(hook, 'e1');
  days(8);
  const late = await hook.make('e2');
  await expect(hook.attempt(late, 1)).rejects.toThrow();
  expect(await hook.state()).not.toHaveProperty('offSince');
  hook.receiver.isWell = true;
  await hook.attempt(late, 2);
  expect(await hook.logOf(late)).toMatchObject({ state: 'delivered', attempts: 2 });
  expect(await hook.state()).not.toHaveProperty('failingSince');
  expect(await hook.state()).not.toHaveProperty('failedOn');
});

it('stays on after three days of failures in eight, and is off with the fourth', async () => {
  const hook = await aHook();
  await failOnce(hook, 'e1');
  days(1);
  await failOnce(hook, 'e2');
  await failOnce(hook, 'e3');
  days(7);
  await failOnce(hook, 'e4');
  expect(await hook.state()).not.toHaveProperty('offSince');
  days(1);
  const last = await hook.make('e5');
  await expect(hook.attempt(last, 1)).rejects.toThrow();
  expect(await hook.state()).not.toHaveProperty('offSince');
  await hook.attempt(last, queues.webhooks.attempts);
  expect(await hook.state()).toMatchObject({ offSince: world.clock.now });
  await hook.change(true);
  expect(await hook.state()).not.toHaveProperty('failedOn');
});

it('is off after failures every day once a week has passed, not a day before', async () => {
  const hook = await aHook();
  for (let day = 0; day < 7; day += 1) {
    await failOnce(hook, `e${day}`);
    expect(await hook.state()).not.toHaveProperty('offSince');
    days(1);
  }
  await failOnce(hook, 'e7');
  expect(await hook.state()).toMatchObject({ offSince: world.clock.now });
});

it('is turned off and narrowed by an administrator acting as the company, and neither turned on nor widened', async () => {
  const hook = await aHook();
  const refused = { code: 'forbidden' };
  await expect(hook.changeActing({ new_events: ['entry.created', 'entry.deleted'] })).rejects.toMatchObject(
    refused,
  );
  await expect(hook.changeActing({ new_active: false })).resolves.toMatchObject({
    events: ['entry.created'],
  });
  await expect(hook.changeActing({ new_active: true })).rejects.toMatchObject(refused);
  expect(await hook.state()).toMatchObject({ offSince: world.clock.now, events: ['entry.created'] });
});
