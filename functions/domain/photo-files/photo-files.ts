// The end of photos: files that no entry shows are deleted, and uploads that never came are marked missing.

import { photoMissingSeconds, photoWaitSeconds, restorableSecondsMax } from '#shared/limits.ts';
import type { Files } from '#functions/aws/files.ts';
import type { JobCtx } from '#functions/runtime/consume.ts';
import { keys, ranges } from '#functions/table/keys.ts';
import { type Photo, photoFrom, photoRow } from '#functions/table/rows/photo-row.ts';
import { textIn } from '#functions/table/read.ts';
import { all, present, WriteRefused } from '#functions/table/write.ts';
import { settle } from './settle.ts';

type SweepCtx = Pick<JobCtx, 'table' | 'now'> & { readonly photoFiles: Pick<Files, 'remove'> };

/** The files that the photos worker writes. Its bucket deletes the upload itself after a day. */
const readyKeys = (companyId: string, photoId: string): readonly string[] =>
  ['', '-100'].map((variant) => `photos/${companyId}/${photoId}${variant}.jpg`);

/** All photos of a company; one that fails does not stop the others. */
export async function sweepPhotos(ctx: SweepCtx, companyId: string): Promise<void> {
  const failures: unknown[] = [];
  for (const row of await ctx.table.queryAll(ranges.photos(companyId))) {
    try {
      const photo = photoFrom(companyId, row);
      if (isForgotten(photo, ctx.now)) await forget(ctx, photo);
      else if (isMissing(photo, ctx.now)) await settle(ctx, photo, 'missing');
    } catch (error) {
      failures.push(new Error(`photo ${textIn(row, 'SK')} could not be swept`, { cause: error }));
    }
  }
  if (failures.length) throw new AggregateError(failures, `photos of ${companyId} could not be swept`);
}

const isForgotten = ({ releasedAt, workLogId, beganAt }: Photo, now: number): boolean =>
  releasedAt === undefined
    ? workLogId === undefined && beganAt <= now - photoWaitSeconds
    : releasedAt <= now - releasedSecondsMin;
/** Its entry may be put back for half this long: never while its files are being deleted. */
const releasedSecondsMin = 2 * restorableSecondsMax;
const isMissing = ({ state, workLogId, beganAt }: Photo, now: number): boolean =>
  state === 'waiting' && workLogId !== undefined && beganAt <= now - photoMissingSeconds;

async function forget(ctx: SweepCtx, { companyId, id, releasedAt }: Photo): Promise<void> {
  const key = keys.photo(companyId, id);
  const isReleased = present(photoRow.at.releasedAt);
  const isStill = releasedAt === undefined ? photoRow.is({ workLogId: undefined }) : isReleased;
  try {
    // Marked first, so that it can no longer be attached; then the files go, then the row.
    await ctx.table.write({
      update: key,
      ...photoRow.set({ releasedAt: releasedAt ?? ctx.now }),
      when: all(present(), isStill),
    });
    for (const file of readyKeys(companyId, id)) await ctx.photoFiles.remove(file);
    await ctx.table.write({ delete: key, when: isReleased });
  } catch (error) {
    // It was just attached, or another sweep removed it.
    if (!(error instanceof WriteRefused)) throw error;
  }
}
