// The picture that the report opens on: hours by employee, by project and by week.

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTexts } from '#web/text.ts';
import { BarKey } from '#web/ui/display/bars.tsx';
import type { Group } from '#web/features/report/report-groups.ts';
import { useReportView } from '#web/features/report/report-view.ts';
import { late } from '#web/ui/page/late.tsx';
import { useIsNear } from '#web/features/report/use-is-near.ts';
import { daySums, weekSums } from '#web/features/report/day-sums.ts';
import { GroupBars } from './group-bars.tsx';
import styles from './picture.module.css';

type Props = {
  readonly projects: readonly Group[];
  readonly employees: readonly Group[];
  /** What a daily rule means for projects. */
  readonly note: ReactNode;
  readonly open: (id: string) => void;
};

export function ReportPicture({ projects, employees, note, open }: Props) {
  const t = useTexts('report');
  const { splitsProjects, showsLunch, total } = useReportView();
  return (
    <div className={styles.picture} data-no-print="">
      <section className={styles.card} aria-labelledby="by-employee">
        <header className={styles.head}>
          <h2 id="by-employee">{t('byEmployee')}</h2>
          <span className={styles.keys}>
            <BarKey kind="work">{t('columns.normal')}</BarKey>
            <BarKey kind="over">{t('columns.overtime')}</BarKey>
            {showsLunch && <BarKey kind="unpaid">{t('lunchUnpaid')}</BarKey>}
          </span>
        </header>
        <GroupBars kind="employee" groups={employees} open={open} />
      </section>
      <section className={styles.card} aria-labelledby="by-project">
        <header className={styles.head}>
          <h2 id="by-project">{t('byProject')}</h2>
          {splitsProjects && total.overtime > 0 && <span className={styles.detail}>{t('inTimeOrder')}</span>}
        </header>
        <GroupBars kind="project" groups={projects} open={open} />
        {note && <div className={styles.note}>{note}</div>}
        <Weeks />
      </section>
    </div>
  );
}

/** A single week would only repeat the total. */
const weeksMin = 2;
const settledMilliseconds = 1000;

const WeekBars = late(async () => (await import('./week-bars.tsx')).WeekBars);

/** The chart of hours by week comes once the rest of the report has come and somebody looks at it. */
function Weeks() {
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
