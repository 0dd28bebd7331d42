// Keeps the project of a scanned poster. In a file of its own, because only the reading belongs to the phone's first script.

import { inTab } from '#web/ui/page/storage.ts';
import { sitePlace } from './scanned-site.ts';

/** The longest id that an address may carry. */
const longest = 60;

export function keepScannedSite(id: string | null): void {
  if (id !== null && id !== '' && id.length <= longest) inTab.set(sitePlace, id);
}
