// The set-up's step and its added employee, kept in the address for reloads and the back button.

import { useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { companies } from '#shared/api/company.ts';
import { useRead } from '#web/api/query.ts';
import { isOwn } from '#web/crew/examples.ts';
import type { Created } from '#web/crew/employee-form.tsx';

export const steps = ['project', 'employee', 'sms'] as const;
export type Step = (typeof steps)[number];

/** The history entry's state: whether the login SMS has been sent. */
const remembered = z.object({ isSmsSent: z.boolean() });

export function useSetupSteps() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const step = steps.find((one) => one === params.get('step')) ?? 'project';
  const employeeId = params.get('employee');
  const employees = useRead(companies.endpoints.listEmployees, {});
  const projects = useRead(companies.endpoints.listProjects, {});
  const employee = employees.data?.find((one) => one.id === employeeId && isOwn(one));
  const kept = z.safeParse(remembered, state);
  const added: Created | undefined = employee && {
    employee,
    isSmsSent: kept.success && kept.data.isSmsSent,
  };
  /** Goes to a step; without `created`, the employee added before stays in the address. */
  const go = (to: Step, created?: Created): void => {
    const next = new URLSearchParams({ step: to });
    const id = created?.employee.id ?? employeeId;
    if (id !== null) next.set('employee', id);
    const isSmsSent = created?.isSmsSent ?? added?.isSmsSent ?? false;
    void navigate({ search: next.toString() }, { state: { isSmsSent } });
  };
  return {
    step,
    added,
    isLooking: employees.isPending,
    /** Whether the company has projects and employees; undefined until the server answers. */
    has: {
      projects: projects.data?.some(isOwn),
      employees: employees.data?.some(isOwn),
    },
    go,
  };
}
