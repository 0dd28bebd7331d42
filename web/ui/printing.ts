// Owns whether the page is being put on paper, for every piece that draws more there than on the screen.

import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let isPrinting = false;
const watchers = new Set<() => void>();

function tell(next: boolean): void {
  isPrinting = next;
  // The browser takes its picture of the page as soon as the event returns.
  flushSync(() => {
    for (const watcher of watchers) watcher();
  });
}
const before = () => tell(true);
const after = () => tell(false);

function watch(watcher: () => void): () => void {
  if (watchers.size === 0) {
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
  }
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
    if (watchers.size > 0) return;
    window.removeEventListener('beforeprint', before);
    window.removeEventListener('afterprint', after);
    isPrinting = false;
  };
}

/** True from the moment before the page is printed until after: a piece that first appears meanwhile is told too. */
export const usePrinting = (): boolean => useSyncExternalStore(watch, () => isPrinting);
