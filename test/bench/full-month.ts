// A company with ten thousand entries in the running month: as many as one page of the list holds.

import { employeeItem } from '#functions/table/rows/employee-row.ts';
import { newId } from '#functions/table/new-id.ts';
import { workLogItem } from '#functions/table/rows/work-log-row.ts';
import { aRow } from '#test/domain/report/worked.ts';
import { employeeRow } from '#test/kit/world/rows.ts';
import type { Grounds, Tenant } from '#test/kit/system/tenant.ts';

export const listed = 10_000;

/** Ten thousand ended entries of this month, so that the largest page of the list is full. */
export async function fillMonth(grounds: Grounds, site: Tenant): Promise<void> {
  const people = Array.from({ length: 100 }, (_, n) =>
    employeeRow(0, site.id, { id: newId('employee'), name: `Filler ${n}` }),
  );
  const rows = people.flatMap((employee) =>
    Array.from({ length: listed / 100 }, (_, n) => {
      const from = site.now - 600 * (n + 2);
      const project = n % 10 === 0 ? site.ids.otherProject : site.ids.project;
      return workLogItem(aRow(employee, { id: project }, from, from + 500));
    }),
  );
  const items = [...people.map(employeeItem), ...rows];
  for (let at = 0; at < items.length; at += 100)
    await grounds.table.write(...items.slice(at, at + 100).map((put) => ({ put })));
}
