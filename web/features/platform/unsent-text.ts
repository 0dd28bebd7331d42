// An administrator's unsent texts: kept in the tab, so that they outlive a session that ends.

import { useEffect } from 'react';
import * as z from 'zod/mini';
import { inTab } from '#web/ui/page/storage.ts';

const placeOf = (name: string): string => `stund-admin ${name}`;
const texts = z.record(z.string(), z.string());
export type Kept = Readonly<Record<string, string>>;

export function keptOf(name: string): Kept | undefined {
  const held = inTab.get(placeOf(name));
  return held === null ? undefined : z.safeParse(texts, JSON.parse(held)).data;
}
export const keep = (name: string, values: Kept): void =>
  void inTab.set(placeOf(name), JSON.stringify(values));
export const forget = (name: string): void => inTab.remove(placeOf(name));

/** Keeps `values` while something is typed, and forgets them otherwise. */
export function useKeptWhileTyped(name: string, values: Kept, isTyped: boolean): void {
  const held = JSON.stringify(values);
  useEffect(() => {
    if (isTyped) inTab.set(placeOf(name), held);
    else forget(name);
  }, [name, held, isTyped]);
}

/** For the log-out. */
export function forgetAll(): void {
  for (const name of inTab.names()) if (name.startsWith(placeOf(''))) inTab.remove(name);
}
