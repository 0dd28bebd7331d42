// A cell of the week: the day's ruler at the left, one mark, the hours at the right.

import { IconAlertTriangle, IconCheck, IconLayersIntersect, IconMoon } from '@tabler/icons-react';
import { restSeconds } from '#shared/limits.ts';
import { isLong } from '#shared/time/duration.ts';
import { Ruler } from '#web/ui/display/ruler.tsx';
import { classNames } from '#web/ui/style/class-names.ts';
import type { RestMark } from '#web/entry/days/rest-marks.ts';
import type { WeekCell } from '#web/entry/days/week-model.ts';
import type { WeekShow } from './week-show.ts';
import styles from './week.module.css';

type Props = { readonly cell: WeekCell; readonly show: WeekShow };

export function CellContent({ cell, show }: Props) {
  const { time, nowMinute, today } = show;
  const isEmpty = cell.entries.length === 0;
  if (isEmpty && cell.note)
    return <span className={styles.note}>{show.noteWord(cell.note, cell.isOwnNote)}</span>;
  if (isEmpty && cell.missing === undefined)
    return (
      <>
        <span className={styles.nothing} aria-hidden="true" />
        <span className="visually-hidden">{show.t('noHours')}</span>
      </>
    );
  const nowLine = cell.day === today ? { nowMinute } : {};
  return (
    <>
      <span className={styles.ruler} data-ruler="">
        <Ruler
          label="off"
          segments={cell.missing ? [{ ...cell.missing, kind: 'missing' }] : cell.segments}
          {...nowLine}
        />
      </span>
      {cell.missing ? (
        <span className={styles.add}>
          <span className="visually-hidden">{show.t('missing')}</span>
          <span className={styles.paperWord} aria-hidden="true">
            {show.t('missing')}
          </span>
          {show.mayWrite && <span data-no-print="">{show.t('add')}</span>}
        </span>
      ) : (
        <span className={styles.hours}>
          {cell.isRunning && (
            <span className={styles.paperWord} aria-hidden="true">
              {show.t('running')}
            </span>
          )}
          <Mark cell={cell} show={show} />
          <span className={hoursLook(cell)}>{time.hours(cell.seconds)}</span>
        </span>
      )}
      {!isEmpty && <span className="visually-hidden">{saidOf(cell, show)}</span>}
    </>
  );
}

const hoursLook = ({ seconds, isTooLong }: WeekCell): string =>
  classNames('num', isTooLong ? 'bad' : isLong(seconds) && 'strong');

/** One mark, the most urgent: too long, overlapping, an assumed end, too little rest, approved. */
export function Mark({ cell, show }: Props) {
  const { t, isApprovalOn } = show;
  if (cell.isTooLong)
    return <IconAlertTriangle size={15} stroke={1.75} className="bad" aria-label={t('tooLong')} />;
  if (cell.isOverlapping)
    return <IconLayersIntersect size={15} stroke={1.75} className="bad" aria-label={t('overlap')} />;
  // A letter, because one more icon would not fit the screen's script.
  if (cell.isAssumed)
    return (
      <b className="bad" role="img" aria-label={t('assumed')}>
        ?
      </b>
    );
  if (cell.rest)
    return <IconMoon size={15} stroke={2} className="bad" aria-label={restWords(cell.rest, show)} />;
  if (isApprovalOn && cell.isApproved)
    return <IconCheck size={15} stroke={2} className={styles.check} aria-label={t('approved')} />;
  return null;
}

/** '3.50 h short of 11 h of rest' */
function restWords({ shortSeconds, hasNoDayOff }: RestMark, { time, t }: WeekShow): string {
  const short = { hours: time.hours(shortSeconds), rest: time.number(restSeconds / 3600) };
  return [...(shortSeconds > 0 ? [t('restShort', short)] : []), ...(hasNoDayOff ? [t('noDayOff')] : [])].join(
    ' · ',
  );
}

/** '07:45–15:45, 16:00–running': the ruler in words. */
function saidOf(cell: WeekCell, { time, t }: WeekShow): string {
  return cell.entries
    .map(({ start_time, end_time }) => {
      const end = end_time === undefined ? t('running').toLowerCase() : time.clockAt(end_time);
      return `${time.clockAt(start_time)}–${end}`;
    })
    .join(', ');
}
