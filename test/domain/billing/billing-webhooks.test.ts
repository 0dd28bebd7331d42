// The card reseller's webhooks: forged, stale, duplicate and malformed requests.

import { describe, expect, it } from 'vitest';
import { cardUpdated, subscriptionEnded } from '#events/billing.ts';
import { handleCardUpdate } from '#functions/domain/billing/check.ts';
import { keys } from '#functions/table/keys.ts';
import { webhookBytesMax } from '#shared/limits.ts';
import { signatureOf, useBilling } from '#test/kit/world/billing-site.ts';

const site = await useBilling();
const { world, paddle, post, work, isPaying, kept, logged, payByCard } = site;
const refused = (code: string) => expect.objectContaining({ code });
const now = () => world.clock.now;
const queued = () => world.sent.filter(({ name }) => name === cardUpdated.name);

let events = 0;
type Said = Partial<{
  id: string;
  status: string;
  at: string;
  amount: string;
  currency: string;
  quantity: number;
  cycle: { interval: string; frequency: number };
}>;
/** A subscription's event, as the reseller writes it; by default the first one of plan 1. */
const event = (said: Said = {}, ours: object = {}, over: object = {}) => ({
  event_id: `evt_${(events += 1)}`,
  event_type: 'subscription.updated',
  occurred_at: said.at ?? '2026-11-18T08:00:00.000001Z',
  data: {
    id: said.id ?? `sub_${site.company.id}`,
    status: said.status ?? 'active',
    customer_id: 'ctm_1',
    custom_data: {
      company_id: site.company.id,
      reference: `${site.company.id}-1`,
      plan: 'FourEmployeesMax2023',
      ...ours,
    },
    billing_cycle: said.cycle ?? { interval: 'month', frequency: 1 },
    items: [
      {
        quantity: said.quantity ?? 1,
        price: { unit_price: { amount: said.amount ?? '5000', currency_code: said.currency ?? 'EUR' } },
      },
    ],
  },
  ...over,
});
const itemOf = (amount: number, quantity = 1, currency_code = 'EUR') => ({
  quantity,
  price: { unit_price: { amount: String(amount), currency_code } },
});
const withItems = (...items: readonly object[]) => {
  const whole = event();
  return { ...whole, data: { ...whole.data, items } };
};
const send = async (content: unknown, at = now()) => {
  const body = typeof content === 'string' ? content : JSON.stringify(content);
  return post(body, signatureOf(body, at));
};
/** Expects no effect: nothing on the queue, and no subscription. */
async function nothingCameOfIt(): Promise<void> {
  expect(queued()).toEqual([]);
  expect([await isPaying(), await kept()]).toEqual([false, undefined]);
}

describe('a forged webhook', () => {
  const body = () => JSON.stringify(event());
  it.each<[string, (signed: string, content: string) => readonly [string, string | undefined]]>([
    ['without a signature', (_, content) => [content, undefined]],
    ['with an empty one', (_, content) => [content, '']],
    ['signed with another secret', (_, content) => [content, signatureOf(content, now(), 'guess')]],
    ['signed with no secret', (_, content) => [content, signatureOf(content, now(), '')]],
    ['signed for another body', (signed, content) => [content.replace('5000', '4999'), signed]],
    ['with a space added', (signed, content) => [`${content} `, signed]],
    [
      'with its keys in another order',
      (_, content) => [
        JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(content)).toReversed())),
        signatureOf(content, now()),
      ],
    ],
    [
      'with another moment than was signed',
      (signed, content) => [content, signed.replace(/ts=\d+/, `ts=${now() + 1}`)],
    ],
    ['with half a digest', (signed, content) => [content, signed.slice(0, -32)]],
    [
      'with a digest in capitals',
      (signed, content) => [content, signed.replace(/h1=.*/, (one) => `h1=${one.slice(3).toUpperCase()}`)],
    ],
    ['with the digest of another form', (signed, content) => [content, signed.replace('h1=', 'h2=')]],
    ['without a moment', (signed, content) => [content, signed.replace(/ts=\d+;/, '')]],
    ['at no moment', (signed, content) => [content, signed.replace(/ts=\d+/, 'ts=NaN')]],
    [
      'with more digests than a rotation has',
      (signed, content) => [content, `${signed}${`;h1=${'0'.repeat(64)}`.repeat(4)}`],
    ],
    ['with a signature of a megabyte', (_, content) => [content, `ts=${now()};h1=${'a'.repeat(1_000_000)}`]],
  ])('%s is refused, and nothing comes of it', async (_, forge) => {
    const content = body();
    const [sent, signature] = forge(signatureOf(content, now()), content);
    await expect(post(sent, signature)).rejects.toEqual(refused('forbidden'));
    await nothingCameOfIt();
  });

  it('differs from a true one that was signed with two secrets while they are rotated', async () => {
    const content = body();
    const signed = signatureOf(content, now());
    const [moment = '', digest = ''] = signed.split(';');
    await post(content, `${moment};h1=${'0'.repeat(64)};${digest}`);
    expect(queued()).toHaveLength(1);
  });
});

describe('a stale webhook', () => {
  it.each([-6, 6, -86_400, 86_400])('signed %i seconds from now is refused', async (seconds) => {
    await expect(send(event(), now() + seconds)).rejects.toEqual(refused('forbidden'));
    await nothingCameOfIt();
  });
  it.each([-5, 5])('signed %i seconds from now is taken', async (seconds) => {
    expect(await send(event(), now() + seconds)).toMatchObject({ status: 200 });
    expect(queued()).toHaveLength(1);
  });
});

describe('a duplicate webhook', () => {
  it('has one key on the queue, and applied twice it changes nothing more', async () => {
    const one = event();
    await send(one);
    await send(one);
    const sent = queued().map(({ body }) => cardUpdated.body.parse(body));
    expect(new Set(sent.map(cardUpdated.onceKey)).size).toBe(1);
    await work();
    const after = await kept();
    expect(after).toMatchObject({ state: 'paying', version: 1 });
    await send(event());
    await work();
    expect(await kept()).toEqual(after);
  });
});

describe('webhooks in another order than they happened', () => {
  const first = '2026-11-18T08:00:00.000001Z';
  const second = '2026-11-18T08:00:00.000002Z';
  it('leave a subscription ended that ended last, by a microsecond', async () => {
    await send(event({ status: 'canceled', at: second }));
    await send(event({ status: 'active', at: first }));
    await work();
    expect(await isPaying()).toBe(false);
    expect(logged).toContain('card_update_stale');
  });
  it('leave it active where the older update says that its card failed', async () => {
    await send(event({ status: 'active', at: second }));
    await send(event({ status: 'past_due', at: first }));
    await work();
    expect(await isPaying()).toBe(true);
  });
  it('do not let the end of an old subscription end the new one', async () => {
    await send(event({ id: 'sub_new', at: first }));
    await send(event({ id: 'sub_old', status: 'canceled', at: second }));
    await work();
    expect([await isPaying(), (await kept())?.subscriptionId]).toEqual([true, 'sub_new']);
  });
  it.each(['paused', 'canceled'])(
    'end it when it is %s, and not while its card is asked again',
    async (status) => {
      await send(event({ at: first }));
      await send(event({ status: 'past_due', at: second }));
      await work();
      expect(await isPaying()).toBe(true);
      await send(event({ status, at: '2026-11-18T08:00:01Z' }));
      await work();
      expect(await isPaying()).toBe(false);
      // An ended subscription does not start again by itself.
      await send(event({ at: '2026-11-18T08:00:02Z' }));
      await work();
      await work();
      expect(await isPaying()).toBe(false);
      expect(logged).toContain('card_after_end');
    },
  );
});

describe('a huge webhook', () => {
  it.each([webhookBytesMax + 1, 1_000_000])('of %i bytes is refused though it is signed', async (bytes) => {
    const body = JSON.stringify(event()).padEnd(bytes);
    await expect(send(body)).rejects.toEqual(refused('body_too_large'));
    await nothingCameOfIt();
  });
  it('of just so many is taken', async () => {
    expect(await send(JSON.stringify(event()).padEnd(webhookBytesMax))).toMatchObject({ status: 200 });
  });
});

describe('a signed webhook that makes no sense', () => {
  it.each(['', 'no json', '[]', 'null', '{}', '{"event_id":"e","event_type":"x","occurred_at":"yesterday"}'])(
    '%j is refused',
    async (body) => {
      await expect(send(body)).rejects.toEqual(refused('body_unreadable'));
      await nothingCameOfIt();
    },
  );
  it.each([
    ['of another kind', () => event({}, {}, { event_type: 'customer.created' })],
    ['of a subscription that is not ours', () => ({ ...event(), data: { id: 'sub_1', status: 'active' } })],
    ['of no month', () => event({ at: '2026-13-41T08:00:00Z' })],
  ])('%s is accepted or refused, and changes nothing', async (_, make) => {
    const reply = await send(make()).catch(() => ({ status: 400 }));
    expect([200, 400]).toContain(reply.status);
    await nothingCameOfIt();
  });
  it.each<[string, () => object]>([
    ['in an unknown state', () => event({ status: 'dreaming' })],
    ['of no items', () => withItems()],
    ['of a quantity of 0', () => event({ quantity: 0 })],
    ['of half a quantity', () => event({ quantity: 1.5 })],
    ['of a quantity in letters', () => withItems({ ...itemOf(5000), quantity: '1' })],
    ['of a quantity below nothing', () => withItems(itemOf(10_000), itemOf(5000, -1))],
    ['of an amount below nothing', () => withItems(itemOf(10_000), itemOf(-5000))],
    ['of two currencies', () => withItems(itemOf(2500), itemOf(2500, 1, 'USD'))],
    ['of more money than there is', () => withItems(itemOf(999_999_999_999, 1_000_000))],
  ])('about a subscription of ours %s is refused, and changes nothing', async (_, make) => {
    await expect(send(make())).rejects.toEqual(refused('body_unreadable'));
    await nothingCameOfIt();
  });
  it('differs from one of several items, which are summed up', async () => {
    await send(withItems(itemOf(2000), itemOf(1500, 2)));
    await work();
    expect([await isPaying(), (await kept())?.state]).toEqual([true, 'paying']);
  });
  it.each(['c000000000', '__proto__', '-', 'constructor'])(
    'of the company %j changes nothing',
    async (id) => {
      await send(event({}, { company_id: id }));
      await work();
      expect(logged).toContain('card_of_nobody');
      expect(await isPaying()).toBe(false);
    },
  );
});

describe('a true subscription of a company that is deleted or disabled', () => {
  it.each([
    ['in thirty days', { da: 1, de: 2 }, 'card_of_leaving'],
    ['now', { da: 1, de: 2, dx: 1 }, 'card_of_nobody'],
    ['by an administrator', { off: 1 }, 'card_of_disabled'],
  ])('%s starts nothing, and is ended', async (_, asked, line) => {
    const { transaction_id: id } = await payByCard();
    await world.table.write({ update: keys.company(site.company.id), set: asked });
    paddle.pay(id);
    await site.deliver();
    await work();
    await work();
    expect([await isPaying(), [...paddle.subscriptions.values()].at(-1)?.status]).toEqual([
      false,
      'canceled',
    ]);
    expect(logged).toContain(line);
  });
});

describe('a payment that may not start anything', () => {
  it('is logged once and ended once, however many updates of it arrive', async () => {
    const { transaction_id: id } = await payByCard();
    await world.table.write({ update: keys.company(site.company.id), set: { off: 1 } });
    paddle.pay(id);
    await site.deliver();
    expect(queued().length).toBeGreaterThan(1);
    for (const { body } of queued()) await handleCardUpdate(await site.job(), cardUpdated.body.parse(body));
    expect(logged.filter((line) => line === 'card_of_disabled')).toHaveLength(1);
    expect(world.sent.filter(({ name }) => name === subscriptionEnded.name)).toHaveLength(1);
  });
});

describe('a card transaction of a company whose country changes', () => {
  it('starts at the price that it was ordered at', async () => {
    const { transaction_id: id } = await payByCard();
    await world.table.write({ update: keys.company(site.company.id), set: { cr: 'GB' } });
    paddle.pay(id);
    await site.deliver();
    await work();
    expect([await isPaying(), (await kept())?.price]).toEqual([true, { minor: 5000, currency: 'EUR' }]);
    expect(logged).not.toContain('card_price_wrong');
  });

  it('starts at no other price, though it names the order', async () => {
    await payByCard();
    const { reference = '' } = (await kept()) ?? {};
    await send(event({ amount: '4999' }, { reference }));
    await work();
    expect([await isPaying(), logged]).toEqual([false, expect.arrayContaining(['card_price_wrong'])]);
  });
});

describe('a true subscription that was never offered', () => {
  it.each<[string, Said, object]>([
    ['for a cent less', { amount: '4999' }, {}],
    ['for nothing', { amount: '0' }, {}],
    ['of a larger plan at the price of the smallest', {}, { plan: 'TwoHundredEmployeesMax2023' }],
    ['in another currency', { currency: 'USD' }, {}],
    ['in krónur', { currency: 'ISK', amount: '8000' }, {}],
    ['of a plan that is not sold any more', {}, { plan: 'FreeTierUnlimited' }],
    ['of a plan that never was', {}, { plan: '__proto__' }],
    ['of two', { quantity: 2 }, {}],
    ['charged every week', { cycle: { interval: 'week', frequency: 1 } }, {}],
    ['charged every other month', { cycle: { interval: 'month', frequency: 2 } }, {}],
  ])('%s starts nothing, and is ended', async (_, said, ours) => {
    const { transaction_id: id } = await payByCard();
    paddle.pay(id);
    const made = [...paddle.subscriptions.values()].at(-1);
    paddle.waiting.length = 0;
    await send(event({ id: made?.id ?? '', ...said }, ours));
    await work();
    expect([await isPaying(), made?.status]).toEqual([false, 'active']);
    expect(logged).toContain('card_price_wrong');
    await work();
    expect(made?.status).toBe('canceled');
  });
});
