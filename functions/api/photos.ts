// Photos: each role announces its uploads here: endpoint → verb.

import { photos } from '#shared/api/photos.ts';
import { openPhotoLinks } from '#functions/aws/photo-links.ts';
import { openUploadForms } from '#functions/aws/upload-forms.ts';
import { begin } from '#functions/domain/photos/photos.ts';
import { findActor } from '#functions/domain/sessions/sessions.ts';
import { env } from '#functions/runtime/env.ts';
import { serve } from '#functions/runtime/serve.ts';

export const handler = serve(
  photos,
  { beginByEmployee: begin, beginByCompany: begin, beginByTimeClock: begin },
  findActor,
  {
    photoUploads: openUploadForms(env('PHOTOS_BUCKET')),
    // Only plain addresses are needed: nothing is signed, so there is no key pair.
    photoLinks: openPhotoLinks(env('PHOTO_ORIGIN'), ''),
  },
);
