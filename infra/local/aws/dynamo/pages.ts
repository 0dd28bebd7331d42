/** Query and Scan: one page at a time, cut at the limit or at 1 MB of items, costed by what was looked at. */
import { callbackify } from 'node:util';
import query from 'dynalite/actions/query.js';
import scan from 'dynalite/actions/scan.js';
import engine, { type CheckedRequest, type Item, type Range, type ReadPage } from 'dynalite/db/index.js';
import { itemBytes, readUnitsOf } from './capacity.ts';
import { openOverlay } from './overlay.ts';
import { type Body, checked, type Outcome, perform } from './requests.ts';
import { type DynamoStore, itemPrefix } from './store.ts';

const pageBytesMax = 1024 * 1024;
const rowsAtOnce = 500;
/** How much one step of the reader may hold. LevelDB's default of 16 KB takes seven times the steps for a page. */
const stepBytesMax = 256 * 1024;
/** The store returns what was put; parsing ten thousand rows would take a fifth of a long list's time. */
const isObject = (row: unknown): row is Item => typeof row === 'object' && row !== null;

const bytesLookedAt = new WeakMap<CheckedRequest, number>();

function rangeUnder(prefix: string, { gt, gte, lt, lte, reverse, limit }: Range): Range {
  return {
    ...(gt !== undefined ? { gt: prefix + gt } : { gte: prefix + (gte ?? '') }),
    ...(lte !== undefined ? { lte: prefix + lte } : { lt: prefix + (lt ?? '\xFF') }),
    ...(reverse && { reverse }),
    ...(limit !== undefined && limit > 0 && { limit }),
  };
}

async function lookAt(data: CheckedRequest, cursor: { nextv(size: number): Promise<unknown[]> }) {
  const looked: Item[] = [];
  let bytes = 0;
  const isFull = () => bytes >= pageBytesMax || (data.Limit !== undefined && looked.length >= data.Limit);
  while (!isFull()) {
    const rows = await cursor.nextv(rowsAtOnce);
    if (rows.length === 0) break;
    for (const row of rows) {
      if (isFull()) break;
      if (!isObject(row)) throw new Error('the store holds a row that is no item');
      looked.push(row);
      bytes += itemBytes(row);
    }
  }
  return { looked, bytes, isFull: isFull() };
}

function isKept(data: CheckedRequest, item: Item): boolean {
  const { _filter: filter } = data;
  if (filter) return engine.matchesExprFilter(item, filter.expression);
  const legacy = data.QueryFilter ?? data.ScanFilter;
  return legacy ? engine.matchesFilter(item, legacy, data.ConditionalOperator) : true;
}

const readPage: ReadPage = (store, table, data, range, _isLocal, _fetch, startKeyNames, callback) => {
  const prefix = itemPrefix(table.TableName);
  const page = async () => {
    const cursor = store.db.values({ ...rangeUnder(prefix, range), highWaterMarkBytes: stepBytesMax });
    try {
      const { looked, bytes, isFull } = await lookAt(data, cursor);
      bytesLookedAt.set(data, bytes);
      const kept = looked.filter((item) => isKept(data, item));
      const { _projection: projection } = data;
      const paths = projection?.paths ?? data.AttributesToGet;
      const last = isFull ? looked.at(-1) : undefined;
      return {
        ScannedCount: looked.length,
        Count: kept.length,
        ...(data.Select !== 'COUNT' && {
          Items: paths ? kept.map((item) => engine.mapPaths(paths, item)) : kept,
        }),
        ...(last && {
          LastEvaluatedKey: Object.fromEntries(startKeyNames.map((name) => [name, last[name] ?? {}])),
        }),
      };
    } finally {
      await cursor.close();
    }
  };
  callbackify(page)(callback);
};

// dynalite's own reader measures items in UTF-16 units and reads them one promise at a time
engine.queryTable = readPage;

export const readPages =
  (store: DynamoStore, kind: 'query' | 'scan') =>
  async (body: Body): Promise<Outcome> => {
    const data = checked(kind, body, store.engine);
    delete data.ReturnConsumedCapacity;
    const table = await store.table(data.TableName);
    const overlay = openOverlay(store);
    overlay.know(table);
    const value = data.KeyConditions?.[table.KeySchema[0]?.AttributeName ?? '']?.AttributeValueList[0];
    const partition = value?.S ?? value?.N ?? value?.B;
    const reply = await perform(kind === 'query' ? query : scan, overlay.view, data);
    const units = readUnitsOf(bytesLookedAt.get(data) ?? 0, data.ConsistentRead === true);
    return {
      reply,
      consumed: [{ tableName: table.TableName, readUnits: units, writeUnits: 0 }],
      partitions: partition === undefined ? [] : [partition],
    };
  };
