// The missing days: each with its usual hours to add at a press, other hours, or a note why there are none.

import { IconPencil, IconPlus } from '@tabler/icons-react';
import { useTexts } from '#web/text.ts';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { Button, IconButton } from '#web/ui/form/button.tsx';
import { AnsweredList } from './answered-list.tsx';
import type { Month } from '#web/features/payroll/model/data.ts';
import { isMonthShut } from '#web/features/payroll/model/figures.ts';
import { clocksOf } from '#web/entry/days/planned.ts';
import type { MissingDay } from '#web/features/payroll/model/missing.ts';
import styles from './month.module.css';
import type { RowOpened } from './row-dialogs.tsx';
import { RowHeads } from './row-heads.tsx';
import { useShownRows } from './shown-rows.tsx';
import { Panel, type ToNext } from './panel.tsx';
import type { Answering } from '#web/features/payroll/model/use-answering.ts';
import { classNames } from '#web/ui/style/class-names.ts';
import { Ruler } from '#web/ui/display/ruler.tsx';
import { dayNoteKinds } from '#shared/model/day-note.ts';

type Props = {
  readonly month: Month;
  readonly answering: Answering;
  readonly toNext: ToNext;
  readonly mayWrite: boolean;
  readonly onOpen: (opened: RowOpened) => void;
};

const shownFirst = 12;

export function MissingPanel({ month, answering, toNext, mayWrite, onOpen }: Props) {
  const t = useTexts('month-end');
  const { missing, time } = month;
  const [shown, more] = useShownRows(missing, shownFirst);
  const isShut = isMonthShut(month);
  const mayAnswer = mayWrite && !isShut;
  const left = missing.length;
  return (
    <Panel
      id="month-missing"
      title={t('missing.title')}
      detail={left > 0 ? t('missing.left', { count: left, shown: time.number(left) }) : undefined}
      action={
        mayAnswer &&
        left > 1 && (
          <Button {...answering.lookOfAll()} onClick={() => void answering.noteAll(missing, 'off')}>
            {t('missing.allOff', { count: left, shown: time.number(left) })}
          </Button>
        )
      }
      toNext={toNext}
      isDone={left === 0 || isShut}
    >
      {!mayAnswer && left > 0 && <p className={styles.note}>{t(isShut ? 'missing.shut' : 'byOthers')}</p>}
      {left === 0 ? (
        <EmptyState heading={t('missing.none')}>{t('missing.noneText')}</EmptyState>
      ) : (
        <>
          <RowHeads isLean mayAnswer={mayAnswer} />
          <ul className={styles.rows} aria-label={t('missing.title')}>
            {shown.map((one) => (
              <MissingRow
                key={one.id}
                missing={one}
                month={month}
                answering={answering}
                mayWrite={mayAnswer}
                onOpen={onOpen}
              />
            ))}
          </ul>
        </>
      )}
      {more}
      <AnsweredList month={month} answering={answering} step="missing" mayWrite={mayAnswer} />
    </Panel>
  );
}

type RowProps = Omit<Props, 'toNext'> & { readonly missing: MissingDay };

/** Four answers, each at one press: the usual hours, or why there are none; and other hours. */
function MissingRow({ missing, month: { time }, answering, mayWrite, onOpen }: RowProps) {
  const t = useTexts('month-end');
  const notes = useTexts('day-notes');
  const { employee, day, usual, plan } = missing;
  const about = { name: employee.name, day: time.shortDay(day) };
  const begun = { employeeId: employee.id, day, start: usual.start, end: usual.end };
  const clock = clocksOf(time, missing);
  return (
    <li className={classNames(styles.row, styles.lean)}>
      <b className={styles.who}>{employee.name}</b>
      <span className={classNames('num', styles.day)}>{time.shortDay(day)}</span>
      <span className={styles.place}>
        <Ruler
          segments={[{ fromMinute: usual.fromMinute, toMinute: usual.toMinute, kind: 'missing' }]}
          label="off"
          size="s"
        />
      </span>
      <span className={classNames('num dim', styles.hours)}>
        {plan.length > 0 && time.hours(missing.seconds)}
      </span>
      <span className={styles.ways}>
        {mayWrite && (
          <>
            {dayNoteKinds.map((kind) => (
              <Button
                key={kind}
                size="s"
                variant="quiet"
                label={notes('noted', { ...about, kind: notes(`kinds.${kind}`) })}
                {...answering.lookOf(missing.id, kind)}
                onClick={() => void answering.noteDay(missing, kind)}
              >
                {notes(`kinds.${kind}`)}
              </Button>
            ))}
            {plan.length > 0 && (
              <Button
                size="s"
                icon={<IconPlus size={16} stroke={2} aria-hidden="true" />}
                label={t('missing.addOf', { ...about, clock })}
                {...answering.lookOf(missing.id, 'added')}
                onClick={() => void answering.addDay(missing)}
              >
                {clock}
              </Button>
            )}
            <IconButton label={t('missing.otherOf', about)} onClick={() => onOpen({ kind: 'add', begun })}>
              <IconPencil size={18} stroke={1.75} />
            </IconButton>
          </>
        )}
      </span>
    </li>
  );
}
