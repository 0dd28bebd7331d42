// Messages about photos.

import * as z from 'zod/mini';
import { message } from './message.ts';

/**
 * The store's own 'Object Created' event as EventBridge delivers it to the queue; the only message
 * that does not travel in our envelope.
 */
export const photoUploaded = message({
  name: 'photo.uploaded',
  queue: 'photos',
  version: 1,
  body: z.object({
    detail: z.object({ bucket: z.object({ name: z.string() }), object: z.object({ key: z.string() }) }),
  }),
  onceKey: (body) => body.detail.object.key,
});
