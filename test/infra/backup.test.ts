// `npm run backup`: what is saved comes back as it was, and nothing is written over by accident.

import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { DynamoDBDocumentClient, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { CreateTableCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stateHash } from '#functions/aws/table-copy.ts';
import { freePorts } from '#test/kit/system/npm-start.ts';
import { startGateway } from './emulators/gateway-kit.ts';

const run = promisify(execFile);
let folder = '';
let open: Awaited<ReturnType<typeof startGateway>>;
let documents: DynamoDBDocumentClient;
const items = [
  { PK: 'C#1', SK: 'A', n: 'Þakverk ehf.', at: 1_730_000_001, off: true, set: new Set(['b', 'a']) },
  { PK: 'C#1', SK: 'E#1', deep: { list: [1, 'two', { three: null }], empty: '' } },
];

async function backup(table: string, ...words: string[]) {
  const env = {
    ...process.env,
    AWS_ENDPOINT_URL: open.gateway.endpoint,
    AWS_REGION: 'eu-west-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    TABLE_NAME: table,
  };
  return run(process.execPath, ['functions/scripts/backup.ts', ...words], { env });
}
const rowsOf = async (TableName: string) => (await documents.send(new ScanCommand({ TableName }))).Items;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stund-backup-'));
  open = await startGateway((await freePorts()) + 3);
  const client = open.dynamo;
  documents = DynamoDBDocumentClient.from(client);
  for (const TableName of ['first', 'second'])
    await client.send(
      new CreateTableCommand({
        TableName,
        BillingMode: 'PAY_PER_REQUEST',
        AttributeDefinitions: ['PK', 'SK'].map((AttributeName) => ({
          AttributeName,
          AttributeType: 'S' as const,
        })),
        KeySchema: [
          { AttributeName: 'PK', KeyType: 'HASH' },
          { AttributeName: 'SK', KeyType: 'RANGE' },
        ],
      }),
    );
  for (const Item of items) await documents.send(new PutCommand({ TableName: 'first', Item }));
});
afterAll(async () => {
  await open.gateway.close();
  await rm(folder, { recursive: true, force: true });
});

describe('a backup', () => {
  it('puts every kind of value back as it was, and says one hash both times', async () => {
    const file = join(folder, 'table.jsonl.gz');
    const saved = await backup('first', 'save', file);
    const restored = await backup('second', 'restore', file);
    expect(saved.stdout).toMatch(/^saved 2 items [0-9a-f]{64}\n$/);
    expect(restored.stdout).toBe(saved.stdout.replace('saved', 'restored'));
    expect(await rowsOf('second')).toEqual(await rowsOf('first'));
  });

  it('is never written over another file, nor over rows that are there', async () => {
    const file = join(folder, 'kept.jsonl.gz');
    await backup('first', 'save', file);
    await expect(backup('first', 'save', file)).rejects.toMatchObject({ stderr: /EEXIST/ });
    await expect(backup('first', 'restore', file)).rejects.toMatchObject({ stderr: /the table holds items/ });
  });

  it('of a file that AWS exported is restored too', async () => {
    const file = join(folder, 'export.json.gz');
    const line = JSON.stringify({ Item: { PK: { S: 'X' }, SK: { S: 'Y' }, n: { N: '7' } } });
    await writeFile(file, gzipSync(`${line}\n`));
    await backup('second', 'restore', file, '--over');
    expect(await rowsOf('second')).toContainEqual({ PK: 'X', SK: 'Y', n: 7 });
  });
});

describe('the hash of a state', () => {
  const hashOf = (...all: unknown[]) => {
    const hash = stateHash();
    for (const one of all) hash.add(one);
    return hash.text();
  };
  it('does not depend on the order of items or attributes, and does on everything else', () => {
    const same = hashOf({ a: 1, b: { c: 2, d: 3 } }, { e: 4 });
    expect(hashOf({ e: 4 }, { b: { d: 3, c: 2 }, a: 1 })).toBe(same);
    expect(hashOf({ e: 4 }, { b: { d: 3, c: 2 }, a: 2 })).not.toBe(same);
    expect(hashOf({ e: 4 })).not.toBe(same);
    expect(hashOf({ e: 4 }, { e: 4 }, { a: 1, b: { c: 2, d: 3 } })).not.toBe(same);
  });
});
