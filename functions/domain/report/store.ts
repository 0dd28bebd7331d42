// What a report reads: months of work logs, and the employees and projects they name.

import type { Ctx } from '#functions/runtime/context.ts';
import { flagIn } from '#functions/table/read.ts';
import { type Employee, employeeFrom } from '#functions/table/rows/employee-row.ts';
import { ranges } from '#functions/table/keys.ts';
import { type Project, projectFrom } from '#functions/table/rows/project-row.ts';
import { isForward, workLogFrom, workLogRow, type WorkLogRow } from '#functions/table/rows/work-log-row.ts';

type Table = Ctx['table'];

/** Up to this many employees are read by their own ranges; for more, whole months need fewer round trips. */
const employeesReadAlone = 8;

/**
 * The months' work logs without deleted ones; months are read in parallel. `settled` names the months for which the
 * cheaper, eventually consistent read is enough.
 */
export async function workLogsOfMonths(
  table: Table,
  companyId: string,
  months: readonly string[],
  employeeIds: readonly string[] | undefined,
  settled: (month: string) => boolean,
): Promise<WorkLogRow[]> {
  const isAlone = employeeIds !== undefined && employeeIds.length <= employeesReadAlone;
  const wanted = months.flatMap((month) =>
    isAlone
      ? employeeIds.map((id) => ({ month, range: ranges.employeeMonth(companyId, month, id) }))
      : [{ month, range: ranges.month(companyId, month) }],
  );
  const employees = new Set(employeeIds);
  const rows: WorkLogRow[] = [];
  const pages = wanted.map(async ({ month, range }) => {
    for (const item of await table.queryAll(range, { eventually: settled(month) })) {
      if (isForward(item) || flagIn(item, workLogRow.at.isDeleted)) continue;
      const row = workLogFrom(companyId, item);
      if (employeeIds === undefined || employees.has(row.employeeId)) rows.push(row);
    }
  });
  await Promise.all(pages);
  return rows;
}

export type People = {
  readonly employees: ReadonlyMap<string, Employee>;
  readonly projects: ReadonlyMap<string, Project>;
};

/** All employees and projects of the company by id, disabled and closed ones too. */
export async function people(table: Table, companyId: string): Promise<People> {
  const [employees, projects] = await Promise.all([
    table.queryAll(ranges.employees(companyId)),
    table.queryAll(ranges.projects(companyId)),
  ]);
  return {
    employees: new Map(employees.map(employeeFrom).map((employee) => [employee.id, employee])),
    projects: new Map(projects.map(projectFrom).map((project) => [project.id, project])),
  };
}
