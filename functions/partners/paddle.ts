// The card reseller (Paddle Billing): a transaction made here, paid for in its overlay, then a subscription of its own.

import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { productName } from '#shared/limits.ts';
import type { CardWord } from '#shared/model/card-word.ts';
import type { Money, PlanSold } from '#shared/model/plan.ts';
import { type Called, callPartner } from './call.ts';

export type CardOrder = {
  readonly companyId: string;
  /** Ours, the same through all tries of one order. */
  readonly reference: string;
  readonly plan: PlanSold;
  readonly price: Money;
};
/** `open`: it can still be paid for. `paid` says which subscription came of it. */
export type CardOrderState =
  | { readonly is: 'open' | 'gone' | 'paying' }
  | { readonly is: 'paid'; readonly subscriptionId: string };
export type Posted = { readonly signature: string; readonly body: string; readonly nowMilliseconds: number };
export type CardSecrets = { readonly get: (name: 'paddle') => Promise<string> };
export type Card = {
  /** What the overlay needs besides the transaction. */
  overlay: (secrets: CardSecrets) => Promise<{ readonly clientToken: string; readonly script: string }>;
  begin: (secrets: CardSecrets, order: CardOrder) => Promise<Called<{ readonly transactionId: string }>>;
  /** The same transaction for another plan: no company has two that can be paid for. */
  change: (secrets: CardSecrets, transactionId: string, order: CardOrder) => Promise<Called<unknown>>;
  orderState: (secrets: CardSecrets, transactionId: string) => Promise<Called<CardOrderState>>;
  subscription: (secrets: CardSecrets, subscriptionId: string) => Promise<Called<CardWord>>;
  /** A webhook's body, if the reseller has signed it just now. */
  hear: (secrets: CardSecrets, posted: Posted) => Promise<CardEvent | 'unsigned' | 'unreadable'>;
  /** At once, and as often as one likes. */
  end: (secrets: CardSecrets, subscriptionId: string) => Promise<Called<unknown>>;
};

const id = z.string().check(z.minLength(1), z.maxLength(100));
/** The fraction of the second orders two events of one second. */
function microsecondsOf(at: string): number {
  const [seconds = '', fraction = ''] = at.slice(0, -1).split('.');
  return Date.parse(`${seconds}Z`) * 1000 + Number(fraction.padEnd(6, '0').slice(0, 6));
}
const instant = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/));
const microseconds = z.pipe(z.pipe(instant, z.transform(microsecondsOf)), z.int());
/** What we have said of the company and the order comes back with every subscription that came of it. */
const ours = z.object({ company_id: id, reference: id, plan: id });
const subscription = z.object({
  id,
  status: z.enum(['active', 'trialing', 'past_due', 'paused', 'canceled']),
  customer_id: id,
  custom_data: ours,
  items: z
    .array(
      z.object({
        quantity: z.int(),
        price: z.object({
          unit_price: z.object({ amount: z.string().check(z.regex(/^\d{1,12}$/)), currency_code: id }),
        }),
      }),
    )
    .check(z.minLength(1)),
});
type Said = z.output<typeof subscription>;

const wordOf = (said: Said, saidAt: number): CardWord => ({
  subscriptionId: said.id,
  customerId: said.customer_id,
  companyId: said.custom_data.company_id,
  reference: said.custom_data.reference,
  plan: said.custom_data.plan,
  isAlive: said.status !== 'canceled' && said.status !== 'paused',
  minor: said.items.reduce((sum, one) => sum + one.quantity * Number(one.price.unit_price.amount), 0),
  currency: said.items[0]?.price.unit_price.currency_code ?? '',
  saidAt,
});

const event = z.object({
  event_id: id,
  event_type: z.string(),
  occurred_at: microseconds,
  data: z.unknown(),
});
export type CardEvent =
  | { readonly is: 'word'; readonly eventId: string; readonly word: CardWord }
  /** Of something else than a subscription of ours. */
  | { readonly is: 'other' };

function eventOf(body: string): CardEvent | 'unreadable' {
  const read = event.safeParse(jsonOf(body));
  if (!read.success) return 'unreadable';
  const { event_id: eventId, event_type: type, occurred_at: saidAt, data } = read.data;
  if (!type.startsWith('subscription.')) return { is: 'other' };
  const said = subscription.safeParse(data);
  return said.success ? { is: 'word', eventId, word: wordOf(said.data, saidAt) } : { is: 'other' };
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

const signatureForm = /^ts=(\d{1,12})((?:;h1=[0-9a-f]{64}){1,4})$/;

/** `ts=…;h1=…`, with one h1 more while the secret is being rotated; signed no longer ago than `toleranceSeconds`. */
export function isSigned(secret: string, toleranceSeconds: number, posted: Posted): boolean {
  const [, at = '', signatures = ''] = signatureForm.exec(posted.signature) ?? [];
  if (at === '' || Math.abs(posted.nowMilliseconds / 1000 - Number(at)) > toleranceSeconds) return false;
  const own = createHmac('sha256', secret).update(`${at}:${posted.body}`).digest();
  const said = signatures.split(';h1=').slice(1);
  return said.some((one) => timingSafeEqual(own, Buffer.from(one, 'hex')));
}

const account = z.object({ apiKey: z.string(), webhookSecret: z.string(), clientToken: z.string() });
/** The reseller's account, from its secret. */
const cardAccount = async (secrets: CardSecrets) => account.parse(JSON.parse(await secrets.get('paddle')));

const begun = z.object({ data: z.object({ id }) });
const transaction = z.object({ data: z.object({ status: z.string(), subscription_id: z.nullish(id) }) });
const subscribed = z.object({ data: z.extend(subscription, { updated_at: microseconds }) });
const anything = z.unknown();

/** The prices are ours (shared/model/plan.ts), not the catalogue's: whoever opens a checkout of their own pays those. */
const transactionOf = ({ companyId, reference, plan, price }: CardOrder) => ({
  items: [
    {
      quantity: 1,
      price: {
        description: plan.name,
        name: `${plan.employees.from}–${plan.employees.to}`,
        product: { name: productName, tax_category: 'saas' },
        unit_price: { amount: String(price.minor), currency_code: price.currency },
        billing_cycle: { interval: 'month', frequency: 1 },
        tax_mode: 'external',
        quantity: { minimum: 1, maximum: 1 },
      },
    },
  ],
  currency_code: price.currency,
  collection_mode: 'automatic',
  custom_data: { company_id: companyId, reference, plan: plan.name },
});

export type CardPlace = {
  readonly origin: string;
  /** The address of the overlay's script. */
  readonly script: string;
  readonly toleranceSeconds: number;
};

export function openPaddle({ origin, script, toleranceSeconds }: CardPlace): Card {
  const call = async <S extends z.ZodMiniType>(
    secrets: CardSecrets,
    method: 'GET' | 'POST' | 'PATCH',
    path: string,
    reply: S,
    content?: unknown,
  ): Promise<Called<z.output<S>>> => {
    const { apiKey } = await cardAccount(secrets);
    const headers = { authorization: `Bearer ${apiKey}`, 'paddle-version': '1' };
    const called = await callPartner({ url: `${origin}${path}`, method, headers, content, reply });
    // Our own account refused is no fault of who orders.
    if (called.is === 'refused' && (called.status === 401 || called.status === 403)) {
      return { is: 'unsure', why: `account refused: ${called.status}` };
    }
    return called;
  };
  const stateOf = ({
    status,
    subscription_id: found,
  }: z.output<typeof transaction>['data']): CardOrderState => {
    if (status === 'canceled') return { is: 'gone' };
    if (status === 'draft' || status === 'ready') return { is: 'open' };
    return found ? { is: 'paid', subscriptionId: found } : { is: 'paying' };
  };
  const ask = async (secrets: CardSecrets, subscriptionId: string): Promise<Called<CardWord>> => {
    const path = `/subscriptions/${encodeURIComponent(subscriptionId)}`;
    const said = await call(secrets, 'GET', path, subscribed);
    if (said.is !== 'answered') return said;
    return { is: 'answered', content: wordOf(said.content.data, said.content.data.updated_at) };
  };
  return {
    overlay: async (secrets) => ({ clientToken: (await cardAccount(secrets)).clientToken, script }),
    begin: async (secrets, order) => {
      const made = await call(secrets, 'POST', '/transactions', begun, transactionOf(order));
      return made.is === 'answered'
        ? { is: 'answered', content: { transactionId: made.content.data.id } }
        : made;
    },
    change: (secrets, transactionId, order) =>
      call(
        secrets,
        'PATCH',
        `/transactions/${encodeURIComponent(transactionId)}`,
        anything,
        transactionOf(order),
      ),
    orderState: async (secrets, transactionId) => {
      const path = `/transactions/${encodeURIComponent(transactionId)}`;
      const found = await call(secrets, 'GET', path, transaction);
      if (found.is === 'refused' && found.status === 404) return { is: 'answered', content: { is: 'gone' } };
      return found.is === 'answered' ? { is: 'answered', content: stateOf(found.content.data) } : found;
    },
    subscription: ask,
    hear: async (secrets, posted) => {
      const { webhookSecret } = await cardAccount(secrets);
      return isSigned(webhookSecret, toleranceSeconds, posted) ? eventOf(posted.body) : 'unsigned';
    },
    end: async (secrets, subscriptionId) => {
      const path = `/subscriptions/${encodeURIComponent(subscriptionId)}/cancel`;
      const ended = await call(secrets, 'POST', path, anything, { effective_from: 'immediately' });
      if (ended.is !== 'refused') return ended;
      // What has ended already is refused too.
      const now = await ask(secrets, subscriptionId);
      return now.is === 'answered' && !now.content.isAlive ? now : ended;
    },
  };
}
