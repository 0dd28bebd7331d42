// The width of an element's place: charts are drawn in pixels.
import { type RefObject, useLayoutEffect, useState } from 'react';

/** Before it is measured, and where nothing has a size. */
const firstPixels = 640;

export function useWidth(place: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(firstPixels);
  useLayoutEffect(() => {
    const stood = place.current;
    if (!stood) return undefined;
    const measure = () => setWidth((before) => stood.clientWidth || before);
    measure();
    const watched = new ResizeObserver(measure);
    watched.observe(stood);
    return () => watched.disconnect();
  }, [place]);
  return width;
}
