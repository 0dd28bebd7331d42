// A subscription begins and ends: the company's row, the subscription's and the audit in one transaction.

import type { CompanyCtx } from '#functions/runtime/context.ts';
import { fail } from '#functions/runtime/fail.ts';
import { commit } from '#functions/runtime/once.ts';
import { keys } from '#functions/table/keys.ts';
import { type Subscription, subscriptionItem } from '#functions/table/subscription-row.ts';
import { absent, all, type Change, present } from '#functions/table/write.ts';
import { audited } from '#functions/domain/audit/audit.ts';
import { type Standing, standingOf } from './standing.ts';
import { stillThat } from './store.ts';

/** An administrator who logged in as a company orders and cancels nothing in its name. */
export function ownBusiness({ session }: CompanyCtx): void {
  if (session.actingFor !== undefined) fail('forbidden');
}

/** `order` is how the row stands, with what the partner has said added. */
export function started(ctx: CompanyCtx, order: Subscription): Promise<Standing> {
  const { id } = ctx.company;
  const { version } = order;
  const paying = subscriptionItem({
    ...order,
    state: 'paying',
    heldUntil: undefined,
    changedAt: ctx.now,
    version: version + 1,
  });
  const changes: Change[] = [
    { put: paying, when: stillThat(order) },
    { update: keys.company(id), set: { pay: 1, pl: order.plan }, when: all(present(), absent('pay')) },
    audited(ctx, id, 'subscription_started', { detail: order.by }),
  ];
  const reply = standingOf({ ...ctx.company, isPaying: true }, ctx.now);
  return commit(ctx, changes, reply, ([row, company]) => {
    if (company) {
      // Ordered, and already paid for in another way: somebody has to give one of them back.
      ctx.log.error('paid_twice', new Error(order.reference));
      fail('already_paying');
    }
    if (row) fail('busy');
  });
}
