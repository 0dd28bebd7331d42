// The first steps of a new company: which are done, which were skipped on this device, and whether the list is shown.

import { useState } from 'react';
import type { Session } from '#shared/model/company/company.ts';
import type { Employee } from '#shared/model/employee.ts';
import type { Project } from '#shared/model/project.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { onDevice } from '#web/ui/page/storage.ts';
import type { CompanyTime } from '#web/words/company-time.ts';
import { paysOvertime } from '#web/entry/pays-overtime.ts';

export const firstSteps = ['project', 'employee', 'login', 'location', 'rules'] as const;
export type FirstStep = (typeof firstSteps)[number];
/** Steps that can be skipped: a company may decide that it needs no log-ins, no location or no rules. */
export const mayBeLeft: ReadonlySet<FirstStep> = new Set<FirstStep>(['login', 'location', 'rules']);

/** The list is hidden 30 days after the sign-up, even with steps undone. */
const newSeconds = 30 * 86_400;

type Known = {
  readonly settings: Session['settings'];
  readonly employees: readonly Pick<Employee, 'has_login'>[];
  readonly projects: readonly Pick<Project, 'id'>[];
};

/** The steps that the company's records show as done. */
function stepsDone({ settings, employees, projects }: Known): ReadonlySet<FirstStep> {
  const done: Record<FirstStep, boolean> = {
    project: projects.length > 0,
    employee: employees.length > 0,
    login: employees.some(({ has_login }) => has_login === true),
    location: settings?.location.enabled ?? false,
    rules: paysOvertime(settings) || (settings?.lunch ?? null) !== null,
  };
  return new Set(firstSteps.filter((step) => done[step]));
}

const everything = 'all';
const keyOf = (companyId: string): string => `stund-first-steps ${companyId}`;
const putAside = (companyId: string): string[] => onDevice.get(keyOf(companyId))?.split(' ') ?? [];

/** Undefined where the company is not new, everything is done, or the list was hidden. */
export function useFirstSteps(known: Omit<Known, 'settings'> | undefined, time: CompanyTime, now: number) {
  const { id, created, settings } = useSignedIn();
  const [left, setLeft] = useState(() => putAside(id));
  if (!known || created === undefined || now - time.seconds(created) > newSeconds) return undefined;
  const leave = (what: FirstStep | typeof everything): void => {
    const next = [...left, what];
    onDevice.set(keyOf(id), next.join(' '));
    setLeft(next);
  };
  const shown = stepsDone({ ...known, settings });
  const done = new Set(firstSteps.filter((step) => shown.has(step) || left.includes(step)));
  if (left.includes(everything) || done.size === firstSteps.length) return undefined;
  return { done, leave, hide: () => leave(everything) };
}
