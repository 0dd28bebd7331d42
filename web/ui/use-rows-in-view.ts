// Owns drawing only the rows in view of a long list; short lists, and paper, get every row.
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { useMedia } from './media.ts';
import { usePrinting } from './printing.ts';

/** Up to here drawing everything costs less than keeping count. */
const virtualFromRows = 200;
const deskRowPx = 38;
const fingerRowPx = 48;

export type RowsInView<Row> = {
  inView: readonly { row: Row; index: number }[];
  abovePx: number;
  belowPx: number;
  isVirtual: boolean;
};

export function useRowsInView<Row>(
  rows: readonly Row[],
  body: RefObject<HTMLElement | null>,
  rowPx: number | undefined,
): RowsInView<Row> {
  const isCoarse = useMedia('(pointer: coarse)');
  const heightPx = rowPx ?? (isCoarse ? fingerRowPx : deskRowPx);
  const isPrinting = usePrinting();
  const isVirtual = rows.length > virtualFromRows && !isPrinting;
  const [topPx, setTopPx] = useState(0);
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => heightPx,
    overscan: 8,
    scrollMargin: topPx,
    enabled: isVirtual,
  });
  useLayoutEffect(() => {
    const measured = body.current ? body.current.getBoundingClientRect().top + window.scrollY : 0;
    setTopPx(Math.round(measured));
  }, [body, rows]);
  if (!isVirtual)
    return { inView: rows.map((row, index) => ({ row, index })), abovePx: 0, belowPx: 0, isVirtual };
  const items = virtual.getVirtualItems();
  const inView = items.flatMap(({ index }) => {
    const row = rows[index];
    return row === undefined ? [] : [{ row, index }];
  });
  const abovePx = (items[0]?.start ?? topPx) - topPx;
  const belowPx = virtual.getTotalSize() - ((items.at(-1)?.end ?? topPx) - topPx);
  return { inView, abovePx, belowPx, isVirtual };
}
