// The month as a calendar of rulers from Monday, with each week's hours and overtime at the edge.

import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type CSSProperties, useId } from 'react';
import { weekStartOf } from '#shared/time/week.ts';
import type { WeekRow } from '#web/entry/days/week-model.ts';
import { type Opened, openedBy } from '#web/entry/days/opened.ts';
import { addDays } from '#shared/time/day.ts';
import { currentLanguage, useTexts } from '#web/text.ts';
import { Card, CardHead } from '#web/ui/display/card.tsx';
import { IconButton } from '#web/ui/form/button.tsx';
import { classNames } from '#web/ui/style/class-names.ts';
import { monthTitle } from '#web/words/day-words.ts';
import { MonthCellView } from './month-cell.tsx';
import type { MonthCell, MonthWeek, PersonMonth } from './person-model.ts';
import { monthOfDay, monthStep } from './person-month.ts';
import type { PersonShow } from './person-show.ts';
import styles from './person.module.css';

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;

type Props = {
  readonly row: WeekRow;
  readonly month: PersonMonth;
  readonly hasOvertime: boolean;
  /** The month's hours are still being read. */
  readonly isWaiting: boolean;
  readonly show: PersonShow;
  readonly onOpen: (opened: Opened | undefined) => void;
  readonly onMonth: (month: string) => void;
};

export function MonthCard(props: Props) {
  const { month, show, isWaiting } = props;
  const t = useTexts('person');
  const id = useId();
  const title = monthTitle(currentLanguage(), show.month);
  const monday = weekStartOf(show.today);
  return (
    <Card as="section" padding="none" labelledBy={id}>
      <CardHead
        id={id}
        title={title.slice(0, 1).toLocaleUpperCase(currentLanguage()) + title.slice(1)}
        actions={<Steps {...props} />}
      />
      <div
        role="table"
        aria-labelledby={id}
        aria-busy={isWaiting}
        className={styles.month}
        style={widthsOf(month)}
      >
        <div role="row" className={classNames(styles.week, styles.weekdays)}>
          <span role="columnheader" className={styles.number}>
            {t('week')}
          </span>
          {weekdays.map((at) => (
            <span role="columnheader" key={at}>
              {show.time.weekday(addDays(monday, at))}
            </span>
          ))}
          <span role="columnheader" className={styles.sum}>
            {t('hours')}
          </span>
        </div>
        {month.weeks.map((week) => (
          <Week key={week.cells[0]?.day} {...props} week={week} />
        ))}
      </div>
    </Card>
  );
}

/** A day of the week on which nothing was worked in the month is narrow. */
function widthsOf({ weeks }: PersonMonth): CSSProperties & { readonly '--days': string } {
  const columns = weekdays.map((at) => {
    const isUsed = weeks.some(({ cells }) => {
      const cell = cells[at];
      return cell !== undefined && !cell.isOutside && (cell.entries.length > 0 || cell.missing !== undefined);
    });
    return at < weekdays.length - 2 || isUsed ? 'minmax(0, 116fr)' : 'minmax(0, 72fr)';
  });
  return { '--days': columns.join(' ') };
}

function Steps({ show, onMonth }: Props) {
  const t = useTexts('person');
  const thisMonth = monthOfDay(show.today);
  const isLast = show.month >= thisMonth;
  return (
    <span role="group" aria-label={t('whichMonth')} className={styles.steps}>
      <IconButton label={t('monthBefore')} onClick={() => onMonth(monthStep(show.month, -1))}>
        <IconChevronLeft size={18} stroke={1.75} />
      </IconButton>
      {/* Disabled buttons would lose the focus of somebody who came back here. */}
      <button
        type="button"
        className={styles.stepHome}
        aria-disabled={isLast}
        onClick={() => !isLast && onMonth(thisMonth)}
      >
        {t('thisMonth')}
      </button>
      <button
        type="button"
        className={styles.step}
        aria-label={t('monthAfter')}
        title={t('monthAfter')}
        aria-disabled={isLast}
        onClick={() => !isLast && onMonth(monthStep(show.month, 1))}
      >
        <IconChevronRight size={18} stroke={1.75} />
      </button>
    </span>
  );
}

function Week({ week, row, show, hasOvertime, isWaiting, onOpen }: Props & { readonly week: MonthWeek }) {
  const t = useTexts('person');
  const { time } = show;
  const open = (cell: MonthCell) => {
    const opened = openedBy(row, cell, show.mayWrite);
    return opened === undefined || cell.isOutside ? undefined : () => onOpen(opened);
  };
  return (
    <div role="row" className={styles.week}>
      <span role="rowheader" className={styles.number}>
        <span className={styles.weekWord}>{t('weekOf', { number: week.number })}</span>
        <span aria-hidden="true" className={styles.weekNumber}>
          {week.number}
        </span>
      </span>
      {week.cells.map((cell) => (
        <MonthCellView key={cell.day} cell={cell} show={show} onOpen={open(cell)} />
      ))}
      <span role="cell" className={styles.sum}>
        {week.seconds > 0 && !isWaiting ? (
          <>
            <b>{time.hours(week.seconds)}</b>
            {hasOvertime && week.overtime > 0 && (
              <span>{t('over', { hours: time.hours(week.overtime) })}</span>
            )}
          </>
        ) : (
          <span>–</span>
        )}
      </span>
    </div>
  );
}
