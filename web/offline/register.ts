// Asks the browser to keep the application for offline use; called by the screens that must open without a network.

let isAsked = false;

/** Only in the build: during development a kept file would hide a change just saved. */
export function keepForOffline(): void {
  if (isAsked || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  isAsked = true;
  navigator.serviceWorker.register('/service-worker.js').catch((error: unknown) => {
    // A private window may refuse. The clock then needs the network to open.
    console.warn('The application is not kept for offline use', error);
  });
}
