/** Tables: made, described and dropped, with the settings the templates ask for, and the time-to-live sweep. */

import { setTimeout as wait } from 'node:timers/promises';
import createTable from 'dynalite/actions/createTable.js';
import deleteTable from 'dynalite/actions/deleteTable.js';
import type { Item, Table } from 'dynalite/db/index.js';
import * as z from 'zod';
import { DynamoError, invalid } from './errors.ts';
import { type Body, checked, type Outcome, perform } from './requests.ts';
import { type DynamoStore, deleteRowsUnder, isItem, itemPrefix, rowsUnder } from './store.ts';
import { removeItems } from './writes.ts';

const ttlPrefix = 'ttl~';
const listedTablesMax = 100;
const sweptAtOnce = 100;
/** The single table has none. */
const indexKinds = ['GlobalSecondaryIndexes', 'LocalSecondaryIndexes'];
// AWS ignores times to live more than five years past, as a guard against milliseconds and typing errors
const ttlPastSecondsMax = 5 * 365 * 24 * 60 * 60;

const outcome = (reply: Body): Outcome => ({ reply, consumed: [], partitions: [] });
const named = z.looseObject({ TableName: z.string() });
const timeToLive = z.object({ AttributeName: z.string().min(1), Enabled: z.boolean() });

/** A table must be usable, and described as such, as soon as CreateTable has answered. */
async function settled(store: DynamoStore, name: string): Promise<Table> {
  for (;;) {
    const table = await store.table(name).catch((error: unknown) => {
      if (error instanceof DynamoError) return undefined;
      throw error;
    });
    if (table) return table;
    await wait(1);
  }
}

async function dropTable(store: DynamoStore, body: Body): Promise<Outcome> {
  const data = checked('deleteTable', body, store.engine);
  const table = await store.table(data.TableName);
  store.forget(table.TableName);
  await deleteRowsUnder(store.engine, itemPrefix(table.TableName));
  await store.engine.db.batch([{ type: 'del', key: ttlPrefix + table.TableName }]);
  const reply = await perform(deleteTable, store.engine, data);
  while ((await store.tableNames()).includes(table.TableName)) await wait(1);
  return outcome(reply);
}

async function listTables(store: DynamoStore, body: Body): Promise<Outcome> {
  checked('listTables', body, store.engine);
  const asked = z
    .looseObject({
      Limit: z.number().default(listedTablesMax),
      ExclusiveStartTableName: z.string().default(''),
    })
    .parse(body);
  const after = (await store.tableNames()).filter((name) => name > asked.ExclusiveStartTableName);
  const TableNames = after.slice(0, asked.Limit);
  return outcome({
    TableNames,
    ...(after.length > TableNames.length && { LastEvaluatedTableName: TableNames.at(-1) }),
  });
}

async function ttlOf(store: DynamoStore, tableName: string) {
  const kept = timeToLive.safeParse(await store.engine.db.get(ttlPrefix + tableName)).data;
  return kept?.Enabled ? kept : undefined;
}

async function updateTimeToLive(store: DynamoStore, body: Body): Promise<Outcome> {
  const { TableName } = await tableIn(store, body);
  const wanted = timeToLive.safeParse(body['TimeToLiveSpecification']);
  if (!wanted.success) throw invalid("Value at 'timeToLiveSpecification' failed to satisfy constraint");
  await store.engine.db.put(ttlPrefix + TableName, wanted.data);
  return outcome({ TimeToLiveSpecification: wanted.data });
}

const tableIn = (store: DynamoStore, body: Body) => store.table(named.parse(body).TableName);

/** The operations on tables, by the name the protocol gives them. */
export const tableOperations = (store: DynamoStore): Record<string, (body: Body) => Promise<Outcome>> => ({
  CreateTable: (body) =>
    store.exclusive(async () => {
      const data = checked('createTable', body, store.engine);
      if (indexKinds.some((kind) => kind in body)) throw invalid('Secondary indexes are not emulated');
      await perform(createTable, store.engine, data);
      return outcome({ TableDescription: await settled(store, data.TableName) });
    }),
  DeleteTable: (body) => store.exclusive(() => dropTable(store, body)),
  DescribeTable: async (body) => {
    const data = checked('describeTable', body, store.engine);
    return outcome({ Table: await store.table(data.TableName) });
  },
  ListTables: (body) => listTables(store, body),
  UpdateTimeToLive: (body) => updateTimeToLive(store, body),
  DescribeTimeToLive: async (body) => {
    const ttl = await ttlOf(store, (await tableIn(store, body)).TableName);
    return outcome({
      TimeToLiveDescription: ttl
        ? { TimeToLiveStatus: 'ENABLED', AttributeName: ttl.AttributeName }
        : { TimeToLiveStatus: 'DISABLED' },
    });
  },
  DescribeContinuousBackups: async (body) => {
    await tableIn(store, body);
    return outcome({ ContinuousBackupsDescription: { ContinuousBackupsStatus: 'ENABLED' } });
  },
});

const isOver = (item: Item, attribute: string, nowSeconds: number) => {
  const expiresAt = Number(item[attribute]?.N ?? Number.NaN);
  return expiresAt <= nowSeconds && expiresAt > nowSeconds - ttlPastSecondsMax;
};

/** Deletes items whose time to live has passed, as AWS does within days; returns how many. */
export async function expireTtl(store: DynamoStore, nowSeconds: number): Promise<number> {
  let removed = 0;
  for (const name of await store.tableNames()) {
    const ttl = await ttlOf(store, name);
    if (!ttl) continue;
    const table = await store.table(name);
    const isWanted = (item: Item) => !isOver(item, ttl.AttributeName, nowSeconds);
    let over: Item[] = [];
    for await (const [, value] of rowsUnder(store.engine, itemPrefix(name))) {
      const item = isItem.parse(value);
      if (!isWanted(item)) over.push(item);
      if (over.length < sweptAtOnce) continue;
      removed += await removeItems(store, table, over, isWanted);
      over = [];
    }
    if (over.length > 0) removed += await removeItems(store, table, over, isWanted);
  }
  return removed;
}
