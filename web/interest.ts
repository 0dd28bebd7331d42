// Whether whoever opened the landing page wants more than to read it: only then the application is fetched (B11).

const place = 'stund-signed-in';
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const;
/** Who stays as long as this may want the forms next, and reads them with a screen reader or not at all. */
const readingMilliseconds = 5000;

/** Kept so that the landing page knows at once whom to send home; the session itself is the server's to say. */
export function rememberSignedIn(isSignedIn: boolean): void {
  if (isSignedIn) localStorage.setItem(place, 'yes');
  else localStorage.removeItem(place);
}

/** Whether somebody was signed in here when this browser last knew. */
export const wasSignedIn = (): boolean => localStorage.getItem(place) !== null;

/** Settled by the first move, touch, key or focus; at once for who was signed in here or came for a section. */
export function interest(): Promise<void> {
  if (location.hash !== '' || wasSignedIn()) return Promise.resolve();
  return new Promise((done) => {
    const end = new AbortController();
    const begin = () => {
      end.abort();
      clearTimeout(timer);
      done();
    };
    const timer = setTimeout(begin, readingMilliseconds);
    for (const sign of signs)
      addEventListener(sign, begin, { signal: end.signal, passive: true, capture: true });
  });
}
