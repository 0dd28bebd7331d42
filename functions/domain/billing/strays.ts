// Claims that may have been made by a lost reply though nobody wants them any more: found by their reference, taken back.

import type { Bank } from '#functions/partners/payday.ts';
import type { JobCtx } from '#functions/runtime/consume.ts';
import type { Promised, Send } from '#functions/runtime/send.ts';
import { type Stray, type Subscription, subscriptionItem } from '#functions/table/subscription-row.ts';
import { endedAt } from './change.ts';
import { icelandicDay } from './claims.ts';
import { stillThat } from './store.ts';

type StrayCtx = JobCtx & { readonly bank: Bank; readonly send: Send };

/** Answers whether the row has changed. A claim stays on it while the partner does not answer; one that is due by now is owed and logged for a person. */
export async function takeBackStrays(
  ctx: StrayCtx,
  row: Subscription,
  strays: readonly Stray[],
): Promise<boolean> {
  const kept: Stray[] = [];
  const endings: Promised[] = [];
  for (const stray of strays) {
    const found = await ctx.bank.find(ctx.secrets, stray.reference);
    if (found.is !== 'answered') {
      ctx.log.error('billing_unavailable', new Error(found.is === 'unsure' ? found.why : found.is));
      kept.push(stray);
    } else if (found.content !== null && stray.dueDay <= icelandicDay(ctx.now)) {
      ctx.log.error('claim_left_open', new Error(stray.reference));
    } else if (found.content !== null) {
      const { invoiceId: partnerId } = found.content;
      endings.push(endedAt(ctx, { companyId: row.companyId, by: 'bank', partnerId }));
    }
  }
  if (kept.length === strays.length) return false;
  const after = { ...row, strays: kept, version: row.version + 1 };
  await ctx.table.write(
    { put: subscriptionItem(after), when: stillThat(row) },
    ...endings.map(({ change }) => change),
  );
  for (const ending of endings) await ending.dispatch();
  return true;
}
