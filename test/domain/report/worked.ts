// Owns work logs that tests of reports, exports and payroll put into the world as they need them.

import type { Employee } from '#functions/table/rows/employee-row.ts';
import type { Project } from '#functions/table/rows/project-row.ts';
import {
  type CommentRow,
  entryPart,
  monthAt,
  workLogId,
  workLogItem,
  type WorkLogRow,
} from '#functions/table/rows/work-log-row.ts';
import { at, type World } from '#test/kit/world/context.ts';

let made = 0;

/** A row of the table: `from` and `to` are instants, an entry without `to` still runs. */
export function aRow(
  employee: Pick<Employee, 'companyId' | 'id'>,
  project: Pick<Project, 'id'>,
  from: number,
  to: number | undefined,
  over: Partial<WorkLogRow> = {},
): WorkLogRow {
  made += 1;
  const month = monthAt(from);
  const entry = entryPart(employee.id, from, `worked ${made}`);
  return {
    companyId: employee.companyId,
    month,
    entry,
    id: workLogId(month, entry),
    employeeId: employee.id,
    projectId: project.id,
    startAt: from,
    endAt: to,
    originalStartAt: undefined,
    originalEndAt: undefined,
    isApproved: false,
    version: 1,
    changedAt: from,
    createdBy: 'Employee',
    comments: [],
    locationIn: undefined,
    locationOut: undefined,
    isClockCorrected: false,
    deviceAt: undefined,
    createdHash: undefined,
    endedHash: undefined,
    isDeleted: false,
    ...over,
  };
}

export async function worked(
  world: World,
  employee: Pick<Employee, 'companyId' | 'id'>,
  project: Pick<Project, 'id'>,
  from: string,
  to: string | undefined,
  over: Partial<WorkLogRow> = {},
): Promise<WorkLogRow> {
  const row = aRow(employee, project, at(from), to === undefined ? undefined : at(to), over);
  await world.table.write({ put: workLogItem(row) });
  return row;
}

export const said = (id: string, text: string, createdAt: number): CommentRow => ({
  id,
  text,
  createdAt,
  createdBy: 'Employee',
  photoId: undefined,
  photoState: undefined,
});

export const pictured = (
  id: string,
  photoId: string,
  createdAt: number,
  photoState: CommentRow['photoState'] = 'ready',
): CommentRow => ({ ...said(id, '', createdAt), photoId, photoState });
