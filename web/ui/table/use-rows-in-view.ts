// Owns drawing only the rows in view of a long list; short lists, and paper, get every row.
import { type RefObject, useCallback, useSyncExternalStore } from 'react';
import { useMedia } from '#web/ui/style/media.ts';
import { usePrinting } from '#web/ui/style/printing.ts';

/** Shorter lists are drawn whole, which costs less. */
export const virtualFromRows = 200;
const deskRowPx = 38;
const fingerRowPx = 48;
/** Rows drawn beyond each edge of the window, so that scrolling does not show empty space. */
const spareRows = 6;
/** The drawn part moves in steps of this many rows, so that slow scrolling draws less often. */
const stepRows = 4;
/**
 * Until its top is measured, a list is assumed to begin this many rows below the window's top; few begin higher.
 */
const unmeasuredRows = 2 * stepRows;

export type RowsInView<Row> = {
  inView: readonly { row: Row; index: number }[];
  abovePx: number;
  belowPx: number;
  isVirtual: boolean;
};

/** Listens in the capture phase, so that scrolling of the page or of a dialog around the list is noticed. */
function watchWindow(changed: () => void): () => void {
  window.addEventListener('scroll', changed, { capture: true, passive: true });
  window.addEventListener('resize', changed);
  return () => {
    window.removeEventListener('scroll', changed, { capture: true });
    window.removeEventListener('resize', changed);
  };
}

/** All rows have one height, so that their places are computed; only the top of the list is measured. */
export function useRowsInView<Row>(
  rows: readonly Row[],
  body: RefObject<HTMLElement | null>,
  rowPx: number | undefined,
  fromRows = virtualFromRows,
): RowsInView<Row> {
  const isCoarse = useMedia('(pointer: coarse)');
  const heightPx = rowPx ?? (isCoarse ? fingerRowPx : deskRowPx);
  const isPrinting = usePrinting();
  const isVirtual = rows.length > fromRows && !isPrinting;
  const watch = useCallback(
    (changed: () => void) => (isVirtual ? watchWindow(changed) : () => {}),
    [isVirtual],
  );
  const firstSeen = useSyncExternalStore(watch, () => {
    if (!isVirtual) return 0;
    if (!body.current) return -unmeasuredRows;
    const hiddenRows = -body.current.getBoundingClientRect().top / heightPx;
    // Negative while the list begins below the window's top.
    return Math.floor(hiddenRows / stepRows) * stepRows;
  });
  const fitting = useSyncExternalStore(watch, () => Math.ceil(window.innerHeight / heightPx));
  if (!isVirtual)
    return { inView: rows.map((row, index) => ({ row, index })), abovePx: 0, belowPx: 0, isVirtual };
  // A list that has become shorter may still be scrolled too far.
  const first = Math.min(firstSeen, rows.length - fitting);
  const from = Math.max(0, first - spareRows);
  const to = Math.min(rows.length, Math.max(first + fitting, 0) + stepRows + spareRows);
  const inView = rows.slice(from, to).map((row, index) => ({ row, index: from + index }));
  return { inView, abovePx: from * heightPx, belowPx: (rows.length - to) * heightPx, isVirtual };
}
