// A figure or a day that opens its explanation; on paper it is plain text.

import type { ReactNode } from 'react';
import type { Day } from '#shared/time/day.ts';
import { useHolds } from '#web/api/holds.ts';
import { useTexts } from '#web/text.ts';
import { usePrinting } from '#web/ui/style/printing.ts';
import type { Group } from '#web/features/report/report-groups.ts';
import { type Asked, useReportView } from '#web/features/report/report-view.ts';
import styles from '#web/features/report/report.module.css';
import { useReportWords } from '#web/features/report/use-report-words.ts';

type Props = {
  readonly employee: { readonly id: string; readonly name: string };
  readonly day: Day;
  readonly hours: number | string;
  readonly children: ReactNode;
};

/** What an employee's day is paid. */
export function WhyButton({ employee, day, hours, children }: Props) {
  const t = useTexts('report');
  const words = useReportWords();
  const shown = typeof hours === 'number' ? words.hours(hours) : hours;
  const label = t('why.open', { hours: shown, name: employee.name, day: words.day(day) });
  return (
    <Why asked={{ of: 'day', employeeId: employee.id, day }} label={label}>
      {children}
    </Why>
  );
}

type GroupProps = {
  readonly of: Pick<Group, 'kind' | 'id'>;
  readonly name: string;
  readonly seconds: number;
  /** Shown instead of all overtime: the hours of one of its tiers. */
  readonly children?: ReactNode;
};

/** The overtime of an employee or of a project over all days of the report. */
export function GroupWhy({ of, name, seconds, children }: GroupProps) {
  const t = useTexts('report');
  const words = useReportWords();
  const hours = words.hours(seconds);
  if (seconds === 0) return <span className={styles.zero}>{hours}</span>;
  return (
    <Why asked={{ of: of.kind, id: of.id }} label={t('why.openAll', { hours, name })}>
      {children ?? hours}
    </Why>
  );
}

function Why({ asked, label, children }: { asked: Asked; label: string; children: ReactNode }) {
  const { explain } = useReportView();
  const isPrinting = usePrinting();
  // Overtime counts a day's hours on every project: who sees some only cannot be shown why.
  const seesDays = useHolds('day_pay.read');
  if (isPrinting || !seesDays) return children;
  return (
    <button
      type="button"
      className={styles.why}
      aria-label={label}
      aria-haspopup="dialog"
      title={label}
      onClick={({ currentTarget }) => explain(asked, currentTarget)}
    >
      {children}
    </button>
  );
}
