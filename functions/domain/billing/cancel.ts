// Cancelling: nothing more is charged from now on, and the company's trial counts again.

import { transactionAbandoned } from '#events/billing.ts';
import { audited } from '#functions/domain/audit/audit.ts';
import { findById } from '#functions/domain/companies/companies.ts';
import type { CompanyCtx } from '#functions/runtime/context.ts';
import { fail, Failure, refuseActing } from '#functions/runtime/fail.ts';
import { commit, replayIfDone } from '#functions/runtime/once.ts';
import type { Promised, Send } from '#functions/runtime/send.ts';
import type { Subscription } from '#functions/table/rows/subscription-row.ts';
import type { Change } from '#functions/table/write.ts';
import type { billing as contract } from '#shared/api/billing.ts';
import type { Input } from '#shared/api/endpoint.ts';
import { endMessage, endRows } from './change.ts';
import { type Standing, standingOf } from './standing.ts';
import { cancelledOrder, subscriptionOf } from './store.ts';

type Asked = Input<typeof contract.endpoints.cancel>;
type CancelCtx = CompanyCtx & { readonly send: Send };
type Ending = { readonly changes: readonly Change[]; readonly message?: Promised | undefined };

/**
 * A repeat gets the same reply. An order that is not confirmed yet is dropped. Row, company and audit change in one
 * transaction; a message then ends the subscription at the partner. Errors: `busy`, and `forbidden` for an
 * administrator acting as the company. Source: specification 2, sections 4 and 7.
 */
export async function cancel(ctx: CancelCtx, { body }: Asked): Promise<Standing> {
  refuseActing(ctx);
  await replayIfDone(ctx);
  const { id, isPaying } = ctx.company;
  const reply = standingOf({ ...ctx.company, isPaying: false }, ctx.now);
  const row = await subscriptionOf(ctx.table, id);
  const isOrdered = row?.state === 'confirming';
  // A repeat, or a second press: it is cancelled already.
  if (!isPaying && !isOrdered && row?.state !== 'paying') return reply;
  const reason = body.reason || undefined;
  const { changes, message } = isOrdered ? endOrder(ctx, row, reason) : endPaying(ctx, row, reason);
  try {
    await commit(ctx, [...changes, ...(message ? [message.change] : [])], reply, (refused) => {
      if (refused.some(Boolean)) fail('busy');
    });
  } catch (error) {
    if (error instanceof Failure && error.code === 'busy' && (await isEnded(ctx))) return reply;
    throw error;
  }
  await message?.dispatch();
  return reply;
}

/** A second press at the same moment: the first one has cancelled it. */
async function isEnded({ table, company: { id } }: CancelCtx): Promise<boolean> {
  const [company, row] = await Promise.all([findById({ table }, id), subscriptionOf(table, id)]);
  return company?.isPaying === false && (row === undefined || row.state === 'cancelled');
}

function endPaying(ctx: CancelCtx, row: Subscription | undefined, reason: string | undefined): Ending {
  const paying = row?.state === 'paying' ? row : undefined;
  return {
    changes: endRows(ctx, ctx.company, paying, reason),
    message: paying && endMessage(ctx, paying),
  };
}

/** The partner may have carried the order out: the hourly check cancels the claim, a message ends what was paid by card. */
function endOrder(ctx: CancelCtx, order: Subscription, reason: string | undefined): Ending {
  const { id: companyId, isPaying } = ctx.company;
  const { transactionId } = order;
  const paid = isPaying ? endRows(ctx, ctx.company, undefined) : [];
  const auditRows = isPaying ? [] : [audited(ctx, companyId, 'order_cancelled', { detail: order.by })];
  return {
    changes: [cancelledOrder(order, ctx.now, reason), ...paid, ...auditRows],
    message:
      transactionId === undefined
        ? undefined
        : ctx.send(ctx, transactionAbandoned, { companyId, transactionId, at: ctx.now }),
  };
}
