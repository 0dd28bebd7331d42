// How many rows of a list are drawn: some at first, more at each press, all of them on paper.

import { type ReactNode, useState } from 'react';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/form/button.tsx';
import { usePrinting } from '#web/ui/style/printing.ts';
import styles from './month.module.css';

/** The rows to draw, and the button for the next ones. */
export function useShownRows<Row>(
  rows: readonly Row[],
  step: number,
): readonly [shown: readonly Row[], more: ReactNode] {
  const t = useTexts('month-end');
  const isPrinting = usePrinting();
  const [most, setMost] = useState(step);
  if (isPrinting || rows.length <= most) return [rows, null];
  const more = (
    <div className={styles.more}>
      <Button size="s" variant="quiet" onClick={() => setMost(most + step)}>
        {t('showMore', { count: Math.min(step, rows.length - most) })}
      </Button>
    </div>
  );
  return [rows.slice(0, most), more];
}
