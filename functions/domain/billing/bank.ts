// Subscribing by bank claim: the order is on record before the partner hears of it, so that it is never made twice.

import { randomBytes } from 'node:crypto';
import type { Input } from '#shared/api/endpoint.ts';
import type { billing as contract } from '#shared/api/billing.ts';
import { claimGraceDays, orderHeldSeconds, productName } from '#shared/limits.ts';
import { type PlanSold, planNumbered } from '#shared/model/plan.ts';
import { addDays } from '#shared/time/day.ts';
import { lastDayOfMonth } from '#shared/time/day-range.ts';
import { dayOf, zoneOf } from '#shared/time/zone.ts';
import type { CompanyCtx } from '#functions/runtime/context.ts';
import { fail, failField } from '#functions/runtime/fail.ts';
import { replayIfDone } from '#functions/runtime/once.ts';
import type { Bank, BankOrder, Ordered } from '#functions/partners/payday.ts';
import { keys, ranges } from '#functions/table/keys.ts';
import { flag } from '#functions/table/read.ts';
import { type Subscription, subscriptionItem } from '#functions/table/subscription-row.ts';
import { type Change, WriteRefused } from '#functions/table/write.ts';
import { ownBusiness, started } from './change.ts';
import type { Standing } from './standing.ts';
import { stillThat, subscriptionOf } from './store.ts';

export type BankCtx = CompanyCtx & { readonly bank: Bank };
type Asked = Input<typeof contract.endpoints.payByBank>['body'];

export async function payByBank(ctx: BankCtx, { body }: { body: Asked }): Promise<Standing> {
  ownBusiness(ctx);
  await replayIfDone(ctx);
  if (ctx.company.country !== 'IS') fail('bank_elsewhere');
  if (ctx.company.isPaying) fail('already_paying');
  const plan = planNumbered(body.subscription_plan) ?? failField('subscription_plan', 'is not sold');
  await requireRoom(ctx, plan);
  const before = await subscriptionOf(ctx.table, ctx.company.id);
  const earlier = await becameOf(ctx, before);
  if (earlier) return started(ctx, earlier);
  const order = await begin(ctx, before, { body, plan });
  return started(ctx, { ...order, ...(await ordered(ctx, order, plan)) });
}

/** A plan holds everybody who is active; a larger one may be chosen. */
async function requireRoom({ table, company }: CompanyCtx, plan: PlanSold): Promise<void> {
  const employees = await table.queryAll(ranges.employees(company.id));
  const count = employees.filter((row) => !flag(row, 'off')).length;
  const max = plan.employees.to;
  if (count > max) fail('plan_too_small', { employees: count, max });
}

/** An order whose reply was lost may have been carried out: then it counts, as it was ordered. */
async function becameOf(ctx: BankCtx, before: Subscription | undefined): Promise<Subscription | undefined> {
  if (before?.state !== 'confirming' || before.by !== 'bank') return undefined;
  if (before.heldUntil !== undefined && before.heldUntil > ctx.now) return fail('busy');
  const found = await ctx.bank.find(ctx.secrets, before.reference);
  if (found.is !== 'answered') return unavailable(ctx, found);
  return found.content ? { ...before, ...found.content } : undefined;
}

/** On record, and held against a second press, before anything is asked of the bank. */
async function begin(
  ctx: BankCtx,
  before: Subscription | undefined,
  { body, plan }: { readonly body: Asked; readonly plan: PlanSold },
): Promise<Subscription> {
  const order: Subscription = {
    companyId: ctx.company.id,
    state: 'confirming',
    by: 'bank',
    plan: plan.name,
    reference: `${ctx.company.id}-${randomBytes(8).toString('hex')}`,
    heldUntil: ctx.now + orderHeldSeconds,
    ssn: body.ssn,
    email: body.email_billing,
    customerId: undefined,
    invoiceId: undefined,
    changedAt: ctx.now,
    version: (before?.version ?? 0) + 1,
  };
  await onlyOnce(ctx, { put: subscriptionItem(order), when: stillThat(before) });
  return order;
}

async function onlyOnce(ctx: CompanyCtx, change: Change): Promise<void> {
  try {
    await ctx.table.write(change);
  } catch (error) {
    if (error instanceof WriteRefused) fail('busy');
    throw error;
  }
}

async function ordered(ctx: BankCtx, order: Subscription, plan: PlanSold): Promise<Ordered> {
  const answer = await ctx.bank.order(ctx.secrets, bankOrderOf(ctx, order, plan));
  if (answer.is === 'answered') return answer.content;
  if (answer.is === 'refused') {
    ctx.log.info('bank_refused', { status: answer.status });
    await onlyOnce(ctx, { delete: keys.subscription(order.companyId), when: stillThat(order) });
    return fail('bank_refused');
  }
  // The next try need not wait: it looks first whether this one arrived.
  const change: Change = {
    update: keys.subscription(order.companyId),
    remove: ['hu'],
    when: stillThat(order),
  };
  await onlyOnce(ctx, change);
  return unavailable(ctx, answer);
}

function unavailable({ log }: CompanyCtx, answer: { readonly is: string; readonly why?: string }): never {
  log.error('billing_unavailable', new Error(answer.why ?? answer.is));
  return fail('billing_unavailable');
}

/** The claim is due on the first day of the next month, as the dialog says. */
function bankOrderOf(ctx: CompanyCtx, order: Subscription, plan: PlanSold): BankOrder {
  const issued = dayOf(zoneOf('Atlantic/Reykjavik'), ctx.now);
  const due = addDays(lastDayOfMonth(issued), 1);
  const { from, to } = plan.employees;
  return {
    reference: order.reference,
    ssn: order.ssn ?? '',
    name: ctx.company.name,
    email: order.email ?? '',
    line: { description: `${productName}, ${from}–${to} starfsmenn`, krona: plan.krona },
    issued,
    due,
    lastDue: addDays(due, claimGraceDays),
  };
}
