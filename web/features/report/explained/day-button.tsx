// A day within an explanation, which explains the day in the same place.

import type { Day } from '#shared/time/day.ts';
import { useCompanyTime } from '#web/words/company-time.ts';
import { useReportView } from '#web/features/report/report-view.ts';
import styles from './explained.module.css';

export function DayButton({ employeeId, day }: { employeeId: string; day: Day }) {
  const time = useCompanyTime();
  const { explain } = useReportView();
  return (
    <button type="button" className={styles.way} onClick={() => explain({ of: 'day', employeeId, day })}>
      {time.shortDay(day)}
    </button>
  );
}
