// Owns giving the focus back to where it was before something opened over it, however that something goes away.
import { useLayoutEffect } from 'react';

const focusable = 'a[href], button:not([disabled]), input:not([disabled]), select, textarea, [tabindex="0"]';

export function useFocusReturn(open: boolean): void {
  useLayoutEffect(() => {
    if (!open) return undefined;
    const before = document.activeElement;
    const wayBack = before instanceof HTMLElement ? wayBackTo(before) : undefined;
    return () => {
      // After the layer has gone from the page, and with it its focus trap.
      setTimeout(() => wayBack?.(), 0);
    };
  }, [open]);
}

/** What was deleted cannot be gone back to: the same button of the next row can, or else the page's content. */
function wayBackTo(before: HTMLElement): () => void {
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
