// The columns of the projects, and one project as a row of a narrow screen.

import { IconFileText, IconPencil } from '@tabler/icons-react';
import { longProjectName } from '#shared/limits.ts';
import type { Project } from '#shared/model/project.ts';
import { useTexts } from '#web/text.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import type { Column } from '#web/ui/table-model.ts';
import { byName } from '#web/work/alphabet.ts';
import type { CompanyTime } from '#web/work/company-time.ts';
import { LastEntry } from './last-entry.tsx';
import styles from './people.module.css';

type Act = ((project: Project) => void) | undefined;
export type ProjectView = {
  readonly time: CompanyTime;
  /** Who made a project; absent where the company made them all. */
  readonly nameOf: ((createdBy: string) => string) | undefined;
  readonly onDescription: (project: Project) => void;
  /** Absent where nothing may be changed. */
  readonly onEdit: Act;
  readonly onTurn: Act;
};

export function useProjectColumns(view: ProjectView): Column<Project>[] {
  const t = useTexts('people');
  const { time, nameOf } = view;
  return [
    {
      id: 'name',
      label: t('projects.name'),
      rowHead: true,
      wraps: true,
      sortBy: ({ name }) => name,
      compare: byName,
      cell: ({ name }) => (
        <span className={name.length > longProjectName ? styles.longName : undefined}>{name}</span>
      ),
    },
    {
      id: 'total_working_hours',
      label: t('projects.totalHours'),
      align: 'end',
      width: '130px',
      firstDescending: true,
      sortBy: ({ total_working_hours }) => total_working_hours,
      cell: ({ total_working_hours }) => time.hours(total_working_hours),
    },
    {
      id: 'created',
      label: t('projects.created'),
      width: '140px',
      firstDescending: true,
      sortBy: ({ created }) => created,
      cell: ({ created }) => <span className="num">{time.dayText(time.dayAt(created))}</span>,
    },
    {
      id: 'latest_work_log',
      label: t('projects.lastEntry'),
      width: '150px',
      firstDescending: true,
      sortBy: ({ latest_work_log }) => latest_work_log,
      cell: ({ latest_work_log }) => <LastEntry at={latest_work_log} time={time} />,
    },
    {
      id: 'created_by',
      label: t('projects.createdBy'),
      width: '180px',
      wraps: true,
      hidden: nameOf === undefined,
      sortBy: ({ created_by }) => nameOf?.(created_by) ?? '',
      compare: byName,
      cell: ({ created_by }) => nameOf?.(created_by),
    },
    {
      id: 'description',
      label: t('projects.description'),
      hideLabel: true,
      width: '48px',
      cell: (project) => <DescriptionButton project={project} view={view} />,
    },
    {
      id: 'state',
      label: t('projects.state'),
      hideLabel: true,
      align: 'end',
      width: '100px',
      hidden: view.onTurn === undefined,
      cell: (project) => <TurnButton project={project} onTurn={view.onTurn} />,
    },
    {
      id: 'edit',
      label: t('projects.editing'),
      hideLabel: true,
      align: 'end',
      width: '64px',
      hidden: view.onEdit === undefined,
      cell: (project) => <EditButton project={project} onEdit={view.onEdit} />,
    },
  ];
}

function DescriptionButton({ project, view }: { project: Project; view: ProjectView }) {
  const t = useTexts('people');
  if (!project.description) return null;
  return (
    <IconButton
      label={t('projects.descriptionOf', { name: project.name })}
      aria-haspopup="dialog"
      onClick={() => view.onDescription(project)}
    >
      <IconFileText size={18} stroke={1.75} />
    </IconButton>
  );
}

function TurnButton({ project, onTurn }: { project: Project; onTurn: Act }) {
  const t = useTexts('people');
  if (!onTurn) return null;
  const { name, is_open } = project;
  return (
    <Button
      size="s"
      label={t(is_open ? 'projects.closeOne' : 'projects.openOne', { name })}
      onClick={() => onTurn(project)}
    >
      {t(is_open ? 'projects.close' : 'projects.open')}
    </Button>
  );
}

function EditButton({ project, onEdit }: { project: Project; onEdit: Act }) {
  const t = useTexts('people');
  if (!onEdit) return null;
  return (
    <IconButton
      label={t('projects.editOne', { name: project.name })}
      aria-haspopup="dialog"
      onClick={() => onEdit(project)}
    >
      <IconPencil size={18} stroke={1.75} />
    </IconButton>
  );
}

export function CompactProject({ project, view }: { project: Project; view: ProjectView }) {
  const t = useTexts('people');
  const { time, nameOf } = view;
  return (
    <div className={styles.compact}>
      <div className={styles.compactLine}>
        <b>{project.name}</b>
        <span className="num">{time.hours(project.total_working_hours)}</span>
      </div>
      <p className="small">
        <span className="dim">{t('projects.lastEntry')}</span>{' '}
        <LastEntry at={project.latest_work_log} time={time} />
        {nameOf && <span className="dim"> · {nameOf(project.created_by)}</span>}
      </p>
      <div className={styles.compactLine}>
        <TurnButton project={project} onTurn={view.onTurn} />
        <span className={styles.tools}>
          <DescriptionButton project={project} view={view} />
          <EditButton project={project} onEdit={view.onEdit} />
        </span>
      </div>
    </div>
  );
}
