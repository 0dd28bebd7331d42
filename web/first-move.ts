// Waits for a sign that the reader of a public page may do more than read: only then the page's script is fetched.

import { isSignedInAmong } from '#shared/signed-in.ts';

const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const;
/** Counts as a sign by itself, because screen readers give no other. */
const readingMilliseconds = 5000;

/** True for the event by which a browser reports a resting pointer to a new page. */
const isResting = (sign: Event): boolean =>
  sign instanceof PointerEvent && sign.type === 'pointermove' && sign.movementX === 0 && sign.movementY === 0;

/** Whether somebody may be logged in, by the cookie that pages can read. Only the server knows for certain. */
export const wasSignedIn = (): boolean => isSignedInAmong(document.cookie);

const buttons = () => [...document.querySelectorAll('button')];

/** Remembers the button pressed last. The returned function stops that, and presses the button (or its replacement) again. */
function keepPress(): () => void {
  let pressed: HTMLButtonElement | undefined;
  let index = -1;
  const keep = ({ target }: Event) => {
    pressed = (target instanceof Element && target.closest('button')) || undefined;
    index = pressed ? buttons().indexOf(pressed) : -1;
  };
  addEventListener('click', keep, true);
  return () => {
    removeEventListener('click', keep, true);
    const button = pressed?.isConnected ? pressed : buttons()[index];
    pressed = undefined;
    index = -1;
    button?.click();
  };
}

/**
 * Resolves at the first move, touch, key or focus; at once for somebody logged in or an address with a section. The
 * result presses the button again that was pressed meanwhile.
 */
export async function firstMove(): Promise<() => void> {
  const answerPress = keepPress();
  if (location.hash !== '' || wasSignedIn()) return answerPress;
  await new Promise<void>((done) => {
    const end = new AbortController();
    const react = (sign?: Event) => {
      if (sign && isResting(sign)) return;
      end.abort();
      clearTimeout(timer);
      done();
    };
    const timer = setTimeout(() => react(), readingMilliseconds);
    for (const sign of signs)
      addEventListener(sign, react, { signal: end.signal, passive: true, capture: true });
  });
  return answerPress;
}

/** Resolves once a drawn log-in page is on the screen, so that its script does not delay it. */
export async function firstPaint(): Promise<() => void> {
  const answerPress = keepPress();
  await new Promise<void>((done) => {
    // The second frame begins after the first was drawn; a tab in the background draws none.
    if (document.hidden) done();
    else requestAnimationFrame(() => requestAnimationFrame(() => done()));
  });
  return answerPress;
}
