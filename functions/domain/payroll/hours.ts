// What a payroll file says of each employee: regular hours and overtime of the range.

import type { Integrations } from '#shared/model/company.ts';
import type { Day } from '#shared/time/day.ts';
import { hundredthsOf } from '#shared/time/rounding.ts';
import { sumBy, type WorkSums } from '#shared/time/overtime.ts';
import type { Work } from '#functions/domain/report/report.ts';
import type { Employee } from '#functions/table/employee-row.ts';

export type EmployeeHours = {
  readonly employee: Employee;
  /** Lunch is off them already. */
  readonly regularSeconds: number;
  readonly overtimeSeconds: number;
};
export type PayrollInput = {
  readonly hours: readonly EmployeeHours[];
  /** The integration's switch and pay codes. */
  readonly integration: NonNullable<Integrations['regla']>;
  readonly from: Day;
  readonly to: Day;
  readonly createdAt: number;
};

/** In the order of their names; whose hours are 0,00 as the file rounds them is not in it. */
export function hoursPerEmployee(work: Work): EmployeeHours[] {
  const sums = sumBy(work.parts, (part) => part.employeeId);
  const { compare } = new Intl.Collator('is');
  return Array.from(work.employees.values())
    .flatMap((employee) => {
      const sum = sums.get(employee.id);
      if (sum === undefined || isNothing(sum)) return [];
      return [{ employee, regularSeconds: sum.regularSeconds, overtimeSeconds: sum.overtimeSeconds }];
    })
    .toSorted((one, other) => compare(one.employee.name, other.employee.name));
}

const isNothing = ({ regularSeconds, overtimeSeconds }: WorkSums): boolean =>
  hundredthsOf(regularSeconds) === 0 && hundredthsOf(overtimeSeconds) === 0;
