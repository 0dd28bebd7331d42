/** Repeated and racing transactions of the embedded DynamoDB, in memory and on disk. */

import {
  DeleteCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOne, cancellation, isNew, openTableIn, tableName as TableName } from './dynamo-kit.ts';

describe.each(['memory', 'disk'])('repeats and races in the embedded DynamoDB in %s', (place) => {
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
  it('a repeated token has one effect, and another request under it is refused', async () => {
    await write([addOne('token')], 'token-1');
    await write([addOne('token')], 'token-1');
    expect(await open.get('token', 'c')).toMatchObject({ n: 1 });
    await expect(write([addOne('token', 2)], 'token-1')).rejects.toMatchObject({
      name: 'IdempotentParameterMismatchException',
    });
  });

  it('a cancelled transaction may be tried again under its token', async () => {
    await open.put({ pk: 'again', sk: '1' });
    const again = { Put: { TableName, Item: { pk: 'again', sk: '1' }, ConditionExpression: isNew } };
    await cancellation(write([again], 'token-2'));
    await open.documents.send(new DeleteCommand({ TableName, Key: { pk: 'again', sk: '1' } }));
    await write([again], 'token-2');
    expect(await open.get('again', '1')).toBeDefined();
  });

  it('concurrent transactions and updates on one counter lose no step', async () => {
    await Promise.all(
      Array.from({ length: 80 }, (_, at) =>
        at % 2 === 0
          ? open.documents.send(new UpdateCommand(addOne('busy').Update))
          : write([addOne('busy'), { Put: { TableName, Item: { pk: 'busy', sk: `r${at}` } } }]),
      ),
    );
    expect(await open.get('busy', 'c')).toMatchObject({ n: 80 });
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
});
