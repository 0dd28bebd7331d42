// A subscription by card: begun on the server, started by the reseller's update alone, ended at the reseller too.

import { describe, expect, it } from 'vitest';
import { payByBank as orderByBank } from '#functions/domain/billing/bank.ts';
import { payByCard as begin } from '#functions/domain/billing/card.ts';
import { askDeletion, takeDeletionBack } from '#functions/domain/deletions/deletions.ts';
import type { Card } from '#functions/partners/paddle.ts';
import type { Bank } from '#functions/partners/payday.ts';
import { keys } from '#functions/table/keys.ts';
import { billing } from '#shared/api/billing.ts';
import { errorMessage } from '#shared/errors.ts';
import { trialDays, trialGraceDays } from '#shared/limits.ts';
import type { Country } from '#shared/model/company/country.ts';
import { bankBody, day, useBilling } from '#test/kit/world/billing-site.ts';

const site = await useBilling();
const { world, paddle, payByCard, payByBank, cancel, isPaying, kept, deliver, work, logged } = site;
const refused = (code: string) => expect.objectContaining({ code });
const transactions = () =>
  [...paddle.transactions.values()].filter((one) => one.custom_data['company_id'] === site.company.id);
const subscriptions = () =>
  [...paddle.subscriptions.values()].filter((one) => one.custom_data['company_id'] === site.company.id);
const pricesOf = (one: { items: readonly { price: { unit_price: unknown } }[] } | undefined) =>
  one?.items.map(({ price }) => price.unit_price);
/** Pays in the overlay; the reseller's webhooks wait. */
async function paid(plan = 1): Promise<void> {
  const { transaction_id: id } = await payByCard(plan);
  expect(paddle.pay(id)).toBe(true);
}
const subscribed = async (plan = 1) => {
  await paid(plan);
  await deliver();
  await work();
};

describe('paying by card', () => {
  it('is begun on the server and starts once the reseller’s webhook event is applied, not before [billing.card-success-pays]', async () => {
    world.pass((trialDays + trialGraceDays) * day);
    const checkout = await payByCard(3);
    const [transaction] = transactions();
    expect(checkout).toEqual({
      transaction_id: transaction?.id,
      client_token: 'test_token',
      script: expect.stringMatching(/^http/),
    });
    expect(billing.endpoints.payByCard.reply.parse(checkout)).toEqual(checkout);
    expect(transaction?.custom_data).toMatchObject({ company_id: site.company.id });
    const ordered = await kept();
    expect([await isPaying(), ordered?.state]).toEqual([false, 'confirming']);
    paddle.pay(checkout.transaction_id);
    await deliver();
    expect(await isPaying()).toBe(false);
    await work();
    expect(await world.company(site.company.id)).toMatchObject({
      isPaying: true,
      plan: 'FortyNineEmployeesMax2023',
    });
    expect(await kept()).toMatchObject({
      state: 'paying',
      by: 'card',
      subscriptionId: subscriptions()[0]?.id,
      ssn: undefined,
    });
    // Who has read the order writes nothing over the subscription.
    expect((await kept())?.version).toBeGreaterThan(ordered?.version ?? Infinity);
  });

  it.each<[Country, string]>([
    ['IS', 'EUR'],
    ['IE', 'EUR'],
    ['PT', 'EUR'],
    ['GB', 'GBP'],
    ['US', 'USD'],
  ])(
    'is charged in %s in %s, before tax, each month [prices.icelandic-card-in-euros]',
    async (country, currency_code) => {
      site.company = await world.aCompany({ isPaying: false, country, name: `Roofs of ${country}` });
      await payByCard(2);
      const [transaction] = transactions();
      expect(pricesOf(transaction)).toEqual([{ amount: '10000', currency_code }]);
      expect(transaction?.items[0]?.price).toMatchObject({
        tax_mode: 'external',
        billing_cycle: { interval: 'month', frequency: 1 },
      });
    },
  );

  it('asked for again is the same transaction, for the plan that was chosen last', async () => {
    const first = await payByCard(1);
    expect((await payByCard(4)).transaction_id).toBe(first.transaction_id);
    expect(transactions()).toHaveLength(1);
    expect(pricesOf(transactions()[0])).toEqual([{ amount: '40000', currency_code: 'EUR' }]);
    paddle.pay(first.transaction_id);
    await deliver();
    await work();
    expect((await world.company(site.company.id)).plan).toBe('TwoHundredEmployeesMax2023');
  });

  it('that the reseller refuses leaves nothing behind: ‘Unable to validate subscription’', async () => {
    paddle.moods.api = 'refuse';
    await expect(payByCard()).rejects.toEqual(refused('card_unable'));
    expect(errorMessage('card_unable')).toBe('Unable to validate subscription');
    expect([await isPaying(), await kept()]).toEqual([false, undefined]);
    paddle.moods.api = 'well';
    await subscribed();
    expect(await isPaying()).toBe(true);
  });

  it.each(['garbage', 'slow', 'fail'] as const)(
    'whose beginning gets no answer (%s) can be begun again at once, and is paid once',
    async (mood) => {
      paddle.moods.api = mood;
      await expect(payByCard()).rejects.toEqual(refused('billing_unavailable'));
      paddle.moods.api = 'well';
      await subscribed();
      expect(subscriptions()).toHaveLength(1);
      expect(await isPaying()).toBe(true);
    },
    20_000,
  );

  it('by two presses at once is one transaction', async () => {
    const both = await Promise.allSettled([payByCard(), payByCard()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(transactions()).toHaveLength(1);
  });

  it('that was paid while every webhook was lost is found by the next try, by card or by bank', async () => {
    await paid();
    await expect(payByCard(2)).rejects.toEqual(refused('already_paying'));
    expect([await isPaying(), (await kept())?.plan]).toEqual([true, 'FourEmployeesMax2023']);
    site.company = await world.aCompany({ isPaying: false, country: 'IS', name: 'Þakvinna' });
    await paid();
    await expect(payByBank()).rejects.toEqual(refused('already_paying'));
    expect([await isPaying(), (await kept())?.by, site.invoices().length]).toEqual([true, 'card', 0]);
    // The lost webhook arrives late.
    await deliver();
    await work();
    expect([await isPaying(), subscriptions()[0]?.status]).toEqual([true, 'active']);
  });

  it.each(['bank', 'card'] as const)(
    'that may not start here does not count as paid: the next order, by %s, is made',
    async (way) => {
      await paid();
      const [first] = subscriptions();
      for (const { price } of first?.items ?? []) price.unit_price.amount = '1';
      await (way === 'bank' ? payByBank() : payByCard());
      expect(logged).toContain('card_price_wrong');
      expect([await isPaying(), (await kept())?.by]).toEqual([way === 'bank', way]);
      await work();
      expect(first?.status).toBe('canceled');
    },
  );

  it('is for a plan that holds all active employees, and not for a company that pays already', async () => {
    for (const name of ['Ari', 'Björk', 'Chloé', 'Dagur', 'Elín'])
      await world.anEmployee(site.company, { name });
    await expect(payByCard(1)).rejects.toEqual(refused('plan_too_small'));
    await subscribed(2);
    await expect(payByCard(2)).rejects.toEqual(refused('already_paying'));
  });

  it('is not begun by an administrator who logged in as the company', async () => {
    const ctx = await site.asManager();
    const acting = { ...ctx, session: { ...ctx.session, actingFor: 'boss' } };
    await expect(begin(acting, { body: { subscription_plan: 1 } })).rejects.toEqual(refused('forbidden'));
  });
});

describe('a confirmation', () => {
  it('that comes days late, when the order has long been dropped, still wins', async () => {
    await paid();
    const late = paddle.waiting.splice(0);
    await world.table.write({ delete: keys.subscription(site.company.id) });
    world.pass(2 * day);
    paddle.waiting.push(...late);
    await deliver();
    await work();
    expect([await isPaying(), (await kept())?.state]).toEqual([true, 'paying']);
  });

  it('of a second way to pay ends the card’s subscription, and raises an alarm', async () => {
    const { transaction_id: id } = await payByCard();
    await payByBank();
    paddle.pay(id);
    await deliver();
    await work();
    await work();
    expect([await isPaying(), (await kept())?.by]).toEqual([true, 'bank']);
    expect(logged).toContain('paid_twice');
    expect(subscriptions().map(({ status }) => status)).toEqual(['canceled']);
    await deliver();
    await work();
    expect(await isPaying()).toBe(true);
  });

  it.each(['that pays by an administrator’s word', 'whose claim at the bank runs without it'] as const)(
    'for a company %s is paid twice too',
    async (which) => {
      const { transaction_id: id } = await payByCard();
      const update = keys.company(site.company.id);
      if (which === 'that pays by an administrator’s word')
        await world.table.write({ update, set: { pay: 1 } });
      else {
        await payByBank();
        await world.table.write({ update, remove: ['pay', 'pl'] });
      }
      const before = [await isPaying(), await kept()];
      paddle.pay(id);
      await deliver();
      await work();
      await work();
      expect([await isPaying(), await kept()]).toEqual(before);
      expect(logged).toContain('paid_twice');
      expect(subscriptions().map(({ status }) => status)).toEqual(['canceled']);
    },
  );
});

describe('an order by bank while a card transaction is open', () => {
  it('cancels the transaction first, so that it can no longer be paid', async () => {
    const { transaction_id: id } = await payByCard();
    paddle.fill(id);
    await payByBank();
    expect([transactions()[0]?.status, paddle.pay(id)]).toEqual(['canceled', false]);
    expect([(await kept())?.by, site.invoices().length]).toEqual(['bank', 1]);
  });

  it('leaves a draft as it is: the reseller cancels none', async () => {
    const { transaction_id: id } = await payByCard();
    const { card } = site.tools();
    expect(await card.cancelTransaction((await site.asManager()).secrets, id)).toEqual({
      is: 'refused',
      status: 400,
      code: 'transaction_invalid_status_change',
    });
    await payByBank();
    expect([transactions()[0]?.status, await isPaying()]).toEqual(['draft', true]);
    expect(logged).toContain('transaction_left_open');
  });

  it('is not made when the card is charged in that moment; the next try says that the company pays', async () => {
    const { transaction_id: id } = await payByCard();
    paddle.fill(id);
    const { card } = site.tools();
    const charged: Card = {
      ...card,
      cancelTransaction: (...asked) => {
        paddle.pay(id);
        return card.cancelTransaction(...asked);
      },
    };
    const ordering = { ...(await site.asManager()), card: charged };
    await expect(orderByBank(ordering, { body: bankBody })).rejects.toEqual(refused('billing_unavailable'));
    expect(site.invoices()).toEqual([]);
    await expect(payByBank()).rejects.toEqual(refused('already_paying'));
    expect([await isPaying(), (await kept())?.by]).toEqual([true, 'card']);
  });
});

describe('asking for the deletion of the company', () => {
  const ask = async () => askDeletion(await site.asManager(), { body: { name: site.company.name } });
  const isLeaving = async () => (await world.company(site.company.id)).deletion !== undefined;

  it('cancels a card transaction that was opened and not paid', async () => {
    const { transaction_id: id } = await payByCard();
    paddle.fill(id);
    await ask();
    expect([await isLeaving(), (await kept())?.state]).toEqual([true, 'cancelled']);
    await work();
    expect([transactions()[0]?.status, paddle.pay(id)]).toEqual(['canceled', false]);
  });

  it('leaves a draft open, and a subscription that is paid by it is ended', async () => {
    const { transaction_id: id } = await payByCard();
    await ask();
    await work();
    expect(transactions()[0]?.status).toBe('draft');
    paddle.pay(id);
    await deliver();
    await work();
    await work();
    expect([await isPaying(), subscriptions()[0]?.status]).toEqual([false, 'canceled']);
    expect(logged).toContain('card_of_leaving');
  });

  it('ends a subscription that was paid just before, though its webhooks are lost', async () => {
    await paid();
    paddle.waiting.length = 0;
    await ask();
    await work();
    await work();
    expect([await isPaying(), subscriptions()[0]?.status]).toEqual([false, 'canceled']);
    expect(logged).toContain('card_of_leaving');
  });

  it('ends an order by bank that is unconfirmed: it never starts, and the claim that the bank made is cancelled', async () => {
    site.payday.behave('garbage');
    await expect(payByBank()).rejects.toEqual(refused('billing_unavailable'));
    await ask();
    site.payday.behave('well');
    expect([await isLeaving(), (await kept())?.state]).toEqual([true, 'cancelled']);
    await takeDeletionBack(await site.asManager());
    world.pass(7200);
    await site.check();
    await work();
    expect([await isPaying(), site.invoices().map((one) => one.status)]).toEqual([false, ['CANCELLED']]);
  });

  it.each(['bank', 'card'] as const)(
    'at the moment of an order by %s: one of the two happens',
    async (way) => {
      const before = await site.asManager();
      const order = () =>
        way === 'bank'
          ? orderByBank(before, { body: bankBody })
          : begin(before, { body: { subscription_plan: 1 } });
      await ask();
      await expect(order()).rejects.toEqual(refused('company_leaving'));
      expect([site.invoices(), transactions(), await kept()]).toEqual([[], [], undefined]);
      await takeDeletionBack(await site.asManager());
      await Promise.allSettled([ask(), order()]);
      const isOrdered = way === 'bank' ? await isPaying() : (await kept())?.state === 'confirming';
      expect([await isLeaving(), isOrdered].filter(Boolean)).toHaveLength(1);
    },
  );
});

describe('a claim whose reply was lost', () => {
  it('is taken back when the card is paid meanwhile: one of the two charges', async () => {
    const { transaction_id: id } = await payByCard();
    const { bank } = site.tools();
    const lost: Bank = {
      ...bank,
      order: async (...asked) => {
        await bank.order(...asked);
        return { is: 'unsure', why: 'lost' };
      },
    };
    const ordering = { ...(await site.asManager()), bank: lost };
    await expect(orderByBank(ordering, { body: bankBody })).rejects.toEqual(refused('billing_unavailable'));
    paddle.pay(id);
    await deliver();
    await work();
    expect([await isPaying(), (await kept())?.by]).toEqual([true, 'card']);
    world.pass(600);
    await site.check();
    await work();
    expect(site.invoices().map(({ status }) => status)).toEqual(['CANCELLED']);
    expect([await isPaying(), subscriptions()[0]?.status]).toEqual([true, 'active']);
  });
});

describe('a subscription that runs at the reseller', () => {
  it('is cancelled before another is ordered, also when the company’s row names no payer', async () => {
    await subscribed();
    await world.table.write({ update: keys.company(site.company.id), remove: ['pay', 'pl'] });
    await expect(payByBank()).rejects.toEqual(refused('already_paying'));
    await expect(payByCard()).rejects.toEqual(refused('already_paying'));
    await cancel();
    await work();
    expect([subscriptions()[0]?.status, (await kept())?.state]).toEqual(['canceled', 'cancelled']);
    await payByBank();
    expect(await isPaying()).toBe(true);
  });
});

describe('cancelling a subscription by card', () => {
  it.each([false, true])(
    'is not undone by an older update of it while another is ordered (paid for: %s)',
    async (isPaid) => {
      await paid();
      const created = paddle.waiting[0] ?? expect.fail('nothing was said');
      await deliver();
      await work();
      const [first] = subscriptions();
      const older = new Date((world.clock.now + 60) * 1000).toISOString();
      const late = { ...structuredClone(created), event_id: 'evt_late', occurred_at: older };
      world.pass(120);
      await cancel();
      await work();
      paddle.waiting.length = 0;
      const { transaction_id: id } = await payByCard(2);
      if (isPaid) paddle.pay(id);
      const waiting = paddle.waiting.splice(0);
      paddle.waiting.push(late, ...waiting);
      await deliver();
      await work();
      await work();
      const status = subscriptions().map((one) => one.status);
      expect([await isPaying(), status]).toEqual([isPaid, isPaid ? ['canceled', 'active'] : ['canceled']]);
      expect((await kept())?.subscriptionId).not.toBe(first?.id);
      expect(logged).toContain('card_after_end');
      expect(logged).not.toContain('paid_twice');
    },
  );

  it('ends it here at once and at the reseller, and no later update brings it back', async () => {
    await subscribed();
    world.pass(100 * day);
    expect(await cancel('The job is done')).toMatchObject({ should_become_customer: true, read_only: true });
    expect([await isPaying(), subscriptions()[0]?.status]).toEqual([false, 'active']);
    await work();
    expect(subscriptions()[0]?.status).toBe('canceled');
    await deliver();
    await work();
    expect([await isPaying(), (await kept())?.reason]).toEqual([false, 'The job is done']);
    await subscribed(2);
    expect([await isPaying(), (await kept())?.plan]).toEqual([true, 'TwentyFourEmployeesMax2023']);
  });

  it('whose message the reseller does not take comes back until it does', async () => {
    await subscribed();
    await cancel();
    const message = [...world.sent];
    paddle.moods.api = 'fail';
    await expect(work()).rejects.toThrow('not ended at the partner');
    world.sent.push(...message, ...message);
    paddle.moods.api = 'well';
    await work();
    expect(subscriptions()[0]?.status).toBe('canceled');
  });

  it('that the reseller does not know counts as ended, and raises an alarm; another refusal is tried again', async () => {
    await subscribed();
    const [subscription] = subscriptions();
    await cancel();
    const message = [...world.sent];
    paddle.moods.api = 'refuse';
    await expect(work()).rejects.toThrow('not ended at the partner');
    paddle.moods.api = 'well';
    paddle.subscriptions.delete(subscription?.id ?? '');
    world.sent.push(...message);
    await work();
    expect(logged).toContain('card_subscription_unknown');
  });

  it('at the reseller’s own desk ends it here', async () => {
    await subscribed();
    paddle.end(subscriptions()[0]?.id ?? '');
    await deliver();
    await work();
    expect([await isPaying(), (await kept())?.state]).toEqual([false, 'cancelled']);
  });
});
