// What other rooms ask of a company's subscription.

import { transactionAbandoned } from '#events/billing.ts';
import type { Ctx } from '#functions/runtime/context.ts';
import { fail } from '#functions/runtime/fail.ts';
import type { Promised, Send } from '#functions/runtime/send.ts';
import { keys } from '#functions/table/keys.ts';
import type { Subscription } from '#functions/table/subscription-row.ts';
import type { Change } from '#functions/table/write.ts';
import { checkableFrom, stillThat, subscriptionOf, withoutOrder } from './store.ts';

/** Taken away on the company's row alone, its partner would go on charging. */
export async function refuseWhileRunning(table: Ctx['table'], companyId: string): Promise<void> {
  if ((await subscriptionOf(table, companyId))?.state === 'paying') fail('subscription_runs');
}

/** The state of a subscription or order that its partner may still charge for. */
export async function runningIn(table: Ctx['table'], companyId: string): Promise<string | undefined> {
  const state = (await subscriptionOf(table, companyId))?.state;
  return state === 'cancelled' ? undefined : state;
}

type CloseCtx = Pick<Ctx, 'table' | 'now' | 'log'> & { readonly send: Send };
type Closing = { readonly change: Change; readonly message?: Promised };

/**
 * What a deletion writes of billing: that nothing runs or is ordered by then. An order by card that is not paid is
 * taken off the record, and its transaction cancelled; a bank's claim has to be settled first.
 */
export async function closeBilling(ctx: CloseCtx, companyId: string): Promise<Closing> {
  const row = await subscriptionOf(ctx.table, companyId);
  if (row?.state === 'paying') fail('subscription_runs');
  const isConfirming = row?.state === 'confirming';
  if (row?.orphanedClaims?.length || (isConfirming && row.by === 'bank'))
    fail('claim_unconfirmed', { minutes: minutesToCheck(row, ctx.now) });
  if (!isConfirming) return { change: { check: keys.subscription(companyId), when: stillThat(row) } };
  const { transactionId } = row;
  const change = withoutOrder(row, ctx.now);
  if (transactionId === undefined) return { change };
  return { change, message: ctx.send(ctx, transactionAbandoned, { companyId, transactionId, at: ctx.now }) };
}

const steps = 5;
/** By then the hourly check has asked the bank; in whole steps of five minutes. */
function minutesToCheck(row: Subscription, now: number): number {
  const seconds = Math.max(checkableFrom(row), now) + 3600 - now;
  return Math.ceil(seconds / 60 / steps) * steps;
}
