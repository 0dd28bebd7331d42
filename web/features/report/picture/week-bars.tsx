// The hours of all employees by week, as standing bars.

import { useEffect, useMemo, useRef, useState } from 'react';
import { useTexts } from '#web/text.ts';
import { HourChart } from '#web/ui/chart/hour-chart.tsx';
import { useChartWords } from '#web/words/chart-words.ts';
import { daySums, weekSums } from '#web/features/report/day-sums.ts';
import { useReportView } from '#web/features/report/report-view.ts';
import { useIsNear } from '#web/features/report/use-is-near.ts';
import styles from './picture.module.css';

/** One week alone says what its total says. */
const weeksMin = 2;
const settledMilliseconds = 1000;

export function WeekBars() {
  const t = useTexts('report');
  const words = useChartWords();
  const { entries } = useReportView();
  const box = useRef<HTMLDivElement>(null);
  const isWanted = useIsSettled(useIsNear(box, 0));
  const weeks = useMemo(() => [...weekSums(daySums(entries))], [entries]);
  const bars = weeks.map(([monday, { paid, overtime, lunch }]) => ({
    ...words.weekOf(monday),
    isCurrent: false,
    normal: paid - overtime,
    overtime,
    lunch,
  }));
  const [first, last] = [bars[0], bars.at(-1)];
  const [highest] = bars.toSorted(
    (one, other) => other.normal + other.overtime + other.lunch - (one.normal + one.overtime + one.lunch),
  );
  if (!first || !last || !highest || bars.length < weeksMin) return null;
  const most = highest.normal + highest.overtime + highest.lunch;
  return (
    <div ref={box} className={styles.weeks}>
      {isWanted && (
        <HourChart
          title={t('byWeek')}
          bars={bars}
          of={words.week}
          words={words}
          sentence={t('byWeekSaid', {
            first: first.label,
            last: last.label,
            hours: words.hours(most),
            week: highest.label,
          })}
        />
      )}
    </div>
  );
}

/** The library that draws it is half as heavy as the report. It is fetched once the report itself has come. */
function useIsSettled(isSeen: boolean): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    if (!isSeen) return undefined;
    const timer = setTimeout(() => setSettled(true), settledMilliseconds);
    return () => clearTimeout(timer);
  }, [isSeen]);
  return isSettled;
}
