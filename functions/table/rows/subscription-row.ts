// The subscription's row: how a company pays, what its partner calls it, and how far an order has come.

import * as z from 'zod/mini';
import { keys } from '#functions/table/keys.ts';
import { number, numberOr, text, textOr } from '#functions/table/read.ts';
import type { Item } from '#functions/table/write.ts';

const state = z.enum(['confirming', 'paying', 'cancelled']);
const way = z.enum(['bank', 'card']);

const orphanedClaim = z.object({ reference: z.string(), dueDay: z.string() });
const orphanedClaims = z.optional(z.array(orphanedClaim));
const ended = z.optional(z.array(z.string()));
const price = z.optional(z.object({ minor: z.int(), currency: z.string() }));
export type OrphanedClaim = z.output<typeof orphanedClaim>;

export type Subscription = {
  readonly companyId: string;
  /** `confirming`: ordered, and the partner has not confirmed it. */
  readonly state: z.output<typeof state>;
  readonly by: z.output<typeof way>;
  /** The name of what was ordered. */
  readonly plan: string;
  /** The monthly price ordered by card; absent in rows of earlier releases. */
  readonly price?: z.output<typeof price>;
  /** Our reference: the same for all tries of one order; the partner keeps it. */
  readonly reference: string;
  /** While a request works on the order, no other may, until this time. */
  readonly heldUntil: number | undefined;
  /** Who a bank's claim is made out to, and where its invoices go. */
  readonly ssn: string | undefined;
  readonly email: string | undefined;
  /** The partner's names of it. */
  readonly customerId: string | undefined;
  readonly invoiceId: string | undefined;
  /** The first of the month for which the last claim was made. */
  readonly dueDay?: string | undefined;
  /** The month whose claim was requested, while it is unknown whether the bank made it. */
  readonly askedDay?: string | undefined;
  /** Claims of orders that were replaced or cancelled before the bank confirmed them: the hourly check cancels those that exist. */
  readonly orphanedClaims?: readonly OrphanedClaim[] | undefined;
  /** Card subscriptions, and references of orders by card, that ended here before: a late update does not start them. */
  readonly ended?: readonly string[] | undefined;
  /** The only card transaction of the company that may still be payable: kept whatever the company orders or pays by. */
  readonly transactionId?: string | undefined;
  /** The reference of the card order that `transactionId` was made for, where this row holds another order by now. */
  readonly transactionReference?: string | undefined;
  /** The card subscription that runs, or ran until it was cancelled. */
  readonly subscriptionId?: string | undefined;
  /** Why it was cancelled, if they said. */
  readonly reason?: string | undefined;
  readonly changedAt: number;
  /** Goes up with every change. */
  readonly version: number;
};

export const subscriptionItem = (row: Subscription) => ({
  ...keys.subscription(row.companyId),
  s: row.state,
  b: row.by,
  pl: row.plan,
  mo: row.price,
  r: row.reference,
  hu: row.heldUntil,
  kt: row.ssn,
  e: row.email,
  ci: row.customerId,
  ii: row.invoiceId,
  du: row.dueDay,
  ad: row.askedDay,
  st: row.orphanedClaims?.length ? row.orphanedClaims : undefined,
  en: row.ended?.length ? row.ended : undefined,
  ti: row.transactionId,
  tr: row.transactionReference,
  si: row.subscriptionId,
  cr: row.reason,
  at: row.changedAt,
  v: row.version,
});

export const subscriptionFrom = (companyId: string, item: Item): Subscription => ({
  companyId,
  state: state.parse(item['s']),
  by: way.parse(item['b']),
  plan: text(item, 'pl'),
  price: price.parse(item['mo']),
  reference: text(item, 'r'),
  heldUntil: numberOr(item, 'hu', undefined),
  ssn: textOr(item, 'kt', undefined),
  email: textOr(item, 'e', undefined),
  customerId: textOr(item, 'ci', undefined),
  invoiceId: textOr(item, 'ii', undefined),
  dueDay: textOr(item, 'du', undefined),
  askedDay: textOr(item, 'ad', undefined),
  orphanedClaims: orphanedClaims.parse(item['st']),
  ended: ended.parse(item['en']),
  transactionId: textOr(item, 'ti', undefined),
  transactionReference: textOr(item, 'tr', undefined),
  subscriptionId: textOr(item, 'si', undefined),
  reason: textOr(item, 'cr', undefined),
  changedAt: number(item, 'at'),
  version: number(item, 'v'),
});
