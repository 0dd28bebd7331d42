// The end that an employee tells, on the phone or at the time clock, and its taking back within minutes.

import { answeredEndUndoSecondsMax } from '#shared/limits.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { fail } from '#functions/runtime/fail.ts';
import { type HistoryEntry, historyFrom } from '#functions/table/rows/history-row.ts';
import type { WorkLogRow } from '#functions/table/rows/work-log-row.ts';
import { checkHolders } from '#functions/domain/worklogs/change/edit.ts';
import { openGate } from '#functions/domain/worklogs/change/hours-gate.ts';
import { isOlderThan } from '#functions/domain/worklogs/change/latest.ts';
import { differences } from '#functions/domain/worklogs/change/revision.ts';
import { rewriteTriesMax, writeRewrite } from '#functions/domain/worklogs/change/write-rewrite.ts';
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

const rules = { isOwn: true, mayBeClosed: true } as const;

const onWire = async (ctx: WorkCtx, row: WorkLogRow): Promise<WorkLog> =>
  workLogOnWire(ctx, row, await namesOf(ctx.table, row));

/**
 * Ends an entry that still runs, or whose end was assumed; `check` refuses ends that cannot be. Safe to repeat. Errors:
 * `work_log_missing`, `end_not_assumed` for another end that is settled, `employee_disabled`, `period_closed`, `busy`,
 * and those of `check`.
 */
export async function writeAnsweredEnd(
  ctx: WorkCtx,
  id: string,
  endAt: number,
  check: (row: WorkLogRow) => Promise<void>,
): Promise<WorkLog> {
  const gate = openGate(ctx);
  for (let tries = 0; tries < rewriteTriesMax; tries += 1) {
    const before = (await find(ctx, id)) ?? fail('work_log_missing');
    if (!before.isEndAssumed && before.endAt !== undefined) {
      const work_log = await onWire(ctx, before);
      return before.endAt === endAt ? work_log : fail('end_not_assumed', { work_log });
    }
    await check(before);
    const after: WorkLogRow = {
      ...before,
      endAt,
      isEndAssumed: undefined,
      originalEndAt: endAt === before.endAt ? before.originalEndAt : (before.originalEndAt ?? before.endAt),
      isApproved: false,
      version: before.version + 1,
      changedAt: ctx.now,
    };
    const read = await holders(ctx, [before.employeeId], [before.projectId]);
    checkHolders(read, [before.employeeId], [before.projectId], rules);
    const history = [before.endAt === undefined ? 'ended' : 'changed', differences(before, after)] as const;
    if (await writeRewrite(ctx, { rewrite: { before, after }, read, rules, gate, history, by: 'Employee' }))
      return workLogOnWire(ctx, after, namesIn(read));
  }
  return fail('busy');
}

/**
 * Undo of an end that the employee has just given: the entry runs again, or has its assumed end back. Refused once the
 * entry has changed since. Safe to repeat. Within ten minutes. Errors: `work_log_missing`, `end_not_assumed`,
 * `already_clocked_in`, `employee_disabled`, `period_closed`, `busy`. Source: functions/domain/worklogs/README.md,
 * 'Forgotten clock-outs'.
 */
export async function takeBackEnd(ctx: WorkCtx, id: string): Promise<WorkLog> {
  const gate = openGate(ctx);
  for (let tries = 0; tries < rewriteTriesMax; tries += 1) {
    const before = (await find(ctx, id)) ?? fail('work_log_missing');
    if (before.endAt === undefined || before.isEndAssumed) return onWire(ctx, before);
    const answer = await lastAnswer(ctx, before);
    if (!answer) return fail('end_not_assumed', { work_log: await onWire(ctx, before) });
    const after = asBefore(before, answer, ctx.now);
    const read = await holders(ctx, [before.employeeId], [before.projectId]);
    checkHolders(read, [before.employeeId], [before.projectId], rules);
    if (after.endAt === undefined) await checkNothingNewer(ctx, before, read);
    const history = ['changed', differences(before, after)] as const;
    if (await writeRewrite(ctx, { rewrite: { before, after }, read, rules, gate, history, by: 'Employee' }))
      return workLogOnWire(ctx, after, namesIn(read));
  }
  return fail('busy');
}

/** The change by which the employee gave the end, if it is the entry's newest and was made a moment ago. */
async function lastAnswer(ctx: WorkCtx, row: WorkLogRow): Promise<HistoryEntry | undefined> {
  const items = await historyOf(ctx.table, ctx.company.id, row.id);
  const last = items.map((item) => historyFrom(ctx.company.id, row.id, item)).at(-1);
  if (last?.version !== row.version || last.by !== 'Employee') return undefined;
  if (last.at < ctx.now - answeredEndUndoSecondsMax) return undefined;
  const isAnswer = last.changes.some(
    ([field, from]) => (field === 'end_time' && from === null) || (field === 'assumed_end' && from === true),
  );
  return isAnswer ? last : undefined;
}

function asBefore(row: WorkLogRow, answer: HistoryEntry, now: number): WorkLogRow {
  const end = answer.changes.find(([field]) => field === 'end_time');
  const wasAssumed = answer.changes.some(([field, from]) => field === 'assumed_end' && from === true);
  const endAt = !end ? row.endAt : typeof end[1] === 'number' ? end[1] : undefined;
  return {
    ...row,
    endAt,
    isEndAssumed: wasAssumed || undefined,
    // A running entry has no first end; the one that was taken back is in its history.
    originalEndAt: endAt === undefined ? undefined : row.originalEndAt,
    version: row.version + 1,
    changedAt: now,
  };
}

/** One entry runs at a time, and it is the newest. */
async function checkNothingNewer(ctx: WorkCtx, row: WorkLogRow, read: Holders): Promise<void> {
  const employee = read.employees.get(row.employeeId);
  const open = employee?.open && (await rowAt(ctx.table, ctx.company.id, employee.open));
  if (open) fail('already_clocked_in', { work_log: await onWire(ctx, open) });
  if (employee && isOlderThan(row.startAt, employee.latestAt))
    fail('end_not_assumed', { work_log: await onWire(ctx, row) });
}
