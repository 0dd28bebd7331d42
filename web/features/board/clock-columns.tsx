// The columns of the list of who is clocked in, and the same as a row of a narrow screen.

import { IconClockEdit, IconLogout2 } from '@tabler/icons-react';
import type { WorkLog } from '#shared/model/worklog.ts';
import { useTexts } from '#web/text.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Button, IconButton } from '#web/ui/form/button.tsx';
import { Ruler, RulerHours } from '#web/ui/display/ruler.tsx';
import { UiLink } from '#web/ui/style/ui-texts.tsx';
import { useMedia } from '#web/ui/style/media.ts';
import type { Column } from '#web/ui/table/table-model.ts';
import { ExampleMark } from '#web/crew/example-mark.tsx';
import { personHref } from '#web/desk/person-href.ts';
import { WorkedHours } from '#web/entry/worked-hours.tsx';
import styles from './board.module.css';
import type { BoardInput, ClockRow } from './board-rows.ts';

/** The office's two ways to clock an employee out: now or at a known time in epoch seconds, or when a dialog asks for it. */
export type ClockingOut = {
  readonly now: (entry: WorkLog, at?: number) => void;
  readonly asking: (entry: WorkLog) => void;
};
export type Shown = {
  readonly input: BoardInput;
  /** Undefined for a reader who may not change entries. */
  readonly onClockOut: ClockingOut | undefined;
};

type RowProps = { readonly row: ClockRow; readonly input: BoardInput };

export function useClockColumns({ input, onClockOut }: Shown): Column<ClockRow>[] {
  const t = useTexts('board');
  const { time } = input;
  // The ruler keeps its length where project and name have room below each other only.
  const isTight = useMedia('(max-width: 1215px)');
  return [
    {
      id: 'name',
      label: isTight ? `${t('employee')}, ${t('project').toLowerCase()}` : t('employee'),
      rowHead: true,
      ...(isTight ? {} : { width: '17%' }),
      wraps: true,
      cell: (row) => <Name row={row} hasProject={isTight} />,
    },
    { id: 'project', label: t('project'), wraps: true, hidden: isTight, cell: ({ project }) => project },
    {
      id: 'in',
      label: t('in'),
      align: 'end',
      width: '88px',
      cell: ({ entry }) => <span className="num">{sinceWhen(entry, input)}</span>,
    },
    {
      id: 'day',
      label: t('day'),
      width: isTight ? 'min(100vw - 724px, 420px)' : 'clamp(372px, 100vw - 1000px, 700px)',
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
      width: '104px',
      cell: ({ state, entrySeconds }) =>
        state === 'out' ? '–' : <WorkedHours seconds={entrySeconds} time={time} />,
    },
    {
      id: 'today',
      label: t('today'),
      align: 'end',
      width: '90px',
      cell: (row) => <Today row={row} input={input} />,
    },
    {
      id: 'state',
      label: t('state'),
      hideLabel: true,
      align: 'end',
      width: '150px',
      cell: (row) => <State row={row} input={input} onClockOut={onClockOut} />,
    },
  ];
}

/** '07:30', and the day where it is another one: 'Fri 07:30'. */
function sinceWhen({ start_time: start }: WorkLog, { time, now }: BoardInput): string {
  const day = time.dayAt(start);
  return day === time.dayAt(now) ? time.clockAt(start) : `${time.weekday(day)} ${time.clockAt(start)}`;
}

function Today({ row, input }: RowProps) {
  const shell = useTexts('shell');
  return (
    <>
      <span className={row.state === 'forgotten' ? 'num strong' : 'num'}>
        {input.time.hours(row.todaySeconds)}
      </span>
      {row.isUntilNow && <span className={styles.beside}>{shell('untilNow')}</span>}
    </>
  );
}

function State({ row, input, onClockOut }: Shown & { row: ClockRow }) {
  const t = useTexts('board');
  const { entry, state, name } = row;
  if (state === 'out') {
    return <Badge>{t('out', { clock: input.time.clockAt(entry.end_time ?? entry.start_time) })}</Badge>;
  }
  const badge =
    state === 'running' ? (
      <Badge tone="running">{t('running')}</Badge>
    ) : (
      <Badge tone="bad">{t('notClockedOut')}</Badge>
    );
  if (!onClockOut || entry.example) return badge;
  if (state === 'forgotten') return <Forgotten row={row} input={input} onClockOut={onClockOut} />;
  const end = () => onClockOut.now(entry);
  if (row.isInactive) {
    return (
      <Button size="s" label={t('clockOutOf', { name })} onClick={end}>
        {t('clockOut')}
      </Button>
    );
  }
  return (
    <span className={styles.state}>
      {badge}
      <IconButton label={t('clockOutOf', { name })} onClick={end}>
        <IconLogout2 size={18} stroke={1.75} />
      </IconButton>
    </span>
  );
}

type ForgottenProps = Pick<Shown, 'input'> & {
  readonly row: ClockRow;
  readonly onClockOut: NonNullable<Shown['onClockOut']>;
};

/** A forgotten entry did not last until now: it ends at the usual time, or the dialog asks when it ended. */
function Forgotten({ row, input, onClockOut }: ForgottenProps) {
  const t = useTexts('board');
  const { entry, name, usualEndAt } = row;
  const asks = {
    label: t('clockOutOf', { name }),
    'aria-haspopup': 'dialog',
    onClick: () => onClockOut.asking(entry),
  } as const;
  if (usualEndAt === undefined)
    return (
      <Button size="s" {...asks}>
        {t('clockOut')}
      </Button>
    );
  const clock = input.time.clockAt(usualEndAt);
  return (
    <span className={styles.state}>
      <Button
        size="s"
        label={t('clockOutAtOf', { name, clock })}
        onClick={() => onClockOut.now(entry, usualEndAt)}
      >
        {t('clockOutAt', { clock })}
      </Button>
      <IconButton {...asks}>
        <IconClockEdit size={18} stroke={1.75} />
      </IconButton>
    </span>
  );
}

function Name({ row, hasProject }: { row: ClockRow; hasProject?: boolean }) {
  const t = useTexts('board');
  return (
    <>
      <span className={row.state === 'out' ? styles.out : undefined}>
        <UiLink href={personHref(row.id)} className={styles.nameLink}>
          {row.name}
        </UiLink>
        <ExampleMark of={row.entry} />
        {row.isInactive && <span className={styles.inactive}> · {t('inactive')}</span>}
      </span>
      {hasProject && <span className={styles.below}>{row.project}</span>}
    </>
  );
}

function Rulers({ row, input }: RowProps) {
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

export function CompactClockRow({ row, input, onClockOut }: Shown & { row: ClockRow }) {
  const t = useTexts('board');
  const shell = useTexts('shell');
  const { time } = input;
  return (
    <div className={styles.compact}>
      <div className={styles.compactHead}>
        <b>
          <Name row={row} />
        </b>
        <State row={row} input={input} onClockOut={onClockOut} />
      </div>
      <p className="dim small">
        {row.project} · {t('since', { clock: sinceWhen(row.entry, input) })}
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
          {row.isUntilNow && <span className="dim"> · {shell('untilNow')}</span>}
        </span>
      </p>
    </div>
  );
}
