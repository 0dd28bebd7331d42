// What most tests of the domain call instead of the SDK answers as the SDK does: the same replies, errors and rows.

import {
  ConditionalCheckFailedException,
  DynamoDBServiceException,
  TransactionCanceledException,
} from '@aws-sdk/client-dynamodb';
import { afterAll, describe, expect, it } from 'vitest';
import type { TableCalls } from '#functions/aws/table-calls.ts';
import type { Dynamo } from '#infra/local/aws/dynamo/dynamo.ts';
import type { Fault } from '#infra/local/aws/dynamo/faults.ts';
import { directCalls } from '#test/kit/world/direct-calls.ts';
import { callsOfTheSdk, openDynamoWithTable } from '#test/kit/world/embedded-table.ts';

async function open(callsOf: (dynamo: Dynamo) => TableCalls) {
  const { dynamo, TableName } = await openDynamoWithTable();
  return { dynamo, TableName, calls: callsOf(dynamo) };
}
const bySdk = await open(callsOfTheSdk);
const directly = await open(directCalls);
afterAll(async () => {
  await bySdk.dynamo.close();
  await directly.dynamo.close();
});

const { TableName } = directly;
const old = { ReturnValuesOnConditionCheckFailure: 'ALL_OLD' } as const;
const Key = (SK: string) => ({ PK: 'company', SK });
const everyKind = {
  text: 'Þórður \u{1f477} "\\"',
  empty: '',
  whole: 1_794_988_800,
  broken: -0.125,
  tiny: 1e-7,
  yes: true,
  nothing: null,
  left: undefined,
  map: { inner: { S: 'not a type', N: 3, left: undefined }, list: [1, 'two', [null, { three: 3 }]] },
  emptyMap: {},
  list: [],
  texts: new Set(['b', 'a']),
  numbers: new Set([2.5, 1]),
};

type Outcome = { readonly reply: unknown } | { readonly error: unknown };

/** All that the code and its tests can see of an error of the SDK. */
function seen(error: unknown): unknown {
  if (!(error instanceof DynamoDBServiceException))
    return error instanceof Error ? { name: error.name, message: error.message } : error;
  const { name, message, $fault, $metadata } = error;
  return {
    name,
    message,
    $fault,
    status: $metadata.httpStatusCode,
    isRefused: error instanceof ConditionalCheckFailedException,
    isCancelled: error instanceof TransactionCanceledException,
    item: error instanceof ConditionalCheckFailedException ? error.Item : undefined,
    reasons: error instanceof TransactionCanceledException ? error.CancellationReasons : undefined,
  };
}

const outcome = (work: Promise<unknown>): Promise<Outcome> =>
  work.then(
    (reply) => ({ reply }),
    (error: unknown) => ({ error: seen(error) }),
  );

type Step = (calls: TableCalls) => Promise<unknown>;
type Met = { readonly kind: Fault['kind']; readonly times: number };
const shown = async (calls: TableCalls, SK: string) => (await calls.get({ TableName, Key: Key(SK) })).Item;
/** Reads of a reply what the table reads of it. */
const read: Record<string, Step> = {
  'a row of every kind': (calls) => shown(calls, 'kinds'),
  'a missing row': (calls) => shown(calls, 'none'),
  'several rows, in no order': async (calls) => {
    const Keys = ['kinds', 'counter', 'none'].map(Key);
    const { Responses, UnprocessedKeys } = await calls.getMany({
      RequestItems: { [TableName]: { Keys, ConsistentRead: true } },
    });
    return { Responses, UnprocessedKeys };
  },
  'the same row twice': (calls) =>
    calls.getMany({ RequestItems: { [TableName]: { Keys: [Key('kinds'), Key('kinds')] } } }),
  'a page and the key that it ends with': (calls) => calls.query({ ...all, Limit: 1, ConsistentRead: true }),
  'the rows after it, newest first': (calls) =>
    calls.query({
      ...all,
      ScanIndexForward: false,
      ExclusiveStartKey: { PK: { S: 'company' }, SK: { S: 'd' } },
    }),
  'an expression without its value': (calls) => calls.query({ ...all, ExpressionAttributeValues: {} }),
  'a table that is missing': (calls) => calls.get({ TableName: 'missing', Key: Key('kinds') }),
};
const all = {
  TableName,
  KeyConditionExpression: '#pk = :pk',
  ExpressionAttributeNames: { '#pk': 'PK' },
  ExpressionAttributeValues: { ':pk': { S: 'company' } },
};

const isAbsent = { ConditionExpression: 'attribute_not_exists(PK)' };
const addOne = (SK: string) => ({
  TableName,
  Key: Key(SK),
  UpdateExpression: 'ADD #n :one',
  ExpressionAttributeNames: { '#n': 'n' },
  ExpressionAttributeValues: { ':one': 1 },
});
const writes: Record<string, Step> = {
  'a new row': (calls) => calls.put({ TableName, Item: { ...Key('new'), ...everyKind }, ...isAbsent }),
  'a row that exists': (calls) => calls.put({ TableName, Item: Key('kinds'), ...isAbsent, ...old }),
  'a row that exists, its content not asked for': (calls) =>
    calls.put({ TableName, Item: Key('kinds'), ...isAbsent }),
  'a row without its key': (calls) => calls.put({ TableName, Item: { PK: 'company' } }),
  'a row with an empty key': (calls) => calls.put({ TableName, Item: { PK: 'company', SK: '' } }),
  'a row that is too large': (calls) =>
    calls.put({ TableName, Item: { ...Key('large'), filling: 'x'.repeat(500_000) } }),
  'a set of nothing': (calls) => calls.put({ TableName, Item: { ...Key('set'), texts: new Set() } }),
  'a number that is none': (calls) => calls.put({ TableName, Item: { ...Key('nan'), n: Number.NaN } }),
  'a change': (calls) => calls.update(addOne('counter')),
  'a change of a missing row': (calls) =>
    calls.update({ ...addOne('none'), ConditionExpression: 'attribute_exists(PK)', ...old }),
  'a change that its row cannot take': (calls) =>
    calls.update({ ...addOne('kinds'), ExpressionAttributeNames: { '#n': 'text' } }),
  'an end': (calls) => calls.delete({ TableName, Key: Key('ended') }),
  'a refused end': (calls) => calls.delete({ TableName, Key: Key('kinds'), ...isAbsent, ...old }),
  'several changes': (calls) =>
    calls.transact({
      TransactItems: [
        { Put: { TableName, Item: { ...Key('put'), ...everyKind }, ...isAbsent, ...old } },
        { Update: addOne('counter') },
        { Delete: { TableName, Key: Key('ended') } },
        { ConditionCheck: { TableName, Key: Key('kinds'), ConditionExpression: 'attribute_exists(PK)' } },
      ],
    }),
  'several changes, two of them refused': (calls) =>
    calls.transact({
      TransactItems: [
        { Put: { TableName, Item: Key('kinds'), ...isAbsent, ...old } },
        { Update: addOne('counter') },
        { ConditionCheck: { TableName, Key: Key('kinds'), ...isAbsent } },
      ],
    }),
  'two changes of one row': (calls) =>
    calls.transact({
      TransactItems: [{ Update: addOne('counter') }, { Delete: { TableName, Key: Key('counter') } }],
    }),
  'no change': (calls) => calls.transact({ TransactItems: [] }),
};
const faults: Met[] = [
  { kind: 'throttle', times: 1 },
  { kind: 'throttle', times: 20 },
  { kind: 'error500', times: 2 },
  { kind: 'error500', times: 20 },
  { kind: 'lost_reply', times: 1 },
  { kind: 'lost_reply', times: 20 },
  { kind: 'conflict', times: 1 },
];

/** The outcome of the step and all rows after it, in a table that holds the same before it. */
async function after({ calls, dynamo }: typeof directly, step: Step, met?: Met) {
  for (const SK of ['put', 'new', 'set', 'nan', 'large', 'none'])
    await calls.delete({ TableName, Key: Key(SK) });
  await calls.put({ TableName, Item: { ...Key('kinds'), ...everyKind } });
  await calls.put({ TableName, Item: { ...Key('counter'), n: 5 } });
  await calls.put({ TableName, Item: Key('ended') });
  const operations: string[] = [];
  const stop = dynamo.watch(({ operation }) => operations.push(operation));
  let left = met?.times ?? 0;
  dynamo.faults.set(() => (met && left-- > 0 ? { kind: met.kind } : undefined));
  const got = await outcome(step(calls));
  dynamo.faults.set(undefined);
  stop();
  const { items } = await calls.query({ ...all, ConsistentRead: true });
  return { got, operations, items };
}

describe('direct calls', () => {
  it.each(Object.entries(read))('read %s as the SDK does', async (_, step) => {
    expect(await after(directly, step)).toEqual(await after(bySdk, step));
  });

  it.each(Object.entries(writes))('write %s as the SDK does', async (_, step) => {
    const withoutReply = (calls: TableCalls) => step(calls).then(() => undefined);
    expect(await after(directly, withoutReply)).toEqual(await after(bySdk, withoutReply));
  });

  it.each(faults)('meet $kind $times times as the SDK does', async (met) => {
    for (const name of ['a change', 'several changes'] as const) {
      const step = (calls: TableCalls) => (writes[name]?.(calls) ?? Promise.reject()).then(() => undefined);
      expect(await after(directly, step, met)).toEqual(await after(bySdk, step, met));
    }
  });
});
