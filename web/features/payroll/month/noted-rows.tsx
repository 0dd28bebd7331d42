// Days that employees have noted themselves, folded below the missing days: who, which day, what, when.

import { IconChevronDown, IconChevronRight, IconUser } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { DayNote } from '#shared/model/day-note.ts';
import { useTexts } from '#web/text.ts';
import type { Month } from '#web/features/payroll/model/data.ts';
import styles from './month.module.css';

type Props = { readonly month: Month; readonly notes: readonly DayNote[] };

export function NotedRows({ month: { time, employees }, notes }: Props) {
  const t = useTexts('month-end');
  const words = useTexts('day-notes');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const Icon = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <div>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon size={18} stroke={1.75} aria-hidden="true" />
        <b>{t('missing.byEmployees', { count: notes.length, shown: time.number(notes.length) })}</b>
      </button>
      <ul id={id} hidden={!isOpen} className={styles.answered}>
        {notes.map(({ employee_id: employeeId, date, kind, noted }) => (
          <li key={`${date} ${employeeId}`}>
            <IconUser size={18} stroke={2} role="img" aria-label={words('byEmployee')} />
            <b className={styles.answeredName}>{employees.find((one) => one.id === employeeId)?.name}</b>
            <span className="num">{time.shortDay(date)}</span>
            <span className="dim">{words(`kinds.${kind}`)}</span>
            <span className={`dim num ${styles.answeredAt}`}>{time.momentText(noted)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
