// How the service worker treats a request: which ones it answers, and what it does without the network.

/** After this time without an answer to a page's request, the kept page is shown. */
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
export type Handling = 'network' | 'page' | 'settings' | 'file';

/**
 * 'network': the worker leaves the request alone. So it does with calls of the API, whose personal answers are never
 * kept, and with requests for 'no-store', which test the network.
 */
export function handlingOf({ method, mode, cache, url }: Asked, origin: string): Handling {
  const { origin: host, pathname } = new URL(url);
  if (method !== 'GET' || host !== origin || cache === 'no-store') return 'network';
  if (mode === 'navigate') return /\.\w+$/.test(pathname) && pathname !== shellPath ? 'network' : 'page';
  return pathname === settingsPath ? 'settings' : 'file';
}

export const cacheName = (version: string): string => `${cachePrefix}${version}`;
/** The caches of other versions, to be deleted once no open tab uses them. */
export const outdated = (names: readonly string[], version: string): string[] =>
  names.filter((name) => name.startsWith(cachePrefix) && name !== cacheName(version));

/** The network's answer; `other`, if there is none within `milliseconds`. */
export async function networkOr(
  ask: () => Promise<Response>,
  other: () => Promise<Response | undefined>,
  milliseconds: number,
): Promise<Response> {
  const asked = ask();
  const tooLate = new Promise<undefined>((done) => setTimeout(done, milliseconds));
  const first = await Promise.race([asked, tooLate]).catch(() => undefined);
  // After a server fault the kept page is shown, because people can work with it.
  if (first && first.status < 500) return first;
  return (await other()) ?? asked;
}
