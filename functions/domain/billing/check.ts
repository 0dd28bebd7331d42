// The billing worker: the hourly check of all subscriptions, and the messages about one. Late or repeated, they do no harm.

import type * as z from 'zod/mini';
import type { cardUpdated, subscriptionEnded, transactionAbandoned } from '#events/billing.ts';
import { failTogether, forEveryInDrawnOrder } from '#functions/domain/companies/companies.ts';
import { addresses, mail, type NoticeCtx } from '#functions/domain/notices/notices.ts';
import type { Called } from '#functions/partners/call.ts';
import type { JobCtx } from '#functions/runtime/consume.ts';
import { type Company, companyRow } from '#functions/table/rows/company-row.ts';
import type { Subscription } from '#functions/table/rows/subscription-row.ts';
import { WriteRefused } from '#functions/table/write.ts';
import { cardCheckHour, cardOrderKeptDays, checkAskSeconds } from '#shared/limits.ts';
import { dayOf, zoneOf } from '#shared/time/zone.ts';
import { applyCardUpdate } from './card-updates.ts';
import { endMessage, endRows, startRows } from './change.ts';
import { claimMonth } from './claims.ts';
import { revokeOrphanedClaims } from './orphaned-claims.ts';
import { closeTransaction, outcomeOf, outcomeOfTransaction, type Partners } from './outcome.ts';
import { checkableFrom, remembered, subscriptionOf, withoutOrder } from './store.ts';

type BillingJobCtx = JobCtx & NoticeCtx & Partners;

/** Applies the state of a card subscription that a webhook queued; an older one than the last changes nothing. */
export const handleCardUpdate = (
  ctx: BillingJobCtx,
  { cardUpdate }: z.output<typeof cardUpdated.body>,
): Promise<void> => applyCardUpdate(ctx, cardUpdate);

/**
 * Tried again until the partner confirms; after five failures the alarm calls a person. A subscription that the partner
 * does not know counts as ended, and is logged.
 */
export async function endAtPartner(
  { bank, card, secrets, log }: BillingJobCtx,
  { by, partnerId }: z.output<typeof subscriptionEnded.body>,
): Promise<void> {
  const answer =
    by === 'card' ? await card.endSubscription(secrets, partnerId) : await bank.revoke(secrets, partnerId);
  if (answer.is !== 'answered') throw new Error(`not ended at the partner: ${answer.is}`);
  if (answer.content === 'unknown') log.error('card_subscription_unknown', new Error(partnerId));
}

/** Cancels a card transaction whose order was dropped. If the company has paid it, `applyCardUpdate` decides about the subscription. */
export async function cancelTransaction(
  ctx: BillingJobCtx,
  { companyId, transactionId }: z.output<typeof transactionAbandoned.body>,
): Promise<void> {
  const row = await subscriptionOf(ctx.table, companyId);
  // A newer order of the company uses this transaction; one by bank only keeps it.
  if (row?.state === 'confirming' && row.by === 'card' && row.transactionId === transactionId) return;
  const outcome = await outcomeOfTransaction(ctx, transactionId);
  if (outcome.is === 'subscribed') return applyCardUpdate(ctx, outcome.cardUpdate);
  const answer = outcome.is === 'open' ? await closeTransaction(ctx, outcome) : outcome;
  if (answer.is === 'unsure' || answer.is === 'refused')
    throw new Error(`not cancelled at the reseller: ${answer.is}`);
}

/** While a partner does not answer, the check goes on with what needs no partner. */
export async function checkBilling(ctx: BillingJobCtx): Promise<void> {
  const asking = askingUntilUnsure(ctx);
  const failures = await forEveryInDrawnOrder(ctx, async (company) => {
    const row = await subscriptionOf(ctx.table, company.id);
    if (!row) return;
    try {
      await checkOne(asking, company, row);
    } catch (error) {
      if (!(error instanceof WriteRefused)) throw error;
      // A request changed the row meanwhile: the next check, in an hour, judges it as it is then.
      ctx.log.info('billing_changed_meanwhile');
    }
  });
  failTogether(failures);
}

type CheckCtx = BillingJobCtx & {
  /** Whether the partner of this way to pay is asked in this run. */
  readonly asks: (way: Subscription['by']) => boolean;
};

/**
 * A partner is asked no more in this run once it gave no readable answer, and none is asked after some minutes: one
 * that hangs costs the time of one call. Each run has another order, so that every company gets its turn.
 */
function askingUntilUnsure(ctx: BillingJobCtx): CheckCtx {
  const silent = new Set<Subscription['by']>();
  const startedAt = performance.now();
  const heard = async <T>(way: Subscription['by'], called: Promise<Called<T>>): Promise<Called<T>> => {
    const answer = await called;
    if (answer.is === 'unsure') silent.add(way);
    return answer;
  };
  const { bank, card } = ctx;
  return {
    ...ctx,
    asks: (way) => !silent.has(way) && performance.now() - startedAt < checkAskSeconds * 1000,
    bank: {
      ...bank,
      find: (...asked) => heard('bank', bank.find(...asked)),
      order: (...asked) => heard('bank', bank.order(...asked)),
    },
    card: {
      ...card,
      transactionState: (...asked) => heard('card', card.transactionState(...asked)),
      cancelTransaction: (...asked) => heard('card', card.cancelTransaction(...asked)),
      subscription: (...asked) => heard('card', card.subscription(...asked)),
    },
  };
}

async function checkOne(ctx: CheckCtx, company: Company, row: Subscription): Promise<void> {
  const isLeft = checkableFrom(row) <= ctx.now;
  if (row.orphanedClaims?.length && isLeft && ctx.asks('bank')) {
    // What else the row needs waits for the next check.
    if (await revokeOrphanedClaims(ctx, row, row.orphanedClaims)) return;
  }
  if (row.state === 'paying' && company.isDisabled) return endOfDisabled(ctx, company, row);
  if (row.state === 'cancelled' || !ctx.asks(row.by)) return;
  if (row.state === 'confirming') return isLeft ? settleOrder(ctx, company, row) : undefined;
  if (!company.isPaying) return;
  if (row.by === 'bank') return claimMonth(ctx, company, row);
  const hour = Math.floor(ctx.now / 3600) % 24;
  if (hour !== cardCheckHour || row.subscriptionId === undefined) return;
  const answer = await ctx.card.subscription(ctx.secrets, row.subscriptionId);
  if (answer.is === 'answered') return applyCardUpdate(ctx, answer.content);
  ctx.log.error('billing_unavailable', new Error(answer.is === 'unsure' ? answer.why : answer.is));
}

/** A company that may not work is charged nothing more. Enabled again, it subscribes again. */
async function endOfDisabled(ctx: BillingJobCtx, company: Company, row: Subscription): Promise<void> {
  const message = endMessage(ctx, row);
  // Companies were read a while ago: one that was enabled since keeps its subscription.
  const rows = endRows(ctx, company, row, undefined, companyRow.is({ isDisabled: true }));
  await ctx.table.write(...rows, ...(message ? [message.change] : []));
  await message?.dispatch();
}

/** Starts an unconfirmed order that was carried out, leaves one that is still open, and drops any other. */
async function settleOrder(ctx: BillingJobCtx, company: Company, order: Subscription): Promise<void> {
  const outcome = await outcomeOf(ctx, order);
  if (outcome.is === 'unsure') return ctx.log.error('billing_unavailable', new Error(outcome.why));
  if (outcome.is === 'subscribed') return applyCardUpdate(ctx, outcome.cardUpdate);
  if (outcome.is === 'claimed') return startClaimed(ctx, company, order, outcome.order);
  if (outcome.is === 'open') {
    const isKept = order.changedAt + cardOrderKeptDays * 86_400 > ctx.now;
    if (isKept && !company.isDisabled) return;
    // Being paid just now, or no answer: the next check asks again.
    if ((await closeTransaction(ctx, outcome)).is !== 'answered') return;
  }
  // If the draft is paid later, the reseller's update starts the subscription; the next order by card uses the draft again.
  const isPayable = order.by === 'bank' || (outcome.is === 'open' && outcome.isDraft);
  await ctx.table.write(withoutOrder(isPayable ? order : { ...order, transactionId: undefined }, ctx.now));
}

/**
 * The company pays in another way by now, is disabled or will be deleted: the claim becomes an orphan, which the
 * next check cancels.
 */
async function startClaimed(
  ctx: BillingJobCtx,
  company: Company,
  order: Subscription,
  claimed: Subscription,
): Promise<void> {
  // The company's last screen said that the bank had not confirmed, and none may be open now.
  const letter = mail(ctx, company, {
    template: 'subscription_started',
    link: addresses.settings(ctx),
    day: dayOf(zoneOf(company.settings.time_zone), order.changedAt),
  });
  try {
    await ctx.table.write(...startRows(ctx, order, claimed), letter.change);
  } catch (error) {
    const isOnlyTheCompany =
      error instanceof WriteRefused && error.refused[0] === undefined && error.refused[1] !== undefined;
    if (!isOnlyTheCompany) throw error;
    ctx.log.error('claim_not_started', new Error(order.reference));
    await ctx.table.write(withoutOrder({ ...order, ...remembered(order) }, ctx.now));
    return;
  }
  await letter.dispatch();
}
