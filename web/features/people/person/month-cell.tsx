// A day of the calendar: its number, hours, ruler and times; a press opens its entries, or a form where hours are missing.

import { IconAlertTriangle, IconCheck, IconHelpCircle, IconLayersIntersect } from '@tabler/icons-react';
import { isLong } from '#shared/time/duration.ts';
import { NoteWord } from '#web/entry/day-notes/note-word.tsx';
import { useTexts } from '#web/text.ts';
import { Ruler } from '#web/ui/display/ruler.tsx';
import { classNames } from '#web/ui/style/class-names.ts';
import type { MonthCell } from './person-model.ts';
import type { PersonShow } from './person-show.ts';
import styles from './person.module.css';

type Props = {
  readonly cell: MonthCell;
  readonly show: PersonShow;
  /** Undefined where there is nothing to see or to add. */
  readonly onOpen: (() => void) | undefined;
};
type Parts = Pick<Props, 'cell' | 'show'>;

export function MonthCellView({ cell, show, onOpen }: Props) {
  const said = useSaid({ cell, show });
  const look = classNames(
    styles.day,
    cell.isOutside && styles.isOutside,
    cell.isToCome && styles.isToCome,
    cell.day === show.today && styles.isToday,
    !cell.isOutside && cell.isRunning && styles.isRunning,
    !cell.isOutside && show.isApprovalOn && cell.isApproved && styles.isApproved,
  );
  return (
    <div role="cell" className={look} data-day={cell.day}>
      {onOpen ? (
        <button type="button" className={styles.inside} aria-haspopup="dialog" onClick={onOpen}>
          <Content cell={cell} show={show} />
          <span className="visually-hidden">{said}</span>
        </button>
      ) : (
        <div className={styles.inside}>
          <Content cell={cell} show={show} />
          {!cell.isOutside && <span className="visually-hidden">{said}</span>}
        </div>
      )}
    </div>
  );
}

function Content({ cell, show }: Parts) {
  const t = useTexts('person');
  const notes = useTexts('day-notes');
  const { time } = show;
  const number = Number(cell.day.slice(8));
  if (cell.isOutside)
    return (
      <span className={styles.date}>
        <span className={styles.longDate}>{time.dateText(cell.day)}</span>
        <span aria-hidden="true" className={styles.shortDate}>
          {number}
        </span>
      </span>
    );
  const isEmpty = cell.entries.length === 0;
  const { missing, note } = cell;
  // Hidden from screen readers, who get the same in words.
  return (
    <span aria-hidden="true" className={styles.seen}>
      <span className={styles.dayHead}>
        <span className={styles.date}>{number}</span>
        {!isEmpty && (
          <span className={styles.dayHours}>
            <Mark cell={cell} show={show} />
            <span className={hoursLook(cell)}>{time.hours(cell.seconds)}</span>
          </span>
        )}
        {missing && show.mayWrite && (
          <span className={styles.add} data-no-print="">
            {t('add')}
          </span>
        )}
      </span>
      {(!isEmpty || missing) && (
        <Ruler
          label="off"
          size="s"
          segments={missing ? [{ ...missing, kind: 'missing' }] : cell.segments}
          {...(cell.day === show.today ? { nowMinute: show.nowMinute } : {})}
        />
      )}
      {note && (
        <span className={styles.noted}>
          <NoteWord word={notes(`kinds.${note}`)} isOwn={cell.isOwnNote} own={notes('byEmployee')} />
        </span>
      )}
      {missing && <span className={classNames(styles.times, 'bad')}>{t('missingDay')}</span>}
      {!isEmpty && <span className={styles.times}>{timesOf({ cell, show }, t)}</span>}
    </span>
  );
}

const hoursLook = ({ seconds, isTooLong }: MonthCell): string =>
  classNames('num', isTooLong ? 'bad' : isLong(seconds) && 'strong');

/** One mark, the most urgent. */
function Mark({ cell, show: { isApprovalOn } }: Parts) {
  if (cell.isTooLong) return <IconAlertTriangle size={14} stroke={1.75} className="bad" />;
  if (cell.isOverlapping) return <IconLayersIntersect size={14} stroke={1.75} className="bad" />;
  if (cell.isAssumed) return <IconHelpCircle size={14} stroke={1.75} className="bad" />;
  if (isApprovalOn && cell.isApproved) return <IconCheck size={14} stroke={2} className={styles.check} />;
  return null;
}

/** '06:00–14:30', from the first in to the last out; 'since 05:30' while the last one runs. */
function timesOf({ cell, show: { time } }: Parts, t: ReturnType<typeof useTexts<'person'>>): string {
  const first = cell.entries[0];
  const last = cell.entries.at(-1);
  if (!first || !last) return '';
  const start = time.clockAt(first.start_time);
  if (cell.isRunning) return t('since', { clock: start });
  const end = cell.entries.reduce(
    (latest, { end_time: at = '' }) => (at > latest ? at : latest),
    last.end_time ?? '',
  );
  return `${start}–${time.clockAt(end)}`;
}

/** The cell in words. */
function useSaid({ cell, show }: Parts): string {
  const t = useTexts('person');
  const notes = useTexts('day-notes');
  const { time, isApprovalOn } = show;
  const day = time.longDay(cell.day);
  if (cell.missing) return t('missingOn', { day });
  const kind = cell.note && notes(`kinds.${cell.note}`);
  const note = kind && cell.isOwnNote ? `${kind}, ${notes('byEmployee')}` : kind;
  if (cell.entries.length === 0 && note) return t('noteOn', { day, note });
  if (cell.entries.length === 0) return t('noHoursOn', { day });
  const said = [
    timesOf({ cell, show }, t),
    cell.isTooLong && t('tooLong'),
    cell.isOverlapping && t('overlap'),
    cell.isAssumed && t('assumed'),
    note,
    isApprovalOn && cell.isApproved && t('approved'),
  ].filter((one) => typeof one === 'string');
  return t('openDay', { day, hours: time.hours(cell.seconds), said: said.join(', ') });
}
