// Asks the browser to keep the application for offline use; called by the screens that must open without a network.

let isAsked = false;

/** In the build only: while developing, a kept file would hide what was just saved. */
export function keepForOffline(): void {
  if (isAsked || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  isAsked = true;
  navigator.serviceWorker.register('/service-worker.js').catch((error: unknown) => {
    // A private window may refuse; the clock then needs the network to open, and says so itself.
    console.warn('The application is not kept for offline use', error);
  });
}
