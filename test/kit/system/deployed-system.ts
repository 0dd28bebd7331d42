// Owns a deployment to an emulator as the system under test: before each test file its table is emptied, or filled with the demo.

import { readFileSync } from 'node:fs';
import { deserialize } from 'node:v8';
import {
  type AttributeValue,
  BatchWriteItemCommand,
  DynamoDBClient,
  paginateScan,
  type WriteRequest,
} from '@aws-sdk/client-dynamodb';
import { PurgeQueueCommand, SQSClient } from '@aws-sdk/client-sqs';
import * as z from 'zod';

export type Row = Record<string, AttributeValue>;
const given = z.object({
  /** The line that `localstack:deploy --json` prints. */
  line: z.string(),
  tableName: z.string(),
  /** The file with the rows that were there when the tests began. */
  rowsFile: z.string(),
});
export type DeployedSystem = z.output<typeof given>;
const name = 'DEPLOYED_SYSTEM';
const rowsAtOnce = 25;
const batchesAtOnce = 8;

/** The deployment to test; undefined if the tests start systems of their own. */
export function deployedSystem(): DeployedSystem | undefined {
  const text = process.env[name];
  return text === undefined ? undefined : given.parse(JSON.parse(text));
}
export const asEnvironment = (system: DeployedSystem): Record<string, string> => ({
  [name]: JSON.stringify(system),
});

const emulatorAt = (aws: string) => ({
  endpoint: aws,
  region: 'eu-central-1',
  credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
});
const clientAt = (aws: string): DynamoDBClient => new DynamoDBClient(emulatorAt(aws));

export async function rowsAt(aws: string, TableName: string): Promise<Row[]> {
  const client = clientAt(aws);
  const rows: Row[] = [];
  for await (const { Items = [] } of paginateScan({ client }, { TableName, ConsistentRead: true }))
    rows.push(...Items);
  client.destroy();
  return rows;
}

/** Makes the table hold exactly these rows. */
export async function putRows(aws: string, tableName: string, rows: readonly Row[]): Promise<void> {
  const client = clientAt(aws);
  const placeOf = ({ PK, SK }: Row): string => `${PK?.S}\n${SK?.S}`;
  const kept = new Set(rows.map(placeOf));
  const others = (await rowsAt(aws, tableName)).filter((row) => !kept.has(placeOf(row)));
  const requests: WriteRequest[] = [
    ...others.flatMap(({ PK, SK }) => (PK && SK ? [{ DeleteRequest: { Key: { PK, SK } } }] : [])),
    ...rows.map((Item) => ({ PutRequest: { Item } })),
  ];
  const write = async (): Promise<void> => {
    while (requests.length > 0) {
      const { UnprocessedItems } = await client.send(
        new BatchWriteItemCommand({ RequestItems: { [tableName]: requests.splice(0, rowsAtOnce) } }),
      );
      requests.push(...(UnprocessedItems?.[tableName] ?? []));
    }
  };
  await Promise.all(Array.from({ length: batchesAtOnce }, write));
  client.destroy();
}

const places = z.looseObject({ aws: z.string(), outbox: z.string() });
const state = z.object({
  offsetSeconds: z.number(),
  queues: z.array(z.object({ name: z.string(), deadLetters: z.object({ name: z.string() }) })),
});

async function turn(outbox: string, path: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(outbox + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  await reply.arrayBuffer();
}

/** Removes messages that a test made fail: each would come back for minutes, and the next file would wait for it. */
async function emptyQueues(aws: string, queueNames: readonly string[]): Promise<void> {
  const client = new SQSClient(emulatorAt(aws));
  for (const queue of queueNames)
    await client.send(new PurgeQueueCommand({ QueueUrl: `${aws}/000000000000/${queue}` }));
  client.destroy();
}

/** Empties the deployment, or restores its demo, and returns the line with its addresses. */
export async function freshly(system: DeployedSystem, hasDemo: boolean): Promise<string> {
  const { line, tableName, rowsFile } = system;
  const { aws, outbox } = places.parse(JSON.parse(line));
  const before = z.custom<Row[]>(Array.isArray).parse(deserialize(readFileSync(rowsFile)));
  const { offsetSeconds, queues } = state.parse(await (await fetch(`${outbox}/state.json`)).json());
  await emptyQueues(
    aws,
    queues.flatMap((queue) => [queue.name, queue.deadLetters.name]),
  );
  await putRows(aws, tableName, hasDemo ? before : []);
  await turn(outbox, '/clear', {});
  if (offsetSeconds !== 0) await turn(outbox, '/clock', { reset: 'yes' });
  return line;
}
