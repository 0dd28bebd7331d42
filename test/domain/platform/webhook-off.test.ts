// A webhook that was turned off while deliveries waited for their next try.
import { expect, it } from 'vitest';
import { deliver } from '#functions/domain/webhooks/deliver.ts';
import { deliveryOf, newDelivery } from '#functions/domain/webhooks/store.ts';
import { changeWebhook, createWebhook } from '#functions/domain/webhooks/webhooks.ts';
import { deliveryId } from '#functions/table/rows/programs/webhook-row.ts';
import { useCompany } from '#test/kit/use-people.ts';

const { world, company } = await useCompany('Smiðir');

it('is sent none of them, and its log no longer says that they wait', async () => {
  let posts = 0;
  const tools = {
    isOpenAddress: async () => true,
    post: async () => {
      posts += 1;
      return { status: 204, fault: undefined, milliseconds: 1 };
    },
  };
  const asked = await world.asCompany(company.token);
  const body = { url: 'https://example.com/', events: ['entry.created' as const] };
  const { id } = await createWebhook({ ...asked, ...tools }, { body });
  const waiting = {
    id: deliveryId(world.clock.now, 'e1'),
    webhookId: id,
    eventId: 'e1',
    event: 'entry.created' as const,
    at: world.clock.now,
    body: '{}',
    state: 'waiting' as const,
    attempts: 1,
  };
  await world.table.write(newDelivery(company.id, waiting));
  await changeWebhook({ ...asked, ...tools }, { body: { id, new_active: false } });
  const { session: _, ...job } = { ...asked, ...tools, attempt: 2, processId: undefined };
  await deliver(job, { companyId: company.id, webhookId: id, deliveryId: waiting.id, turn: 'first' });
  expect(posts).toBe(0);
  expect(await deliveryOf(world.table, company.id, id, waiting.id)).toMatchObject({ state: 'failed', attempts: 1 });
});
