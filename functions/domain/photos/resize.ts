// An uploaded photo is made anew and shown, or refused: the row and its comment learn it in one write.

import type * as z from 'zod/mini';
import type { photoUploaded } from '#events/photos.ts';
import type { Files } from '#functions/aws/files.ts';
import type { JobCtx } from '#functions/runtime/consume.ts';
import { photoSettled } from '#functions/domain/worklogs/worklogs.ts';
import { keys } from '#functions/table/keys.ts';
import { type Photo, photoFrom, type PhotoState } from '#functions/table/photo-row.ts';
import { absent, all, type Change, equals, WriteRefused } from '#functions/table/write.ts';
import { variantsOf } from './variants.ts';

type ResizeCtx = Pick<JobCtx, 'table' | 'now' | 'log'> & { readonly photoFiles: Files };
const triesMax = 5;
/** A photo never changes under its address. */
const cacheControl = 'private, max-age=31536000, immutable';

/** Safe to be told twice: a photo that is ready or refused stays so, and its upload is removed. */
export async function resize(ctx: ResizeCtx, { detail }: z.output<typeof photoUploaded.body>): Promise<void> {
  const { key } = detail.object;
  const [, companyId, photoId] = /^raw\/([a-z0-9]+)\/([a-z0-9]+)$/.exec(key) ?? [];
  if (!companyId || !photoId) return ctx.log.info('not_a_photo');
  const photo = await photoOf(ctx, companyId, photoId);
  if (photo?.state === 'waiting' && photo.releasedAt === undefined) {
    const upload = await ctx.photoFiles.read(key);
    // Told twice at once: the other one has finished in between.
    if (upload) await settle(ctx, photo, await showable(ctx, photo, upload));
  }
  await ctx.photoFiles.remove(key);
}

async function photoOf(ctx: ResizeCtx, companyId: string, photoId: string): Promise<Photo | undefined> {
  const item = await ctx.table.get(keys.photo(companyId, photoId));
  return item && photoFrom(companyId, item);
}

async function showable(ctx: ResizeCtx, photo: Photo, upload: Uint8Array): Promise<PhotoState> {
  const variants = await variantsOf(upload);
  if (!variants) return 'refused';
  const base = `photos/${photo.companyId}/${photo.id}`;
  await ctx.photoFiles.write(`${base}.jpg`, variants.photo, 'image/jpeg', cacheControl);
  await ctx.photoFiles.write(`${base}-100.jpg`, variants.thumbnail, 'image/jpeg', cacheControl);
  return 'ready';
}

/** Attached before or after: whichever comes second finds what the first has written. */
async function settle(ctx: ResizeCtx, read: Photo, state: PhotoState): Promise<void> {
  let photo: Photo | undefined = read;
  for (let tries = 0; tries < triesMax && photo?.state === 'waiting'; tries += 1) {
    const { companyId, id, workLogId, commentId } = photo;
    const shown =
      workLogId === undefined || commentId === undefined
        ? undefined
        : await photoSettled(ctx, companyId, workLogId, commentId, state);
    const mark: Change = {
      update: keys.photo(companyId, id),
      set: { s: state },
      when: all(equals('s', 'waiting'), workLogId === undefined ? absent('w') : equals('w', workLogId)),
    };
    try {
      await ctx.table.write(mark, ...(shown ? [shown] : []));
      return;
    } catch (error) {
      if (!(error instanceof WriteRefused)) throw error;
      photo = await photoOf(ctx, companyId, id);
    }
  }
  if (photo?.state === 'waiting') throw new Error(`photo ${photo.id} could not be settled`);
}
