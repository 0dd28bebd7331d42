// Ends an entry by a press: the changes of one transaction, and finding what an earlier try ended.

import { fail } from '#functions/runtime/fail.ts';
import { type Employee, endedItem, type OpenPointer } from '#functions/table/rows/employee-row.ts';
import { keys } from '#functions/table/keys.ts';
import { commentItem, locationItem, missingLetterOf } from '#functions/table/rows/work-log-parts.ts';
import { receiptItem, type WorkLogPlace, type WorkLogRow } from '#functions/table/rows/work-log-row.ts';
import { absent, all, type Change, type Condition, equals, type Item } from '#functions/table/write.ts';
import { endedHash, endOf, isEndedBySeed, isEndUnsure, monthsAround, placeAt, type Press } from './press.ts';
import {
  employeeOf,
  findWithDeleted,
  itemsOfMonths,
  rowAt,
  workLogsOf,
} from '#functions/domain/worklogs/store.ts';
import type { WorkCtx } from '#functions/domain/worklogs/wire.ts';

type Ending = {
  /** The pointer's next entry; absent: the pointer is removed. */
  readonly next?: { readonly set: Item; readonly when: Condition };
  /** The entry's version, if it was read before the write and the reply is made from it. */
  readonly version?: number | undefined;
};

/** Ends the entry that the pointer names, provided both are as they were read. */
export function endChanges(
  ctx: Pick<WorkCtx, 'company' | 'now'>,
  employee: Employee,
  open: OpenPointer,
  endAt: number,
  press: Press,
  { next, version }: Ending = {},
): Change[] {
  const hash = endedHash(press);
  const corrected = correctedItem(employee, endAt, press);
  const entry: Change = {
    update: keys.workLog(ctx.company.id, open.month, open.entry),
    set: { ...endItem(ctx, endAt, press), ...(isEndUnsure(press, open.startAt) ? { ae: 1 } : {}) },
    // Clocking out clears the approval that a running entry may have.
    remove: ['a'],
    add: { v: 1 },
    when: all(
      absent('e'),
      absent('x'),
      equals('s', open.startAt),
      equals('p', open.projectId),
      ...(version === undefined ? [] : [equals('v', version)]),
    ),
  };
  const { month, entry: part, startAt } = open;
  const ended = endedItem({ month, entry: part, startAt, endAt, hash });
  const isStill = all(equals('o.i', open.id), absent('off'));
  const pointer = keys.employee(ctx.company.id, employee.id);
  return [
    entry,
    next
      ? {
          update: pointer,
          set: { l: ended, ...corrected, ...next.set },
          add: { q: 1 },
          when: all(isStill, next.when),
        }
      : { update: pointer, set: { l: ended, ...corrected }, remove: ['o'], when: isStill },
  ];
}

/** What a press that ends an entry writes into it. */
export function endItem(ctx: Pick<WorkCtx, 'now'>, endAt: number, press: Press): Item {
  const { comment, location, deviceAt, author } = press;
  return {
    e: endAt,
    g: endedHash(press),
    u: ctx.now,
    ...(location ? { m: locationItem(location) } : {}),
    ...(comment ? { [`c.${comment.id}`]: commentItem(comment) } : {}),
    ...(author === 'CompanyTimeClock' ? { w: 'T' } : {}),
    ...(endAt === deviceAt ? {} : { k: 1, y: deviceAt }),
    t: ctx.now - deviceAt || undefined,
    mr: missingLetterOf(press.locationMissing),
    ...(press.isLunchWorked ? { wl: 1 } : {}),
    fo: press.foremanId,
  };
}
/** What the employee's row keeps of a press whose device time was not believed. */
export const correctedItem = (employee: Employee, endAt: number, { deviceAt }: Press): Item =>
  endAt === deviceAt ? {} : { z: Math.max(deviceAt, employee.correctedUntil ?? 0) };

/**
 * When the entry ends by this press; undefined when the press came before its start. When fitting moved the start
 * past this end, the entry keeps one second and both device times.
 */
export async function endBy(ctx: WorkCtx, open: OpenPointer, press: Press, wanted: string | undefined) {
  const endAt = endOf(press.pressedAt, open.startAt, wanted === open.id);
  if (endAt !== undefined) return endAt;
  const row = await rowAt(ctx.table, ctx.company.id, open);
  const isAfterIn = row?.deviceAt !== undefined && press.deviceAt >= row.deviceAt;
  return isAfterIn ? open.startAt + 1 : undefined;
}

/** The row after `endChanges`. Reads made beside the write may be older or newer. */
export function endedRow(
  ctx: Pick<WorkCtx, 'now'>,
  row: WorkLogRow,
  endAt: number,
  press: Press,
): WorkLogRow {
  if (row.endAt !== undefined) return row;
  return {
    ...row,
    endAt,
    isApproved: false,
    version: row.version + 1,
    changedAt: ctx.now,
    comments: press.comment ? [...row.comments, press.comment] : row.comments,
    locationOut: press.location,
    isClockCorrected: row.isClockCorrected || endAt !== press.deviceAt,
    endedHash: endedHash(press),
    deviceEndAt: endAt === press.deviceAt ? undefined : press.deviceAt,
    endHeardAfter: ctx.now - press.deviceAt,
    locationMissingOut: press.locationMissing,
    isEndAssumed: isEndUnsure(press, row.startAt) || undefined,
    isLunchWorked: press.isLunchWorked || row.isLunchWorked,
    foremanOut: press.foremanId,
  };
}

/** The employee's current row, if active; otherwise refuses. */
export async function employeeStillActive(ctx: WorkCtx, id: string): Promise<Employee> {
  const employee = (await employeeOf(ctx.table, ctx.company.id, id)) ?? fail('employee_missing');
  return employee.isDisabled ? fail('employee_disabled') : employee;
}

/** Where a repeat of a clock-out looks for its receipt. */
export const outHome = (employeeId: string, press: Press): WorkLogPlace =>
  placeAt(employeeId, press.deviceAt, `out ${press.seed}`);

/**
 * A receipt for an end that differs from the device's time; other repeats are found by searching around the time.
 */
export function outReceipt(
  ctx: Pick<WorkCtx, 'company'>,
  employeeId: string,
  ended: WorkLogPlace,
  endAt: number,
  press: Press,
): Change[] {
  if (endAt === press.deviceAt) return [];
  return [{ put: receiptItem(ctx.company.id, outHome(employeeId, press), ended), when: absent() }];
}

/**
 * Whether the press may be a repeat: it equals the last one, or its device time may be one the server did not
 * believe before.
 */
export const isPerhapsRepeat = (employee: Employee, press: Press): boolean =>
  isEndedBySeed(employee.ended?.hash, endedHash(press)) || press.deviceAt <= (employee.correctedUntil ?? -1);

/** The entry that a press with this id ended before, deleted ones included. */
export async function endedBefore(
  ctx: WorkCtx,
  employee: Employee,
  press: Press,
  wanted: string | undefined,
): Promise<WorkLogRow | undefined> {
  const { table, company } = ctx;
  const candidates = await Promise.all([
    wanted === undefined ? undefined : findWithDeleted(ctx, wanted),
    rowAt(table, company.id, outHome(employee.id, press)),
    employee.ended && rowAt(table, company.id, employee.ended),
  ]);
  const isIt = (row: WorkLogRow | undefined) => isEndedBySeed(row?.endedHash, endedHash(press));
  const known = candidates.find(isIt);
  if (known || wanted !== undefined) return known;
  const items = await itemsOfMonths(table, company.id, monthsAround(press.deviceAt), [employee.id]);
  return workLogsOf(company.id, items).find(isIt);
}
