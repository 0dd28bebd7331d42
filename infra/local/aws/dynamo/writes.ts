/** PutItem, UpdateItem, DeleteItem and BatchWriteItem: each one LevelDB batch, item and index entries together. */
import engine, { type Item, type Table } from 'dynalite/db/index.js';
import * as z from 'zod';
import { type Change, type ChangeKind, changeOf, prepareChange, tryChange } from './changes.ts';
import { DynamoError, invalid, protocolErrorOf } from './errors.ts';
import { openOverlay } from './overlay.ts';
import { type Body, checked, type Outcome } from './requests.ts';
import { type DynamoStore, isItem } from './store.ts';

export const writeItem =
  (store: DynamoStore, kind: Exclude<ChangeKind, 'check'>) =>
  async (body: Body): Promise<Outcome> => {
    const change = await prepareChange(store, kind, body);
    return store.exclusive(async () => {
      const overlay = openOverlay(store);
      const { reply, before, consumed, failure } = await tryChange(overlay, change, 1);
      const known = protocolErrorOf(failure);
      if (known?.name === 'ConditionalCheckFailedException')
        throw new DynamoError(known.name, 'The conditional request failed', {
          fields: change.wantsOldItem && before ? { Item: before } : {},
          consumed: [consumed],
          partitions: [change.partition],
        });
      if (failure) throw failure;
      await overlay.commit();
      return { reply, consumed: [consumed], partitions: [change.partition] };
    });
  };

const batchRequests = z.record(
  z.string(),
  z.array(
    z.object({
      PutRequest: z.optional(z.object({ Item: isItem })),
      DeleteRequest: z.optional(z.object({ Key: isItem })),
    }),
  ),
);

async function prepareBatch(store: DynamoStore, body: Body): Promise<Change[]> {
  const { RequestItems } = checked('batchWriteItem', body, store.engine);
  const changes: Change[] = [];
  const seen = new Set<string>();
  for (const [TableName, requests] of Object.entries(batchRequests.parse(RequestItems))) {
    for (const { PutRequest, DeleteRequest } of requests) {
      const change = PutRequest
        ? await changeOf(store, 'putItem', { TableName, Item: PutRequest.Item }, false)
        : await changeOf(store, 'deleteItem', { TableName, ...DeleteRequest }, false);
      const place = `${TableName}~${change.key}`;
      if (seen.has(place)) throw invalid('Provided list of item keys contains duplicates');
      seen.add(place);
      changes.push(change);
    }
  }
  return changes;
}

export const batchWrite =
  (store: DynamoStore) =>
  async (body: Body): Promise<Outcome> => {
    const changes = await prepareBatch(store, body);
    return store.exclusive(async () => {
      const overlay = openOverlay(store);
      await overlay.loadAll(changes);
      const consumed = [];
      for (const change of changes) {
        const tried = await tryChange(overlay, change, 1);
        if (tried.failure) throw tried.failure;
        consumed.push(tried.consumed);
      }
      await overlay.commit();
      const partitions = changes.map((change) => change.partition);
      return { reply: { UnprocessedItems: {} }, consumed, partitions };
    });
  };

/** Deletes expired items; each is checked again before it goes. */
export const removeItems = (
  store: DynamoStore,
  table: Table,
  items: Item[],
  isStillWanted: (item: Item) => boolean,
): Promise<number> =>
  store.exclusive(async () => {
    const overlay = openOverlay(store);
    let removed = 0;
    for (const item of items) {
      const Key = Object.fromEntries(
        table.KeySchema.map(({ AttributeName }) => [AttributeName, item[AttributeName] ?? {}]),
      );
      const change = await prepareChange(store, 'deleteItem', { TableName: table.TableName, Key });
      const present = await overlay.load(table, engine.createKey(Key, table));
      if (!present || isStillWanted(present)) continue;
      const { failure } = await tryChange(overlay, change, 1);
      if (failure) throw failure;
      removed += 1;
    }
    await overlay.commit();
    return removed;
  });
