// The columns of the list of entries.

import { useMemo } from 'react';
import type { WorkLog } from '#shared/model/worklog.ts';
import { useMedia } from '#web/ui/media.ts';
import type { Column } from '#web/ui/table-model.ts';
import { byName } from '#web/work/alphabet.ts';
import { lengthOf } from '#web/work/entry-times.ts';
import { WorkedHours } from '#web/work/worked-hours.tsx';
import { CommentsCell } from './comments-cell.tsx';
import { ApprovedMark, EditButton, EntryRuler, InTime, LocationButton, OutTime } from './entry-cells.tsx';
import type { EntryView } from './entry-view.ts';
import styles from './entries.module.css';

/** The names need the room more than the ruler does. */
export function useEntryColumns(view: EntryView): Column<WorkLog>[] {
  const isTight = useMedia('(max-width: 1259px)');
  return useMemo(
    () => columnsOf(isTight ? { ...view, hidden: new Set([...view.hidden, 'ruler']) } : view),
    [view, isTight],
  );
}

function columnsOf(view: EntryView): Column<WorkLog>[] {
  const { t, time, now, isApprovalOn, onEdit, hidden } = view;
  return [
    {
      id: 'employee',
      label: t('employee'),
      rowHead: true,
      width: '164px',
      hidden: hidden.has('employee'),
      wraps: true,
      sortBy: ({ employee }) => employee.name,
      compare: byName,
      cell: ({ employee }) => <Name>{employee.name}</Name>,
    },
    {
      id: 'project',
      label: t('project'),
      rowHead: hidden.has('employee'),
      hidden: hidden.has('project'),
      wraps: true,
      sortBy: ({ project }) => project.name,
      compare: byName,
      cell: ({ project }) => <Name>{project.name}</Name>,
    },
    {
      id: 'day',
      label: t('date'),
      rowHead: hidden.has('employee') && hidden.has('project'),
      width: '108px',
      firstDescending: true,
      sortBy: ({ start_time }) => start_time,
      cell: ({ start_time }) => <span className="num">{time.dayText(time.dayAt(start_time))}</span>,
    },
    { id: 'in', label: t('in'), width: '118px', cell: (entry) => <InTime entry={entry} time={time} t={t} /> },
    {
      id: 'out',
      label: t('out'),
      width: '134px',
      cell: (entry) => <OutTime entry={entry} time={time} t={t} />,
    },
    {
      id: 'ruler',
      label: t('day'),
      width: '136px',
      hidden: hidden.has('ruler'),
      cell: (entry) => <EntryRuler entry={entry} time={time} now={now} />,
    },
    {
      id: 'hours',
      label: t('hours'),
      width: '84px',
      align: 'end',
      firstDescending: true,
      sortBy: (entry) => lengthOf(time, entry, now),
      cell: (entry) => <WorkedHours seconds={lengthOf(time, entry, now)} time={time} />,
    },
    {
      id: 'comments',
      label: t('comments'),
      head: (
        <span className={styles.commentsCell} aria-hidden="true">
          {t('comments')}
        </span>
      ),
      width: '128px',
      hidden: hidden.has('comments'),
      cell: (entry) => (
        <span className={styles.commentsCell}>
          <CommentsCell entry={entry} view={view} />
        </span>
      ),
    },
    {
      id: 'location',
      label: t('location'),
      hideLabel: true,
      width: '46px',
      hidden: hidden.has('location'),
      cell: (entry) => <LocationButton entry={entry} view={view} />,
    },
    {
      id: 'approved',
      label: t('approval'),
      hideLabel: true,
      width: '32px',
      hidden: !isApprovalOn,
      cell: ({ approved }) => approved && <ApprovedMark t={t} />,
    },
    {
      id: 'edit',
      label: t('editing'),
      hideLabel: true,
      width: '51px',
      hidden: onEdit === undefined || hidden.has('edit'),
      cell: (entry) => onEdit && <EditButton entry={entry} view={view} onEdit={onEdit} />,
    },
  ];
}

/** Long names take a second line rather than dots; what still does not fit is told under the pointer. */
function Name({ children }: { children: string }) {
  return (
    <span className={styles.name} title={children}>
      {children}
    </span>
  );
}
