// The service worker: keeps the files of one build, so that the clock opens without a network. No answer of the API.

import {
  cacheName,
  networkOr,
  outdated,
  pagePatienceMilliseconds,
  settingsPath,
  shellPath,
  wayOf,
} from './shell.ts';

/** Put in by the build: its files, and a name that changes with them. */
declare const builtFiles: readonly string[];
declare const builtVersion: string;
declare const self: ServiceWorkerGlobalScope;

const kept = () => caches.open(cacheName(builtVersion));
const keptFile = async (path: string): Promise<Response | undefined> => (await kept()).match(path);

self.addEventListener('install', (event) => {
  // 'reload': past the browser's own cache, or an old page would be kept with the new files.
  const requests = [...builtFiles, settingsPath].map((path) => new Request(path, { cache: 'reload' }));
  event.waitUntil(kept().then((cache) => cache.addAll(requests)));
});

self.addEventListener('activate', (event) => {
  // Only now, when no tab of an older build is open any more, do its files go.
  const tidy = async () => {
    const old = outdated(await caches.keys(), builtVersion);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

/** The settings of the stage say no more than the page: whose API, whose photos. */
async function settings(request: Request): Promise<Response> {
  const ask = async (): Promise<Response> => {
    const response = await fetch(request);
    if (response.ok) await (await kept()).put(request.url, response.clone());
    return response;
  };
  return networkOr(ask, () => keptFile(request.url), pagePatienceMilliseconds);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  switch (wayOf(request, self.location.origin)) {
    case 'page':
      event.respondWith(
        networkOr(
          () => fetch(request),
          () => keptFile(shellPath),
          pagePatienceMilliseconds,
        ),
      );
      break;
    case 'settings':
      event.respondWith(settings(request));
      break;
    case 'file':
      event.respondWith(keptFile(request.url).then((file) => file ?? fetch(request)));
      break;
    case 'network':
  }
});
