/** The data folder of the embedded DynamoDB: stop, kill and start, folders that cannot be used, and time to live. */

import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DescribeTimeToLiveCommand, UpdateTimeToLiveCommand } from '@aws-sdk/client-dynamodb';
import { PutCommand, QueryCommand, ScanCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { openStore } from '#infra/local/aws/dynamo/store.ts';
import { inTemporaryFolder, openTable, tableName as TableName } from './dynamo-kit.ts';
import { answersBeforeKill, killedWriter } from './killed-writer.ts';

// many, so that a kill is likely to meet one half written if that were possible
const groupItems = 40;

async function everyItem(open: Awaited<ReturnType<typeof openTable>>) {
  const items: Record<string, unknown>[] = [];
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await open.documents.send(
      new ScanCommand({
        TableName,
        ...(ExclusiveStartKey && { ExclusiveStartKey }),
      }),
    );
    items.push(...(page.Items ?? []));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return items;
}

describe('the data folder of the embedded DynamoDB', () => {
  it('a killed process loses nothing it answered and leaves no part of a transaction', () =>
    inTemporaryFolder(async (folder) => {
      const answered: string[] = [];
      for (const round of [0, 1, 2, 3, 4, 5]) {
        // a little later each round, so as not to fall always on the same step
        const args = [folder, String(round), String(groupItems)];
        answered.push(...(await killedWriter('dynamo-writer.ts', args, round * 2)));
        const open = await openTable(folder);
        const items = await everyItem(open);
        await open.dynamo.close();
        const groups = new Map<string, number>();
        for (const { pk } of items) groups.set(String(pk), (groups.get(String(pk)) ?? 0) + 1);
        groups.delete('last');
        expect([...groups.values()].filter((parts) => parts !== groupItems)).toEqual([]);
        expect(answered.filter((id) => !groups.has(`G#${id}`))).toEqual([]);
      }
      expect(answered.length).toBeGreaterThan(6 * answersBeforeKill - 1);
    }));

  it('tables, items, time to live and tokens are there after a restart', () =>
    inTemporaryFolder(async (folder) => {
      const first = await openTable(folder);
      await first.create();
      const increment = new TransactWriteCommand({
        ClientRequestToken: 'before-the-restart',
        TransactItems: [
          {
            Update: {
              TableName,
              Key: { pk: 'n', sk: 'n' },
              UpdateExpression: 'ADD n :one',
              ExpressionAttributeValues: { ':one': 1 },
            },
          },
        ],
      });
      await first.documents.send(increment);
      const TimeToLiveSpecification = { AttributeName: 'expires', Enabled: true };
      await first.client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification }));
      await first.dynamo.close();

      const second = await openTable(folder);
      await second.documents.send(increment);
      const found = await second.documents.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: 'pk = :p',
          ExpressionAttributeValues: { ':p': 'n' },
        }),
      );
      expect(found.Items).toMatchObject([{ n: 1 }]);
      const ttl = await second.client.send(new DescribeTimeToLiveCommand({ TableName }));
      expect(ttl.TimeToLiveDescription).toMatchObject({
        TimeToLiveStatus: 'ENABLED',
        AttributeName: 'expires',
      });
      await second.dynamo.close();
    }));

  it('a table whose making was cut off is usable at the next start, one being dropped is gone', () =>
    inTemporaryFolder(async (folder) => {
      const first = await openTable(folder);
      await first.create();
      await first.documents.send(new PutCommand({ TableName, Item: { pk: 'a', sk: '1' } }));
      await first.dynamo.close();
      const leave = async (TableStatus: string) => {
        const store = await openStore(folder);
        const table = await store.table(TableName);
        await store.engine.db.put(`table~${TableName}`, { ...table, TableStatus });
        await store.engine.db.close();
      };
      await leave('CREATING');
      const second = await openTable(folder);
      expect(await everyItem(second)).toHaveLength(1);
      await second.dynamo.close();
      await leave('DELETING');
      const third = await openTable(folder);
      await third.create();
      expect(await everyItem(third)).toEqual([]);
      await third.dynamo.close();
    }));

  it('a folder that another process uses is named as locked', () =>
    inTemporaryFolder(async (folder) => {
      const first = await openTable(folder);
      await expect(openTable(folder)).rejects.toMatchObject({ code: 'data_folder_locked', path: folder });
      await first.dynamo.close();
      const again = await openTable(folder);
      await again.dynamo.close();
    }));

  it('a folder that is damaged is named as broken', () =>
    inTemporaryFolder(async (folder) => {
      const first = await openTable(folder);
      await first.create();
      await first.dynamo.close();
      const manifest = (await readdir(folder)).find((name) => name.startsWith('MANIFEST'));
      await writeFile(join(folder, manifest ?? 'CURRENT'), 'not a manifest');
      await expect(openTable(folder)).rejects.toMatchObject({ code: 'data_folder_broken' });
    }));

  it('a path that is a file is named as broken', () =>
    inTemporaryFolder(async (folder) => {
      await writeFile(join(folder, 'file'), 'x');
      await expect(openTable(join(folder, 'file'))).rejects.toMatchObject({ code: 'data_folder_broken' });
    }));
});

describe('time to live', () => {
  it('an expired row is deleted; one that has not expired, or never does, stays', async () => {
    const open = await openTable();
    await open.create();
    const put = (sk: string, expires?: unknown) =>
      open.documents.send(new PutCommand({ TableName, Item: { pk: 'ttl', sk, expires } }));
    await put('over', 1_000_000_000);
    await put('just over', 1_000_000_100);
    await put('later', 1_000_000_101);
    await put('never');
    await put('text', '1000000000');
    await put('long ago', 1_000_000_100 - 6 * 365 * 86_400);
    expect(await open.dynamo.expireTtl(1_000_000_100)).toBe(0);
    const TimeToLiveSpecification = { AttributeName: 'expires', Enabled: true };
    await open.client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification }));
    expect(await open.dynamo.expireTtl(1_000_000_100)).toBe(2);
    const left = new Set((await everyItem(open)).map((item) => item['sk']));
    expect(left).toEqual(new Set(['later', 'long ago', 'never', 'text']));
    await open.dynamo.close();
  });
});
