// Clocking out: one transaction that ends the open entry, frees its employee and adds to the project's total.

import type * as z from 'zod/mini';
import type { clockOutSent, WorkLog } from '#shared/model/worklog.ts';
import { fail } from '#functions/runtime/fail.ts';
import type { EmployeeCtx } from '#functions/runtime/context.ts';
import type { Employee } from '#functions/table/employee-row.ts';
import { keys } from '#functions/table/keys.ts';
import { placeOf, type WorkLogRow } from '#functions/table/work-log-row.ts';
import { present, WriteRefused } from '#functions/table/write.ts';
import {
  employeeStillActive,
  endBy,
  endChanges,
  endedBefore,
  endedRow,
  firstEnd,
  isPerhapsRepeat,
  outReceipt,
} from './ending.ts';
import { endedHash, type Punch, punchOf } from './punch.ts';
import { entryAndNames, findWithDeleted } from './store.ts';
import { type WorkCtx, workLogOnWire } from './wire.ts';

type ClockOutSent = z.output<typeof clockOutSent>;
const triesMax = 5;

/** Clocks the employee out. A repeat with the same client id is answered as the first time. */
export async function clockOut(ctx: WorkCtx & EmployeeCtx, input: { body: ClockOutSent }): Promise<WorkLog> {
  const { body } = input;
  const wanted = body.work_log_id;
  if (wanted !== undefined && placeOf(wanted)?.employeeId !== ctx.employee.id) fail('work_log_missing');
  const punch = punchOf(ctx, body, 'Employee', ['out', wanted ?? null]);
  return endEntry(ctx, ctx.employee, punch, wanted);
}

/** Ends the open entry of an employee as read a moment ago; `wanted` is the id of the entry that is meant. */
export async function endEntry(
  ctx: WorkCtx,
  read: Employee,
  punch: Punch,
  wanted: string | undefined,
): Promise<WorkLog> {
  let employee = read;
  for (let tries = 0; tries < triesMax; tries += 1) {
    const { open } = employee;
    const isMeant = open !== undefined && (wanted === undefined || wanted === open.id);
    const endAt = isMeant ? await endBy(ctx, employee, open, punch) : undefined;
    // Whatever is not plainly a new punch is first looked for among those that were made before.
    if (endAt === undefined || endAt !== punch.deviceAt || isPerhapsRepeat(employee, punch)) {
      const kept = await endedBefore(ctx, employee, punch, wanted);
      if (kept) return repeatedEnd(ctx, kept, punch);
    }
    if (!isMeant) {
      await refuseUnlessOpen(ctx, wanted);
    } else if (endAt === undefined) {
      fail('out_before_in');
    } else {
      const reading = entryAndNames(ctx, employee, open, [open.projectId]);
      reading.catch(() => undefined);
      const receipt = outReceipt(ctx, employee.id, open, endAt, punch);
      try {
        await ctx.table.write(...endChanges(ctx, employee, open, endAt, punch), ...receipt, {
          update: keys.project(ctx.company.id, open.projectId),
          add: { t: endAt - open.startAt },
          when: present(),
        });
        const { row, names } = await reading;
        return await workLogOnWire(ctx, endedRow(ctx, row, endAt, punch), names);
      } catch (error) {
        if (!(error instanceof WriteRefused)) throw error;
      }
    }
    employee = await employeeStillActive(ctx, read.id);
  }
  return fail('busy');
}

function repeatedEnd(ctx: WorkCtx, kept: WorkLogRow, punch: Punch): Promise<WorkLog> {
  if (kept.endedHash !== endedHash(punch)) fail('key_reused');
  return firstEnd(ctx, kept);
}

/** Nobody is in, or another entry is open than the one meant: says which, unless the entry is open after all. */
async function refuseUnlessOpen(ctx: WorkCtx, wanted: string | undefined): Promise<void> {
  if (wanted === undefined) fail('not_clocked_in');
  const row = await findWithDeleted(ctx.table, ctx.company.id, wanted);
  if (!row || row.isDeleted) fail('work_log_missing');
  else if (row.endAt !== undefined) fail('not_clocked_in');
}
