// Photos: announced before their upload, attached by the comment that names them, released with their entry.

import { createHash } from 'node:crypto';
import type * as z from 'zod/mini';
import { budgets, photoBytesMax, photoUploadSeconds } from '#shared/limits.ts';
import { idAlphabet, idKinds } from '#shared/model/ids.ts';
import type { PhotoUpload, photoBegun } from '#shared/model/photo.ts';
import type { PhotoLinks } from '#functions/aws/photo-links.ts';
import type { UploadForms } from '#functions/aws/upload-forms.ts';
import type { CompanyCtx } from '#functions/runtime/context.ts';
import { fail } from '#functions/runtime/fail.ts';
import { type Budget, giveBack, take } from '#functions/domain/budgets/budgets.ts';
import { keys } from '#functions/table/keys.ts';
import { type Photo, photoFrom, photoItem, photoRow } from '#functions/table/rows/photo-row.ts';
import { absent, all, type Change, present, WriteRefused } from '#functions/table/write.ts';

type BeginCtx = CompanyCtx & { readonly photoUploads: UploadForms; readonly photoLinks: PhotoLinks };
type TableCtx = Pick<CompanyCtx, 'table' | 'company'>;

/** Where an upload waits, unreadable, until it is re-encoded. */
export const rawKey = (companyId: string, photoId: string): string => `raw/${companyId}/${photoId}`;

/** Announces a photo and returns where its file goes. The same client id gives the same photo. */
export async function begin(
  ctx: BeginCtx,
  input: { body: z.output<typeof photoBegun> },
): Promise<PhotoUpload> {
  const { body } = input;
  const photo: Photo = {
    companyId: ctx.company.id,
    id: photoIdFrom(`${ctx.company.id} ${ctx.session.subject} ${body.id}`),
    subject: ctx.session.subject,
    type: body.type,
    bytes: body.bytes,
    beganAt: ctx.now,
    state: 'waiting',
    workLogId: undefined,
    commentId: undefined,
    releasedAt: undefined,
  };
  const kept = (await find(ctx, photo.id)) ?? (await announced(ctx, photo));
  if (kept.type !== body.type || kept.bytes !== body.bytes) fail('key_reused');
  const upload = await ctx.photoUploads.form(rawKey(ctx.company.id, photo.id), {
    type: photo.type,
    bytesMax: photoBytesMax,
    seconds: photoUploadSeconds,
  });
  return { id: photo.id, comment: ctx.photoLinks.address(ctx.company.id, photo.id), upload };
}

/** Made from the client's id, so that a repeat gives the same photo; it cannot be guessed. */
function photoIdFrom(seed: string): string {
  const digest = createHash('sha256').update(`photo ${seed}`).digest();
  const letters = [...digest.subarray(0, idKinds.photo.length)];
  return idKinds.photo.letter + letters.map((byte) => idAlphabet[byte % idAlphabet.length]).join('');
}

/** Writes the row within the company's photo budgets; a faster repeat's row counts. */
async function announced(ctx: BeginCtx, photo: Photo): Promise<Photo> {
  const names: Budget[] = ctx.company.isEmailVerified
    ? ['photosPerCompanyDay']
    : ['photosPerCompanyDay', 'photosBeforeVerified'];
  const drawn: (readonly [Budget, string])[] = [];
  for (const name of names) {
    const draw = [name, ctx.company.id] as const;
    if (!(await take(ctx, draw))) {
      await giveBack(ctx, drawn);
      fail('limit_reached', { max: budgets[name][0] });
    }
    drawn.push(draw);
  }
  try {
    await ctx.table.write({ put: photoItem(photo), when: absent() });
    return photo;
  } catch (error) {
    await giveBack(ctx, drawn);
    const item = error instanceof WriteRefused ? error.refused[0]?.item : undefined;
    if (!item) throw error;
    return photoFrom(photo.companyId, item);
  }
}

async function find(ctx: TableCtx, photoId: string): Promise<Photo | undefined> {
  const item = await ctx.table.get(keys.photo(ctx.company.id, photoId));
  return item && photoFrom(ctx.company.id, item);
}

/** The photo, if the caller may attach it to this entry or has done so before; otherwise refused. */
export async function attachable(
  ctx: TableCtx & Pick<CompanyCtx, 'session'>,
  photoId: string,
  workLogId: string,
): Promise<Photo> {
  const photo = await find(ctx, photoId);
  const isFree = photo?.workLogId === undefined || photo.workLogId === workLogId;
  const isOwn = photo?.subject === ctx.session.subject && photo.releasedAt === undefined;
  return photo && isFree && isOwn ? photo : fail('photo_missing');
}

/** For the transaction that writes the comment; refused when the photo changed since it was read. */
export const attachChange = (photo: Photo, workLogId: string, commentId: string): Change => ({
  update: keys.photo(photo.companyId, photo.id),
  ...photoRow.set({ workLogId, commentId }),
  when: all(present(), photoRow.is({ state: photo.state, workLogId: undefined, releasedAt: undefined })),
});

/** For the transaction that deletes the entry; the sweep deletes the files once it cannot be put back. */
export const releaseChange = (companyId: string, photoId: string, now: number): Change => ({
  update: keys.photo(companyId, photoId),
  ...photoRow.set({ releasedAt: now }),
});

/** These photos; undefined for one that is gone. */
export const photosOf = async (ctx: TableCtx, ids: readonly string[]): Promise<(Photo | undefined)[]> =>
  (await ctx.table.getMany(ids.map((id) => keys.photo(ctx.company.id, id)))).map(
    (item) => item && photoFrom(ctx.company.id, item),
  );

/** For the transaction that puts the entry back; refused when the photo changed since it was read. */
export const holdChange = ({ companyId, id, state }: Photo): Change => ({
  update: keys.photo(companyId, id),
  ...photoRow.set({ releasedAt: undefined }),
  when: all(present(photoRow.at.releasedAt), photoRow.is({ state })),
});
