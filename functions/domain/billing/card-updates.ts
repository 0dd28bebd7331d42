// Applies the reseller's state of a card subscription: from a webhook event, the hourly check, or the next order.

import { findById } from '#functions/domain/companies/companies.ts';
import type { Ctx } from '#functions/runtime/context.ts';
import type { Promised, Send } from '#functions/runtime/send.ts';
import type { Company } from '#functions/table/rows/company-row.ts';
import { keys } from '#functions/table/keys.ts';
import { cardUpdateRow, type Subscription } from '#functions/table/rows/subscription-row.ts';
import { absent, all, any, below, type Change, WriteRefused } from '#functions/table/write.ts';
import type { CardUpdate } from '#shared/model/billing/card-update.ts';
import { cardCurrencyOf, monthlyPrice, planNamed } from '#shared/model/billing/plan.ts';
import { endMessageFor, endRows, startRows } from './change.ts';
import { subscriptionOf } from './store.ts';

export type UpdateCtx = Pick<Ctx, 'table' | 'now' | 'log'> & { readonly send: Send };
/** `refused`: why the subscription may not start, and so is ended at the reseller. */
type Effect = { readonly changes: readonly Change[]; readonly refused?: string };

/**
 * An update that is not newer than the last one applied to the same subscription changes nothing. A subscription that
 * may not start here (ended before, paid twice, a company that leaves or is disabled, another price) is ended at the
 * reseller once and logged. Updates come repeatedly and in any order (domain-facts.md, 'Card checkout').
 */
export async function applyCardUpdate(ctx: UpdateCtx, update: CardUpdate): Promise<void> {
  const company = await findById(ctx, update.companyId);
  if (!company || company.deletion?.isErasing) return endUnowned(ctx, update);
  const row = await subscriptionOf(ctx.table, company.id);
  // The reseller sends several updates of one payment: it is refused, logged and ended once.
  const latest = await ctx.table.get(keys.cardUpdate(company.id, update.subscriptionId));
  const before = latest && cardUpdateRow.from(latest).refused;
  const { changes, refused } =
    before === undefined ? effectOf(ctx, company, row, update) : { changes: [], refused: before };
  const isRefusedNow = refused !== undefined && before === undefined;
  const ending = isRefusedNow ? ended(ctx, update) : undefined;
  const { occurredAt } = update;
  const isNewer = below(cardUpdateRow.at.occurredAt, occurredAt);
  const newest: Change = {
    put: {
      ...keys.cardUpdate(company.id, update.subscriptionId),
      ...cardUpdateRow.item({ occurredAt, refused }),
    },
    when: any(absent(), all(isNewer, cardUpdateRow.is({ refused: before }))),
  };
  try {
    await ctx.table.write(newest, ...changes, ...(ending ? [ending.change] : []));
  } catch (error) {
    // Another row has changed meanwhile: the message is delivered again and judged by what is there then.
    if (!(error instanceof WriteRefused) || error.refused[0] === undefined) throw error;
    return ctx.log.info('card_update_stale');
  }
  if (isRefusedNow) ctx.log.error(refused, new Error(update.subscriptionId));
  await ending?.dispatch();
}

function effectOf(
  ctx: UpdateCtx,
  company: Company,
  row: Subscription | undefined,
  update: CardUpdate,
): Effect {
  const isThis = row?.by === 'card' && row.subscriptionId === update.subscriptionId;
  if (!update.isRunning) {
    const isPaidByIt = isThis && row.state === 'paying' && company.isPaying;
    return { changes: isPaidByIt ? endRows(ctx, company, row) : [] };
  }
  if (isThis && row.state === 'paying') return { changes: [] };
  const { subscriptionId, reference } = update;
  const hasEnded = isThis || row?.ended?.some((one) => one === subscriptionId || one === reference) === true;
  const refused = whyNot(company, row, hasEnded, update);
  if (refused !== undefined) return { changes: [], refused };
  return { changes: startRows(ctx, row, subscriptionBy(ctx, row, update)) };
}

/** Why a running subscription may not start here: it is ended at the reseller, and a person refunds it there. */
function whyNot(
  company: Company,
  row: Subscription | undefined,
  isEndedHere: boolean,
  update: CardUpdate,
): string | undefined {
  if (isEndedHere) return 'card_after_end';
  if (company.isPaying || row?.state === 'paying') return 'paid_twice';
  if (company.deletion) return 'card_of_leaving';
  if (company.isDisabled) return 'card_of_disabled';
  return isPricedAsSold(company, row, update) ? undefined : 'card_price_wrong';
}

const ended = (ctx: UpdateCtx, { companyId, subscriptionId: partnerId }: CardUpdate): Promised =>
  endMessageFor(ctx, { companyId, by: 'card', partnerId });

/** The company is deleted or being erased: nothing is written into its partition any more. */
async function endUnowned(ctx: UpdateCtx, update: CardUpdate): Promise<void> {
  ctx.log.error('card_of_nobody', new Error(update.subscriptionId));
  if (!update.isRunning) return;
  const ending = ended(ctx, update);
  await ctx.table.write(ending.change);
  await ending.dispatch();
}

function subscriptionBy(ctx: UpdateCtx, row: Subscription | undefined, update: CardUpdate): Subscription {
  return {
    companyId: update.companyId,
    state: 'paying',
    by: 'card',
    plan: update.plan,
    reference: update.reference,
    heldUntil: undefined,
    ssn: undefined,
    email: undefined,
    customerId: update.customerId,
    invoiceId: undefined,
    // This payment paid the transaction: it cannot be paid again.
    subscriptionId: update.subscriptionId,
    ...(row?.reference === update.reference ? { price: row.price } : {}),
    changedAt: ctx.now,
    version: row?.version ?? 0,
  };
}

/**
 * The overlay's token is public: with it anybody can order at another price in our name. An order is held to the price
 * it was made at, also when the company's country has changed since.
 */
function isPricedAsSold({ country }: Company, row: Subscription | undefined, update: CardUpdate): boolean {
  const plan = planNamed(update.plan);
  if (!plan || !('number' in plan) || update.isMonthly === false) return false;
  const ordered = row?.reference === update.reference && row.plan === update.plan ? row.price : undefined;
  const price = ordered ?? monthlyPrice(plan, cardCurrencyOf(country));
  return price.minor === update.minor && price.currency === update.currency;
}
