// Subscribing by bank claim.

import type { Input } from '#shared/api/endpoint.ts';
import type { billing as contract } from '#shared/api/billing.ts';
import { addDays } from '#shared/time/day.ts';
import { lastDayOfMonth } from '#shared/time/day-range.ts';
import { fail } from '#functions/runtime/fail.ts';
import { replayIfDone } from '#functions/runtime/once.ts';
import type { Ordered } from '#functions/partners/payday.ts';
import type { Subscription } from '#functions/table/subscription-row.ts';
import { heed } from './card-word.ts';
import { ownBusiness, started } from './change.ts';
import { claimOf, icelandicDay } from './claims.ts';
import {
  becameOf,
  begin,
  letGo,
  type OrderCtx,
  planWithRoom,
  requireFree,
  takeOff,
  unavailable,
} from './order.ts';
import { type Standing, standingOf } from './standing.ts';
import { subscriptionOf } from './store.ts';

type Asked = Input<typeof contract.endpoints.payByBank>['body'];

export async function payByBank(ctx: OrderCtx, { body }: { body: Asked }): Promise<Standing> {
  ownBusiness(ctx);
  await replayIfDone(ctx);
  if (ctx.company.country !== 'IS') fail('bank_elsewhere');
  if (ctx.company.isPaying) fail('already_paying');
  const plan = await planWithRoom(ctx, body.subscription_plan);
  const before = await subscriptionOf(ctx.table, ctx.company.id);
  requireFree(before, ctx.now);
  const became = before?.state === 'confirming' ? await becameOf(ctx, before) : { is: 'nothing' as const };
  if (became.is === 'unsure') return unavailable(ctx, became.why);
  // An order whose reply was lost counts as it was ordered.
  if (became.is === 'made') return started(ctx, became.order);
  if (became.is === 'word' && became.word.isAlive) {
    await heed(ctx, became.word);
    return standingOf({ ...ctx.company, isPaying: true }, ctx.now);
  }
  // The first claim is due on the first day of the next month, as the dialog says.
  const dueDay = addDays(lastDayOfMonth(icelandicDay(ctx.now)), 1);
  const { ssn, email_billing: email } = body;
  const order = await begin(ctx, before, { by: 'bank', plan: plan.name, ssn, email, dueDay });
  return started(ctx, { ...order, ...(await ordered(ctx, order, dueDay)) });
}

async function ordered(ctx: OrderCtx, order: Subscription, dueDay: string): Promise<Ordered> {
  const answer = await ctx.bank.order(ctx.secrets, claimOf(ctx, order, dueDay));
  if (answer.is === 'answered') return answer.content;
  if (answer.is === 'unsure') return letGo(ctx, order, answer.why);
  ctx.log.info('bank_refused', { status: answer.status });
  await takeOff(ctx, order);
  return fail('bank_refused');
}
