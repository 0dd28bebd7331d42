// A photo's upload: what is announced first, and where the file goes.

import * as z from 'zod/mini';
import { photoBytesMax, photoTypes } from '#shared/limits.ts';
import { clientId } from './ids.ts';

export const photoBegun = z.strictObject({
  id: clientId,
  type: z.enum(photoTypes),
  bytes: z.int().check(z.minimum(1), z.maximum(photoBytesMax)),
});
export const photoUpload = z.object({
  id: z.string(),
  /** The comment text that attaches the photo to an entry. */
  comment: z.string(),
  upload: z.object({ url: z.string(), fields: z.record(z.string(), z.string()) }),
});
export type PhotoUpload = z.output<typeof photoUpload>;
