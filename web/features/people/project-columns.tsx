// The columns of the projects, and one project as a row of a narrow screen.

import { IconFileText, IconPencil } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { Project } from '#shared/model/project.ts';
import { useTexts } from '#web/text.ts';
import { Button, IconButton } from '#web/ui/form/button.tsx';
import type { Column } from '#web/ui/table/table-model.ts';
import { byName } from '#web/words/alphabet.ts';
import type { CompanyTime } from '#web/words/company-time.ts';
import { ExampleMark } from '#web/crew/example-mark.tsx';
import { projectHref } from '#web/desk/desk-places.ts';
import { BudgetCell, budgetOf } from './budget-bar.tsx';
import { LastEntry } from './last-entry.tsx';
import { NameLink } from './name-link.tsx';
import styles from './people.module.css';

type Act = (project: Project) => void;
/** Passed to every cell, because a hook for texts in every cell of a long list is slow. */
export type ProjectView = {
  readonly t: ReturnType<typeof useTexts<'people'>>;
  readonly time: CompanyTime;
  /** The maker's name; undefined where the company made all projects. */
  readonly nameOf: ((createdBy: string) => string) | undefined;
  /** Whether some project has a budget. */
  readonly hasBudgets: boolean;
  /** How many entries run on a project; its hours do not include them. */
  readonly runningOn: (projectId: string) => number;
  readonly onDescription: Act;
  /** Undefined for a reader who may not change projects. */
  readonly onEdit: Act | undefined;
  readonly onTurn: Act | undefined;
};
type Row = ProjectView & { readonly project: Project };

export function useProjectColumns(view: ProjectView): Column<Project>[] {
  return useMemo(() => columnsOf(view), [view]);
}

function columnsOf(view: ProjectView): Column<Project>[] {
  const { t, time, nameOf } = view;
  return [
    {
      id: 'name',
      label: t('projects.name'),
      rowHead: true,
      wraps: true,
      sortBy: ({ name }) => name,
      compare: byName,
      cell: (project) => <MarkedName project={project} />,
    },
    {
      id: 'total_working_hours',
      label: t('projects.totalHours'),
      align: 'end',
      width: '120px',
      firstDescending: true,
      sortBy: ({ total_working_hours }) => total_working_hours,
      cell: (project) => <TotalHours {...view} project={project} />,
    },
    {
      id: 'budget',
      label: t('projects.budget'),
      width: '284px',
      hidden: !view.hasBudgets,
      firstDescending: true,
      sortBy: shareOf,
      cell: (project) => <BudgetCell project={project} t={t} time={time} />,
    },
    {
      id: 'created',
      label: t('projects.created'),
      width: '122px',
      firstDescending: true,
      sortBy: ({ created }) => created,
      cell: ({ created }) => <span className="num">{time.dayText(time.dayAt(created))}</span>,
    },
    {
      id: 'latest_work_log',
      label: t('projects.lastEntry'),
      width: '138px',
      firstDescending: true,
      sortBy: ({ latest_work_log }) => latest_work_log,
      cell: ({ latest_work_log }) => (
        <LastEntry at={latest_work_log} time={time} none={t('employees.noEntry')} />
      ),
    },
    {
      id: 'created_by',
      label: t('projects.createdBy'),
      width: '160px',
      wraps: true,
      hidden: nameOf === undefined,
      sortBy: ({ created_by }) => nameOf?.(created_by) ?? '',
      compare: byName,
      cell: ({ created_by }) => <Maker name={nameOf?.(created_by) ?? ''} />,
    },
    {
      id: 'description',
      label: t('projects.description'),
      hideLabel: true,
      width: '60px',
      cell: (project) => <DescriptionButton {...view} project={project} />,
    },
    {
      id: 'state',
      label: t('projects.state'),
      hideLabel: true,
      align: 'end',
      width: '104px',
      hidden: view.onTurn === undefined,
      cell: (project) => <TurnButton {...view} project={project} />,
    },
    {
      id: 'edit',
      label: t('projects.editing'),
      hideLabel: true,
      align: 'end',
      width: '68px',
      hidden: view.onEdit === undefined,
      cell: (project) => <EditButton {...view} project={project} />,
    },
  ];
}

/** Projects without a budget come last. */
function shareOf(project: Project): number {
  const budget = budgetOf(project);
  return budget === undefined ? -1 : project.total_working_hours / budget;
}

function TotalHours({ project, time, runningOn }: Row) {
  const shell = useTexts('shell');
  const running = runningOn(project.id);
  return (
    <span className={styles.total}>
      <span className="num">{time.hours(project.total_working_hours)}</span>
      {running > 0 && <span className={styles.without}>{shell('withoutRunning', { count: running })}</span>}
    </span>
  );
}

function MarkedName({ project }: { project: Project }) {
  return (
    <>
      <NameLink name={project.name} href={projectHref(project.id)} />
      <ExampleMark of={project} />
    </>
  );
}

function Maker({ name }: { name: string }) {
  return (
    <span className={styles.maker} title={name}>
      {name}
    </span>
  );
}

function DescriptionButton({ project, t, onDescription }: Row) {
  if (!project.description) return null;
  return (
    <IconButton
      label={t('projects.descriptionOf', { name: project.name })}
      aria-haspopup="dialog"
      onClick={() => onDescription(project)}
    >
      <IconFileText size={18} stroke={1.75} />
    </IconButton>
  );
}

function TurnButton({ project, t, onTurn }: Row) {
  if (!onTurn || project.example) return null;
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

function EditButton({ project, t, onEdit }: Row) {
  if (!onEdit || project.example) return null;
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

export function CompactProject({ project, ...view }: Row) {
  const { t, time, nameOf } = view;
  return (
    <div className={styles.compact}>
      <div className={styles.compactLine}>
        <b className={styles.compactName}>
          <MarkedName project={project} />
        </b>
        <TotalHours {...view} project={project} />
      </div>
      <BudgetCell project={project} t={t} time={time} />
      <div className={styles.compactFoot}>
        <p className={styles.compactFacts}>
          <span>
            <span className="dim">{t('projects.lastEntry')}</span>{' '}
            <LastEntry at={project.latest_work_log} time={time} none={t('employees.noEntry')} />
          </span>
          <span>
            <span className="dim">{t('projects.created')}</span>{' '}
            <span className="num">{time.dayText(time.dayAt(project.created))}</span>
            {nameOf && <span className="dim"> · {nameOf(project.created_by)}</span>}
          </span>
        </p>
        <div className={styles.compactLine}>
          <TurnButton {...view} project={project} />
          <span className={styles.tools}>
            <DescriptionButton {...view} project={project} />
            <EditButton {...view} project={project} />
          </span>
        </div>
      </div>
    </div>
  );
}
