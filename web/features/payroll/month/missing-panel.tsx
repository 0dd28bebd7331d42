// The missing days: each with the hours of a week before to add at a press, other hours, or the day left empty.

import { IconCalendarX, IconPencil, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { addDays } from '#shared/time/day.ts';
import type { BegunEntry } from '#web/entry/add-entries.tsx';
import { useTexts } from '#web/text.ts';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { Button, IconButton } from '#web/ui/form/button.tsx';
import { AnsweredRows } from './answered-rows.tsx';
import type { Month } from './data.ts';
import type { MissingDay } from './missing.ts';
import styles from './month.module.css';
import { Panel, type ToNext } from './panel.tsx';
import { Row, RowHeads } from './rows.tsx';
import { type Answering, usualClocks } from './use-answering.ts';

type Props = {
  readonly month: Month;
  readonly answering: Answering;
  readonly toNext: ToNext;
  readonly mayWrite: boolean;
  readonly onAdd: (begun: BegunEntry) => void;
};

const shownFirst = 12;

export function MissingPanel({ month, answering, toNext, mayWrite, onAdd }: Props) {
  const t = useTexts('month-end');
  const { missing, time } = month;
  const [most, setMost] = useState(shownFirst);
  const isShut = month.period?.state === 'approved' || month.period?.state === 'locked';
  const left = missing.length;
  return (
    <Panel
      id="month-missing"
      title={t('missing.title')}
      detail={left > 0 ? t('missing.left', { count: left, shown: time.number(left) }) : undefined}
      action={
        mayWrite &&
        !isShut &&
        left > 1 && (
          <Button onClick={() => answering.leaveEmpty(missing)}>
            {t('missing.leaveAll', { count: left, shown: time.number(left) })}
          </Button>
        )
      }
      toNext={toNext}
      isDone={left === 0 || isShut}
    >
      {isShut && left > 0 && <p className={styles.note}>{t('missing.shut')}</p>}
      {left === 0 ? (
        <EmptyState heading={t('missing.none')}>{t('missing.noneText')}</EmptyState>
      ) : (
        <>
          <RowHeads />
          <ul className={styles.rows} aria-label={t('missing.title')}>
            {missing.slice(0, most).map((one) => (
              <MissingRow
                key={one.id}
                missing={one}
                month={month}
                answering={answering}
                mayWrite={mayWrite && !isShut}
                onAdd={onAdd}
              />
            ))}
          </ul>
        </>
      )}
      {left > most && (
        <div className={styles.more}>
          <Button size="s" variant="quiet" onClick={() => setMost(most + shownFirst)}>
            {t('showMore', { count: Math.min(shownFirst, left - most) })}
          </Button>
        </div>
      )}
      <AnsweredRows month={month} answering={answering} step="missing" mayWrite={mayWrite && !isShut} />
    </Panel>
  );
}

type RowProps = Omit<Props, 'toNext'> & { readonly missing: MissingDay };

function MissingRow({ missing, month: { time }, answering, mayWrite, onAdd }: RowProps) {
  const t = useTexts('month-end');
  const { employee, day, fromMinute, toMinute, plan } = missing;
  const about = { name: employee.name, day: time.shortDay(day) };
  const clock = usualClocks(missing);
  return (
    <Row
      icon={<IconCalendarX size={18} stroke={1.75} />}
      what={t('missing.what')}
      why={t('missing.why', { day: time.shortDay(addDays(day, -7)) })}
      name={employee.name}
      day={time.shortDay(day)}
      segments={plan.length > 0 ? [{ fromMinute, toMinute, kind: 'missing' }] : []}
      hours={plan.length > 0 ? time.hours(missing.seconds) : '–'}
    >
      {mayWrite && (
        <>
          <Button
            size="s"
            variant="quiet"
            label={t('missing.leaveOf', about)}
            onClick={() => answering.leaveEmpty([missing])}
          >
            {t('missing.leave')}
          </Button>
          {plan.length > 0 && (
            <Button
              size="s"
              icon={<IconPlus size={16} stroke={2} aria-hidden="true" />}
              label={t('missing.addOf', { ...about, clock })}
              loading={answering.isBusy}
              onClick={() => void answering.addDay(missing)}
            >
              {t('missing.add', { clock })}
            </Button>
          )}
          <IconButton
            label={t('missing.otherOf', about)}
            onClick={() => onAdd({ employeeId: employee.id, day })}
          >
            <IconPencil size={18} stroke={1.75} />
          </IconButton>
        </>
      )}
    </Row>
  );
}
