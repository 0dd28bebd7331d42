// The card reseller (Paddle Billing): a transaction made here, paid for in its overlay, then a subscription of its own.

import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { productName } from '#shared/limits.ts';
import type { CardUpdate } from '#shared/model/billing/card-update.ts';
import type { Money, PlanSold } from '#shared/model/billing/plan.ts';
import { type Called, callPartner } from './call.ts';

export type CardOrder = {
  readonly companyId: string;
  /** Ours, the same through all tries of one order. */
  readonly reference: string;
  readonly plan: PlanSold;
  readonly price: Money;
};
/** `open`: it can still be paid; `isDraft`: the customer has entered no name and address yet. `paid` has the subscription's id. */
export type TransactionState =
  | { readonly is: 'open'; readonly isDraft: boolean }
  | { readonly is: 'gone' | 'paying' }
  | { readonly is: 'paid'; readonly subscriptionId: string };
export type Posted = { readonly signature: string; readonly body: string; readonly nowMilliseconds: number };
export type CardSecrets = { readonly get: (name: 'paddle') => Promise<string> };
export type Card = {
  /** What the overlay needs besides the transaction. */
  overlay: (secrets: CardSecrets) => Promise<{ readonly clientToken: string; readonly script: string }>;
  /** Answers its id. */
  createTransaction: (secrets: CardSecrets, order: CardOrder) => Promise<Called<string>>;
  /** The same transaction for another plan: no company has two that can be paid. */
  changeTransaction: (
    secrets: CardSecrets,
    transactionId: string,
    order: CardOrder,
  ) => Promise<Called<unknown>>;
  transactionState: (secrets: CardSecrets, transactionId: string) => Promise<Called<TransactionState>>;
  /** Refused for a draft, and for one that is paid. */
  cancelTransaction: (secrets: CardSecrets, transactionId: string) => Promise<Called<unknown>>;
  subscription: (secrets: CardSecrets, subscriptionId: string) => Promise<Called<CardUpdate>>;
  /** A webhook's body, if the reseller has signed it just now. */
  readWebhook: (secrets: CardSecrets, posted: Posted) => Promise<CardEvent | 'unsigned' | 'unreadable'>;
  /**
   * Ends it at once; one that has ended already gets the same answer. `unknown`: the reseller has no such
   * subscription.
   */
  endSubscription: (secrets: CardSecrets, subscriptionId: string) => Promise<Called<'ended' | 'unknown'>>;
};

const id = z.string().check(z.minLength(1), z.maxLength(100));
/** The fraction of the second orders two events of one second. */
function microsecondsOf(at: string): number {
  const [seconds = '', fraction = ''] = at.slice(0, -1).split('.');
  return Date.parse(`${seconds}Z`) * 1000 + Number(fraction.padEnd(6, '0').slice(0, 6));
}
const instant = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/));
const microseconds = z.pipe(z.pipe(instant, z.transform(microsecondsOf)), z.int());
/** The custom data of the transaction: the reseller copies it to the subscription. */
const ours = z.object({ company_id: id, reference: id, plan: id });
const ofOurs = z.object({ custom_data: ours });
const monthly = { interval: 'month', frequency: 1 } as const;
const itemOf = z.object({
  quantity: z.int().check(z.positive()),
  price: z.object({
    unit_price: z.object({ amount: z.string().check(z.regex(/^\d{1,12}$/)), currency_code: id }),
  }),
});
/** The price of all items in minor units. The schema below refuses items of several currencies. */
const sumOf = (items: readonly z.output<typeof itemOf>[]): number =>
  items.reduce((sum, { quantity, price }) => sum + quantity * Number(price.unit_price.amount), 0);
const currenciesOf = (items: readonly z.output<typeof itemOf>[]): readonly string[] => [
  ...new Set(items.map(({ price }) => price.unit_price.currency_code)),
];
const subscription = z.object({
  id,
  status: z.enum(['active', 'trialing', 'past_due', 'paused', 'canceled']),
  customer_id: id,
  custom_data: ours,
  billing_cycle: z.object({ interval: z.string(), frequency: z.int() }),
  items: z
    .array(itemOf)
    .check(z.refine((items) => Number.isSafeInteger(sumOf(items)) && currenciesOf(items).length === 1)),
});
type Said = z.output<typeof subscription>;

const updateOf = (said: Said, occurredAt: number): CardUpdate => ({
  subscriptionId: said.id,
  customerId: said.customer_id,
  companyId: said.custom_data.company_id,
  reference: said.custom_data.reference,
  plan: said.custom_data.plan,
  isRunning: said.status !== 'canceled' && said.status !== 'paused',
  minor: sumOf(said.items),
  currency: currenciesOf(said.items)[0] ?? '',
  isMonthly:
    said.billing_cycle.interval === monthly.interval && said.billing_cycle.frequency === monthly.frequency,
  occurredAt,
});

const event = z.object({
  event_id: id,
  event_type: z.string(),
  occurred_at: microseconds,
  data: z.unknown(),
});
export type CardEvent =
  | { readonly is: 'update'; readonly eventId: string; readonly cardUpdate: CardUpdate }
  /** An event about something other than our subscriptions. */
  | { readonly is: 'other' };

function eventOf(body: string): CardEvent | 'unreadable' {
  const read = event.safeParse(jsonOf(body));
  if (!read.success) return 'unreadable';
  const { event_id: eventId, event_type: type, occurred_at: occurredAt, data } = read.data;
  if (!type.startsWith('subscription.') || !ofOurs.safeParse(data).success) return { is: 'other' };
  const said = subscription.safeParse(data);
  // The reseller repeats an event that we refuse and shows the failure, so that no subscription is lost silently.
  if (!said.success) return 'unreadable';
  return { is: 'update', eventId, cardUpdate: updateOf(said.data, occurredAt) };
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

const signatureForm = /^ts=(\d{1,12})((?:;h1=[0-9a-f]{64}){1,4})$/;

/** `ts=…;h1=…`, with two `h1` while the secret is being rotated; signed at most `toleranceSeconds` ago. */
function isSigned(secret: string, toleranceSeconds: number, posted: Posted): boolean {
  const [, at = '', signatures = ''] = signatureForm.exec(posted.signature) ?? [];
  if (at === '' || Math.abs(posted.nowMilliseconds / 1000 - Number(at)) > toleranceSeconds) return false;
  const own = createHmac('sha256', secret).update(`${at}:${posted.body}`).digest();
  const said = signatures.split(';h1=').slice(1);
  return said.some((one) => timingSafeEqual(own, Buffer.from(one, 'hex')));
}

const account = z.object({ apiKey: z.string(), webhookSecret: z.string(), clientToken: z.string() });
/** The reseller's account, from its secret. */
const cardAccount = async (secrets: CardSecrets) => account.parse(JSON.parse(await secrets.get('paddle')));

/** Error codes of the reseller (developer.paddle.com/errors). */
const unknownCode = 'not_found';
const endedCodes: ReadonlySet<string> = new Set([
  'subscription_is_canceled_action_invalid',
  'subscription_update_when_canceled',
]);

const created = z.object({ data: z.object({ id }) });
const transaction = z.object({ data: z.object({ status: z.string(), subscription_id: z.nullish(id) }) });
const subscribed = z.object({ data: z.extend(subscription, { updated_at: microseconds }) });
const anything = z.unknown();

/** The prices are ours (shared/model/billing/plan.ts), not the catalogue's. */
const transactionOf = ({ companyId, reference, plan, price }: CardOrder) => ({
  items: [
    {
      quantity: 1,
      price: {
        description: plan.name,
        name: `${plan.employees.from}–${plan.employees.to}`,
        product: { name: productName, tax_category: 'saas' },
        unit_price: { amount: String(price.minor), currency_code: price.currency },
        billing_cycle: monthly,
        tax_mode: 'external',
        quantity: { minimum: 1, maximum: 1 },
      },
    },
  ],
  currency_code: price.currency,
  collection_mode: 'automatic',
  custom_data: { company_id: companyId, reference, plan: plan.name },
});

const transactionPath = (transactionId: string): string =>
  `/transactions/${encodeURIComponent(transactionId)}`;

export type CardPlace = {
  readonly origin: string;
  /** The address of the overlay's script. */
  readonly script: string;
  readonly toleranceSeconds: number;
};

const stateOf = ({
  status,
  subscription_id: found,
}: z.output<typeof transaction>['data']): TransactionState => {
  if (status === 'canceled') return { is: 'gone' };
  if (status === 'draft' || status === 'ready') return { is: 'open', isDraft: status === 'draft' };
  return found ? { is: 'paid', subscriptionId: found } : { is: 'paying' };
};

/** The card reseller at `origin`. An answer that is not clear is `unsure`, never a failure: it may have been done. */
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
    // The reseller has refused our own account, which is no fault of the company that orders.
    if (called.is === 'refused' && (called.status === 401 || called.status === 403)) {
      return { is: 'unsure', why: `account refused: ${called.status}` };
    }
    return called;
  };
  const ask = async (secrets: CardSecrets, subscriptionId: string): Promise<Called<CardUpdate>> => {
    const path = `/subscriptions/${encodeURIComponent(subscriptionId)}`;
    const said = await call(secrets, 'GET', path, subscribed);
    if (said.is !== 'answered') return said;
    return { is: 'answered', content: updateOf(said.content.data, said.content.data.updated_at) };
  };
  return {
    overlay: async (secrets) => ({ clientToken: (await cardAccount(secrets)).clientToken, script }),
    createTransaction: async (secrets, order) => {
      const made = await call(secrets, 'POST', '/transactions', created, transactionOf(order));
      return made.is === 'answered' ? { is: 'answered', content: made.content.data.id } : made;
    },
    changeTransaction: (secrets, transactionId, order) =>
      call(secrets, 'PATCH', transactionPath(transactionId), anything, transactionOf(order)),
    transactionState: async (secrets, transactionId) => {
      const found = await call(secrets, 'GET', transactionPath(transactionId), transaction);
      if (found.is === 'refused' && found.code === unknownCode)
        return { is: 'answered', content: { is: 'gone' } };
      return found.is === 'answered' ? { is: 'answered', content: stateOf(found.content.data) } : found;
    },
    cancelTransaction: (secrets, transactionId) =>
      call(secrets, 'PATCH', transactionPath(transactionId), anything, { status: 'canceled' }),
    subscription: ask,
    readWebhook: async (secrets, posted) => {
      const { webhookSecret } = await cardAccount(secrets);
      return isSigned(webhookSecret, toleranceSeconds, posted) ? eventOf(posted.body) : 'unsigned';
    },
    endSubscription: async (secrets, subscriptionId) => {
      const path = `/subscriptions/${encodeURIComponent(subscriptionId)}/cancel`;
      const answer = await call(secrets, 'POST', path, anything, { effective_from: 'immediately' });
      if (answer.is === 'unsure') return answer;
      if (answer.is === 'answered' || endedCodes.has(answer.code ?? ''))
        return { is: 'answered', content: 'ended' };
      if (answer.code === unknownCode) return { is: 'answered', content: 'unknown' };
      // Refused for a reason that we do not know: the state of the subscription decides.
      const now = await ask(secrets, subscriptionId);
      return now.is === 'answered' && !now.content.isRunning ? { is: 'answered', content: 'ended' } : answer;
    },
  };
}
