// What employees ask of the table: one, by name, all of a company, and changes that keep names unique.

import type { Ctx } from '#functions/runtime/context.ts';
import { sameCredential } from '#functions/table/credential.ts';
import { type Employee, employeeFrom, employeeItem } from '#functions/table/employee-row.ts';
import { folded, keys, ranges } from '#functions/table/keys.ts';
import { text } from '#functions/table/read.ts';
import { absent, all, type Change, equals, type Item, present, stillAt } from '#functions/table/write.ts';

type Table = Ctx['table'];

export async function employeeOf(table: Table, companyId: string, id: string): Promise<Employee | undefined> {
  const row = await table.get(keys.employee(companyId, id));
  return row && employeeFrom(row);
}

export async function employeeNamed(
  table: Table,
  companyId: string,
  name: string,
): Promise<Employee | undefined> {
  const row = await table.get(keys.employeeName(companyId, name));
  // An unknown name costs the same two reads, so that a clock tells a stranger nothing.
  return employeeOf(table, companyId, row ? text(row, 'e') : 'none');
}

export async function employeesOf(table: Table, companyId: string): Promise<Employee[]> {
  return (await table.queryAll(ranges.employees(companyId))).map(employeeFrom);
}

/** The second change is refused when the name is taken. */
export const newEmployee = (employee: Employee): readonly [Change, Change] => [
  { put: employeeItem(employee), when: absent() },
  { put: { ...keys.employeeName(employee.companyId, employee.name), e: employee.id }, when: absent() },
];

/**
 * The first change is refused when the employee was changed or given another password meanwhile, the second when
 * the new name is taken.
 */
export function changedEmployee(
  before: Employee,
  set: Item,
  remove: readonly string[],
  name?: string,
): Change[] {
  const { companyId, id } = before;
  const update: Change = {
    update: keys.employee(companyId, id),
    set: { ...set, n: name },
    remove,
    add: { v: 1 },
    when: all(
      equals('n', before.name),
      sameCredential(before.credentialVersion),
      stillAt('v', before.version),
    ),
  };
  if (name === undefined || folded(name) === folded(before.name)) return [update];
  return [
    update,
    { put: { ...keys.employeeName(companyId, name), e: id }, when: absent() },
    { delete: keys.employeeName(companyId, before.name), when: equals('e', id) },
  ];
}

/** On becomes off, with another credential version, and off becomes on; refused when it changed since it was read. */
export const switchedEmployee = (before: Employee): Change => ({
  update: keys.employee(before.companyId, before.id),
  ...(before.isDisabled ? { remove: ['off'] } : { set: { off: 1, cv: before.credentialVersion + 1 } }),
  when: all(
    equals('n', before.name),
    sameCredential(before.credentialVersion),
    before.isDisabled ? present('off') : absent('off'),
  ),
});

/** The names of projects by id, for those that are asked for. */
export async function projectNames(
  table: Table,
  companyId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await table.getMany(ids.map((id) => keys.project(companyId, id)));
  return new Map(rows.flatMap((row) => (row ? [[text(row, 'id'), text(row, 'n')] as const] : [])));
}
