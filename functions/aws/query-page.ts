// Reads one page of a query without the SDK's decoder, which needs 2 s for a year of work logs; this needs 0.3 s.

import { type DynamoDBClient, QueryCommand, type QueryCommandInput } from '@aws-sdk/client-dynamodb';
import { isItem } from '#functions/table/read.ts';
import type { Item } from '#functions/table/write.ts';

export type QueryPage = { readonly items: Item[]; readonly lastKey: Item | undefined };

/** Sends the query through the SDK, with its signing and retries, and decodes only the response. */
export async function queryPage(client: DynamoDBClient, input: QueryCommandInput): Promise<QueryPage> {
  const command = new QueryCommand(input);
  let page: QueryPage | undefined;
  command.middlewareStack.add(
    (next) => async (sent) => {
      const result = await next(sent);
      const { response } = result;
      // The SDK reads errors.
      if (isItem(response) && response['statusCode'] === 200) {
        page = queryPageFrom(JSON.parse(await textOf(response['body'])));
        response['body'] = nothingMore;
      }
      return result;
    },
    { step: 'deserialize', priority: 'low', name: 'pageReader' },
  );
  await client.send(command);
  if (page === undefined) throw new Error('a query was answered without a page');
  return page;
}

const nothingMore = Buffer.from('{}');

async function textOf(body: unknown): Promise<string> {
  if (body instanceof Uint8Array) return Buffer.from(body).toString('utf8');
  if (!isPieces(body)) throw new Error('a reply of the table cannot be read');
  const chunks: Uint8Array[] = [];
  for await (const piece of body) if (piece instanceof Uint8Array) chunks.push(piece);
  return Buffer.concat(chunks).toString('utf8');
}

const isPieces = (body: unknown): body is AsyncIterable<unknown> =>
  typeof body === 'object' && body !== null && Symbol.asyncIterator in body;

/** The page in a reply of DynamoDB's JSON, decoded in place. */
export function queryPageFrom(reply: unknown): QueryPage {
  if (!isItem(reply)) return broken();
  const { Items: items, LastEvaluatedKey: lastKey } = reply;
  return {
    items: Array.isArray(items) ? items.map(itemFrom) : [],
    lastKey: lastKey === undefined ? undefined : itemFrom(lastKey),
  };
}

/** Decodes in place, because copying every item would take most of the time. */
function itemFrom(item: unknown): Item {
  if (!isItem(item)) return broken();
  for (const name in item) item[name] = valueFrom(item[name]);
  return item;
}

function valueFrom(typed: unknown): unknown {
  if (!isItem(typed)) return broken();
  for (const type in typed) {
    const value = typed[type];
    switch (type) {
      case 'S':
      case 'BOOL':
        return value;
      case 'N':
        return Number(value);
      case 'M':
        return itemFrom(value);
      case 'L':
        return Array.isArray(value) ? value.map(valueFrom) : broken();
      case 'NULL':
        return null;
      case 'SS':
        return new Set(Array.isArray(value) ? value : broken());
      case 'NS':
        return new Set(Array.isArray(value) ? value.map(Number) : broken());
      case 'B':
        return Buffer.from(String(value), 'base64');
    }
  }
  return broken();
}

function broken(): never {
  throw new Error('an item of the table has a value of an unknown kind');
}
