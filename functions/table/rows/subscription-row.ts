// The subscription's row: how a company pays, what its partner calls it, and how far an order has come.

import * as z from 'zod/mini';
import { keys } from '#functions/table/keys.ts';
import { list, maybe, number, optional, record, type RowOf, shape, text } from '#functions/table/row.ts';
import type { Item } from '#functions/table/write.ts';

const orphanedClaim = z.object({ reference: z.string(), dueDay: z.string() });
export type OrphanedClaim = z.output<typeof orphanedClaim>;

export const subscriptionRow = record({
  /** `confirming`: ordered, and the partner has not confirmed it. */
  state: shape('s', z.enum(['confirming', 'paying', 'cancelled'])),
  by: shape('b', z.enum(['bank', 'card'])),
  /** The name of what was ordered. */
  plan: text('pl'),
  /** The monthly price ordered by card; absent in rows of earlier releases. */
  price: optional(shape('mo', z.object({ minor: z.int(), currency: z.string() }))),
  /** Our reference: the same for all tries of one order; the partner keeps it. */
  reference: text('r'),
  /** While a request works on the order, no other may, until this time. */
  heldUntil: maybe(number('hu')),
  /** Who a bank's claim is made out to, and where its invoices go. */
  ssn: maybe(text('kt')),
  email: maybe(text('e')),
  /** The partner's names of it. */
  customerId: maybe(text('ci')),
  invoiceId: maybe(text('ii')),
  /** The first of the month for which the last claim was made. */
  dueDay: optional(text('du')),
  /** The month whose claim was requested, while it is unknown whether the bank made it. */
  askedDay: optional(text('ad')),
  /** Claims of orders that were replaced or cancelled before the bank confirmed them: the hourly check cancels those that exist. */
  orphanedClaims: optional(list('st', z.array(orphanedClaim))),
  /** Card subscriptions, and references of orders by card, that ended here before: a late update does not start them. */
  ended: optional(list('en', z.array(z.string()))),
  /** The only card transaction of the company that may still be payable: kept whatever the company orders or pays by. */
  transactionId: optional(text('ti')),
  /** The reference of the card order that `transactionId` was made for, where this row holds another order by now. */
  transactionReference: optional(text('tr')),
  /** The card subscription that runs, or ran until it was cancelled. */
  subscriptionId: optional(text('si')),
  /** Why it was cancelled, if they said. */
  reason: optional(text('cr')),
  changedAt: number('at'),
  /** Goes up with every change. */
  version: number('v'),
});
export type Subscription = RowOf<typeof subscriptionRow> & { readonly companyId: string };

/** The newest update of a card subscription that was applied, and why the subscription was refused, if it was. */
export const cardUpdateRow = record({ occurredAt: number('at'), refused: maybe(text('no')) });

export const subscriptionItem = (noun: Subscription) => ({
  ...keys.subscription(noun.companyId),
  ...subscriptionRow.item(noun),
});
export const subscriptionFrom = (companyId: string, item: Item): Subscription => ({
  ...subscriptionRow.from(item),
  companyId,
});
