// Who is on the clock now: forgotten entries first, then the running ones, then who was here today.

import { IconSearch } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { WorkLog } from '#shared/model/worklog.ts';
import { useTexts } from '#web/text.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHead } from '#web/ui/card.tsx';
import { DataTable } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Ruler, RulerHours } from '#web/ui/ruler.tsx';
import type { Column } from '#web/ui/table-model.ts';
import { WorkedHours } from '#web/work/worked-hours.tsx';
import styles from './board.module.css';
import { type BoardInput, type ClockRow, clockRows } from './board-rows.ts';

type Props = BoardInput & {
  readonly employeeCount: number;
  /** Absent where nothing may be changed. */
  readonly onClockOut: ((entry: WorkLog) => void) | undefined;
};

export function OnTheClock({ employeeCount, onClockOut, ...input }: Props) {
  const t = useTexts('board');
  const [find, setFind] = useState('');
  const field = useSlashFocus();
  const titleId = useId();
  const rows = clockRows(input);
  const on = rows.filter(({ state }) => state !== 'out').length;
  const wanted = find.trim().toLowerCase();
  const shown = rows.filter(({ name, project }) => `${name}\n${project}`.toLowerCase().includes(wanted));
  const props = { input, onClockOut };
  return (
    <Card as="section" padding="none" labelledBy={titleId}>
      <CardHead
        id={titleId}
        title={t('onTheClock')}
        detail={t('onOfAll', { on: input.time.number(on), all: input.time.number(employeeCount) })}
        actions={
          rows.length > 0 && (
            <div className={styles.find}>
              <TextField
                ref={field}
                label={t('find')}
                hideLabel
                small
                type="search"
                placeholder={t('find')}
                value={find}
                onChange={setFind}
                before={<IconSearch size={16} stroke={1.75} />}
                after={
                  <kbd className={styles.key} aria-hidden="true">
                    /
                  </kbd>
                }
              />
            </div>
          )
        }
      />
      <DataTable
        caption={t('onTheClock')}
        columns={useColumns(props)}
        rows={shown}
        rowId={({ id }) => id}
        look={({ state }) => ({ running: state !== 'out' })}
        compactRow={(row) => <CompactClockRow row={row} {...props} />}
        empty={
          wanted === '' ? (
            <EmptyState heading={t('nobodyOn')}>{t('nobodyOnText')}</EmptyState>
          ) : (
            <EmptyState heading={t('noneFound')} />
          )
        }
      />
    </Card>
  );
}

/** '/' goes to the search, unless something is being typed. */
function useSlashFocus() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof HTMLElement && event.target.closest('input, textarea, [role=dialog]');
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
  return field;
}

type Shown = { readonly input: BoardInput; readonly onClockOut: Props['onClockOut'] };

function useColumns({ input, onClockOut }: Shown): Column<ClockRow>[] {
  const t = useTexts('board');
  const { time } = input;
  return [
    {
      id: 'name',
      label: t('employee'),
      rowHead: true,
      width: '17%',
      cell: ({ name, state }) => <span className={state === 'out' ? styles.out : undefined}>{name}</span>,
    },
    { id: 'project', label: t('project'), wraps: true, cell: ({ project }) => project },
    {
      id: 'in',
      label: t('in'),
      align: 'end',
      width: '72px',
      cell: ({ entry }) => <span className="num">{time.clockAt(entry.start_time)}</span>,
    },
    {
      id: 'day',
      label: t('day'),
      width: '372px',
      head: (
        <span className={styles.scale}>
          <RulerHours every={6} />
        </span>
      ),
      cell: (row) => <Rulers row={row} input={input} />,
    },
    {
      id: 'entry',
      label: t('thisEntry'),
      align: 'end',
      width: '110px',
      cell: ({ state, entrySeconds }) =>
        state === 'out' ? '–' : <WorkedHours seconds={entrySeconds} time={time} />,
    },
    {
      id: 'today',
      label: t('today'),
      align: 'end',
      width: '90px',
      cell: ({ todaySeconds, state }) => (
        <span className={state === 'forgotten' ? 'num strong' : 'num'}>{time.hours(todaySeconds)}</span>
      ),
    },
    {
      id: 'state',
      label: t('state'),
      hideLabel: true,
      align: 'end',
      width: '130px',
      cell: (row) => <State row={row} input={input} onClockOut={onClockOut} />,
    },
  ];
}

function State({ row, input, onClockOut }: Shown & { row: ClockRow }) {
  const t = useTexts('board');
  const { entry, state } = row;
  if (state === 'running') return <Badge tone="running">{t('running')}</Badge>;
  if (state === 'out') {
    return <Badge>{t('out', { clock: input.time.clockAt(entry.end_time ?? entry.start_time) })}</Badge>;
  }
  if (!onClockOut) return <Badge tone="bad">{t('notClockedOut')}</Badge>;
  return (
    <Button size="s" label={t('clockOutOf', { name: row.name })} onClick={() => onClockOut(entry)}>
      {t('clockOut')}
    </Button>
  );
}

function Rulers({ row, input }: { row: ClockRow; input: BoardInput }) {
  const { time, now } = input;
  const isPair = row.rulers.length > 1;
  return (
    <div className={isPair ? styles.pair : styles.single}>
      {row.rulers.map(({ day, segments }) => (
        <div key={day} className={styles.ruled}>
          {isPair && <span className={styles.weekday}>{time.weekday(day)}</span>}
          <Ruler
            label="off"
            segments={segments}
            nowMinute={day === time.dayAt(now) ? time.minuteAt(now) : undefined}
          />
        </div>
      ))}
    </div>
  );
}

function CompactClockRow({ row, input, onClockOut }: Shown & { row: ClockRow }) {
  const t = useTexts('board');
  const { time } = input;
  return (
    <div className={styles.compact}>
      <div className={styles.compactHead}>
        <b>{row.name}</b>
        <State row={row} input={input} onClockOut={onClockOut} />
      </div>
      <p className="dim small">
        {row.project} · {t('since', { clock: time.clockAt(row.entry.start_time) })}
      </p>
      <Rulers row={row} input={input} />
      <p className={styles.compactHours}>
        {row.state !== 'out' && (
          <span>
            <span className="dim">{t('thisEntry')}</span>{' '}
            <WorkedHours seconds={row.entrySeconds} time={time} />
          </span>
        )}
        <span>
          <span className="dim">{t('today')}</span>{' '}
          <span className="num">{time.hours(row.todaySeconds)}</span>
        </span>
      </p>
    </div>
  );
}
