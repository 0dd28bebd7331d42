/** What the embedded DynamoDB reports as used, against the rules AWS publishes. */
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactGetCommand,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { itemBytes } from '#infra/local/aws/dynamo/capacity.ts';
import { openTable, tableName as TableName } from './dynamo-kit.ts';

const ReturnConsumedCapacity = 'TOTAL' as const;
let open: Awaited<ReturnType<typeof openTable>>;
beforeAll(async () => {
  open = await openTable();
  await open.create();
});
afterAll(() => open.dynamo.close());

/** An item of exactly so many bytes: pk (2+1), sk (2+1), and text under a name of one letter. */
const itemOf = (bytes: number, pk = 'a') => ({ pk, sk: '1', t: 'x'.repeat(bytes - 7) });
const put = async (Item: Record<string, unknown>) =>
  (await open.documents.send(new PutCommand({ TableName, Item, ReturnConsumedCapacity }))).ConsumedCapacity
    ?.CapacityUnits;

const get = async (pk: string, ConsistentRead: boolean) =>
  (
    await open.documents.send(
      new GetCommand({ TableName, Key: { pk, sk: '1' }, ConsistentRead, ReturnConsumedCapacity }),
    )
  ).ConsumedCapacity?.CapacityUnits;

describe('the size of an item', () => {
  it.each<[string, Record<string, AttributeValue>, number]>([
    ['text counts its bytes in UTF-8, and its name too', { nafn: { S: 'Sigríður' } }, 4 + 10],
    ['a number takes a byte for two digits and one more', { n: { N: '1234' } }, 1 + 3],
    ['trailing zeros of a number are free', { n: { N: '1730000000' } }, 1 + 3],
    ['a time in seconds takes six bytes', { n: { N: '1730000001' } }, 1 + 6],
    ['digits pair outwards from the point', { n: { N: '123' } }, 1 + 3],
    ['a minus takes a byte', { n: { N: '-12' } }, 1 + 3],
    ['a fraction counts its digits', { n: { N: '0.25' } }, 1 + 2],
    ['zero takes a byte', { n: { N: '0' } }, 1 + 1],
    ['true and null take a byte', { b: { BOOL: true }, z: { NULL: true } }, 4],
    ['bytes count as they are', { b: { B: Buffer.from('abc') } }, 1 + 3],
    ['a set counts its members', { s: { SS: ['ab', 'c'] } }, 1 + 3],
    [
      'a list takes three bytes and one for each member',
      { l: { L: [{ S: 'ab' }, { BOOL: false }] } },
      1 + 3 + 5,
    ],
    ['a map takes three bytes and one for each pair', { m: { M: { ab: { S: 'c' } } } }, 1 + 3 + 4],
  ])('%s', (_, item, bytes) => {
    const onTheWire = Object.fromEntries(
      Object.entries(item).map(([name, value]) => [
        name,
        value.B === undefined ? value : { B: Buffer.from(value.B).toString('base64') },
      ]),
    );
    expect(itemBytes(JSON.parse(JSON.stringify(onTheWire)))).toBe(bytes);
  });
});

describe('capacity of writes', () => {
  it('a write costs a unit for each started kilobyte', async () => {
    expect(await put(itemOf(1024))).toBe(1);
    expect(await put(itemOf(1025))).toBe(2);
  });

  it('a write that shrinks or deletes an item costs what was there', async () => {
    await put(itemOf(3000, 'shrink'));
    expect(await put(itemOf(100, 'shrink'))).toBe(3);
    await put(itemOf(3000, 'shrink'));
    const { ConsumedCapacity } = await open.documents.send(
      new DeleteCommand({ TableName, Key: { pk: 'shrink', sk: '1' }, ReturnConsumedCapacity }),
    );
    expect(ConsumedCapacity?.CapacityUnits).toBe(3);
  });

  it('a transaction costs twice, checks included', async () => {
    await put(itemOf(1500, 'checked'));
    const { ConsumedCapacity } = await open.documents.send(
      new TransactWriteCommand({
        ReturnConsumedCapacity,
        TransactItems: [
          { Put: { TableName, Item: itemOf(1025, 'tx') } },
          {
            Update: {
              TableName,
              Key: { pk: 'tx', sk: 'n' },
              UpdateExpression: 'ADD n :n',
              ExpressionAttributeValues: { ':n': 1 },
            },
          },
          {
            ConditionCheck: {
              TableName,
              Key: { pk: 'checked', sk: '1' },
              ConditionExpression: 'attribute_exists(pk)',
            },
          },
        ],
      }),
    );
    expect(ConsumedCapacity).toEqual([{ TableName, CapacityUnits: 4 + 2 + 4 }]);
  });

  it('a batch costs the sum of its writes', async () => {
    const { ConsumedCapacity } = await open.documents.send(
      new BatchWriteCommand({
        ReturnConsumedCapacity,
        RequestItems: {
          [TableName]: [
            { PutRequest: { Item: itemOf(2000, 'b1') } },
            { DeleteRequest: { Key: { pk: 'none', sk: '1' } } },
          ],
        },
      }),
    );
    expect(ConsumedCapacity).toEqual([{ TableName, CapacityUnits: 3 }]);
  });
});

describe('capacity of reads', () => {
  it('a read costs a unit for 4 KB, half when it may be late', async () => {
    await put(itemOf(4097, 'read'));
    expect(await get('read', true)).toBe(2);
    expect(await get('read', false)).toBe(1);
  });

  it('finding nothing costs as much as the smallest item', async () => {
    expect(await get('nothing', true)).toBe(1);
    expect(await get('nothing', false)).toBe(0.5);
  });

  it('a transactional read costs twice', async () => {
    await put(itemOf(5000, 'txread'));
    const { ConsumedCapacity } = await open.documents.send(
      new TransactGetCommand({
        ReturnConsumedCapacity,
        TransactItems: [{ Get: { TableName, Key: { pk: 'txread', sk: '1' } } }],
      }),
    );
    expect(ConsumedCapacity).toEqual([{ TableName, CapacityUnits: 4 }]);
  });

  it('a batch rounds up every item', async () => {
    await put(itemOf(100, 'r1'));
    await put(itemOf(100, 'r2'));
    const Keys = ['r1', 'r2', 'none'].map((pk) => ({ pk, sk: '1' }));
    const { ConsumedCapacity } = await open.documents.send(
      new BatchGetCommand({ ReturnConsumedCapacity, RequestItems: { [TableName]: { Keys } } }),
    );
    expect(ConsumedCapacity).toEqual([{ TableName, CapacityUnits: 1.5 }]);
  });

  it('a query rounds up its page once, and counts what a filter hides', async () => {
    for (let at = 0; at < 10; at += 1) await put({ pk: 'many', sk: String(at), t: 'x'.repeat(990) });
    const { ConsumedCapacity, Count } = await open.documents.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: 'pk = :p',
        FilterExpression: 'sk_none = :p',
        ExpressionAttributeValues: { ':p': 'many' },
        ReturnConsumedCapacity,
      }),
    );
    expect([Count, ConsumedCapacity?.CapacityUnits]).toEqual([0, 1.5]);
  });
});
