// Whether the reader of a public page wants more than to read it: only then its script is fetched.

import { isSignedInAmong } from '#shared/signed-in.ts';

const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const;
/** A reader who stays as long may want the forms next; a screen reader gives no other sign. */
const readingMilliseconds = 5000;

/** Browsers tell a page that has just been drawn where the pointer rests: nobody has moved it. */
const isResting = (sign: Event): boolean =>
  sign instanceof PointerEvent && sign.type === 'pointermove' && sign.movementX === 0 && sign.movementY === 0;

/** Whether somebody may be signed in here: so says the cookie beside the session, and only the server knows. */
export const wasSignedIn = (): boolean => isSignedInAmong(document.cookie);

const buttons = () => [...document.querySelectorAll('button')];

/** Remembers the button pressed last; answers what stops that and presses it, or what stands in its place, again. */
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
 * Settled by the first move, touch, key or focus; at once for who was signed in here or came for a section. Answers
 * what presses again the button that was pressed before the page could answer.
 */
export async function interest(): Promise<() => void> {
  const answerPress = keepPress();
  if (location.hash !== '' || wasSignedIn()) return answerPress;
  await new Promise<void>((done) => {
    const end = new AbortController();
    const begin = (sign?: Event) => {
      if (sign && isResting(sign)) return;
      end.abort();
      clearTimeout(timer);
      done();
    };
    const timer = setTimeout(() => begin(), readingMilliseconds);
    for (const sign of signs)
      addEventListener(sign, begin, { signal: end.signal, passive: true, capture: true });
  });
  return answerPress;
}

/** Settled once the door that the build has drawn is seen: its script does not hold up its picture. */
export async function painted(): Promise<() => void> {
  const answerPress = keepPress();
  await new Promise<void>((done) => {
    // The second frame begins when the first has been drawn; a tab in the background draws none.
    if (document.hidden) done();
    else requestAnimationFrame(() => requestAnimationFrame(() => done()));
  });
  return answerPress;
}
