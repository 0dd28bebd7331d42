// What the subscription asks of the table.

import type { Ctx } from '#functions/runtime/context.ts';
import { keys } from '#functions/table/keys.ts';
import {
  type Subscription,
  subscriptionFrom,
  subscriptionItem,
  subscriptionRow,
} from '#functions/table/rows/subscription-row.ts';
import { absent, type Change, type Condition } from '#functions/table/write.ts';
import { orderCheckSeconds } from '#shared/limits.ts';

/** The hourly check leaves a row alone before this: a request may still be working on it. */
export const checkableFrom = (row: Subscription): number =>
  Math.max(row.heldUntil ?? 0, row.changedAt + orderCheckSeconds);

/**
 * The company's one subscription row, whatever its state; undefined when it has never ordered, and for a company that
 * paid before subscriptions were stored.
 */
export async function subscriptionOf(
  table: Ctx['table'],
  companyId: string,
): Promise<Subscription | undefined> {
  const row = await table.get(keys.subscription(companyId));
  return row && subscriptionFrom(companyId, row);
}

/** What a row that replaces `before` keeps of it: a claim that the bank may have made, a subscription that ended. */
export function remembered(before: Subscription | undefined): Pick<Subscription, 'orphanedClaims' | 'ended'> {
  if (!before) return {};
  const { state, by, reference, dueDay, subscriptionId } = before;
  const isUnsure = state === 'confirming' && by === 'bank' && dueDay !== undefined;
  const hasEnded = state === 'cancelled' && subscriptionId !== undefined;
  return {
    orphanedClaims: [...(before.orphanedClaims ?? []), ...(isUnsure ? [{ reference, dueDay }] : [])],
    ended: [...new Set([...(before.ended ?? []), ...(hasEnded ? [subscriptionId] : [])])],
  };
}

/**
 * Removes the order and keeps what the row has of earlier ones. A card's transaction stays too, because it may
 * still be payable: the next order by card uses it again.
 */
export function withoutOrder(order: Subscription, now: number): Change {
  const when = rowUnchanged(order);
  if (!order.orphanedClaims?.length && !order.ended?.length && order.transactionId === undefined)
    return { delete: keys.subscription(order.companyId), when };
  const bare = {
    ...order,
    state: 'cancelled' as const,
    heldUntil: undefined,
    ssn: undefined,
    email: undefined,
  };
  return { put: subscriptionItem({ ...bare, changedAt: now, version: order.version + 1 }), when };
}

/** The company has dropped its order: what the partner made of it is cancelled, and no late update starts it. */
export function cancelledOrder(order: Subscription, now: number, reason: string | undefined): Change {
  const { orphanedClaims, ended = [] } = remembered(order);
  return withoutOrder(
    { ...order, orphanedClaims, ended: [...ended, ...payableReferencesOf(order)], reason },
    now,
  );
}

/** The company has cancelled: a transaction paid after that starts no subscription. */
export function payableReferencesOf(row: Subscription): readonly string[] {
  return payableTransactionOf(row) === undefined ? [] : [row.transactionReference ?? row.reference];
}

/** The card transaction that may still be payable, in whatever way the company orders or pays by now. */
export const payableTransactionOf = (row: Subscription | undefined): string | undefined =>
  // Rows of earlier releases keep the one that their subscription was paid by.
  row?.by === 'card' && row.subscriptionId !== undefined ? undefined : row?.transactionId;

/** The row is unchanged since it was read as `seen`. */
export const rowUnchanged = (seen: Pick<Subscription, 'version'> | undefined): Condition =>
  seen ? subscriptionRow.is({ version: seen.version }) : absent();
