// How the service worker answers a request: which are its business, and what it does when the network is silent.

/** So long a page is waited for before the kept one is shown: a network that does not answer is none. */
export const pagePatienceMilliseconds = 4000;
export const shellPath = '/index.html';
export const settingsPath = '/config.json';
const cachePrefix = 'stund-';

export type Asked = {
  readonly method: string;
  readonly mode: string;
  readonly cache: string;
  readonly url: string;
};
export type Way = 'network' | 'page' | 'settings' | 'file';

/**
 * 'network': not ours, such as every call of the API: its answers are somebody's, and are never kept here. Whoever
 * asks for no cache ('no-store': is the site there? what time is it?) wants to know of the network, too.
 */
export function wayOf({ method, mode, cache, url }: Asked, origin: string): Way {
  const { origin: host, pathname } = new URL(url);
  if (method !== 'GET' || host !== origin || cache === 'no-store') return 'network';
  if (mode === 'navigate') return /\.\w+$/.test(pathname) && pathname !== shellPath ? 'network' : 'page';
  return pathname === settingsPath ? 'settings' : 'file';
}

export const cacheName = (version: string): string => `${cachePrefix}${version}`;
/** Caches of other versions: gone once no open tab uses them. */
export const outdated = (names: readonly string[], version: string): string[] =>
  names.filter((name) => name.startsWith(cachePrefix) && name !== cacheName(version));

/** The network's answer; after `milliseconds` without one, or when there is none, the other. */
export async function networkOr(
  ask: () => Promise<Response>,
  other: () => Promise<Response | undefined>,
  milliseconds: number,
): Promise<Response> {
  const asked = ask();
  const tooLate = new Promise<undefined>((done) => setTimeout(done, milliseconds));
  const first = await Promise.race([asked, tooLate]).catch(() => undefined);
  // A server in trouble is no page to work with; the kept one is.
  if (first && first.status < 500) return first;
  return (await other()) ?? asked;
}
