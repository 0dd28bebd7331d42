// The places of the company's own application and their addresses, each list with the order it was last left in.

import { integrationKeys } from '#shared/limits.ts';
import type { Session } from '#shared/model/company/company.ts';
import { href } from '#web/screens.ts';
import { keptSort } from './kept-sorts.ts';

const deskPlaces = ['overview', 'employees', 'projects', 'entries', 'report', 'payroll', 'settings'] as const;
export type DeskPlace = (typeof deskPlaces)[number];

/** Payroll is a place of companies that make files for a payroll system, or close hours by pay periods. */
export const placesOf = (
  session: Pick<Session, 'integrations' | 'settings' | 'closed_days'>,
): readonly DeskPlace[] =>
  integrationKeys.some((key) => session.integrations?.[key]?.active) ||
  session.settings?.pay_periods ||
  session.closed_days
    ? deskPlaces
    : deskPlaces.filter((place) => place !== 'payroll');

/** The key that goes there after 'g'. */
export const placeKeys: Record<DeskPlace, string> = {
  overview: 'o',
  employees: 'e',
  projects: 'p',
  entries: 't',
  report: 'r',
  payroll: 'y',
  settings: 's',
};

/** The address of a place: parts of /app by hash, the report by its own path (3-decisions). */
export function placeHref(place: DeskPlace, query?: URLSearchParams): string {
  if (place === 'report') return href('report');
  const hash = place === 'entries' ? 'all-entries' : place;
  const kept = query ?? keptSort(hash);
  return href('desk', kept ? { hash, query: kept } : { hash });
}
