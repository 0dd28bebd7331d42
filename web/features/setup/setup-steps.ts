// Where the set-up stands: its step and whom it added, in the address, so that a reload and the back button keep both.

import { useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { companies } from '#shared/api/company.ts';
import { useRead } from '#web/api/query.ts';
import { isOwn } from '#web/crew/examples.ts';
import type { Created } from '#web/crew/employee-form.tsx';

export const steps = ['project', 'employee', 'sms'] as const;
export type Step = (typeof steps)[number];

/** What the browser keeps beside an address: whether the login has gone out already. */
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
  const told = z.safeParse(remembered, state);
  const added: Created | undefined = employee && {
    employee,
    isSmsSent: told.success && told.data.isSmsSent,
  };
  /** Without an employee, the one added before stays the one that is meant. */
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
    /** What the company has already; undefined while nobody has answered. */
    has: {
      projects: projects.data?.some(isOwn),
      employees: employees.data?.some(isOwn),
    },
    go,
  };
}
