// Owns the height that the rows of a long narrow list share: it grows to the tallest row drawn, so that none is cut.
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * Pixels of a row: `leastPx`, or what the tallest row drawn so far needs. Width, language and text size decide how many
 * lines a row takes. Where rows grow, the row at the window's top stays there.
 */
export function useTallestRow(list: RefObject<HTMLElement | null>, leastPx: number, isOn: boolean): number {
  const [grown, setGrown] = useState({ leastPx, px: leastPx });
  const heightPx = grown.leastPx === leastPx ? grown.px : leastPx;
  useLayoutEffect(() => {
    if (!isOn || !list.current) return;
    const needed = Math.max(...[...list.current.children].map(neededPx));
    if (needed > heightPx) setGrown({ leastPx, px: needed });
  });
  const before = useRef(heightPx);
  useLayoutEffect(() => {
    const was = before.current;
    before.current = heightPx;
    const top = list.current?.getBoundingClientRect().top ?? 0;
    if (isOn && top < 0 && heightPx > was) window.scrollBy(0, (-top / was) * (heightPx - was));
  }, [list, heightPx, isOn]);
  return heightPx;
}

/** The row's content and its border. */
const neededPx = (row: Element): number =>
  row instanceof HTMLElement ? row.scrollHeight + row.offsetHeight - row.clientHeight : 0;
