// A new entry: the row that a press starts, where it is stored, and the first answer rebuilt for a repeat.

import { clockSkewSecondsMax } from '#shared/limits.ts';
import { fail } from '#functions/runtime/fail.ts';
import type { Employee, OpenPointer } from '#functions/table/rows/employee-row.ts';
import {
  forwardOf,
  receiptItem,
  type WorkLogPlace,
  type WorkLogRow,
  workLogFrom,
  workLogId,
  workLogItem,
} from '#functions/table/rows/work-log-row.ts';
import { absent, type Change, type Item } from '#functions/table/write.ts';
import type { PressedWorkLog } from '#shared/model/worklog.ts';
import { clockInTimes, isLateRepeat } from './clock-times.ts';
import { neighboursOf, collisionsOf } from './fit.ts';
import { endedHash, isEndedBySeed, type Press, placeAt } from './press.ts';
import { namesOf, rowAt } from '#functions/domain/worklogs/store.ts';
import { type WorkCtx, workLogOnWire } from '#functions/domain/worklogs/wire.ts';

/** Where a repeat of the press looks: its device time and id give the place, whatever time was believed. */
export const homeOf = (employeeId: string, press: Press): WorkLogPlace =>
  placeAt(employeeId, press.homeAt, press.seed);

/** The entry that the press creates, starting at `startAt` (epoch seconds). */
export function freshEntry(
  ctx: Pick<WorkCtx, 'company' | 'now'>,
  employeeId: string,
  press: Press,
  projectId: string,
  startAt: number,
): WorkLogRow {
  const home = homeOf(employeeId, press);
  const isClockCorrected = startAt !== press.deviceAt;
  return {
    companyId: ctx.company.id,
    ...placeAt(employeeId, startAt, press.seed),
    id: workLogId(home.month, home.entry),
    employeeId,
    projectId,
    startAt,
    endAt: undefined,
    originalStartAt: undefined,
    originalEndAt: undefined,
    isApproved: false,
    version: 1,
    changedAt: ctx.now,
    createdBy: press.author,
    comments: press.comment ? [press.comment] : [],
    locationIn: press.location,
    locationOut: undefined,
    isClockCorrected,
    deviceAt: isClockCorrected ? press.deviceAt : undefined,
    createdHash: press.hash,
    endedHash: undefined,
    isDeleted: false,
    heardAfter: ctx.now - press.deviceAt,
    locationMissingIn: press.locationMissing,
    foremanIn: press.foremanId,
  };
}

/** Puts the entry, and a receipt where repeats will look if that is another place. */
export function putFresh(row: WorkLogRow, home: WorkLogPlace): Change[] {
  const put: Change = { put: workLogItem(row), when: absent() };
  const isHome = home.month === row.month && home.entry === row.entry;
  return isHome ? [put] : [put, { put: receiptItem(row.companyId, home, row), when: absent() }];
}

/** The employee's open pointer to a running entry; while it is there, nothing else can be started. */
export const pointerOf = (row: WorkLogRow): OpenPointer => ({
  id: row.id,
  month: row.month,
  entry: row.entry,
  startAt: row.startAt,
  projectId: row.projectId,
  isLate: heardAt(row) - row.startAt > clockSkewSecondsMax,
});

/** When the server heard of the clock-in. The device's clock may be wrong: the delay counts from what that showed. */
const heardAt = ({ deviceAt, originalStartAt, startAt, heardAfter = 0 }: WorkLogRow): number =>
  (deviceAt ?? originalStartAt ?? startAt) + heardAfter;

/**
 * The first answer, rebuilt from the request and the stored entry, which may have been ended, edited, moved or deleted
 * since. A late repeat gets the entry as it is now. Error: `key_reused` when the repeat says something else.
 */
export async function repeatedStart(
  ctx: WorkCtx,
  employee: Employee,
  kept: WorkLogRow,
  press: Press,
  projectId: string,
): Promise<PressedWorkLog> {
  if (kept.createdHash !== press.hash) fail('key_reused');
  if (isLateRepeat(clockInTimes(kept), ctx.now))
    return workLogOnWire(ctx, kept, await namesOf(ctx.table, kept));
  const first = freshEntry(ctx, kept.employeeId, press, projectId, kept.originalStartAt ?? kept.startAt);
  const comments = first.comments.map((comment) => ({
    ...comment,
    createdAt: kept.comments.find(({ id }) => id === comment.id)?.createdAt ?? first.startAt,
  }));
  const isClockCorrected = kept.deviceAt !== undefined;
  // The entry that this press ended is not a collision.
  const there = (await neighboursOf(ctx, employee.id, press, first.startAt)).filter(
    ({ endedHash: hash }) => !isEndedBySeed(hash, endedHash(press)),
  );
  const again = { ...first, id: kept.id, comments, isClockCorrected, heardAfter: kept.heardAfter };
  return {
    ...(await workLogOnWire(ctx, again, await namesOf(ctx.table, first))),
    ...(await collisionsOf(ctx, employee, there, again, { startAt: press.pressedAt })),
  };
}

/** The row that refused the put: the entry itself, or the one that it or its receipt forwards to. */
export async function existingEntry(ctx: WorkCtx, item: Item): Promise<WorkLogRow | undefined> {
  const forward = forwardOf(item);
  return forward ? rowAt(ctx.table, ctx.company.id, forward) : workLogFrom(ctx.company.id, item);
}
