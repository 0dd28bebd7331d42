// The places of the company's own application and their addresses, each list with the order it was last left in.

import { href } from '#web/screens.ts';
import { keptSort } from './kept-sorts.ts';

export const deskPlaces = ['overview', 'employees', 'projects', 'entries', 'report', 'settings'] as const;
export type DeskPlace = (typeof deskPlaces)[number];

/** The key that goes there after 'g'. */
export const placeKeys: Record<DeskPlace, string> = {
  overview: 'o',
  employees: 'e',
  projects: 'p',
  entries: 't',
  report: 'r',
  settings: 's',
};

/** The address of a place: parts of /app by hash, the report by its own path (3-decisions). */
export function placeHref(place: DeskPlace, query?: URLSearchParams): string {
  if (place === 'report') return href('report');
  const hash = place === 'entries' ? 'all-entries' : place;
  const kept = query ?? keptSort(hash);
  return href('desk', kept ? { hash, query: kept } : { hash });
}
