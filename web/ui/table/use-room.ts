// Measures whether an element has the width it needs at its place, which the window's width does not show.
import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * `around`: an element around it, as wide as its surroundings rather than its content, and mounted as long as it.
 * `firstPx` is its width until it is measured, and where nothing has a size: the window's, so that on a small screen the
 * first drawing is right already.
 */
export function useRoomPx(around: RefObject<HTMLElement | null>, firstPx?: number): number {
  const [widthPx, setWidth] = useState(() => firstPx ?? window.innerWidth);
  useLayoutEffect(() => {
    const stood = around.current;
    if (!stood) return undefined;
    // A hidden element has width 0, which is ignored.
    const measure = () => setWidth((before) => stood.clientWidth || before);
    measure();
    const watched = new ResizeObserver(measure);
    watched.observe(stood);
    return () => watched.disconnect();
  }, [around]);
  return widthPx;
}

export const useIsTight = (around: RefObject<HTMLElement | null>, neededPx: number): boolean =>
  useRoomPx(around) < neededPx;
