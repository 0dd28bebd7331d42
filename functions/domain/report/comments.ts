// The comments of reported entries, photos among them under signed addresses.

import type { ColumnarComment } from '#shared/report/report-columns.ts';
import type { PhotoLinks } from '#functions/aws/photo-links.ts';
import type { CompanyCtx } from '#functions/runtime/context.ts';
import { type CommentRow, photoStateAt } from '#functions/table/rows/work-log-parts.ts';
import type { WorkLogRow } from '#functions/table/rows/work-log-row.ts';

type SignCtx = Pick<CompanyCtx, 'company' | 'now' | 'secrets'> & { readonly photoLinks: PhotoLinks };
type CommentsOf = (entryId: string) => readonly ColumnarComment[];

export const noComments: CommentsOf = () => [];

export async function commentsOf(ctx: SignCtx, rows: ReadonlyMap<string, WorkLogRow>): Promise<CommentsOf> {
  const privateKey = hasPhoto(rows.values()) ? await ctx.secrets.get('photo-private-key') : '';
  return (entryId) =>
    rows.get(entryId)?.comments.map((comment) => commentInColumns(ctx, comment, privateKey)) ?? [];
}

function hasPhoto(rows: Iterable<WorkLogRow>): boolean {
  for (const row of rows) if (row.comments.some((one) => one.photoState === 'ready')) return true;
  return false;
}

function commentInColumns(ctx: SignCtx, row: CommentRow, privateKey: string): ColumnarComment {
  const always = { id: row.id, createdAt: row.createdAt, created_by: row.createdBy };
  if (row.photoId === undefined) return { ...always, comment: row.text };
  const photo_state = photoStateAt(row, ctx.now);
  if (photo_state !== 'ready')
    return { ...always, comment: ctx.photoLinks.address(ctx.company.id, row.photoId), photo_state };
  const { photo, thumbnail } = ctx.photoLinks.signed(privateKey, ctx.company.id, row.photoId, ctx.now);
  return { ...always, comment: photo, thumbnail, photo_state };
}
