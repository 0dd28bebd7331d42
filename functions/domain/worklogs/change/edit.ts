// Changes an entry: one transaction over its row, employee, projects and history. A lost race is refused by name.

import type * as z from 'zod/mini';
import { reopeningSecondsMax } from '#shared/limits.ts';
import type { ownWorkLogChange, WorkLog } from '#shared/model/worklog.ts';
import { zoneOf } from '#shared/time/zone.ts';
import type { EmployeeCtx } from '#functions/runtime/context.ts';
import { fail, failField } from '#functions/runtime/fail.ts';
import type { Employee } from '#functions/table/rows/employee-row.ts';
import { type ChangedField, type HistoryEntry, historyFrom } from '#functions/table/rows/history-row.ts';
import { placeOf, type WorkLogRow } from '#functions/table/rows/work-log-row.ts';
import { type Change, tryWrite } from '#functions/table/write.ts';
import { isInScope } from '#functions/domain/office-scope/office-scope.ts';
import { refuseExample } from '#functions/domain/example-crew/example-crew.ts';
import { earliestStart, isOlderThan } from './latest.ts';
import { actionOf, type ChangeSent, differences, notSetByCompany, revised } from './revision.ts';
import type { Rules } from './holder-changes.ts';
import { openGate } from './hours-gate.ts';
import {
  find,
  historyOf,
  type Holders,
  holders,
  namesIn,
  namesOf,
  rowAt,
} from '#functions/domain/worklogs/store.ts';
import { type WorkCtx, workLogOnWire } from '#functions/domain/worklogs/wire.ts';
import { authorOfChange, rewriteTriesMax, writeRewrite } from './write-rewrite.ts';

type OwnChangeSent = z.output<typeof ownWorkLogChange>;

/**
 * The company changes any entry of its own, also on closed projects and of disabled employees. Errors:
 * `work_log_missing`, `work_log_changed` for another `version`, `no_changes`, `project_missing`, `out_before_in`,
 * `approval_off`, `already_clocked_in` for an entry that would run again, `period_closed`, `example_row`,
 * `invalid_input`, `busy`. Source: specification 2, sections 4 and 5.
 */
export function edit(ctx: WorkCtx, input: { body: ChangeSent }): Promise<WorkLog> {
  refuseExample(ctx, input.body.id, input.body.new_project_id ?? '');
  return change(ctx, input.body, { isOwn: false });
}

/**
 * An employee changes their own entry; its projects must be open. Errors: those of `edit`, `project_closed`,
 * `employee_disabled`; days that were submitted are closed too. Source: specification 2, section 6.
 */
export async function editOwn(ctx: WorkCtx & EmployeeCtx, input: { body: OwnChangeSent }): Promise<WorkLog> {
  if (placeOf(input.body.id)?.employeeId !== ctx.employee.id) fail('work_log_missing');
  return change(ctx, input.body, { isOwn: true });
}

/**
 * The change that an employee asked for; `settle` gives the changes that answer the request, for every try. Errors:
 * those of `edit`, and those of `settle`; an entry that is already as asked is no error.
 */
export const changeAsAsked = (ctx: WorkCtx, sent: ChangeSent, settle: Settle): Promise<WorkLog> =>
  change(ctx, sent, { isOwn: false }, settle);
type Settle = (before: WorkLogRow) => Promise<readonly Change[]>;

async function change(ctx: WorkCtx, sent: ChangeSent, rules: Rules, settle?: Settle): Promise<WorkLog> {
  const zone = zoneOf(ctx.company.settings.time_zone);
  const gate = openGate(ctx);
  for (let tries = 0; tries < rewriteTriesMax; tries += 1) {
    const before = (await find(ctx, sent.id)) ?? fail('work_log_missing');
    const after = revised(before, sent, {
      now: ctx.now,
      zone,
      isApprovalOn: ctx.company.settings.features.approve_work_logs,
      mayMarkLunch: ctx.company.settings.worked_through_lunch ?? false,
      earliestStart: earliestStart(ctx.company),
    });
    const read = await holders(ctx, [before.employeeId], [before.projectId, after.projectId]);
    if (sent.version !== undefined && sent.version !== before.version) {
      // Nothing left to change: a repeat after a lost reply. What somebody else has changed is not theirs to take back.
      if (after === before && sent.version === before.version - 1 && (await isOwnChange(ctx, before)))
        return workLogOnWire(ctx, before, namesIn(read));
      return fail('work_log_changed', { work_log: await workLogOnWire(ctx, before, namesIn(read)) });
    }
    const also = (await settle?.(before)) ?? [];
    if (after === before) {
      if (!settle) fail('no_changes');
      // The entry is already as asked: only the request is left to answer.
      if (await tryWrite(ctx.table, ...also)) return workLogOnWire(ctx, before, namesIn(read));
      continue;
    }
    if (sent.assumed_end) await checkGuess(ctx, before, after);
    if (isReopening(before, after)) {
      await checkFree(ctx, before, read.employees.get(before.employeeId));
      await checkFresh(ctx, before);
    }
    checkHolders(read, [after.employeeId], [before.projectId, after.projectId], rules);
    const history = [actionOf(before, after), differences(before, after)] as const;
    const rewrite = { before, after };
    if (await writeRewrite(ctx, { rewrite, read, rules, gate, history, also, isAsked: settle !== undefined }))
      return workLogOnWire(ctx, after, namesIn(read));
  }
  return fail('busy');
}

/**
 * A guess ends a running entry, or is put back by the undo of the change that settled it: it never replaces an end that
 * a person gave. Error: `invalid_input`.
 */
async function checkGuess(ctx: WorkCtx, before: WorkLogRow, { endAt }: WorkLogRow): Promise<void> {
  const isEnding = before.endAt === undefined && endAt !== undefined;
  if (!isEnding && !(await isSettledGuess(ctx, before, endAt)))
    failField('assumed_end', 'is only for the end of a running time entry', 'wrong_value');
}

/** Whether the entry's newest change was the office's, and took the mark from just this end. */
async function isSettledGuess(ctx: WorkCtx, row: WorkLogRow, endAt: number | undefined): Promise<boolean> {
  const last = (await changesOf(ctx, row)).at(-1);
  if (last?.version !== row.version || last.by === 'Employee') return false;
  const from = (name: ChangedField) => last.changes.find(([field]) => field === name)?.[1];
  return from('assumed_end') === true && (from('end_time') ?? row.endAt) === endAt;
}

/** Whether the entry's newest change is of the person who asks. */
async function isOwnChange(ctx: WorkCtx, row: WorkLogRow): Promise<boolean> {
  const last = (await changesOf(ctx, row)).at(-1);
  if (last?.version !== row.version || last.by !== authorOfChange(ctx)) return false;
  return last.managerId === ctx.manager?.id;
}

async function changesOf(ctx: WorkCtx, row: WorkLogRow): Promise<HistoryEntry[]> {
  const items = await historyOf(ctx.table, ctx.company.id, row.id);
  return items.map((item) => historyFrom(ctx.company.id, row.id, item));
}

const isReopening = (before: WorkLogRow, after: WorkLogRow): boolean =>
  before.endAt !== undefined && after.endAt === undefined;

/** Reopening needs that the employee has begun nothing since: one entry runs at a time, and it is the newest. */
async function checkFree(ctx: WorkCtx, row: WorkLogRow, employee: Employee | undefined): Promise<void> {
  if (employee?.open) {
    const open = await rowAt(ctx.table, ctx.company.id, employee.open);
    fail(
      'already_clocked_in',
      open && isInScope(ctx, open.projectId)
        ? { work_log: await workLogOnWire(ctx, open, await namesOf(ctx.table, open)) }
        : {},
    );
  }
  if (employee && isOlderThan(row.startAt, employee.latestAt))
    failField('new_end_time', 'cannot be taken back: the employee has a newer entry', 'wrong_value');
}

/**
 * An end can be taken back within the hour in which the company set it; later changes of the entry do not extend the
 * hour. An end that the sweep assumed would be assumed again, and one that the employee gave is theirs.
 */
async function checkFresh(ctx: WorkCtx, row: WorkLogRow): Promise<void> {
  const changes = await changesOf(ctx, row);
  const ended = changes.findLast((entry) =>
    entry.changes.some(([field, from]) => field === 'end_time' && from === null),
  );
  if (!ended || ended.at < ctx.now - reopeningSecondsMax)
    failField('new_end_time', 'can only be taken back within an hour of being set', 'wrong_value');
  const marked = changes.findLast((entry) => entry.changes.some(([field]) => field === 'assumed_end'));
  const isGivenByEmployee = !row.isEndAssumed && (marked ?? ended).by === 'Employee';
  if (isGivenByEmployee || (row.isEndAssumed && ended.by !== authorOfChange(ctx))) notSetByCompany();
}

/**
 * Refuses missing employees and projects, and (for own changes) those that may not be written to. Errors:
 * `employee_missing`, `project_missing`, `employee_disabled`, `project_closed`.
 */
export function checkHolders(
  read: Holders,
  employeeIds: readonly string[],
  projectIds: readonly string[],
  rules: Rules,
): void {
  for (const id of employeeIds) {
    const employee = read.employees.get(id) ?? fail('employee_missing');
    if (rules.isOwn && employee.isDisabled) fail('employee_disabled');
  }
  for (const id of projectIds) {
    const project = read.projects.get(id) ?? fail('project_missing');
    if (rules.isOwn && !rules.mayBeClosed && !project.isOpen) fail('project_closed');
  }
}
