// Writes an administrator into a running system's table: one for all sessions of a run.

import type { Table } from '#functions/aws/table.ts';
import { administratorItem } from '#functions/table/rows/administrator-row.ts';
import { administratorSubject } from '#functions/table/keys.ts';

const name = 'administrator of the tests';

/** The owner of these sessions. */
export async function anAdministrator(table: Table, passwordHash: string): Promise<string> {
  await table.write({ put: administratorItem({ name, passwordHash }) });
  return administratorSubject(name);
}
