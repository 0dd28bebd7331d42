// The bank-debit partner (Payday): a customer for each kennitala, an invoice with a claim in their online bank.

import * as z from 'zod/mini';
import { productName, vatPercentIceland } from '#shared/limits.ts';
import { type Called, callPartner } from './call.ts';

export type BankOrder = {
  /** Ours: an order whose reply was lost is found again by it. */
  readonly reference: string;
  readonly ssn: string;
  readonly name: string;
  readonly email: string;
  readonly line: { readonly description: string; readonly krona: number };
  /** Local days of Iceland. */
  readonly issued: string;
  readonly due: string;
  readonly lastDue: string;
};
export type Ordered = { readonly customerId: string; readonly invoiceId: string };
export type BankSecrets = { readonly get: (name: 'payday-client') => Promise<string> };
export type Bank = {
  order: (secrets: BankSecrets, order: BankOrder) => Promise<Called<Ordered>>;
  /** What became of an order whose reply was lost; null: it never arrived. */
  find: (secrets: BankSecrets, reference: string) => Promise<Called<Ordered | null>>;
  /** Cancels an invoice that is no longer owed, and its claim. */
  revoke: (secrets: BankSecrets, invoiceId: string) => Promise<Called<unknown>>;
};

const id = z.string().check(z.minLength(1), z.maxLength(100));
const client = z.object({ clientId: z.string(), clientSecret: z.string() });
const token = z.object({ accessToken: z.string().check(z.minLength(1), z.maxLength(8000)) });
const customer = z.object({ id });
const invoice = z.object({ id });
const invoices = z.object({
  invoices: z.array(z.object({ id, reference: z.nullish(z.string()), customer: z.object({ id }) })),
});
/** The partner answers a created customer without a body. */
const anything = z.unknown();

type Call = <S extends z.ZodMiniType>(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  reply: S,
  content?: unknown,
) => Promise<Called<z.output<S>>>;

/** Invoices asked for in one call; a full list may be incomplete. */
const pageMax = 100;
const version = { 'Api-Version': 'alpha' };

/** The partner has refused our own account, which is no fault of the company that orders. */
const notOurs = <T>(called: Called<T>): Called<T> =>
  called.is === 'refused' && [401, 403].includes(called.status)
    ? { is: 'unsure', why: `our account refused: ${called.status}` }
    : called;

/** The bank claims of Payday at `origin`. An answer that is not clear is `unsure`: the claim may exist. */
export function openPayday(origin: string): Bank {
  /** An order's calls share one new token; orders are rare, so none is kept. */
  async function loggedIn(secrets: BankSecrets): Promise<Called<Call>> {
    const content = client.parse(JSON.parse(await secrets.get('payday-client')));
    const url = `${origin}/auth/token`;
    const got = await callPartner({ url, method: 'POST', headers: version, content, reply: token });
    if (got.is === 'refused') return { is: 'unsure', why: `log-in refused: ${got.status}` };
    if (got.is === 'unsure') return got;
    const headers = { ...version, authorization: `Bearer ${got.content.accessToken}` };
    const call: Call = async (method, path, reply, sent) =>
      notOurs(await callPartner({ url: `${origin}${path}`, method, headers, content: sent, reply }));
    return { is: 'answered', content: call };
  }

  return {
    order: async (secrets, order) => {
      const call = await loggedIn(secrets);
      if (call.is !== 'answered') return call;
      const owner = await customerOf(call.content, order);
      if (owner.is !== 'answered') return owner;
      const made = await call.content('POST', '/invoices', invoice, invoiceOf(owner.content.id, order));
      if (made.is !== 'answered') return made;
      return { is: 'answered', content: { customerId: owner.content.id, invoiceId: made.content.id } };
    },
    find: async (secrets, reference) => {
      const call = await loggedIn(secrets);
      if (call.is !== 'answered') return call;
      const filter = new URLSearchParams({ reference, page: '1', perpage: String(pageMax) });
      const listed = await call.content('GET', `/invoices?${filter.toString()}`, invoices);
      // No answer does not mean that the partner has none.
      if (listed.is === 'refused') return { is: 'unsure', why: `list refused: ${listed.status}` };
      if (listed.is === 'unsure') return listed;
      const found = listed.content.invoices.find((one) => one.reference === reference);
      if (found) return { is: 'answered', content: { customerId: found.customer.id, invoiceId: found.id } };
      // The partner ignored the filter, so the invoice may be on another page.
      if (listed.content.invoices.length >= pageMax) return { is: 'unsure', why: 'the list is not whole' };
      return { is: 'answered', content: null };
    },
    revoke: async (secrets, invoiceId) => {
      const call = await loggedIn(secrets);
      if (call.is !== 'answered') return call;
      const path = `/invoices/${encodeURIComponent(invoiceId)}`;
      return call.content('PUT', path, anything, { status: 'CANCELLED' });
    },
  };
}

/** The customer with that kennitala; an existing one keeps its name and address. */
async function customerOf(call: Call, { ssn, name, email }: BankOrder): Promise<Called<{ id: string }>> {
  const path = `/customers/number/${ssn}`;
  const known = await call('GET', path, customer);
  if (known.is !== 'refused' || known.status !== 404) return known;
  const made = await call('POST', '/customers', anything, { ssn, name, email, language: 'is' });
  return made.is === 'answered' ? call('GET', path, customer) : made;
}

const invoiceOf = (customerId: string, { reference, line, issued, due, lastDue }: BankOrder) => ({
  customer: { id: customerId },
  reference,
  description: productName,
  invoiceDate: issued,
  dueDate: due,
  finalDueDate: lastDue,
  currencyCode: 'ISK',
  createClaim: true,
  createElectronicInvoice: false,
  sendEmail: true,
  lines: [
    {
      description: line.description,
      quantity: 1,
      unitPriceExcludingVat: line.krona,
      vatPercentage: vatPercentIceland,
    },
  ],
});
