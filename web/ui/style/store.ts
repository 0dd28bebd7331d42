// Owns a value outside React that components can watch.
import { useSyncExternalStore } from 'react';

export type Store<T> = { get: () => T; set: (next: T) => void; use: () => T };

export function makeStore<T>(initial: T): Store<T> {
  let value = initial;
  const watchers = new Set<() => void>();
  const watch = (watcher: () => void) => {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  };
  const get = () => value;
  return {
    get,
    set: (next) => {
      value = next;
      for (const watcher of watchers) watcher();
    },
    use: () => useSyncExternalStore(watch, get, get),
  };
}
