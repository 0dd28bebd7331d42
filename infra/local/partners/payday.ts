// Stands in for the bank-debit partner: customers, invoices with claims, and every way in which it may misbehave.

import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';

/**
 * `slow` answers after the caller has given up, having done it; `refuse` says no; `garbage` does it and answers
 * nonsense; `fail` says 500 and does nothing.
 */
export const moods = ['well', 'slow', 'refuse', 'garbage', 'fail'] as const;
export type Mood = (typeof moods)[number];
/** `unfiltered` takes orders well, and lists all invoices whatever reference is asked for. */
export const bankMoods = [...moods, 'unfiltered', 'barred'] as const;
type BankMood = (typeof bankMoods)[number];
export type StandInInvoice = {
  readonly id: string;
  readonly reference: string;
  readonly customer: { readonly id: string };
  readonly [field: string]: unknown;
};

const slowMilliseconds = 6000;
const asJson = z.record(z.string(), z.unknown());
const order = z.looseObject({ reference: z.string(), customer: z.object({ id: z.string() }) });
const newCustomer = z.looseObject({ ssn: z.string().regex(/^\d{10}$/), name: z.string() });
type Answer = { readonly status: number; readonly body?: unknown };

type Customers = Map<string, { readonly id: string; readonly ssn: string }>;
type Route = (sent: unknown, url: URL) => Answer;

function routesOf(
  customers: Customers,
  invoices: StandInInvoice[],
  mood: () => BankMood,
): Readonly<Record<string, Route>> {
  return {
    'POST /customers': (sent) => {
      const { ssn } = newCustomer.parse(sent);
      customers.set(ssn, { id: randomUUID(), ssn });
      return { status: 201 };
    },
    'GET /customers/number': (_, url) => {
      const found = customers.get(url.pathname.split('/').at(-1) ?? '');
      return found ? { status: 200, body: found } : { status: 404, body: { message: 'Not found' } };
    },
    'GET /invoices': (_, url) => {
      const asked = url.searchParams.get('reference');
      const listed = invoices.filter((one) => mood() === 'unfiltered' || one.reference === asked);
      const page = Number(url.searchParams.get('page'));
      const size = Number(url.searchParams.get('perpage'));
      return { status: 200, body: { invoices: listed.slice((page - 1) * size, page * size) } };
    },
    'PUT /invoices': (sent, url) => {
      const at = invoices.findIndex(({ id }) => id === url.pathname.split('/').at(-1));
      const known = invoices[at];
      if (!known) return { status: 404, body: { message: 'Not found' } };
      invoices[at] = { ...known, status: z.object({ status: z.string() }).parse(sent).status };
      return { status: 204 };
    },
    'POST /invoices': (sent) => {
      const made = { ...order.parse(sent), id: randomUUID() };
      invoices.push(made);
      return { status: 201, body: { ...made, status: 'SENT' } };
    },
  };
}

export function openPaydayStandIn() {
  const customers: Customers = new Map();
  const invoices: StandInInvoice[] = [];
  let mood: BankMood = 'well';
  const token = randomUUID();

  const routes = routesOf(customers, invoices, () => mood);

  function answerOf(method: string, url: URL, sent: unknown, authorization: string | undefined): Answer {
    if (url.pathname === '/auth/token') return { status: 200, body: { accessToken: token, expiresIn: 3600 } };
    if (authorization !== `Bearer ${token}`) return { status: 401, body: { message: 'Unauthorized' } };
    const path = url.pathname.replace(/^(\/customers\/number|\/invoices)\/[^/]+$/, '$1');
    const route = routes[`${method} ${path}`];
    try {
      return route?.(sent, url) ?? { status: 404, body: { message: 'No such address' } };
    } catch {
      return { status: 400, body: { message: 'Not valid' } };
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const { method = 'GET', headers } = request;
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(Buffer.from(part));
    const text = Buffer.concat(parts).toString();
    const sent: unknown = text === '' ? undefined : asJson.parse(JSON.parse(text));
    const isOrder = method !== 'GET' && url.pathname.startsWith('/invoices');
    const now = isOrder ? mood : 'well';
    const refusal = { refuse: 400, fail: 500, barred: 403, well: 0, slow: 0, garbage: 0, unfiltered: 0 }[now];
    if (refusal) {
      response.writeHead(refusal).end('{"message":"No"}');
      return;
    }
    const { status, body } = answerOf(method, url, sent, headers.authorization);
    if (now === 'slow') await sleep(slowMilliseconds);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(now === 'garbage' ? '<html>' : body === undefined ? '' : JSON.stringify(body));
  }

  return {
    answer,
    invoices,
    customers,
    behave: (next: BankMood) => {
      mood = next;
    },
  };
}
