// The addresses of the posters to join, and the address that a poster's code opens.

import { href } from '#web/screens.ts';

const before = '#poster';

/** The poster of a site, or of the company where no project is named. */
export const posterHref = (projectId?: string): string =>
  href('desk', { hash: projectId === undefined ? 'poster' : `poster/${encodeURIComponent(projectId)}` });

export const isPoster = (hash: string): boolean => hash === before || hash.startsWith(`${before}/`);

/** The project's id in a poster's hash; undefined for the company's poster. */
export function siteIn(hash: string): string | undefined {
  if (!hash.startsWith(`${before}/`)) return undefined;
  try {
    return decodeURIComponent(hash.slice(before.length + 1));
  } catch {
    return undefined;
  }
}

/**
 * The employees' log-in with the company's name, and the project that will be chosen. It is no secret: it opens nothing
 * without a name and its password.
 */
export function joinAddress(company: string, projectId?: string): string {
  const query = new URLSearchParams({ company, ...(projectId === undefined ? {} : { site: projectId }) });
  return `${location.origin}${href('loginEmployee', { query })}`;
}
