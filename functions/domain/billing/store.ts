// What the subscription asks of the table.

import type { Ctx } from '#functions/runtime/context.ts';
import { keys } from '#functions/table/keys.ts';
import { type Subscription, subscriptionFrom } from '#functions/table/subscription-row.ts';
import { absent, type Condition, equals } from '#functions/table/write.ts';

export async function subscriptionOf(
  table: Ctx['table'],
  companyId: string,
): Promise<Subscription | undefined> {
  const row = await table.get(keys.subscription(companyId));
  return row && subscriptionFrom(companyId, row);
}

/** Nobody has changed the row since it was read as `seen`. */
export const stillThat = (seen: Pick<Subscription, 'version'> | undefined): Condition =>
  seen ? equals('v', seen.version) : absent();
