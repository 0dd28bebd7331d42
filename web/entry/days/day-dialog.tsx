// The entries of one person's day, where there are several, or where they can only be read.

import { IconPencil, IconPlus } from '@tabler/icons-react';
import { WorkedHours } from '#web/entry/worked-hours.tsx';
import { lengthOf } from '#web/entry/entry-times.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { useTexts } from '#web/text.ts';
import { Ruler } from '#web/ui/display/ruler.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import type { WeekCell, WeekPerson } from './week-model.ts';
import type { DayShow } from './day-show.ts';
import styles from './day-dialog.module.css';

type Props = {
  readonly person: WeekPerson;
  readonly cell: WeekCell;
  readonly show: DayShow;
  readonly now: number;
  /** Undefined for a reader who may not change entries. */
  readonly onEdit: ((entry: WorkLog) => void) | undefined;
  readonly onAdd: (() => void) | undefined;
  readonly onClose: () => void;
};

export function DayDialog({ person, cell, show, now, onEdit, onAdd, onClose }: Props) {
  const t = useTexts('entries');
  const shell = useTexts('shell');
  const { time, isApprovalOn } = show;
  const momentOf = (at: string) => (time.dayAt(at) === cell.day ? time.clockAt(at) : time.momentText(at));
  return (
    <Dialog
      open
      onClose={onClose}
      title={person.name}
      below={`${time.longDay(cell.day)} · ${time.hours(cell.seconds)} ${shell('hoursShort')}`}
      footStart={
        onAdd && (
          <Button variant="quiet" icon={<IconPlus size={18} stroke={2} />} onClick={onAdd}>
            {t('addTitle')}
          </Button>
        )
      }
    >
      <Ruler
        label="off"
        size="l"
        hours={3}
        segments={cell.segments}
        {...(cell.day === show.today ? { nowMinute: show.nowMinute } : {})}
      />
      <ul className={styles.dayEntries}>
        {cell.entries.map((entry) => (
          <li key={entry.id}>
            <span className="num">
              {momentOf(entry.start_time)}–
              {entry.end_time === undefined ? t('running') : momentOf(entry.end_time)}
            </span>
            <span className={styles.dayProject}>
              {entry.project.name}
              {entry.assumed_end && <span className="bad"> · {t('assumedEnd')}</span>}
              {isApprovalOn && entry.approved && <span className={styles.check}> · {t('approved')}</span>}
            </span>
            <WorkedHours seconds={lengthOf(time, entry, now)} time={time} />
            {onEdit && (
              <Button
                size="s"
                icon={<IconPencil size={16} stroke={1.75} />}
                label={t('editOf', { name: person.name, day: momentOf(entry.start_time) })}
                onClick={() => onEdit(entry)}
              >
                {shell('edit')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
