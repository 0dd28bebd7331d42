// Owns the colour scheme: the person's choice, the system's, and the attribute that all colours depend on.
import { useSyncExternalStore } from 'react';
import { onDevice } from '#web/ui/page/storage.ts';

export type Scheme = 'light' | 'dark' | 'auto';

/** The storage key, which public/scheme.js reads before the page is drawn. */
const place = 'mantine-color-scheme-value';
const attribute = 'data-mantine-color-scheme';
const systemQuery = '(prefers-color-scheme: dark)';
const watchers = new Set<() => void>();

function chosenScheme(): Scheme {
  const kept = onDevice.get(place);
  return kept === 'light' || kept === 'dark' ? kept : 'auto';
}

/** Never stops watching. */
const stay = (): void => {};

export function chooseScheme(scheme: Scheme): void {
  if (scheme === 'auto') onDevice.remove(place);
  else onDevice.set(place, scheme);
  // A choice that the browser did not keep is unknown to public/scheme.js, which follows the system.
  watch(stay);
  show();
}

/** The person's choice, for the menu that ticks it. */
export function useChosenScheme(): Scheme {
  return useSyncExternalStore(watch, chosenScheme);
}

export function useShownScheme(): 'light' | 'dark' {
  return useSyncExternalStore(watch, shownScheme);
}

function shownScheme(): 'light' | 'dark' {
  const chosen = chosenScheme();
  if (chosen !== 'auto') return chosen;
  return window.matchMedia(systemQuery).matches ? 'dark' : 'light';
}

function show(): void {
  document.documentElement.setAttribute(attribute, shownScheme());
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  if (watchers.size === 0) {
    window.matchMedia(systemQuery).addEventListener('change', show);
    window.addEventListener('storage', show);
  }
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
    if (watchers.size > 0) return;
    window.matchMedia(systemQuery).removeEventListener('change', show);
    window.removeEventListener('storage', show);
  };
}
