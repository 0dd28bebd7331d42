// The numbers of a project's page, computed once for its figures and its chart.

import { budgetOf } from '#web/features/people/budget-bar.tsx';
import { aheadOf, hoursOfWeeks, rateOf, thisWeekOf, totalOf, usedUpOn } from './project-weeks.ts';
import type { ProjectData } from './use-project.ts';

export type ProjectNumbers = ReturnType<typeof numbersOf>;

export function numbersOf(data: ProjectData) {
  const { time, now, entries, project } = data;
  const total = totalOf(time, project, entries, now);
  const weeks = hoursOfWeeks(data, total);
  const shown = weeks.reduce((sum, { seconds }) => sum + seconds, 0);
  const before = Math.max(0, total - shown);
  const rate = rateOf(data, project, before >= 1);
  const budget = budgetOf(project);
  const left = budget === undefined ? undefined : budget - total;
  const today = time.dayAt(now);
  const usedUp = left === undefined ? undefined : usedUpOn(today, left, rate);
  return {
    today,
    total,
    weeks,
    shown,
    before,
    rate,
    budget,
    left,
    usedUp,
    ahead: aheadOf(today, rate, usedUp),
    thisWeek: thisWeekOf(data),
    overtime: weeks.reduce((sum, { overtime }) => sum + overtime, 0),
  };
}
