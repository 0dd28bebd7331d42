// What other rooms ask of a company's subscription.

import type { Ctx } from '#functions/runtime/context.ts';
import { fail } from '#functions/runtime/fail.ts';
import { keys } from '#functions/table/keys.ts';
import { absent, all, any, type Change, equals } from '#functions/table/write.ts';
import { subscriptionOf } from './store.ts';

/** Taken away on the company's row alone, its partner would go on charging. */
export async function refuseWhileRunning(table: Ctx['table'], companyId: string): Promise<void> {
  if ((await subscriptionOf(table, companyId))?.state === 'paying') fail('subscription_runs');
}

/** Nothing runs, is being ordered, or may still come true: checked in the write that depends on it. */
export const nothingOpen = (companyId: string): Change => ({
  check: keys.subscription(companyId),
  when: any(absent(), all(equals('s', 'cancelled'), absent('st'))),
});

export async function refuseWhileOpen(table: Ctx['table'], companyId: string): Promise<void> {
  const row = await subscriptionOf(table, companyId);
  if (row && (row.state !== 'cancelled' || row.strays?.length)) fail('subscription_runs');
}
