// What the log-in keeps of a scanned poster: its project, and whose poster it is. The phone's first script reads only the first.

import { inTab } from '#web/ui/page/storage.ts';
import { companyPlace, sitePlace } from './scanned-site.ts';

/** The longest id that an address may carry. */
const longest = 60;

export function keepScannedSite(id: string | null, company: string | null): void {
  if (id === null || id === '' || id.length > longest) return;
  inTab.set(sitePlace, id);
  if (company === null) inTab.remove(companyPlace);
  else inTab.set(companyPlace, company);
}
