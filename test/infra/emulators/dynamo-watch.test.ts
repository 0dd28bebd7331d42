/** Watching the embedded DynamoDB: what the bench counts and the guard between tenants sees. */
import { PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DynamoCall } from '#infra/local/aws/dynamo/dynamo.ts';
import { openTable, tableName as TableName } from './dynamo-kit.ts';

const ReturnConsumedCapacity = 'TOTAL' as const;
let open: Awaited<ReturnType<typeof openTable>>;
beforeAll(async () => {
  open = await openTable();
  await open.create();
});
afterAll(() => open.dynamo.close());

const put = async (Item: Record<string, unknown>) =>
  (await open.documents.send(new PutCommand({ TableName, Item, ReturnConsumedCapacity }))).ConsumedCapacity
    ?.CapacityUnits;

describe('watching the embedded DynamoDB', () => {
  it('every call is reported: whose data it touched and what it used, also when it was refused', async () => {
    const calls: DynamoCall[] = [];
    const stop = open.dynamo.watch((call) => calls.push(call));
    await put({ pk: 'C#1', sk: '1' });
    await open.documents.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: 'pk = :p',
        ExpressionAttributeValues: { ':p': 'C#1' },
      }),
    );
    const refused = new UpdateCommand({
      TableName,
      Key: { pk: 'C#1', sk: '1' },
      UpdateExpression: 'SET a = :a',
      ConditionExpression: 'a = :a',
      ExpressionAttributeValues: { ':a': 1 },
    });
    await expect(open.documents.send(refused)).rejects.toThrow();
    stop();
    await put({ pk: 'C#2', sk: '1' });
    const one = { tableName: TableName };
    expect(calls).toEqual([
      { operation: 'PutItem', partitions: ['C#1'], consumed: [{ ...one, readUnits: 0, writeUnits: 1 }] },
      {
        operation: 'Query',
        partitions: ['C#1'],
        scannedCount: 1,
        consumed: [{ ...one, readUnits: 0.5, writeUnits: 0 }],
      },
      {
        operation: 'UpdateItem',
        partitions: ['C#1'],
        consumed: [{ ...one, readUnits: 0, writeUnits: 1 }],
        error: 'ConditionalCheckFailedException',
      },
    ]);
  });
});
