// Owns printing: whether the page is being printed, the text at the foot, and waiting for pictures.

import { useEffect, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

/** The longest wait for pictures that were not on the screen before. */
const picturesMilliseconds = 8000;

let isPrinting = false;
const watchers = new Set<() => void>();

function setPrinting(next: boolean): void {
  isPrinting = next;
  // Rendered synchronously, because the browser prints as soon as the event handler returns.
  flushSync(() => {
    for (const watcher of watchers) watcher();
  });
}
const before = () => setPrinting(true);
const after = () => setPrinting(false);

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

/** True while the page is being printed, also in components that are mounted meanwhile. */
export const usePrinting = (): boolean => useSyncExternalStore(watch, () => isPrinting);

/** Prints the page, after waiting for pictures that only paper shows, which browsers do not wait for. */
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

/** Resolves when a picture has loaded or failed. */
const ended = (picture: HTMLImageElement) =>
  new Promise<void>((done) => {
    for (const name of ['load', 'error']) picture.addEventListener(name, () => done(), { once: true });
  });

/** Sets the text at the foot of every printed page, beside the page number. */
export function usePaperFoot(text: string): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--paper-foot', `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`);
    return () => {
      style.removeProperty('--paper-foot');
    };
  }, [text]);
}
