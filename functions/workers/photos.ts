// Photos: message → verb.

import { openFiles } from '#functions/aws/files.ts';
import { resize } from '#functions/domain/photo-files/resize.ts';
import { consume } from '#functions/runtime/consume.ts';
import { env } from '#functions/runtime/env.ts';

export const handler = consume(
  'photos',
  { 'photo.uploaded': resize },
  { photoFiles: openFiles(env('PHOTOS_BUCKET')) },
);
