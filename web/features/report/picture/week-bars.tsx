// The hours of all employees by week, as standing bars.

import { useMemo, useRef } from 'react';
import { useTexts } from '#web/text.ts';
import { HourChart } from '#web/ui/chart/hour-chart.tsx';
import { useChartWords } from '#web/words/chart-words.ts';
import { daySums, weekSums } from '#web/features/report/day-sums.ts';
import { useReportView } from '#web/features/report/report-view.ts';
import { useIsNear } from '#web/features/report/use-is-near.ts';
import styles from './picture.module.css';

/** One week alone says what its total says. */
const weeksMin = 2;

export function WeekBars() {
  const t = useTexts('report');
  const words = useChartWords();
  const { entries } = useReportView();
  const box = useRef<HTMLDivElement>(null);
  // The library that draws it is as heavy as the rest of the report: it is fetched for who looks at the weeks.
  const isNear = useIsNear(box, 0);
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
      {isNear && (
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
