// Stands in for the card reseller: transactions, subscriptions, an overlay, signed webhooks, and how they may misbehave.

import { createHmac, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { checkoutPage, overlayScript } from './paddle-overlay.ts';
import type { Mood } from './payday.ts';

/** `held` keeps webhooks back until they are asked for; `reordered` sends the newest first. */
export const deliveries = ['once', 'twice', 'reordered', 'held'] as const;
export type Delivery = (typeof deliveries)[number];
export type PaddlePlace = {
  /** The product's time, in milliseconds. */
  readonly now: () => number;
  readonly account: () => Promise<string>;
  /** Where webhooks go. */
  readonly webhooks: string;
};

const slowMilliseconds = 6000;
const account = z.object({ apiKey: z.string(), webhookSecret: z.string() });
const cycle = z.object({ interval: z.enum(['day', 'week', 'month', 'year']), frequency: z.int().min(1) });
const item = z.looseObject({
  quantity: z.int().positive(),
  price: z.looseObject({
    unit_price: z.object({ amount: z.string(), currency_code: z.string() }),
    billing_cycle: cycle,
  }),
});
const order = z.object({
  items: z.tuple([item], item),
  currency_code: z.enum(['EUR', 'USD', 'GBP']),
  custom_data: z.record(z.string(), z.string()),
});
type Order = z.output<typeof order>;
export type Transaction = Order & { id: string; status: string; subscription_id: string | null };
export type CardSubscription = {
  id: string;
  status: string;
  customer_id: string;
  custom_data: Order['custom_data'];
  items: Order['items'];
  billing_cycle: z.output<typeof cycle>;
  updated_at: string;
};
type Answer = { readonly status: number; readonly body?: unknown };
type Event = {
  readonly event_id: string;
  readonly event_type: string;
  readonly occurred_at: string;
  readonly data: unknown;
};

const idOf = (kind: string): string => `${kind}_${randomBytes(13).toString('hex')}`;
const failure = (status: number, code: string): Answer => ({ status, body: { error: { code } } });
const missing = failure(404, 'not_found');
const refused = failure(400, 'bad_request');
const cancelling = z.strictObject({ status: z.literal('canceled') });

type Moods = { api: Mood; script: Mood; delivery: Delivery };

/** Signed webhooks, sent as the mood has it. */
function openWebhooks(place: PaddlePlace, moods: Moods) {
  const waiting: Event[] = [];
  let said = 0;

  /** Each event a microsecond after the one before it. */
  const instant = (): string => {
    said += 1;
    return new Date(place.now()).toISOString().replace('Z', `${String(said % 1000).padStart(3, '0')}Z`);
  };

  async function send(event: Event): Promise<number> {
    const { webhookSecret } = account.parse(JSON.parse(await place.account()));
    const body = JSON.stringify({ ...event, notification_id: idOf('ntf') });
    const at = Math.floor(place.now() / 1000);
    const signature = createHmac('sha256', webhookSecret).update(`${at}:${body}`).digest('hex');
    const headers = { 'content-type': 'application/json', 'paddle-signature': `ts=${at};h1=${signature}` };
    const reply = await fetch(place.webhooks, { method: 'POST', headers, body });
    await reply.arrayBuffer();
    return reply.status;
  }

  /** Sends the webhooks that wait; one that is not answered 200 waits on. */
  async function deliver(): Promise<void> {
    const events = waiting.splice(0);
    const inTurn = moods.delivery === 'reordered' ? events.toReversed() : events;
    for (const event of moods.delivery === 'twice' ? inTurn.flatMap((one) => [one, one]) : inTurn) {
      const status = await send(event).catch(() => 0);
      if (status !== 200) waiting.push(event);
    }
  }

  function tell(...events: readonly (readonly [string, unknown])[]): void {
    for (const [event_type, data] of events) {
      waiting.push({
        event_id: idOf('evt'),
        event_type,
        occurred_at: instant(),
        data: structuredClone(data),
      });
    }
    if (moods.delivery !== 'held')
      deliver().catch((error: unknown) => console.error('No webhook was sent', error));
  }

  return { waiting, instant, send, deliver, tell };
}

/** Transactions, and the subscriptions that paid ones begin. */
function openBooks({ instant, tell }: Pick<ReturnType<typeof openWebhooks>, 'instant' | 'tell'>) {
  const transactions = new Map<string, Transaction>();
  const subscriptions = new Map<string, CardSubscription>();

  const openOne = (id: string): Transaction | undefined => {
    const found = transactions.get(id);
    return found && (found.status === 'draft' || found.status === 'ready') ? found : undefined;
  };

  /** The overlay has asked for name and address: from then on the transaction is no draft. */
  function fill(id: string): boolean {
    const filled = openOne(id);
    if (filled) filled.status = 'ready';
    return filled !== undefined;
  }

  /** The card's holder presses 'Pay' in the overlay. */
  function pay(id: string): boolean {
    const paid = openOne(id);
    if (!paid) return false;
    const { custom_data, items } = paid;
    const made = { id: idOf('sub'), customer_id: idOf('ctm'), custom_data, items };
    const { billing_cycle } = items[0].price;
    const subscription = { ...made, billing_cycle, status: 'active', updated_at: instant() };
    subscriptions.set(made.id, subscription);
    Object.assign(paid, { status: 'completed', subscription_id: made.id });
    tell(
      ['subscription.created', subscription],
      ['transaction.completed', paid],
      ['subscription.activated', subscription],
    );
    return true;
  }

  function end(id: string): Answer {
    const found = subscriptions.get(id);
    if (!found) return missing;
    if (found.status === 'canceled') return failure(400, 'subscription_is_canceled_action_invalid');
    Object.assign(found, { status: 'canceled', updated_at: instant() });
    tell(['subscription.updated', found], ['subscription.canceled', found]);
    return { status: 200, body: { data: found } };
  }

  return { transactions, subscriptions, openOne, fill, pay, end };
}
type Books = ReturnType<typeof openBooks>;

/** The reseller's API: what it answers to a call. */
function apiOf({ transactions, subscriptions, openOne, end }: Books) {
  function create(sent: unknown): Answer {
    const asked = order.safeParse(sent);
    if (!asked.success) return refused;
    const made: Transaction = { ...asked.data, id: idOf('txn'), status: 'draft', subscription_id: null };
    transactions.set(made.id, made);
    return { status: 201, body: { data: made } };
  }

  function change(id: string, sent: unknown): Answer {
    const found = transactions.get(id);
    if (!found) return missing;
    if (cancelling.safeParse(sent).success) {
      if (found.status !== 'ready') return failure(400, 'transaction_invalid_status_change');
      found.status = 'canceled';
      return { status: 200, body: { data: found } };
    }
    const asked = order.safeParse(sent);
    if (!asked.success || !openOne(id)) return refused;
    Object.assign(found, asked.data);
    return { status: 200, body: { data: found } };
  }

  return (method: string, path: string, sent: unknown): Answer => {
    const [, kind, id, action] = path.split('/');
    if (method === 'POST' && kind === 'transactions' && id === undefined) return create(sent);
    if (id === undefined) return missing;
    if (method === 'PATCH' && kind === 'transactions') return change(id, sent);
    if (method === 'POST' && kind === 'subscriptions' && action === 'cancel') return end(id);
    const found = kind === 'transactions' ? transactions.get(id) : subscriptions.get(id);
    return method === 'GET' && found ? { status: 200, body: { data: found } } : missing;
  };
}

export function openPaddleStandIn(place: PaddlePlace) {
  const moods: Moods = { api: 'well', script: 'well', delivery: 'once' };
  const { instant, tell, waiting, deliver, send } = openWebhooks(place, moods);
  const books = openBooks({ instant, tell });
  const { transactions, subscriptions, openOne, fill, pay, end } = books;
  const answerOf = apiOf(books);

  async function callApi(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const { method = 'GET', headers } = request;
    const sent = await bodyOf(request);
    const { apiKey } = account.parse(JSON.parse(await place.account()));
    const mood = method === 'GET' ? 'well' : moods.api;
    if (headers.authorization !== `Bearer ${apiKey}` || mood === 'refuse' || mood === 'fail') {
      const status = headers.authorization !== `Bearer ${apiKey}` ? 403 : mood === 'fail' ? 500 : 400;
      response.writeHead(status).end('{"error":{"code":"refused"}}');
      return;
    }
    const { status, body } = answerOf(method, path, sent);
    if (mood === 'slow') await sleep(slowMilliseconds);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(mood === 'garbage' ? '<html>' : JSON.stringify(body));
  }

  async function showScript(response: ServerResponse): Promise<void> {
    if (moods.script === 'slow') await sleep(slowMilliseconds);
    const isThere = moods.script !== 'refuse' && moods.script !== 'fail';
    response.writeHead(isThere ? 200 : 404, { 'content-type': 'text/javascript' });
    response.end(moods.script === 'garbage' ? 'window.Paddle = 7;' : isThere ? overlayScript : '');
  }

  async function answer(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const path = url.pathname;
    if (path === '/v2/paddle.js') return showScript(response);
    if (!path.startsWith('/checkout/')) return callApi(request, response, path);
    const [, , id = '', action] = path.split('/');
    if (request.method === 'POST') {
      const isDone = action === 'declined' ? fill(id) : pay(id);
      response.writeHead(isDone ? 204 : 409).end();
    } else {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(checkoutPage(openOne(id)));
    }
    return undefined;
  }

  return { answer, transactions, subscriptions, waiting, moods, fill, pay, end, deliver, send };
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  const text = Buffer.concat(parts).toString();
  return text === '' ? undefined : JSON.parse(text);
}
