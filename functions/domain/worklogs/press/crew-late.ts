// A crew's late presses for a person who has clocked in again since: hours before the running entry count and end there.

import { assumedEndSecondsMax, lateClockOutSecondsMax, sameArrivalSecondsMax } from '#shared/limits.ts';
import type { PressedWorkLog } from '#shared/model/worklog.ts';
import { fail } from '#functions/runtime/fail.ts';
import {
  type Employee,
  employeeRow,
  isOpenStill,
  type OpenPointer,
} from '#functions/table/rows/employee-row.ts';
import { historyItem } from '#functions/table/rows/history-row.ts';
import { keys } from '#functions/table/keys.ts';
import { projectRow } from '#functions/table/rows/project-row.ts';
import type { WorkLogPlace, WorkLogRow } from '#functions/table/rows/work-log-row.ts';
import { all, type Change, present, refusalOfWrite } from '#functions/table/write.ts';
import { latestChange } from '#functions/domain/worklogs/change/latest.ts';
import { differences } from '#functions/domain/worklogs/change/revision.ts';
import { employeeOf, namesFor, rowAt } from '#functions/domain/worklogs/store.ts';
import { type WorkCtx, workLogOnWire } from '#functions/domain/worklogs/wire.ts';
import { endAssumed } from './assumed.ts';
import { isOlderInProjectStill, startEntry } from './clock-in.ts';
import { neighboursOf } from './fit.ts';
import { freshEntry, homeOf, putFresh } from './fresh.ts';
import type { Press } from './press.ts';

const triesMax = 5;

/** The person's entry that was clocked for the same arrival as a late press. */
export const arrivalIn = (there: readonly WorkLogRow[], { pressedAt }: Press): WorkLogRow | undefined =>
  there.find(
    ({ startAt, endAt = Infinity }) => startAt <= pressedAt + sameArrivalSecondsMax && endAt > pressedAt,
  );

/** Whether the press came longer before the person's running entry than one arrival takes. */
export const isBeforeRunning = (employee: Employee, { pressedAt }: Press): boolean =>
  employee.open !== undefined && employee.open.startAt > pressedAt + sameArrivalSecondsMax;

/**
 * A late clock-in of somebody who is in since: an entry up to their next one, a day long at most. Its end is assumed, so
 * that a late clock-out can still give the real one. Errors: `project_missing`, `project_closed`, `employee_disabled`,
 * `employee_missing`, `key_reused`, `busy`. Source: functions/domain/worklogs/README.md, 'Crews'.
 */
export async function startBefore(
  ctx: WorkCtx,
  read: Employee,
  press: Press,
  projectId: string,
): Promise<{ readonly entry: PressedWorkLog } | { readonly arrival: WorkLogRow }> {
  let employee = read;
  let isOlderInProject = true;
  for (let tries = 0; tries < triesMax; tries += 1) {
    if (employee.isDisabled) fail('employee_disabled');
    const { open } = employee;
    // A repeat gets its first answer there; a person who is out by now clocks in as always.
    const home = homeOf(employee.id, press);
    const isThere = await rowAt(ctx.table, ctx.company.id, home);
    if (!open || isThere) return { entry: await startEntry(ctx, employee, press, projectId) };
    const there = await neighboursOf(ctx, employee.id, press, press.pressedAt);
    const arrival = arrivalIn(there, press);
    if (arrival) return { arrival };
    const began = freshEntry(ctx, employee.id, press, projectId, press.pressedAt);
    const ended = untilNext(began, open, there);
    const changes = changesOf(ctx, employee, open, { home, began, ended, isOlderInProject });
    const refused = await refusalOfWrite(ctx.table, ...changes);
    if (!refused) {
      const names = await namesFor(ctx, employee, [projectId]);
      return { entry: await workLogOnWire(ctx, began, names) };
    }
    const project = refused[changes.length - 1];
    if (project) isOlderInProject = isOlderInProjectStill(project.item, began.startAt);
    employee = (await employeeOf(ctx.table, ctx.company.id, read.id)) ?? fail('employee_missing');
  }
  return fail('busy');
}

function untilNext(began: WorkLogRow, open: OpenPointer, there: readonly WorkLogRow[]): WorkLogRow {
  const next = there.filter(({ startAt }) => startAt > began.startAt).map(({ startAt }) => startAt);
  const endAt = Math.min(...next, open.startAt, began.startAt + assumedEndSecondsMax);
  return { ...began, endAt, isEndAssumed: true, version: began.version + 1 };
}

type Inserted = {
  readonly home: WorkLogPlace;
  readonly began: WorkLogRow;
  readonly ended: WorkLogRow;
  readonly isOlderInProject: boolean;
};

/** The project's change is the last one. The employee's turn serializes this with all other new entries of the person. */
function changesOf(
  ctx: WorkCtx,
  { id, turn }: Employee,
  open: OpenPointer,
  { home, began, ended, isOlderInProject }: Inserted,
): Change[] {
  const { companyId, startAt, projectId, endAt = startAt } = ended;
  const ofProject = latestChange(startAt, isOlderInProject);
  return [
    ...putFresh(ended, home),
    {
      put: historyItem({
        companyId,
        workLogId: ended.id,
        at: ctx.now,
        version: ended.version,
        action: 'ended',
        by: 'Platform',
        changes: differences(began, ended),
      }),
    },
    {
      update: keys.employee(companyId, id),
      ...employeeRow.add({ turn: 1 }),
      when: all(present(), employeeRow.is({ isDisabled: false, turn }), isOpenStill(open.id)),
    },
    {
      update: keys.project(companyId, projectId),
      ...projectRow.set(ofProject.fields),
      ...projectRow.add({ turn: 1, totalSeconds: endAt - startAt }),
      when: all(present(), projectRow.is({ isOpen: true }), ofProject.when),
    },
  ];
}

/**
 * A late clock-out from before the running entry, or inside an entry that the system has ended, gives that one its real
 * end, at the person's next entry at most; undefined where there is none. The caller has asked whether it is a repeat.
 */
export async function endBefore(
  ctx: WorkCtx,
  read: Employee,
  press: Press,
): Promise<PressedWorkLog | undefined> {
  for (let tries = 0; tries < triesMax; tries += 1) {
    const employee = tries === 0 ? read : ((await employeeOf(ctx.table, ctx.company.id, read.id)) ?? read);
    const { open } = employee;
    const { pressedAt } = press;
    if (open && pressedAt > open.startAt) return undefined;
    const there = await neighboursOf(ctx, employee.id, press, pressedAt);
    const row = there.findLast((one) => mayEnd(one, pressedAt, open !== undefined));
    if (!row) return undefined;
    const next = there.find(({ startAt }) => startAt > row.startAt && startAt < pressedAt);
    const ended = await endAssumed(ctx, employee, press, row.id, next?.startAt);
    if (ended !== 'raced') return ended;
  }
  return fail('busy');
}

/** What was added by hand inside the entry does not hide it, nor what cut the end of one that a foreman began. */
function mayEnd(
  { startAt, endAt = startAt, endedHash, foremanIn, isEndAssumed }: WorkLogRow,
  pressedAt: number,
  isIn: boolean,
): boolean {
  if (!isEndAssumed || endedHash !== undefined || startAt >= pressedAt) return false;
  return (
    pressedAt <= endAt || (isIn && (foremanIn !== undefined || pressedAt <= endAt + lateClockOutSecondsMax))
  );
}
