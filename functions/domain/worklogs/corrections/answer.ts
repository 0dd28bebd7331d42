// What the office does with requests: lists, takes or declines them. A second answer is refused and returns the first.

import type { Input } from '#shared/api/endpoint.ts';
import type { corrections } from '#shared/api/corrections.ts';
import { productName } from '#shared/limits.ts';
import type { Correction } from '#shared/model/correction.ts';
import { toWire } from '#shared/time/instant.ts';
import { Failure, fail } from '#functions/runtime/fail.ts';
import { type Answered, type CorrectionRow, settleAbout } from '#functions/table/rows/correction-row.ts';
import type { WorkLogRow } from '#functions/table/rows/work-log-row.ts';
import { type Change, tryWrite } from '#functions/table/write.ts';
import { addAsked } from '#functions/domain/worklogs/change/add.ts';
import { changeAsAsked } from '#functions/domain/worklogs/change/edit.ts';
import { isInScope, isScoped } from '#functions/domain/office-scope/office-scope.ts';
import { find, findWithDeleted } from '#functions/domain/worklogs/store.ts';
import type { WorkCtx } from '#functions/domain/worklogs/wire.ts';
import { allOpen, findCorrection, newestAnswered } from './store.ts';
import { correctionOnWire, correctionsOnWire, seenOf } from './wire.ts';

type Contract = typeof corrections.endpoints;

/**
 * Those that wait, oldest first, then the 200 answered last, newest first. A person kept to some projects gets those of
 * their projects only.
 */
export async function listCorrections(ctx: WorkCtx): Promise<Correction[]> {
  const isShown = (row: CorrectionRow) => namesOwn(ctx, row);
  const [open, answered] = await Promise.all([allOpen(ctx), newestAnswered(ctx, isShown)]);
  return correctionsOnWire(ctx, await ofScope(ctx, [...open.filter(isShown), ...answered]));
}

/** Every project that the request itself names is the caller's. */
const namesOwn = (ctx: WorkCtx, { projectId, answered }: CorrectionRow): boolean =>
  isInScope(ctx, projectId) && (answered?.seen === undefined || isInScope(ctx, answered.seen.p));

/** Leaves out requests that a person of some projects may not see: they name another project, or their entry is on one. */
async function ofScope(ctx: WorkCtx, rows: readonly CorrectionRow[]): Promise<readonly CorrectionRow[]> {
  if (!isScoped(ctx)) return rows;
  const own = await Promise.all(
    rows.map(
      async (row) =>
        namesOwn(ctx, row) &&
        (row.workLogId === undefined || (await findWithDeleted(ctx, row.workLogId)) !== undefined),
    ),
  );
  return rows.filter((_, index) => own[index]);
}

/**
 * Changes or adds the entry by the verb of an edit, in one transaction with the answer. Errors: `correction_missing`,
 * `correction_answered` (also when the entry was deleted), and those of `add` and `edit`. Source: domain-facts.md, wish
 * 6.
 */
export async function takeCorrection(
  ctx: WorkCtx,
  { path, body }: Input<Contract['take']>,
): Promise<Correction> {
  const row = await waiting(ctx, path.id, 'taken');
  if (row.answered) return correctionOnWire(ctx, row);
  const { workLogId } = row;
  const answered = answerOf(ctx, 'taken');
  if (workLogId === undefined) {
    return orFirst(ctx, row, async () => {
      await addAsked(ctx, row, (added) => settling(ctx, row, answered, added));
      return { ...row, answered };
    });
  }
  const entry = await find(ctx, workLogId);
  if (!entry) return closed(ctx, row);
  let seen = seenOf(entry);
  const settle = (before: WorkLogRow): Promise<Change[]> => {
    seen = seenOf(before);
    return settling(ctx, row, { ...answered, seen }, workLogId);
  };
  const wanted = {
    id: workLogId,
    new_start_time: toWire(row.startAt),
    new_end_time: toWire(row.endAt),
    new_project_id: row.projectId,
    ...lunchAsked(row, entry),
    version: body.version,
  };
  return orFirst(ctx, row, async () => {
    await changeAsAsked(ctx, wanted, settle);
    return { ...row, answered: { ...answered, seen } };
  });
}

/**
 * The request was answered by somebody else while this answer was written, and its entry changed with it: the same
 * person gets the first answer, another person is refused and sees the first answer.
 */
async function orFirst(
  ctx: WorkCtx,
  { id }: CorrectionRow,
  answering: () => Promise<CorrectionRow>,
): Promise<Correction> {
  try {
    return await correctionOnWire(ctx, await answering());
  } catch (error) {
    if (!(error instanceof Failure) || !isOfAnswered.has(error.code)) throw error;
    const now = await waiting(ctx, id, 'taken');
    if (!now.answered) throw error;
    return correctionOnWire(ctx, now);
  }
}

const isOfAnswered: ReadonlySet<string> = new Set(['correction_answered', 'work_log_changed']);

/** A changed mark clears the approval, as changed times do. */
const lunchAsked = ({ isLunchWorked }: CorrectionRow, entry: WorkLogRow) =>
  isLunchWorked === undefined || isLunchWorked === (entry.isLunchWorked ?? false)
    ? {}
    : { worked_through_lunch: isLunchWorked, ...(entry.isApproved ? { approved: false } : {}) };

/** A repeat by the same person gets the first answer. Errors: `correction_missing`, `correction_answered`, `busy`. */
export async function declineCorrection(
  ctx: WorkCtx,
  { path, body }: Input<Contract['decline']>,
): Promise<Correction> {
  const row = await waiting(ctx, path.id, 'declined');
  if (row.answered) return correctionOnWire(ctx, row);
  const entry = row.workLogId === undefined ? undefined : await find(ctx, row.workLogId);
  const answered = {
    ...answerOf(ctx, 'declined'),
    why: body.reason,
    ...(entry ? { seen: seenOf(entry) } : {}),
  };
  return settled(ctx, row, answered, entry?.id);
}

/** A request for a deleted entry closes by itself. */
async function closed(ctx: WorkCtx, row: CorrectionRow): Promise<never> {
  // Moved to a project of others in this moment, it is not deleted.
  if ((await ofScope(ctx, [row])).length === 0) fail('correction_missing');
  const correction = await settled(ctx, row, answerOf(ctx, 'closed'));
  return fail('correction_answered', { correction });
}

async function settled(
  ctx: WorkCtx,
  row: CorrectionRow,
  answered: Answered,
  workLogId?: string,
): Promise<Correction> {
  if (!(await tryWrite(ctx.table, ...settleAbout(row, answered, workLogId)))) {
    const now = await waiting(ctx, row.id, answered.state);
    return now.answered ? correctionOnWire(ctx, now) : fail('busy');
  }
  return correctionOnWire(ctx, { ...row, answered });
}

function answerOf({ session, company, manager, now }: WorkCtx, state: Answered['state']): Answered {
  const isActing = session.actingFor !== undefined;
  const by = isActing ? productName : (manager?.name ?? company.name);
  return { state, at: now, by, ...(manager && !isActing ? { m: manager.id } : {}) };
}

/** Only a request that still waits is settled, looked at again for every try of the write. */
async function settling(
  ctx: WorkCtx,
  row: CorrectionRow,
  answered: Answered,
  workLogId: string,
): Promise<Change[]> {
  const now = await waiting(ctx, row.id, 'taken');
  if (now.answered) return failAnswered(ctx, now);
  return settleAbout(now, answered, workLogId);
}

/** The waiting request; one that the same person answered the same way, for a repeat after a lost reply. */
async function waiting(ctx: WorkCtx, id: string, state: Answered['state']): Promise<CorrectionRow> {
  const found = await findCorrection(ctx, id);
  const [row] = await ofScope(ctx, found ? [found] : []);
  if (!row) return fail('correction_missing');
  const { answered } = row;
  if (answered && (answered.state !== state || answered.m !== answerOf(ctx, state).m))
    return failAnswered(ctx, row);
  return row;
}

async function failAnswered(ctx: WorkCtx, row: CorrectionRow): Promise<never> {
  return fail('correction_answered', { correction: await correctionOnWire(ctx, row) });
}
