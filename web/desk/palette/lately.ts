// What was chosen lately in the palette: ids of its items, the newest first, kept by the tab for each account.

import * as z from 'zod/mini';
import { inTab } from '#web/ui/page/storage.ts';

const place = 'stund-lately';
const mostKept = 4;
const kept = z.object({ of: z.string(), ids: z.array(z.string()) });

export function latelyOf(account: string): readonly string[] {
  const text = inTab.get(place);
  if (text === null) return [];
  const { of, ids } = z.parse(kept, JSON.parse(text));
  return of === account ? ids : [];
}

export function keepLately(account: string, id: string): void {
  const ids = [id, ...latelyOf(account).filter((one) => one !== id)].slice(0, mostKept);
  inTab.set(place, JSON.stringify({ of: account, ids }));
}
