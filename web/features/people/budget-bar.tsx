// How much of a project's budget is worked, as a bar: solid brick once it is over.

import { IconAlertTriangle } from '@tabler/icons-react';
import type { Project } from '#shared/model/project.ts';
import type { useTexts } from '#web/text.ts';
import type { CompanyTime } from '#web/words/company-time.ts';
import styles from './people.module.css';

const secondsInHour = 3600;

/** In seconds; undefined without a budget. */
export const budgetOf = ({ budget_hours: hours }: Pick<Project, 'budget_hours'>): number | undefined =>
  hours ? hours * secondsInHour : undefined;

/** The words beside it say the same. */
export function BudgetBar({ share }: { readonly share: number }) {
  return (
    <span className={styles.bar} aria-hidden="true" data-over={share > 1 || undefined}>
      <span style={{ width: `${Math.min(1, share) * 100}%` }} />
    </span>
  );
}

type Props = {
  readonly project: Project;
  readonly t: ReturnType<typeof useTexts<'people'>>;
  readonly time: CompanyTime;
};

/** The bar, its per cent, and the hours left or over; nothing without a budget. */
export function BudgetCell({ project, t, time }: Props) {
  const budget = budgetOf(project);
  if (budget === undefined) return null;
  const left = budget - project.total_working_hours;
  const share = project.total_working_hours / budget;
  const isOver = left < 0;
  const percent = Math.round(share * 100);
  // 100% is said of a budget that is used up, and of nothing else.
  const said = isOver ? Math.max(101, percent) : left > 0 ? Math.min(99, percent) : percent;
  return (
    <span className={styles.budget} data-over={isOver || undefined}>
      <BudgetBar share={share} />
      <span className="num">{t('projects.budgetShare', { percent: time.number(said) })}</span>
      <span className={`num ${styles.rest}`}>
        {isOver && <IconAlertTriangle size={15} stroke={1.75} aria-hidden="true" />}
        {t(isOver ? 'projects.budgetOver' : 'projects.budgetLeft', { hours: time.hours(Math.abs(left)) })}
      </span>
    </span>
  );
}
