// Adds ended entries by hand, all or none: the company for any employee, employees for themselves.

import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import type { Author, WorkLog } from '#shared/model/worklog.ts';
import type { manualEntries, ownManualEntries } from '#shared/model/worklog/manual.ts';
import { toWire } from '#shared/time/instant.ts';
import { zoneOf } from '#shared/time/zone.ts';
import type { EmployeeCtx } from '#functions/runtime/context.ts';
import { fail, failField } from '#functions/runtime/fail.ts';
import { commit, whileReplyHolds } from '#functions/runtime/once.ts';
import type { CorrectionRow } from '#functions/table/rows/correction-row.ts';
import { entryPart, monthAt, workLogId, type WorkLogRow } from '#functions/table/rows/work-log-row.ts';
import { type Change, WriteRefused } from '#functions/table/write.ts';
import { refuseExample } from '#functions/domain/example-crew/example-crew.ts';
import { checkHolders } from './edit.ts';
import { earliestStart } from './latest.ts';
import { instantOf } from '#functions/domain/worklogs/press/press.ts';
import { checkLunch, checkSpan, checkStart } from './revision.ts';
import { holderChanges, type Rules } from './holder-changes.ts';
import { openGate } from './hours-gate.ts';
import { entryChanges } from './rewrite.ts';
import { find, holders, namesIn } from '#functions/domain/worklogs/store.ts';
import { type WorkCtx, workLogOnWire } from '#functions/domain/worklogs/wire.ts';
import { rewriteTriesMax } from './write-rewrite.ts';

type Entry = z.output<typeof manualEntries>[number];

/**
 * All entries in one transaction, or none; once per idempotency key, and `undone_since` for a repeat after they were
 * changed. Errors: `employee_missing`, `project_missing`, `out_before_in`, `period_closed`, `example_row`,
 * `invalid_input`, `busy`. Closed projects and disabled employees are allowed. Source: specification 2, section 5.
 */
export function add(ctx: WorkCtx, input: { body: z.output<typeof manualEntries> }): Promise<WorkLog[]> {
  refuseExample(ctx, ...input.body.flatMap(({ employee_id, project_id }) => [employee_id, project_id]));
  return addOnce(ctx, input.body, 'Company', { isOwn: false });
}

/**
 * The same for the employee's own hours (specification 2, section 6). Also refused: `project_closed`,
 * `employee_disabled`; days that were submitted are closed too.
 */
export function addOwn(
  ctx: WorkCtx & EmployeeCtx,
  input: { body: z.output<typeof ownManualEntries> },
): Promise<WorkLog[]> {
  const own = input.body.map((entry) => ({ ...entry, employee_id: ctx.employee.id }));
  return addOnce(ctx, own, 'Employee', { isOwn: true });
}

/**
 * The missing entry that an employee asked for; `settle` gives the changes that answer the request, by the entry's
 * id. One transaction with the answer. Errors: those of `add`, and those of `settle`.
 */
export async function addAsked(
  ctx: WorkCtx,
  { id, employeeId, projectId, startAt, endAt, isLunchWorked }: CorrectionRow,
  settle: (workLogId: string) => Promise<readonly Change[]>,
): Promise<void> {
  const entry = {
    start_time: toWire(startAt),
    end_time: toWire(endAt),
    employee_id: employeeId,
    project_id: projectId,
    worked_through_lunch: isLunchWorked,
  };
  const row = { ...rowOf(ctx, entry, 'Company', 0, id), isAsked: true };
  await addRows(ctx, [row], { isOwn: false }, () => settle(row.id));
}

/** The table's limit for one transaction, less the request's receipt and the gate of hours. */
const changesMax = 98;

const addOnce = (...asked: Parameters<typeof addAll>): Promise<WorkLog[]> =>
  whileReplyHolds(
    asked[0],
    () => addAll(...asked),
    (reply) => areThere(asked[0], reply),
  );

async function addAll(
  ctx: WorkCtx,
  sent: readonly Entry[],
  author: Author,
  rules: Rules,
): Promise<WorkLog[]> {
  return addRows(
    ctx,
    sent.map((entry, index) => rowOf(ctx, entry, author, index)),
    rules,
  );
}

async function addRows(
  ctx: WorkCtx,
  rows: readonly WorkLogRow[],
  rules: Rules,
  settle: () => Promise<readonly Change[]> = async () => [],
): Promise<WorkLog[]> {
  const employeeIds = [...new Set(rows.map((row) => row.employeeId))];
  const projectIds = [...new Set(rows.map((row) => row.projectId))];
  if (rows.length + employeeIds.length + projectIds.length > changesMax)
    failField('body', 'names too many employees and projects for one request', 'too_long');
  const rewrites = rows.map((after) => ({ before: undefined, after }));
  const gate = openGate(ctx);
  for (let tries = 0; tries < rewriteTriesMax; tries += 1) {
    const read = await holders(ctx, employeeIds, projectIds);
    checkHolders(read, employeeIds, projectIds, rules);
    const passing = gate.pass(rewrites, rules);
    const changes = [
      ...rewrites.flatMap((rewrite) => entryChanges(ctx, rewrite)),
      ...(await holderChanges(ctx, rewrites, read, rules)),
      ...(await settle()),
      ...passing,
    ];
    const names = namesIn(read);
    const reply = await Promise.all(rows.map((row) => workLogOnWire(ctx, row, names)));
    try {
      return await commit(ctx, changes, reply, () => undefined);
    } catch (error) {
      if (!(error instanceof WriteRefused)) throw error;
      await gate.lookAgain();
    }
  }
  return fail('busy');
}

function rowOf(
  ctx: WorkCtx,
  entry: Entry,
  author: Author,
  index: number,
  seed = randomBytes(16).toString('hex'),
): WorkLogRow {
  const startAt = instantOf(entry.start_time);
  const endAt = instantOf(entry.end_time);
  const zone = zoneOf(ctx.company.settings.time_zone);
  const rules = { now: ctx.now, zone, earliestStart: earliestStart(ctx.company) };
  checkStart(startAt, rules, `${index}.start_time`);
  checkSpan(startAt, endAt, `${index}.end_time`);
  const isLunchWorked = entry.worked_through_lunch || undefined;
  if (isLunchWorked) checkLunch(ctx.company, `${index}.worked_through_lunch`);
  const month = monthAt(startAt);
  const part = entryPart(entry.employee_id, startAt, seed);
  return {
    companyId: ctx.company.id,
    month,
    entry: part,
    id: workLogId(month, part),
    employeeId: entry.employee_id,
    projectId: entry.project_id,
    startAt,
    endAt,
    originalStartAt: undefined,
    originalEndAt: undefined,
    isApproved: false,
    version: 1,
    changedAt: ctx.now,
    createdBy: author,
    comments: [],
    locationIn: undefined,
    locationOut: undefined,
    isClockCorrected: false,
    deviceAt: undefined,
    createdHash: undefined,
    endedHash: undefined,
    isDeleted: false,
    addedAt: ctx.now,
    isLunchWorked,
    managerId: ctx.manager?.id,
  };
}

const added = z.array(
  z.object({
    id: z.string(),
    project: z.object({ id: z.string() }),
    start_time: z.string(),
    end_time: z.string(),
  }),
);

/** Whether the first request's entries are unchanged: only then does a repeat get the same answer. */
async function areThere(ctx: WorkCtx, reply: unknown): Promise<boolean> {
  const rows = await Promise.all(
    added.parse(reply).map(async (answered) => ({ answered, row: await find(ctx, answered.id) })),
  );
  return rows.every(
    ({ answered, row }) =>
      row?.projectId === answered.project.id &&
      row.startAt === instantOf(answered.start_time) &&
      row.endAt === instantOf(answered.end_time),
  );
}
