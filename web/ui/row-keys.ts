// Owns walking a table or list by keys: from row to row, and pressing what stands in the row one is in.
import { type RefObject, useEffect, useMemo } from 'react';

const rowsOf = 'tbody tr[aria-rowindex], li[aria-posinset]';
const focusable = 'input, button, a[href]';

export type RowKeys = {
  /** To the next row (1) or the one before (-1); from outside, to the first in view. */
  step: (by: 1 | -1) => void;
  /** Presses what `selector` names in the row one is in; false outside of any row. */
  press: (selector: string) => boolean;
};

/** `within` holds one table or list. */
export function useRowKeys(within: RefObject<HTMLElement | null>): RowKeys {
  return useMemo(() => {
    const rows = () => [...(within.current?.querySelectorAll<HTMLElement>(rowsOf) ?? [])];
    const currentOf = (all: readonly HTMLElement[]) =>
      all.find((row) => row.contains(document.activeElement));
    const step = (by: 1 | -1) => {
      const all = rows();
      const current = currentOf(all);
      const next = current
        ? all[all.indexOf(current) + by]
        : all.find((row) => row.getBoundingClientRect().top >= 0);
      next?.querySelector<HTMLElement>(focusable)?.focus();
    };
    const press = (selector: string): boolean => {
      const found = currentOf(rows())?.querySelector<HTMLElement>(selector);
      found?.click();
      return found !== undefined && found !== null;
    };
    return { step, press };
  }, [within]);
}

/** The focus of a row that leaves the list goes to the row that takes its place; of the last one, to the page's content. */
export function useRowFocusKept(within: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = within.current;
    if (!box) return undefined;
    let last: { element: Element; place: number } | undefined;
    const rows = () => [...box.querySelectorAll<HTMLElement>(rowsOf)];
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      last = { element: target, place: rows().findIndex((row) => row.contains(target)) };
    };
    const watcher = new MutationObserver(() => {
      if (!last || last.place < 0 || last.element.isConnected) return;
      if (document.activeElement !== document.body) return;
      const all = rows();
      const next = all[Math.min(last.place, all.length - 1)]?.querySelector<HTMLElement>(focusable);
      (next ?? document.querySelector<HTMLElement>('#content'))?.focus({ preventScroll: true });
    });
    box.addEventListener('focusin', remember);
    watcher.observe(box, { childList: true, subtree: true });
    return () => {
      box.removeEventListener('focusin', remember);
      watcher.disconnect();
    };
  }, [within]);
}
