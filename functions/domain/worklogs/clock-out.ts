// Clocking out: one transaction that ends the open entry, frees its employee and adds to the project's total.

import type * as z from 'zod/mini';
import type { clockOutSent, WorkLog } from '#shared/model/worklog.ts';
import { fail } from '#functions/runtime/fail.ts';
import type { EmployeeCtx } from '#functions/runtime/context.ts';
import { type Employee, endedItem, type OpenPointer } from '#functions/table/employee-row.ts';
import { keys } from '#functions/table/keys.ts';
import {
  commentItem,
  locationItem,
  placeOf,
  receiptItem,
  type WorkLogPlace,
  type WorkLogRow,
} from '#functions/table/work-log-row.ts';
import {
  absent,
  all,
  type Change,
  type Condition,
  equals,
  type Item,
  present,
  WriteRefused,
} from '#functions/table/write.ts';
import {
  believed,
  endedHash,
  endOf,
  isEndedBySeed,
  monthsAround,
  placeAt,
  type Punch,
  punchOf,
} from './punch.ts';
import { employeeOf, findWithDeleted, itemsOfMonths, namesFor, namesOf, rowAt, workLogsOf } from './store.ts';
import { type WorkCtx, workLogOnWire } from './wire.ts';

export type ClockOutSent = z.output<typeof clockOutSent>;
const triesMax = 5;

/** Clocks the employee out. A repeat with the same client id is answered as the first time. */
export function clockOut(ctx: WorkCtx & EmployeeCtx, input: { body: ClockOutSent }): Promise<WorkLog> {
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
    const endAt = isMeant ? endOf(punch.deviceAt, ctx.now, open.startAt) : undefined;
    // Whatever is not plainly a new punch is first looked for among those that were made before.
    if (endAt === undefined || endAt !== punch.deviceAt || isRepeatOfLast(employee, punch)) {
      const kept = await endedBefore(ctx, employee, punch, wanted);
      if (kept) return repeatedEnd(ctx, kept, punch);
    }
    if (!isMeant) {
      await refuseUnlessOpen(ctx, wanted);
    } else if (endAt === undefined) {
      fail('out_before_in');
    } else {
      const reading = Promise.all([
        rowAt(ctx.table, ctx.company.id, open),
        namesFor(ctx, employee, [open.projectId]),
      ]);
      reading.catch(() => undefined);
      const receipt = outReceipt(ctx, employee.id, open, punch);
      try {
        await ctx.table.write(...endChanges(ctx, employee, open, endAt, punch), ...receipt, {
          update: keys.project(ctx.company.id, open.projectId),
          add: { t: endAt - open.startAt },
          when: present(),
        });
        const [row, names] = await reading;
        if (!row) throw new Error('an entry that was just ended is not there');
        return await workLogOnWire(ctx, endedRow(ctx, row, endAt, punch), names);
      } catch (error) {
        if (!(error instanceof WriteRefused)) throw error;
      }
    }
    employee = await employeeStillActive(ctx, read.id);
  }
  return fail('busy');
}

/**
 * Ends the entry that the pointer names, if both are as they were read; the pointer is taken away or, with
 * `next`, moved on.
 */
export function endChanges(
  ctx: Pick<WorkCtx, 'company' | 'now'>,
  employee: Employee,
  open: OpenPointer,
  endAt: number,
  punch: Punch,
  next?: { readonly set: Item; readonly when: Condition },
): Change[] {
  const { comment, location, deviceAt, author } = punch;
  const hash = endedHash(punch);
  const entry: Change = {
    update: keys.workLog(ctx.company.id, open.month, open.entry),
    set: {
      e: endAt,
      g: hash,
      u: ctx.now,
      ...(location ? { m: locationItem(location) } : {}),
      ...(comment ? { [`c.${comment.id}`]: commentItem(comment) } : {}),
      ...(author === 'CompanyTimeClock' ? { w: 'T' } : {}),
      ...(endAt === deviceAt ? {} : { k: 1, y: deviceAt }),
    },
    add: { v: 1 },
    when: all(absent('e'), absent('x'), equals('s', open.startAt), equals('p', open.projectId)),
  };
  const ended = endedItem({ month: open.month, entry: open.entry, endAt, hash });
  const isStill = all(equals('o.i', open.id), absent('off'));
  const pointer = keys.employee(ctx.company.id, employee.id);
  return [
    entry,
    next
      ? { update: pointer, set: { l: ended, ...next.set }, add: { q: 1 }, when: all(isStill, next.when) }
      : { update: pointer, set: { l: ended }, remove: ['o'], when: isStill },
  ];
}

/** The row after `endChanges`; what was read beside the write may be older or newer than it. */
export function endedRow(
  ctx: Pick<WorkCtx, 'now'>,
  row: WorkLogRow,
  endAt: number,
  punch: Punch,
): WorkLogRow {
  if (row.endAt !== undefined) return row;
  return {
    ...row,
    endAt,
    version: row.version + 1,
    changedAt: ctx.now,
    comments: punch.comment ? [...row.comments, punch.comment] : row.comments,
    locationOut: punch.location,
    isClockCorrected: row.isClockCorrected || endAt !== punch.deviceAt,
  };
}

/** The employee as it is now, when it may still clock. */
export async function employeeStillActive(ctx: WorkCtx, id: string): Promise<Employee> {
  const employee = (await employeeOf(ctx.table, ctx.company.id, id)) ?? fail('employee_missing');
  return employee.isDisabled ? fail('employee_disabled') : employee;
}

const outHome = (employeeId: string, punch: Punch): WorkLogPlace =>
  placeAt(employeeId, punch.deviceAt, `out ${punch.seed}`);

/** An end at a time the device did not say is found again by a receipt; a believed one by looking around it. */
export function outReceipt(
  ctx: Pick<WorkCtx, 'company' | 'now'>,
  employeeId: string,
  ended: WorkLogPlace,
  punch: Punch,
): Change[] {
  if (believed(punch.deviceAt, ctx.now) === punch.deviceAt) return [];
  return [{ put: receiptItem(ctx.company.id, outHome(employeeId, punch), ended), when: absent() }];
}

const isRepeatOfLast = (employee: Employee, punch: Punch): boolean =>
  isEndedBySeed(employee.ended?.hash, endedHash(punch));

/** The entry that a punch with this id ended before, deleted ones included. */
export async function endedBefore(
  ctx: WorkCtx,
  employee: Employee,
  punch: Punch,
  wanted: string | undefined,
): Promise<WorkLogRow | undefined> {
  const { table, company } = ctx;
  const candidates = await Promise.all([
    wanted === undefined ? undefined : findWithDeleted(table, company.id, wanted),
    rowAt(table, company.id, outHome(employee.id, punch)),
    employee.ended && rowAt(table, company.id, employee.ended),
  ]);
  const isIt = (row: WorkLogRow | undefined) => isEndedBySeed(row?.endedHash, endedHash(punch));
  const known = candidates.find(isIt);
  if (known || wanted !== undefined) return known;
  const items = await itemsOfMonths(table, company.id, monthsAround(punch.deviceAt), [employee.id]);
  return workLogsOf(company.id, items).find(isIt);
}

/** The first answer to a punch that ended `kept`, whatever was edited since. */
export async function firstEnd(ctx: WorkCtx, kept: WorkLogRow): Promise<WorkLog> {
  const first: WorkLogRow = {
    ...kept,
    startAt: kept.originalStartAt ?? kept.startAt,
    endAt: kept.originalEndAt ?? kept.endAt,
    originalStartAt: undefined,
    originalEndAt: undefined,
    isApproved: false,
  };
  return workLogOnWire(ctx, first, await namesOf(ctx.table, first));
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
