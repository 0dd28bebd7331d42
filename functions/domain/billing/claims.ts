// The bank claims of a subscription: the one it begins with, and one for each month after it.

import type { Bank, BankOrder } from '#functions/partners/payday.ts';
import type { Ctx } from '#functions/runtime/context.ts';
import type { Company } from '#functions/table/rows/company-row.ts';
import { type Subscription, subscriptionItem } from '#functions/table/rows/subscription-row.ts';
import { claimAheadDays, claimGraceDays, orderHeldSeconds, productName } from '#shared/limits.ts';
import { planNamed } from '#shared/model/billing/plan.ts';
import { addDays } from '#shared/time/day.ts';
import { lastDayOfMonth } from '#shared/time/day-range.ts';
import { dayOf, zoneOf } from '#shared/time/zone.ts';
import { rowUnchanged } from './store.ts';

type ClaimCtx = Pick<Ctx, 'now' | 'table' | 'secrets' | 'log'> & { readonly bank: Bank };

/** Banks count due days in Iceland, wherever the company is; `now` in epoch seconds. */
export const icelandicDay = (now: number): string => dayOf(zoneOf('Atlantic/Reykjavik'), now);

/** The first claim of an order made now is due on the first day of the next month, as the dialog says. */
export const firstDueDay = (now: number): string => addDays(lastDayOfMonth(icelandicDay(now)), 1);

/**
 * The invoice that is due on `dueDay`; one that is made late is due on the day it is made. Whole krónur without VAT
 * (specification 2, section 9); payable for `claimGraceDays` more. Throws for a plan that is not sold.
 */
export function claimOf(
  { now, company }: { readonly now: number; readonly company: Pick<Company, 'name'> },
  order: Pick<Subscription, 'reference' | 'plan' | 'ssn' | 'email'>,
  dueDay: string,
): BankOrder {
  const plan = planNamed(order.plan);
  if (!plan || !('krona' in plan)) throw new Error(`the plan ${order.plan} is not sold`);
  const issued = icelandicDay(now);
  const due = dueDay < issued ? issued : dueDay;
  const { from, to } = plan.employees;
  return {
    reference: order.reference,
    ssn: order.ssn ?? '',
    name: company.name,
    email: order.email ?? '',
    line: { description: `${productName}, ${from}–${to} starfsmenn`, krona: plan.krona },
    issued,
    due,
    lastDue: addDays(due, claimGraceDays),
  };
}

/** Names the claim of one month, so that it is made once and found again when the bank's reply was lost. */
export const claimReference = (reference: string, dueDay: string): string => `${reference}-${dueDay}`;

/**
 * The month whose claim should exist by now. Months in which no check ran are not claimed: only the latest one is. The
 * first of a month, named `claimAheadDays` before it; undefined while `last` is that month or later.
 */
function nextDueDay(last: string, now: number): string | undefined {
  const reached = addDays(icelandicDay(now), claimAheadDays);
  const due = `${reached.slice(0, 8)}01`;
  return due > last ? due : undefined;
}

/**
 * Makes the claim of the coming month. It is made once however often this runs: its reference holds its month, and the
 * row is held while the bank is asked. Does nothing while no claim is due or another run holds the row. A claim that is
 * not made is logged and tried again by the next check.
 */
export async function claimMonth(ctx: ClaimCtx, company: Company, row: Subscription): Promise<void> {
  if (row.dueDay === undefined || (row.heldUntil ?? 0) > ctx.now) return;
  const dueDay = nextDueDay(row.dueDay, ctx.now);
  if (dueDay === undefined) return;
  if (dueDay > addDays(lastDayOfMonth(row.dueDay), 1)) ctx.log.error('claims_missed', new Error(row.dueDay));
  const held = { ...row, askedDay: dueDay, heldUntil: ctx.now + orderHeldSeconds, version: row.version + 1 };
  await ctx.table.write({ put: subscriptionItem(held), when: rowUnchanged(row) });
  const reference = claimReference(row.reference, dueDay);
  const found = await ctx.bank.find(ctx.secrets, reference);
  const answer =
    found.is === 'answered' && found.content === null
      ? await ctx.bank.order(ctx.secrets, claimOf({ ...ctx, company }, { ...row, reference }, dueDay))
      : found;
  const isMade = answer.is === 'answered' && answer.content !== null;
  if (!isMade) ctx.log.error('claim_not_made', new Error(answer.is === 'unsure' ? answer.why : answer.is));
  const after: Subscription = {
    ...held,
    heldUntil: undefined,
    askedDay: answer.is === 'unsure' ? dueDay : undefined,
    version: held.version + 1,
    ...(isMade ? { ...answer.content, dueDay, changedAt: ctx.now } : {}),
  };
  await ctx.table.write({ put: subscriptionItem(after), when: rowUnchanged(held) });
}
