// An entry as webhooks carry it: neither comments nor photos nor locations, and no flag that the company hides.

import type { Table } from '#functions/aws/table.ts';
import type { Company } from '#functions/table/rows/company-row.ts';
import type { WorkLogPlace } from '#functions/table/rows/work-log-row.ts';
import { toWire } from '#shared/time/instant.ts';
import { namesOf, rowAt } from './store.ts';

/** As it is now, deleted ones included; undefined where no entry is. */
export async function entryForWebhook(
  table: Table,
  { id: companyId, settings }: Company,
  place: WorkLogPlace,
) {
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
    approved: row.isApproved && settings.features.approve_work_logs,
    ...(row.isLunchWorked && settings.worked_through_lunch ? { worked_through_lunch: true } : {}),
    deleted: row.isDeleted,
    version: row.version,
  };
}
