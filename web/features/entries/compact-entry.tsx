// One entry as a row of a narrow screen.

import type { WorkLog } from '#shared/model/worklog.ts';
import { lengthOf } from '#web/work/entry-times.ts';
import { WorkedHours } from '#web/work/worked-hours.tsx';
import { CommentsCell } from './comments-cell.tsx';
import { ApprovedMark, EditButton, EntryRuler, InTime, LocationButton, OutTime } from './entry-cells.tsx';
import type { EntryView } from './entry-view.ts';
import styles from './entries.module.css';

export function CompactEntry({ entry, view }: { entry: WorkLog; view: EntryView }) {
  const { t, time, now, isApprovalOn, onEdit, hidesEmployee } = view;
  return (
    <div className={styles.compact}>
      <div className={styles.compactHead}>
        <b>{hidesEmployee ? entry.project.name : entry.employee.name}</b>
        <span className={styles.compactHours}>
          {isApprovalOn && entry.approved && <ApprovedMark t={t} />}
          <WorkedHours seconds={lengthOf(time, entry, now)} time={time} />
        </span>
      </div>
      {!hidesEmployee && <p className={styles.compactProject}>{entry.project.name}</p>}
      <p className={styles.compactTimes}>
        <span className="num">{time.shortDay(time.dayAt(entry.start_time))}</span>
        <InTime entry={entry} time={time} t={t} />
        <span aria-hidden="true">–</span>
        <OutTime entry={entry} time={time} t={t} />
      </p>
      <EntryRuler entry={entry} time={time} now={now} />
      <div className={styles.compactTools}>
        <CommentsCell entry={entry} view={view} />
        <span>
          <LocationButton entry={entry} view={view} />
          {onEdit && <EditButton entry={entry} view={view} onEdit={onEdit} />}
        </span>
      </div>
    </div>
  );
}
