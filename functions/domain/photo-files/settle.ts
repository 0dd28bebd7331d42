// Sets a photo's final state on its row and on the comment that shows it, in one write.

import type { JobCtx } from '#functions/runtime/consume.ts';
import { photoSettled } from '#functions/domain/worklogs/worklogs.ts';
import { keys } from '#functions/table/keys.ts';
import { type Photo, photoFrom, photoRow, type PhotoState } from '#functions/table/rows/photo-row.ts';
import { type Change, tryWrite } from '#functions/table/write.ts';

type TableCtx = Pick<JobCtx, 'table' | 'now'>;
const triesMax = 5;

/** A missing photo may still arrive; nothing else is settled twice. */
export const isUnsettled = ({ state }: Photo): boolean => state === 'waiting' || state === 'missing';

export async function photoOf(ctx: TableCtx, companyId: string, photoId: string): Promise<Photo | undefined> {
  const item = await ctx.table.get(keys.photo(companyId, photoId));
  return item && photoFrom(companyId, item);
}

/** Attaching and settling may come in either order: the later one reads what the earlier wrote. */
export async function settle(ctx: TableCtx, read: Photo, state: PhotoState): Promise<void> {
  let photo: Photo | undefined = read;
  for (let tries = 0; tries < triesMax && photo && isUnsettled(photo); tries += 1) {
    const { companyId, id, workLogId, commentId } = photo;
    const shown =
      workLogId === undefined || commentId === undefined
        ? undefined
        : await photoSettled(ctx, companyId, workLogId, commentId, state);
    const mark: Change = {
      update: keys.photo(companyId, id),
      ...photoRow.set({ state }),
      when: photoRow.is({ state: photo.state, workLogId }),
    };
    if (await tryWrite(ctx.table, mark, ...(shown ? [shown] : []))) return;
    photo = await photoOf(ctx, companyId, id);
  }
  if (photo && isUnsettled(photo)) throw new Error(`photo ${photo.id} could not be settled`);
}
