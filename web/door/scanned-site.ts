// The project of a scanned poster: kept by the log-in for the phone, which chooses it once.

import { inTab } from '#web/ui/page/storage.ts';

const place = 'stund-site';
/** The longest id that an address may carry. */
const longest = 60;

export function keepScannedSite(id: string | null): void {
  if (id !== null && id !== '' && id.length <= longest) inTab.set(place, id);
}

/** Undefined where nothing was scanned, or where it has been taken. */
export function takeScannedSite(): string | undefined {
  const id = inTab.get(place) ?? undefined;
  inTab.remove(place);
  return id;
}
