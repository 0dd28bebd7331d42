// The grid of the week: people by days, sums at its edges; only the rows in view are drawn.

import { IconLock, IconUser } from '@tabler/icons-react';
import { type CSSProperties, type RefObject, useRef } from 'react';
import { minutesPerDay } from '#shared/time/calendar.ts';
import type { Day } from '#shared/time/day.ts';
import { useTexts } from '#web/text.ts';
import { RulerHours } from '#web/ui/display/ruler.tsx';
import { classNames } from '#web/ui/style/class-names.ts';
import { useMedia } from '#web/ui/style/media.ts';
import { useIsTight } from '#web/ui/table/use-room.ts';
import { useRowsInView } from '#web/ui/table/use-rows-in-view.ts';
import type { Overtime } from './week-data.ts';
import type { WeekRow, WeekSums } from '#web/entry/days/week-model.ts';
import type { GridKeys } from './week-keys.ts';
import { maskOfColumns, type Selected } from './week-selection.ts';
import type { WeekShow } from './week-show.ts';
import { WeekRowView } from './week-row.tsx';
import styles from './week.module.css';

const rowPx = { wide: 38, finger: 48, stacked: 44 } as const;
/** Pixels, from the design: each column has room for a ruler beside its hours. */
const widths = {
  name: 172,
  longName: 216,
  day: 136,
  emptyDay: 112,
  leastDay: 60,
  sum: 80,
  longSum: 94,
} as const;
/** Sums from a thousand hours on need a wider column. */
const sumPxOf = (seconds: number): number => (seconds < 3_600_000 ? widths.sum : widths.longSum);
/** From this many rows on only those in view are drawn: a row of the week costs as much as seven others. */
const virtualFromRows = 30;

type OwnStyle = CSSProperties & Record<`--${string}`, string | number>;

type Props = {
  readonly rows: readonly WeekRow[];
  readonly days: readonly Day[];
  readonly sums: WeekSums;
  readonly overtime: Overtime;
  readonly isWaiting: boolean;
  readonly show: WeekShow;
  readonly selected: Selected;
  readonly keys: GridKeys;
};

export function WeekGrid(props: Props) {
  const { rows, days, overtime, show, selected, keys } = props;
  const { body } = keys;
  const t = useTexts('week');
  const around = useRef<HTMLDivElement>(null);
  const isCoarse = useMedia('(pointer: coarse)');
  const columns = useColumns(props, around);
  const { isEmpty, isStacked, leastPx, sumColumns } = columns;
  const heightPx = isCoarse ? rowPx.finger : isStacked ? rowPx.stacked : rowPx.wide;
  const { inView, abovePx, belowPx } = useRowsInView(rows, body, heightPx, virtualFromRows);
  const style: OwnStyle = {
    '--row': `${heightPx}px`,
    minWidth: leastPx,
  };
  const empty = maskOfColumns(days.length, isEmpty);
  const maskOf = (index: number): number => selected.get(rows[index]?.person.id ?? '') ?? 0;
  return (
    <div ref={around} className={classNames(styles.around, leastPx !== undefined && styles.scrolled)}>
      <table
        aria-multiselectable={show.mayWrite || undefined}
        aria-rowcount={rows.length + 2}
        aria-busy={props.isWaiting || undefined}
        className={gridLook(days.length, isStacked)}
        style={style}
        {...keys.handlers}
      >
        <caption className="visually-hidden">{t('caption')}</caption>
        <Columns days={days} widths={columns} />
        <GridHead
          days={days}
          show={show}
          isStacked={isStacked}
          hasOvertime={sumColumns === 2}
          isEmpty={isEmpty}
          isClosed={rows[0]?.cells.map((cell) => cell.isClosed) ?? []}
        />
        <tbody ref={body}>
          <Spacer px={abovePx} />
          {inView.map(({ row, index }) => (
            <WeekRowView
              key={row.person.id}
              row={row}
              index={index}
              show={show}
              overtime={overtimeOf(overtime, row)}
              empty={empty}
              tabColumn={keys.at.row === index ? keys.at.column : undefined}
              above={maskOf(index - 1)}
              own={maskOf(index)}
              below={maskOf(index + 1)}
            />
          ))}
          <Spacer px={belowPx} />
        </tbody>
        <GridFoot {...props} />
      </table>
    </div>
  );
}

const gridLook = (days: number, isStacked: boolean): string =>
  classNames(
    styles.grid,
    isStacked && styles.stacked,
    days > 7 && styles.narrow,
    days === 1 && styles.oneDay,
  );

/** How wide the columns are, and which days have nothing to show. */
function useColumns({ rows, days, sums, overtime, show }: Props, around: RefObject<HTMLElement | null>) {
  const sumColumns = overtime === undefined ? 1 : 2;
  const sumPx = sumPxOf(sums.seconds);
  const extraPx = sumColumns === 2 ? sumPx : 0;
  // A missing day has its 'Add' beside the ruler, as a day with hours has its figure.
  const isEmpty = (column: number): boolean =>
    days.length > 1 &&
    sums.days[column]?.seconds === 0 &&
    days[column] !== show.today &&
    !rows.some(({ cells }) => cells[column]?.missing);
  const needed = days.reduce(
    (sum, _, column) => sum + (isEmpty(column) ? widths.emptyDay : widths.day),
    widths.name + sumPx + extraPx,
  );
  const isStacked = useIsTight(around, needed);
  const leastPx = widths.name + days.length * widths.leastDay + sumPx + extraPx;
  // One week always fits, down to where the phone's list takes over.
  const isScrolled = useIsTight(around, leastPx) && days.length > 7;
  const isRoomy = !useIsTight(around, needed + widths.longName - widths.name);
  return {
    isEmpty,
    isStacked,
    leastPx: isScrolled ? leastPx : undefined,
    namePx: isRoomy ? widths.longName : widths.name,
    sumPx,
    extraPx,
    sumColumns,
  };
}

type ColumnsProps = { readonly days: readonly Day[]; readonly widths: ReturnType<typeof useColumns> };

/** Only days with hours have no width of their own: what is left over goes to their rulers. */
function Columns({ days, widths: { isEmpty, isStacked, namePx, sumPx, extraPx } }: ColumnsProps) {
  return (
    <colgroup>
      <col style={{ width: namePx }} />
      {days.map((day, column) => (
        <col key={day} style={isStacked || !isEmpty(column) ? undefined : { width: widths.emptyDay }} />
      ))}
      <col style={{ width: sumPx }} />
      {extraPx > 0 && <col style={{ width: extraPx }} />}
    </colgroup>
  );
}

const overtimeOf = (overtime: Overtime, { person }: WeekRow): number | null | undefined =>
  overtime === undefined ? undefined : overtime === 'reading' ? null : (overtime.get(person.id) ?? 0);

function Spacer({ px }: { readonly px: number }) {
  return px > 0 ? <tr aria-hidden="true" style={{ height: px }} /> : null;
}

const hourStep = (days: readonly Day[], isStacked: boolean, isToday: boolean) =>
  days.length === 1 ? 3 : isToday || (isStacked && days.length > 7) ? 24 : 12;
type HeadProps = Pick<Props, 'days' | 'show'> & {
  readonly isStacked: boolean;
  readonly hasOvertime: boolean;
  readonly isEmpty: (column: number) => boolean;
  /** By column. */
  readonly isClosed: readonly boolean[];
};

function GridHead({ days, show, isStacked, hasOvertime, isEmpty, isClosed }: HeadProps) {
  const { t, today, nowMinute } = show;
  const entries = useTexts('entries');
  const at: OwnStyle = { '--at': nowMinute / minutesPerDay };
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col" className={styles.nameHead}>
          {entries('employee')}
        </th>
        {days.map((day, column) => (
          <th
            key={day}
            scope="col"
            aria-current={day === today ? 'date' : undefined}
            className={classNames(day > today && styles.isToCome, isEmpty(column) && styles.isEmpty)}
          >
            <DayName show={show} day={day} column={column} isClosed={isClosed[column] === true} />
            <span className={styles.scale} style={at}>
              <RulerHours every={hourStep(days, isStacked, day === today)} />
              {day === today && (
                <span className={styles.now} aria-hidden="true">
                  {show.nowClock}
                </span>
              )}
            </span>
          </th>
        ))}
        <th scope="col" className={styles.sum}>
          {entries('hours')}
        </th>
        {hasOvertime && (
          <th scope="col" className={styles.sum}>
            {t('overtime')}
          </th>
        )}
      </tr>
    </thead>
  );
}

type DayNameProps = Pick<Props, 'show'> & {
  readonly day: Day;
  readonly column: number;
  readonly isClosed: boolean;
};

/** The day's name; pressed, it selects the column. */
function DayName({ show: { t, time, today, mayWrite }, day, column, isClosed }: DayNameProps) {
  const words = (
    <>
      <b>{time.weekday(day)}</b> <span className={styles.date}>{time.dateText(day)}</span>
      {isClosed && <IconLock size={14} stroke={1.75} role="img" aria-label={t('locked')} />}
      {day === today && <span className={styles.today}>{t('today')}</span>}
    </>
  );
  return mayWrite ? (
    <button type="button" data-day={column} className={styles.dayButton} title={t('selectDay')}>
      {words}
    </button>
  ) : (
    <span className={styles.dayButton}>{words}</span>
  );
}

function GridFoot({ rows, days, sums, overtime, show, isWaiting }: Props) {
  const { t, time, today } = show;
  const own = rows.filter(({ person }) => person.example !== true);
  const extra =
    overtime instanceof Map ? own.reduce((sum, { person }) => sum + (overtime.get(person.id) ?? 0), 0) : 0;
  return (
    <tfoot data-sums="">
      <tr aria-rowindex={rows.length + 2}>
        <th scope="row" className={styles.name}>
          {t('people', { count: own.length, shown: time.number(own.length) })}
        </th>
        {days.map((day, column) => {
          const sum = sums.days[column];
          const isSaid = !isWaiting && sum !== undefined && sum.people > 0;
          return (
            <td key={day} className={classNames(day > today && styles.isToCome)}>
              {isSaid && (
                <span className={styles.daySum}>
                  <span className={styles.heads}>
                    <IconUser size={14} stroke={1.75} aria-label={t('peopleWorked')} />{' '}
                    {time.number(sum.people)}
                  </span>
                  <b>{time.hours(sum.seconds)}</b>
                </span>
              )}
            </td>
          );
        })}
        <td className={styles.sum}>
          <b>{isWaiting ? '–' : time.hours(sums.seconds)}</b>
        </td>
        {overtime !== undefined && (
          <td className={styles.sum}>
            {extra > 0 ? <b>{time.hours(extra)}</b> : <span className="dim">–</span>}
          </td>
        )}
      </tr>
    </tfoot>
  );
}
