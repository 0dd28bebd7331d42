// Owns whether a piece has the room it needs where it stands, which a wide window beside an index may not give.
import { type RefObject, useLayoutEffect, useState } from 'react';

/** `around` is drawn as long as the piece is, and as wide as its surroundings, never as wide as what it holds. */
export function useIsTight(around: RefObject<HTMLElement | null>, neededPx: number): boolean {
  // Nothing is wider than its window: in a small one the first drawing is already the right one.
  const [widthPx, setWidth] = useState(() => window.innerWidth);
  useLayoutEffect(() => {
    const stood = around.current;
    if (!stood) return undefined;
    // What is not shown has no width, and tells nothing.
    const measure = () => setWidth((before) => stood.clientWidth || before);
    measure();
    const watched = new ResizeObserver(measure);
    watched.observe(stood);
    return () => watched.disconnect();
  }, [around]);
  return widthPx < neededPx;
}
