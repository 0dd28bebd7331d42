// The pictures beneath a row on paper: fetched as their row comes, each held by the file once however often it stands there.

import type { Picture } from '#functions/domain/exports/sheet/pictures.ts';
import type { Pen } from './pen.ts';
import type { Pictured } from '#functions/domain/exports/sheet/thumbnails.ts';

/** Answers, for rows asked in their order, the photos of each: pictures, or notes where there is none. */
export type PhotosOf = (
  rows: readonly Pictured[],
) => (row: Pictured) => Promise<readonly (Picture | string)[]>;
/** What stands in a place: a picture, or why there is none. */
type Shown = { readonly image: string } | { readonly note: string };

/** Room for a picture before it is known how high it is. */
export const pictureSide = 72;
const pictureGap = 6;
export const pictureStep = pictureSide + pictureGap;
const noteLook = { size: 8, ink: 'dim' } as const;
const noteLine = 10;

export const picturesBeside = (width: number): number =>
  Math.max(1, Math.floor((width + pictureGap) / pictureStep));

const idsIn = ({ comments }: Pictured): string[] => comments.flatMap(({ photoId }) => photoId ?? []);
export const countOfPictures = (row: Pictured): number => idsIn(row).length;

/** The pictures of one document; each section's rows are told first, so that some are fetched ahead. */
export function openPictures(photosOf: PhotosOf, missing: string) {
  const known = new Map<string, Shown>();

  // As an address of its own bytes: the document finds it again and holds it once.
  const shownAs = (photo: Picture | string | undefined): Shown =>
    photo === undefined || typeof photo === 'string'
      ? { note: photo ?? missing }
      : { image: `data:image/jpeg;base64,${Buffer.from(photo.jpeg).toString('base64')}` };

  return (rows: readonly Pictured[]) => {
    // An entry stands in several sections: what one of them has shown is not fetched again.
    const unknown = new Map<Pictured, Pictured>();
    for (const row of rows) {
      const comments = row.comments.filter(({ photoId }) => photoId !== undefined && !known.has(photoId));
      if (comments.length > 0) unknown.set(row, { comments });
    }
    const fetched = photosOf([...unknown.values()]);
    return async (row: Pictured): Promise<readonly Shown[]> => {
      const wanted = unknown.get(row);
      if (wanted !== undefined) {
        const photos = await fetched(wanted);
        for (const [at, id] of idsIn(wanted).entries()) known.set(id, shownAs(photos[at]));
      }
      return idsIn(row).map((id) => known.get(id) ?? { note: missing });
    };
  };
}

/** Draws one in its place, as large as fits. */
export function drawPicture(pen: Pen, shown: Shown | undefined, x: number, y: number): void {
  if (shown === undefined) return;
  if ('image' in shown) {
    pen.doc.image(shown.image, x, y, { fit: [pictureSide, pictureSide] });
    return;
  }
  pen.fill(x, y, pictureSide, pictureSide, 'sunk', 4);
  const lines = pen.lines(shown.note, noteLook, pictureSide - 12);
  for (const [at, line] of lines.entries()) pen.write(line, noteLook, { x: x + 6, y: y + 6 + at * noteLine });
}
