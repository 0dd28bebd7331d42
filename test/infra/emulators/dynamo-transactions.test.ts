/** Transactions of the embedded DynamoDB, through the unmodified SDK, in memory and on disk. */

import {
  TransactGetCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOne, cancellation, isNew, openTableIn, tableName as TableName } from './dynamo-kit.ts';

const puts = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    Put: { TableName, Item: { pk: 'many', sk: String(at) } },
  }));

describe.each(['memory', 'disk'])('transactions of the embedded DynamoDB in %s', (place) => {
  let open: Awaited<ReturnType<typeof openTableIn>>;

  beforeAll(async () => {
    open = await openTableIn(place);
  });
  afterAll(() => open.close());

  const write = (
    TransactItems: NonNullable<TransactWriteCommandInput['TransactItems']>,
    ClientRequestToken?: string,
  ) =>
    open.documents.send(
      new TransactWriteCommand({
        TransactItems,
        ...(ClientRequestToken !== undefined && { ClientRequestToken }),
      }),
    );
  it('a transaction puts, updates, deletes and checks in one step', async () => {
    await open.put({ pk: 'all', sk: 'kept', n: 1 });
    await open.put({ pk: 'all', sk: 'gone' });
    await write([
      {
        Put: {
          TableName,
          Item: { pk: 'all', sk: 'new' },
          ConditionExpression: isNew,
        },
      },
      addOne('all'),
      { Delete: { TableName, Key: { pk: 'all', sk: 'gone' } } },
      {
        ConditionCheck: {
          TableName,
          Key: { pk: 'all', sk: 'kept' },
          ConditionExpression: 'n = :n',
          ExpressionAttributeValues: { ':n': 1 },
        },
      },
    ]);
    expect(await open.get('all', 'new')).toMatchObject({ sk: 'new' });
    expect(await open.get('all', 'c')).toMatchObject({ n: 1 });
    expect(await open.get('all', 'gone')).toBeUndefined();
  });

  it('a transaction with one failed condition changes nothing and names the item that failed', async () => {
    await open.put({ pk: 'no', sk: 'taken', secret: 'yes' });
    await write([addOne('no')]);
    const error = await cancellation(
      write([
        addOne('no'),
        {
          Put: {
            TableName,
            Item: { pk: 'no', sk: 'taken' },
            ConditionExpression: isNew,
            ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
          },
        },
        { Put: { TableName, Item: { pk: 'no', sk: 'other' } } },
      ]),
    );
    expect(error.message).toContain('[None, ConditionalCheckFailed, None]');
    expect(error.CancellationReasons?.map((reason) => reason.Code)).toEqual([
      'None',
      'ConditionalCheckFailed',
      'None',
    ]);
    expect(error.CancellationReasons?.[1]?.Item).toMatchObject({ secret: { S: 'yes' } });
    expect(await open.get('no', 'c')).toMatchObject({ n: 1 });
    expect(await open.get('no', 'other')).toBeUndefined();
  });

  it('the old item is kept back unless it was asked for', async () => {
    await open.put({ pk: 'shy', sk: '1', secret: 'yes' });
    const error = await cancellation(
      write([{ Put: { TableName, Item: { pk: 'shy', sk: '1' }, ConditionExpression: isNew } }]),
    );
    expect(error.CancellationReasons?.[0]?.Item).toBeUndefined();
  });

  it('an update of the wrong type cancels the whole transaction', async () => {
    await open.put({ pk: 'type', sk: 'c', n: 'text' });
    const error = await cancellation(
      write([{ Put: { TableName, Item: { pk: 'type', sk: 'beside' } } }, addOne('type')]),
    );
    expect(error.CancellationReasons?.[1]?.Code).toBe('ValidationError');
    expect(await open.get('type', 'beside')).toBeUndefined();
  });

  it('a transaction may not touch one item twice', async () => {
    const work = write([
      { Put: { TableName, Item: { pk: 'twice', sk: '1' } } },
      { Delete: { TableName, Key: { pk: 'twice', sk: '1' } } },
    ]);
    await expect(work).rejects.toMatchObject({
      name: 'ValidationException',
      message: expect.stringContaining('multiple operations on one item'),
    });
  });

  it('a transaction on a missing table is refused', async () => {
    await expect(
      write([{ Put: { TableName: 'missing', Item: { pk: 'a', sk: '1' } } }]),
    ).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
  });

  it('a transaction holds 100 items and not 101', async () => {
    await expect(write(puts(101))).rejects.toMatchObject({ name: 'ValidationException' });
    await write(puts(100));
    expect(await open.get('many', '99')).toBeDefined();
  });

  it('a transactional read answers in the order of the request, with gaps for missing items', async () => {
    await open.put({ pk: 'read', sk: '1', n: 1, hidden: true });
    const { Responses } = await open.documents.send(
      new TransactGetCommand({
        TransactItems: [
          { Get: { TableName, Key: { pk: 'read', sk: 'none' } } },
          { Get: { TableName, Key: { pk: 'read', sk: '1' }, ProjectionExpression: 'n' } },
        ],
      }),
    );
    expect(Responses).toEqual([{}, { Item: { n: 1 } }]);
  });
});
