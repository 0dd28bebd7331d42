// Subscribing by bank claim.

import type { Ordered } from '#functions/partners/payday.ts';
import { fail, refuseActing } from '#functions/runtime/fail.ts';
import { replayIfDone } from '#functions/runtime/once.ts';
import type { Subscription } from '#functions/table/rows/subscription-row.ts';
import type { billing as contract } from '#shared/api/billing.ts';
import type { Input, Reply } from '#shared/api/endpoint.ts';
import { planNamed } from '#shared/model/billing/plan.ts';
import { started } from './change.ts';
import { claimOf, firstDueDay } from './claims.ts';
import {
  dropOrder,
  type OrderCtx,
  type Prepared,
  prepareOrder,
  recordOrder,
  releaseOrder,
  unavailable,
} from './order.ts';
import { closeTransaction } from './outcome.ts';
import { standingOf } from './standing.ts';

type Asked = Input<typeof contract.endpoints.payByBank>['body'];
type Subscribed = Reply<typeof contract.endpoints.payByBank>;

/**
 * Errors: `bank_elsewhere` outside Iceland, `already_paying`, `plan_too_small`, `bank_refused`, `busy`,
 * `billing_unavailable` (the last two may be tried again), and `forbidden` for an administrator acting as the company.
 * Once per idempotency key. Source: specification 2, sections 5 and 7.
 */
export async function payByBank(ctx: OrderCtx, { body }: { body: Asked }): Promise<Subscribed> {
  refuseActing(ctx);
  await replayIfDone(ctx);
  if (ctx.company.country !== 'IS') fail('bank_elsewhere');
  const prepared = await prepareOrder(ctx, body.subscription_plan, (running) =>
    // Another tab's order, perhaps with other data.
    running.by === 'bank' ? otherThan(body, running) : {},
  );
  const { plan, before, claimed } = prepared;
  const standing = standingOf({ ...ctx.company, isPaying: true }, ctx.now);
  if (claimed) return started(ctx, claimed, { ...standing, ...otherThan(body, claimed) });
  const left = await withoutCard(ctx, prepared);
  const dueDay = firstDueDay(ctx.now);
  const { ssn, email_billing: email } = body;
  const order = await recordOrder(ctx, before, { by: 'bank', plan: plan.name, ssn, email, dueDay, ...left });
  return started(ctx, { ...order, ...(await ordered(ctx, order, dueDay)) }, standing);
}

/**
 * An earlier order's claim counts, with its own payer and plan; the reply names what this order has differently.
 */
function otherThan(body: Asked, { plan, ssn = '', email = '' }: Subscription): Partial<Subscribed> {
  const sold = planNamed(plan);
  const subscription_plan = sold && 'number' in sold ? sold.number : body.subscription_plan;
  const first = { subscription_plan, ssn, email_billing: email };
  const isSame =
    subscription_plan === body.subscription_plan && ssn === body.ssn && email === body.email_billing;
  return isSame ? {} : { ordered_before: first };
}

type Left = Pick<Subscription, 'transactionId' | 'transactionReference'>;

/**
 * Cancels the card's transaction; if the card is being charged just now, the next try finds it paid. A draft stays
 * payable: the row keeps it, so that the next order by card makes no second one.
 */
async function withoutCard(ctx: OrderCtx, { before, open }: Prepared): Promise<Left> {
  if (!open) return {};
  const closed = await closeTransaction(ctx, open);
  if (closed.is !== 'answered') unavailable(ctx, closed.is === 'unsure' ? closed.why : closed.is);
  if (!open.isDraft) return {};
  const transactionReference = before?.transactionReference ?? before?.reference;
  return { transactionId: open.transactionId, transactionReference };
}

async function ordered(ctx: OrderCtx, order: Subscription, dueDay: string): Promise<Ordered> {
  const answer = await ctx.bank.order(ctx.secrets, claimOf(ctx, order, dueDay));
  if (answer.is === 'answered') return answer.content;
  if (answer.is === 'unsure') return releaseOrder(ctx, order, answer.why);
  ctx.log.info('bank_refused', { status: answer.status });
  await dropOrder(ctx, order);
  return fail('bank_refused');
}
