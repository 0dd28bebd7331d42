// An employee as the company sees it, and its ids in payroll systems.

import type * as z from 'zod/mini';
import type { EmployeeIntegrations } from '#shared/model/company/company.ts';
import type { Employee as EmployeeReply, employeeChange } from '#shared/model/employee.ts';
import { toWire } from '#shared/time/instant.ts';
import type { CompanyCtx } from '#functions/runtime/context.ts';
import type { Employee } from '#functions/table/rows/employee-row.ts';
import { openToken } from './token.ts';

type Sent = z.output<typeof employeeChange>['integrations'];

export const instantOrNull = (seconds: number | undefined) =>
  seconds === undefined ? null : toWire(seconds);

/**
 * For the company's own account and people of the office with all rights: includes the employee's password, but not for
 * an administrator acting as the company (security-and-reliability.md, T15).
 */
export async function shown(
  ctx: Pick<CompanyCtx, 'secrets' | 'session'>,
  employee: Employee,
): Promise<EmployeeReply> {
  return shownWith(ctx.session.actingFor === undefined ? await openToken(ctx, employee) : '', employee);
}

/** For people of the office with a limited role: neither the password nor the phone number; kennitölur for pay. */
export const shownToLimited = (employee: Employee, seesKennitala: boolean): EmployeeReply => ({
  ...shownWith('', employee),
  phone_number: '',
  ...(seesKennitala ? {} : { integrations: {} }),
});

/** For who sees some projects only: nothing of the employee's other work, of their rights or their pay. */
export const shownToScoped = ({
  id,
  name,
  created,
  disabled,
  version,
  login_token,
  phone_number,
}: EmployeeReply): EmployeeReply => ({
  id,
  name,
  created,
  latest_work_log: null,
  disabled,
  version,
  login_token,
  phone_number,
  needs: [],
  integrations: {},
});

/** An example employee: without a password to log in. */
export const shownExample = (employee: Employee): EmployeeReply => ({
  ...shownWith('', employee),
  example: true,
});

function shownWith(letters: string, employee: Employee): EmployeeReply {
  return {
    id: employee.id,
    name: employee.name,
    created: toWire(employee.createdAt),
    latest_work_log: instantOrNull(employee.latestAt),
    disabled: employee.isDisabled,
    version: employee.version,
    login_token: letters,
    ...(employee.loginAt === undefined ? {} : { has_login: true }),
    phone_number: employee.phone,
    needs: [...employee.needs],
    integrations: employee.integrations,
    ...(employee.lunch === undefined ? {} : { lunch: employee.lunch }),
    ...(employee.usualWeek === undefined ? {} : { usual_week: employee.usualWeek }),
  };
}

const kept = (before: { kt: string } | undefined, sent: { kt: string } | undefined) => {
  const kt = sent?.kt ?? before?.kt ?? '';
  return kt === '' ? undefined : { kt };
};

/** Systems that were not sent stay; an empty number removes the system. */
export function mergedIntegrations(before: EmployeeIntegrations, sent: Sent): EmployeeIntegrations {
  const payday = kept(before.payday, sent?.payday);
  const regla = kept(before.regla, sent?.regla);
  const kt = sent?.dk?.kt ?? before.dk?.kt ?? '';
  const deild = sent?.dk?.deild ?? before.dk?.deild ?? '';
  return {
    ...(payday ? { payday } : {}),
    ...(regla ? { regla } : {}),
    ...(kt || deild ? { dk: { kt, ...(deild ? { deild } : {}) } } : {}),
  };
}
