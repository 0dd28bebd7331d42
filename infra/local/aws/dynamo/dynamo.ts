/** The embedded DynamoDB: its wire protocol over a data folder or memory, watched and disturbed as tests ask. */

import { setTimeout as wait } from 'node:timers/promises';
import type { DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import * as z from 'zod';
import { type Consumption, capacityReply, perTable } from './capacity.ts';
import { DynamoError, protocolErrorOf } from './errors.ts';
import { type Fault, type FaultHook, faultError } from './faults.ts';
import { readPages } from './pages.ts';
import { batchGet, getOne } from './reads.ts';
import type { Body, Outcome } from './requests.ts';
import { openStore } from './store.ts';
import { expireTtl, tableOperations } from './tables.ts';
import { openTokens } from './tokens.ts';
import { transactGet, transactWrite } from './transactions.ts';
import { batchWrite, writeItem } from './writes.ts';

/** One answered request, for tests that count round trips and capacity or check tenants apart. */
export type DynamoCall = {
  operation: string;
  /** Values of the partition keys named in the request; none for a scan. */
  partitions: string[];
  /** Capacity used, for refused requests too; one entry per table. */
  consumed: Consumption[];
  /** Items read for a page, before any filter. */
  scannedCount?: number;
  /** The error's name when the request was refused. */
  error?: string;
};

type DynamoReply = { status: number; text: string; isLost: boolean };
type DynamoAnswer = { status: number; body: Body; isLost: boolean };

export type Dynamo = {
  /** Answers one request in the same process; items are in DynamoDB's JSON. */
  ask: (operation: string, body: Body) => Promise<DynamoAnswer>;
  /** Answers one request of the JSON protocol. */
  handle: (target: string, body: string) => Promise<DynamoReply>;
  /** For an SDK client that needs no socket. */
  requestHandler: NonNullable<DynamoDBClientConfig['requestHandler']>;
  watch: (listener: (call: DynamoCall) => void) => () => void;
  faults: { set(hook: FaultHook | undefined): void };
  /** Deletes expired items; returns how many. */
  expireTtl: (nowSeconds: number) => Promise<number>;
  close: () => Promise<void>;
};

const requestBody = z.record(z.string(), z.unknown());
const severalTables = new Set(['BatchGetItem', 'BatchWriteItem', 'TransactGetItems', 'TransactWriteItems']);

function parseBody(text: string): Body {
  try {
    return requestBody.parse(JSON.parse(text === '' ? '{}' : text));
  } catch (cause) {
    const error = new DynamoError(
      'com.amazon.coral.service#SerializationException',
      'The request is not JSON.',
    );
    error.cause = cause;
    throw error;
  }
}

function withCapacity(operation: string, body: Body, { reply, consumed }: Outcome): Body {
  const listed = consumed.flatMap((one) => capacityReply(one, body['ReturnConsumedCapacity']) ?? []);
  if (listed.length === 0) return reply;
  return { ...reply, ConsumedCapacity: severalTables.has(operation) ? listed : listed[0] };
}

function refusal(operation: string, error: unknown): { status: number; body: Body; name: string } {
  const known = protocolErrorOf(error);
  if (known) return { status: known.statusCode, body: known.body, name: known.name };
  console.error(`embedded DynamoDB: ${operation} failed`, error);
  const message = error instanceof Error ? error.message : String(error);
  const name = 'InternalServerError';
  return { status: 500, body: { __type: `com.amazonaws.dynamodb.v20120810#${name}`, message }, name };
}

/** Opens the store in a folder, or in memory; a folder that cannot be used throws a `DataFolderError`. */
export async function openDynamo(options: { path?: string; region?: string } = {}): Promise<Dynamo> {
  const store = await openStore(options.path);
  if (options.region !== undefined) store.engine.tableDb.awsRegion = options.region;
  const tokens = await openTokens(store, Date.now);
  const operations: Record<string, (body: Body) => Promise<Outcome>> = {
    ...tableOperations(store),
    GetItem: getOne(store),
    PutItem: writeItem(store, 'putItem'),
    UpdateItem: writeItem(store, 'updateItem'),
    DeleteItem: writeItem(store, 'deleteItem'),
    Query: readPages(store, 'query'),
    Scan: readPages(store, 'scan'),
    BatchGetItem: batchGet(store),
    BatchWriteItem: batchWrite(store),
    TransactGetItems: transactGet(store),
    TransactWriteItems: transactWrite(store, tokens),
  };

  const perform = (operation: string, body: Body): Promise<Outcome> => {
    const work = operations[operation];
    if (work) return work(body);
    throw new DynamoError(
      'com.amazon.coral.service#UnknownOperationException',
      `${operation} is not emulated by the embedded DynamoDB.`,
    );
  };
  return watchedDynamo(perform, {
    expireTtl: (nowSeconds) => expireTtl(store, nowSeconds),
    close: () => store.engine.db.close(),
  });
}

function callOf(
  operation: string,
  outcome: Omit<Outcome, 'reply'> & { reply?: Body },
  error?: string,
): DynamoCall {
  const scannedCount = outcome.reply?.['ScannedCount'];
  const { partitions, consumed } = outcome;
  return {
    operation,
    partitions,
    consumed,
    ...(typeof scannedCount === 'number' && { scannedCount }),
    ...(error !== undefined && { error }),
  };
}

/** Performs requests, observed and disturbed as tests ask. */
export function watchedDynamo(
  perform: (operation: string, body: Body) => Promise<Outcome>,
  ending: Pick<Dynamo, 'expireTtl' | 'close'>,
): Dynamo {
  const listeners = new Set<(call: DynamoCall) => void>();
  let faultHook: FaultHook | undefined;

  async function run(operation: string, body: Body, fault: Fault | undefined): Promise<Outcome> {
    if (fault?.kind === 'delay') await wait(fault.ms ?? 0);
    const failure = faultError(fault, body);
    if (failure) throw failure;
    const outcome = await perform(operation, body);
    return { ...outcome, consumed: perTable(outcome.consumed) };
  }

  const report = (...words: Parameters<typeof callOf>): void => {
    for (const listener of listeners) listener(callOf(...words));
  };

  async function answer(operation: string, read: () => Body): Promise<DynamoAnswer> {
    let body: Body = {};
    let isLost = false;
    try {
      body = read();
      const fault = faultHook?.({ operation, body });
      isLost = fault?.kind === 'lost_reply';
      const outcome = await run(operation, body, fault);
      report(operation, outcome);
      return { status: 200, body: withCapacity(operation, body, outcome), isLost };
    } catch (error) {
      const refused = refusal(operation, error);
      const { partitions, consumed } =
        error instanceof DynamoError ? error : { partitions: [], consumed: [] };
      report(operation, { partitions, consumed: perTable(consumed) }, refused.name);
      return { status: refused.status, body: refused.body, isLost };
    }
  }

  async function handle(target: string, text: string): Promise<DynamoReply> {
    const { status, body, isLost } = await answer(target.split('.')[1] ?? '', () => parseBody(text));
    return { status, text: JSON.stringify(body), isLost };
  }

  return {
    ask: (operation, body) => answer(operation, () => body),
    handle,
    requestHandler: socketless(handle),
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    faults: {
      set: (hook) => {
        faultHook = hook;
      },
    },
    ...ending,
  };
}

const sentBody = z.union([z.string(), z.instanceof(Uint8Array)]);

function socketless(handle: Dynamo['handle']): Dynamo['requestHandler'] {
  return {
    metadata: { handlerProtocol: 'http/1.1' },
    handle: async (request: { headers: Record<string, string>; body?: unknown }) => {
      const body = sentBody.parse(request.body);
      const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
      const reply = await handle(request.headers['x-amz-target'] ?? '', text);
      if (reply.isLost) throw Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' });
      const headers = { 'content-type': 'application/x-amz-json-1.0' };
      return { response: { statusCode: reply.status, headers, body: Buffer.from(reply.text) } };
    },
  };
}
