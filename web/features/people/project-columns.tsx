// The columns of the projects, and one project as a row of a narrow screen.

import { useMemo } from 'react';
import type { Project } from '#shared/model/project.ts';
import { ownOf } from '#web/crew/examples.ts';
import { WeekCurve } from '#web/ui/display/week-bars.tsx';
import { useMedia } from '#web/ui/style/media.ts';
import type { Column } from '#web/ui/table/table-model.ts';
import { byName } from '#web/words/alphabet.ts';
import { budgetOf } from './budget-bar.tsx';
import { CompactChart, hourColumns, Hours, MonthFact } from './hours/hour-cells.tsx';
import { noHours } from './hours/list-hours.ts';
import { LastEntry } from './last-entry.tsx';
import { ProjectMenu } from './menu/project-menu.tsx';
import styles from './people.module.css';
import { longest, nameWidthPx, textPx, type WantedWidth } from './column-widths.ts';
import {
  Budget,
  DescriptionButton,
  EditButton,
  Maker,
  MarkedName,
  namesShown,
  OnSite,
  type ProjectRow,
  type ProjectView,
  TotalHours,
  TurnButton,
} from './project-cells.tsx';

/** `rows`: those whose hours the foot adds up. */
export function useProjectColumns(view: ProjectView, rows: readonly Project[]): Column<Project>[] {
  const isTabletWide = useMedia('(min-width: 990px) and (max-width: 1099px)');
  // The curve fits in the place of the month, whose hours are in it; beside who made a project there is room for neither.
  const isTablet = isTabletWide && view.nameOf === undefined;
  return useMemo(() => openColumns(view, ownOf(rows), isTablet), [view, rows, isTablet]);
}

/** The name first, then the curve, the budget in a line, and who is there in a line. */
export function useProjectWidths(
  { runningOn }: ProjectView,
  rows: readonly Project[],
): readonly WantedWidth[] {
  return useMemo(() => {
    const people = rows.map(({ id }) => (runningOn(id) ?? []).slice(0, namesShown).join(', '));
    return [
      { id: 'name', px: Math.min(320, nameWidthPx(rows) + 20) },
      { id: 'on-site', px: Math.min(260, textPx(longest(people) + 3)) },
      { id: 'weeks', px: 150 },
      { id: 'budget', px: 256 },
      { id: 'weeks', px: 220 },
    ];
  }, [runningOn, rows]);
}

/** Closed projects have no recent hours to show. */
export function useClosedColumns(view: ProjectView): Column<Project>[] {
  return useMemo(
    () => [nameColumn(view), totalColumn(view), ...factColumns(view), ...buttonColumns(view)],
    [view],
  );
}

function openColumns(view: ProjectView, own: readonly Project[], isTablet: boolean): Column<Project>[] {
  const { t, time } = view;
  const count = own.length;
  const total = own.reduce((sum, { total_working_hours }) => sum + total_working_hours, 0);
  const hours = hourColumns(view, {
    chart: (values, label) => <WeekCurve values={values} label={label} />,
    rows: own,
  });
  return [
    { ...nameColumn(view), foot: t('lists.projects', { count, shown: time.number(count) }) },
    onSiteColumn(view),
    hours.week,
    { ...hours.month, hidden: isTablet },
    { ...totalColumn(view), foot: time.hours(total) },
    budgetColumn(view),
    isTablet ? { ...hours.weeks, givesWay: 1.5 } : hours.weeks,
    ...factColumns(view),
    ...buttonColumns(view),
  ];
}

const nameColumn = (view: ProjectView): Column<Project> => ({
  id: 'name',
  label: view.t('projects.name'),
  rowHead: true,
  wraps: true,
  sortBy: ({ name }) => name,
  compare: byName,
  cell: (project) => <MarkedName project={project} />,
});

const onSiteColumn = ({ t, runningOn }: ProjectView): Column<Project> => ({
  id: 'on-site',
  label: t('lists.onSite'),
  width: '126px',
  wraps: true,
  givesWay: 3,
  cell: ({ id }) => <OnSite names={runningOn(id)} t={t} />,
});

const totalColumn = (view: ProjectView): Column<Project> => ({
  id: 'total_working_hours',
  label: view.t('projects.totalHours'),
  align: 'end',
  width: '124px',
  firstDescending: true,
  sortBy: ({ total_working_hours }) => total_working_hours,
  cell: (project) => <TotalHours {...view} project={project} />,
});

const budgetColumn = (view: ProjectView): Column<Project> => ({
  id: 'budget',
  label: view.t('projects.budget'),
  width: '156px',
  hidden: !view.hasBudgets,
  givesWay: 2.5,
  firstDescending: true,
  sortBy: shareOf,
  cell: (project) => <Budget {...view} project={project} />,
});

/** Projects without a budget come last. */
function shareOf(project: Project): number {
  const budget = budgetOf(project);
  return budget === undefined ? -1 : project.total_working_hours / budget;
}

function factColumns({ t, time, nameOf }: ProjectView): Column<Project>[] {
  return [
    {
      id: 'latest_work_log',
      label: t('projects.lastEntry'),
      width: '112px',
      firstDescending: true,
      sortBy: ({ latest_work_log }) => latest_work_log,
      cell: ({ latest_work_log }) => (
        <LastEntry at={latest_work_log} time={time} none={t('employees.noEntry')} />
      ),
    },
    {
      id: 'created',
      label: t('projects.created'),
      width: '104px',
      firstDescending: true,
      sortBy: ({ created }) => created,
      cell: ({ created }) => <span className="num dim">{time.dayText(time.dayAt(created))}</span>,
    },
    {
      id: 'created_by',
      label: t('projects.createdBy'),
      width: '130px',
      wraps: true,
      hidden: nameOf === undefined,
      sortBy: ({ created_by }) => nameOf?.(created_by) ?? '',
      compare: byName,
      cell: ({ created_by }) => <Maker name={nameOf?.(created_by) ?? ''} />,
    },
  ];
}

function buttonColumns(view: ProjectView): Column<Project>[] {
  const { t } = view;
  return [
    {
      id: 'description',
      label: t('projects.description'),
      hideLabel: true,
      width: '44px',
      cell: (project) => <DescriptionButton {...view} project={project} />,
    },
    {
      id: 'state',
      label: t('projects.state'),
      hideLabel: true,
      align: 'end',
      width: '82px',
      hidden: view.onTurn === undefined,
      cell: (project) => <TurnButton {...view} project={project} />,
    },
    {
      id: 'edit',
      label: t('projects.editing'),
      hideLabel: true,
      align: 'end',
      width: '96px',
      cell: (project) => (
        <span className={styles.rowButtons}>
          <EditButton {...view} project={project} />
          <ProjectMenu {...view} project={project} />
        </span>
      ),
    },
  ];
}

export function CompactProject({ project, ...view }: ProjectRow) {
  const { t, time, nameOf, hours, hasWeeks, runningOn } = view;
  const names = runningOn(project.id);
  return (
    <div className={styles.compact}>
      <div className={styles.compactLine}>
        <b className={styles.compactName}>
          <MarkedName project={project} />
        </b>
        <TotalHours {...view} project={project} />
      </div>
      {names !== undefined && names.length > 0 && (
        <p className={styles.compactProject}>
          <OnSite names={names} t={t} />
        </p>
      )}
      <Budget {...view} project={project} onBudget={undefined} />
      {hours && hasWeeks && project.is_open && <CompactChart {...view} of={project} />}
      <div className={styles.compactFoot}>
        <p className={styles.compactFacts}>
          {hours && project.is_open && (
            <span>
              <span className="dim">{t('lists.week')}</span>{' '}
              <Hours seconds={(hours.get(project.id) ?? noHours).week} time={time} />
            </span>
          )}
          {hours && hasWeeks && project.is_open && <MonthFact {...view} of={project} />}
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
            <ProjectMenu {...view} project={project} />
          </span>
        </div>
      </div>
    </div>
  );
}
