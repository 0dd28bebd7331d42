// The hourly look at subscriptions, and telling partners what has ended. Late, twice or not at all for a day: no harm.

import type * as z from 'zod/mini';
import type { cardHeard, subscriptionEnded } from '#events/billing.ts';
import { failTogether, forEvery } from '#functions/domain/companies/companies.ts';
import type { JobCtx } from '#functions/runtime/consume.ts';
import type { Send } from '#functions/runtime/send.ts';
import type { Company } from '#functions/table/company-row.ts';
import type { Subscription } from '#functions/table/subscription-row.ts';
import { WriteRefused } from '#functions/table/write.ts';
import { cardLookHour, cardOrderKeptDays, orderLookSeconds } from '#shared/limits.ts';
import { heed } from './card-word.ts';
import { startRows } from './change.ts';
import { claimMonth } from './claims.ts';
import { becameOf, type Partners } from './order.ts';
import { dropped, subscriptionOf } from './store.ts';
import { takeBackStrays } from './strays.ts';

type BillingJobCtx = JobCtx & Partners & { readonly send: Send };

export const hearWord = (ctx: BillingJobCtx, { word }: z.output<typeof cardHeard.body>): Promise<void> =>
  heed(ctx, word);

/** Tried again until the partner has heard; in the end somebody is called. */
export async function endThere(
  { bank, card, secrets }: BillingJobCtx,
  { by, partnerId }: z.output<typeof subscriptionEnded.body>,
): Promise<void> {
  const answer = by === 'card' ? await card.end(secrets, partnerId) : await bank.revoke(secrets, partnerId);
  if (answer.is !== 'answered') throw new Error(`not ended at the partner: ${answer.is}`);
}

export async function checkBilling(ctx: BillingJobCtx): Promise<void> {
  const failures = await forEvery(ctx, async (company) => {
    const row = await subscriptionOf(ctx.table, company.id);
    if (!row) return;
    try {
      await look(ctx, company, row);
    } catch (error) {
      // Somebody changed the row meanwhile: the next look is in an hour.
      if (!(error instanceof WriteRefused)) throw error;
    }
  });
  failTogether(failures);
}

async function look(ctx: BillingJobCtx, company: Company, row: Subscription): Promise<void> {
  const isLeft = (row.heldUntil ?? 0) <= ctx.now && row.changedAt + orderLookSeconds <= ctx.now;
  // The rest of the row waits for the next look.
  if (row.strays?.length && isLeft && (await takeBackStrays(ctx, row, row.strays))) return;
  if (row.state === 'confirming') return isLeft ? settle(ctx, row) : undefined;
  if (row.state !== 'paying' || !company.isPaying || company.isDisabled) return;
  if (row.by === 'bank') return claimMonth(ctx, company, row);
  const hour = Math.floor(ctx.now / 3600) % 24;
  if (hour !== cardLookHour || row.subscriptionId === undefined) return;
  const said = await ctx.card.subscription(ctx.secrets, row.subscriptionId);
  if (said.is === 'answered') return heed(ctx, said.content);
  ctx.log.error('billing_unavailable', new Error(said.is === 'unsure' ? said.why : said.is));
}

/** An order that stayed unconfirmed: carried out, still open, or dropped. */
async function settle(ctx: BillingJobCtx, order: Subscription): Promise<void> {
  const became = await becameOf(ctx, order);
  if (became.is === 'unsure') return ctx.log.error('billing_unavailable', new Error(became.why));
  if (became.is === 'word') return heed(ctx, became.word);
  if (became.is === 'made') return ctx.table.write(...startRows(ctx, order, became.order));
  const isOld = order.changedAt + cardOrderKeptDays * 86_400 <= ctx.now;
  if (became.is === 'open' && !isOld) return;
  // Paid for all the same, later: the card's word starts it without this row.
  await ctx.table.write(dropped(order, ctx.now));
}
