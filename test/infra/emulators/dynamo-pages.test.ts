/** Pages of the embedded DynamoDB, through the unmodified SDK, in memory and on disk. */

import { BatchWriteCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTableIn, tableName as TableName } from './dynamo-kit.ts';

describe.each(['memory', 'disk'])('pages of the embedded DynamoDB in %s', (place) => {
  let open: Awaited<ReturnType<typeof openTableIn>>;

  beforeAll(async () => {
    open = await openTableIn(place);
  });
  afterAll(() => open.close());

  const walk = async (more: Partial<QueryCommandInput>) => {
    const keys: string[] = [];
    let pages = 0;
    let ExclusiveStartKey: Record<string, unknown> | undefined;
    do {
      const page = await open.query({ ...more, ...(ExclusiveStartKey && { ExclusiveStartKey }) });
      keys.push(...(page.Items ?? []).map((item) => String(item['sk'])));
      pages += 1;
      ExclusiveStartKey = page.LastEvaluatedKey;
    } while (ExclusiveStartKey);
    return { keys, pages };
  };

  it('pages follow each other without gap or overlap, in both orders', async () => {
    for (let from = 0; from < 100; from += 25)
      await open.documents.send(
        new BatchWriteCommand({
          RequestItems: {
            [TableName]: Array.from({ length: 25 }, (_, at) => ({
              PutRequest: {
                Item: {
                  pk: 'page',
                  sk: `D#${String(from + at).padStart(4, '0')}`,
                  v: from + at,
                },
              },
            })),
          },
        }),
      );
    const down = await walk({
      KeyConditionExpression: 'pk = :p AND begins_with(sk, :d)',
      ExpressionAttributeValues: { ':p': 'page', ':d': 'D#' },
      Limit: 30,
      ScanIndexForward: false,
    });
    expect(down).toMatchObject({ pages: 4 });
    expect(down.keys).toHaveLength(100);
    expect([down.keys.at(0), down.keys.at(-1)]).toEqual(['D#0099', 'D#0000']);
  });

  it('a filter hides items but not the work of reading them', async () => {
    const page = await open.query({
      KeyConditionExpression: 'pk = :p AND sk BETWEEN :a AND :b',
      FilterExpression: 'v > :v',
      ExpressionAttributeValues: { ':p': 'page', ':a': 'D#0010', ':b': 'D#0019', ':v': 14 },
    });
    expect(page).toMatchObject({ Count: 5, ScannedCount: 10 });
  });

  it('a page ends at 1 MB', async () => {
    for (let at = 0; at < 20; at += 1)
      await open.put({ pk: 'large', sk: String(at), text: 'x'.repeat(100_000) });
    const page = await open.query({
      KeyConditionExpression: 'pk = :p',
      ExpressionAttributeValues: { ':p': 'large' },
    });
    expect(page.Count).toBe(11);
    expect(page.LastEvaluatedKey).toBeDefined();
  });

  it('letters beyond English are found by their beginning', async () => {
    await open.put({ pk: 'ü€😀', sk: 'Łódź#ÿ' });
    const page = await open.query({
      KeyConditionExpression: 'pk = :p AND begins_with(sk, :s)',
      ExpressionAttributeValues: { ':p': 'ü€😀', ':s': 'Łó' },
    });
    expect(page.Count).toBe(1);
  });
});
