// Days that employees have noted themselves, folded below the missing days: who, which day, what, when.

import { IconUser } from '@tabler/icons-react';
import type { DayNote } from '#shared/model/day-note.ts';
import { useTexts } from '#web/text.ts';
import type { Month } from '#web/features/payroll/model/data.ts';
import { Fold } from './fold.tsx';
import styles from './month.module.css';

type Props = { readonly month: Month; readonly notes: readonly DayNote[] };

export function NotedRows({ month: { time, employees }, notes }: Props) {
  const list = useTexts('month-steps');
  const words = useTexts('day-notes');
  const heading = list('byEmployees', { count: notes.length, shown: time.number(notes.length) });
  return (
    <Fold heading={<b>{heading}</b>}>
      {notes.map(({ employee_id: employeeId, date, kind, noted }) => (
        <li key={`${date} ${employeeId}`}>
          <IconUser size={18} stroke={2} role="img" aria-label={words('byEmployee')} />
          <b className={styles.answeredName}>{employees.find((one) => one.id === employeeId)?.name}</b>
          <span className="num">{time.shortDay(date)}</span>
          <span className="dim">{words(`kinds.${kind}`)}</span>
          <span className={`dim num ${styles.answeredAt}`}>{time.momentText(noted)}</span>
        </li>
      ))}
    </Fold>
  );
}
