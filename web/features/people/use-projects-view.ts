// What the rows of the projects show beside the project itself: hours, who is there, who made it.

import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Employee } from '#shared/model/employee.ts';
import type { Project } from '#shared/model/project.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { ownOf } from '#web/crew/examples.ts';
import { useStableCallback } from '#web/crew/stable-callback.ts';
import { placeHref, projectHref } from '#web/desk/desk-places.ts';
import { href } from '#web/screens.ts';
import { useTexts } from '#web/text.ts';
import { budgetOf } from './budget-bar.tsx';
import { hoursBy } from './hours/list-hours.ts';
import { useListHours } from './hours/use-list-hours.ts';
import { type Only, useOnlyChips } from './only-chips.tsx';
import { shortNames } from './project/project-crew.ts';
import type { ProjectView } from './project-cells.tsx';

const byCompany = 'Company';
export const isOneIn = (names: readonly string[] | undefined): boolean => (names?.length ?? 0) > 0;
export const isOpen = ({ is_open }: Project): boolean => is_open;

type Places = Pick<ProjectView, 'onOpen' | 'onEntries' | 'onReport'>;
type Actions = Pick<ProjectView, 'onDescription' | 'onEdit' | 'onBudget' | 'onTurn'>;

/** `actions` is memoized by the caller. */
export function useProjectsView(
  projects: readonly Project[],
  employees: readonly Employee[] | undefined,
  actions: Actions,
): ProjectView {
  const t = useTexts('people');
  const { time, now, entries, running, hasWeeks } = useListHours();
  const today = time.dayAt(now);
  const hours = useMemo(
    () => entries && hoursBy(time, entries, now, ({ project }) => project.id),
    [time, entries, now],
  );
  const runningOn = useMemo(() => namesOn(running), [running]);
  const places = usePlaces();
  return useMemo(() => {
    const names = new Map(employees?.map(({ id, name }) => [id, name]));
    const nameOf = (createdBy: string): string =>
      createdBy === byCompany ? t('projects.company') : (names.get(createdBy) ?? t('projects.unknown'));
    return {
      t,
      time,
      today,
      hours,
      hasWeeks,
      runningOn,
      // The column shows only if an employee made a project.
      nameOf: projects.some(({ created_by }) => created_by !== byCompany) ? nameOf : undefined,
      hasBudgets: projects.some(({ budget_hours }) => budget_hours),
      ...places,
      ...actions,
    };
  }, [t, time, today, hours, hasWeeks, runningOn, projects, employees, places, actions]);
}

/** What a row's menu leads to. */
function usePlaces(): Places {
  const navigate = useNavigate();
  const go = useStableCallback((to: string) => void navigate(to));
  return useMemo(() => {
    const of = (id: string) => new URLSearchParams({ project_id: id });
    return {
      onOpen: ({ id }) => go(projectHref(id)),
      onEntries: ({ id }) => go(placeHref('entries', of(id))),
      onReport: ({ id }) => go(href('report', { query: of(id) })),
    };
  }, [go]);
}

function namesOn(running: readonly WorkLog[] | undefined): ProjectView['runningOn'] {
  if (!running) return () => undefined;
  const short = shortNames(running);
  const byProject = Map.groupBy(running, ({ project }) => project.id);
  return (id) => (byProject.get(id) ?? []).map(({ employee }) => short.get(employee.id) ?? employee.name);
}

/** The chips of the projects, and on how many of them somebody is clocked in. */
export function useProjectChips(projects: readonly Project[], { t, time, runningOn }: ProjectView) {
  const kinds = useMemo<readonly Only<Project>[]>(
    () => [
      { id: 'in', label: t('lists.onlyIn'), passes: ({ id }) => isOneIn(runningOn(id)) },
      {
        id: 'over',
        label: t('lists.onlyOver'),
        passes: (one) => isOpen(one) && one.total_working_hours > (budgetOf(one) ?? Infinity),
      },
    ],
    [t, runningOn],
  );
  const counted = useMemo(() => ownOf(projects).filter(isOpen), [projects]);
  const withPeople = counted.filter(({ id }) => isOneIn(runningOn(id))).length;
  return { ...useOnlyChips(kinds, counted, time), withPeople };
}
