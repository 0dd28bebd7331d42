// A company has one card transaction that can be paid, whatever it orders, pays, cancels and orders again.

import { describe, expect, it } from 'vitest';
import { askDeletion, takeDeletionBack } from '#functions/domain/deletions/deletions.ts';
import { day, useBilling } from '#test/kit/world/billing-site.ts';

const site = await useBilling();
const { world, paddle, payday, payByCard, payByBank, cancel, check, isPaying, kept, deliver, work, logged } =
  site;
const transactions = () =>
  [...paddle.transactions.values()].filter((one) => one.custom_data['company_id'] === site.company.id);
const payable = () =>
  transactions().flatMap(({ id, status }) => (status === 'draft' || status === 'ready' ? [id] : []));
const running = () =>
  [...paddle.subscriptions.values()].filter(
    (one) => one.custom_data['company_id'] === site.company.id && one.status === 'active',
  );

async function bankThat(mood: 'refuse' | 'fail' | 'garbage', code: string): Promise<void> {
  payday.behave(mood);
  await expect(payByBank()).rejects.toMatchObject({ code });
  payday.behave('well');
}

const steps = {
  card: async () => void (await payByCard()),
  bank: async () => void (await payByBank()),
  'bank says no': () => bankThat('refuse', 'bank_refused'),
  'bank makes nothing': () => bankThat('fail', 'billing_unavailable'),
  'bank’s reply is lost': () => bankThat('garbage', 'billing_unavailable'),
  cancel: async () => void (await cancel()),
  /** Somebody enters name and address in the overlay, and closes it. */
  ready: async () => void payable().map((id) => paddle.fill(id)),
  leave: async () => void (await askDeletion(await site.asManager(), { body: { name: site.company.name } })),
  stay: async () => void (await takeDeletionBack(await site.asManager())),
  'three days': async () => {
    world.pass(3 * day);
    await check();
    await check();
  },
} as const;
type Step = keyof typeof steps;

/** Runs the steps in turn; after each step and its messages at most one transaction can be paid. */
async function take(path: readonly Step[]): Promise<void> {
  for (const [at, step] of path.entries()) {
    await steps[step]();
    await work();
    expect([path.slice(0, at + 1), payable().length <= 1]).toEqual([path.slice(0, at + 1), true]);
  }
}

const paths: readonly (readonly Step[])[] = [
  ['card', 'bank', 'cancel'],
  ['card', 'bank', 'ready', 'cancel'],
  ['card', 'bank says no'],
  ['card', 'bank says no', 'bank', 'cancel'],
  ['card', 'bank makes nothing'],
  ['card', 'bank makes nothing', 'three days'],
  ['card', 'bank’s reply is lost', 'cancel'],
  ['card', 'bank’s reply is lost', 'three days', 'cancel'],
  ['card', 'cancel', 'bank', 'cancel'],
  ['card', 'cancel', 'bank says no'],
  ['card', 'cancel', 'bank', 'cancel', 'bank', 'cancel'],
  ['card', 'leave', 'stay'],
  ['card', 'leave', 'stay', 'bank', 'cancel'],
  ['card', 'bank', 'cancel', 'leave', 'stay'],
  ['card', 'bank makes nothing', 'leave', 'stay'],
  ['card', 'three days'],
  ['card', 'three days', 'bank', 'cancel'],
  ['card', 'bank', 'three days', 'cancel'],
];

describe('an unpaid card transaction', () => {
  it.each(paths.map((path) => [path.join(', '), path] as const))(
    'is the one that the next order by card changes: %s',
    async (_, path) => {
      await take(path);
      const { transaction_id: id } = await payByCard(2);
      expect([payable(), transactions().length]).toEqual([[id], 1]);
      paddle.pay(id);
      await deliver();
      await work();
      expect([running().length, await isPaying(), (await kept())?.plan]).toEqual([
        1,
        true,
        'TwentyFourEmployeesMax2023',
      ]);
    },
  );

  it.each<readonly [string, readonly Step[]]>([
    ['an order by bank', ['card', 'ready', 'bank', 'cancel']],
    ['cancelling', ['card', 'ready', 'cancel']],
    ['cancelling a later order by bank', ['card', 'bank makes nothing', 'ready', 'cancel']],
    ['a deletion', ['card', 'ready', 'leave', 'stay']],
    ['a deletion after an order by bank', ['card', 'bank', 'cancel', 'ready', 'leave', 'stay']],
    ['the hourly check', ['card', 'ready', 'three days']],
  ])('is cancelled by %s once it is ready, and the next order makes another', async (_, path) => {
    await take(path);
    expect(payable()).toEqual([]);
    const { transaction_id: id } = await payByCard();
    expect([payable(), transactions().length]).toEqual([[id], 2]);
  });

  it('is not looked for after it was paid: the next order makes another', async () => {
    await take(['card']);
    paddle.pay(payable()[0] ?? '');
    await deliver();
    await take(['three days', 'cancel', 'bank', 'cancel', 'card']);
    expect(logged).not.toContain('card_after_end');
    expect([payable().length, transactions().length, running().length]).toEqual([1, 2, 0]);
  });
});

describe('a draft that is paid all the same', () => {
  it.each<readonly [string, readonly Step[]]>([
    ['by bank, which is then cancelled', ['bank', 'cancel']],
    ['by bank, cancelled before it was confirmed', ['bank’s reply is lost', 'cancel']],
    ['twice by bank, cancelled each time', ['bank', 'cancel', 'bank', 'cancel']],
  ])('after the company ordered %s: starts nothing and is ended', async (_, path) => {
    await take(['card', ...path]);
    paddle.pay(payable()[0] ?? '');
    await deliver();
    await work();
    await work();
    expect([await isPaying(), running().length, logged.includes('card_after_end')]).toEqual([false, 0, true]);
  });

  it('after the bank refused the company’s order starts the subscription', async () => {
    await take(['card', 'bank says no']);
    paddle.pay(payable()[0] ?? '');
    await deliver();
    await work();
    expect([await isPaying(), running().length, (await kept())?.by]).toEqual([true, 1, 'card']);
  });
});
