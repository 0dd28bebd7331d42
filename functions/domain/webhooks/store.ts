// Webhooks in the table: those of a company, and their deliveries.

import type { Table } from '#functions/aws/table.ts';
import { fail } from '#functions/runtime/fail.ts';
import { keys, ranges } from '#functions/table/keys.ts';
import {
  type Delivery,
  deliveryFrom,
  deliveryItem,
  type Webhook,
  webhooksFrom,
  webhooksItem,
} from '#functions/table/rows/programs/webhook-row.ts';
import { absent, type Change, present, stillAt, WriteRefused } from '#functions/table/write.ts';
import { webhookDeliveries, webhookEvents } from '#shared/limits.ts';

export const hooksOf = async (table: Table, companyId: string): Promise<readonly Webhook[]> =>
  webhooksFrom(await table.get(keys.webhooks(companyId))).hooks;

const triesMax = 5;

/** The change of one webhook, or undefined for no change; `also` goes into the same transaction. */
type Changing = (
  hooks: readonly Webhook[],
) => { hooks: readonly Webhook[]; also: readonly Change[] } | undefined;

/** The company's row says which events are wanted, so that a company without webhooks pays nothing at an entry. */
export async function changeHooks(table: Table, companyId: string, changing: Changing): Promise<boolean> {
  for (let tries = 0; tries < triesMax; tries += 1) {
    const { version, hooks } = webhooksFrom(await table.get(keys.webhooks(companyId)));
    const changed = changing(hooks);
    if (!changed) return false;
    const on = changed.hooks.filter(({ offSince }) => offSince === undefined);
    const wanted = webhookEvents.filter((event) => on.some(({ events }) => events.includes(event)));
    try {
      await table.write(
        {
          put: webhooksItem(companyId, { version: version + 1, hooks: changed.hooks }),
          when: stillAt('v', version),
        },
        {
          update: keys.company(companyId),
          ...(wanted.length > 0 ? { set: { we: wanted } } : { remove: ['we'] }),
          when: present(),
        },
        ...changed.also,
      );
      return true;
    } catch (error) {
      if (!(error instanceof WriteRefused)) throw error;
    }
  }
  return fail('busy');
}

/** Newest first. */
export async function deliveriesOf(table: Table, companyId: string, webhookId: string): Promise<Delivery[]> {
  const options = { limit: webhookDeliveries.shown, newestFirst: true };
  const { items } = await table.query(ranges.deliveries(companyId, webhookId), options);
  return items.map(deliveryFrom);
}

export async function deliveryOf(
  table: Table,
  companyId: string,
  webhookId: string,
  id: string,
): Promise<Delivery | undefined> {
  const row = await table.get(keys.delivery(companyId, webhookId, id));
  return row && deliveryFrom(row);
}

/** Refused when the delivery is there already. */
export const newDelivery = (companyId: string, row: Delivery): Change => ({
  put: deliveryItem(companyId, row),
  when: absent(),
});
/** Refused when the delivery is gone; its 14 days count from the event. */
export const changedDelivery = (companyId: string, row: Delivery): Change => ({
  put: deliveryItem(companyId, row),
  when: present(),
});
