// The hourly look at subscriptions: run three times, late, or not at all for a while, it claims and starts each thing once.

import { describe, expect, it } from 'vitest';
import { payByCard as payByCardOf } from '#functions/domain/billing/card.ts';
import { checkBilling } from '#functions/domain/billing/check.ts';
import type { Bank } from '#functions/partners/payday.ts';
import { keys } from '#functions/table/keys.ts';
import { day, useBilling } from '#test/kit/world/billing-site.ts';
import { at } from '#test/kit/world/context.ts';

const site = await useBilling();
const { world, paddle, payday, payByBank, payByCard, check, isPaying, kept, invoices, cancel, work, logged } =
  site;
const thrice = async (): Promise<void> => {
  await Promise.allSettled([check(), check()]);
  await check();
};
const days = () => invoices().map(({ dueDate }) => dueDate);
const open = () => invoices().flatMap(({ dueDate, status }) => (status === 'CANCELLED' ? [] : [dueDate]));
const refused = (code: string) => expect.objectContaining({ code });

describe('an order that stayed unconfirmed', () => {
  it('by bank is started once the bank says that it was made', async () => {
    payday.behave('garbage');
    await expect(payByBank()).rejects.toEqual(refused('billing_unavailable'));
    payday.behave('well');
    world.pass(599);
    await thrice();
    expect(await isPaying()).toBe(false);
    world.pass(1);
    await thrice();
    expect([await isPaying(), (await kept())?.state, invoices().length]).toEqual([true, 'paying', 1]);
  });

  it('by bank is dropped when it never arrived, and kept while the bank does not answer', async () => {
    payday.behave('fail');
    await expect(payByBank()).rejects.toEqual(refused('billing_unavailable'));
    world.pass(day);
    const silent: Bank = { ...site.tools().bank, find: async () => ({ is: 'unsure', why: 'test' }) };
    await checkBilling({ ...(await site.job()), bank: silent });
    expect((await kept())?.state).toBe('confirming');
    await thrice();
    expect([await isPaying(), await kept(), invoices()]).toEqual([false, undefined, []]);
  });

  it.each([
    ['a full page of others counts as no answer', 100, 'confirming', 1],
    ['a whole list of others says that it was not made', 1, undefined, 0],
  ])(
    'by bank whose claim is asked for by a filter that is passed over: %s',
    async (_, others, state, made) => {
      payday.behave(made === 1 ? 'garbage' : 'fail');
      await expect(payByBank()).rejects.toEqual(refused('billing_unavailable'));
      const before = payday.invoices.splice(0);
      const other = { id: 'other', reference: 'other', customer: { id: 'other' } };
      payday.invoices.push(
        ...Array.from({ length: others }, () => other),
        ...before.slice(before.length - made),
      );
      payday.behave('unfiltered');
      world.pass(day);
      await check();
      expect([await isPaying(), (await kept())?.state]).toEqual([false, state]);
      const again = payByBank();
      await (made === 1 ? expect(again).rejects.toEqual(refused('billing_unavailable')) : again);
      expect(invoices()).toHaveLength(1);
    },
  );

  it('by card is started though every webhook was lost, and dropped when it is unpaid for three days', async () => {
    const { transaction_id: id } = await payByCard();
    world.pass(3 * day - 1);
    await thrice();
    expect((await kept())?.state).toBe('confirming');
    paddle.pay(id);
    await thrice();
    expect([await isPaying(), (await kept())?.by]).toEqual([true, 'card']);
    site.company = await world.aCompany({ isPaying: false, country: 'IE', name: 'Kilbride' });
    const { transaction_id: unpaid } = await payByCard();
    paddle.fill(unpaid);
    world.pass(3 * day);
    await thrice();
    expect([await isPaying(), await kept()]).toEqual([false, undefined]);
    expect(paddle.transactions.get(unpaid)?.status).toBe('canceled');
  });

  it('by bank that a request changes meanwhile is left to the next check, and logged', async () => {
    payday.behave('garbage');
    await expect(payByBank()).rejects.toEqual(refused('billing_unavailable'));
    payday.behave('well');
    world.pass(600);
    const { bank } = site.tools();
    const meanwhile: Bank = {
      ...bank,
      find: async (...asked) => {
        await world.table.write({ update: keys.subscription(site.company.id), add: { v: 1 } });
        return bank.find(...asked);
      },
    };
    await checkBilling({ ...(await site.job()), bank: meanwhile });
    expect([await isPaying(), logged]).toEqual([
      false,
      expect.arrayContaining(['billing_changed_meanwhile']),
    ]);
    await check();
    expect(await isPaying()).toBe(true);
  });

  it.each([
    ['pays in another way', { pay: 1 }],
    ['is to be deleted', { da: 1, de: 2 }],
    ['is disabled', { off: 1 }],
  ])('by bank of a company that %s by now does not start: its claim is cancelled', async (_, set) => {
    payday.behave('garbage');
    await expect(payByBank()).rejects.toEqual(refused('billing_unavailable'));
    payday.behave('well');
    await world.table.write({ update: keys.company(site.company.id), set });
    world.pass(600);
    await check();
    expect(logged).toContain('claim_not_started');
    expect(await kept()).toMatchObject({
      state: 'cancelled',
      orphanedClaims: [{ dueDay: '2026-12-01' }],
      ssn: undefined,
    });
    expect(open()).toEqual(['2026-12-01']);
    world.pass(3600);
    await check();
    await work();
    expect([open(), (await kept())?.orphanedClaims]).toEqual([[], undefined]);
  });
});

describe('the claims of the months after the first', () => {
  it('are made ten days ahead, one a month, however often and however late the look runs', async () => {
    await payByBank();
    expect(days()).toEqual(['2026-12-01']);
    for (const [moment, expected] of [
      ['2026-12-21T23:59:59Z', ['2026-12-01']],
      ['2026-12-22T00:00:00Z', ['2026-12-01', '2027-01-01']],
      ['2027-01-21T12:00:00Z', ['2026-12-01', '2027-01-01']],
      // Not at all for days.
      ['2027-01-30T12:00:00Z', ['2026-12-01', '2027-01-01', '2027-02-01']],
      // Later than it is due: then it is due at once, and never twice.
      ['2027-03-05T12:00:00Z', ['2026-12-01', '2027-01-01', '2027-02-01', '2027-03-05']],
      ['2027-03-22T00:00:00Z', ['2026-12-01', '2027-01-01', '2027-02-01', '2027-03-05', '2027-04-01']],
    ] as const) {
      world.clock.now = at(moment);
      await thrice();
      expect([moment, days()]).toEqual([moment, expected]);
    }
    expect(logged).not.toContain('claims_missed');
    expect(invoices().at(-1)).toMatchObject({
      finalDueDate: '2027-04-15',
      createClaim: true,
      lines: [{ unitPriceExcludingVat: 14_000, vatPercentage: 24 }],
    });
  });

  it('that were missed for months are not created all at once, and raise an alarm', async () => {
    await payByBank();
    world.clock.now = at('2027-06-25T08:00:00Z');
    await thrice();
    expect(days()).toEqual(['2026-12-01', '2027-07-01']);
    expect(logged).toContain('claims_missed');
  });

  it.each(['garbage', 'slow'] as const)(
    'whose reply is lost (%s) are found by the next look',
    async (mood) => {
      await payByBank();
      world.clock.now = at('2026-12-22T08:00:00Z');
      payday.behave(mood);
      await check();
      expect(logged).toContain('claim_not_made');
      payday.behave('well');
      await thrice();
      expect(days()).toEqual(['2026-12-01', '2027-01-01']);
      expect((await kept())?.dueDay).toBe('2027-01-01');
    },
    20_000,
  );

  it('that the bank refuses are tried again by the next look', async () => {
    await payByBank();
    world.clock.now = at('2026-12-22T08:00:00Z');
    payday.behave('refuse');
    await thrice();
    expect(days()).toEqual(['2026-12-01']);
    payday.behave('well');
    await thrice();
    expect(days()).toEqual(['2026-12-01', '2027-01-01']);
  });

  it('end with the subscription: a claim that is not due yet is taken back, one that is due stays', async () => {
    await payByBank();
    world.clock.now = at('2026-12-22T08:00:00Z');
    await check();
    await cancel();
    await work();
    expect(invoices().map(({ dueDate, status }) => [dueDate, status])).toEqual([
      ['2026-12-01', undefined],
      ['2027-01-01', 'CANCELLED'],
    ]);
    world.clock.now = at('2027-02-25T08:00:00Z');
    await thrice();
    expect(days()).toHaveLength(2);
  });

  it.each([
    ['is taken back the day before it is due', '2026-12-31T23:59:00Z', 'CANCELLED'],
    ['stays owed from the day on which it is due', '2027-01-01T00:00:00Z', undefined],
  ])('at cancelling: the newest %s', async (_, moment, status) => {
    await payByBank();
    world.clock.now = at('2026-12-22T08:00:00Z');
    await check();
    world.clock.now = at(moment);
    await cancel();
    await work();
    expect(invoices().at(-1)).toMatchObject({ dueDate: '2027-01-01', ...(status ? { status } : {}) });
    expect(open()).toHaveLength(status ? 1 : 2);
  });

  it('that were lost on the way are taken back after cancelling, once the bank says whether they were made', async () => {
    await payByBank();
    world.clock.now = at('2026-12-22T08:00:00Z');
    payday.behave('garbage');
    await check();
    await cancel();
    payday.behave('well');
    world.pass(599);
    await thrice();
    await work();
    expect(open()).toEqual(['2026-12-01', '2027-01-01']);
    world.pass(1);
    const silent: Bank = { ...site.tools().bank, find: async () => ({ is: 'unsure', why: 'test' }) };
    await checkBilling({ ...(await site.job()), bank: silent });
    expect(open()).toHaveLength(2);
    await thrice();
    await work();
    expect(open()).toEqual(['2026-12-01']);
    expect(await kept()).toMatchObject({ state: 'cancelled', orphanedClaims: undefined });
  });

  it('that are being made while the company cancels are taken back, and the one that is due stays owed', async () => {
    await payByBank();
    world.clock.now = at('2026-12-22T08:00:00Z');
    const { bank } = site.tools();
    const meanwhile: Bank = {
      ...bank,
      order: async (...asked) => {
        await cancel();
        return bank.order(...asked);
      },
    };
    await checkBilling({ ...(await site.job()), bank: meanwhile });
    expect([await isPaying(), open()]).toEqual([false, ['2026-12-01', '2027-01-01']]);
    world.clock.now = at('2026-12-31T23:59:59Z');
    await thrice();
    await work();
    expect(open()).toEqual(['2026-12-01']);
  });

  it.each([
    ['2026-12-31T23:59:59Z', ['2026-12-01']],
    ['2027-01-01T00:00:00Z', ['2026-12-01', '2027-01-01']],
  ])(
    'whose replies were lost are owed if they are due when the company cancels (%s): what falls due later, while the bank is silent, is cancelled',
    async (when, owed) => {
      await payByBank();
      world.clock.now = at('2026-12-22T08:00:00Z');
      payday.behave('garbage');
      await check();
      world.clock.now = at(when);
      await cancel();
      world.pass(3 * day);
      await check();
      payday.behave('well');
      await thrice();
      await work();
      expect(open()).toEqual(owed);
    },
  );

  it('of an order that never started are cancelled also when they have fallen due before the bank could be asked', async () => {
    world.clock.now = at('2026-11-30T23:50:00Z');
    payday.behave('garbage');
    await expect(payByBank()).rejects.toEqual(refused('billing_unavailable'));
    payday.behave('well');
    await cancel();
    world.clock.now = at('2026-12-01T00:30:00Z');
    await thrice();
    await work();
    expect([await isPaying(), open()]).toEqual([false, []]);
  });

  it('are not made for a company whose plan an administrator has taken away', async () => {
    await payByBank();
    world.clock.now = at('2026-12-25T08:00:00Z');
    await world.table.write({ update: keys.company(site.company.id), remove: ['pay'] });
    await thrice();
    expect(days()).toEqual(['2026-12-01']);
  });
});

describe('a company that an administrator disables', () => {
  const disabled = async () => {
    await world.table.write({ update: keys.company(site.company.id), set: { off: 1 } });
    await thrice();
    await work();
  };
  const cancelled = async () => {
    const { isPaying: pays, plan } = await world.company(site.company.id);
    expect([pays, plan, (await kept())?.state]).toEqual([false, undefined, 'cancelled']);
  };

  it('has its subscription by card ended within the hour, here and at the reseller', async () => {
    const { transaction_id: id } = await payByCard();
    paddle.pay(id);
    await site.deliver();
    await work();
    expect(await isPaying()).toBe(true);
    const { subscriptionId = '' } = (await kept()) ?? {};
    await disabled();
    await cancelled();
    expect(paddle.subscriptions.get(subscriptionId)?.status).toBe('canceled');
  });

  it('has its subscription by bank ended, and the claim that is not due yet cancelled', async () => {
    await payByBank();
    await disabled();
    await cancelled();
    expect(open()).toEqual([]);
  });

  it('keeps it when it is enabled while the check runs', async () => {
    await payByBank();
    const company = keys.company(site.company.id);
    await world.table.write({ update: company, set: { off: 1 } });
    const job = await site.job();
    const table: typeof job.table = {
      ...job.table,
      write: async (...changes) => {
        await world.table.write({ update: company, remove: ['off'] });
        return job.table.write(...changes);
      },
    };
    await checkBilling({ ...job, table });
    expect([await isPaying(), (await kept())?.state, logged.includes('billing_changed_meanwhile')]).toEqual([
      true,
      'paying',
      true,
    ]);
  });

  it('has its card transaction cancelled, so that it cannot be paid', async () => {
    const { transaction_id: id } = await payByCard();
    paddle.fill(id);
    world.pass(700);
    await disabled();
    expect([paddle.transactions.get(id)?.status, await kept()]).toEqual(['canceled', undefined]);
  });

  it('has no order recorded that was asked for just before', async () => {
    const ctx = await site.asManager();
    const made = paddle.transactions.size;
    await world.table.write({ update: keys.company(site.company.id), set: { off: 1 } });
    await expect(payByCardOf(ctx, { body: { subscription_plan: 1 } })).rejects.toEqual(
      refused('company_disabled'),
    );
    expect([await kept(), paddle.transactions.size]).toEqual([undefined, made]);
  });
});

describe('a subscription by card whose webhooks were lost', () => {
  it('is asked after once a day, and ends when the reseller has ended it', async () => {
    const { transaction_id: id } = await payByCard();
    paddle.pay(id);
    world.pass(700);
    await check();
    expect(await isPaying()).toBe(true);
    world.clock.now = at('2026-11-25T03:59:59Z');
    paddle.end((await kept())?.subscriptionId ?? '');
    await thrice();
    expect(await isPaying()).toBe(true);
    world.clock.now = at('2026-11-25T04:00:00Z');
    await thrice();
    expect(await isPaying()).toBe(false);
  });
});
