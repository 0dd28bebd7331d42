// Draws a long list as far as it is scrolled: some rows at first, more when what is left comes near the screen; on paper all.

import { type RefObject, useEffect, useRef, useState } from 'react';
import { usePrinting } from '#web/ui/style/printing.ts';

const stepRows = 40;
const nearPx = 1200;

/** `rest`: the element in the place of the rows that are not drawn yet. */
export function useRowsAsScrolled(rows: number): { most: number; rest: RefObject<HTMLDivElement | null> } {
  const isPrinting = usePrinting();
  const rest = useRef<HTMLDivElement>(null);
  const [most, setMost] = useState(stepRows);
  const hasMore = rows > most && !isPrinting;
  useEffect(() => {
    const node = rest.current;
    if (!node || !hasMore) return undefined;
    const watcher = new IntersectionObserver(
      (seen) => {
        if (seen.some((one) => one.isIntersecting)) setMost(most + stepRows);
      },
      { rootMargin: `${nearPx}px` },
    );
    watcher.observe(node);
    return () => watcher.disconnect();
  }, [hasMore, most]);
  return { most: hasMore ? most : rows, rest };
}
