// Switching project: one transaction that ends the running entry and starts another in the same second.

import type * as z from 'zod/mini';
import type { EmployeeCtx } from '#functions/runtime/context.ts';
import { fail } from '#functions/runtime/fail.ts';
import { projectRow } from '#functions/table/rows/project-row.ts';
import type { Employee, OpenPointer } from '#functions/table/rows/employee-row.ts';
import { type Key, keys } from '#functions/table/keys.ts';
import type { WorkLogRow } from '#functions/table/rows/work-log-row.ts';
import { all, type Change, type Condition, present, refusalOfWrite } from '#functions/table/write.ts';
import type { PressedWorkLog, switchSent } from '#shared/model/worklog.ts';
import { isOlderInProjectStill } from './clock-in.ts';
import { employeeStillActive, endBy, endChanges, endedBefore, endedRow, outReceipt } from './ending.ts';
import { firstEnd } from './first-end.ts';
import { cutEnd, neighboursOf, fittedStart, collisionsOf, stopsAtHand } from './fit.ts';
import { askAboutGaps } from './gaps.ts';
import { freshEntry, homeOf, existingEntry, pointerOf, putFresh, repeatedStart } from './fresh.ts';
import { isOlderThan, latestChange } from '#functions/domain/worklogs/change/latest.ts';
import { isSameSeed, type Press, pressOf, startOf } from './press.ts';
import { refuseEarly, refuseUnlessOpen } from './refusals.ts';
import {
  entryAndNames,
  entryAndNamesReads,
  entryAndProjectKeys,
  rowAt,
} from '#functions/domain/worklogs/store.ts';
import { type WorkCtx, workLogOnWire } from '#functions/domain/worklogs/wire.ts';

type SwitchSent = z.output<typeof switchSent>;
const triesMax = 5;
export type Switched = { readonly ended: PressedWorkLog; readonly started: PressedWorkLog };

/**
 * Ends the running entry and starts the next. The comment goes to the new entry. Errors: `not_clocked_in`,
 * `project_missing`, `project_closed`, `out_before_in`, `employee_disabled`, `key_reused`, `work_log_missing`, `busy`.
 * Source: 3-decisions.md (`/switch`).
 */
export async function switchProject(
  ctx: WorkCtx & EmployeeCtx,
  input: { body: SwitchSent },
): Promise<Switched> {
  const { body } = input;
  const press = pressOf(ctx, body, ['switch', body.project_id]);
  const both = await switchEntry(ctx, ctx.employee, press, body.project_id, undefined);
  await askAboutGaps(ctx, ctx.employee.id, press, both.ended);
  return both;
}

/**
 * Where the device names the running entry, a switch's rows are read with the session: one more call is enough.
 */
export function switchReads(companyId: string, { body }: { body: SwitchSent }): readonly Key[] {
  const { running, project_id } = body;
  const left = entryAndProjectKeys(companyId, running?.work_log_id, running?.project_id);
  return left.length ? [...left, keys.project(companyId, project_id)] : [];
}

/** The entry to end is running, but the press came before its start, or its id made that entry. */
async function refuseMeant(
  ctx: WorkCtx,
  employee: Employee,
  open: OpenPointer,
  endAt: number | undefined,
): Promise<never> {
  if (endAt === undefined) await refuseEarly(ctx, employee, open);
  return fail('key_reused');
}

/**
 * Switches an employee who was just read; `wanted` is the id of the entry to end. Both entries, the employee and both
 * projects change in one transaction. Errors: those of `switchProject`.
 */
export async function switchEntry(
  ctx: WorkCtx,
  read: Employee,
  press: Press,
  projectId: string,
  wanted: string | undefined,
): Promise<Switched> {
  let employee = read;
  let isOlderInProject = false;
  for (let tries = 0; tries < triesMax; tries += 1) {
    const { open } = employee;
    const home = homeOf(employee.id, press);
    const isMeant = open !== undefined && (wanted === undefined || wanted === open.id);
    const pressedEnd = isMeant ? await endBy(ctx, open, press, wanted) : undefined;
    if (!isMeant || pressedEnd === undefined || isSameSeed(home, open)) {
      const kept = await rowAt(ctx.table, ctx.company.id, home);
      if (kept) return repeated(ctx, employee, kept, press, projectId);
      if (isMeant) await refuseMeant(ctx, employee, open, pressedEnd);
      await refuseUnlessOpen(ctx, employee, wanted);
      employee = await employeeStillActive(ctx, employee.id);
      continue;
    }
    const there = await neighboursOf(ctx, read.id, press, open.startAt, open.isLate);
    const endAt = cutEnd(there, open.startAt, pressedEnd, stopsAtHand(ctx, press));
    const startAt = nextStart(ctx, employee, press, endAt, there);
    const started = freshEntry(ctx, employee.id, press, projectId, startAt);
    const put = putFresh(started, home);
    const named = [open.projectId, projectId];
    const extraRows = tries === 0 ? entryAndNamesReads(ctx, employee, open, named) : undefined;
    const reading = extraRows ?? entryAndNames(ctx, employee, open, named);
    if (reading instanceof Promise) reading.catch(() => undefined);
    const met = await collisionsMet(ctx, employee, press, { open, endAt, started, there });
    const ending: Press = { ...press, comment: undefined };
    const moved = { next: nextOpen(employee, started), version: extraRows?.row.version };
    const refused = await refusalOfWrite(
      ctx.table,
      ...put,
      ...projectChanges(ctx.company.id, open, endAt, started, isOlderInProject),
      ...endChanges(ctx, employee, open, endAt, ending, moved),
      ...outReceipt(ctx, employee.id, open, endAt, ending),
    );
    if (!refused) {
      const { row, names } = await reading;
      return {
        ended: { ...(await workLogOnWire(ctx, endedRow(ctx, row, endAt, ending), names)), ...met.ended },
        started: { ...(await workLogOnWire(ctx, started, names)), ...met.started },
      };
    }
    const existingItem = refused.slice(0, put.length).find((one) => one?.item)?.item;
    const existing = existingItem && (await existingEntry(ctx, existingItem));
    if (existing) return repeated(ctx, employee, existing, press, projectId);
    const refusedProject = refused[put.length];
    if (refusedProject) isOlderInProject = isOlderInProjectStill(refusedProject.item, startAt);
    employee = await employeeStillActive(ctx, employee.id);
  }
  return fail('busy');
}

type Both = {
  readonly open: OpenPointer;
  readonly endAt: number;
  readonly started: WorkLogRow;
  readonly there: readonly WorkLogRow[];
};

async function collisionsMet(
  ctx: WorkCtx,
  employee: Employee,
  { pressedAt }: Press,
  { open: { id, startAt }, endAt, started, there }: Both,
) {
  const others = there.filter((other) => other.id !== id);
  return {
    ended: await collisionsOf(ctx, employee, others, { id, startAt, endAt }, { endAt: pressedAt }),
    started: await collisionsOf(ctx, employee, others, started, { startAt: pressedAt }),
  };
}

/** Where entries have cut the one that is left, the next begins when the last of them ended: no hour is lost between. */
function nextStart(
  ctx: WorkCtx,
  { ended }: Employee,
  { pressedAt }: Press,
  endAt: number,
  there: readonly WorkLogRow[],
): number {
  const ends = there.flatMap((row) =>
    row.endAt !== undefined && endAt <= row.startAt && row.startAt < pressedAt && row.endAt <= ctx.now
      ? [row.endAt]
      : [],
  );
  return fittedStart(ctx, there, Math.max(startOf(endAt, ended), ...ends));
}

/** The new project first: it must be open. The old one must only exist. */
function projectChanges(
  companyId: string,
  open: OpenPointer,
  endAt: number,
  started: WorkLogRow,
  isOlder: boolean,
): Change[] {
  const seconds = endAt - open.startAt;
  const isSame = open.projectId === started.projectId;
  const latest = latestChange(started.startAt, isOlder);
  const next: Change = {
    update: keys.project(companyId, started.projectId),
    ...projectRow.set(latest.fields),
    ...projectRow.add({ turn: 1, ...(isSame ? { totalSeconds: seconds } : {}) }),
    when: all(present(), projectRow.is({ isOpen: true }), latest.when),
  };
  const last: Change = {
    update: keys.project(companyId, open.projectId),
    ...projectRow.add({ totalSeconds: seconds }),
    when: present(),
  };
  return isSame ? [next] : [next, last];
}

/** Moves the pointer to the new entry, and the newest start unless something newer exists. */
function nextOpen(employee: Employee, started: WorkLogRow): { fields: Partial<Employee>; when: Condition } {
  const latest = latestChange(started.startAt, isOlderThan(started.startAt, employee.latestAt));
  return { fields: { open: pointerOf(started), ...latest.fields }, when: latest.when };
}

async function repeated(
  ctx: WorkCtx,
  employee: Employee,
  kept: WorkLogRow,
  press: Press,
  projectId: string,
): Promise<Switched> {
  const started = await repeatedStart(ctx, employee, kept, press, projectId);
  const ended = await endedBefore(ctx, employee, press, undefined);
  return {
    ended: ended ? await firstEnd(ctx, employee, ended, press, started.id) : fail('work_log_missing'),
    started,
  };
}
