// Cancelling: nothing more is charged from now on, and the company's trial counts again.

import type { CompanyCtx } from '#functions/runtime/context.ts';
import { fail } from '#functions/runtime/fail.ts';
import { commit, replayIfDone } from '#functions/runtime/once.ts';
import type { Send } from '#functions/runtime/send.ts';
import type { billing as contract } from '#shared/api/billing.ts';
import type { Input } from '#shared/api/endpoint.ts';
import { endMessage, endRows, ownBusiness } from './change.ts';
import { type Standing, standingOf } from './standing.ts';
import { subscriptionOf } from './store.ts';

type Asked = Input<typeof contract.endpoints.cancel>;

export async function cancel(ctx: CompanyCtx & { readonly send: Send }, { body }: Asked): Promise<Standing> {
  ownBusiness(ctx);
  await replayIfDone(ctx);
  const { id, isPaying } = ctx.company;
  const reply = standingOf({ ...ctx.company, isPaying: false }, ctx.now);
  const row = await subscriptionOf(ctx.table, id);
  const paying = row?.state === 'paying' ? row : undefined;
  // A repeat, or a second press: it is cancelled already.
  if (!isPaying && !paying) return reply;
  const ending = paying && endMessage(ctx, paying);
  const changes = [
    ...endRows(ctx, ctx.company, paying, body.reason || undefined),
    ...(ending ? [ending.change] : []),
  ];
  const answer = await commit(ctx, changes, reply, ([company, , subscription]) => {
    if (company ?? subscription) fail('busy');
  });
  await ending?.dispatch();
  return answer;
}
