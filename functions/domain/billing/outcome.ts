// What happened to an order that its partner has not confirmed to us.

import type { Called } from '#functions/partners/call.ts';
import type { Card } from '#functions/partners/paddle.ts';
import type { Bank } from '#functions/partners/payday.ts';
import type { Ctx } from '#functions/runtime/context.ts';
import type { Subscription } from '#functions/table/rows/subscription-row.ts';
import type { CardUpdate } from '#shared/model/billing/card-update.ts';

export type Partners = { readonly bank: Bank; readonly card: Card };

/** A card's transaction that can still be paid; `isDraft`: the overlay has no name and address yet. */
export type OpenTransaction = {
  readonly is: 'open';
  readonly transactionId: string;
  readonly isDraft: boolean;
};

export type Outcome =
  /** The bank has made the claim; `order` names it. */
  | { readonly is: 'claimed'; readonly order: Subscription }
  /** The card's transaction was paid: its subscription at the reseller. */
  | { readonly is: 'subscribed'; readonly cardUpdate: CardUpdate }
  | OpenTransaction
  | { readonly is: 'nothing' }
  | { readonly is: 'unsure'; readonly why: string };

type AskCtx = Partners & Pick<Ctx, 'secrets'>;

/** Asks the partner of the order what became of it; `unsure` when it does not answer clearly. */
export const outcomeOf = (ctx: AskCtx, order: Subscription): Promise<Outcome> =>
  order.by === 'bank' ? outcomeOfClaim(ctx, order) : outcomeOfTransaction(ctx, order.transactionId);

/** The reseller cancels no draft: if one is paid after the cancelling, its subscription is ended (card-updates.ts). */
export async function closeTransaction(
  { card, secrets, log }: AskCtx & Pick<Ctx, 'log'>,
  { transactionId, isDraft }: OpenTransaction,
): Promise<Called<unknown>> {
  if (!isDraft) return card.cancelTransaction(secrets, transactionId);
  log.info('transaction_left_open');
  return { is: 'answered', content: undefined };
}

/** The bank is asked by the order's reference, which is known even when its reply was lost. */
export async function outcomeOfClaim({ bank, secrets }: AskCtx, order: Subscription): Promise<Outcome> {
  const found = await bank.find(secrets, order.reference);
  if (found.is !== 'answered') return unsure(found);
  return found.content ? { is: 'claimed', order: { ...order, ...found.content } } : { is: 'nothing' };
}

/**
 * A paid transaction comes with its subscription. `unsure` also while the card is being charged; `nothing` without an
 * id and for a transaction that can no longer be paid.
 */
export async function outcomeOfTransaction(
  { card, secrets }: AskCtx,
  transactionId: string | undefined,
): Promise<Outcome> {
  // The reseller's reply was lost: no browser has the transaction's id, so it cannot be paid.
  if (transactionId === undefined) return { is: 'nothing' };
  const state = await card.transactionState(secrets, transactionId);
  if (state.is !== 'answered') return unsure(state);
  const { content } = state;
  if (content.is === 'paid') {
    const answer = await card.subscription(secrets, content.subscriptionId);
    return answer.is === 'answered' ? { is: 'subscribed', cardUpdate: answer.content } : unsure(answer);
  }
  if (content.is === 'open') return { ...content, transactionId };
  return content.is === 'gone' ? { is: 'nothing' } : { is: 'unsure', why: 'the card is being charged' };
}

const unsure = (called: { readonly is: string; readonly why?: string }): Outcome => ({
  is: 'unsure',
  why: called.why ?? called.is,
});
