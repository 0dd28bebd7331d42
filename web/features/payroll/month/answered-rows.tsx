// What employees noted themselves and what the office answered, folded below the list: who, which day, what, when, and 'Put back' also after the ten seconds of Undo.

import { IconCheck, IconChevronDown, IconChevronRight, IconUser } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { type DayNote, type DayNoteKind, dayNoteKinds } from '#shared/model/day-note.ts';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/form/button.tsx';
import { type Answer, keyOf, mayPutBack } from '#web/features/payroll/model/answered.ts';
import type { Month } from '#web/features/payroll/model/data.ts';
import styles from './month.module.css';
import type { Answering } from '#web/features/payroll/model/use-answering.ts';
import { counted } from '#web/words/counted.ts';

type Props = {
  readonly month: Month;
  readonly answering: Answering;
  readonly step: Answer['step'];
  readonly mayWrite: boolean;
  /** Days that employees have noted themselves. */
  readonly noted: readonly DayNote[];
};

export function AnsweredRows({ noted, ...props }: Props) {
  return (
    <>
      {noted.length > 0 && <NotedRows month={props.month} noted={noted} />}
      <OwnAnswers {...props} />
    </>
  );
}

function NotedRows({ month: { time, employees }, noted }: Pick<Props, 'month' | 'noted'>) {
  const list = useTexts('month-steps');
  const words = useTexts('day-notes');
  const heading = list('byEmployees', { count: noted.length, shown: time.number(noted.length) });
  return (
    <Fold heading={<b>{heading}</b>}>
      {noted.map(({ employee_id: employeeId, date, kind, noted: at }) => (
        <li key={`${date} ${employeeId}`}>
          <IconUser size={18} stroke={2} role="img" aria-label={words('byEmployee')} />
          <b className={styles.answeredName}>{employees.find((one) => one.id === employeeId)?.name}</b>
          <span className="num">{time.shortDay(date)}</span>
          <span className="dim">{words(`kinds.${kind}`)}</span>
          <span className={`dim num ${styles.answeredAt}`}>{time.momentText(at)}</span>
        </li>
      ))}
    </Fold>
  );
}

function OwnAnswers({ month, answering, step, mayWrite }: Omit<Props, 'noted'>) {
  const list = useTexts('month-steps');
  const inWords = useAnswerWords();
  const { time, now } = month;
  const own = answering.answers.filter((one) => one.step === step);
  if (own.length === 0) return null;
  return (
    <Fold
      heading={
        <>
          <b>{list('done.title', { count: own.length, shown: time.number(own.length) })}</b>
          <span className="dim small">{list('done.here')}</span>
        </>
      }
    >
      {own.map((one) => {
        const day = one.day === undefined ? list('allMonth') : time.shortDay(one.day);
        const name = month.employees.find((person) => person.id === one.employeeId)?.name ?? '';
        return (
          <li key={keyOf(one)}>
            <IconCheck size={18} stroke={2} className={styles.check} aria-hidden="true" />
            <b className={styles.answeredName}>{name}</b>
            <span className="num">{day}</span>
            <span className="dim">{inWords(one)}</span>
            <span className={`dim num ${styles.answeredAt}`}>{time.clockAt(one.at)}</span>
            {mayWrite && mayPutBack(one, now) && (
              <Button
                size="s"
                variant="quiet"
                label={name === '' ? `${list('putBack')}: ${day}` : list('putBackOf', { name, day })}
                {...answering.lookOf(keyOf(one), 'back')}
                onClick={() => void answering.putBack([one])}
              >
                {list('putBack')}
              </Button>
            )}
          </li>
        );
      })}
    </Fold>
  );
}

type FoldProps = { readonly heading: ReactNode; readonly children: ReactNode };

/** A list below the list of a step: its heading opens and shuts it. */
function Fold({ heading, children }: FoldProps) {
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
        {heading}
      </button>
      <ul id={id} hidden={!isOpen} className={styles.answered}>
        {children}
      </ul>
    </div>
  );
}

const isNote = (how: Answer['how']): how is DayNoteKind => dayNoteKinds.some((kind) => kind === how);

function useAnswerWords() {
  const list = useTexts('month-steps');
  const kinds = useTexts('day-notes');
  return ({ how, clock = '', count = 0 }: Answer): string => {
    if (how === 'approved') return list('approved', counted(count));
    if (isNote(how)) return kinds(`kinds.${how}`);
    return list(`done.${how}`, { clock });
  };
}
