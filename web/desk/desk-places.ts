// The office's places and their addresses; the address of a list keeps the order in which it was last left.

import type { Session } from '#shared/model/company/company.ts';
import { href } from '#web/screens.ts';
import { keptSort } from './kept-sorts.ts';
import { holds } from '#web/api/holds.ts';

const deskPlaces = [
  'overview',
  'week',
  'employees',
  'projects',
  'entries',
  'report',
  'payroll',
  'settings',
] as const;
export type DeskPlace = (typeof deskPlaces)[number];

/** The places of a company; 'Payroll', where a month is brought to its end, for a person who may do that. */
export const placesOf = (session: Pick<Session, 'manager'>): readonly DeskPlace[] =>
  holds(session, 'payroll.make') ? deskPlaces : deskPlaces.filter((place) => place !== 'payroll');

/** The key that opens a place after 'g'. */
export const placeKeys: Record<DeskPlace, string> = {
  overview: 'o',
  week: 'w',
  employees: 'e',
  projects: 'p',
  entries: 't',
  report: 'r',
  payroll: 'y',
  settings: 's',
};

/** The address of a place: a hash of /app, or the report's own path (3-decisions). */
export function placeHref(place: DeskPlace, query?: URLSearchParams): string {
  if (place === 'report') return href('report');
  const hash = place === 'entries' ? 'all-entries' : place;
  const kept = query ?? keptSort(hash);
  return href('desk', kept ? { hash, query: kept } : { hash });
}

const beforeProject = '#project/';

/** The address of a project's page. */
export const projectHref = (id: string): string =>
  href('desk', { hash: `project/${encodeURIComponent(id)}` });

export const isProject = (hash: string): boolean => hash.startsWith(beforeProject);

/** The project's id in a hash; '' for another page's. */
export function projectIn(hash: string): string {
  if (!isProject(hash)) return '';
  try {
    return decodeURIComponent(hash.slice(beforeProject.length));
  } catch {
    return '';
  }
}
