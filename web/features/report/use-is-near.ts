// Whether an element has come near the screen: what is far from it is not drawn, and what it needs is not fetched.

import { type RefObject, useEffect, useState } from 'react';

/** Once near, it stays so. */
export function useIsNear(box: RefObject<HTMLElement | null>, pixels: number): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const node = box.current;
    if (!node || isNear) return undefined;
    const watcher = new IntersectionObserver(
      (seen) => {
        if (seen.some((one) => one.isIntersecting)) setNear(true);
      },
      { rootMargin: `${pixels}px` },
    );
    watcher.observe(node);
    return () => watcher.disconnect();
  }, [box, isNear, pixels]);
  return isNear;
}
