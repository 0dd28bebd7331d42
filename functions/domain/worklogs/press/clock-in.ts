// Clocking in: one transaction that creates an entry, locks its employee, and needs an open project.

import type * as z from 'zod/mini';
import type { EmployeeCtx } from '#functions/runtime/context.ts';
import { fail } from '#functions/runtime/fail.ts';
import { commit } from '#functions/runtime/once.ts';
import { projectFrom, projectRow } from '#functions/table/rows/project-row.ts';
import { type Employee, employeeFrom, employeeRow } from '#functions/table/rows/employee-row.ts';
import { type Key, keys } from '#functions/table/keys.ts';
import type { WorkLogPlace } from '#functions/table/rows/work-log-row.ts';
import { all, type Change, type Item, present, WriteRefused } from '#functions/table/write.ts';
import type { clockInSent, PressedWorkLog } from '#shared/model/worklog.ts';
import { neighboursOf, fittedStart, collisionsOf } from './fit.ts';
import { freshEntry, homeOf, existingEntry, pointerOf, putFresh, repeatedStart } from './fresh.ts';
import { isOlderThan, latestChange } from '#functions/domain/worklogs/change/latest.ts';
import { isLate, isSameSeed, type Press, pressOf, startOf } from './press.ts';
import { employeeOf, namesFor, namesOf, rowAt } from '#functions/domain/worklogs/store.ts';
import { type WorkCtx, workLogOnWire } from '#functions/domain/worklogs/wire.ts';

type ClockInSent = z.output<typeof clockInSent>;
const triesMax = 5;
/** Loaded on demand: most presses arrive at once. */
const ownLate = () => import('./own-late.ts');

/**
 * Clocks the employee in. A repeat with the same client id has no other effect, for ever. Errors: `already_clocked_in`
 * with the running entry, `project_missing`, `project_closed`, `employee_disabled`, `key_reused`, `busy`. Source:
 * 3-decisions.md; security-and-reliability.md, section 7.
 */
export async function clockIn(
  ctx: WorkCtx & EmployeeCtx,
  input: { body: ClockInSent },
): Promise<PressedWorkLog> {
  const { body } = input;
  const press = pressOf(ctx, body, ['in', body.project_id]);
  const led = isLate(press, ctx.now)
    ? await (await ownLate()).ledArrival(ctx, press, body.project_id)
    : undefined;
  return led ?? startEntry(ctx, ctx.employee, press, body.project_id);
}

/** The project is read with the session: the reply has its name, and the transaction checks that it is open. */
export const clockInReads = (companyId: string, input: { body: ClockInSent }): readonly Key[] => [
  keys.project(companyId, input.body.project_id),
];

/**
 * Starts an entry for an employee who was just read. One transaction: the entry, the employee's open pointer (the lock
 * of one running entry) and the project, which must be open (security-and-reliability.md, section 7). Errors: those of
 * `clockIn`.
 */
export async function startEntry(
  ctx: WorkCtx,
  read: Employee,
  press: Press,
  projectId: string,
): Promise<PressedWorkLog> {
  const companyId = ctx.company.id;
  const home = homeOf(read.id, press);
  let employee = read;
  let isOlderInProject = false;
  for (let tries = 0; tries < triesMax; tries += 1) {
    if (employee.open) {
      const answer = await whileOpen(ctx, employee, employee.open, press, projectId);
      if (answer) return answer;
      employee = (await employeeOf(ctx.table, companyId, read.id)) ?? fail('employee_missing');
      continue;
    }
    const wantedAt = startOf(press.pressedAt, employee.ended);
    const there = await neighboursOf(ctx, read.id, press, wantedAt);
    const startAt = fittedStart(ctx, there, wantedAt);
    const row = freshEntry(ctx, employee.id, press, projectId, startAt);
    const ofEmployee = latestChange(startAt, isOlderThan(startAt, employee.latestAt));
    const ofProject = latestChange(startAt, isOlderInProject);
    const put = putFresh(row, home);
    // Read while writing, because the reply has the project's name.
    const reading = namesFor(ctx, employee, [projectId]);
    const met = await collisionsOf(ctx, employee, there, row, { startAt: press.pressedAt });
    reading.catch(() => undefined);
    try {
      // Only the time clock's calls have an idempotency key; then the reply is stored with its receipt.
      const reply = ctx.once && { ...(await workLogOnWire(ctx, row, await reading)), ...met };
      const changes: Change[] = [
        ...put,
        {
          update: keys.employee(companyId, employee.id),
          ...employeeRow.set({ open: pointerOf(row), ...ofEmployee.fields }),
          ...employeeRow.add({ turn: 1 }),
          when: all(present(), employeeRow.is({ isDisabled: false, open: undefined }), ofEmployee.when),
        },
        {
          update: keys.project(companyId, projectId),
          ...projectRow.set(ofProject.fields),
          ...projectRow.add({ turn: 1 }),
          when: all(present(), projectRow.is({ isOpen: true }), ofProject.when),
        },
      ];
      await commit(ctx, changes, reply, () => undefined);
      return { ...(await workLogOnWire(ctx, row, await reading)), ...met };
    } catch (error) {
      if (!(error instanceof WriteRefused)) throw error;
      const existingItem = error.refused.slice(0, put.length).find((one) => one?.item)?.item;
      const kept = existingItem && (await existingEntry(ctx, existingItem));
      if (kept) return repeatedStart(ctx, employee, kept, press, projectId);
      const [refusedEmployee, refusedProject] = error.refused.slice(put.length);
      if (refusedEmployee) employee = employeeStill(refusedEmployee.item);
      if (refusedProject) isOlderInProject = isOlderInProjectStill(refusedProject.item, startAt);
    }
  }
  return fail('busy');
}

/** The employee row that refused the write, when a retry can succeed; otherwise refuses. */
function employeeStill(item: Item | undefined): Employee {
  const employee = item && employeeFrom(item);
  if (!employee) return fail('employee_missing');
  if (employee.isDisabled) fail('employee_disabled');
  return employee;
}
/**
 * Whether the project refused because it has a newer start: the one refusal that is harmless. Errors:
 * `project_missing`, `project_closed`.
 */
export function isOlderInProjectStill(item: Item | undefined, startAt: number): boolean {
  if (!item) return fail('project_missing');
  const { id, name, isOpen, latestAt } = projectFrom(item);
  return isOpen ? isOlderThan(startAt, latestAt) : fail('project_closed', { project: { id, name } });
}

/**
 * The employee is already clocked in: a repeat gets its answer, anything else is refused with the running entry.
 */
async function whileOpen(
  ctx: WorkCtx,
  employee: Employee,
  open: WorkLogPlace,
  press: Press,
  projectId: string,
): Promise<PressedWorkLog | undefined> {
  const home = homeOf(employee.id, press);
  const kept = await rowAt(ctx.table, ctx.company.id, home);
  if (kept) return repeatedStart(ctx, employee, kept, press, projectId);
  if (isSameSeed(home, open)) fail('key_reused');
  const row = await rowAt(ctx.table, ctx.company.id, open);
  // The pointer was read earlier: the entry has been ended since.
  if (!row || row.endAt !== undefined || row.isDeleted) return undefined;
  return fail('already_clocked_in', {
    work_log: await workLogOnWire(ctx, row, await namesOf(ctx.table, row)),
  });
}
