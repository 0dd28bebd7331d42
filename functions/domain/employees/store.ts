// Employees in the table: one, by name, all of a company, and changes that keep names unique.

import type { Ctx } from '#functions/runtime/context.ts';
import {
  type Employee,
  employeeFrom,
  employeeItem,
  employeeRow,
} from '#functions/table/rows/employee-row.ts';
import { keys, ranges } from '#functions/table/keys.ts';
import { claimed, holderAt, holderOf, type Names, renaming } from '#functions/table/names.ts';
import { idAndName } from '#functions/table/rows/named.ts';
import { absent, all, type Change, present } from '#functions/table/write.ts';

type Table = Ctx['table'];
export const namesOf = (companyId: string): Names => ({
  at: (name, rule) => keys.employeeName(companyId, name, rule),
  row: (id) => keys.employee(companyId, id),
  holder: holderAt.employee,
});

export async function employeeOf(table: Table, companyId: string, id: string): Promise<Employee | undefined> {
  const row = await table.get(keys.employee(companyId, id));
  return row && employeeFrom(row);
}

/** Undefined where no employee has the name. */
export async function employeeNamed(
  table: Table,
  companyId: string,
  name: string,
): Promise<Employee | undefined> {
  // An unknown name costs the same two reads, so that timing reveals nothing.
  return employeeOf(table, companyId, (await holderOf(table, namesOf(companyId), name)) ?? 'none');
}

export async function employeesOf(table: Table, companyId: string): Promise<Employee[]> {
  return (await table.queryAll(ranges.employees(companyId))).map(employeeFrom);
}

/** The second change is refused when the name is taken. */
export const newEmployee = (employee: Employee): readonly [Change, Change] => [
  { put: employeeItem(employee), when: absent() },
  claimed(namesOf(employee.companyId), employee.name, employee.id),
];

/**
 * The first change is refused when the employee or their password changed since, the second when the new name is
 * taken. Undefined when an employee from before 2026-11-22 has the name.
 */
export async function changedEmployee(
  table: Table,
  before: Employee,
  fields: Partial<Employee>,
  newName?: string,
): Promise<Change[] | undefined> {
  const { companyId, id, name, credentialVersion, version } = before;
  const update: Change = {
    update: keys.employee(companyId, id),
    ...employeeRow.set({ ...fields, ...(newName === undefined ? {} : { name: newName }) }),
    ...employeeRow.add({ version: 1 }),
    when: employeeRow.is({ name, credentialVersion, version }),
  };
  return renaming(table, namesOf(companyId), update, before, newName);
}

/** A new password and credential version; refused when the employee changed since it was read. */
export const reletteredEmployee = (
  { companyId, id, credentialVersion, version }: Employee,
  { tokenSealed, tokenHash }: Pick<Employee, 'tokenSealed' | 'tokenHash'>,
): Change => ({
  update: keys.employee(companyId, id),
  ...employeeRow.set({ tokenSealed, tokenHash, credentialVersion: credentialVersion + 1 }),
  ...employeeRow.add({ version: 1 }),
  when: all(present(), employeeRow.is({ credentialVersion, version })),
});

/** Activates or deactivates, with a new credential version when off; refused when it changed since it was read. */
export const switchedEmployee = ({
  companyId,
  id,
  name,
  credentialVersion,
  isDisabled,
}: Employee): Change => ({
  update: keys.employee(companyId, id),
  ...employeeRow.set({
    isDisabled: !isDisabled,
    ...(isDisabled ? {} : { credentialVersion: credentialVersion + 1 }),
  }),
  when: employeeRow.is({ name, credentialVersion, isDisabled }),
});

/** Marks the first time the employee gets or uses a login; no changes afterwards. */
export const noteLogin = ({ companyId, id, loginAt }: Employee, now: number): Change[] =>
  loginAt === undefined
    ? [{ update: keys.employee(companyId, id), ...employeeRow.set({ loginAt: now }), when: present() }]
    : [];

/** Names of the given projects, by id. */
export async function projectNames(
  table: Table,
  companyId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await table.getMany(ids.map((id) => keys.project(companyId, id)));
  return new Map(rows.flatMap((row) => (row ? [idAndName(row)] : [])));
}
