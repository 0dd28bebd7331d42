// The table's calls handed to the embedded DynamoDB in the same process: what the SDK does between the two is a third of
// a domain test's processor time. `test/domain/runtime/table/direct-calls.test.ts` holds it to the SDK's answers and errors.

import { randomUUID } from 'node:crypto';
import {
  type AttributeValue,
  ConditionalCheckFailedException,
  DynamoDBServiceException,
  TransactionCanceledException,
} from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import * as z from 'zod';
import { queryPageFrom } from '#functions/aws/query-page.ts';
import type { TableCalls } from '#functions/aws/table-calls.ts';
import type { Dynamo } from '#infra/local/aws/dynamo/dynamo.ts';

/** As often as the SDK of `embedded-table.ts` tries again after a throttle, an error of the server or a lost reply. */
export const retriesMax = 8;

type Marshalled = Record<string, AttributeValue>;
type Answer = Awaited<ReturnType<Dynamo['ask']>>;

const isMarshalled = z.custom<Marshalled>((value) => typeof value === 'object' && value !== null);
const throttle = 'ProvisionedThroughputExceededException';
const readOne = z.object({ Item: z.optional(isMarshalled) });
const readMany = z.object({
  Responses: z.record(z.string(), z.array(isMarshalled)),
  UnprocessedKeys: z.record(z.string(), z.looseObject({ Keys: z.array(isMarshalled) })),
});
const refusal = z.object({
  __type: z.string(),
  message: z.optional(z.string()),
  Item: z.optional(isMarshalled),
  CancellationReasons: z.optional(
    z.array(
      z.object({
        Code: z.optional(z.string()),
        Message: z.optional(z.string()),
        Item: z.optional(isMarshalled),
      }),
    ),
  ),
});

/** The SDK's error for a refused request. */
function errorIn({ status, body }: Answer): DynamoDBServiceException {
  const { __type, message = '', Item, CancellationReasons } = refusal.parse(body);
  const name = __type.split('#').at(-1) ?? __type;
  const shared = { message, $metadata: { httpStatusCode: status } };
  if (name === 'ConditionalCheckFailedException')
    return new ConditionalCheckFailedException({ ...shared, ...(Item && { Item }) });
  if (name === 'TransactionCanceledException')
    return new TransactionCanceledException({
      ...shared,
      ...(CancellationReasons && { CancellationReasons }),
    });
  return new DynamoDBServiceException({ ...shared, name, $fault: status < 500 ? 'client' : 'server' });
}

/** The reply to a request; throws the SDK's error. */
export async function asked(
  ask: Dynamo['ask'],
  operation: string,
  body: Record<string, unknown>,
): Promise<unknown> {
  for (let retries = 0; ; retries += 1) {
    const answer = await ask(operation, body);
    if (answer.status === 200 && !answer.isLost) return answer.body;
    const error = answer.isLost ? new Error('socket hang up') : errorIn(answer);
    const isTriedAgain = answer.isLost || answer.status >= 500 || error.name === throttle;
    if (!isTriedAgain || retries >= retriesMax) throw error;
  }
}

type Named = 'Key' | 'Item' | 'ExpressionAttributeValues';
/** The request with its values as attribute values. */
function typed<T extends { readonly [name in Named]?: Record<string, unknown> | undefined }>(input: T) {
  const { Key, Item, ExpressionAttributeValues, ...rest } = input;
  const marshalled = (values: Record<string, unknown>) => marshall(values, { removeUndefinedValues: true });
  return {
    ...rest,
    ...(Key && { Key: marshalled(Key) }),
    ...(Item && { Item: marshalled(Item) }),
    ...(ExpressionAttributeValues && { ExpressionAttributeValues: marshalled(ExpressionAttributeValues) }),
  };
}

export function directCalls({ ask }: Pick<Dynamo, 'ask'>): TableCalls {
  return {
    get: async (input) => {
      const { Item } = readOne.parse(await asked(ask, 'GetItem', typed(input)));
      return Item ? { Item: unmarshall(Item) } : {};
    },
    getMany: async ({ RequestItems = {}, ...rest }) => {
      const wanted = Object.entries(RequestItems).map(([name, { Keys = [], ...options }]) => [
        name,
        { ...options, Keys: Keys.map((key) => marshall(key)) },
      ]);
      const body = { ...rest, RequestItems: Object.fromEntries(wanted) };
      const { Responses, UnprocessedKeys } = readMany.parse(await asked(ask, 'BatchGetItem', body));
      const unread = Object.entries(UnprocessedKeys).map(([name, { Keys, ...options }]) => [
        name,
        { ...options, Keys: Keys.map((key) => unmarshall(key)) },
      ]);
      return {
        Responses: Object.fromEntries(
          Object.entries(Responses).map(([name, items]) => [name, items.map((item) => unmarshall(item))]),
        ),
        UnprocessedKeys: Object.fromEntries(unread),
      };
    },
    query: async (input) => queryPageFrom(await asked(ask, 'Query', { ...input })),
    put: async (input) => asked(ask, 'PutItem', typed(input)),
    update: async (input) => asked(ask, 'UpdateItem', typed(input)),
    delete: async (input) => asked(ask, 'DeleteItem', typed(input)),
    transact: async ({ TransactItems = [], ...rest }) => {
      const changes = TransactItems.map((change) =>
        Object.fromEntries(
          Object.entries(change).flatMap(([kind, input]) => (input ? [[kind, typed(input)]] : [])),
        ),
      );
      // The SDK makes a token too: a repeat after a lost reply changes nothing.
      const body = { ...rest, TransactItems: changes, ClientRequestToken: randomUUID() };
      return asked(ask, 'TransactWriteItems', body);
    },
  };
}
