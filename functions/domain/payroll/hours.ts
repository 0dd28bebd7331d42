// Each employee's hours of the range, by pay item.

import type { Day } from '#shared/time/day.ts';
import { hundredthsOf } from '#shared/time/rounding.ts';
import { sumBy, type WorkSums } from '#shared/pay/overtime.ts';
import type { Work } from '#functions/domain/report/report.ts';
import type { Employee } from '#functions/table/rows/employee-row.ts';
import { type PayItem, secondsOf } from './pay-items.ts';

/** Lunch is already deducted from regular hours. */
export type EmployeeHours = { readonly employee: Employee; readonly sums: WorkSums };
export type PayrollInput = {
  readonly hours: readonly EmployeeHours[];
  /** In file order: regular time first. */
  readonly items: readonly PayItem[];
  readonly from: Day;
  readonly to: Day;
  readonly createdAt: number;
};

/**
 * By name. Employees whose hours round to 0.00 are left out. Whole seconds; they are rounded only when the file is
 * written (3-decisions.md, 'Payroll').
 */
export function hoursPerEmployee(work: Work): EmployeeHours[] {
  const sumsOf = sumBy(work.parts, (part) => part.employeeId);
  const { compare } = new Intl.Collator('is');
  return Array.from(work.employees.values())
    .flatMap((employee) => {
      const sums = sumsOf.get(employee.id);
      return sums === undefined || isNothing(sums) ? [] : [{ employee, sums }];
    })
    .toSorted((one, other) => compare(one.employee.name, other.employee.name));
}

const isNothing = ({ regularSeconds, overtimeSeconds }: WorkSums): boolean =>
  hundredthsOf(regularSeconds) === 0 && hundredthsOf(overtimeSeconds) === 0;

/** Seconds of each item over all employees. */
export function itemTotals(hours: readonly EmployeeHours[], items: readonly PayItem[]) {
  return items.map(({ item, kinds }) => ({
    item,
    kinds: [...kinds],
    seconds: hours.reduce((total, { sums }) => total + secondsOf(sums, { item, kinds }), 0),
  }));
}
