// How many rows of a list are drawn: some at first, more at each press, all of them on paper.

import { useState } from 'react';
import { usePrinting } from '#web/ui/style/printing.ts';

export function useShownRows(step: number): readonly [most: number, more: () => void] {
  const isPrinting = usePrinting();
  const [most, setMost] = useState(step);
  return [isPrinting ? Number.POSITIVE_INFINITY : most, () => setMost(most + step)];
}
