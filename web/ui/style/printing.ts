// Owns putting the page on paper: whether it is being done, what stands at every foot, and waiting for pictures.

import { useEffect, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

/** Whoever wants paper waits so long for pictures that were not on the screen. */
const picturesMilliseconds = 8000;

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

/** Prints what the page draws for paper; no browser itself waits for pictures that are first drawn there. */
export async function printPage(): Promise<void> {
  before();
  const missing = Array.from(document.images).filter((picture) => !picture.complete);
  if (missing.length > 0)
    await Promise.race([
      Promise.all(missing.map(ended)),
      new Promise((done) => setTimeout(done, picturesMilliseconds)),
    ]);
  window.print();
}

/** A picture that cannot be had is not waited for. */
const ended = (picture: HTMLImageElement) =>
  new Promise<void>((done) => {
    for (const name of ['load', 'error']) picture.addEventListener(name, () => done(), { once: true });
  });

/** Says at the foot of every page what it is a page of, beside its number. */
export function usePaperFoot(text: string): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--paper-foot', `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`);
    return () => {
      style.removeProperty('--paper-foot');
    };
  }, [text]);
}
