// A figure or a day that opens its explanation; on paper it is plain text.

import type { ReactNode } from 'react';
import type { Day } from '#shared/time/day.ts';
import { useTexts } from '#web/text.ts';
import { usePrinting } from '#web/ui/style/printing.ts';
import { useReportView } from '#web/features/report/report-view.ts';
import styles from '#web/features/report/report.module.css';
import { useReportWords } from '#web/features/report/use-report-words.ts';

type Props = {
  readonly employee: { readonly id: string; readonly name: string };
  readonly day: Day;
  readonly hours: number | string;
  readonly children: ReactNode;
};

export function WhyButton({ employee, day, hours, children }: Props) {
  const t = useTexts('report');
  const words = useReportWords();
  const { explain } = useReportView();
  const isPrinting = usePrinting();
  if (isPrinting) return children;
  const shown = typeof hours === 'number' ? words.hours(hours) : hours;
  const label = t('why.open', { hours: shown, name: employee.name, day: words.day(day) });
  return (
    <button
      type="button"
      className={styles.why}
      aria-label={label}
      title={label}
      onClick={() => explain({ employeeId: employee.id, day })}
    >
      {children}
    </button>
  );
}
