// A table that answers queries from pages made before: what is measured is our own side, with the unmodified SDK.

import { Readable } from 'node:stream';
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import * as z from 'zod';
import { openTable, type Table } from '#functions/aws/table.ts';
import type { Item } from '#functions/table/write.ts';
import { itemBytes, readUnitsOf } from '#infra/local/aws/dynamo/capacity.ts';

const pageBytesMax = 1024 * 1024;

export type Page = { readonly text: Uint8Array; readonly bytes: number; readonly lastKey: string };
export type Asked = { queries: number; pages: number; readUnits: number; pagesOfOneQueryMax: number };

const text = z.object({ S: z.string() });
const query = z.object({
  ConsistentRead: z.boolean().optional(),
  ExpressionAttributeValues: z.object({ ':v0': text, ':v1': text.optional() }).catchall(z.unknown()),
  KeyConditionExpression: z.string(),
  ExclusiveStartKey: z.object({ SK: text }).optional(),
});

/** The pages of one partition, cut where DynamoDB cuts them: at 1 MB of items. */
function pagesOf(items: readonly Item[]): Page[] {
  const sorted = items.toSorted((one, other) => (String(one['SK']) < String(other['SK']) ? -1 : 1));
  const pages: Page[] = [];
  let page: Record<string, AttributeValue>[] = [];
  let bytes = 0;
  const cut = (isLast: boolean) => {
    const last = page.at(-1);
    const end = isLast || !last ? {} : { LastEvaluatedKey: { PK: last['PK'], SK: last['SK'] } };
    const reply = JSON.stringify({ Items: page, Count: page.length, ScannedCount: page.length, ...end });
    pages.push({ text: Buffer.from(reply), bytes, lastKey: last?.['SK']?.S ?? '' });
    page = [];
    bytes = 0;
  };
  for (const item of sorted) {
    const marshalled = marshall(item, { removeUndefinedValues: true });
    const size = itemBytes(JSON.parse(JSON.stringify(marshalled)));
    if (bytes + size > pageBytesMax) cut(false);
    page.push(marshalled);
    bytes += size;
  }
  cut(true);
  return pages;
}

/** The pages of all partitions, and how many bytes an entry takes. */
export function partitionsOf(items: readonly Item[]) {
  const partitions = new Map<string, Page[]>();
  const byPartition = Map.groupBy(items, (item) => {
    const [PK, SK] = [String(item['PK']), String(item['SK'])];
    return PK.includes('#W#') ? PK : `${PK} ${SK.slice(0, 2)}`;
  });
  let bytes = 0;
  let entries = 0;
  for (const [key, some] of byPartition) {
    const pages = pagesOf(some);
    partitions.set(key, pages);
    if (key.includes('#W#')) {
      bytes += pages.reduce((sum, page) => sum + page.bytes, 0);
      entries += some.length;
    }
  }
  return { partitions, bytesOfItem: bytes / entries };
}

export function pagedTable(items: readonly Item[]): { table: Table; asked: Asked; bytesOfItem: number } {
  const { partitions, bytesOfItem } = partitionsOf(items);
  return { ...tableOf(partitions), bytesOfItem };
}

export function tableOf(partitions: ReadonlyMap<string, readonly Page[]>): { table: Table; asked: Asked } {
  const asked: Asked = { queries: 0, pages: 0, readUnits: 0, pagesOfOneQueryMax: 0 };

  function answer(body: unknown): Uint8Array {
    const asking = query.parse(JSON.parse(String(body)));
    const { ':v0': first, ':v1': second } = asking.ExpressionAttributeValues;
    const [PK, begins] = asking.KeyConditionExpression.includes('begins_with')
      ? [second?.S ?? '', first.S]
      : [first.S, ''];
    const pages = partitions.get(begins === '' ? PK : `${PK} ${begins}`) ?? pagesOf([]);
    const after = asking.ExclusiveStartKey?.SK.S;
    const at = after === undefined ? 0 : pages.findIndex((page) => page.lastKey === after) + 1;
    const page = pages[at];
    if (page === undefined) throw new Error(`no page of ${PK} after ${after}`);
    if (at === 0) asked.queries += 1;
    asked.pages += 1;
    asked.pagesOfOneQueryMax = Math.max(asked.pagesOfOneQueryMax, at + 1);
    asked.readUnits += readUnitsOf(page.bytes, asking.ConsistentRead ?? false);
    return page.text;
  }

  const table = openTable('bench', {
    region: 'eu-west-1',
    credentials: { accessKeyId: 'bench', secretAccessKey: 'bench' },
    requestHandler: {
      metadata: { handlerProtocol: 'http/1.1' },
      handle: async (request: { body?: unknown }) => {
        const headers = { 'content-type': 'application/x-amz-json-1.0' };
        return {
          response: { statusCode: 200, headers, body: Readable.from([Buffer.from(answer(request.body))]) },
        };
      },
    },
  });
  return { table, asked };
}
