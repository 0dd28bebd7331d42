// One entry as a row of a narrow screen.

import type { WorkLog } from '#shared/model/worklog.ts';
import { lengthOf } from '#web/entry/entry-times.ts';
import { ExampleMark } from '#web/crew/example-mark.tsx';
import { isOwn } from '#web/crew/examples.ts';
import { WorkedHours } from '#web/entry/worked-hours.tsx';
import { CommentsCell } from './comments/comments-cell.tsx';
import { ApprovedMark, EditButton, EntryRuler, InTime, LocationButton, OutTime } from './entry-cells.tsx';
import type { EntryView } from './entry-view.ts';
import { OverlapMark } from './overlap-mark.tsx';
import styles from './entries.module.css';

export function CompactEntry({ entry, view }: { entry: WorkLog; view: EntryView }) {
  const { t, time, now, isApprovalOn, onEdit, hidden } = view;
  const [head, below] = [
    ...(hidden.has('employee') ? [] : [entry.employee.name]),
    ...(hidden.has('project') ? [] : [entry.project.name]),
  ];
  return (
    <div className={styles.compact}>
      <div className={styles.compactHead}>
        <b className={styles.name}>
          {head}
          <ExampleMark of={entry} />
        </b>
        <span className={styles.compactHours}>
          <OverlapMark entry={entry} view={view} />
          {isApprovalOn && entry.approved && <ApprovedMark t={t} />}
          <WorkedHours seconds={lengthOf(time, entry, now)} time={time} />
        </span>
      </div>
      {below !== undefined && <p className={styles.compactProject}>{below}</p>}
      <p className={styles.compactTimes}>
        <span className="num">{time.shortDay(time.dayAt(entry.start_time))}</span>
        <InTime entry={entry} time={time} t={t} />
        <span aria-hidden="true">–</span>
        <OutTime entry={entry} time={time} t={t} />
      </p>
      {!hidden.has('ruler') && <EntryRuler entry={entry} time={time} now={now} />}
      <div className={styles.compactTools}>
        {hidden.has('comments') ? <span /> : <CommentsCell entry={entry} view={view} />}
        <span>
          {!hidden.has('location') && <LocationButton entry={entry} view={view} />}
          {onEdit && isOwn(entry) && !hidden.has('edit') && (
            <EditButton entry={entry} view={view} onEdit={onEdit} />
          )}
        </span>
      </div>
    </div>
  );
}
