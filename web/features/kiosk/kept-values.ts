// Values in the browser's database: what has not been sent outlives a reload and a closed window.

import { type IDBPDatabase, openDB } from 'idb';

const storeName = 'unsent';

/**
 * Values by key in a database of their own. `read` says what a stored value is, or undefined when it cannot be
 * understood. Where the browser keeps nothing (a private window, a full disk) values last as long as the page.
 */
export function openKept<Value>(database: string, read: (stored: unknown) => Value | undefined) {
  const inMemory = new Map<string, Value>();
  const hear = new Set<() => void>();
  const tell = () => {
    for (const one of hear) one();
  };

  // Asynchronous even where there is no database at all, so that both ways of failing are one.
  const open = async (): Promise<IDBPDatabase> =>
    openDB(database, 1, { upgrade: (fresh) => void fresh.createObjectStore(storeName) });
  const refusedOnce = (error: unknown): undefined => {
    console.warn('The browser keeps nothing; what is unsent lasts as long as this page.', error);
    return undefined;
  };

  return {
    async get(key: string): Promise<Value | undefined> {
      if (inMemory.has(key)) return inMemory.get(key);
      const stored = await open()
        .then(async (opened) => {
          const found: unknown = await opened.get(storeName, key);
          opened.close();
          return found;
        })
        .catch(refusedOnce);
      return stored === undefined ? undefined : read(stored);
    },

    /** Reads, changes and writes in one transaction: two windows never overwrite each other's presses. */
    async change(key: string, change: (before: Value | undefined) => Value): Promise<Value> {
      const written = await open()
        .then(async (opened) => {
          const transaction = opened.transaction(storeName, 'readwrite');
          const stored: unknown = await transaction.store.get(key);
          const next = change(inMemory.get(key) ?? (stored === undefined ? undefined : read(stored)));
          await transaction.store.put(next, key);
          await transaction.done;
          opened.close();
          inMemory.delete(key);
          return { next };
        })
        .catch(refusedOnce);
      const next = written?.next ?? change(inMemory.get(key));
      if (!written) inMemory.set(key, next);
      tell();
      return next;
    },

    /** `changed` is called whenever something was changed; answers how to stop. */
    watch(changed: () => void): () => void {
      hear.add(changed);
      return () => hear.delete(changed);
    },
  };
}
