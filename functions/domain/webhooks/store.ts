// Webhooks in the table: those of a company, and their deliveries.

import type { Table } from '#functions/aws/table.ts';
import { fail } from '#functions/runtime/fail.ts';
import { keys, ranges } from '#functions/table/keys.ts';
import { companyRow } from '#functions/table/rows/company-row.ts';
import {
  type Delivery,
  deliveryFrom,
  deliveryItem,
  type Webhook,
  type Webhooks,
  webhooksFrom,
  webhooksItem,
  webhooksRow,
} from '#functions/table/rows/programs/webhook-row.ts';
import { absent, type Change, tryWrite, present } from '#functions/table/write.ts';
import { webhookDeliveries, webhookEvents } from '#shared/limits.ts';

export const keptHooks = async (table: Table, companyId: string): Promise<Webhooks> =>
  webhooksFrom(await table.get(keys.webhooks(companyId)));
export const hooksOf = async (table: Table, companyId: string): Promise<readonly Webhook[]> =>
  (await keptHooks(table, companyId)).hooks;

/**
 * The company's row says which events are wanted, so that a company without webhooks pays nothing at an entry. Refused
 * when the webhooks changed since this version.
 */
export function hooksChange(
  companyId: string,
  version: number,
  hooks: readonly Webhook[],
): readonly Change[] {
  const on = hooks.filter(({ offSince }) => offSince === undefined);
  const wanted = webhookEvents.filter((event) => on.some(({ events }) => events.includes(event)));
  return [
    { put: webhooksItem(companyId, { version: version + 1, hooks }), when: webhooksRow.is({ version }) },
    {
      update: keys.company(companyId),
      ...companyRow.set({ webhookEvents: wanted.length > 0 ? wanted : undefined }),
      when: present(),
    },
  ];
}

const triesMax = 5;

/** The change of one webhook, or undefined for no change; `also` goes into the same transaction. */
type Changing = (
  hooks: readonly Webhook[],
) => { hooks: readonly Webhook[]; also: readonly Change[] } | undefined;

/**
 * Reads all webhooks of a company, writes what `changing` makes of them, and tries again when they were changed at the
 * same moment. False when `changing` changes nothing. Error: `busy`.
 */
export async function changeHooks(table: Table, companyId: string, changing: Changing): Promise<boolean> {
  for (let tries = 0; tries < triesMax; tries += 1) {
    const { version, hooks } = await keptHooks(table, companyId);
    const changed = changing(hooks);
    if (!changed) return false;
    if (await tryWrite(table, ...hooksChange(companyId, version, changed.hooks), ...changed.also))
      return true;
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
