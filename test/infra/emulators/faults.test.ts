/** The failures that a test may ask of the embedded DynamoDB, as an unmodified SDK client meets them. */
import { CreateTableCommand, DynamoDBClient, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Fault } from '#infra/local/aws/dynamo/faults.ts';
import { tableName as TableName, tableDefinition } from './dynamo-kit.ts';
import { clientSettings, startGateway } from './gateway-kit.ts';

let open: Awaited<ReturnType<typeof startGateway>>;
let documents: DynamoDBDocumentClient;

beforeAll(async () => {
  open = await startGateway(24006);
  await open.dynamo.send(new CreateTableCommand(tableDefinition));
  documents = DynamoDBDocumentClient.from(open.dynamo);
});
afterEach(() => open.gateway.faults.set(undefined));
afterAll(() => open.gateway.close());

const Key = { pk: 'f', sk: '1' };
const read = async () =>
  (await documents.send(new GetCommand({ TableName, Key, ConsistentRead: true }))).Item?.['n'];
const write = (n: number) => documents.send(new PutCommand({ TableName, Item: { ...Key, n } }));
const addOne = { TableName, Key, UpdateExpression: 'ADD n :one', ExpressionAttributeValues: { ':one': 1 } };

/** The fault for the next writes only, so many times. */
function once(fault: Fault, times = 1): { met: () => number } {
  let met = 0;
  open.gateway.faults.set(({ operation }) => {
    if (operation === 'GetItem' || met >= times) return undefined;
    met += 1;
    return fault;
  });
  return { met: () => met };
}

describe('faults of the embedded DynamoDB', () => {
  it.each(['throttle', 'error500'] as const)(
    'after a %s the SDK tries again and the write is done once',
    async (kind) => {
      await write(0);
      const fault = once({ kind });
      await documents.send(new UpdateCommand(addOne));
      expect([fault.met(), await read()]).toEqual([1, 1]);
    },
  );

  it('a throttle that does not end reaches the caller by its name, and nothing was written', async () => {
    await write(5);
    once({ kind: 'throttle' }, 100);
    const impatient = DynamoDBDocumentClient.from(
      new DynamoDBClient({ ...clientSettings(open.gateway.endpoint), maxAttempts: 2 }),
    );
    const work = impatient.send(new PutCommand({ TableName, Item: { ...Key, n: 6 } }));
    await expect(work).rejects.toMatchObject({ name: 'ProvisionedThroughputExceededException' });
    expect(await read()).toBe(5);
  });

  it('a conflict cancels a transaction with that reason', async () => {
    await write(0);
    once({ kind: 'conflict' });
    const work = documents.send(new TransactWriteCommand({ TransactItems: [{ Update: addOne }] }));
    const error: unknown = await work.catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(TransactionCanceledException);
    expect(error).toMatchObject({ CancellationReasons: [{ Code: 'TransactionConflict' }] });
    expect(await read()).toBe(0);
  });

  it('after a lost reply the SDK sends the same token and the transaction has one effect', async () => {
    await write(0);
    const fault = once({ kind: 'lost_reply' });
    await documents.send(new TransactWriteCommand({ TransactItems: [{ Update: addOne }] }));
    expect([fault.met(), await read()]).toEqual([1, 1]);
  });

  it('after a lost reply a plain update is repeated, as on AWS', async () => {
    await write(0);
    once({ kind: 'lost_reply' });
    await documents.send(new UpdateCommand(addOne));
    expect(await read()).toBe(2);
  });

  it('a delay delays', async () => {
    once({ kind: 'delay', ms: 80 });
    const started = performance.now();
    await write(1);
    expect(performance.now() - started).toBeGreaterThan(75);
  });

  it('watchers see each call over the wire', async () => {
    const operations: string[] = [];
    const stop = open.gateway.watch((call) => operations.push(`${call.operation} ${call.error ?? 'ok'}`));
    once({ kind: 'throttle' });
    await write(2);
    stop();
    expect(operations).toEqual(['PutItem ProvisionedThroughputExceededException', 'PutItem ok']);
  });
});
