// The week on a phone: one day of everybody, or one person's week; approved with the thumb.

import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { BulkFailures } from '#web/entry/bulk/bulk-failures.tsx';
import { useTexts } from '#web/text.ts';
import { RulerHours } from '#web/ui/display/ruler.tsx';
import { IconButton } from '#web/ui/form/button.tsx';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { openedBy } from '#web/entry/days/opened.ts';
import type { CompanyTime } from '#web/words/company-time.ts';
import { counted } from '#web/words/counted.ts';
import { Stepper, useWeekTitle } from '#web/features/week/week-head.tsx';
import { needsLook, type WeekCell, type WeekRow } from '#web/entry/days/week-model.ts';
import {
  countOf,
  isSelected,
  isWaiting,
  noneSelected,
  toggledCell,
  waitingIn,
} from '#web/features/week/week-selection.ts';
import { ManyDialogs } from '#web/features/week/many-dialogs.tsx';
import type { SheetProps, WeekShow } from '#web/features/week/week-show.ts';
import { useSelection } from '#web/features/week/use-selection.ts';
import { DayStrip } from './day-strip.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { PhoneRow } from './phone-row.tsx';
import { useRowsAsScrolled } from './use-rows-as-scrolled.ts';
import styles from './week-phone.module.css';

/** More people without hours are counted, not named. */
const mostNames = 6;
/** Of most rows: the list is about as long before its end is drawn. */
const rowPx = 84;

type Mode = 'day' | 'person';
type PhoneProps = Omit<SheetProps, 'adjusting' | 'now'>;

/** First who needs a look, then what runs or waits, then what is approved, then who was not there. */
function rankOf(cell: WeekCell): number {
  if (needsLook(cell)) return 0;
  if (cell.isRunning) return 1;
  if (isWaiting(cell)) return 2;
  return cell.entries.length > 0 ? 3 : 4;
}

type TopProps = Pick<PhoneProps, 'query' | 'days' | 'show' | 'onChange'> & { readonly children?: ReactNode };

/** The title and the way to other weeks, also before a week is here and where it cannot be read. */
export function PhoneTop({ query, days, show, onChange, children }: TopProps) {
  const title = useWeekTitle('week', days, show.time);
  return (
    <>
      <div className={styles.head}>
        <h1>{title}</h1>
        {children}
      </div>
      <Stepper query={{ ...query, view: 'week' }} days={days} today={show.today} onChange={onChange} />
    </>
  );
}

export function WeekPhone(props: PhoneProps) {
  const { data, query, days, show } = props;
  const { rows } = data;
  const column = Math.max(0, days.indexOf(query.day ?? show.today));
  const { selected, setSelected, chosen, actions } = useSelection(rows, days, show);
  const { mode, change, picked, pickPerson } = usePicked(props, setSelected);
  const shown = mode === 'day' ? rows : rows.slice(picked, picked + 1);
  const waiting = waitingIn(shown, mode === 'day' ? [column] : [...days.keys()]);
  return (
    <>
      <PhoneTop {...props}>
        <Modes mode={mode} onChange={change} />
      </PhoneTop>
      {mode === 'day' ? (
        <DayStrip {...props} column={column} onPick={() => setSelected(noneSelected)} />
      ) : (
        <PersonHead rows={rows} index={picked} onPick={pickPerson} />
      )}
      {actions.failures.length > 0 && (
        <BulkFailures failures={actions.failures} time={show.time} onHide={actions.hideFailures} />
      )}
      <div className={styles.hours}>
        <RulerHours every={6} />
      </div>
      <PhoneRows
        key={`${mode} ${days[column]}`}
        {...props}
        mode={mode}
        shown={shown}
        column={column}
        selected={selected}
        onSelect={setSelected}
      />
      {show.mayWrite && (
        <PhoneBar
          chosen={chosen}
          waiting={show.isApprovalOn ? countOf(waiting) : 0}
          isApprovalOn={show.isApprovalOn}
          lockedAt={lockedAt(shown, mode === 'day' ? [column] : [...days.keys()], show)}
          actions={actions}
          time={show.time}
          onWaiting={() => setSelected(waiting)}
          onNone={() => setSelected(noneSelected)}
        />
      )}
      <ManyDialogs chosen={chosen} actions={actions} show={show} />
    </>
  );
}

/** The start of the days that are shown, if all of them are of a locked period. */
function lockedAt(
  [row]: readonly WeekRow[],
  columns: readonly number[],
  { time }: WeekShow,
): number | undefined {
  const cells = columns.flatMap((column) => row?.cells[column] ?? []);
  const [first] = cells;
  return first && cells.every(({ isClosed }) => isClosed) ? time.startOf(first.day) : undefined;
}

/** Whether a day is shown or a person, and which person. */
function usePicked({ data: { rows }, days, show }: PhoneProps, onSelect: RowsProps['onSelect']) {
  const [mode, setMode] = useState<Mode>('day');
  const [person, setPerson] = useState(0);
  const picked = Math.min(person, rows.length - 1);
  /** A person's waiting days are selected already: one press approves the week. */
  const pickPerson = (index: number): void => {
    setPerson(index);
    const own = rows.slice(index, index + 1);
    onSelect(show.mayWrite && show.isApprovalOn ? waitingIn(own, [...days.keys()]) : noneSelected);
  };
  const change = (next: Mode): void => {
    setMode(next);
    if (next === 'person') pickPerson(picked);
    else onSelect(noneSelected);
  };
  return { mode, change, picked, pickPerson };
}

function Modes({ mode, onChange }: { readonly mode: Mode; readonly onChange: (mode: Mode) => void }) {
  const t = useTexts('week');
  return (
    <Segmented
      label={t('view')}
      hideLabel
      value={mode}
      onChange={onChange}
      options={[
        { value: 'day', label: t('views.day') },
        { value: 'person', label: t('views.person') },
      ]}
    />
  );
}

/** Whose week is shown, and the way to the next person in the order of the list. */
type HeadProps = {
  readonly rows: readonly WeekRow[];
  readonly index: number;
  readonly onPick: (index: number) => void;
};

function PersonHead({ rows, index, onPick }: HeadProps) {
  const t = useTexts('week');
  const last = rows.length - 1;
  return (
    <div className={styles.person}>
      <IconButton label={t('personBefore')} onClick={() => onPick(index === 0 ? last : index - 1)}>
        <IconChevronLeft size={22} stroke={1.75} />
      </IconButton>
      <span className={styles.personName} role="status">
        <b>{rows[index]?.person.name}</b>
        <span className="dim small">{t('personOf', { count: rows.length, which: index + 1 })}</span>
      </span>
      <IconButton label={t('personAfter')} onClick={() => onPick(index === last ? 0 : index + 1)}>
        <IconChevronRight size={22} stroke={1.75} />
      </IconButton>
    </div>
  );
}

type RowsProps = PhoneProps & {
  readonly mode: Mode;
  readonly shown: readonly WeekRow[];
  readonly column: number;
  readonly selected: ReturnType<typeof useSelection>['selected'];
  readonly onSelect: ReturnType<typeof useSelection>['setSelected'];
};

function PhoneRows(props: RowsProps) {
  const { data, days, show, mode, shown, column, selected, onSelect, onOpen } = props;
  const t = useTexts('week');
  const { time } = show;
  const cells = shown.flatMap((row) =>
    (mode === 'day' ? [column] : [...days.keys()]).flatMap((at) => {
      const cell = row.cells[at];
      return cell ? [{ row, cell, column: at }] : [];
    }),
  );
  const isListed = ({ cell }: (typeof cells)[number]) =>
    cell.entries.length > 0 || cell.missing !== undefined;
  const listed = cells.filter(isListed);
  const ordered =
    mode === 'day' ? listed.toSorted((one, other) => rankOf(one.cell) - rankOf(other.cell)) : listed;
  const { most, rest } = useRowsAsScrolled(ordered.length);
  const isSelecting = selected.size > 0 && countOf(selected) > 0;
  const without = cells.filter((one) => !isListed(one));
  const row = shown[0];
  return (
    <>
      <ul className={styles.rows} aria-label={t('caption')}>
        {ordered.slice(0, most).map((one) => (
          <PhoneRow
            key={`${one.row.person.id} ${one.cell.day}`}
            row={one.row}
            cell={one.cell}
            isNamed={mode === 'day'}
            show={show}
            isChosen={isSelected(selected.get(one.row.person.id) ?? 0, one.column)}
            isSelecting={isSelecting && one.row.person.example !== true}
            onSelect={() =>
              onSelect(
                toggledCell(selected, data.rows, { row: data.rows.indexOf(one.row), column: one.column }),
              )
            }
            onOpen={() => onOpen(openedBy(one.row, one.cell, show.mayWrite))}
          />
        ))}
      </ul>
      {most < ordered.length && <div ref={rest} style={{ height: (ordered.length - most) * rowPx }} />}
      {without.length > 0 && (
        <p className={styles.without}>
          <span>
            {mode === 'day' && without.length > mostNames
              ? t('people', counted(without.length))
              : without
                  .map((one) => (mode === 'day' ? one.row.person.name : time.shortDay(one.cell.day)))
                  .join(', ')}
          </span>
          <span>{t('noHours')}</span>
        </p>
      )}
      {mode === 'person' && row && <PersonSum data={data} row={row} time={time} />}
    </>
  );
}

type SumProps = Pick<PhoneProps, 'data'> & { readonly row: WeekRow; readonly time: CompanyTime };

function PersonSum({ data, row, time }: SumProps) {
  const t = useTexts('week');
  const overtime = data.overtime instanceof Map ? (data.overtime.get(row.person.id) ?? 0) : 0;
  return (
    <p className={styles.sum}>
      <span>
        <b>{t('views.week')}</b>{' '}
        {overtime > 0 && <span className="dim">{t('overtimeOf', { hours: time.hours(overtime) })}</span>}
      </span>
      <b className="num">{time.hours(row.seconds)}</b>
    </p>
  );
}
