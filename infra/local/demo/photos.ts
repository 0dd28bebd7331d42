// The demo's photos: pictures of roofs, in the two sizes that the photos worker makes.

import { join } from 'node:path';
import type { Photo } from '#functions/table/rows/photo-row.ts';
import { runChild } from '#infra/local/child.ts';
import { rootFolder } from '#infra/local/source-hash.ts';

export const putPhotos = (bucket: string, photos: readonly Photo[]): Promise<void> =>
  runChild(
    [
      join(rootFolder, 'infra/local/demo/draw-photos.ts'),
      bucket,
      ...photos.map(({ companyId, id }) => `photos/${companyId}/${id}`),
    ],
    "The demo's photos could not be drawn: start with --empty, or mend what is named above.",
  );
