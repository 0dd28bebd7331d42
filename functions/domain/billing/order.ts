// An order of a subscription, by bank or by card: on record before the partner is asked, so never made twice.

import type { ErrorParams } from '#shared/errors.ts';
import { randomBytes } from 'node:crypto';
import type { CompanyCtx, Ctx } from '#functions/runtime/context.ts';
import { fail, failField, orFail } from '#functions/runtime/fail.ts';
import type { Send } from '#functions/runtime/send.ts';
import { employeeRow } from '#functions/table/rows/employee-row.ts';
import { keys, ranges } from '#functions/table/keys.ts';
import { flagIn } from '#functions/table/read.ts';
import {
  type Subscription,
  subscriptionItem,
  subscriptionRow,
} from '#functions/table/rows/subscription-row.ts';
import { type Change, refusalOfWrite } from '#functions/table/write.ts';
import { orderHeldSeconds } from '#shared/limits.ts';
import { type PlanSold, planNumbered } from '#shared/model/billing/plan.ts';
import { applyCardUpdate } from './card-updates.ts';
import { failNotStarting, mayStart } from './change.ts';
import {
  type OpenTransaction,
  type Outcome,
  outcomeOfClaim,
  outcomeOfTransaction,
  type Partners,
} from './outcome.ts';
import { payableTransactionOf, remembered, rowUnchanged, subscriptionOf, withoutOrder } from './store.ts';

export type OrderCtx = CompanyCtx & Partners & { readonly send: Send };

/** What an order starts from. */
export type Prepared = {
  readonly plan: PlanSold;
  /** The subscription's row as it stands. */
  readonly before: Subscription | undefined;
  /** An earlier order by bank whose reply was lost, and which the bank has carried out. */
  readonly claimed?: Subscription;
  /** The company's card transaction, where it can still be paid. */
  readonly open?: OpenTransaction;
};

/**
 * Checks the plan, and asks the partner what happened to an earlier order that is unconfirmed. `paramsOf` says what the
 * refusal tells of the subscription that runs already. Errors: `already_paying`, `plan_too_small`, `busy` while another
 * request holds the order, `billing_unavailable` when the partner gives no clear answer. Plans by employee count:
 * specification 2, section 9.
 */
export async function prepareOrder(
  ctx: OrderCtx,
  planNumber: number,
  paramsOf: (running: Subscription) => ErrorParams = () => ({}),
): Promise<Prepared> {
  const before = await subscriptionOf(ctx.table, ctx.company.id);
  // A subscription that runs is cancelled first, also where the company's row says that nothing is paid.
  if (before?.state === 'paying') fail('already_paying', paramsOf(before));
  if (ctx.company.isPaying) fail('already_paying');
  const plan = await planWithRoom(ctx, planNumber);
  if (!before) return { plan, before };
  if ((before.heldUntil ?? 0) > ctx.now) fail('busy');
  const isClaimUnsure = before.state === 'confirming' && before.by === 'bank';
  const claim: Outcome = isClaimUnsure ? await outcomeOfClaim(ctx, before) : { is: 'nothing' };
  // A card's transaction may be payable beside the claim.
  const outcome =
    claim.is === 'nothing' ? await outcomeOfTransaction(ctx, payableTransactionOf(before)) : claim;
  if (outcome.is === 'unsure') return unavailable(ctx, outcome.why);
  if (outcome.is === 'claimed') return { plan, before, claimed: outcome.order };
  if (outcome.is === 'open') return { plan, before, open: outcome };
  if (outcome.is === 'subscribed') {
    await orFail('busy', applyCardUpdate(ctx, outcome.cardUpdate));
    const after = await subscriptionOf(ctx.table, ctx.company.id);
    return after?.state === 'paying' ? fail('already_paying') : { plan, before: after };
  }
  return { plan, before };
}

/** The plan of a number; it holds all active employees, and a larger one may be chosen. */
async function planWithRoom({ table, company }: CompanyCtx, number: number): Promise<PlanSold> {
  const plan = planNumbered(number) ?? failField('subscription_plan', 'is not sold');
  const employees = await table.queryAll(ranges.employees(company.id));
  const count = employees.filter((row) => !flagIn(row, employeeRow.at.isDisabled)).length;
  const max = plan.employees.to;
  return count > max ? fail('plan_too_small', { employees: count, max }) : plan;
}

type Asked = Pick<Subscription, 'by' | 'plan'> &
  Partial<
    Pick<Subscription, 'ssn' | 'email' | 'dueDay' | 'transactionId' | 'transactionReference' | 'price'>
  >;

/**
 * Before the partner is asked, puts the order on record and holds it, so that a second press orders nothing. The write
 * checks that the company is still enabled and is not being deleted. Held for `orderHeldSeconds`. Errors: those of
 * `failNotStarting`.
 */
export async function recordOrder(
  ctx: CompanyCtx,
  before: Subscription | undefined,
  asked: Asked,
): Promise<Subscription> {
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
  const refused = await refusalOfWrite(
    ctx.table,
    { put: subscriptionItem(order), when: rowUnchanged(before) },
    { check: keys.company(ctx.company.id), when: mayStart },
  );
  if (refused) failNotStarting(refused[1]?.item);
  return order;
}

/** The partner has refused: nothing is ordered. */
export const dropOrder = (ctx: Pick<Ctx, 'table' | 'now'>, order: Subscription): Promise<void> =>
  writeOrBusy(ctx, withoutOrder(order, ctx.now));

/**
 * The partner's answer is unknown. The next try may begin at once: it first asks what happened to this order. Errors:
 * `billing_unavailable`, or `busy` when the row has changed since.
 */
export async function releaseOrder(ctx: CompanyCtx, order: Subscription, why: string): Promise<never> {
  await writeOrBusy(ctx, {
    update: keys.subscription(order.companyId),
    ...subscriptionRow.set({ heldUntil: undefined }),
    when: rowUnchanged(order),
  });
  return unavailable(ctx, why);
}

/** Error: `busy` when the row has changed since it was read. */
export const writeOrBusy = (ctx: Pick<Ctx, 'table'>, change: Change): Promise<void> =>
  orFail('busy', ctx.table.write(change));

/** Logs the reason for the operator; the company only learns that it may try again. */
export function unavailable({ log }: Pick<Ctx, 'log'>, why: string): never {
  log.error('billing_unavailable', new Error(why));
  return fail('billing_unavailable');
}
