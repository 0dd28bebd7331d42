// Subscribing by card: the server makes the transaction, the reseller's overlay takes the card, its word starts it.

import type { Input, Reply } from '#shared/api/endpoint.ts';
import type { billing as contract } from '#shared/api/billing.ts';
import { cardCurrencyOf, monthlyPrice, type PlanSold } from '#shared/model/plan.ts';
import { fail } from '#functions/runtime/fail.ts';
import type { CardOrder } from '#functions/partners/paddle.ts';
import { type Subscription, subscriptionItem } from '#functions/table/subscription-row.ts';
import { heed } from './card-word.ts';
import { ownBusiness, started } from './change.ts';
import {
  becameOf,
  begin,
  letGo,
  onlyOnce,
  type OrderCtx,
  planWithRoom,
  requireFree,
  takeOff,
  unavailable,
} from './order.ts';
import { stillThat, subscriptionOf } from './store.ts';

type Asked = Input<typeof contract.endpoints.payByCard>['body'];
type Checkout = Reply<typeof contract.endpoints.payByCard>;

export async function payByCard(ctx: OrderCtx, { body }: { body: Asked }): Promise<Checkout> {
  ownBusiness(ctx);
  if (ctx.company.isPaying) fail('already_paying');
  const plan = await planWithRoom(ctx, body.subscription_plan);
  const before = await subscriptionOf(ctx.table, ctx.company.id);
  requireFree(before, ctx.now);
  const open = await openOrder(ctx, before);
  const order = await begin(ctx, before, { by: 'card', plan: plan.name, transactionId: open });
  const transactionId = await asked(ctx, order, plan);
  const shown = { ...order, transactionId, heldUntil: undefined, version: order.version + 1 };
  await onlyOnce(ctx, { put: subscriptionItem(shown), when: stillThat(order) });
  const { clientToken, script } = await ctx.card.overlay(ctx.secrets);
  return { transaction_id: transactionId, client_token: clientToken, script };
}

/** A transaction that can still be paid for is taken up again; an order that was carried out counts. */
async function openOrder(ctx: OrderCtx, before: Subscription | undefined): Promise<string | undefined> {
  if (before?.state !== 'confirming') return undefined;
  const became = await becameOf(ctx, before);
  if (became.is === 'unsure') return unavailable(ctx, became.why);
  if (became.is === 'open') return became.transactionId;
  if (became.is === 'made') {
    await started(ctx, became.order);
    return fail('already_paying');
  }
  if (became.is === 'word' && became.word.isAlive) {
    await heed(ctx, became.word);
    return fail('already_paying');
  }
  return undefined;
}

async function asked(ctx: OrderCtx, order: Subscription, plan: PlanSold): Promise<string> {
  const cardOrder: CardOrder = {
    companyId: order.companyId,
    reference: order.reference,
    plan,
    price: monthlyPrice(plan, cardCurrencyOf(ctx.company.country)),
  };
  const { transactionId } = order;
  if (transactionId !== undefined) {
    const changed = await ctx.card.change(ctx.secrets, transactionId, cardOrder);
    if (changed.is === 'answered') return transactionId;
    return changed.is === 'unsure' ? letGo(ctx, order, changed.why) : refused(ctx, order, changed.status);
  }
  const begun = await ctx.card.begin(ctx.secrets, cardOrder);
  if (begun.is === 'answered') return begun.content.transactionId;
  return begun.is === 'unsure' ? letGo(ctx, order, begun.why) : refused(ctx, order, begun.status);
}

async function refused(ctx: OrderCtx, order: Subscription, status: number): Promise<never> {
  ctx.log.info('card_refused', { status });
  await takeOff(ctx, order);
  return fail('card_unable');
}
