// The single table in memory for tests: opened empty, retried without pauses, read whole for the checker.

import type { DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { tableCalls } from '#functions/aws/table-calls.ts';
import { tableOver } from '#functions/aws/table.ts';
import { queryPageFrom } from '#functions/aws/query-page.ts';
import type { Item } from '#functions/table/write.ts';
import type { Dynamo } from '#infra/local/aws/dynamo/dynamo.ts';
import { openADynamo } from './a-dynamo.ts';
import { asked, directCalls, retriesMax } from './direct-calls.ts';

const TableName = 'stund-test';
const keyNames = ['PK', 'SK'] as const;

/** The SDK's own retries, without the pauses between them. */
const retryToken = (count: number) => ({ getRetryCount: () => count, getRetryDelay: () => 0 });
const promptly: NonNullable<DynamoDBClientConfig['retryStrategy']> = {
  acquireInitialRetryToken: () => Promise.resolve(retryToken(0)),
  refreshRetryTokenForRetry: (token, { errorType }) =>
    errorType !== 'CLIENT_ERROR' && token.getRetryCount() < retriesMax
      ? Promise.resolve(retryToken(token.getRetryCount() + 1))
      : Promise.reject(new Error('no further try')),
  recordSuccess: () => undefined,
};

/** The table's calls as production makes them, but unsigned: the embedded table checks no signature. */
export const callsOfTheSdk = ({ requestHandler }: Pick<Dynamo, 'requestHandler'>) =>
  tableCalls({
    region: 'eu-west-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    requestHandler,
    signer: { sign: (request) => Promise.resolve(request) },
    retryStrategy: promptly,
  });

export async function openDynamoWithTable(): Promise<{ dynamo: Dynamo; TableName: string }> {
  const dynamo = await openADynamo();
  await asked(dynamo.ask, 'CreateTable', {
    TableName,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: keyNames.map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
    KeySchema: [
      { AttributeName: 'PK', KeyType: 'HASH' },
      { AttributeName: 'SK', KeyType: 'RANGE' },
    ],
  });
  return { dynamo, TableName };
}

/** By the SDK where a test is about what lies between a verb and the table, and in front of another DynamoDB than ours. */
export async function openEmbeddedTable(
  by: 'direct calls' | 'the SDK' = process.env['DYNAMODB_ENDPOINT'] === undefined
    ? 'direct calls'
    : 'the SDK',
) {
  const { dynamo } = await openDynamoWithTable();
  const calls = by === 'the SDK' ? callsOfTheSdk(dynamo) : directCalls(dynamo);
  return {
    dynamo,
    table: tableOver(TableName, calls),
    /** Every row. */
    items: async (): Promise<Item[]> => {
      const items: Item[] = [];
      let start: Item | undefined;
      do {
        const body = { TableName, ...(start && { ExclusiveStartKey: marshall(start) }) };
        const page = queryPageFrom(await asked(dynamo.ask, 'Scan', body));
        items.push(...page.items);
        start = page.lastKey;
      } while (start);
      return items;
    },
  };
}
