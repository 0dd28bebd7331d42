/** Items, expressions and pages of the embedded DynamoDB, through the unmodified SDK, in memory and on disk. */

import {
  CreateTableCommand,
  DeleteTableCommand,
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
} from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  PutCommand,
  ScanCommand,
  UpdateCommand,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTableIn, tableName as TableName, tableDefinition } from './dynamo-kit.ts';

describe.each(['memory', 'disk'])('items of the embedded DynamoDB in %s', (place) => {
  let open: Awaited<ReturnType<typeof openTableIn>>;

  beforeAll(async () => {
    open = await openTableIn(place);
  });
  afterAll(() => open.close());

  const update = (sk: string, more: Partial<UpdateCommandInput>) =>
    open.documents.send(new UpdateCommand({ TableName, Key: { pk: 'update', sk }, ...more }));

  it('a table can be written to as soon as it has been made', async () => {
    const definition = { ...tableDefinition, TableName: 'Second' };
    await open.client.send(new CreateTableCommand(definition));
    await open.documents.send(new PutCommand({ TableName: 'Second', Item: { pk: 'a', sk: '1' } }));
    await open.client.send(new DeleteTableCommand({ TableName: 'Second' }));
    await open.client.send(new CreateTableCommand(definition));
    const { Count } = await open.documents.send(new ScanCommand({ TableName: 'Second' }));
    expect(Count).toBe(0);
  });

  it('a missing table is named as such', async () => {
    await expect(open.client.send(new DescribeTableCommand({ TableName: 'missing' }))).rejects.toMatchObject({
      name: 'ResourceNotFoundException',
    });
  });

  it('backups answer as switched on, as the template asks for', async () => {
    const { ContinuousBackupsDescription: backups } = await open.client.send(
      new DescribeContinuousBackupsCommand({ TableName }),
    );
    expect(backups?.ContinuousBackupsStatus).toBe('ENABLED');
  });

  it('a failed condition answers with the item in the way, when asked', async () => {
    await open.put({ pk: 'cond', sk: '1', n: 7 });
    const again = open.put(
      { pk: 'cond', sk: '1' },
      { ConditionExpression: 'attribute_not_exists(pk)', ReturnValuesOnConditionCheckFailure: 'ALL_OLD' },
    );
    await expect(again).rejects.toMatchObject({
      name: 'ConditionalCheckFailedException',
      Item: { n: { N: '7' } },
    });
  });

  it('an update appends, counts and sets deep inside an item', async () => {
    await update('deep', {
      UpdateExpression: 'SET #l = list_append(if_not_exists(#l, :none), :one), m = :map REMOVE nothing_here',
      ExpressionAttributeNames: { '#l': 'l' },
      ExpressionAttributeValues: { ':none': [], ':one': ['x'], ':map': { a: { b: 1 } } },
    });
    const { Attributes } = await update('deep', {
      UpdateExpression: 'SET m.a.b = m.a.b + :five ADD tags :tags',
      ConditionExpression:
        'attribute_exists(pk) AND (size(l) = :one OR contains(l, :y)) AND NOT begins_with(sk, :y) ' +
        'AND m.a.b BETWEEN :one AND :five AND sk IN (:sk, :y)',
      ExpressionAttributeValues: { ':five': 5, ':tags': new Set(['q']), ':one': 1, ':y': 'y', ':sk': 'deep' },
      ReturnValues: 'ALL_NEW',
    });
    expect(Attributes).toMatchObject({ l: ['x'], m: { a: { b: 6 } }, tags: new Set(['q']) });
  });

  it.each([
    ['a reserved word as a name', 'SET status = :v', { ':v': 1 }],
    ['a value nothing uses', 'SET a = :v', { ':v': 1, ':unused': 2 }],
    ['a key attribute', 'SET sk = :v', { ':v': 'x' }],
  ])('an update with %s is refused', async (_, UpdateExpression, ExpressionAttributeValues) => {
    await expect(update('refused', { UpdateExpression, ExpressionAttributeValues })).rejects.toMatchObject({
      name: 'ValidationException',
    });
  });

  it.each<[string, Record<string, unknown>]>([
    ['an empty key', { pk: '', sk: '1' }],
    ['more than 400 KB', { pk: 'bad', sk: '1', text: 'x'.repeat(410 * 1024) }],
    ['more than 400 KB in UTF-8 though fewer letters', { pk: 'bad', sk: '1', text: 'ð'.repeat(210 * 1024) }],
    ['a sort key longer than 1,024 bytes', { pk: 'bad', sk: 'þ'.repeat(600) }],
  ])('an item with %s is refused', async (_, item) => {
    await expect(open.put(item)).rejects.toMatchObject({ name: 'ValidationException' });
    expect(await open.get('bad', '1')).toBeUndefined();
  });

  it('a table with a secondary index is refused, because nothing here keeps one', async () => {
    const index = {
      IndexName: 'by_name',
      KeySchema: [{ AttributeName: 'sk', KeyType: 'HASH' as const }],
      Projection: { ProjectionType: 'ALL' as const },
    };
    const made = { ...tableDefinition, TableName: 'indexed', GlobalSecondaryIndexes: [index] };
    await expect(open.client.send(new CreateTableCommand(made))).rejects.toMatchObject({
      name: 'ValidationException',
      message: 'Secondary indexes are not emulated',
    });
  });

  it('an empty string is a value like any other', async () => {
    await open.put({ pk: 'text', sk: '1', comment: '' });
    expect(await open.get('text', '1')).toMatchObject({ comment: '' });
  });

  it('a batch reads existing rows and refuses the same key twice', async () => {
    await open.put({ pk: 'batch', sk: '1' });
    const Keys = [
      { pk: 'batch', sk: '1' },
      { pk: 'batch', sk: 'none' },
    ];
    const found = await open.documents.send(new BatchGetCommand({ RequestItems: { [TableName]: { Keys } } }));
    expect(found.Responses?.[TableName]).toEqual([{ pk: 'batch', sk: '1' }]);
    expect(found.UnprocessedKeys).toEqual({});
    const twice = new BatchGetCommand({
      RequestItems: { [TableName]: { Keys: [...Keys, { pk: 'batch', sk: '1' }] } },
    });
    await expect(open.documents.send(twice)).rejects.toMatchObject({ name: 'ValidationException' });
  });

  it('an operation that is not emulated says so', async () => {
    const { status, text } = await open.dynamo.handle('DynamoDB_20120810.ExecuteStatement', '{}');
    expect(status).toBe(400);
    expect(text).toContain('ExecuteStatement is not emulated');
  });

  it('a body that is not JSON is refused, and the next request is answered', async () => {
    expect(await open.dynamo.handle('DynamoDB_20120810.GetItem', '{')).toMatchObject({ status: 400 });
    expect(await open.dynamo.handle('DynamoDB_20120810.ListTables', '{}')).toMatchObject({ status: 200 });
  });
});
