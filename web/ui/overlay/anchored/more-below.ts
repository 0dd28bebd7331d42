// Notices whether a scrolling element hides something below.
import { useEffect, useState } from 'react';

/** The ref of the scrolling element, and whether it hides something below now. */
export function useMoreBelow(): readonly [(element: HTMLElement | null) => void, boolean] {
  const [body, setBody] = useState<HTMLElement | null>(null);
  const [hasMore, setMore] = useState(false);
  useEffect(() => {
    if (!body) return undefined;
    const look = () => setMore(body.scrollHeight - body.clientHeight - body.scrollTop > 1);
    const sized = new ResizeObserver(look);
    const watch = () => {
      for (const part of [body, ...body.children]) sized.observe(part);
    };
    // What it holds may come later.
    const filled = new MutationObserver(watch);
    watch();
    filled.observe(body, { childList: true });
    body.addEventListener('scroll', look, { passive: true });
    return () => {
      sized.disconnect();
      filled.disconnect();
      body.removeEventListener('scroll', look);
    };
  }, [body]);
  return [setBody, hasMore];
}
