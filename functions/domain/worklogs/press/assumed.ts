// The real end of an entry that was not clocked out: from a late clock-out, or from the employee's answer.

import type * as z from 'zod/mini';
import type { EmployeeCtx } from '#functions/runtime/context.ts';
import { fail, failField } from '#functions/runtime/fail.ts';
import { type Employee, employeeRow, isEndedStill } from '#functions/table/rows/employee-row.ts';
import { keys } from '#functions/table/keys.ts';
import { projectRow } from '#functions/table/rows/project-row.ts';
import {
  isUnmoved,
  monthAt,
  placeOf,
  type WorkLogRow,
  workLogRow,
} from '#functions/table/rows/work-log-row.ts';
import { all, type Change, tryWrite, present } from '#functions/table/write.ts';
import { assumedEndSecondsMax, lateClockOutSecondsMax } from '#shared/limits.ts';
import type { PressedWorkLog, realEnd, WorkLog } from '#shared/model/worklog.ts';
import { correctedBy, endedRow, endSet, outReceipt } from './ending.ts';
import { neighboursOf, collisionsOf } from './fit.ts';
import { endedHash, instantOf, type Press } from './press.ts';
import { outBeforeIn } from '#functions/domain/worklogs/change/revision.ts';
import { find, itemsOfMonths, namesFor, rowAt, workLogsOf } from '#functions/domain/worklogs/store.ts';
import { type WorkCtx, workLogOnWire } from '#functions/domain/worklogs/wire.ts';
import { takeBackEnd, writeAnsweredEnd } from './answered-end.ts';

/** The latest possible end: a day after the start, and not after the employee's next start. */
export async function latestEnd(ctx: WorkCtx, row: WorkLogRow): Promise<number> {
  const latest = row.startAt + assumedEndSecondsMax;
  const months = [...new Set([monthAt(row.startAt), monthAt(latest)])];
  const items = await itemsOfMonths(ctx.table, ctx.company.id, months, [row.employeeId]);
  return workLogsOf(ctx.company.id, items)
    .filter((other) => !other.isDeleted && other.id !== row.id && other.startAt > row.startAt)
    .reduce((soonest, other) => Math.min(soonest, other.startAt), latest);
}

/**
 * A late clock-out of an entry that was ended automatically: its time is the real end, at most two hours after the
 * assumed one and a day after the start. A crew's may be cut to `endAt`. Undefined when no such entry is meant or the time cannot be its end; 'raced'
 * when someone else changed the entry at the same moment. Source: domain-facts.md, wish 8.
 */
export async function endAssumed(
  ctx: WorkCtx,
  employee: Employee,
  press: Press,
  wanted: string | undefined,
  endAt: number = press.pressedAt,
): Promise<PressedWorkLog | 'raced' | undefined> {
  const { table, company } = ctx;
  const last = employee.open ? undefined : employee.ended;
  const row = wanted === undefined ? last && (await rowAt(table, company.id, last)) : await find(ctx, wanted);
  // An end at the start was pressed: only the employee can correct it, no further press.
  if (!row || !row.isEndAssumed || row.endedHash !== undefined) return undefined;
  if (row.isDeleted || row.employeeId !== employee.id) return undefined;
  const latest = Math.min(await latestEnd(ctx, row), (row.endAt ?? row.startAt) + lateClockOutSecondsMax);
  if (endAt <= row.startAt || endAt > latest) return undefined;
  const names = await namesFor(ctx, employee, [row.projectId]);
  const there = await neighboursOf(ctx, employee.id, press, row.startAt);
  const met = await collisionsOf(ctx, employee, there, { ...row, endAt }, { endAt: press.pressedAt });
  if (!(await tryWrite(table, ...realEndChanges(ctx, employee, row, endAt, press)))) return 'raced';
  const open = { ...row, endAt: undefined, isEndAssumed: undefined };
  return { ...(await workLogOnWire(ctx, endedRow(ctx, open, endAt, press), names)), ...met };
}

function realEndChanges(
  ctx: WorkCtx,
  employee: Employee,
  row: WorkLogRow,
  endAt: number,
  press: Press,
): Change[] {
  const { month, entry, startAt, version } = row;
  const { ended } = employee;
  const last = ended?.month === month && ended.entry === entry ? ended : undefined;
  const next = last && { ended: { month, entry, startAt, endAt, hash: endedHash(press) } };
  return [
    {
      update: keys.workLog(ctx.company.id, month, entry),
      ...endSet(ctx, endAt, press, false),
      ...workLogRow.add({ version: 1 }),
      when: all(workLogRow.is({ isEndAssumed: true, version, isDeleted: false }), isUnmoved),
    },
    {
      update: keys.employee(ctx.company.id, employee.id),
      ...employeeRow.set({ ...next, ...correctedBy(employee, endAt, press) }),
      ...employeeRow.add({ turn: 1 }),
      when: all(present(), employeeRow.is({ isDisabled: false }), ...(last ? [isEndedStill(last.hash)] : [])),
    },
    {
      update: keys.project(ctx.company.id, row.projectId),
      ...projectRow.add({ totalSeconds: endAt - (row.endAt ?? startAt) }),
      when: present(),
    },
    ...outReceipt(ctx, employee.id, row, endAt, press),
  ];
}

/**
 * The employee says when an entry ended that still runs, or that was ended automatically; null takes that back. Errors:
 * `work_log_missing`, `end_not_assumed`, `already_clocked_in` when taken back, `out_before_in`, `employee_disabled`,
 * `period_closed`, `invalid_input`, `busy`. Source: domain-facts.md, wish 8.
 */
export async function answerEnd(
  ctx: WorkCtx & EmployeeCtx,
  { path, body }: { path: { id: string }; body: z.output<typeof realEnd> },
): Promise<WorkLog> {
  if (placeOf(path.id)?.employeeId !== ctx.employee.id) fail('work_log_missing');
  return answer(ctx, path.id, body.end_time);
}

/** The same for an employee whom the caller has proven; `end` as on the wire. Errors: those of `answerEnd`. */
export function answer(ctx: WorkCtx, id: string, end: string | null): Promise<WorkLog> {
  if (end === null) return takeBackEnd(ctx, id);
  const endAt = instantOf(end);
  return writeAnsweredEnd(ctx, id, endAt, async (row) =>
    checkAnswer(row, endAt, ctx.now, await latestEnd(ctx, row)),
  );
}

function checkAnswer({ startAt }: WorkLogRow, endAt: number, now: number, latest: number): void {
  if (endAt <= startAt) outBeforeIn('end_time');
  if (endAt > now) failField('end_time', 'is in the future', 'too_long');
  if (endAt <= latest) return;
  const isNextOne = latest < startAt + assumedEndSecondsMax;
  failField(
    'end_time',
    isNextOne ? 'is after the start of the next time entry' : 'is more than 24 hours after the in time',
    'too_long',
  );
}
