/** S3, SQS and SNS topics by fauxqs, kept in one SQLite file and called without a socket of its own. */

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { buildApp } from 'fauxqs';
import * as z from 'zod';
import { DataFolderError } from '#infra/local/aws/dynamo/errors.ts';
import type { Incoming, Outgoing } from './gateway-http.ts';
import { PersistenceManager } from '../../../node_modules/fauxqs/dist/persistence.js';
import { S3Store } from '../../../node_modules/fauxqs/dist/s3/s3Store.js';
import { SnsStore } from '../../../node_modules/fauxqs/dist/sns/snsStore.js';
import { SqsStore } from '../../../node_modules/fauxqs/dist/sqs/sqsStore.js';

const account = '000000000000';
const bodyBytesMax = 512 * 1024 * 1024;

type QueueContent = { ready: string[]; delayed: string[]; inFlight: string[] };

type StoredObject = { body: Buffer; contentType: string; etag: string };

export type FilesAndQueues = {
  call: (request: Incoming) => Promise<Outgoing>;
  createBucket: (name: string) => void;
  /** Creates the queue, or gives an existing one these attributes and keeps its messages. Returns its address. */
  createQueue: (name: string, attributes?: Record<string, string>) => string;
  queueUrl: (name: string) => string;
  queueArn: (name: string) => string;
  sendMessage: (name: string, body: string, delaySeconds?: number) => string;
  /** The bodies of a queue's messages, without receiving them. */
  inspectQueue: (name: string) => QueueContent | undefined;
  /** Seconds until a received message is visible again; undefined when it is not held. */
  visibleInSeconds: (name: string, receiptHandle: string) => number | undefined;
  /** Makes messages visible whose time is over: fauxqs itself looks only when one is received, so that counts are late. */
  showDue: () => void;
  readObject: (bucket: string, key: string) => Promise<StoredObject | undefined>;
  close: () => Promise<void>;
};

const database = z.object({ db: z.instanceof(DatabaseSync) });

/**
 * SQLite waits for the disk after every write, and the whole local cloud with it. Without that a killed process still
 * loses nothing; a power cut may lose the last moments, as it may for the table.
 */
const writeWithoutWaiting = (kept: PersistenceManager): void =>
  database.parse(kept).db.exec('PRAGMA synchronous = NORMAL');

function openStores(folder: string | undefined) {
  const stores = { sqsStore: new SqsStore(), snsStore: new SnsStore(), s3Store: new S3Store() };
  if (folder === undefined) return { stores, closeStores: () => undefined };
  try {
    const kept = new PersistenceManager(folder);
    writeWithoutWaiting(kept);
    kept.load(stores.sqsStore, stores.snsStore, stores.s3Store);
    stores.sqsStore.persistence = kept;
    stores.snsStore.persistence = kept;
    stores.s3Store.persistence = kept;
    for (const queue of stores.sqsStore.allQueues()) {
      queue.persistence = kept;
      // The earlier process held these messages and has ended. Zero would lose them in fauxqs.
      for (const handle of queue.inflightMessages.keys()) queue.changeVisibility(handle, 1);
    }
    return { stores, closeStores: () => kept.close() };
  } catch (error) {
    throw new DataFolderError('data_folder_broken', folder, error);
  }
}

/**
 * fauxqs listens on every network interface, so it is not let listen at all: the gateway, on 127.0.0.1 only,
 * calls it in memory.
 */
export async function openFilesAndQueues(options: {
  dataDir?: string;
  region: string;
  port: number;
}): Promise<FilesAndQueues> {
  const { region } = options;
  const folder = options.dataDir === undefined ? undefined : join(options.dataDir, 'fauxqs');
  const { stores, closeStores } = openStores(folder);
  const { sqsStore, s3Store } = stores;
  const app = buildApp({ logger: false, defaultRegion: region, stores });
  liftBodyLimit(app);
  await app.ready();

  const queueUrl = (name: string) => `http://127.0.0.1:${options.port}/${account}/${name}`;
  const queueArn = (name: string) => `arn:aws:sqs:${region}:${account}:${name}`;
  const queueNamed = (name: string) => {
    const queue = sqsStore.getQueueByName(name);
    if (!queue) throw new Error(`There is no queue ${name}.`);
    return queue;
  };

  return {
    ...callsOf(app),
    createBucket: (name) => s3Store.createBucket(name),
    createQueue: (name, attributes = {}) => {
      const existing = sqsStore.getQueueByName(name);
      // recreating it would delete its messages
      if (existing) existing.setAttributes(attributes);
      else sqsStore.createQueue(name, queueUrl(name), queueArn(name), attributes);
      return queueUrl(name);
    },
    queueUrl,
    queueArn,
    sendMessage: (name, body, delaySeconds) => {
      const queue = queueNamed(name);
      const seconds = delaySeconds ?? Number(queue.attributes['DelaySeconds'] ?? 0);
      const message = SqsStore.createMessage(body, {}, seconds > 0 ? seconds : undefined);
      queue.enqueue(message);
      return message.messageId;
    },
    inspectQueue: (name) => {
      sqsStore.processAllTimers();
      const found = sqsStore.inspectQueue(name)?.messages;
      if (!found) return undefined;
      return {
        ready: found.ready.map((message) => message.body),
        delayed: found.delayed.map((message) => message.body),
        inFlight: found.inflight.map(({ message }) => message.body),
      };
    },
    visibleInSeconds: (name, receiptHandle) => {
      const taken = queueNamed(name).inflightMessages.get(receiptHandle);
      return taken && Math.max(0, Math.ceil((taken.visibilityDeadline - Date.now()) / 1000));
    },
    showDue: () => sqsStore.processAllTimers(),
    close: async () => {
      await app.close();
      closeStores();
    },
  };
}

const methods = z.enum(['GET', 'PUT', 'POST', 'HEAD', 'DELETE']);
const hopHeaders = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date']);

/** fauxqs accepts bodies up to 11 MB; an export with photos is larger. */
function liftBodyLimit(app: ReturnType<typeof buildApp>): void {
  const asText = { parseAs: 'string' as const, bodyLimit: bodyBytesMax };
  const asBytes = { parseAs: 'buffer' as const, bodyLimit: bodyBytesMax };
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/x-amz-json-1.0', asText, async (_: unknown, text: string) =>
    JSON.parse(text),
  );
  app.addContentTypeParser('application/x-www-form-urlencoded', asText, async (_: unknown, text: string) =>
    Object.fromEntries(new URLSearchParams(text)),
  );
  app.addContentTypeParser('*', asBytes, async (_: unknown, bytes: Buffer) => bytes);
}

function callsOf(app: ReturnType<typeof buildApp>): Pick<FilesAndQueues, 'call' | 'readObject'> {
  return {
    call: async ({ method, target, headers, body }) => {
      const reply = await app.inject({
        method: methods.parse(method),
        url: target,
        headers: { ...headers, 'content-length': String(body.length) },
        payload: body,
      });
      const sent = Object.entries(reply.headers).flatMap(([name, value]): [string, string][] =>
        value === undefined || hopHeaders.has(name) ? [] : [[name, String(value)]],
      );
      return { status: reply.statusCode, headers: Object.fromEntries(sent), body: reply.rawPayload };
    },
    readObject: async (bucket, key) => {
      const path = [bucket, ...key.split('/')].map(encodeURIComponent).join('/');
      const reply = await app.inject({ method: 'GET', url: `/${path}` });
      if (reply.statusCode !== 200) return undefined;
      const { 'content-type': contentType = '', etag = '' } = reply.headers;
      return { body: reply.rawPayload, contentType, etag };
    },
  };
}
