// What other rooms ask of a company's subscription.

import { transactionAbandoned } from '#events/billing.ts';
import type { Ctx } from '#functions/runtime/context.ts';
import { fail } from '#functions/runtime/fail.ts';
import type { Promised, Send } from '#functions/runtime/send.ts';
import { keys } from '#functions/table/keys.ts';
import type { Change } from '#functions/table/write.ts';
import type { PlanName } from '#shared/model/billing/plan.ts';
import { payableTransactionOf, remembered, rowUnchanged, subscriptionOf, withoutOrder } from './store.ts';

/**
 * A plan taken away or changed on the company's row alone leaves the partner charging for the one that was ordered.
 * Error: `subscription_runs`.
 */
export async function refuseOtherPlan(
  table: Ctx['table'],
  companyId: string,
  plan: PlanName | null,
): Promise<void> {
  const row = await subscriptionOf(table, companyId);
  if (row?.state === 'paying' && row.plan !== plan) fail('subscription_runs');
}

/** The state of a subscription or order that its partner may still charge for. Undefined when there is none. */
export async function runningIn(table: Ctx['table'], companyId: string): Promise<string | undefined> {
  const state = (await subscriptionOf(table, companyId))?.state;
  return state === 'cancelled' ? undefined : state;
}

type CloseCtx = Pick<Ctx, 'table' | 'now' | 'log'> & { readonly send: Send };
type Closing = { readonly change: Change; readonly message?: Promised };

/**
 * The changes of billing that a deletion writes. An unconfirmed order is removed, and the hourly check cancels a claim
 * that the bank may have made for it. A message cancels the card's transaction, also one that an earlier order has
 * left. Error: `subscription_runs` while it is paid for.
 */
export async function closeBilling(ctx: CloseCtx, companyId: string): Promise<Closing> {
  const row = await subscriptionOf(ctx.table, companyId);
  if (row?.state === 'paying') fail('subscription_runs');
  const change: Change =
    row?.state === 'confirming'
      ? withoutOrder({ ...row, ...remembered(row) }, ctx.now)
      : { check: keys.subscription(companyId), when: rowUnchanged(row) };
  const transactionId = payableTransactionOf(row);
  if (transactionId === undefined) return { change };
  return { change, message: ctx.send(ctx, transactionAbandoned, { companyId, transactionId, at: ctx.now }) };
}

/** Whether a claim still has to be cancelled: only the subscription's row has the bank's id for it. */
export const hasOrphanedClaims = async (table: Ctx['table'], companyId: string): Promise<boolean> =>
  ((await subscriptionOf(table, companyId))?.orphanedClaims ?? []).length > 0;
