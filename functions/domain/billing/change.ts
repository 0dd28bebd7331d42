// A subscription begins and ends: the company's row, the subscription's and the audit in one transaction.

import { subscriptionEnded } from '#events/billing.ts';
import { audited } from '#functions/domain/audit/audit.ts';
import type { CompanyCtx, Ctx } from '#functions/runtime/context.ts';
import { fail } from '#functions/runtime/fail.ts';
import { commit } from '#functions/runtime/once.ts';
import type { Promised, Send } from '#functions/runtime/send.ts';
import type { Company } from '#functions/table/company-row.ts';
import { keys } from '#functions/table/keys.ts';
import { type Subscription, subscriptionItem } from '#functions/table/subscription-row.ts';
import { absent, all, type Change, present } from '#functions/table/write.ts';
import { claimReference, icelandicDay } from './claims.ts';
import { type Standing, standingOf } from './standing.ts';
import { remembered, stillThat } from './store.ts';

type ChangeCtx = Parameters<typeof audited>[0];

/** An administrator who logged in as a company orders and cancels nothing in its name. */
export function ownBusiness({ session }: CompanyCtx): void {
  if (session.actingFor !== undefined) fail('forbidden');
}

/** `before` is how the row stands, `order` what it becomes: that, with what the partner has said. */
export const startRows = (
  ctx: ChangeCtx,
  before: Subscription | undefined,
  order: Subscription,
): readonly Change[] => [
  {
    put: subscriptionItem({
      ...order,
      // Its own claim is wanted.
      ...(before?.reference === order.reference
        ? { strays: before.strays, ended: before.ended }
        : remembered(before)),
      state: 'paying',
      heldUntil: undefined,
      changedAt: ctx.now,
      version: (before?.version ?? 0) + 1,
    }),
    when: stillThat(before),
  },
  {
    update: keys.company(order.companyId),
    set: { pay: 1, pl: order.plan },
    // Nor one that is to be deleted: its deletion is refused while it pays.
    when: all(present(), absent('pay'), absent('da')),
  },
  audited(ctx, order.companyId, 'subscription_started', { detail: order.by }),
];

export function started(ctx: CompanyCtx, order: Subscription): Promise<Standing> {
  const reply = standingOf({ ...ctx.company, isPaying: true }, ctx.now);
  return commit(ctx, startRows(ctx, order, order), reply, ([row, company]) => {
    if (company) {
      // Ordered, and already paid for in another way: somebody has to give one of them back.
      ctx.log.error('paid_twice', new Error(order.reference));
      fail('already_paying');
    }
    if (row) fail('busy');
  });
}

/** Nothing is asked for any more from now on; `row` is absent for who pays since before subscriptions were kept. */
export const endRows = (
  ctx: ChangeCtx,
  { id: companyId, isPaying }: Pick<Company, 'id' | 'isPaying'>,
  row: Subscription | undefined,
  reason?: string,
): readonly Change[] => [
  {
    update: keys.company(companyId),
    remove: ['pay', 'pl'],
    when: isPaying ? present('pay') : all(present(), absent('pay')),
  },
  audited(ctx, companyId, 'subscription_cancelled', row ? { detail: row.by } : {}),
  ...(row
    ? [
        {
          put: subscriptionItem({
            ...row,
            // A claim that may be on its way is looked for later.
            strays: [...(row.strays ?? []), ...strayOf(row)],
            askedDay: undefined,
            state: 'cancelled',
            reason,
            heldUntil: undefined,
            changedAt: ctx.now,
            version: row.version + 1,
          }),
          when: stillThat(row),
        },
      ]
    : []),
];

const strayOf = ({ reference, askedDay }: Subscription) =>
  askedDay === undefined ? [] : [{ reference: claimReference(reference, askedDay), dueDay: askedDay }];

type EndCtx = Pick<Ctx, 'table' | 'now' | 'log'> & { readonly send: Send };

/** A message ends it at the partner, so that cancelling does not wait; a claim that is due stays owed. */
export function endAtPartner(ctx: EndCtx, row: Subscription): Promised | undefined {
  const isOwed = row.dueDay === undefined || row.dueDay <= icelandicDay(ctx.now);
  const partnerId = row.by === 'card' ? row.subscriptionId : isOwed ? undefined : row.invoiceId;
  if (partnerId === undefined) return undefined;
  return endedAt(ctx, { companyId: row.companyId, by: row.by, partnerId });
}

export const endedAt = (
  ctx: EndCtx,
  ended: { readonly companyId: string; readonly by: 'bank' | 'card'; readonly partnerId: string },
): Promised => ctx.send(ctx, subscriptionEnded, { ...ended, at: ctx.now });
