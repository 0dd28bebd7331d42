// Owns a whole running system for tests of the API and of journeys: `npm start` on free ports and a folder of its own.

import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { openTable, type Table } from '#functions/aws/table.ts';
import type { Item } from '#functions/table/write.ts';
import { deployedSystem, freshly } from './deployed-system.ts';
import { copyDemo } from './filled-demo.ts';
import { ended, freePorts, NotStarted, runStart } from './npm-start.ts';

const login = z.object({
  role: z.enum(['ADMIN', 'COMPANY', 'COMPANY_TIME_CLOCK', 'EMPLOYEE']),
  url: z.string(),
  company: z.string(),
  name: z.string(),
  password: z.string(),
});
const readyLine = z.object({
  web: z.string(),
  api: z.string(),
  outbox: z.string(),
  aws: z.string(),
  logins: z.array(login),
});
const mail = z.object({
  id: z.string(),
  to: z.array(z.string()),
  subject: z.string(),
  html: z.string().optional(),
  text: z.string().optional(),
  headers: z.record(z.string(), z.string()).optional(),
});
const sms = z.object({ id: z.string(), phoneNumber: z.string(), text: z.string() });
const queueDepth = z.object({
  name: z.string(),
  waiting: z.number(),
  inFlight: z.number(),
  delayed: z.number(),
  deadLetters: z.object({ name: z.string(), waiting: z.number() }).optional(),
});
const outboxState = z.object({
  now: z.number(),
  mails: z.array(mail),
  sms: z.array(sms),
  queues: z.array(queueDepth),
});

type SentMail = z.output<typeof mail>;
type SentSms = z.output<typeof sms>;
type QueueDepth = z.output<typeof queueDepth>;

export type RunningSystem = z.output<typeof readyLine> & {
  readonly dataFolder: string;
  readonly clock: {
    /** The product's time in epoch seconds. */
    now(): Promise<number>;
    advance(seconds: number): Promise<void>;
    reset(): Promise<void>;
  };
  mails: () => Promise<SentMail[]>;
  sms: () => Promise<SentSms[]>;
  queues: () => Promise<QueueDepth[]>;
  /** Sends the dead letters of a queue to it again; returns their number. */
  redrive: (queueName: string) => Promise<number>;
  readonly tableName: string;
  /** The table with the interface that handlers use. */
  readonly table: Table;
  /** A client of the table for reads that handlers do not have. */
  readonly documents: DynamoDBDocumentClient;
  /** Every row of the table, for the checker. */
  rows: () => Promise<Item[]>;
  /** Kills the process; the data folder stays, and `startSystem({ dataFolder })` continues with it. */
  kill: () => Promise<void>;
  /** Ends the process, and removes the data folder unless it was given. */
  stop: () => Promise<void>;
};

export type SystemOptions = {
  /** A new folder holds the demo companies, filled once and copied; without it, none. */
  readonly demo: boolean;
  /** Builds and serves the screens too, which only journeys need. */
  readonly web?: boolean;
  /** Uses this folder instead of a new one. */
  readonly dataFolder?: string;
  /** The web's port; a free one when not given. */
  readonly port?: number;
};

/** A system that runs already and keeps running after the tests. */
async function attached(options: SystemOptions) {
  const deployed = deployedSystem();
  if (!deployed) return undefined;
  const ready = readyLine.parse(JSON.parse(await freshly(deployed, options.demo)));
  const nobodyEnds = (): never => {
    throw new Error('a deployment is not killed by a test');
  };
  return {
    ready,
    end: (signal: NodeJS.Signals) => (signal === 'SIGKILL' ? nobodyEnds() : Promise.resolve()),
  };
}

async function isNew(folder: string): Promise<boolean> {
  await mkdir(folder, { recursive: true });
  return (await readdir(folder)).length === 0;
}

async function started(options: SystemOptions, dataFolder: string) {
  if (options.demo && (await isNew(dataFolder))) await copyDemo(dataFolder);
  for (let tries = 1; ; tries += 1) {
    const port = options.port ?? (await freePorts());
    const words = ['--json', '--port', String(port), '--data', dataFolder];
    if (!options.demo) words.push('--empty');
    if (!options.web) words.push('--without-web');
    try {
      const { child, line } = await runStart(words);
      return {
        ready: readyLine.parse(JSON.parse(line)),
        end: (signal: NodeJS.Signals) => ended(child, signal),
      };
    } catch (error) {
      // Another test may have taken a port between the check and the start.
      const isPortLost = error instanceof NotStarted && /Port \d+|EADDRINUSE/.test(error.said);
      if (!isPortLost || options.port !== undefined || tries >= 5) throw error;
    }
  }
}

/** All rows except those that every start writes, which record that its sweeps ran. */
export const isNoSweep = ({ PK }: Item): boolean => !String(PK).startsWith('D#');

/** Starts a system and waits until it is ready. */
export async function startSystem(options: SystemOptions): Promise<RunningSystem> {
  const dataFolder = options.dataFolder ?? (await mkdtemp(join(tmpdir(), 'stund-system-')));
  const { ready, end } = (await attached(options)) ?? (await started(options, dataFolder));
  const region = 'eu-central-1';
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const client = new DynamoDBClient({ endpoint: ready.aws, region, credentials });
  const documents = DynamoDBDocumentClient.from(client);
  const { TableNames = [] } = await client.send(new ListTablesCommand({}));
  // An emulator may hold tables of others.
  const tableName = TableNames.find((name) => name.startsWith('stund')) ?? TableNames[0] ?? '';

  const state = async () => {
    const reply = await fetch(`${ready.outbox}/state.json`);
    return outboxState.parse(await reply.json());
  };
  async function turn(path: string, body: unknown): Promise<unknown> {
    const headers = { 'content-type': 'application/json' };
    const reply = await fetch(ready.outbox + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return reply.json();
  }
  async function rows(): Promise<Item[]> {
    const found: Item[] = [];
    const pages = paginateScan({ client: documents }, { TableName: tableName, ConsistentRead: true });
    for await (const page of pages) found.push(...(page.Items ?? []));
    return found;
  }

  return {
    ...ready,
    dataFolder,
    tableName,
    documents,
    table: openTable(tableName, { endpoint: ready.aws, region, credentials }),
    clock: {
      now: async () => (await state()).now,
      advance: async (seconds) => void (await turn('/clock', { seconds })),
      reset: async () => void (await turn('/clock', { reset: 'yes' })),
    },
    mails: async () => (await state()).mails,
    sms: async () => (await state()).sms,
    queues: async () => (await state()).queues,
    redrive: async (queue) => z.object({ moved: z.number() }).parse(await turn('/redrive', { queue })).moved,
    rows,
    kill: () => end('SIGKILL'),
    stop: async () => {
      client.destroy();
      await end('SIGTERM');
      if (options.dataFolder === undefined) await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
