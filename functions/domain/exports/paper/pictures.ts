// Photos below a row in a PDF: fetched as their row comes, stored in the file once however often shown.

import type { Picture } from '#functions/domain/exports/sheet/pictures.ts';
import type { Pictured } from '#functions/domain/exports/sheet/thumbnails.ts';
import { looks } from './looks.ts';
import type { Pen } from './pen.ts';

/** The photos of each row, asked for in row order: pictures, or a note where one is missing. */
export type PhotosOf = (
  rows: readonly Pictured[],
) => (row: Pictured) => Promise<readonly (Picture | string)[]>;
/** A picture, or the note that replaces it. */
type Shown = { readonly image: string } | { readonly note: string };

/** Space for a picture before its height is known: small ones, or two of a page's width. */
export const pictureSides = { small: 72, large: 222 } as const;
export const pictureGap = 6;

const idsIn = ({ comments }: Pictured): string[] => comments.flatMap(({ photoId }) => photoId ?? []);
export const photosIn = (row: Pictured): number => idsIn(row).length;

/** The photos of one document. Each section announces its rows first, so that some are fetched ahead. */
export function openPictures(photosOf: PhotosOf, missing: string) {
  const known = new Map<string, Shown>();
  // A data URL: pdfkit recognises it and stores the picture once.
  const shownAs = (photo: Picture | string | undefined): Shown =>
    photo === undefined || typeof photo === 'string'
      ? { note: photo ?? missing }
      : { image: `data:image/jpeg;base64,${Buffer.from(photo.jpeg).toString('base64')}` };

  return (rows: readonly Pictured[]) => {
    // Entries appear in several sections; a photo already shown is not fetched again.
    const unknown = new Map<Pictured, Pictured>();
    for (const row of rows) {
      const comments = row.comments.filter(({ photoId }) => photoId !== undefined && !known.has(photoId));
      if (comments.length > 0) unknown.set(row, { comments });
    }
    const fetched = photosOf([...unknown.values()]);
    return async (row: Pictured): Promise<readonly Shown[]> => {
      const wanted = unknown.get(row);
      const photos = wanted === undefined ? [] : await fetched(wanted);
      for (const [at, id] of idsIn(wanted ?? { comments: [] }).entries()) known.set(id, shownAs(photos[at]));
      return idsIn(row).map((id) => known.get(id) ?? { note: missing });
    };
  };
}

/** Draws one at its place, as large as fits. */
export function drawPicture(pen: Pen, shown: Shown, side: number, x: number, y: number): void {
  if ('image' in shown) return pen.picture(shown.image, x, y, side);
  pen.fill(x, y, side, side, 'sunk', 4);
  return pen.write(shown.note, looks.missing, { x: x + 6, y: y + 6, width: side - 12 });
}
