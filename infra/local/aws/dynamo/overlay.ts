/** A view in which dynalite's own actions write into memory; the result is committed as one batch or dropped. */
import type { Callback, Item, Store, SubStore, Table, Write } from 'dynalite/db/index.js';
import { type DynamoStore, isItem, itemPrefix, type Place } from './store.ts';

export type Overlay = {
  /**
   * dynalite's store interface over this view. It answers synchronously, so that exceptions stay inside the call.
   */
  view: Store;
  /** Lets the view answer for a table. */
  know(table: Table): void;
  /** Reads an item into the view; every item an action touches must be loaded before it runs. */
  load(table: Table, key: string): Promise<Item | undefined>;
  /** Reads all items of a request at once. */
  loadAll(places: readonly Place[]): Promise<void>;
  /** The item as this view has it. */
  item(table: Table, key: string): Item | undefined;
  writes: Write[];
  commit(more?: Write[]): Promise<void>;
};

export function openOverlay(store: DynamoStore): Overlay {
  const items = new Map<string, Item | undefined>();
  const tables = new Map<string, Table>();
  const writes: Write[] = [];

  return {
    view: {
      ...store.engine,
      getItemDb: recordedStores(items, writes),
      getTable: (name, checkStatus, callback) => {
        const answer = typeof checkStatus === 'function' ? checkStatus : callback;
        answer?.(null, tables.get(name));
      },
    },
    know: (table) => {
      tables.set(table.TableName, table);
    },
    load: async (table, key) => {
      tables.set(table.TableName, table);
      const full = itemPrefix(table.TableName) + key;
      if (!items.has(full)) items.set(full, await store.item(table.TableName, key));
      return items.get(full);
    },
    loadAll: async (places) => {
      const found = await store.items(places);
      places.forEach(({ table, key }, at) => {
        tables.set(table.TableName, table);
        items.set(itemPrefix(table.TableName) + key, found[at]);
      });
    },
    item: (table, key) => items.get(itemPrefix(table.TableName) + key),
    writes,
    commit: async (more = []) => {
      if (writes.length + more.length > 0) await store.engine.db.batch([...writes, ...more]);
    },
  };
}

/** Stores, by the table's name, that answer from `items` and record what is written. */
const recordedStores =
  (items: Map<string, Item | undefined>, writes: Write[]) =>
  (tableName: string): SubStore => {
    const prefix = itemPrefix(tableName);
    const record = (write: Write, callback: Callback<unknown>) => {
      writes.push(write);
      callback(null);
    };
    return {
      lock: (_key, run) => run((callback) => callback),
      get: (key, callback) => callback(null, items.get(prefix + key)),
      put: (key, value, callback) => {
        items.set(prefix + key, isItem.parse(value));
        record({ type: 'put', key: prefix + key, value }, callback);
      },
      del: (key, callback) => {
        items.set(prefix + key, undefined);
        record({ type: 'del', key: prefix + key }, callback);
      },
    };
  };
