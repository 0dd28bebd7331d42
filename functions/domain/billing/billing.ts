// What other rooms ask of a company's subscription.

import type { Ctx } from '#functions/runtime/context.ts';
import { fail } from '#functions/runtime/fail.ts';
import { subscriptionOf } from './store.ts';

/** Taken away on the company's row alone, its partner would go on charging. */
export async function refuseWhileRunning(table: Ctx['table'], companyId: string): Promise<void> {
  if ((await subscriptionOf(table, companyId))?.state === 'paying') fail('subscription_runs');
}
