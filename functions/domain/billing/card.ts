// Subscribing by card: the server makes the transaction, the overlay takes the card, the reseller's update starts it.

import type { Called } from '#functions/partners/call.ts';
import type { CardOrder } from '#functions/partners/paddle.ts';
import { fail, refuseActing } from '#functions/runtime/fail.ts';
import { type Subscription, subscriptionItem } from '#functions/table/rows/subscription-row.ts';
import type { billing as contract } from '#shared/api/billing.ts';
import type { Input, Reply } from '#shared/api/endpoint.ts';
import { cardCurrencyOf, monthlyPrice } from '#shared/model/billing/plan.ts';
import { started } from './change.ts';
import { dropOrder, type OrderCtx, prepareOrder, recordOrder, releaseOrder, writeOrBusy } from './order.ts';
import { standingOf } from './standing.ts';
import { rowUnchanged } from './store.ts';

type Asked = Input<typeof contract.endpoints.payByCard>['body'];
type Checkout = Reply<typeof contract.endpoints.payByCard>;

/**
 * The open transaction for the card overlay; it charges nothing. Errors: `already_paying`, `plan_too_small`,
 * `card_unable`, `busy`, `billing_unavailable`, and `forbidden` for an administrator acting as the company. The server
 * makes the transaction because the browser's custom data can be forged (domain-facts.md, 'Card checkout'); Iceland
 * pays in euros (specification 2, section 9).
 */
export async function payByCard(ctx: OrderCtx, { body }: { body: Asked }): Promise<Checkout> {
  refuseActing(ctx);
  const { plan, before, claimed, open } = await prepareOrder(ctx, body.subscription_plan);
  if (claimed) {
    await started(ctx, claimed, standingOf({ ...ctx.company, isPaying: true }, ctx.now));
    return fail('already_paying');
  }
  // An open transaction is used again, so that no company has two that can be paid.
  const transaction = open?.transactionId;
  const price = monthlyPrice(plan, cardCurrencyOf(ctx.company.country));
  const asked = { by: 'card' as const, plan: plan.name, price, transactionId: transaction };
  const order = await recordOrder(ctx, before, asked);
  const transactionId = await transactionOf(ctx, order, { plan, price });
  const shown = { ...order, transactionId, heldUntil: undefined, version: order.version + 1 };
  await writeOrBusy(ctx, { put: subscriptionItem(shown), when: rowUnchanged(order) });
  const { clientToken, script } = await ctx.card.overlay(ctx.secrets);
  return { transaction_id: transactionId, client_token: clientToken, script };
}

async function transactionOf(
  ctx: OrderCtx,
  order: Subscription,
  sold: Pick<CardOrder, 'plan' | 'price'>,
): Promise<string> {
  const { companyId, reference, transactionId } = order;
  const answer = await changedOrMade(ctx, transactionId, { companyId, reference, ...sold });
  if (answer.is === 'answered') return answer.content;
  if (answer.is === 'unsure') return releaseOrder(ctx, order, answer.why);
  ctx.log.info('card_refused', { status: answer.status });
  await dropOrder(ctx, order);
  return fail('card_unable');
}

async function changedOrMade(
  { card, secrets }: OrderCtx,
  transactionId: string | undefined,
  order: CardOrder,
): Promise<Called<string>> {
  if (transactionId === undefined) return card.createTransaction(secrets, order);
  const changed = await card.changeTransaction(secrets, transactionId, order);
  return changed.is === 'answered' ? { is: 'answered', content: transactionId } : changed;
}
