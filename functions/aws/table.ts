// The single table through the AWS SDK: reads, pages, and writes, several of which make one transaction.

import { type DynamoDBClientConfig, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import type { Key, Range } from '#functions/table/keys.ts';
import {
  type Change,
  expressionParts,
  type Item,
  parameters,
  WriteBusy,
  WriteRefused,
} from '#functions/table/write.ts';
import { type TableCalls, tableCalls } from './table-calls.ts';

type Page = { readonly items: Item[]; readonly next: string | undefined };
type QueryOptions = {
  readonly limit?: number;
  /** Continue after the item with this sort key. */
  readonly after?: string | undefined;
  readonly newestFirst?: boolean;
  readonly eventually?: boolean;
};
export type Table = {
  get: (key: Key) => Promise<Item | undefined>;
  /** Up to 100 items by key, consistent, in the order of the keys. */
  getMany: (keys: readonly Key[]) => Promise<(Item | undefined)[]>;
  query: (range: Range, options?: QueryOptions) => Promise<Page>;
  queryAll: (range: Range, options?: QueryOptions) => Promise<Item[]>;
  /**
   * Applies all changes or none. Throws `WriteRefused` when a condition fails, `WriteBusy` after repeated
   * conflicts.
   */
  write: (...changes: Change[]) => Promise<void>;
};

const triesMax = 5;
const retryMillisecondsMax = 2000;
const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** Reads are consistent unless a query says `eventually`; throttles and lost replies are tried up to five times. */
export function openTable(tableName: string, clientOptions: DynamoDBClientConfig = {}): Table {
  return tableOver(tableName, tableCalls({ maxAttempts: 5, ...clientOptions }));
}

/** The table behind these calls. */
export function tableOver(TableName: string, calls: TableCalls): Table {
  const place: Place = { calls, TableName };

  async function get(key: Key): Promise<Item | undefined> {
    const { Item } = await calls.get({ TableName, Key: key, ConsistentRead: true });
    return Item;
  }

  async function query(range: Range, options: QueryOptions = {}): Promise<Page> {
    const parts = expressionParts();
    const begins = range.begins ? ` AND begins_with(${parts.path('SK')}, ${parts.value(range.begins)})` : '';
    const KeyConditionExpression = `${parts.path('PK')} = ${parts.value(range.PK)}${begins}`;
    const { ExpressionAttributeNames, ExpressionAttributeValues = {} } = parts.filled();
    const { items, lastKey } = await calls.query({
      TableName,
      KeyConditionExpression,
      ExpressionAttributeNames,
      ExpressionAttributeValues: marshall(ExpressionAttributeValues),
      ConsistentRead: !options.eventually,
      ScanIndexForward: !options.newestFirst,
      ...(options.limit ? { Limit: options.limit } : {}),
      ...(options.after ? { ExclusiveStartKey: marshall({ PK: range.PK, SK: options.after }) } : {}),
    });
    const next = lastKey?.['SK'];
    return { items, next: typeof next === 'string' ? next : undefined };
  }

  async function queryAll(range: Range, options: QueryOptions = {}): Promise<Item[]> {
    const items: Item[] = [];
    let after: string | undefined;
    do {
      const page: Page = await query(range, { ...options, after });
      for (const item of page.items) items.push(item);
      after = page.next;
    } while (after !== undefined);
    return items;
  }

  return {
    get,
    getMany: (wanted) => getMany(place, wanted),
    query,
    queryAll,
    write: (...changes) => write(place, changes),
  };
}

const isAttributes = (value: unknown): value is NonNullable<Parameters<typeof unmarshall>[0]> =>
  typeof value === 'object' && value !== null;

type Place = { readonly calls: TableCalls; readonly TableName: string };

/** One change alone, or several as a transaction. */
async function once({ calls, TableName }: Place, changes: readonly Change[]): Promise<void> {
  const ReturnValuesOnConditionCheckFailure = 'ALL_OLD' as const;
  const shared = { TableName, ReturnValuesOnConditionCheckFailure };
  const [first] = changes;
  if (changes.length === 1 && first && !('check' in first)) {
    const { kind, ...rest } = parameters(first);
    if ('Item' in rest) await calls.put({ ...shared, ...rest });
    else if ('UpdateExpression' in rest) await calls.update({ ...shared, ...rest });
    else if (kind === 'delete') await calls.delete({ ...shared, ...rest });
    return;
  }
  const TransactItems = changes.map((change) => {
    const { kind: _, ...rest } = parameters(change);
    if ('Item' in rest) return { Put: { ...shared, ...rest } };
    if ('UpdateExpression' in rest) return { Update: { ...shared, ...rest } };
    if ('check' in change)
      return { ConditionCheck: { ...shared, ...rest, ConditionExpression: rest.ConditionExpression } };
    return { Delete: { ...shared, ...rest } };
  });
  await calls.transact({ TransactItems });
}

async function write(place: Place, changes: readonly Change[]): Promise<void> {
  if (!changes.length) return;
  const startedAt = performance.now();
  for (let tries = 1; ; tries += 1) {
    try {
      return await once(place, changes);
    } catch (error) {
      if (!isConflict(error)) throw refusalIn(error);
      const wait = Math.random() * Math.min(800, 25 * 2 ** tries);
      if (tries >= triesMax || performance.now() - startedAt + wait > retryMillisecondsMax)
        throw new WriteBusy();
      await pause(wait);
    }
  }
}

const reasonsOf = (error: unknown) =>
  error instanceof TransactionCanceledException ? (error.CancellationReasons ?? []) : [];

/** What a failed write throws: `WriteRefused` with the rows that a condition met. */
function refusalIn(error: unknown): unknown {
  const reasons = reasonsOf(error);
  if (reasons.some((reason) => reason.Code === 'ConditionalCheckFailed'))
    return new WriteRefused(
      reasons.map((reason) =>
        reason.Code === 'ConditionalCheckFailed'
          ? { item: reason.Item ? unmarshall(reason.Item) : undefined }
          : undefined,
      ),
    );
  if (!(error instanceof Error) || error.name !== 'ConditionalCheckFailedException') return error;
  const item = 'Item' in error && isAttributes(error.Item) ? unmarshall(error.Item) : undefined;
  return new WriteRefused([{ item }]);
}

/** The SDK retries throttling, but not a transaction that conflicts with another. A failed condition is no conflict. */
function isConflict(error: unknown): boolean {
  const codes = reasonsOf(error).map(({ Code }) => Code);
  if (codes.includes('ConditionalCheckFailed')) return false;
  if (codes.includes('TransactionConflict') || codes.includes('ThrottlingError')) return true;
  return error instanceof Error && error.name === 'TransactionConflictException';
}

async function getMany({ calls, TableName }: Place, wanted: readonly Key[]): Promise<(Item | undefined)[]> {
  const found = new Map<string, Item>();
  let left: Record<string, unknown>[] = [
    ...new Map(wanted.map((k) => [`${k.PK} ${k.SK}`, { ...k }])).values(),
  ];
  for (let tries = 0; left.length; ) {
    const { Responses, UnprocessedKeys } = await calls.getMany({
      RequestItems: { [TableName]: { Keys: left.slice(0, 100), ConsistentRead: true } },
    });
    for (const item of Responses?.[TableName] ?? [])
      found.set(`${String(item['PK'])} ${String(item['SK'])}`, item);
    const unread = UnprocessedKeys?.[TableName]?.Keys ?? [];
    left = [...left.slice(100), ...unread];
    if (unread.length === 0) continue;
    // Counts a try only when the table left keys unread; large batches need several calls anyway.
    tries += 1;
    if (tries > triesMax) throw new WriteBusy();
    await pause(Math.random() * 25 * 2 ** tries);
  }
  return wanted.map((k) => found.get(`${k.PK} ${k.SK}`));
}
