// Photos for spreadsheets and PDFs, small or as stored, fetched by key, twenty at a time, ahead of their rows.

import type { Files } from '#functions/aws/files.ts';
import { addresses } from '#functions/domain/notices/notices.ts';
import { picturedRowsMax } from '#shared/limits.ts';
import { type Picture, pictureFrom } from './pictures.ts';
import type { SheetRow } from './rows.ts';

/** Anything with comments. */
export type Pictured = Pick<SheetRow, 'comments'>;

/** How the photos of a row are shown. */
export type Photos =
  /** In order: pictures, or a note where one is missing. */
  | { readonly as: 'pictures'; readonly of: (row: SheetRow) => Promise<readonly (Picture | string)[]> }
  /** A link to where they can be viewed. */
  | { readonly as: 'links'; readonly of: (row: SheetRow) => string };

type PhotosCtx = { readonly photoFiles: Files; readonly webOrigin: string };

/** Beyond `picturedRowsMax` rows a sheet with pictures is too large for the worker's memory. */
export const photosOf = (
  ctx: PhotosCtx,
  companyId: string,
  rows: readonly SheetRow[],
  missing: string,
): Photos =>
  rows.length > picturedRowsMax
    ? { as: 'links', of: ({ day }) => addresses.day(ctx, day) }
    : { as: 'pictures', of: thumbnails(ctx.photoFiles, companyId, rows, missing) };

/** The 100-pixel picture, or the photo as the page shows it. */
export type PhotoSize = 'small' | 'large';

const atOnce = 20;

/** Keys come from the row's photo id, never from text a user wrote (T18). */
const keyOf = (companyId: string, photoId: string, size: PhotoSize): string =>
  `photos/${companyId}/${photoId}${size === 'small' ? '-100' : ''}.jpg`;

/**
 * Returns a row's photos, with `missing` in place of absent ones. Rows must be asked for in the order of `rows`;
 * photos already returned are released.
 */
export function thumbnails(
  files: Files,
  companyId: string,
  rows: readonly Pictured[],
  missing: string,
  size: PhotoSize = 'small',
) {
  const wanted = rows.flatMap((row) => photosIn(row).map((photo) => ({ row, ...photo })));
  const coming = new Map<Pictured, Promise<Picture | string>[]>();
  let next = 0;

  function fetchMore(): void {
    for (; next < wanted.length && waiting(coming) < atOnce; next += 1) {
      const photo = wanted[next];
      if (photo === undefined) return;
      const found = photo.isReady ? fetched(photo.photoId) : Promise.resolve(missing);
      // A failed read throws when its row asks for it.
      found.catch(() => undefined);
      const before = coming.get(photo.row);
      if (before) before.push(found);
      else coming.set(photo.row, [found]);
    }
  }
  async function fetched(photoId: string): Promise<Picture | string> {
    const bytes = await files.read(keyOf(companyId, photoId, size));
    return (bytes && pictureFrom(bytes)) ?? missing;
  }

  return async (row: Pictured): Promise<readonly (Picture | string)[]> => {
    const count = photosIn(row).length;
    if (count === 0) return [];
    const found: (Picture | string)[] = [];
    while (found.length < count) {
      fetchMore();
      const [first, ...rest] = coming.get(row) ?? [];
      if (first === undefined) throw new Error('photos were asked for out of order');
      coming.set(row, rest);
      found.push(await first);
    }
    coming.delete(row);
    fetchMore();
    return found;
  };
}

const photosIn = (row: Pictured) =>
  row.comments.flatMap(({ photoId, photoState }) =>
    photoId === undefined ? [] : [{ photoId, isReady: photoState === 'ready' }],
  );

function waiting(coming: ReadonlyMap<Pictured, readonly unknown[]>): number {
  let count = 0;
  for (const some of coming.values()) count += some.length;
  return count;
}
