// What other nouns may ask of work logs.

import type { Table } from '#functions/aws/table.ts';
import { keys } from '#functions/table/keys.ts';
import type { PhotoState } from '#functions/table/photo-row.ts';
import { commentItem } from '#functions/table/work-log-parts.ts';
import { absent, all, type Change, present } from '#functions/table/write.ts';
import { find } from './store.ts';

/**
 * The change by which the comment that shows a photo says how far the photo is; undefined when the entry or the
 * comment is gone. Refused when the entry has moved or was deleted since.
 */
export async function photoSettled(
  ctx: { readonly table: Table; readonly now: number },
  companyId: string,
  workLogId: string,
  commentId: string,
  photoState: PhotoState,
): Promise<Change | undefined> {
  const row = await find(ctx.table, companyId, workLogId);
  const comment = row?.comments.find(({ id }) => id === commentId);
  if (!row || !comment) return undefined;
  return {
    update: keys.workLog(companyId, row.month, row.entry),
    set: { [`c.${commentId}`]: commentItem({ ...comment, photoState }), u: ctx.now },
    when: all(present(`c.${commentId}`), absent('x')),
  };
}
