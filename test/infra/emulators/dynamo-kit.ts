/** An embedded DynamoDB with one table and an unmodified SDK client, for the tests of this folder. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateTableCommand, DynamoDBClient, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  type PutCommandInput,
  QueryCommand,
  type QueryCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { openDynamo } from '#infra/local/aws/dynamo/dynamo.ts';
import { openADynamo } from '#test/kit/world/a-dynamo.ts';

export const tableName = 'Stund';

export const isNew = 'attribute_not_exists(pk)';
export const addOne = (pk: string, by = 1) => ({
  Update: {
    TableName: tableName,
    Key: { pk, sk: 'c' },
    UpdateExpression: 'ADD n :by',
    ExpressionAttributeValues: { ':by': by },
  },
});

export async function cancellation(work: Promise<unknown>): Promise<TransactionCanceledException> {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error instanceof TransactionCanceledException) return error;
  throw new Error(`expected a cancelled transaction, got ${String(error)}`);
}

export const tableDefinition = {
  TableName: tableName,
  BillingMode: 'PAY_PER_REQUEST' as const,
  AttributeDefinitions: ['pk', 'sk'].map((AttributeName) => ({
    AttributeName,
    AttributeType: 'S' as const,
  })),
  KeySchema: [
    { AttributeName: 'pk', KeyType: 'HASH' as const },
    { AttributeName: 'sk', KeyType: 'RANGE' as const },
  ],
};

export async function openTable(path?: string) {
  const dynamo = await (path === undefined ? openADynamo() : openDynamo({ path }));
  const client = new DynamoDBClient({
    region: 'eu-central-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    requestHandler: dynamo.requestHandler,
  });
  const documents = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
  return { dynamo, client, documents, create: () => client.send(new CreateTableCommand(tableDefinition)) };
}

/** A folder that is gone when the work is done. */
export async function inTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'stund-emulators-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The table in memory or in a folder of its own, with the calls the tests make most. */
export async function openTableIn(place: string) {
  const folder = place === 'disk' ? await mkdtemp(join(tmpdir(), 'stund-table-')) : undefined;
  const open = await openTable(folder);
  await open.create();
  const { documents } = open;
  return {
    ...open,
    put: (Item: Record<string, unknown>, more: Partial<PutCommandInput> = {}) =>
      documents.send(new PutCommand({ TableName: tableName, Item, ...more })),
    get: async (pk: string, sk: string) => {
      const command = new GetCommand({ TableName: tableName, Key: { pk, sk }, ConsistentRead: true });
      return (await documents.send(command)).Item;
    },
    query: (more: Partial<QueryCommandInput>) =>
      documents.send(new QueryCommand({ TableName: tableName, ...more })),
    close: async () => {
      await open.dynamo.close();
      if (folder !== undefined) await rm(folder, { recursive: true, force: true });
    },
  };
}
