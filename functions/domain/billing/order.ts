// An order of a subscription, whichever way it is paid: on record before the partner hears of it, so never made twice.

import { randomBytes } from 'node:crypto';
import type { Card } from '#functions/partners/paddle.ts';
import type { Bank } from '#functions/partners/payday.ts';
import type { CompanyCtx, Ctx } from '#functions/runtime/context.ts';
import { fail, failField } from '#functions/runtime/fail.ts';
import type { Send } from '#functions/runtime/send.ts';
import { keys, ranges } from '#functions/table/keys.ts';
import { flag } from '#functions/table/read.ts';
import { type Subscription, subscriptionItem } from '#functions/table/subscription-row.ts';
import { type Change, WriteRefused } from '#functions/table/write.ts';
import { orderHeldSeconds } from '#shared/limits.ts';
import type { CardWord } from '#shared/model/card-word.ts';
import { type PlanSold, planNumbered } from '#shared/model/plan.ts';
import { dropped, remembered, stillThat } from './store.ts';

export type Partners = { readonly bank: Bank; readonly card: Card };
export type OrderCtx = CompanyCtx & Partners & { readonly send: Send };

/** What became of an order that nobody has confirmed yet, as its partner says. */
export type Became =
  /** The bank has made the claim. */
  | { readonly is: 'made'; readonly order: Subscription }
  /** A subscription came of the card's transaction. */
  | { readonly is: 'word'; readonly word: CardWord }
  /** The card's transaction can still be paid for. */
  | { readonly is: 'open'; readonly transactionId: string }
  | { readonly is: 'nothing' }
  | { readonly is: 'unsure'; readonly why: string };

type AskCtx = Partners & Pick<Ctx, 'secrets'>;

export async function becameOf(ctx: AskCtx, order: Subscription): Promise<Became> {
  return order.by === 'bank' ? becameOfClaim(ctx, order) : becameOfCard(ctx, order.transactionId);
}

async function becameOfClaim({ bank, secrets }: AskCtx, order: Subscription): Promise<Became> {
  const found = await bank.find(secrets, order.reference);
  if (found.is !== 'answered') return unsure(found);
  return found.content ? { is: 'made', order: { ...order, ...found.content } } : { is: 'nothing' };
}

async function becameOfCard({ card, secrets }: AskCtx, transactionId: string | undefined): Promise<Became> {
  // An order whose transaction we were not told of was shown to nobody.
  if (transactionId === undefined) return { is: 'nothing' };
  const state = await card.orderState(secrets, transactionId);
  if (state.is !== 'answered') return unsure(state);
  const { content } = state;
  if (content.is === 'paid') {
    const said = await card.subscription(secrets, content.subscriptionId);
    return said.is === 'answered' ? { is: 'word', word: said.content } : unsure(said);
  }
  if (content.is === 'open') return { is: 'open', transactionId };
  return content.is === 'gone' ? { is: 'nothing' } : { is: 'unsure', why: 'the card is being charged' };
}

const unsure = (called: { readonly is: string; readonly why?: string }): Became => ({
  is: 'unsure',
  why: called.why ?? called.is,
});

/** The plan of a number; it holds everybody who is active, and a larger one may be chosen. */
export async function planWithRoom({ table, company }: CompanyCtx, number: number): Promise<PlanSold> {
  const plan = planNumbered(number) ?? failField('subscription_plan', 'is not sold');
  const employees = await table.queryAll(ranges.employees(company.id));
  const count = employees.filter((row) => !flag(row, 'off')).length;
  const max = plan.employees.to;
  return count > max ? fail('plan_too_small', { employees: count, max }) : plan;
}

export const requireFree = (order: Subscription | undefined, now: number): void => {
  if (order?.state === 'confirming' && order.heldUntil !== undefined && order.heldUntil > now) fail('busy');
};

type Asked = Pick<Subscription, 'by' | 'plan'> &
  Partial<Pick<Subscription, 'ssn' | 'email' | 'dueDay' | 'transactionId'>>;

/** On record, and held against a second press, before anything is asked of the partner. */
export async function begin(
  ctx: CompanyCtx,
  before: Subscription | undefined,
  asked: Asked,
): Promise<Subscription> {
  // One that runs is cancelled first, whatever the company's row says.
  if (before?.state === 'paying') fail('already_paying');
  const order: Subscription = {
    ssn: undefined,
    email: undefined,
    ...asked,
    ...remembered(before),
    companyId: ctx.company.id,
    state: 'confirming',
    reference: `${ctx.company.id}-${randomBytes(8).toString('hex')}`,
    heldUntil: ctx.now + orderHeldSeconds,
    customerId: undefined,
    invoiceId: undefined,
    changedAt: ctx.now,
    version: (before?.version ?? 0) + 1,
  };
  await onlyOnce(ctx, { put: subscriptionItem(order), when: stillThat(before) });
  return order;
}

/** The partner has refused: there is no order. */
export const takeOff = (ctx: Pick<Ctx, 'table' | 'now'>, order: Subscription): Promise<void> =>
  onlyOnce(ctx, dropped(order, ctx.now));

/** The next try need not wait: it looks first whether this one arrived. */
export async function letGo(ctx: CompanyCtx, order: Subscription, why: string): Promise<never> {
  await onlyOnce(ctx, {
    update: keys.subscription(order.companyId),
    remove: ['hu'],
    when: stillThat(order),
  });
  return unavailable(ctx, why);
}

export async function onlyOnce(ctx: Pick<Ctx, 'table'>, change: Change): Promise<void> {
  try {
    await ctx.table.write(change);
  } catch (error) {
    if (error instanceof WriteRefused) fail('busy');
    throw error;
  }
}

export function unavailable({ log }: Pick<Ctx, 'log'>, why: string): never {
  log.error('billing_unavailable', new Error(why));
  return fail('billing_unavailable');
}
