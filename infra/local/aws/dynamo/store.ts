/** The data folder of the embedded DynamoDB: opening it, its tables, and serialised writes. */
import engine, { type Item, type Store, type Table } from 'dynalite/db/index.js';
import * as z from 'zod';
import { DataFolderError, DynamoError } from './errors.ts';

const tablePrefix = 'table~';
const afterPrefix = '\xFF';
const rowsAtOnce = 500;

export const itemPrefix = (tableName: string) => `item-${tableName}~`;

/** Where an item lies. */
export type Place = { readonly table: Table; readonly key: string };

export type DynamoStore = {
  engine: Store;
  /** The table, or ResourceNotFoundException; kept in memory until `forget`. */
  table(name: string): Promise<Table>;
  tableNames(): Promise<string[]>;
  forget(name: string): void;
  item(tableName: string, key: string): Promise<Item | undefined>;
  /** Several items, in the order of `places`. */
  items(places: readonly Place[]): Promise<(Item | undefined)[]>;
  /** Runs one piece of work at a time. Every write uses it, so that checks are never out of date. */
  exclusive<T>(work: () => Promise<T>): Promise<T>;
};

export const isItem = z.custom<Item>((value) => typeof value === 'object' && value !== null);
const isTable = z.custom<Table>(
  (value) => z.object({ TableName: z.string(), TableStatus: z.string() }).safeParse(value).success,
);

const codeOf = (error: unknown): string =>
  z
    .object({ code: z.string() })
    .safeParse(error instanceof Error && error.cause !== undefined ? error.cause : error).data?.code ?? '';

/** Every row whose key starts with the prefix, a few hundred at a time so that other requests run in between. */
export async function* rowsUnder(store: Store, prefix: string): AsyncGenerator<[string, unknown]> {
  const cursor = store.db.iterator({ gte: prefix, lt: `${prefix}${afterPrefix}` });
  try {
    for (;;) {
      const rows = await cursor.nextv(rowsAtOnce);
      if (rows.length === 0) return;
      yield* rows;
    }
  } finally {
    await cursor.close();
  }
}

export async function deleteRowsUnder(store: Store, prefix: string): Promise<void> {
  for await (const [key] of rowsUnder(store, prefix)) await store.db.batch([{ type: 'del', key }]);
}

/** dynalite marks a new table CREATING for a moment; a process killed then leaves it so, and this repairs it. */
async function activateTables(store: Store): Promise<void> {
  for await (const [key, value] of rowsUnder(store, tablePrefix)) {
    const table = isTable.parse(value);
    if (table.TableStatus === 'ACTIVE') continue;
    if (table.TableStatus === 'DELETING') {
      await deleteRowsUnder(store, itemPrefix(table.TableName));
      await store.db.batch([{ type: 'del', key }]);
      continue;
    }
    await store.db.batch([{ type: 'put', key, value: { ...table, TableStatus: 'ACTIVE' } }]);
  }
}

async function openEngine(path: string | undefined): Promise<Store> {
  const times = { createTableMs: 0, deleteTableMs: 0, updateTableMs: 0 };
  const store = engine.create(path === undefined ? times : { path, ...times });
  try {
    await store.db.open();
    await activateTables(store);
  } catch (error) {
    if (path === undefined) throw error;
    const isLocked = codeOf(error) === 'LEVEL_LOCKED';
    await store.db.close().catch(() => undefined);
    throw new DataFolderError(isLocked ? 'data_folder_locked' : 'data_folder_broken', path, error);
  }
  return store;
}

/** Opens the folder, or an empty store in memory when no path is given. */
export async function openStore(path: string | undefined): Promise<DynamoStore> {
  const store = await openEngine(path);
  const tables = new Map<string, Table>();
  let lastTurn: Promise<unknown> = Promise.resolve();

  return {
    engine: store,
    table: async (name) => {
      const known = tables.get(name);
      if (known) return known;
      const found = isTable.safeParse(await store.db.get(`${tablePrefix}${name}`)).data;
      if (found?.TableStatus !== 'ACTIVE')
        throw new DynamoError('ResourceNotFoundException', 'Requested resource not found');
      tables.set(name, found);
      return found;
    },
    tableNames: async () => {
      const names: string[] = [];
      for await (const [key] of rowsUnder(store, tablePrefix)) names.push(key.slice(tablePrefix.length));
      return names;
    },
    forget: (name) => {
      tables.delete(name);
    },
    item: async (tableName, key) => {
      const found = await store.db.get(`${itemPrefix(tableName)}${key}`);
      return found === undefined ? undefined : isItem.parse(found);
    },
    items: async (places) => {
      const found = await store.db.getMany(places.map(({ table, key }) => itemPrefix(table.TableName) + key));
      return found.map((one) => (one === undefined ? undefined : isItem.parse(one)));
    },
    exclusive: (work) => {
      const turn = lastTurn.then(work);
      lastTurn = turn.then(
        () => undefined,
        () => undefined,
      );
      return turn;
    },
  };
}
