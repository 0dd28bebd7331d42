// The project of a scanned poster: kept by the log-in for the phone, which chooses it once.

import { inTab } from '#web/ui/page/storage.ts';

const place = 'stund-site';
const companyPlace = 'stund-site-of';
/** The longest id that an address may carry. */
const longest = 60;

/** `company`: whose poster it is. */
export function keepScannedSite(id: string | null, company: string | null): void {
  if (id === null || id === '' || id.length > longest) return;
  inTab.set(place, id);
  if (company === null) inTab.remove(companyPlace);
  else inTab.set(companyPlace, company);
}

export const scannedCompany = (): string | undefined => inTab.get(companyPlace) ?? undefined;

/** Undefined where nothing was scanned, or where it has been taken. */
export function takeScannedSite(): string | undefined {
  const id = inTab.get(place) ?? undefined;
  inTab.remove(place);
  return id;
}
