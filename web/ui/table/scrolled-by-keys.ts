// Owns scrolling a long text by keys: an element without a focusable part takes the focus itself.
import { useEffect, useState } from 'react';

const taking =
  'a[href], summary, :is(button, input, select, textarea):enabled, [tabindex]:not([tabindex^="-"])';

/** The props of the scrolling element. */
export function useScrolledByKeys(): { readonly ref: (element: HTMLElement | null) => void; tabIndex?: 0 } {
  const [body, setBody] = useState<HTMLElement | null>(null);
  const [takesFocus, setTakesFocus] = useState(false);
  useEffect(() => {
    if (!body) return undefined;
    const sized = new ResizeObserver(() => look());
    // What it scrolls may grow by itself, as when a typeface arrives.
    const look = (): void => {
      for (const part of body.children) sized.observe(part);
      setTakesFocus(
        body.querySelector(taking) === null &&
          (body.scrollHeight > body.clientHeight || body.scrollWidth > body.clientWidth),
      );
    };
    const filled = new MutationObserver(look);
    sized.observe(body);
    filled.observe(body, { childList: true, subtree: true });
    look();
    return () => {
      sized.disconnect();
      filled.disconnect();
    };
  }, [body]);
  return { ref: setBody, ...(takesFocus ? { tabIndex: 0 } : {}) };
}
