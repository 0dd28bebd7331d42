// What the card reseller says of a subscription, heeded once: by a webhook, by the hourly look, or by the next try.

import { findById } from '#functions/domain/companies/companies.ts';
import type { Ctx } from '#functions/runtime/context.ts';
import type { Promised, Send } from '#functions/runtime/send.ts';
import type { Company } from '#functions/table/company-row.ts';
import { keys } from '#functions/table/keys.ts';
import type { Subscription } from '#functions/table/subscription-row.ts';
import { absent, any, below, type Change, WriteRefused } from '#functions/table/write.ts';
import type { CardWord } from '#shared/model/card-word.ts';
import { cardCurrencyOf, monthlyPrice, planNamed } from '#shared/model/plan.ts';
import { endedAt, endRows, startRows } from './change.ts';
import { subscriptionOf } from './store.ts';

export type WordCtx = Pick<Ctx, 'table' | 'now' | 'log'> & { readonly send: Send };
type Effect = { readonly changes: readonly Change[]; readonly ending?: Promised };

/** An older word than the last one of the same subscription, or the same one again, changes nothing. */
export async function heed(ctx: WordCtx, word: CardWord): Promise<void> {
  const company = await findById(ctx, word.companyId);
  if (!company || company.deletion?.isErasing) return endUnowned(ctx, word);
  const row = await subscriptionOf(ctx.table, company.id);
  const { changes, ending } = effectOf(ctx, company, row, word);
  const heard: Change = {
    put: { ...keys.cardWord(company.id, word.subscriptionId), at: word.saidAt },
    when: any(absent(), below('at', word.saidAt)),
  };
  try {
    await ctx.table.write(heard, ...changes, ...(ending ? [ending.change] : []));
  } catch (error) {
    // What else was refused, somebody changed meanwhile: the message comes back and is judged by that.
    if (!(error instanceof WriteRefused) || error.refused[0] === undefined) throw error;
    return ctx.log.info('card_word_stale');
  }
  await ending?.dispatch();
}

function effectOf(ctx: WordCtx, company: Company, row: Subscription | undefined, word: CardWord): Effect {
  const isThis = row?.by === 'card' && row.subscriptionId === word.subscriptionId;
  if (!word.isAlive) {
    const isPaidByIt = isThis && row.state === 'paying' && company.isPaying;
    return { changes: isPaidByIt ? endRows(ctx, company, row) : [] };
  }
  if (isThis && row.state === 'paying') return { changes: [] };
  const hasEnded = isThis || row?.ended?.includes(word.subscriptionId) === true;
  const why = whyNot(company, row, hasEnded, word);
  if (why !== undefined) {
    ctx.log.error(why, new Error(word.subscriptionId));
    return { changes: [], ending: ended(ctx, word) };
  }
  return { changes: startRows(ctx, row, subscriptionBy(ctx, row, word)) };
}

/** Such a subscription is ended at the reseller, and somebody gives the money back there. */
function whyNot(
  company: Company,
  row: Subscription | undefined,
  isEndedHere: boolean,
  word: CardWord,
): string | undefined {
  if (isEndedHere) return 'card_after_end';
  if (company.isPaying || row?.state === 'paying') return 'paid_twice';
  if (company.deletion) return 'card_of_leaving';
  return isPricedAsSold(company, word) ? undefined : 'card_price_wrong';
}

const ended = (ctx: WordCtx, { companyId, subscriptionId: partnerId }: CardWord): Promised =>
  endedAt(ctx, { companyId, by: 'card', partnerId });

/** Of a company that has been deleted: nothing of it is written here any more. */
async function endUnowned(ctx: WordCtx, word: CardWord): Promise<void> {
  ctx.log.error('card_of_nobody', new Error(word.subscriptionId));
  if (!word.isAlive) return;
  const ending = ended(ctx, word);
  await ctx.table.write(ending.change);
  await ending.dispatch();
}

function subscriptionBy(ctx: WordCtx, row: Subscription | undefined, word: CardWord): Subscription {
  return {
    companyId: word.companyId,
    state: 'paying',
    by: 'card',
    plan: word.plan,
    reference: word.reference,
    heldUntil: undefined,
    ssn: undefined,
    email: undefined,
    customerId: word.customerId,
    invoiceId: undefined,
    subscriptionId: word.subscriptionId,
    transactionId: row?.reference === word.reference ? row.transactionId : undefined,
    changedAt: ctx.now,
    version: row?.version ?? 0,
  };
}

/** The overlay's token is public: with it anybody can have the reseller charge something else in our name. */
function isPricedAsSold({ country }: Company, { plan: name, minor, currency }: CardWord): boolean {
  const plan = planNamed(name);
  if (!plan || !('number' in plan)) return false;
  const price = monthlyPrice(plan, cardCurrencyOf(country));
  return price.minor === minor && price.currency === currency;
}
