// Comments on an entry: text, or an announced photo; one write each, safe to repeat.

import { randomBytes } from 'node:crypto';
import type * as z from 'zod/mini';
import { commentsPerWorkLogMax, photosPerWorkLogMax } from '#shared/limits.ts';
import type { Author, Comment, commentSent, ownCommentSent } from '#shared/model/worklog.ts';
import { isInScope, isScoped } from '#functions/domain/office-scope/office-scope.ts';
import { refuseExample } from '#functions/domain/example-crew/example-crew.ts';
import { attachable, attachChange } from '#functions/domain/photos/photos.ts';
import type { EmployeeCtx } from '#functions/runtime/context.ts';
import { fail } from '#functions/runtime/fail.ts';
import { commit } from '#functions/runtime/once.ts';
import { keys } from '#functions/table/keys.ts';
import type { CommentRow } from '#functions/table/rows/work-log-parts.ts';
import {
  commentSet,
  forwardOf,
  pathOfComment,
  photosAt,
  placeOf,
  workLogFrom,
  type WorkLogPlace,
  workLogRow,
} from '#functions/table/rows/work-log-row.ts';
import {
  absent,
  all,
  any,
  below,
  type Change,
  type Condition,
  type Item,
  present,
  sizeBelow,
  WriteRefused,
} from '#functions/table/write.ts';
import { find } from './store.ts';
import { believedAt, commentRow, instantOf } from './press/press.ts';
import { commentOnWire, type WorkCtx } from './wire.ts';

type Input = { body: z.output<typeof commentSent> };
const triesMax = 5;

/**
 * The office's comment, or its photo by the address that `photos.begin` gave. Errors: `work_log_missing`,
 * `photo_missing`, `limit_reached` (a hundred comments, twenty photos), `key_reused`, `example_row`, `busy`. Source:
 * specification 2, section 5; security-and-reliability.md, T20.
 */
export async function comment(ctx: WorkCtx, { body }: Input): Promise<Comment> {
  refuseExample(ctx, body.work_log_id);
  if (isScoped(ctx) && !(await find(ctx, body.work_log_id))) fail('work_log_missing');
  return commentAs(ctx, body.work_log_id, body.comment, 'Company');
}

/**
 * A comment written offline carries the device's time, if it is believed. Errors: those of `comment`; another
 * employee's entry is `work_log_missing`.
 */
export async function commentOwn(
  ctx: WorkCtx & EmployeeCtx,
  { body }: { body: z.output<typeof ownCommentSent> },
): Promise<Comment> {
  if (placeOf(body.work_log_id)?.employeeId !== ctx.employee.id) fail('work_log_missing');
  const at = body.at === undefined ? ctx.now : believedAt(instantOf(body.at), body.sent_at, ctx.now);
  return commentAs(ctx, body.work_log_id, body.comment, 'Employee', at);
}

const commentAs = (ctx: WorkCtx, workLogId: string, text: string, author: Author, at?: number) =>
  commented(ctx, workLogId, text, author, (row) => commentOnWire(ctx, row), at);

/**
 * The comment's id is made from the idempotency key or its photo, so writing it twice gives one comment, even after the
 * key's receipt has expired. `answer` makes the reply from the stored comment. One write changes entry and photo.
 * Errors: `work_log_missing`, `photo_missing`, `limit_reached`, `key_reused`, `busy`.
 */
export async function commented<R>(
  ctx: WorkCtx,
  workLogId: string,
  text: string,
  author: Author,
  answer: (row: CommentRow) => Promise<R>,
  writtenAt = ctx.now,
): Promise<R> {
  const named = ctx.photoLinks.named(text);
  if (named && named.companyId !== ctx.company.id) fail('photo_missing');
  if (named) return answer(await attached(ctx, workLogId, named.photoId, author));
  const seed = ctx.once ? `${ctx.once.scope} ${ctx.once.key}` : randomBytes(16).toString('hex');
  const row = commentRow(ctx, seed, text, writtenAt, author);
  const reply = await answer(row);
  const kept = await write(ctx, workLogId, row, [], (changes) =>
    commit(ctx, changes, reply, () => undefined),
  );
  if (kept.text !== row.text) fail('key_reused');
  return kept === row ? reply : answer(kept);
}

async function attached(
  ctx: WorkCtx,
  workLogId: string,
  photoId: string,
  author: Author,
): Promise<CommentRow> {
  for (let tries = 0; tries < triesMax; tries += 1) {
    const photo = await attachable(ctx, photoId, workLogId);
    const row: CommentRow = {
      ...commentRow(ctx, photoId, '', ctx.now, author),
      photoId,
      photoState: photo.state,
    };
    try {
      return await write(ctx, workLogId, row, [attachChange(photo, workLogId, row.id)]);
    } catch (error) {
      // The photo became ready between the read and the write.
      if (!(error instanceof WriteRefused)) throw error;
    }
  }
  return fail('busy');
}

/** Writes the comment with its further changes; returns the existing comment with this id, if any. */
async function write(
  ctx: WorkCtx,
  workLogId: string,
  row: CommentRow,
  beside: readonly Change[],
  put: (changes: readonly Change[]) => Promise<unknown> = (changes) => ctx.table.write(...changes),
): Promise<CommentRow> {
  let place: WorkLogPlace = placeOf(workLogId) ?? fail('work_log_missing');
  for (let tries = 0; tries < triesMax; tries += 1) {
    try {
      await put([entryChange(ctx, place, row), ...beside]);
      return row;
    } catch (error) {
      if (!(error instanceof WriteRefused)) throw error;
      const [refused] = error.refused;
      // Only a further change was refused: the caller knows what that means.
      if (!refused) throw error;
      const forward = refused.item && forwardOf(refused.item);
      if (!forward) return keptOrRefused(ctx, refused.item, row, workLogId);
      place = forward;
    }
  }
  return fail('busy');
}

const photosBelowMax = any(absent(photosAt), below(photosAt, photosPerWorkLogMax));

/** The entry may be moved to another project while the comment is written. */
const ofScope = ({ manager }: WorkCtx): Condition[] =>
  manager?.role === 'projects'
    ? [any(...manager.projectIds.map((projectId) => workLogRow.is({ projectId })))]
    : [];

function entryChange(ctx: WorkCtx, place: WorkLogPlace, row: CommentRow): Change {
  const isPhoto = row.photoId !== undefined;
  return {
    update: keys.workLog(ctx.company.id, place.month, place.entry),
    set: { ...workLogRow.set({ changedAt: ctx.now }).set, ...commentSet(row) },
    ...(isPhoto ? { add: { [photosAt]: 1 } } : {}),
    when: all(
      present(workLogRow.at.comments),
      workLogRow.is({ isDeleted: false }),
      ...ofScope(ctx),
      absent(pathOfComment(row.id)),
      sizeBelow(workLogRow.at.comments, commentsPerWorkLogMax),
      ...(isPhoto ? [photosBelowMax] : []),
    ),
  };
}

function keptOrRefused(ctx: WorkCtx, item: Item | undefined, row: CommentRow, workLogId: string): CommentRow {
  const entry = item && workLogFrom(ctx.company.id, item);
  if (!entry || entry.isDeleted || entry.id !== workLogId || !isInScope(ctx, entry.projectId))
    return fail('work_log_missing');
  const kept = entry.comments.find(({ id }) => id === row.id);
  if (kept) return kept;
  const isFull = entry.comments.length >= commentsPerWorkLogMax;
  return fail('limit_reached', { max: isFull ? commentsPerWorkLogMax : photosPerWorkLogMax });
}
