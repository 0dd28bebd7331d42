/** Why a kill cannot leave half a write: whatever a request changes reaches LevelDB in a single batch. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { type DynamoStore, openStore } from '#infra/local/aws/dynamo/store.ts';
import { tableOperations } from '#infra/local/aws/dynamo/tables.ts';
import { openTokens } from '#infra/local/aws/dynamo/tokens.ts';
import { transactWrite } from '#infra/local/aws/dynamo/transactions.ts';
import { batchWrite, writeItem } from '#infra/local/aws/dynamo/writes.ts';
import { tableName as TableName, tableDefinition } from './dynamo-kit.ts';

const item = (pk: string) => ({ pk: { S: pk }, sk: { S: '1' } });
let store: DynamoStore;

beforeEach(async () => {
  store = await openStore(undefined);
  await tableOperations(store)['CreateTable']?.(tableDefinition);
});

/** Sizes of the batches written meanwhile; no write may reach the store another way. */
async function batchesOf(work: () => Promise<unknown>): Promise<number[]> {
  const batch = vi.spyOn(store.engine.db, 'batch');
  const put = vi.spyOn(store.engine.db, 'put');
  await work();
  expect(put).not.toHaveBeenCalled();
  return batch.mock.calls.map((call: unknown[]) => z.array(z.unknown()).parse(call[0]).length);
}

describe('a write of the embedded DynamoDB', () => {
  it('an item is one row', async () => {
    expect(await batchesOf(() => writeItem(store, 'putItem')({ TableName, Item: item('a') }))).toEqual([1]);
  });

  it('a transaction and its token are written together', async () => {
    const tokens = await openTokens(store, Date.now);
    const TransactItems = ['a', 'b'].map((pk) => ({ Put: { TableName, Item: item(pk) } }));
    const work = () => transactWrite(store, tokens)({ TransactItems, ClientRequestToken: 'once' });
    expect(await batchesOf(work)).toEqual([3]);
  });

  it('a cancelled transaction writes nothing', async () => {
    const tokens = await openTokens(store, Date.now);
    const exists = { TableName, Item: item('b'), ConditionExpression: 'attribute_exists(pk)' };
    const TransactItems = [{ Put: { TableName, Item: item('a') } }, { Put: exists }];
    const work = () => expect(transactWrite(store, tokens)({ TransactItems })).rejects.toThrow('cancelled');
    expect(await batchesOf(work)).toEqual([]);
  });

  it('a batch is written together', async () => {
    const RequestItems = { [TableName]: ['a', 'b'].map((pk) => ({ PutRequest: { Item: item(pk) } })) };
    expect(await batchesOf(() => batchWrite(store)({ RequestItems }))).toEqual([2]);
  });

  it('a token is forgotten after ten minutes, in the batch of a later transaction', async () => {
    let now = 0;
    const tokens = await openTokens(store, () => now);
    const send = (token: string) =>
      transactWrite(
        store,
        tokens,
      )({
        TransactItems: [{ Put: { TableName, Item: { pk: { S: token }, sk: { S: '1' } } } }],
        ClientRequestToken: token,
      });
    await send('first');
    expect(tokens.hashOf('first')).toBeDefined();
    now = 10 * 60 * 1000 + 1;
    expect(tokens.hashOf('first')).toBeUndefined();
    expect(await batchesOf(() => send('second'))).toEqual([3]);
    const reopened = await openTokens(store, () => now);
    expect([reopened.hashOf('first'), reopened.hashOf('second') !== undefined]).toEqual([undefined, true]);
  });
});
