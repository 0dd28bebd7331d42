// Saves a table as lines of text and restores it. Each line is an item in DynamoDB's JSON, as AWS's export to S3
// writes it.

import { createHash } from 'node:crypto';
import {
  type AttributeValue,
  BatchWriteItemCommand,
  DynamoDBClient,
  paginateScan,
  ScanCommand,
  type WriteRequest,
} from '@aws-sdk/client-dynamodb';

type Attributes = Record<string, AttributeValue>;

const itemsAtOnce = 25;
const batchesAtOnce = 8;
const segments = 4;
const retriesMax = 10;
const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/**
 * An item with the members of its sets sorted. Throws for bytes, which the product does not store: a copy would
 * lose them.
 */
function withSortedSets(value: AttributeValue): AttributeValue {
  if (value.M) return { M: itemWithSortedSets(value.M) };
  if (value.L) return { L: value.L.map(withSortedSets) };
  if (value.SS) return { SS: value.SS.toSorted() };
  if (value.NS) return { NS: value.NS.toSorted() };
  if (value.B !== undefined || value.BS !== undefined)
    throw new Error('the table holds bytes, which this copy does not know');
  return value;
}
const itemWithSortedSets = (item: Attributes): Attributes =>
  Object.fromEntries(Object.entries(item).map(([name, value]) => [name, withSortedSets(value)]));

/** The same text for the same item, whatever the order of its attributes. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const pairs = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${pairs.map(([name, content]) => `${JSON.stringify(name)}:${canonical(content)}`).join(',')}}`;
}

/** Collects items in any order and returns one hash of them all. */
export function stateHash() {
  const digests: string[] = [];
  return {
    add: (item: unknown): void => {
      digests.push(createHash('sha256').update(canonical(item)).digest('base64'));
    },
    count: (): number => digests.length,
    text: (): string => createHash('sha256').update(digests.toSorted().join('\n')).digest('hex'),
  };
}

export function openTableCopy(tableName: string) {
  const client = new DynamoDBClient({ maxAttempts: 8 });

  /** Every item; segments are read in parallel. */
  async function* items(): AsyncGenerator<Attributes> {
    const pages = Array.from({ length: segments }, (_, Segment) =>
      paginateScan(
        { client },
        { TableName: tableName, ConsistentRead: true, Segment, TotalSegments: segments },
      ),
    );
    for (const segment of pages)
      for await (const { Items = [] } of segment) yield* Items.map(itemWithSortedSets);
  }

  async function isEmpty(): Promise<boolean> {
    const { Count } = await client.send(new ScanCommand({ TableName: tableName, Limit: 1 }));
    return Count === 0;
  }

  async function writeBatch(batch: readonly Attributes[]): Promise<void> {
    let left: WriteRequest[] = batch.map((Item) => ({ PutRequest: { Item } }));
    for (let tries = 0; left.length > 0; tries += 1) {
      if (tries > retriesMax) throw new Error(`the table ${tableName} does not take the items`);
      if (tries > 0) await pause(Math.random() * 50 * 2 ** tries);
      const { UnprocessedItems } = await client.send(
        new BatchWriteItemCommand({ RequestItems: { [tableName]: left } }),
      );
      left = UnprocessedItems?.[tableName] ?? [];
    }
  }

  /** Puts every item, replacing what is there; returns how many. */
  async function write(source: AsyncIterable<Attributes>): Promise<number> {
    let count = 0;
    const running = new Set<Promise<void>>();
    const send = async (batch: readonly Attributes[]): Promise<void> => {
      const work: Promise<void> = writeBatch(batch).then(() => void running.delete(work));
      running.add(work);
      if (running.size >= batchesAtOnce) await Promise.race(running);
    };
    let batch: Attributes[] = [];
    for await (const item of source) {
      batch.push(item);
      count += 1;
      if (batch.length < itemsAtOnce) continue;
      await send(batch);
      batch = [];
    }
    if (batch.length > 0) await send(batch);
    await Promise.all(running);
    return count;
  }

  return { items, isEmpty, write, close: () => client.destroy() };
}
