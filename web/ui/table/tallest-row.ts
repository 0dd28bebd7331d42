// Owns the one height of all rows in a long narrow list. It grows to the tallest row drawn, so no row is cut.
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';

/**
 * Pixels of a row: `leastPx`, or what the tallest row drawn so far needs. Width, language and text size decide how many
 * lines a row takes. Where rows grow, the row at the window's top stays there.
 */
export function useTallestRow(list: RefObject<HTMLElement | null>, leastPx: number, isOn: boolean): number {
  const tallest = useMemo(() => growing(leastPx), [leastPx]);
  const watch = useCallback((changed: () => void) => {
    window.addEventListener('resize', changed);
    return () => window.removeEventListener('resize', changed);
  }, []);
  const heightPx = useSyncExternalStore(watch, () => (isOn ? tallest(list.current) : leastPx));
  const before = useRef(heightPx);
  useLayoutEffect(() => {
    const was = before.current;
    before.current = heightPx;
    const top = list.current?.getBoundingClientRect().top ?? 0;
    if (isOn && top < 0 && heightPx > was) window.scrollBy(0, (-top / was) * (heightPx - was));
  }, [list, heightPx, isOn]);
  return heightPx;
}

/** Answers the most pixels that a row of the list has needed so far. */
function growing(leastPx: number) {
  let px = leastPx;
  return (list: HTMLElement | null): number => {
    for (const row of list?.children ?? []) px = Math.max(px, neededPx(row));
    return px;
  };
}

/** The row's content and its border. */
const neededPx = (row: Element): number =>
  row instanceof HTMLElement ? row.scrollHeight + row.offsetHeight - row.clientHeight : 0;
