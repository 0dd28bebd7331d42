// Ends an entry by a press: the changes of one transaction, and finding what an earlier try ended.

import { fail } from '#functions/runtime/fail.ts';
import {
  type Employee,
  employeeRow,
  isOpenStill,
  type OpenPointer,
} from '#functions/table/rows/employee-row.ts';
import { keys } from '#functions/table/keys.ts';
import {
  commentSet,
  receiptItem,
  type WorkLogPlace,
  type WorkLogRow,
  workLogRow,
} from '#functions/table/rows/work-log-row.ts';
import { absent, all, type Change, type Condition } from '#functions/table/write.ts';
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
  readonly next?: { readonly fields: Partial<Employee>; readonly when: Condition };
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
  const corrected = correctedBy(employee, endAt, press);
  const entry: Change = {
    update: keys.workLog(ctx.company.id, open.month, open.entry),
    ...endSet(ctx, endAt, press, isEndUnsure(press, open.startAt)),
    ...workLogRow.add({ version: 1 }),
    when: workLogRow.is({
      endAt: undefined,
      isDeleted: false,
      startAt: open.startAt,
      projectId: open.projectId,
      ...(version === undefined ? {} : { version }),
    }),
  };
  const { month, entry: part, startAt } = open;
  const ended = { month, entry: part, startAt, endAt, hash };
  const isStill = all(isOpenStill(open.id), employeeRow.is({ isDisabled: false }));
  const pointer = keys.employee(ctx.company.id, employee.id);
  return [
    entry,
    next
      ? {
          update: pointer,
          ...employeeRow.set({ ended, ...corrected, ...next.fields }),
          ...employeeRow.add({ turn: 1 }),
          when: all(isStill, next.when),
        }
      : {
          update: pointer,
          ...employeeRow.set({ ended, ...corrected, open: undefined }),
          when: isStill,
        },
  ];
}

/** What a press that ends an entry writes into it. It clears the approval that a running entry may have. */
export function endSet(ctx: Pick<WorkCtx, 'now'>, endAt: number, press: Press, isEndAssumed: boolean) {
  const { comment, location, deviceAt, author } = press;
  const { set, remove } = workLogRow.set({
    endAt,
    endedHash: endedHash(press),
    changedAt: ctx.now,
    isApproved: false,
    isEndAssumed,
    ...(location ? { locationOut: location } : {}),
    ...(author === 'CompanyTimeClock' ? { endedBy: author } : {}),
    ...(endAt === deviceAt ? {} : { isClockCorrected: true, deviceEndAt: deviceAt }),
    endHeardAfter: ctx.now - deviceAt,
    locationMissingOut: press.locationMissing,
    ...(press.isLunchWorked ? { isLunchWorked: true } : {}),
    foremanOut: press.foremanId,
  });
  return { set: { ...set, ...(comment && commentSet(comment)) }, remove };
}
/** What the employee's row keeps of a press whose device time was not believed. */
export const correctedBy = (employee: Employee, endAt: number, { deviceAt }: Press): Partial<Employee> =>
  endAt === deviceAt ? {} : { correctedUntil: Math.max(deviceAt, employee.correctedUntil ?? 0) };

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
