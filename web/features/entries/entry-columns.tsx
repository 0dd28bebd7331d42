// The columns of the list of entries.

import { type ReactNode, useMemo } from 'react';
import type { WorkLog } from '#shared/model/worklog.ts';
import { useMedia } from '#web/ui/style/media.ts';
import type { Column } from '#web/ui/table/table-model.ts';
import { byName } from '#web/words/alphabet.ts';
import { lengthOf } from '#web/entry/entry-times.ts';
import { ExampleMark } from '#web/crew/example-mark.tsx';
import { isOwn } from '#web/crew/examples.ts';
import { WorkedHours } from '#web/entry/worked-hours.tsx';
import { CommentsCell } from './comments/comments-cell.tsx';
import { ApprovedMark, EditButton, EntryRuler, InTime, LocationButton, OutTime } from './entry-cells.tsx';
import type { EntryView } from './entry-view.ts';
import { OverlapMark } from './overlap-mark.tsx';
import styles from './entries.module.css';

/** The names need the room more than the ruler does; on a tablet the project stands under its employee. */
export function useEntryColumns(view: EntryView): Column<WorkLog>[] {
  const isTight = useMedia('(max-width: 1259px)');
  const isTablet = useMedia('(max-width: 1099px)');
  return useMemo(
    () => columnsOf(isTight ? { ...view, hidden: new Set([...view.hidden, 'ruler']) } : view, isTablet),
    [view, isTight, isTablet],
  );
}

const columnsOf = (view: EntryView, isTablet: boolean): Column<WorkLog>[] => [
  ...nameColumns(view, isTablet),
  ...timeColumns(view, isTablet),
  ...noteColumns(view, isTablet),
];

function nameColumns({ t, hidden }: EntryView, isTablet: boolean): Column<WorkLog>[] {
  const isBoth = isTablet && !hidden.has('employee') && !hidden.has('project');
  return [
    {
      id: 'employee',
      label: isBoth ? `${t('employee')}, ${t('project').toLowerCase()}` : t('employee'),
      rowHead: true,
      width: isTablet ? undefined : hidden.has('ruler') ? '164px' : '216px',
      hidden: hidden.has('employee'),
      wraps: true,
      sortBy: ({ employee }) => employee.name,
      compare: byName,
      cell: (entry) =>
        isBoth ? (
          <Both name={entry.employee.name} project={entry.project.name} mark={<ExampleMark of={entry} />} />
        ) : (
          <>
            <Name>{entry.employee.name}</Name>
            <ExampleMark of={entry} />
          </>
        ),
    },
    {
      id: 'project',
      label: t('project'),
      rowHead: hidden.has('employee'),
      hidden: isBoth || hidden.has('project'),
      wraps: true,
      sortBy: ({ project }) => project.name,
      compare: byName,
      cell: (entry) => (
        <>
          <Name>{entry.project.name}</Name>
          {hidden.has('employee') && <ExampleMark of={entry} />}
        </>
      ),
    },
  ];
}

function timeColumns(view: EntryView, isTablet: boolean): Column<WorkLog>[] {
  const { t, time, now, hidden, overlaps } = view;
  return [
    {
      id: 'day',
      label: t('date'),
      rowHead: hidden.has('employee') && hidden.has('project'),
      width: isTablet ? '80px' : '108px',
      firstDescending: true,
      sortBy: ({ start_time }) => start_time,
      cell: ({ start_time }) => {
        const day = time.dayAt(start_time);
        return <span className="num">{isTablet ? time.dateText(day) : time.dayText(day)}</span>;
      },
    },
    {
      id: 'in',
      label: t('in'),
      width: isTablet ? '72px' : '118px',
      cell: (entry) => <InTime entry={entry} time={time} t={t} />,
    },
    {
      id: 'out',
      label: t('out'),
      width: isTablet ? '98px' : '134px',
      cell: (entry) => <OutTime entry={entry} view={view} />,
    },
    {
      id: 'ruler',
      label: t('day'),
      width: 'clamp(136px, 100vw - 1304px, 300px)',
      hidden: hidden.has('ruler'),
      cell: (entry) => <EntryRuler entry={entry} time={time} now={now} />,
    },
    {
      id: 'hours',
      label: t('hours'),
      // A long list cuts what is wider: three digits and their warning, beside the mark of an overlap.
      width: overlaps.size > 0 ? '108px' : '88px',
      align: 'end',
      firstDescending: true,
      sortBy: (entry) => lengthOf(time, entry, now),
      cell: (entry) => (
        <>
          <OverlapMark entry={entry} view={view} />
          <WorkedHours seconds={lengthOf(time, entry, now)} time={time} />
        </>
      ),
    },
  ];
}

function noteColumns(view: EntryView, isTablet: boolean): Column<WorkLog>[] {
  const { t, isApprovalOn, onEdit, hidden } = view;
  return [
    {
      id: 'comments',
      label: t('comments'),
      hideLabel: isTablet,
      head: isTablet ? undefined : (
        <span className={styles.commentsCell} aria-hidden="true">
          {t('comments')}
        </span>
      ),
      width: isTablet ? '72px' : '128px',
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
      cell: (entry) => onEdit && isOwn(entry) && <EditButton entry={entry} view={view} onEdit={onEdit} />,
    },
  ];
}

/** Name and project on one line each; a name that is cut shows whole in the tooltip. */
function Both({ name, project, mark }: { name: string; project: string; mark: ReactNode }) {
  return (
    <span className={styles.both} title={`${name}, ${project}`}>
      <span>
        {name}
        {mark}
      </span>{' '}
      <span className={styles.project}>{project}</span>
    </span>
  );
}

/** Long names take a second line; one that is still cut shows whole in the tooltip. */
function Name({ children }: { children: string }) {
  return (
    <span className={styles.name} title={children}>
      {children}
    </span>
  );
}
