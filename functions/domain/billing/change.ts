// Starting and ending a subscription: the company's row, the subscription's and the audit in one transaction.

import { subscriptionEnded } from '#events/billing.ts';
import { audited } from '#functions/domain/audit/audit.ts';
import type { CompanyCtx, Ctx } from '#functions/runtime/context.ts';
import { fail } from '#functions/runtime/fail.ts';
import { commit } from '#functions/runtime/once.ts';
import type { Promised, Send } from '#functions/runtime/send.ts';
import { trialEnd } from '#shared/access.ts';
import { type Company, companyFrom, companyRow, trialReminders } from '#functions/table/rows/company-row.ts';
import { keys } from '#functions/table/keys.ts';
import { type Subscription, subscriptionItem } from '#functions/table/rows/subscription-row.ts';
import { all, type Change, type Condition, type Item, present } from '#functions/table/write.ts';
import { claimReference, icelandicDay } from './claims.ts';
import { payableReferencesOf, remembered, rowUnchanged } from './store.ts';

type ChangeCtx = Parameters<typeof audited>[0];

/**
 * What the company's row has to say so that a subscription is ordered or starts. It does not pay, is not being deleted
 * and is not disabled.
 */
export const mayStart: Condition = all(
  present(),
  companyRow.is({ isPaying: false, deletion: undefined, isDisabled: false }),
);

/**
 * Why `mayStart` refused a company's row. Errors: `company_leaving`, `company_disabled`, `already_paying`; `busy` when
 * the row gives no reason.
 */
export function failNotStarting(row: Item | undefined): never {
  const company = row && companyFrom(row);
  if (company?.deletion) fail('company_leaving');
  if (company?.isDisabled) fail('company_disabled');
  return fail(company?.isPaying ? 'already_paying' : 'busy');
}

/**
 * `before` is the row as it stands; `order` is what it becomes, with the ids that the partner gave. Refused when the
 * row has changed since, or when `mayStart` no longer holds for the company.
 */
export const startRows = (
  ctx: ChangeCtx,
  before: Subscription | undefined,
  order: Subscription,
): readonly Change[] => [
  {
    put: subscriptionItem({
      ...order,
      // The claim of this very order is no orphan.
      ...(before?.reference === order.reference
        ? { orphanedClaims: before.orphanedClaims, ended: before.ended }
        : remembered(before)),
      state: 'paying',
      heldUntil: undefined,
      changedAt: ctx.now,
      version: (before?.version ?? 0) + 1,
    }),
    when: rowUnchanged(before),
  },
  {
    update: keys.company(order.companyId),
    ...companyRow.set({ isPaying: true, plan: order.plan }),
    when: mayStart,
  },
  audited(ctx, order.companyId, 'subscription_started', { detail: order.by }),
];

/**
 * Starts what the bank has confirmed. Refused, the order stays unconfirmed: the hourly check cancels its claim. Errors:
 * `busy`, and those of `failNotStarting`. Once per idempotency key.
 */
export function started<R>(ctx: CompanyCtx, order: Subscription, reply: R): Promise<R> {
  return commit(ctx, startRows(ctx, order, order), reply, ([row, company]) => {
    if (company) {
      ctx.log.error('claim_not_started', new Error(order.reference));
      failNotStarting(company.item);
    }
    if (row) fail('busy');
  });
}

/**
 * The rows that end a subscription: nothing more is charged, and no later mail says that the trial is over. `besides`:
 * another condition on the company's row. `row` is absent for a company that paid before subscriptions were stored.
 */
export const endRows = (
  ctx: ChangeCtx,
  company: Pick<Company, 'id' | 'isPaying' | 'createdAt' | 'trialUntil'>,
  row: Subscription | undefined,
  reason?: string,
  besides: Condition = present(),
): readonly Change[] => [
  {
    update: keys.company(company.id),
    ...(trialEnd(company) <= ctx.now ? trialReminders.set({ overAt: ctx.now }) : {}),
    remove: [companyRow.at.isPaying, companyRow.at.plan],
    when: all(besides, companyRow.is({ isPaying: company.isPaying })),
  },
  audited(ctx, company.id, 'subscription_cancelled', row ? { detail: row.by } : {}),
  ...(row
    ? [
        {
          put: subscriptionItem({
            ...row,
            // A claim whose reply was lost: the hourly check asks the bank whether it exists.
            orphanedClaims: [...(row.orphanedClaims ?? []), ...orphanedOf(row, ctx.now)],
            ended: [...(row.ended ?? []), ...payableReferencesOf(row)],
            askedDay: undefined,
            state: 'cancelled',
            reason,
            heldUntil: undefined,
            changedAt: ctx.now,
            version: row.version + 1,
          }),
          when: rowUnchanged(row),
        },
      ]
    : []),
];

/** A claim that is due by now stays owed, as the dialog says. */
const orphanedOf = ({ reference, askedDay }: Subscription, now: number) =>
  askedDay === undefined || askedDay <= icelandicDay(now)
    ? []
    : [{ reference: claimReference(reference, askedDay), dueDay: askedDay }];

type EndCtx = Pick<Ctx, 'table' | 'now' | 'log'> & { readonly send: Send };

/** The message by which the partner ends it, so that cancelling does not wait for it; a claim that is due stays owed. */
export function endMessage(ctx: EndCtx, row: Subscription): Promised | undefined {
  const isOwed = row.dueDay === undefined || row.dueDay <= icelandicDay(ctx.now);
  const partnerId = row.by === 'card' ? row.subscriptionId : isOwed ? undefined : row.invoiceId;
  if (partnerId === undefined) return undefined;
  return endMessageFor(ctx, { companyId: row.companyId, by: row.by, partnerId });
}

/**
 * Asks the billing worker to end a subscription or a claim at the partner, by the id that the partner gave it. The
 * caller writes `change` in its own transaction and dispatches after it.
 */
export const endMessageFor = (
  ctx: EndCtx,
  ended: { readonly companyId: string; readonly by: 'bank' | 'card'; readonly partnerId: string },
): Promised => ctx.send(ctx, subscriptionEnded, { ...ended, at: ctx.now });
