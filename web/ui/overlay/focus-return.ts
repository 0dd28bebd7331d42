// Owns returning the focus to where it was before a layer opened, however the layer closes.
import { useLayoutEffect } from 'react';

const focusable = 'a[href], button:not([disabled]), input:not([disabled]), select, textarea, [tabindex="0"]';

type WayBack = () => void;

/** The field that stands in the palette's place until that is loaded. */
type First = {
  field: HTMLInputElement | undefined;
  /** To where the focus was before. */
  wayBack: WayBack;
  /** Keys that walk and choose, in their order. */
  keys: string[];
  /** A letter is half made, by a dead key or an input method. */
  isHalf: boolean;
};
export const first: First = { field: undefined, wayBack: () => undefined, keys: [], isHalf: false };

/** The way back of a layer that has just closed, until it is gone. */
let pending: WayBack | undefined;

/** To what has the focus. A layer that opens in the moment in which another closes takes over its way back. */
export function wayBackFromHere(): WayBack {
  const way = pending ?? wayBackTo(document.activeElement);
  pending = undefined;
  return way;
}

export function useFocusReturn(open: boolean): void {
  useLayoutEffect(() => {
    if (!open) return undefined;
    const wayBack = first.field ? first.wayBack : wayBackFromHere();
    return () => {
      pending = wayBack;
      // After the layer and its focus trap have left the page.
      setTimeout(() => {
        if (pending === wayBack) wayBackFromHere()();
      }, 0);
    };
  }, [open]);
}

/** Where the element was deleted, the same button of the next row takes the focus, or else the page's content. */
function wayBackTo(before: Element | null): WayBack {
  if (!(before instanceof HTMLElement)) return () => undefined;
  const row = before.closest('tr, li');
  const inRow = row ? focusablesOf(row).indexOf(before) : -1;
  const neighbours = [row?.nextElementSibling, row?.previousElementSibling];
  return () => {
    if (before.isConnected && before !== document.body) {
      before.focus({ preventScroll: true });
      return;
    }
    const kept = neighbours.find((one) => one?.isConnected && focusablesOf(one).length > 0);
    const inKept = kept ? focusablesOf(kept) : [];
    const next = inKept[inRow] ?? inKept[0] ?? document.querySelector<HTMLElement>('#content');
    next?.focus({ preventScroll: true });
  };
}

export const focusablesOf = (within: Element): HTMLElement[] => [
  ...within.querySelectorAll<HTMLElement>(focusable),
];
