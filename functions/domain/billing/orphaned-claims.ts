// Orphaned claims: the bank may have made them by an order that was replaced or cancelled before it was confirmed.

import type { Bank } from '#functions/partners/payday.ts';
import type { JobCtx } from '#functions/runtime/consume.ts';
import type { Promised, Send } from '#functions/runtime/send.ts';
import {
  type OrphanedClaim,
  type Subscription,
  subscriptionItem,
} from '#functions/table/rows/subscription-row.ts';
import { endMessageFor } from './change.ts';
import { rowUnchanged } from './store.ts';

type ClaimsCtx = JobCtx & {
  readonly bank: Bank;
  readonly send: Send;
  /** Whether the bank is asked in this run. */
  readonly asks: (way: 'bank') => boolean;
};

/**
 * Asks the bank for each claim by its reference, and cancels those that exist, even when they are due: an order
 * that never started, or a month after the subscription's end, is not owed. A claim stays on the row until the bank
 * answers. True when the row has changed.
 */
export async function revokeOrphanedClaims(
  ctx: ClaimsCtx,
  row: Subscription,
  claims: readonly OrphanedClaim[],
): Promise<boolean> {
  const kept: OrphanedClaim[] = [];
  const endings: Promised[] = [];
  // Each hour another claim comes first, so that one about which the bank never answers does not hold up the
  // others.
  const first = Math.floor(ctx.now / 3600) % claims.length;
  for (const claim of [...claims.slice(first), ...claims.slice(0, first)]) {
    const found = ctx.asks('bank') ? await ctx.bank.find(ctx.secrets, claim.reference) : undefined;
    if (!found) {
      kept.push(claim);
    } else if (found.is !== 'answered') {
      ctx.log.error('billing_unavailable', new Error(found.is === 'unsure' ? found.why : found.is));
      kept.push(claim);
    } else if (found.content !== null) {
      const { invoiceId: partnerId } = found.content;
      endings.push(endMessageFor(ctx, { companyId: row.companyId, by: 'bank', partnerId }));
    }
  }
  if (kept.length === claims.length) return false;
  const after = { ...row, orphanedClaims: kept, version: row.version + 1 };
  await ctx.table.write(
    { put: subscriptionItem(after), when: rowUnchanged(row) },
    ...endings.map(({ change }) => change),
  );
  for (const ending of endings) await ending.dispatch();
  return true;
}
