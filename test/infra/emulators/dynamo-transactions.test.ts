/** Transactions of the embedded DynamoDB, through the unmodified SDK, in memory and on disk. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactGetCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTable, tableName as TableName } from './dynamo-kit.ts';

const isNew = 'attribute_not_exists(pk)';
const addOne = (pk: string, by = 1) => ({
  Update: {
    TableName,
    Key: { pk, sk: 'c' },
    UpdateExpression: 'ADD n :by',
    ExpressionAttributeValues: { ':by': by },
  },
});

const cancellation = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error instanceof TransactionCanceledException) return error;
  throw new Error(`expected a cancelled transaction, got ${String(error)}`);
};

const puts = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    Put: { TableName, Item: { pk: 'many', sk: String(at) } },
  }));

describe.each(['memory', 'disk'])('transactions of the embedded DynamoDB in %s', (place) => {
  let open: Awaited<ReturnType<typeof openTable>>;
  let folder: string | undefined;

  beforeAll(async () => {
    folder = place === 'disk' ? await mkdtemp(join(tmpdir(), 'stund-transactions-')) : undefined;
    open = await openTable(folder);
    await open.create();
  });
  afterAll(async () => {
    await open.dynamo.close();
    if (folder !== undefined) await rm(folder, { recursive: true, force: true });
  });

  const put = (Item: Record<string, unknown>) => open.documents.send(new PutCommand({ TableName, Item }));
  const get = async (pk: string, sk: string) =>
    (await open.documents.send(new GetCommand({ TableName, Key: { pk, sk }, ConsistentRead: true }))).Item;
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
  const indexed = async (gsi1pk: string) =>
    (
      await open.documents.send(
        new QueryCommand({
          TableName,
          IndexName: 'gsi1',
          KeyConditionExpression: 'gsi1pk = :g',
          ExpressionAttributeValues: { ':g': gsi1pk },
        }),
      )
    ).Count;

  it('a transaction puts, updates, deletes and checks in one step, indexes included', async () => {
    await put({ pk: 'all', sk: 'kept', n: 1, gsi1pk: 'all', gsi1sk: '1' });
    await put({ pk: 'all', sk: 'gone' });
    await write([
      {
        Put: {
          TableName,
          Item: { pk: 'all', sk: 'new', gsi1pk: 'all', gsi1sk: '2' },
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
    expect(await get('all', 'new')).toMatchObject({ sk: 'new' });
    expect(await get('all', 'c')).toMatchObject({ n: 1 });
    expect(await get('all', 'gone')).toBeUndefined();
    expect(await indexed('all')).toBe(2);
  });

  it('a transaction with one failed condition changes nothing and names the item that failed', async () => {
    await put({ pk: 'no', sk: 'taken', gsi1pk: 'no', gsi1sk: '2' });
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
        { Put: { TableName, Item: { pk: 'no', sk: 'other', gsi1pk: 'no', gsi1sk: '9' } } },
      ]),
    );
    expect(error.message).toContain('[None, ConditionalCheckFailed, None]');
    expect(error.CancellationReasons?.map((reason) => reason.Code)).toEqual([
      'None',
      'ConditionalCheckFailed',
      'None',
    ]);
    expect(error.CancellationReasons?.[1]?.Item).toMatchObject({ gsi1sk: { S: '2' } });
    expect(await get('no', 'c')).toMatchObject({ n: 1 });
    expect(await get('no', 'other')).toBeUndefined();
    expect(await indexed('no')).toBe(1);
  });

  it('the old item is kept back unless it was asked for', async () => {
    await put({ pk: 'shy', sk: '1', secret: 'yes' });
    const error = await cancellation(
      write([{ Put: { TableName, Item: { pk: 'shy', sk: '1' }, ConditionExpression: isNew } }]),
    );
    expect(error.CancellationReasons?.[0]?.Item).toBeUndefined();
  });

  it('an update of the wrong type cancels the whole transaction', async () => {
    await put({ pk: 'type', sk: 'c', n: 'text' });
    const error = await cancellation(
      write([{ Put: { TableName, Item: { pk: 'type', sk: 'beside' } } }, addOne('type')]),
    );
    expect(error.CancellationReasons?.[1]?.Code).toBe('ValidationError');
    expect(await get('type', 'beside')).toBeUndefined();
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
    expect(await get('many', '99')).toBeDefined();
  });

  it('a repeated token has one effect, and another request under it is refused', async () => {
    await write([addOne('token')], 'token-1');
    await write([addOne('token')], 'token-1');
    expect(await get('token', 'c')).toMatchObject({ n: 1 });
    await expect(write([addOne('token', 2)], 'token-1')).rejects.toMatchObject({
      name: 'IdempotentParameterMismatchException',
    });
  });

  it('a cancelled transaction may be tried again under its token', async () => {
    await put({ pk: 'again', sk: '1' });
    const again = { Put: { TableName, Item: { pk: 'again', sk: '1' }, ConditionExpression: isNew } };
    await cancellation(write([again], 'token-2'));
    await open.documents.send(new DeleteCommand({ TableName, Key: { pk: 'again', sk: '1' } }));
    await write([again], 'token-2');
    expect(await get('again', '1')).toBeDefined();
  });

  it('concurrent transactions and updates on one counter lose no step', async () => {
    await Promise.all(
      Array.from({ length: 80 }, (_, at) =>
        at % 2 === 0
          ? open.documents.send(new UpdateCommand(addOne('busy').Update))
          : write([addOne('busy'), { Put: { TableName, Item: { pk: 'busy', sk: `r${at}` } } }]),
      ),
    );
    expect(await get('busy', 'c')).toMatchObject({ n: 80 });
  });

  it('of racing transactions on one new item exactly one wins', async () => {
    const race = await Promise.allSettled(
      [1, 2, 3].map((by) =>
        write([
          { Put: { TableName, Item: { pk: 'race', sk: '1', by }, ConditionExpression: isNew } },
          { Put: { TableName, Item: { pk: 'race', sk: `by${by}` } } },
        ]),
      ),
    );
    expect(race.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
  });

  it('a transactional read answers in the order of the request, with gaps for missing items', async () => {
    await put({ pk: 'read', sk: '1', n: 1, hidden: true });
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

  it('an empty index key is refused inside a transaction', async () => {
    const error = await cancellation(
      write([{ Put: { TableName, Item: { pk: 'empty', sk: '1', gsi1pk: '', gsi1sk: 'x' } } }]),
    );
    expect(error.CancellationReasons?.[0]?.Code).toBe('ValidationError');
    expect(await get('empty', '1')).toBeUndefined();
  });
});
