// An entry as other programs are told of it: neither comments nor photos nor locations.

import type { Table } from '#functions/aws/table.ts';
import type { WorkLogPlace } from '#functions/table/rows/work-log-row.ts';
import { toWire } from '#shared/time/instant.ts';
import { namesOf, rowAt } from './store.ts';

/** As it is now, deleted ones included; undefined where no entry is. */
export async function toldEntry(table: Table, companyId: string, place: WorkLogPlace) {
  const row = await rowAt(table, companyId, place);
  if (!row) return undefined;
  const names = await namesOf(table, row);
  return {
    id: row.id,
    employee: { id: row.employeeId, name: names.employee(row.employeeId) },
    project: { id: row.projectId, name: names.project(row.projectId) },
    start_time: toWire(row.startAt),
    end_time: row.endAt === undefined ? null : toWire(row.endAt),
    total_time: row.endAt === undefined ? null : row.endAt - row.startAt,
    approved: row.isApproved,
    deleted: row.isDeleted,
    version: row.version,
  };
}
