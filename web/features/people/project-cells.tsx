// The cells of a project's row: name, who is there, its hours and budget, the buttons.

import { IconFileText, IconPencil } from '@tabler/icons-react';
import type { Project } from '#shared/model/project.ts';
import { useTexts } from '#web/text.ts';
import { Button, IconButton } from '#web/ui/form/button.tsx';
import { ExampleMark } from '#web/crew/example-mark.tsx';
import { projectHref } from '#web/desk/desk-places.ts';
import { BudgetCell, budgetOf } from './budget-bar.tsx';
import type { HoursView } from './hours/hour-cells.tsx';
import { NameLink } from './name-link.tsx';
import styles from './people.module.css';

type Act = (project: Project) => void;
/** Passed to every cell, because a hook for texts in every cell of a long list is slow. */
export type ProjectView = HoursView & {
  /** The name of the employee who made it; undefined where the company made all projects. */
  readonly nameOf: ((createdBy: string) => string) | undefined;
  /** Whether some project has a budget. */
  readonly hasBudgets: boolean;
  /** Short names of those whose entries run on a project; its total does not include them. Undefined until they are read. */
  readonly runningOn: (projectId: string) => readonly string[] | undefined;
  readonly onDescription: Act;
  readonly onOpen: Act;
  readonly onEntries: Act;
  readonly onReport: Act;
  /** Undefined for a reader who may not change projects. */
  readonly onEdit: Act | undefined;
  readonly onBudget: Act | undefined;
  readonly onTurn: Act | undefined;
};
export type ProjectRow = ProjectView & { readonly project: Project };

/** As many names as fit in a line or two. */
export const namesShown = 4;

type OnSiteProps = { readonly names: ReturnType<ProjectView['runningOn']>; readonly t: ProjectView['t'] };

export function OnSite({ names, t }: OnSiteProps) {
  if (names === undefined) return null;
  if (names.length === 0) return <span className="dim">{t('lists.noneClockedIn')}</span>;
  const more = names.length - namesShown;
  return (
    <span title={more > 0 ? names.join(', ') : undefined}>
      {names.slice(0, namesShown).join(', ')}
      {more > 0 && ` +${more}`}
    </span>
  );
}

export function Budget({ project, t, time, onBudget }: ProjectRow) {
  if (budgetOf(project) !== undefined) return <BudgetCell project={project} t={t} time={time} />;
  if (!onBudget || project.example || !project.is_open) return null;
  return (
    <span className={styles.setBudget}>
      <Button
        size="s"
        variant="quiet"
        label={t('lists.setBudgetOf', { name: project.name })}
        aria-haspopup="dialog"
        onClick={() => onBudget(project)}
      >
        {t('lists.setBudget')}
      </Button>
    </span>
  );
}

export function TotalHours({ project, time, runningOn }: ProjectRow) {
  const shell = useTexts('shell');
  const running = runningOn(project.id)?.length ?? 0;
  return (
    <span className={styles.total}>
      <span className="num">{time.hours(project.total_working_hours)}</span>
      {running > 0 && <span className={styles.without}>{shell('withoutRunning', { count: running })}</span>}
    </span>
  );
}

export function MarkedName({ project }: { project: Project }) {
  return (
    <>
      <NameLink name={project.name} href={projectHref(project.id)} />
      <ExampleMark of={project} />
    </>
  );
}

export function Maker({ name }: { name: string }) {
  return (
    <span className={styles.maker} title={name}>
      {name}
    </span>
  );
}

export function DescriptionButton({ project, t, onDescription }: ProjectRow) {
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

export function TurnButton({ project, t, onTurn }: ProjectRow) {
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

export function EditButton({ project, t, onEdit }: ProjectRow) {
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
