// Owns keyboard use of a table or list: moving from row to row, and pressing the buttons of the focused row.
import { type RefObject, useMemo } from 'react';
import { useKeptFocus } from './kept-focus.ts';

const rowsOf = 'tbody tr[aria-rowindex], li[aria-posinset]';
const focusable = 'input, button, a[href]';
const rowsIn = (box: HTMLElement) => [...box.querySelectorAll<HTMLElement>(rowsOf)];

export type RowKeys = {
  /** Moves to the next row (1) or the previous one (-1); from outside, to the first row in view. */
  step: (by: 1 | -1) => void;
  /** Presses the element `selector` of the focused row; false if no row has the focus. */
  press: (selector: string) => boolean;
};

/** `within` holds one table or list. */
export function useRowKeys(within: RefObject<HTMLElement | null>): RowKeys {
  return useMemo(() => {
    const rows = () => (within.current ? rowsIn(within.current) : []);
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

const keeping = {
  placeOf: (element: Element, box: HTMLElement): number | undefined => {
    const place = rowsIn(box).findIndex((row) => row.contains(element));
    return place < 0 ? undefined : place;
  },
  heirOf: (place: number, box: HTMLElement) => {
    const all = rowsIn(box);
    return all[Math.min(place, all.length - 1)]?.querySelector<HTMLElement>(focusable);
  },
};

/** When the focused row leaves the list, the row in its place takes the focus; after the last row, the page's content. */
export const useRowFocusKept = (within: RefObject<HTMLElement | null>): void => useKeptFocus(within, keeping);
