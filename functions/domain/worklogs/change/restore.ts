// Puts a deleted entry back: the same entry, with all that its deletion took, unless its hours were recorded again since.

import type * as z from 'zod/mini';
import { restorableSecondsMax, workLogSecondsMax } from '#shared/limits.ts';
import type { workLogRestoration } from '#shared/api/worklogs.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { fail } from '#functions/runtime/fail.ts';
import { type CorrectionRow, reopenChanges } from '#functions/table/rows/correction-row.ts';
import { type DeletedEntry, deletedEntryFrom } from '#functions/table/rows/deleted-entry-row.ts';
import { type HistoryEntry, historyFrom } from '#functions/table/rows/history-row.ts';
import { monthAt, type WorkLogRow } from '#functions/table/rows/work-log-row.ts';
import { keys } from '#functions/table/keys.ts';
import type { Change } from '#functions/table/write.ts';
import { refuseExample } from '#functions/domain/example-crew/example-crew.ts';
import { isInScope } from '#functions/domain/office-scope/office-scope.ts';
import { holdChange, photosOf } from '#functions/domain/photos/photos.ts';
import { findCorrection } from '#functions/domain/worklogs/corrections/store.ts';
import { clockInTimes } from '#functions/domain/worklogs/press/clock-times.ts';
import {
  findWithDeleted,
  historyOf,
  holders,
  itemsOfMonths,
  namesIn,
  namesOf,
  rowAt,
  workLogsOf,
} from '#functions/domain/worklogs/store.ts';
import { type WorkCtx, workLogOnWire } from '#functions/domain/worklogs/wire.ts';
import { checkHolders } from './edit.ts';
import { openGate } from './hours-gate.ts';
import { rewriteTriesMax, writeRewrite } from './write-rewrite.ts';

type Sent = z.output<typeof workLogRestoration>;

/**
 * Within an hour, in one transaction: the entry with its comments, photos, locations and approval, the requests that
 * its deletion closed, and its line of history. One that ran runs again. Errors: `work_log_missing`,
 * `work_log_changed`, `no_changes` (it is there), `restore_too_late`, `restore_overlaps` for hours entered since,
 * `already_clocked_in`, `employee_missing`, `project_missing`, `period_closed`, `example_row`, `busy`.
 */
export async function restore(
  ctx: WorkCtx,
  { path, body: { version } }: { path: { id: string }; body: Sent },
): Promise<WorkLog> {
  refuseExample(ctx, path.id);
  const gate = openGate(ctx);
  for (let tries = 0; tries < rewriteTriesMax; tries += 1) {
    const before = (await findWithDeleted(ctx, path.id)) ?? fail('work_log_missing');
    if (!before.isDeleted || (version !== undefined && before.version !== version + 1))
      return answerOf(ctx, before, version);
    const kept = await keptOf(ctx, before);
    const read = await holders(ctx, [before.employeeId], [before.projectId]);
    checkHolders(read, [before.employeeId], [before.projectId], { isOwn: false });
    if (before.endAt === undefined) await checkNotIn(ctx, read.employees.get(before.employeeId)?.open);
    if (await isRecordedSince(ctx, before, kept.deletedAt)) fail('restore_overlaps');
    const photos = await photosBack(ctx, kept);
    const after = restored(ctx, before, { ...kept, comments: photos.comments });
    const also = [
      ...photos.changes,
      ...reopenChanges(await closedBy(ctx, kept)),
      { delete: keys.deletedEntry(ctx.company.id, before.id) },
    ];
    const rewrite = { before, after, ended: kept.ended };
    if (
      await writeRewrite(ctx, {
        rewrite,
        read,
        rules: { isOwn: false },
        gate,
        history: ['restored', []],
        also,
      })
    )
      return workLogOnWire(ctx, after, namesIn(read));
  }
  return fail('busy');
}

/** Of an entry that is there, or was deleted in another version: a repeat gets the first answer. */
async function answerOf(ctx: WorkCtx, row: WorkLogRow, version: number | undefined): Promise<WorkLog> {
  if (row.isDeleted) return fail('work_log_missing');
  const shown = await workLogOnWire(ctx, row, await namesOf(ctx.table, row));
  if (version === undefined) return fail('no_changes');
  return row.version === version + 2 ? shown : fail('work_log_changed', { work_log: shown });
}

async function keptOf(ctx: WorkCtx, { id }: WorkLogRow): Promise<DeletedEntry> {
  const item = await ctx.table.get(keys.deletedEntry(ctx.company.id, id));
  const kept = item && deletedEntryFrom(ctx.company.id, id, item);
  return kept && kept.deletedAt > ctx.now - restorableSecondsMax ? kept : fail('restore_too_late');
}

/** One entry runs at a time. */
async function checkNotIn(ctx: WorkCtx, open: { month: string; entry: string } | undefined): Promise<void> {
  if (!open) return;
  const row = await rowAt(ctx.table, ctx.company.id, open);
  fail(
    'already_clocked_in',
    row && isInScope(ctx, row.projectId)
      ? { work_log: await workLogOnWire(ctx, row, await namesOf(ctx.table, row)) }
      : {},
  );
}

/**
 * Whether somebody has recorded hours for the same time since the deletion, new or moved. Entries that overlapped
 * before the deletion do not count.
 */
async function isRecordedSince(ctx: WorkCtx, row: WorkLogRow, since: number): Promise<boolean> {
  const { startAt, endAt = ctx.now } = row;
  const months = new Set([startAt - workLogSecondsMax, startAt, endAt].map(monthAt));
  const items = await itemsOfMonths(ctx.table, ctx.company.id, [...months], [row.employeeId]);
  const met = workLogsOf(ctx.company.id, items).filter(
    (other) =>
      !other.isDeleted &&
      other.id !== row.id &&
      other.changedAt >= since &&
      other.startAt < (row.endAt ?? Infinity) &&
      startAt < (other.endAt ?? Infinity),
  );
  if (met.length === 0) return false;
  const cameAt = Math.max(madeAtOf(row), ...(await linesOf(ctx, row)).filter(isOfHours).map(({ at }) => at));
  for (const other of met) if (await isNewThere(ctx, other, since, cameAt)) return true;
  return false;
}

const madeAtOf = (row: WorkLogRow): number => row.addedAt ?? clockInTimes(row)?.heardAt ?? row.startAt;
const linesOf = async (ctx: WorkCtx, { id }: WorkLogRow): Promise<HistoryEntry[]> =>
  (await historyOf(ctx.table, ctx.company.id, id)).map((item) => historyFrom(ctx.company.id, id, item));
/** Whether the change gave the entry other hours than before. */
const isOfHours = ({ action, changes }: HistoryEntry): boolean =>
  action === 'restored' || (action === 'changed' && changes.some(([field]) => field.endsWith('_time')));

/**
 * `cameAt`: when the deleted entry got its hours. An entry that was itself put back since counts as new, unless the two
 * overlapped before either was deleted: then both come back.
 */
async function isNewThere(ctx: WorkCtx, row: WorkLogRow, since: number, cameAt: number): Promise<boolean> {
  if (madeAtOf(row) >= since) return true;
  const lines = await linesOf(ctx, row);
  const goneAt = lines.findLast(({ action }) => action === 'deleted')?.at ?? Infinity;
  return lines.some(
    (line) => line.at >= since && isOfHours(line) && (line.action === 'changed' || goneAt <= cameAt),
  );
}

/** The photos of its comments, each in the state that it has by now; a comment whose photo is gone is left out. */
async function photosBack(ctx: WorkCtx, { comments }: DeletedEntry) {
  const ids = comments.flatMap(({ photoId }) => (photoId === undefined ? [] : [photoId]));
  const photos = new Map(
    (await photosOf(ctx, ids)).flatMap((photo) => (photo ? [[photo.id, photo] as const] : [])),
  );
  const changes: Change[] = [...photos.values()].map(holdChange);
  return {
    changes,
    comments: comments.flatMap((comment) => {
      if (comment.photoId === undefined) return [comment];
      const photo = photos.get(comment.photoId);
      return photo ? [{ ...comment, photoState: photo.state }] : [];
    }),
  };
}

/** The requests that the deletion closed and that have no other answer. */
async function closedBy(ctx: WorkCtx, { requestIds, deletedAt }: DeletedEntry): Promise<CorrectionRow[]> {
  const found = await Promise.all(requestIds.map((id) => findCorrection(ctx, id)));
  return found
    .filter((row) => row?.answered?.state === 'closed' && row.answered.at === deletedAt)
    .filter((row) => row !== undefined);
}

function restored(ctx: WorkCtx, before: WorkLogRow, kept: DeletedEntry): WorkLogRow {
  const cutoff = ctx.now - ctx.company.settings.location.kept_days * 86_400;
  // The daily sweep may have passed over this month for good: a location that came back would never be deleted.
  const isSwept = before.month < monthAt(cutoff);
  return {
    ...before,
    isDeleted: false,
    isApproved: kept.isApproved,
    comments: kept.comments,
    locationIn: isSwept ? undefined : kept.locationIn,
    locationOut: isSwept ? undefined : kept.locationOut,
    version: before.version + 1,
    changedAt: ctx.now,
  };
}
