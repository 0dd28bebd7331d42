// An order that the company turns away from before its partner has confirmed it: nothing starts, nothing is charged.

import { describe, expect, it } from 'vitest';
import { status } from '#functions/domain/billing/standing.ts';
import { askDeletion, takeDeletionBack } from '#functions/domain/deletions/deletions.ts';
import { keys } from '#functions/table/keys.ts';
import { billing } from '#shared/api/billing.ts';
import { toWire } from '#shared/time/instant.ts';
import { useBilling } from '#test/kit/world/billing-site.ts';

const site = await useBilling();
const { world, paddle, payday, payByCard, payByBank, cancel, check, isPaying, kept, deliver, work } = site;
const refused = (code: string) => expect.objectContaining({ code });
const twoHours = 7200;
const claims = () => site.invoices().map((one) => one.status);
const subscriptions = () =>
  [...paddle.subscriptions.values()].filter((one) => one.custom_data['company_id'] === site.company.id);
const transactions = () =>
  [...paddle.transactions.values()].filter((one) => one.custom_data['company_id'] === site.company.id);
const letters = () => world.sent.flatMap(({ name, body }) => (name === 'mail.requested' ? [body] : []));
async function unconfirmed(): Promise<void> {
  payday.behave('garbage');
  await expect(payByBank()).rejects.toEqual(refused('billing_unavailable'));
  payday.behave('well');
}

describe('an unconfirmed order by bank', () => {
  it('that is cancelled never starts, and the claim that the bank made is cancelled', async () => {
    await unconfirmed();
    await cancel('We changed our minds');
    expect(await kept()).toMatchObject({
      state: 'cancelled',
      reason: 'We changed our minds',
      ssn: undefined,
    });
    world.pass(twoHours);
    await check();
    await work();
    await check();
    expect([await isPaying(), claims()]).toEqual([false, ['CANCELLED']]);
    await payByBank();
    expect([await isPaying(), claims()]).toEqual([true, ['CANCELLED', undefined]]);
  });

  it('is cancelled also where the company’s row says that it pays', async () => {
    await unconfirmed();
    await world.table.write({ update: keys.company(site.company.id), set: { pay: 1 } });
    await cancel();
    expect([await isPaying(), (await kept())?.state]).toEqual([false, 'cancelled']);
  });

  it('is in the status with its day, until it is confirmed or cancelled', async () => {
    expect(await status(await site.asManager())).not.toHaveProperty('confirming');
    const since = toWire(world.clock.now);
    await unconfirmed();
    const reply = await status(await site.asManager());
    expect(reply.confirming).toEqual({ by: 'bank', since, subscription_plan: 2 });
    expect(billing.endpoints.status.reply.parse(reply)).toEqual(reply);
    await cancel();
    expect(await status(await site.asManager())).not.toHaveProperty('confirming');
  });

  it('that the hourly check starts is mailed to the company, once', async () => {
    await unconfirmed();
    world.pass(twoHours);
    await Promise.allSettled([check(), check()]);
    await check();
    expect(await isPaying()).toBe(true);
    expect(letters()).toMatchObject([{ template: 'subscription_started', companyId: site.company.id }]);
  });
});

describe('an unconfirmed order by card', () => {
  it.each(['webhook', 'message'])(
    'that was paid and is cancelled starts nothing: its subscription is ended (%s first)',
    async (first) => {
      const { transaction_id: id } = await payByCard();
      paddle.pay(id);
      await cancel();
      if (first === 'message') await work();
      await deliver();
      await work();
      await work();
      expect([await isPaying(), subscriptions().map((one) => one.status)]).toEqual([false, ['canceled']]);
      expect(site.logged).toContain('card_after_end');
      world.pass(twoHours);
      await check();
      expect(await isPaying()).toBe(false);
    },
  );

  it('that is cancelled cancels its transaction, and another order starts', async () => {
    const { transaction_id: id } = await payByCard();
    paddle.fill(id);
    await cancel();
    await work();
    expect(paddle.pay(id)).toBe(false);
    const { transaction_id: next } = await payByCard();
    paddle.pay(next);
    await deliver();
    await work();
    expect([await isPaying(), (await kept())?.state]).toEqual([true, 'paying']);
  });
});

describe('a draft that outlives its order', () => {
  const ask = async () => askDeletion(await site.asManager(), { body: { name: site.company.name } });

  it.each(['a deletion that is taken back', 'a cancelled order'])(
    'is used again after %s: the company has one transaction that can be paid',
    async (way) => {
      const { transaction_id: draft } = await payByCard(1);
      if (way === 'a cancelled order') await cancel();
      else {
        await ask();
        await takeDeletionBack(await site.asManager());
      }
      const { transaction_id: again } = await payByCard(2);
      expect([again, transactions().length]).toEqual([draft, 1]);
      // The message of the first order finds the transaction wanted again.
      paddle.fill(again);
      await work();
      expect(paddle.pay(again)).toBe(true);
      await deliver();
      await work();
      expect([await isPaying(), (await kept())?.plan]).toEqual([true, 'TwentyFourEmployeesMax2023']);
    },
  );
});
