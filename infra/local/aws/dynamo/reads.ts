/** GetItem and BatchGetItem: what is found, projected as asked, and what reading it cost. */
import getItem from 'dynalite/actions/getItem.js';
import engine, { type CheckedRequest, type Item, type Table } from 'dynalite/db/index.js';
import * as z from 'zod';
import { type Consumption, itemBytes, readConsumption } from './capacity.ts';
import { openOverlay } from './overlay.ts';
import { type Body, checked, type Outcome, partitionOf, perform } from './requests.ts';
import { type DynamoStore, isItem } from './store.ts';

const foundItem = isItem.optional();
const batchBytesMax = 16 * 1024 * 1024;

export type ItemRead = {
  data: CheckedRequest;
  table: Table;
  key: string;
  partition: string;
  isTransaction: boolean;
};

export async function prepareRead(store: DynamoStore, body: Body): Promise<ItemRead> {
  const data = checked('getItem', body, store.engine);
  delete data.ReturnConsumedCapacity;
  const table = await store.table(data.TableName);
  const keyed = data.Key ?? {};
  const refusal = engine.validateKey(keyed, table);
  if (refusal) throw refusal;
  const key = engine.createKey(keyed, table);
  return { data, table, key, partition: partitionOf(keyed, table), isTransaction: false };
}

export type ItemFound = { item: Item | undefined; bytes: number; consumed: Consumption };

export async function readItem(store: DynamoStore, read: ItemRead): Promise<ItemFound> {
  const { data, table, key, isTransaction } = read;
  const overlay = openOverlay(store);
  const whole = await overlay.load(table, key);
  const reply = await perform(getItem, overlay.view, data);
  const isConsistent = isTransaction || data.ConsistentRead === true;
  return {
    item: foundItem.parse(reply['Item']),
    bytes: whole ? itemBytes(whole) : 0,
    consumed: readConsumption(table.TableName, whole, isConsistent, isTransaction ? 2 : 1),
  };
}

export const getOne =
  (store: DynamoStore) =>
  async (body: Body): Promise<Outcome> => {
    const read = await prepareRead(store, body);
    const { item, consumed } = await readItem(store, read);
    return { reply: item ? { Item: item } : {}, consumed: [consumed], partitions: [read.partition] };
  };

const batchRequests = z.record(z.string(), z.looseObject({ Keys: z.array(z.unknown()) }));

export const batchGet =
  (store: DynamoStore) =>
  async (body: Body): Promise<Outcome> => {
    checked('batchGetItem', body, store.engine);
    const found: Record<string, Item[]> = {};
    const unprocessed: Record<string, Body> = {};
    const consumed: Consumption[] = [];
    const partitions: string[] = [];
    let bytes = 0;
    for (const [TableName, { Keys, ...options }] of Object.entries(
      batchRequests.parse(body['RequestItems']),
    )) {
      const reads = await Promise.all(Keys.map((Key) => prepareRead(store, { TableName, Key, ...options })));
      // AWS promises no order: a different order than the request's keeps code from relying on it
      const stored = reads
        .map((read, at) => ({ read, Key: Keys[at] }))
        .toSorted((a, b) => (a.read.key < b.read.key ? -1 : 1));
      const items: Item[] = [];
      const left: unknown[] = [];
      for (const { read, Key } of stored) {
        const one = await readItem(store, read);
        if (bytes + one.bytes > batchBytesMax) {
          left.push(Key);
          continue;
        }
        bytes += one.bytes;
        consumed.push(one.consumed);
        partitions.push(read.partition);
        if (one.item) items.push(one.item);
      }
      found[TableName] = items;
      if (left.length > 0) unprocessed[TableName] = { ...options, Keys: left };
    }
    return {
      reply: { Responses: found, UnprocessedKeys: unprocessed },
      consumed,
      partitions,
    };
  };
