// The place of the hours by week, whose chart comes once the rest of the report has come and somebody looks at it.

import { useEffect, useRef, useState } from 'react';
import { late } from '#web/ui/page/late.tsx';
import { useReportView } from '#web/features/report/report-view.ts';
import { useIsNear } from '#web/features/report/use-is-near.ts';
import { daySums, weekSums } from '#web/features/report/day-sums.ts';
import styles from './picture.module.css';

/** One week alone says what its total says. */
const weeksMin = 2;
const settledMilliseconds = 1000;

const WeekBars = late(async () => (await import('./week-bars.tsx')).WeekBars);

export function Weeks() {
  const { entries } = useReportView();
  const box = useRef<HTMLDivElement>(null);
  const isSettled = useIsSettled(useIsNear(box, 0));
  const weeks = weekSums(daySums(entries));
  if (weeks.size < weeksMin) return null;
  return (
    <div ref={box} className={styles.weeks}>
      {isSettled && <WeekBars weeks={weeks} />}
    </div>
  );
}

/** The library that draws the chart is half as heavy as the report. */
function useIsSettled(isSeen: boolean): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    if (!isSeen) return undefined;
    const timer = setTimeout(() => setSettled(true), settledMilliseconds);
    return () => clearTimeout(timer);
  }, [isSeen]);
  return isSettled;
}
