// Owns returning the focus to where it was before a layer opened, however the layer closes.
import { useLayoutEffect } from 'react';

const focusable = 'a[href], button:not([disabled]), input:not([disabled]), select, textarea, [tabindex="0"]';

type WayBack = () => void;

/** The field that stands in the palette's place until that is loaded. */
type First = {
  field: HTMLInputElement | undefined;
  /** Keys that walk and choose, in their order. */
  keys: string[];
  /** A letter is half made, by a dead key or an input method. */
  isHalf: boolean;
};
export const first: First = { field: undefined, keys: [], isHalf: false };

/** Of a layer that has just closed, or of the first field: the layer that opens next takes it over. */
let pending: WayBack | undefined;

export function takeWayBack(): WayBack {
  const way = pending ?? wayBackTo(document.activeElement);
  pending = undefined;
  return way;
}

export function keepWayBack(): void {
  const way = takeWayBack();
  pending = () => way();
}

export function useFocusReturn(open: boolean): void {
  useLayoutEffect(() => {
    if (!open) return undefined;
    const way = takeWayBack();
    return () => {
      pending = way;
      // After the layer and its focus trap have left the page.
      setTimeout(() => {
        if (pending === way) takeWayBack()();
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
