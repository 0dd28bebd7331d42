// The address of a project's page.

import { href } from '#web/screens.ts';

const before = '#project/';

export const projectHref = (id: string): string =>
  href('desk', { hash: `project/${encodeURIComponent(id)}` });

export const isProject = (hash: string): boolean => hash.startsWith(before);

/** The project's id in a hash; '' for another page's. */
export function projectIn(hash: string): string {
  if (!isProject(hash)) return '';
  try {
    return decodeURIComponent(hash.slice(before.length));
  } catch {
    return '';
  }
}
