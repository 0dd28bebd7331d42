// What a payroll file says of each employee: the hours of the range, for each of its pay items.

import type { Day } from '#shared/time/day.ts';
import { hundredthsOf } from '#shared/time/rounding.ts';
import { sumBy, type WorkSums } from '#shared/pay/overtime.ts';
import type { Work } from '#functions/domain/report/report.ts';
import type { Employee } from '#functions/table/rows/employee-row.ts';
import { type PayItem, secondsOf } from './pay-items.ts';

/** Lunch is off the regular hours already. */
export type EmployeeHours = { readonly employee: Employee; readonly sums: WorkSums };
export type PayrollInput = {
  readonly hours: readonly EmployeeHours[];
  /** In the order of the file: regular time first. */
  readonly items: readonly PayItem[];
  readonly from: Day;
  readonly to: Day;
  readonly createdAt: number;
};

/** In the order of their names; whose hours are 0,00 as the file rounds them is not in it. */
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

/** The seconds of each item over everybody in the file. */
export function itemTotals(hours: readonly EmployeeHours[], items: readonly PayItem[]) {
  return items.map(({ item, kinds }) => ({
    item,
    kinds: [...kinds],
    seconds: hours.reduce((total, { sums }) => total + secondsOf(sums, { item, kinds }), 0),
  }));
}
