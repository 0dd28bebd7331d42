// The address of a person's page.

import { href } from '#web/screens.ts';

const before = '#employee/';

export const personHref = (id: string): string =>
  href('desk', { hash: `employee/${encodeURIComponent(id)}` });

export const isPerson = (hash: string): boolean => hash.startsWith(before);

/** The employee's id in a hash; '' for another page's. */
export function personIn(hash: string): string {
  if (!isPerson(hash)) return '';
  try {
    return decodeURIComponent(hash.slice(before.length));
  } catch {
    return '';
  }
}
