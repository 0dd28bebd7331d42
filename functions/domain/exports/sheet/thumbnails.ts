// The small photos of a spreadsheet or a PDF, fetched by their keys, twenty at a time, ahead of the rows that show them.

import type { Files } from '#functions/aws/files.ts';
import { addresses } from '#functions/domain/notices/notices.ts';
import { picturedRowsMax } from '#shared/limits.ts';
import { type Picture, pictureFrom } from './pictures.ts';
import type { SheetRow } from './rows.ts';

/** Whatever has comments, photos among them. */
export type Pictured = Pick<SheetRow, 'comments'>;

/** How the photos of a row are shown. */
export type Photos =
  /** In order: pictures, or a note where one is missing. */
  | { readonly as: 'pictures'; readonly of: (row: SheetRow) => Promise<readonly (Picture | string)[]> }
  /** A link to where they can be seen. */
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

const atOnce = 20;

/** The key never comes from a text that someone wrote: the row itself says which photo it holds (T18). */
const keyOf = (companyId: string, photoId: string): string => `photos/${companyId}/${photoId}-100.jpg`;

/**
 * Answers a row's photos, or `missing` in the place of one that is not there. Rows must be asked for in the order
 * of `rows`; what was asked for is let go.
 */
export function thumbnails(files: Files, companyId: string, rows: readonly Pictured[], missing: string) {
  const wanted = rows.flatMap((row) => photosIn(row).map((photo) => ({ row, ...photo })));
  const coming = new Map<Pictured, Promise<Picture | string>[]>();
  let next = 0;

  function fetchMore(): void {
    for (; next < wanted.length && waiting(coming) < atOnce; next += 1) {
      const photo = wanted[next];
      if (photo === undefined) return;
      const found = photo.isReady ? fetched(photo.photoId) : Promise.resolve(missing);
      // A failed read is the asking row's to throw.
      found.catch(() => undefined);
      const before = coming.get(photo.row);
      if (before) before.push(found);
      else coming.set(photo.row, [found]);
    }
  }
  async function fetched(photoId: string): Promise<Picture | string> {
    const bytes = await files.read(keyOf(companyId, photoId));
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
