// Cancelling: nothing more is asked for from now on, and the company's trial counts again.

import type { Input } from '#shared/api/endpoint.ts';
import type { billing as contract } from '#shared/api/billing.ts';
import type { CompanyCtx } from '#functions/runtime/context.ts';
import { fail } from '#functions/runtime/fail.ts';
import { commit, replayIfDone } from '#functions/runtime/once.ts';
import { keys } from '#functions/table/keys.ts';
import { subscriptionItem } from '#functions/table/subscription-row.ts';
import { type Change, present } from '#functions/table/write.ts';
import { audited } from '#functions/domain/audit/audit.ts';
import { ownBusiness } from './change.ts';
import { type Standing, standingOf } from './standing.ts';
import { stillThat, subscriptionOf } from './store.ts';

type Asked = Input<typeof contract.endpoints.cancel>;

export async function cancel(ctx: CompanyCtx, { body }: Asked): Promise<Standing> {
  ownBusiness(ctx);
  await replayIfDone(ctx);
  const { id, isPaying } = ctx.company;
  const reply = standingOf({ ...ctx.company, isPaying: false }, ctx.now);
  // A repeat, or a second press: it is cancelled already.
  if (!isPaying) return reply;
  // Who pays since before subscriptions were kept has none.
  const row = await subscriptionOf(ctx.table, id);
  const cancelled: Change[] = row
    ? [
        {
          put: subscriptionItem({
            ...row,
            state: 'cancelled',
            reason: body.reason || undefined,
            changedAt: ctx.now,
            version: row.version + 1,
          }),
          when: stillThat(row),
        },
      ]
    : [];
  const changes: Change[] = [
    { update: keys.company(id), remove: ['pay', 'pl'], when: present('pay') },
    audited(ctx, id, 'subscription_cancelled', row ? { detail: row.by } : {}),
    ...cancelled,
  ];
  return commit(ctx, changes, reply, ([company, , subscription]) => {
    if (company ?? subscription) fail('busy');
  });
}
