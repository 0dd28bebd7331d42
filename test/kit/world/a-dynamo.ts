// The DynamoDB that a test's table is in: the embedded one, or the one at DYNAMODB_ENDPOINT (`npm run goal:table`).

import { randomInt } from 'node:crypto';
import * as z from 'zod';
import { type Dynamo, openDynamo, watchedDynamo } from '#infra/local/aws/dynamo/dynamo.ts';
import type { Consumption } from '#infra/local/aws/dynamo/capacity.ts';
import { DynamoError } from '#infra/local/aws/dynamo/errors.ts';
import type { Body, Outcome } from '#infra/local/aws/dynamo/requests.ts';

/** Opens an empty table that no other test can see. */
export function openADynamo(options: { readonly region?: string } = {}): Promise<Dynamo> {
  const endpoint = process.env['DYNAMODB_ENDPOINT'];
  return endpoint === undefined ? openDynamo(options) : Promise.resolve(dynamoAt(endpoint));
}

const answered = z.record(z.string(), z.unknown());
const refused = z.looseObject({
  __type: z.string(),
  message: z.optional(z.string()),
  Message: z.optional(z.string()),
});
const used = z.object({ TableName: z.string(), CapacityUnits: z.number() });
const usedByAll = z.union([z.array(used), used.transform((one) => [one])]);
const isReading = /Get|Query|Scan/;
const isCounted = /Item|Query|Scan/;

function consumptionOf(operation: string, capacity: unknown): Consumption[] {
  const units = usedByAll.safeParse(capacity).data ?? [];
  return units.map(({ TableName: tableName, CapacityUnits }) => ({
    tableName,
    readUnits: isReading.test(operation) ? CapacityUnits : 0,
    writeUnits: isReading.test(operation) ? 0 : CapacityUnits,
  }));
}

/** Both backends separate accounts by the access key that a request is signed with. */
const accountDigits = 1e11;

function dynamoAt(endpoint: string): Dynamo {
  const account = accountDigits + randomInt(accountDigits);
  const headers = {
    'content-type': 'application/x-amz-json-1.0',
    authorization: `AWS4-HMAC-SHA256 Credential=${account}/20261118/eu-west-1/dynamodb/aws4_request, SignedHeaders=host, Signature=0`,
  };
  const tables = new Set<string>();

  async function perform(operation: string, body: Body): Promise<Outcome> {
    // A request for the capacity gets the figures of this DynamoDB.
    const isAsked = body['ReturnConsumedCapacity'] !== undefined;
    const asked = isCounted.test(operation) && !isAsked ? { ...body, ReturnConsumedCapacity: 'TOTAL' } : body;
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { ...headers, 'x-amz-target': `DynamoDB_20120810.${operation}` },
      body: JSON.stringify(asked),
    });
    const text = await response.text();
    if (!response.ok) {
      const { __type, message, Message, ...fields } = refused.parse(JSON.parse(text));
      throw new DynamoError(__type, message ?? Message ?? '', { statusCode: response.status, fields });
    }
    const { ConsumedCapacity: capacity, ...reply } = answered.parse(JSON.parse(text === '' ? '{}' : text));
    if (operation === 'CreateTable') tables.add(z.string().parse(body['TableName']));
    return isAsked
      ? { reply: { ...reply, ConsumedCapacity: capacity }, consumed: [], partitions: [] }
      : { reply, consumed: consumptionOf(operation, capacity), partitions: [] };
  }

  return watchedDynamo(perform, {
    expireTtl: () => Promise.reject(new Error('rows of another DynamoDB are expired by itself')),
    close: async () => {
      for (const TableName of tables) await perform('DeleteTable', { TableName });
    },
  });
}
