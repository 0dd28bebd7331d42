// The single table in memory for tests: opened empty, retried without pauses, read whole for the checker.

import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { openTable } from '#functions/aws/table.ts';
import type { Item } from '#functions/table/write.ts';
import { openADynamo } from './a-dynamo.ts';

const tableName = 'stund-test';
const keyNames = ['PK', 'SK'] as const;

/** The SDK's own retries, without the pauses between them. */
const retriesMax = 8;
const retryToken = (count: number) => ({ getRetryCount: () => count, getRetryDelay: () => 0 });
type Options = NonNullable<Parameters<typeof openTable>[1]>;
const promptly: NonNullable<Options['retryStrategy']> = {
  acquireInitialRetryToken: () => Promise.resolve(retryToken(0)),
  refreshRetryTokenForRetry: (token, { errorType }) =>
    errorType !== 'CLIENT_ERROR' && token.getRetryCount() < retriesMax
      ? Promise.resolve(retryToken(token.getRetryCount() + 1))
      : Promise.reject(new Error('no further try')),
  recordSuccess: () => undefined,
};

/** Requests are not signed: the embedded table checks no signature, and signing is a seventh of a test's work. */
const unsigned: NonNullable<Options['signer']> = { sign: (request) => Promise.resolve(request) };

export async function openEmbeddedTable() {
  const dynamo = await openADynamo();
  const connection = {
    region: 'eu-west-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    requestHandler: dynamo.requestHandler,
    signer: unsigned,
  };
  const client = new DynamoDBClient(connection);
  const documents = DynamoDBDocumentClient.from(client);
  await client.send(
    new CreateTableCommand({
      TableName: tableName,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: keyNames.map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
      KeySchema: [
        { AttributeName: 'PK', KeyType: 'HASH' },
        { AttributeName: 'SK', KeyType: 'RANGE' },
      ],
    }),
  );
  return {
    dynamo,
    table: openTable(tableName, { ...connection, retryStrategy: promptly }),
    /** Every row. */
    items: async (): Promise<Item[]> => {
      const items: Item[] = [];
      let start: Record<string, unknown> | undefined;
      do {
        const page = await documents.send(
          new ScanCommand({ TableName: tableName, ...(start ? { ExclusiveStartKey: start } : {}) }),
        );
        items.push(...(page.Items ?? []));
        start = page.LastEvaluatedKey;
      } while (start);
      return items;
    },
  };
}
