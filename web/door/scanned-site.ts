// The project of a scanned poster: kept by the log-in for the phone, which chooses it once.

import { inTab } from '#web/ui/page/storage.ts';

export const sitePlace = 'stund-site';

/** Undefined where nothing was scanned, or where it has been taken. */
export function takeScannedSite(): string | undefined {
  const id = inTab.get(sitePlace) ?? undefined;
  inTab.remove(sitePlace);
  return id;
}
