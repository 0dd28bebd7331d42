// Re-encodes an uploaded photo, or refuses it.

import type * as z from 'zod/mini';
import type { photoUploaded } from '#events/photos.ts';
import { restorableSecondsMax } from '#shared/limits.ts';
import type { Files } from '#functions/aws/files.ts';
import type { JobCtx } from '#functions/runtime/consume.ts';
import type { Photo, PhotoState } from '#functions/table/rows/photo-row.ts';
import { isUnsettled, photoOf, settle } from './settle.ts';
import { variantsOf } from './variants.ts';

type ResizeCtx = Pick<JobCtx, 'table' | 'now' | 'log'> & { readonly photoFiles: Files };
/** The content at a photo's address never changes. */
const cacheControl = 'private, max-age=31536000, immutable';

/** Safe to repeat: a photo that is ready or refused stays so, and its upload is deleted. */
export async function resize(ctx: ResizeCtx, { detail }: z.output<typeof photoUploaded.body>): Promise<void> {
  const { key } = detail.object;
  const [, companyId, photoId] = /^raw\/([a-z0-9]+)\/([a-z0-9]+)$/.exec(key) ?? [];
  if (!companyId || !photoId) return ctx.log.info('not_a_photo');
  const photo = await photoOf(ctx, companyId, photoId);
  if (photo && isUnsettled(photo) && !isGone(photo, ctx.now)) {
    const upload = await ctx.photoFiles.read(key);
    // No upload: another run of the same message has finished.
    if (upload) await settle(ctx, photo, await showable(ctx, photo, upload));
  }
  await ctx.photoFiles.remove(key);
}

/** The entry of a released photo may be put back for a while. */
const isGone = ({ releasedAt }: Photo, now: number): boolean =>
  releasedAt !== undefined && releasedAt <= now - restorableSecondsMax;

async function showable(ctx: ResizeCtx, photo: Photo, upload: Uint8Array): Promise<PhotoState> {
  const variants = await variantsOf(upload);
  if (!variants) return 'refused';
  const base = `photos/${photo.companyId}/${photo.id}`;
  await ctx.photoFiles.write(`${base}.jpg`, variants.photo, 'image/jpeg', cacheControl);
  await ctx.photoFiles.write(`${base}-100.jpg`, variants.thumbnail, 'image/jpeg', cacheControl);
  return 'ready';
}
