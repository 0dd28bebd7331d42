// Employees in the table: one, by name, all of a company, and changes that keep names unique.

import type { Ctx } from '#functions/runtime/context.ts';
import { sameCredential } from '#functions/table/credential.ts';
import { type Employee, employeeFrom, employeeItem } from '#functions/table/rows/employee-row.ts';
import { keys, ranges } from '#functions/table/keys.ts';
import { namedRows } from '#functions/table/named-rows.ts';
import { text } from '#functions/table/read.ts';
import { absent, all, type Change, equals, present, stillAt } from '#functions/table/write.ts';

export const {
  find: employeeOf,
  findNamed: employeeNamed,
  list: employeesOf,
  added: newEmployee,
  /** Refused also when the password changed since. */
  changed: changedEmployee,
  isNameOfOld,
  catchUpNames,
} = namedRows<Employee>({
  key: keys.employee,
  range: ranges.employees,
  name: keys.employeeName,
  holder: 'e',
  from: employeeFrom,
  item: employeeItem,
  still: ({ credentialVersion }) => sameCredential(credentialVersion),
});

/** A new password and credential version; refused when the employee changed since it was read. */
export const reletteredEmployee = (
  before: Employee,
  { tokenSealed, tokenHash }: Pick<Employee, 'tokenSealed' | 'tokenHash'>,
): Change => ({
  update: keys.employee(before.companyId, before.id),
  set: { ts: tokenSealed, th: tokenHash, cv: before.credentialVersion + 1 },
  add: { v: 1 },
  when: all(present(), sameCredential(before.credentialVersion), stillAt('v', before.version)),
});

/** Activates or deactivates, with a new credential version when off; refused when it changed since it was read. */
export const switchedEmployee = (before: Employee): Change => ({
  update: keys.employee(before.companyId, before.id),
  ...(before.isDisabled ? { remove: ['off'] } : { set: { off: 1, cv: before.credentialVersion + 1 } }),
  when: all(
    equals('n', before.name),
    sameCredential(before.credentialVersion),
    before.isDisabled ? present('off') : absent('off'),
  ),
});

/** Marks the first time the employee gets or uses a login; no changes afterwards. */
export const gotLogin = ({ companyId, id, loginAt }: Employee, now: number): Change[] =>
  loginAt === undefined ? [{ update: keys.employee(companyId, id), set: { li: now }, when: present() }] : [];

/** Names of the given projects, by id. */
export async function projectNames(
  table: Ctx['table'],
  companyId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await table.getMany(ids.map((id) => keys.project(companyId, id)));
  return new Map(rows.flatMap((row) => (row ? [[text(row, 'id'), text(row, 'n')] as const] : [])));
}
