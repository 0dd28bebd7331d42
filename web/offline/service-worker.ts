// The service worker: keeps the files of one build, so that the clocks open without a network. It keeps no answers of the API.

import {
  cacheName,
  networkOr,
  outdated,
  pagePatienceMilliseconds,
  settingsPath,
  shellPath,
  handlingOf,
} from './shell.ts';

/** Inserted by the build: its files, and a version that changes with them. */
declare const builtFiles: readonly string[];
declare const builtVersion: string;
declare const self: ServiceWorkerGlobalScope;

const kept = () => caches.open(cacheName(builtVersion));
const keptFile = async (path: string): Promise<Response | undefined> => (await kept()).match(path);

self.addEventListener('install', (event) => {
  // 'reload' bypasses the browser's cache, which could add an old page to the new files.
  const requests = [...builtFiles, settingsPath].map((path) => new Request(path, { cache: 'reload' }));
  event.waitUntil(kept().then((cache) => cache.addAll(requests)));
});

self.addEventListener('activate', (event) => {
  // The browser activates this worker when no tab of the older build is open: its files can be deleted.
  const tidy = async () => {
    const old = outdated(await caches.keys(), builtVersion);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

/** The stage's settings hold no secrets (addresses of the API and the photos), so they may be kept. */
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
  switch (handlingOf(request, self.location.origin)) {
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
