// The language an employee chose to read; changes by the office do not touch it.

import type { Input } from '#shared/api/endpoint.ts';
import type { employeeApp } from '#shared/api/employee-app.ts';
import type { EmployeeCtx } from '#functions/runtime/context.ts';
import { employeeRow } from '#functions/table/rows/employee-row.ts';
import { keys } from '#functions/table/keys.ts';
import { present } from '#functions/table/write.ts';

/** The language of the employee's own screens and of the SMS that they get. */
export async function chooseOwnLanguage(
  { table, company, employee }: EmployeeCtx,
  { body }: Input<typeof employeeApp.endpoints.chooseLanguage>,
): Promise<undefined> {
  await table.write({
    update: keys.employee(company.id, employee.id),
    ...employeeRow.set({ language: body.language }),
    when: present(employeeRow.at.id),
  });
  return undefined;
}
